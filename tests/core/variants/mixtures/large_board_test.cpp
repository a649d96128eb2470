// Random mixtures on boards of up to 16x16 cells, of which all but some cells are given: of the
// ways to fill these that the board alone allows, the search finds those that every rule holds for.
// NINEFOLD_SEED and NINEFOLD_SECONDS make the slow test draw others, and for longer.

#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

using Values = std::vector<int>;

constexpr std::array boards_of_full_size{
    Board{".Shape~4x4~~Raw", 4, 4, 1, 4},
    Board{".Shape~6x6~~Raw", 6, 6, 1, 6},
    Board{".Shape~9x9~~Raw", 9, 9, 1, 9},
    Board{".Shape~4x4~0-4", 4, 4, 0, 4},
    Board{".Shape~6x6", 6, 6, 1, 6},
    Board{".Shape~6x8", 6, 8, 1, 8},
    Board{".Shape~7x5~0-8", 7, 5, 0, 8},
    Board{".Shape~9x9", 9, 9, 1, 9},
    Board{".Shape~9x9.NoBoxes", 9, 9, 1, 9},
    Board{".Shape~9x9~0-9.Var~A~~3", 9, 9, 0, 9, "VA1 VA2 VA3 "},
    Board{".Shape~8x8~0-7.Jigsaw~"
          "1111222211112222333344443333444455556666555566667777888877778888.NoBoxes",
          8, 8, 0, 7},
    Board{".Shape~10x10", 10, 10, 1, 10},
    Board{".Shape~11x11~13", 11, 11, 1, 13},
    Board{".Shape~12x12~0-11.Var~A~~2x2", 12, 12, 0, 11, "VA1 VA2 VA3 VA4 "},
    Board{".Shape~16x16", 16, 16, 1, 16},
    Board{".Shape~16x16~0-15~Raw", 16, 16, 0, 15},
    Board{".Shape~13x16~9~Raw", 13, 16, 1, 9},
};

/// What the search finds, up to so many, in its order; all of it, or nothing.
std::vector<Values> all_fillings(const std::string& text, std::size_t most) {
  std::vector<Values> found;
  variants::VariantEngine(read_variant(text)).enumerate([&](std::span<const int> values) {
    found.emplace_back(values.begin(), values.end());
    return found.size() <= most;
  });
  if (found.size() > most) found.clear();
  return found;
}

/// The cells of each row, or of each column.
std::vector<std::vector<std::size_t>> lines_of(const variants::Layout& layout, bool are_rows) {
  std::vector<std::vector<std::size_t>> lines(
      static_cast<std::size_t>(are_rows ? layout.rows : layout.columns));
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      lines[static_cast<std::size_t>(are_rows ? row : column)].push_back(
          static_cast<std::size_t>(layout.at(row, column)));
    }
  }
  return lines;
}

/// Gives the cells of each row different values, or those of each column, if there are so many.
void order_lines(const variants::Layout& layout, Random& random, Values& board) {
  for (const auto& line : lines_of(layout, random.chance(50))) {
    Values digits(static_cast<std::size_t>(layout.value_count()));
    std::iota(digits.begin(), digits.end(), layout.lowest);
    random.shuffle(digits);
    if (line.size() > digits.size()) return;
    for (std::size_t i = 0; i < line.size(); ++i) board[line[i]] = digits[i];
  }
}

/// A full board that keeps rows, columns and boxes: each row is the one before, moved on by the
/// width of a box, and by one from band to band. Without houses all values are drawn, as they are
/// beside the grid.
Values full_board_of(const variants::Layout& layout, Random& random) {
  Values board(static_cast<std::size_t>(layout.cell_count()));
  for (int& value : board) value = layout.lowest + random.below(layout.value_count());
  if (layout.is_raw) {
    if (random.chance(80)) order_lines(layout, random, board);
    return board;
  }
  Values digits(static_cast<std::size_t>(layout.value_count()));
  std::iota(digits.begin(), digits.end(), layout.lowest);
  random.shuffle(digits);
  const auto box = layout.box_shape(layout.region_size);
  const int height = box ? box->height : 1;
  const int width = box ? box->width : 1;
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      const int place = (row % height * width + row / height + column) % layout.region_size;
      board[static_cast<std::size_t>(layout.at(row, column))] =
          digits[static_cast<std::size_t>(place)];
    }
  }
  return board;
}

std::string givens_of(const variants::Layout& layout, const Values& values,
                      const std::vector<std::size_t>& cells) {
  std::string text;
  for (const std::size_t cell : cells) {
    text += ".~" + layout.name(static_cast<variants::CellIndex>(cell)) + "_" +
            std::to_string(values[cell]);
  }
  return text;
}

/// Rules that hold on the board, of kinds whose numbers are seldom right by chance.
class RulesOfBoard {
 public:
  RulesOfBoard(const variants::Layout& layout, const Values& full, Random& random)
      : layout_(layout), full_(full), random_(random) {}

  // All rows of a raw board are houses, or all columns, and at times both.
  std::string houses() const {
    std::string text;
    for (const bool are_rows : {true, false}) {
      const auto lines = lines_of(layout_, are_rows);
      const bool all_differ = std::all_of(lines.begin(), lines.end(), [this](const auto& line) {
        return number_of_values(line) == line.size();
      });
      if (!all_differ || !layout_.is_raw) continue;
      for (const auto& line : lines) text += ".AllDifferent" + names(line);
    }
    return text;
  }

