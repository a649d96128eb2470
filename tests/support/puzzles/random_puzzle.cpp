#include "tests/support/puzzles/random_puzzle.hpp"

#include "core/rules/asterisk.hpp"
#include "core/rules/rule_table.hpp"

#include <array>
#include <bit>

namespace ninefold::tests {

namespace {

using CandidateMasks = std::array<std::uint16_t, max_cells>;

constexpr int most_sampling_nodes = 20'000;

std::vector<Cell> all_cells(Shape shape) {
  std::vector<Cell> cells;
  for (int cell = 0; cell < shape.cell_count(); ++cell) cells.push_back(static_cast<Cell>(cell));
  return cells;
}

Digit random_digit(Random& random, Shape shape) {
  return static_cast<Digit>(1 + random.below(shape.size()));
}

Rule random_house(Random& random, Shape shape) {
  CellList house;
  const int size = shape.size();
  switch (random.below(size == 9 ? 5 : 4)) {
    case 0:
      for (int index = 0; index < size; ++index) house.push_back(shape.cell(index, index));
      break;
    case 1:
      for (int index = 0; index < size; ++index) {
        house.push_back(shape.cell(index, size - 1 - index));
      }
      break;
    case 2: {  // the cells at one place of every box
      const int place = random.below(size);
      std::array<int, max_size> seen{};
      for (const Cell cell : all_cells(shape)) {
        if (seen[static_cast<std::size_t>(shape.box_of(cell))]++ == place) {
          house.push_back(cell);
        }
      }
      break;
    }
    case 3: {
      std::vector<Cell> cells = all_cells(shape);
      random.shuffle(cells);
      house.assign(cells.begin(), cells.begin() + size);
      break;
    }
    default: house.assign(asterisk_cells().begin(), asterisk_cells().end()); break;
  }
  return make_rule("house", {house});
}

Rule random_pairs(Random& random, Shape shape, std::string_view name) {
  DigitPairs digits;
  const int pairs = random.below(4);
  for (int pair = 0; pair < pairs; ++pair) {
    digits.push_back({random_digit(random, shape), random_digit(random, shape)});
  }
  if (pairs > 0 && random.chance(15)) digits.push_back(digits.front());
  if (random.chance(10)) {  // non-consecutive
    digits.clear();
    for (Digit digit = 1; digit < shape.size(); ++digit) {
      digits.push_back({digit, static_cast<Digit>(digit + 1)});
    }
  }
  return make_rule(name, {digits});
}

Rule random_rule(Random& random, Shape shape) {
  switch (random.below(9)) {
    case 0: return make_rule("knight");
    case 1: return make_rule("torus-knight");
    case 2: return make_rule("king");
    case 3: return make_rule("torus-king");
    case 4: return random_pairs(random, shape, "pairs");
    case 5: return random_pairs(random, shape, "torus-pairs");
    default: return random_house(random, shape);
  }
}

DigitPairs random_digit_pairs(Random& random, Shape shape) {
  DigitPairs pairs;
  for (int count = random.below(4); count > 0; --count) {
    pairs.push_back({random_digit(random, shape), random_digit(random, shape)});
  }
  return pairs;
}

/// The boxes with some cells exchanged, so that many have solutions.
Regions random_regions(Random& random, Shape shape) {
  Regions regions;
  for (const Cell cell : all_cells(shape)) {
    regions.of_cell.push_back(static_cast<std::uint8_t>(shape.box_of(cell)));
  }
  for (int count = random.below(shape.size() + 1); count > 0; --count) {
    std::swap(regions.of_cell[static_cast<std::size_t>(random.below(shape.cell_count()))],
              regions.of_cell[static_cast<std::size_t>(random.below(shape.cell_count()))]);
  }
  if (random.chance(10)) random.shuffle(regions.of_cell);
  return regions;
}

Argument random_argument(Random& random, const Parameter& parameter, Shape shape) {
  switch (parameter.kind) {
    case ParameterKind::number:
      return parameter.least + random.below(parameter.most - parameter.least + 1);
    case ParameterKind::word: return random.below(static_cast<int>(parameter.words.size()));
    case ParameterKind::cells: {
      CellList cells = all_cells(shape);
      random.shuffle(cells);
      cells.resize(
          static_cast<std::size_t>(parameter.is_house ? shape.size() : 2 + random.below(3)));
      return cells;
    }
    case ParameterKind::digit_pairs: return random_digit_pairs(random, shape);
    case ParameterKind::regions: return random_regions(random, shape);
  }
  return 0;
}

/// A search that takes the cell with the fewest digits left and tries them in random order.
class Sampling {
 public:
  Sampling(Random& random, const ForbiddenTable& forbidden)
      : random_(random), forbidden_(forbidden), grid_(forbidden.shape()) {}

