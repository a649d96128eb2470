// Many puzzles of every kind, each asked of a solver that shares nothing with those that made it,
// and a sample of those without placed rules of a SAT solver.

#include "core/formats/constraints/description.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/kinds.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/generate/variants/variant_climbing.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/oracles/rule_search.hpp"
#include "tests/support/oracles/sat/sat_oracle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <fstream>
#include <numeric>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

/// How many of each kind: NINEFOLD_PUZZLES, or so many.
std::uint64_t puzzles_of_each(std::uint64_t usual) {
  const char* const text = std::getenv("NINEFOLD_PUZZLES");
  return text == nullptr ? usual : std::strtoull(text, nullptr, 10);
}

bool is_within(int sum, int total, std::size_t left) {
  const int more = static_cast<int>(left);
  return sum + more * (more + 1) / 2 <= total && sum + more * (19 - more) / 2 >= total;
}

bool are_different(std::span<const Digit> digits) {
  unsigned seen = 0;
  for (const Digit digit : digits) seen |= 1U << digit;
  return std::popcount(seen) == static_cast<int>(digits.size());
}

/// Goes on from the cell that an arrow beside the grid points to, away from the arrow: inwards from
/// the left and from above, and so on.
void add_diagonal(std::vector<Cell>& cells) {
  int row = cells[0] / 9;
  int column = cells[0] % 9;
  const bool is_from_left = column == 0;
  const bool is_from_above = row == 0 && !is_from_left;
  const int down = is_from_left || is_from_above ? 1 : -1;
  const int right = is_from_left || (row == 8 && column != 8) ? 1 : -1;
  for (row += down, column += right; row >= 0 && row < 9 && column >= 0 && column < 9;
       row += down, column += right)
    cells.push_back(static_cast<Cell>(row * 9 + column));
}

/// What an item of a puzzle with placed rules says, by a definition of its own.
Saying saying_of(const variants::Item& item) {
  Saying saying;
  int number = 0;
  for (const std::string& argument : item.arguments) {
    if (argument.size() == 2 && (argument[0] == 'R' || argument[0] == 'C')) {
      for (int place = 0; place < 9; ++place) {
        const int line = argument[1] - '1';
        saying.cells.push_back(
            static_cast<Cell>(argument[0] == 'R' ? line * 9 + place : place * 9 + line));
      }
    } else if (argument[0] != 'R') {
      number = std::stoi(argument);
    } else {
      saying.cells.push_back(static_cast<Cell>((argument[1] - '1') * 9 + argument[3] - '1'));
    }
  }
  if (item.name == "LittleKiller") add_diagonal(saying.cells);
  const std::size_t cells = saying.cells.size();
  using Digits = std::span<const Digit>;
  if (item.name == "Cage") {
    saying.may_begin = [=](Digits digits) {
      return are_different(digits) && is_within(std::accumulate(digits.begin(), digits.end(), 0),
                                                number, cells - digits.size());
    };
  } else if (item.name == "Thermo") {
    saying.may_begin = [](Digits digits) {
      return digits.size() < 2 || digits[digits.size() - 2] < digits.back();
    };
  } else if (item.name == "Arrow") {
    saying.may_begin = [cells](Digits digits) {
      const int sum = std::accumulate(digits.begin() + 1, digits.end(), 0);
      return digits.size() == cells ? sum == digits[0] : sum < digits[0];
    };
  } else if (item.name == "Whisper") {
    saying.may_begin = [](Digits digits) {
      return digits.size() < 2 || std::abs(digits[digits.size() - 2] - digits.back()) >= 5;
    };
  } else if (item.name == "LittleKiller") {
    saying.may_begin = [=](Digits digits) {
      const int sum = std::accumulate(digits.begin(), digits.end(), 0);
      const int left = static_cast<int>(cells - digits.size());
      return sum + left <= number && sum + 9 * left >= number;
    };
  } else if (item.name == "Sandwich") {
    saying.may_begin = [=](Digits digits) {
      if (digits.size() < cells) return true;
      auto first = std::find(digits.begin(), digits.end(), 1);
      auto last = std::find(digits.begin(), digits.end(), 9);
      if (last < first) std::swap(first, last);
      return first != digits.end() && last != digits.end() &&
             std::accumulate(first + 1, last, 0) == number;
    };
  } else if (item.name == "Renban") {
    saying.may_begin = [cells](Digits digits) {
      const auto [least, most] = std::minmax_element(digits.begin(), digits.end());
      return are_different(digits) && *most - *least < static_cast<int>(cells);
    };
  } else {
    const std::string name = item.name;
    saying.may_begin = [name](Digits digits) {
      if (digits.size() < 2) return true;
      const int a = digits[0];
      const int b = digits[1];
      if (name == "WhiteDot") return a - b == 1 || b - a == 1;
      if (name == "BlackDot") return a == 2 * b || b == 2 * a;
      return a + b == (name == "X" ? 10 : 5);
    };
  }
  return saying;
}

