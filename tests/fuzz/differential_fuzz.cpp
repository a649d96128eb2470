// Bytes -> 4x4 puzzle: engine, lessons, verify and brute force agree.

#include "core/formats/description.hpp"
#include "tests/fuzz/puzzle_from_bytes.hpp"
#include "tests/fuzz/require.hpp"
#include "tests/support/agreement.hpp"

using namespace ninefold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::ByteReader bytes(data, size);
  const Puzzle puzzle = fuzz::puzzle_from_bytes(bytes);
  const tests::Agreement agreement = tests::compare_all(puzzle);
  fuzz::require(!agreement.disagreement.has_value(),
                write_description(puzzle) + ": " + agreement.disagreement.value_or(""));
  return 0;
}