  std::string clues() {
    std::string text;
    if (random_.chance(50)) text += x_sum();
    if (random_.chance(50)) text += count_distinct();
    return text;
  }

 private:
  std::string names(const std::vector<std::size_t>& cells) const {
    std::string names;
    for (const std::size_t cell : cells)
      names += "~" + layout_.name(static_cast<variants::CellIndex>(cell));
    return names;
  }

  std::string x_sum() {
    const bool is_row = random_.chance(50);
    auto lines = lines_of(layout_, is_row);
    const auto number = static_cast<std::size_t>(random_.below(static_cast<int>(lines.size())));
    std::vector<std::size_t>& line = lines[number];
    const bool is_backward = random_.chance(50);
    if (is_backward) std::reverse(line.begin(), line.end());
    const int count = full_[line[0]];
    if (count < 1 || count > static_cast<int>(line.size())) return "";
    int sum = 0;
    for (int i = 0; i < count; ++i) sum += full_[line[static_cast<std::size_t>(i)]];
    return std::string(is_row ? ".XSum~R" : ".XSum~C") + std::to_string(number + 1) +
           (is_backward ? "~~" : "~") + std::to_string(sum);
  }

  // Cells are taken until they have so many values as one says.
  std::string count_distinct() {
    std::vector<std::size_t> cells(full_.size());
    std::iota(cells.begin(), cells.end(), 0);
    random_.shuffle(cells);
    const std::size_t control = cells[0];
    std::vector<std::size_t> counted;
    for (const std::size_t cell : cells) {
      if (cell == control) continue;
      if (static_cast<int>(number_of_values(counted)) == full_[control]) break;
      counted.push_back(cell);
    }
    if (counted.empty() || static_cast<int>(number_of_values(counted)) != full_[control]) return "";
    return ".CountDistinct" + names({control}) + names(counted);
  }

  std::size_t number_of_values(const std::vector<std::size_t>& cells) const {
    std::set<int> values;
    for (const std::size_t cell : cells) values.insert(full_[cell]);
    return values.size();
  }

  const variants::Layout& layout_;
  const Values& full_;
  Random& random_;
};

/// How many solutions there were.
std::size_t check_large_board(std::uint64_t seed) {
  Random random(seed);
  const Board& board = boards_of_full_size[static_cast<std::size_t>(
      random.below(static_cast<int>(boards_of_full_size.size())))];
  const variants::Puzzle empty = read_variant(board.shape);
  const Values full = full_board_of(empty.layout, random);
  REQUIRE(variants::is_solution(empty, full));
  RulesOfBoard rules_of_board(empty.layout, full, random);
  std::string rules = rules_of_board.houses();
  Mixture mixture(board, random);
  // At times houses are alone: then another engine answers.
  const bool are_alone = !rules.empty() && random.chance(60);
  const int wished = are_alone ? 0 : 5;
  if (!are_alone) rules += rules_of_board.clues();
  for (int tried = 0, made = 0; tried < 200 && made < wished; ++tried) {
    const std::string more = mixture.another(board.shape + rules);
    // These take rules of the board away, so that there are further ways to fill it.
    if (more.starts_with(".NoBoxes") || more.starts_with(".RegionSize")) continue;
    // What the board breaks is taken at times, so that there is no solution or another one.
    if (!variants::is_solution(read_variant(board.shape + rules + more), full) && !random.chance(2))
      continue;
    rules += more;
    ++made;
  }
  std::vector<std::size_t> cells(full.size());
  std::iota(cells.begin(), cells.end(), 0);
  random.shuffle(cells);
  constexpr std::size_t most_fillings = 1500;
  std::vector<Values> fillings;
  std::vector<std::size_t> given;
  for (std::size_t open = std::min<std::size_t>(cells.size(), 40); fillings.empty();
       open -= open / 5 + 1) {
    given.assign(cells.begin() + static_cast<std::ptrdiff_t>(open), cells.end());
    fillings = all_fillings(board.shape + givens_of(empty.layout, full, given), most_fillings);
  }
  const std::string text = board.shape + rules + givens_of(empty.layout, full, given);
  INFO(text);
  const variants::Puzzle puzzle = read_variant(text);
  std::vector<Values> expected;
  for (const Values& filling : fillings) {
    if (variants::is_solution(puzzle, filling)) expected.push_back(filling);
  }
  std::sort(expected.begin(), expected.end());
  std::vector<Values> found = all_fillings(text, most_fillings);
  std::sort(found.begin(), found.end());
  CHECK(found == expected);
  const Values first = variants::VariantEngine(puzzle).first().solution;
  CHECK(first == (expected.empty() ? Values{} : expected.front()));
  return expected.size();
}

}  // namespace

TEST_CASE("Random mixtures on boards of full size have the solutions that fillings show",
          "[variants]") {
  int several = 0;
  for (const int number : taken_of(90))
    several += check_large_board(static_cast<std::uint64_t>(number) + 1) > 1 ? 1 : 0;
  CHECK(several > (takes_fewer_cases() ? 0 : 20));
}

TEST_CASE("Many more random mixtures on boards of full size", "[variants][.slow]") {
  const std::uint64_t first = random_seed();
  std::cout << "mixtures on boards of full size: seed " << first << std::endl;
  const Effort effort(2000);
  for (int round = 0; effort.goes_on(round); ++round)
    check_large_board(first + static_cast<std::uint64_t>(round));
}