/// Where a symmetry takes a cell, by one turn or mirror after which all others follow.
std::vector<int> images_of(Cell cell, int size, Symmetry symmetry) {
  const int row = cell / size;
  const int column = cell % size;
  const int last = size - 1;
  const auto at = [size](int r, int c) { return r * size + c; };
  switch (symmetry) {
    case Symmetry::none: return {};
    case Symmetry::half_turn: return {at(last - row, last - column)};
    case Symmetry::quarter_turn: return {at(column, last - row)};
    case Symmetry::left_right: return {at(row, last - column)};
    case Symmetry::top_bottom: return {at(last - row, column)};
    case Symmetry::diagonal: return {at(column, row)};
    case Symmetry::anti_diagonal: return {at(last - column, last - row)};
    case Symmetry::mirrors: return {at(row, last - column), at(last - row, column)};
    case Symmetry::diagonals: return {at(column, row), at(last - column, last - row)};
    case Symmetry::full: return {at(column, last - row), at(row, last - column)};
  }
  return {};
}

/// One solution, the one that was made; each given needed, where that is asked.
void check_with(RuleSearch& search, const Grid& givens, const Grid& solution, bool each_given) {
  const RuleSearch::Found found = search.run(givens);
  REQUIRE(found.complete);
  REQUIRE(found.solutions == 1);
  REQUIRE(found.first == solution);
  if (!each_given) return;
  for (const Cell cell : given_cells(givens)) {
    Grid without = givens;
    without[cell] = empty_cell;
    REQUIRE(search.run(without).solutions == 2);
  }
}

/// The names of rules as --rules takes them.
constexpr std::array classic_rules{
    "classic",
    "latin",
    "knight",
    "torus-knight",
    "king",
    "diagonals",
    "diagonals:falling",
    "non-consecutive",
    "taxicab",
    "asterisk",
    "pairs:26.23",
    "torus-pairs:26.23",
    "torus-knight,torus-pairs:26.23",
    "house:22.23.24.32.33.34.42.43.44,house:26.27.28.36.37.38.46.47.48,"
    "house:62.63.64.72.73.74.82.83.84,house:66.67.68.76.77.78.86.87.88",
    "latin,jigsaw:"
    "111122233111222333112223333445556666444555666444455566777788899777888999778889999"};

void check_many(const std::string& rules, int size, const Wish& wish, std::uint64_t seed,
                std::uint64_t count) {
  const Shape shape = *Shape::of_size(size);
  const std::vector<Rule> list = read_rules(rules, shape).value();
  const Result<Generator> generator = Generator::create(shape, list);
  REQUIRE(generator);
  const ForbiddenTable forbidden(list, shape);
  RuleSearch search(forbidden);
  for (std::uint64_t number = 0; number < count; ++number) {
    INFO(rules << " " << size << ", seed " << seed << ", number " << number);
    const Outcome outcome = generator->make(wish, {seed, number});
    REQUIRE(outcome.puzzle);
    const CellSet given = given_cells(outcome.puzzle->givens);
    for (const Cell cell : given) {
      for (const int image : images_of(cell, size, wish.symmetry))
        REQUIRE(given.contains(static_cast<Cell>(image)));
    }
    check_with(search, outcome.puzzle->givens, outcome.puzzle->solution,
               wish.symmetry == Symmetry::none && count > 1 && number % 100 == 0);
    if (number % 1000 != 0) continue;
    const auto told = ask_sat_solver(forbidden, outcome.puzzle->givens, 2);
    REQUIRE(told);
    REQUIRE(told->complete);
    REQUIRE(told->solutions == std::vector<Grid>{outcome.puzzle->solution});
  }
}

