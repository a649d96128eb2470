// Bytes -> 4x4 puzzle: engine, lessons, verify and brute force agree.

#include "core/formats/constraints/description.hpp"
#include "tests/fuzz/puzzle_from_bytes.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/support/oracles/agreement.hpp"

using namespace ninefold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::ByteReader bytes(data, size);
  const Puzzle puzzle = fuzz::puzzle_from_bytes(bytes);
  // Few visits: the speed of the fuzzer matters more than one long lesson.
  const tests::Agreement agreement =
      tests::compare_all(puzzle, {{20'000, 600, UINT64_MAX}, 0, 300});
  fuzz::require(!agreement.disagreement.has_value(),
                write_description(puzzle) + ": " + agreement.disagreement.value_or(""));
  return 0;
}