  std::optional<Grid> run() {
    CandidateMasks left{};
    left.fill(static_cast<std::uint16_t>((1U << forbidden_.shape().size()) - 1U));
    if (!fill(left)) return std::nullopt;
    return grid_;
  }

 private:
  bool fill(const CandidateMasks& left) {
    const int cells = forbidden_.shape().cell_count();
    int best = -1;
    int fewest = max_size + 1;
    for (int cell = 0; cell < cells; ++cell) {
      if (grid_[static_cast<Cell>(cell)] != empty_cell) continue;
      // A random tie-break, or all samples would begin alike.
      const int digits = std::popcount(left[static_cast<std::size_t>(cell)]);
      if (digits < fewest || (digits == fewest && random_.chance(30))) {
        fewest = digits;
        best = cell;
      }
    }
    if (best < 0) return true;
    std::vector<Digit> digits;
    for (Digit digit = 1; digit <= forbidden_.shape().size(); ++digit) {
      if (((left[static_cast<std::size_t>(best)] >> (digit - 1U)) & 1U) != 0) {
        digits.push_back(digit);
      }
    }
    random_.shuffle(digits);
    const auto cell = static_cast<Cell>(best);
    for (const Digit digit : digits) {
      if (++nodes_ > most_sampling_nodes) return false;
      CandidateMasks next = left;
      for (int other = 0; other < cells; ++other) {
        next[static_cast<std::size_t>(other)] &= static_cast<std::uint16_t>(
            ~forbidden_.ruled_out(cell, digit, static_cast<Cell>(other)));
      }
      grid_[cell] = digit;
      if (fill(next)) return true;
      grid_[cell] = empty_cell;
    }
    return false;
  }

  Random& random_;
  const ForbiddenTable& forbidden_;
  Grid grid_;
  int nodes_ = 0;
};

/// How many givens a puzzle keeps: few enough for many solutions on small boards, enough for
/// brute force on large ones.
int random_given_count(Random& random, Shape shape) {
  const int cells = shape.cell_count();
  switch (shape.size()) {
    case 4: return random.below(cells + 1);
    case 6: return 3 + random.below(cells - 2);
    default: return 24 + random.below(cells - 23);
  }
}

}  // namespace

std::vector<Rule> random_rules(Random& random, Shape shape) {
  std::vector<Rule> rules{make_rule(random.chance(25) ? "latin" : "classic")};
  const int drawn = random.below(100);
  const int extra = drawn < 20 ? 0 : drawn < 60 ? 1 : drawn < 85 ? 2 : 3 + random.below(3);
  for (int count = 0; count < extra; ++count) rules.push_back(random_rule(random, shape));
  if (random.chance(10))
    rules.push_back(rules[static_cast<std::size_t>(random.below(static_cast<int>(rules.size())))]);
  if (random.chance(20)) random.shuffle(rules);
  return rules;
}

std::optional<Grid> random_solution(Random& random, const ForbiddenTable& forbidden) {
  return Sampling(random, forbidden).run();
}

Puzzle random_puzzle(Random& random) {
  const int drawn = random.below(100);
  return random_puzzle(random, Shape::of_size(drawn < 50 ? 4 : drawn < 88 ? 6 : 9).value());
}

Rule random_rule_of(Random& random, const RuleType& type, Shape shape) {
  Rule rule{&type, {}};
  for (const Parameter& parameter : type.parameters) {
    rule.arguments.push_back(random_argument(random, parameter, shape));
  }
  return rule;
}

Puzzle random_puzzle(Random& random, Shape shape) {
  return random_puzzle(random, shape, random_rules(random, shape));
}

Puzzle random_puzzle(Random& random, Shape shape, std::vector<Rule> rules) {
  Puzzle puzzle;
  puzzle.givens = Grid(shape);
  puzzle.rules = std::move(rules);
  const std::optional<Grid> solution = random_solution(random, ForbiddenTable(puzzle.rules, shape));
  std::vector<Cell> cells = all_cells(shape);
  random.shuffle(cells);
  if (solution && random.chance(85)) {
    cells.resize(static_cast<std::size_t>(random_given_count(random, shape)));
    for (const Cell cell : cells) puzzle.givens[cell] = (*solution)[cell];
    if (!cells.empty() && random.chance(20)) {
      puzzle.givens[cells.front()] = random_digit(random, shape);
    }
    return puzzle;
  }
  // Digits that mean nothing: contradictory as a rule, by eye or only after some search.
  const int givens = shape.size() == 9 ? 20 + random.below(30) : random.below(shape.size() + 2);
  for (int index = 0; index < givens; ++index) {
    const Cell cell = cells[static_cast<std::size_t>(index)];
    puzzle.givens[cell] = random_digit(random, shape);
  }
  return puzzle;
}

}  // namespace ninefold::tests