/// So many puzzles each, and so many of those kinds of which the other solver takes far longer.
/// Placed rules stand on boards with so many givens or more; with few it takes seconds.
void check_kinds(std::uint64_t count, std::uint64_t slow_count, int least_givens) {
  for (const char* const rules : classic_rules) {
    const std::string_view name = rules;
    const bool is_slow =
        name == "non-consecutive" || name == "taxicab" || name == "torus-knight,torus-pairs:26.23";
    DYNAMIC_SECTION("rules " << name) { check_many(rules, 9, {}, 7, is_slow ? slow_count : count); }
  }
  for (const int size : {4, 6}) {
    DYNAMIC_SECTION("size " << size) { check_many("classic", size, {}, 7, count); }
  }
  for (int level = 0; level < 5; ++level) {
    Wish wish;
    wish.level = static_cast<logic::Level>(level);
    DYNAMIC_SECTION("grade " << logic::level_name(*wish.level)) {
      check_many("classic", 9, wish, 7, count);
    }
  }
  for (int symmetry = 1; symmetry <= static_cast<int>(Symmetry::full); ++symmetry) {
    Wish wish;
    wish.symmetry = static_cast<Symmetry>(symmetry);
    DYNAMIC_SECTION("symmetry " << symmetry) { check_many("classic", 9, wish, 7, count); }
  }
  const ForbiddenTable classic({Rule{}}, Shape());
  int climbs = 0;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (!kind.placed) continue;
    // Hardly any puzzle with many givens is extreme.
    const PlacedWish wish = least_givens == 0 ? usual_wish(kind, logic::Level::extreme)
                                              : PlacedWish{{least_givens, max_cells}, std::nullopt};
    DYNAMIC_SECTION("kind " << kind.name) {
      for (std::uint64_t number = 0; number < slow_count; ++number) {
        INFO("seed 7, number " << number);
        const PlacedOutcome outcome = make_placed(*kind.placed, wish, {7, number});
        REQUIRE(outcome.puzzle);
        std::vector<Saying> sayings;
        for (const variants::Item& item : outcome.puzzle->puzzle.items) {
          if (item.name != "Given") sayings.push_back(saying_of(item));
        }
        RuleSearch search(classic, std::move(sayings));
        check_with(search, outcome.puzzle->givens, outcome.puzzle->solution, false);
        if (number % 100 != 0) continue;
        const variants::Puzzle& puzzle = outcome.puzzle->puzzle;
        for (const Aim aim : {Aim::easier, Aim::harder}) {
          if (!is_taken(++climbs)) continue;
          Made climbed;
          // A puzzle that no try made harder is the one handed in, with givens that it could spare.
          for (std::uint64_t tries = 3; tries < 100; tries *= 3) {
            climbed = climb_variant(puzzle, swappable_givens(puzzle), {aim, 7, number, tries})
                          .climbed.best;
            if (aim != Aim::harder || climbed.givens != outcome.puzzle->givens) break;
          }
          check_with(search, climbed.givens, climbed.solution, aim == Aim::harder);
        }
      }
    }
  }
}

}  // namespace

TEST_CASE("Another solver agrees on puzzles of every kind", "[generate]") {
  check_kinds(static_cast<std::uint64_t>(tests::share_of(6)), 1, 14);
}

TEST_CASE("Another solver agrees on ten thousand puzzles of every kind", "[generate][.slow]") {
  const std::uint64_t count = puzzles_of_each(10'000);
  check_kinds(count, (count + 99) / 100, 0);
}

TEST_CASE("A seed gives the same puzzle on every machine", "[generate]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/made/puzzles.tsv");
  REQUIRE(file);
  int lines = 0;
  std::uint64_t seed = 0;
  for (std::string name, puzzle; file >> name >> seed >> puzzle; ++lines) {
    if (!is_taken(lines + 1)) continue;
    INFO(name << ", seed " << seed);
    const PuzzleKind* const kind = find_puzzle_kind(name);
    REQUIRE(kind != nullptr);
    const Shape shape = *Shape::of_size(kind->size);
    const Result<Generator> generator =
        Generator::create(shape, read_rules(kind->rules, shape).value());
    REQUIRE(generator);
    const Outcome outcome = generator->make({}, {seed, 0});
    REQUIRE(outcome.puzzle);
    std::string made;
    for (int cell = 0; cell < shape.cell_count(); ++cell) {
      const Digit digit = outcome.puzzle->givens[static_cast<Cell>(cell)];
      made += digit == empty_cell ? '.' : static_cast<char>('0' + digit);
    }
    CHECK(made == puzzle);
  }
  CHECK(lines == 30);
}
