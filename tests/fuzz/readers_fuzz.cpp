// Bytes -> each reader of one format. A text that arrives in pieces, cut anywhere, is read as the
// whole text is; and grids come back from what the writers write.

#include "core/formats/assignments/asterisk_frame.hpp"
#include "core/formats/assignments/csu.hpp"
#include "core/formats/assignments/mystic.hpp"
#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/rows.hpp"
#include "tests/fuzz/byte_reader.hpp"
#include "tests/fuzz/check_puzzle.hpp"

#include <algorithm>
#include <array>
#include <vector>

using namespace ninefold;

namespace {

/// All that a reader says, to be compared.
struct Outcome {
  std::vector<Grid> grids;
  std::vector<Rule> rules;
  std::vector<std::string> names;
  std::optional<Error> error;

  bool operator==(const Outcome&) const = default;
};

using Reader = Outcome (*)(TextReader&);

Outcome as_csu(TextReader& text) {
  Outcome outcome;
  const Result<Grid> grid = read_csu(text);
  if (grid)
    outcome.grids.push_back(*grid);
  else
    outcome.error = grid.error();
  return outcome;
}

template <bool allows_titles>
Outcome as_grids(TextReader& text) {
  Outcome outcome;
  GridOptions options;
  options.allows_titles = allows_titles;
  while (true) {
    const Result<std::optional<GridText>> grid = next_grid(text, options);
    if (!grid) outcome.error = grid.error();
    if (!grid || !*grid) return outcome;
    outcome.grids.push_back((*grid)->givens);
    outcome.names.push_back((*grid)->name);
  }
}

Outcome as_single_grid(TextReader& text) {
  Outcome outcome;
  GridOptions options;
  options.shape = Shape{};
  const Result<GridText> grid = read_single_grid(text, options);
  if (!grid)
    outcome.error = grid.error();
  else
    outcome.grids.push_back(grid->givens);
  return outcome;
}

Outcome as_mystic(TextReader& text) {
  Outcome outcome;
  MysticReader reader(text);
  while (true) {
    Result<std::optional<Puzzle>> puzzle = reader.next();
    if (!puzzle) outcome.error = puzzle.error();
    if (!puzzle || !*puzzle) return outcome;
    fuzz::check_puzzle(**puzzle);
    outcome.grids.push_back((*puzzle)->givens);
    outcome.rules.push_back((*puzzle)->rules.back());
  }
}

Outcome as_lines(TextReader& text) {
  Outcome outcome;
  while (true) {
    const Result<std::optional<PuzzleLine>> line = next_puzzle_line(text);
    if (!line) outcome.error = line.error();
    if (!line || !*line) return outcome;
    outcome.grids.push_back((*line)->givens);
    outcome.names.emplace_back((*line)->comment);
  }
}

constexpr std::array<Reader, 6> readers{as_csu,         as_grids<false>, as_grids<true>,
                                        as_single_grid, as_mystic,       as_lines};

/// The outcome of a text in pieces of that many characters; each is a copy of its own that is gone
/// when the next one comes.
Outcome read_in_pieces(Reader read, std::string_view whole, std::size_t length) {
  std::vector<char> piece;
  TextReader text([&piece, whole, length]() mutable {
    const std::string_view next = whole.substr(0, length);
    whole.remove_prefix(next.size());
    piece = std::vector<char>(next.begin(), next.end());
    return std::string_view(piece.data(), piece.size());
  });
  return read(text);
}

void check_grid(const Grid& grid) {
  const auto reads_back = [&grid](const std::string& written) {
    TextReader text{std::string_view(written)};
    const Result<GridText> again = read_single_grid(text);
    fuzz::require(again.has_value() && again->givens == grid, "a grid comes back:\n" + written);
  };
  reads_back(write_puzzle_line(grid));
  reads_back(write_puzzle_line(grid, '0'));
  reads_back(write_rows(grid));
  reads_back(write_csu(grid));
  if (grid.shape() == Shape{}) reads_back(write_asterisk_frame(grid));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::ByteReader bytes(data, size);
  const Reader read = readers[bytes.below(std::size(readers))];
  const std::size_t length = 1 + bytes.next();
  const std::string_view whole = bytes.rest();
  TextReader text(whole);
  const Outcome outcome = read(text);
  if (outcome.error) fuzz::check_error(*outcome.error);
  for (const Grid& grid : outcome.grids) check_grid(grid);
  fuzz::require(read_in_pieces(read, whole, length) == outcome, "pieces are read as the whole");
  return 0;
}
