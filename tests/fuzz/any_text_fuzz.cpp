// Bytes -> text of any format the program knows.

#include "core/formats/any_text/any_text.hpp"
#include "tests/fuzz/byte_reader.hpp"
#include "tests/fuzz/check_puzzle.hpp"

using namespace ninefold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const AnyText read = read_any_text(fuzz::ByteReader(data, size).rest());
  fuzz::require(read.error.has_value() || !read.puzzles.empty(), "a text has puzzles or an error");
  fuzz::require(read.format.has_value() || read.puzzles.empty(), "puzzles are of some format");
  if (read.error) fuzz::check_error(*read.error);
  for (const NamedPuzzle& named : read.puzzles) {
    fuzz::check_puzzle(named.puzzle);
    const Grid& givens = named.puzzle.givens;
    for (std::size_t cell = 0; cell < named.candidates.size(); ++cell) {
      const bool is_given = givens[static_cast<Cell>(cell)] != empty_cell;
      fuzz::require(!is_given || named.candidates[cell] == 0, "only empty cells have candidates");
    }
  }
  return 0;
}
