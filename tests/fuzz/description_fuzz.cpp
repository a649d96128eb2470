// Bytes -> description: what can be read is valid, and comes back the same when written.

#include "core/formats/description.hpp"
#include "tests/fuzz/byte_reader.hpp"
#include "tests/fuzz/require.hpp"

using namespace ninefold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::ByteReader(data, size).rest();
  const Result<Puzzle> puzzle = read_description(text);
  if (!puzzle) {
    fuzz::require(puzzle.error().line >= 0 && puzzle.error().column >= 0, "places are places");
    fuzz::require(puzzle.error().found.size() < 200, "an error does not repeat the whole input");
    return 0;
  }
  const Shape shape = puzzle->givens.shape();
  fuzz::require(!validate(puzzle->rules, shape).has_value(), "rules that were read are valid");
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    fuzz::require(puzzle->givens[static_cast<Cell>(cell)] <= shape.size(), "givens fit the board");
  }
  const std::string written = write_description(*puzzle);
  const Result<Puzzle> again = read_description(written);
  fuzz::require(again.has_value(), "what was written can be read: " + written);
  fuzz::require(again->givens == puzzle->givens, "the givens come back: " + written);
  fuzz::require(write_description(*again) == written, "writing twice is the same: " + written);
  return 0;
}
