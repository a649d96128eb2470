// Trying all candidates takes away those that fail at once and no others, and finds the branch that
// leaves least. Both are worked out again here, one placement at a time.

#include "core/engine/houses9/search/look_ahead.hpp"

#include "core/engine/engine.hpp"
#include "core/engine/houses9/deciding.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

const ProgressCallback no_progress;
const Budget no_limit;

/// All candidates of a right grid, and about half of the others, with what follows.
Node random_node(const CompiledRules& rules, const Grid& solution, std::mt19937& random) {
  const Propagate propagate = choose_kernel(rules);
  const Shape shape = rules.shape;
  while (true) {
    Node node{rules.empty_board};
    for (int index = 0; index < shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      const Place place = place_of(shape, cell);
      for (int digit = 0; digit < shape.size(); ++digit) {
        if (digit + 1 != solution[cell] && random() % 100 < 45) node.board.remove(digit, place);
      }
    }
    propagate(rules, node);
    if (node.outcome == Outcome::open) return node;
  }
}

int candidates_of(const CompiledRules& rules, const BoardState& board) {
  int sum = 0;
  for (int index = 0; index < rules.shape.cell_count(); ++index) {
    sum += std::popcount(board.candidates(place_of(rules.shape, static_cast<Cell>(index))));
  }
  return sum;
}

/// Tries placements one at a time, and says how much each leaves to search, or nothing if it fails.
class Trials {
 public:
  Trials(const CompiledRules& rules, const BoardState& board) : rules_(rules), board_(board) {}

  bool fails(Cell cell, int digit) const {
    return below(cell, digit).outcome == Outcome::contradiction;
  }
  double part(Cell cell, int digit) const {
    const Node node = below(cell, digit);
    return std::pow(0.5,
                    (candidates_of(rules_, board_) - candidates_of(rules_, node.board)) / 10.0);
  }
  double part(Placement placement) const {
    const Place place = placement.place();
    return part(cell_at(rules_.shape, place.word, place.bit), placement.digit());
  }

 private:
  Node below(Cell cell, int digit) const {
    Node node{decided(rules_, board_, {index_of(place_of(rules_.shape, cell)), digit})};
    choose_kernel(rules_)(rules_, node);
    return node;
  }

  const CompiledRules& rules_;
  const BoardState& board_;
};

/// The places of a digit in each house of the board that has two.
std::vector<std::vector<Cell>> two_places(const CompiledRules& rules, const BoardState& board,
                                          const std::vector<std::vector<Cell>>& houses, int digit) {
  std::vector<std::vector<Cell>> found;
  for (const std::vector<Cell>& house : houses) {
    std::vector<Cell> places;
    for (const Cell cell : house) {
      if ((board.candidates(place_of(rules.shape, cell)) >> digit & 1U) != 0)
        places.push_back(cell);
    }
    if (places.size() == 2) found.push_back(places);
  }
  return found;
}

std::vector<std::vector<Cell>> houses_of(const Constraints& constraints) {
  const Shape shape = constraints.shape;
  const auto size = static_cast<std::size_t>(shape.size());
  std::vector<std::vector<Cell>> houses(size * (constraints.has_boxes ? 3 : 2));
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    houses[static_cast<std::size_t>(shape.row_of(cell))].push_back(cell);
    houses[size + static_cast<std::size_t>(shape.column_of(cell))].push_back(cell);
    if (constraints.has_boxes)
      houses[2 * size + static_cast<std::size_t>(shape.box_of(cell))].push_back(cell);
  }
  houses.insert(houses.end(), constraints.extra_houses.begin(), constraints.extra_houses.end());
  return houses;
}

/// How much the best branch leaves to search.
double least_left(const CompiledRules& rules, const BoardState& board,
                  const std::vector<std::vector<Cell>>& houses) {
  const Trials trials(rules, board);
  double least = std::numeric_limits<double>::max();
  for (int index = 0; index < rules.shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const unsigned candidates = board.candidates(place_of(rules.shape, cell));
    if (std::has_single_bit(candidates)) continue;
    double sum = 0;
    for (int digit = 0; digit < rules.shape.size(); ++digit) {
      if ((candidates >> digit & 1U) != 0) sum += trials.part(cell, digit);
    }
    least = std::min(least, sum);
  }
  for (int digit = 0; digit < rules.shape.size(); ++digit) {
    for (const auto& places : two_places(rules, board, houses, digit)) {
      least = std::min(least, trials.part(places[0], digit) + trials.part(places[1], digit));
    }
  }
  return least;
}

/// How much a branch leaves.
double left_by(const CompiledRules& rules, const BoardState& board, const Branch& branch) {
  const Trials trials(rules, board);
  if (branch.has_otherwise()) return trials.part(branch.first()) + trials.part(branch.otherwise());
  const Place place = branch.first().place();
  const Cell cell = cell_at(rules.shape, place.word, place.bit);
  double sum = 0;
  for (unsigned rest = board.candidates(place); rest != 0; rest &= rest - 1) {
    sum += trials.part(cell, std::countr_zero(rest));
  }
  return sum;
}

struct Found {
  int taken_away = 0;
  int cells = 0;
  int larger_cells = 0;
  int places = 0;
};

Found try_boards(const std::vector<Rule>& named, Shape shape) {
  const Constraints constraints = gather_constraints(named, shape);
  const CompiledRules rules = compile_rules(constraints);
  const auto houses = houses_of(constraints);
  const Result<Engine> engine = Engine::create(shape, named);
  REQUIRE(engine);
  const Grid solution = *engine->first(Grid{shape}).solution;
  Found seen;
  std::mt19937 random(5);
  for (int round = 0; round < 60; ++round) {
    INFO(named.back().type->name << ", round " << round);
    const Node before = random_node(rules, solution, random);
    Node node = before;
    Plan plan{Branch()};
    Meter meter(no_limit, no_progress);
    LookAhead look_ahead(rules, meter);
    REQUIRE(look_ahead.choose(node, plan));
    CHECK(meter.nodes() > 0);
    const Trials trials(rules, before.board);
    for (int index = 0; index < shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      const unsigned left = node.board.candidates(place_of(shape, cell));
      CHECK((left >> (solution[cell] - 1) & 1U) != 0);
      for (int digit = 0; digit < shape.size(); ++digit) {
        const bool was_there = (before.board.candidates(place_of(shape, cell)) >> digit & 1U) != 0;
        if (was_there && trials.fails(cell, digit)) CHECK((left >> digit & 1U) == 0);
      }
    }
    if (candidates_of(rules, node.board) != candidates_of(rules, before.board)) {
      ++seen.taken_away;
      continue;
    }
    REQUIRE(node.outcome == Outcome::open);
    const Branch branch = plan.branch();
    REQUIRE(branch);
    const double least = least_left(rules, node.board, houses);
    CHECK(left_by(rules, node.board, branch) < least * 1.001 + 1e-6);
    if (!branch.has_otherwise()) {
      ++seen.larger_cells;
    } else if (branch.first().index() == branch.otherwise().index()) {
      ++seen.cells;
    } else {
      ++seen.places;
    }
  }
  return seen;
}

}  // namespace

TEST_CASE("Trying all candidates takes away what fails and finds the branch that leaves least",
          "[engine]") {
  Found all;
  // Boxes as houses beyond those of the board.
  std::vector<Rule> with_houses = tests::named_rules("latin", Shape{});
  for (int box = 0; box < 9; ++box) {
    CellList cells;
    for (int index = 0; index < 81; ++index) {
      if (Shape{}.box_of(static_cast<Cell>(index)) == box)
        cells.push_back(static_cast<Cell>(index));
    }
    with_houses.push_back(make_rule("house", {cells}));
  }
  for (const auto& named :
       {tests::named_rules("classic", Shape{}), with_houses,
        tests::named_rules("latin,diagonals", Shape{}), tests::named_rules("knight", Shape{})}) {
    const Found seen = try_boards(named, Shape{});
    all.taken_away += seen.taken_away;
    all.cells += seen.cells;
    all.larger_cells += seen.larger_cells;
    all.places += seen.places;
  }
  try_boards(tests::named_rules("diagonals", Shape{2, 3}), Shape{2, 3});
  CHECK(all.taken_away > 20);
  CHECK(all.cells > 4);
  CHECK(all.larger_cells > 10);
  CHECK(all.places > 4);
}

TEST_CASE("Trying all candidates ends with the budget", "[engine]") {
  const std::vector<Rule> named = tests::named_rules("classic", Shape{});
  const CompiledRules rules = compile_rules(gather_constraints(named, Shape{}));
  Node node{rules.empty_board};
  choose_kernel(rules)(rules, node);
  REQUIRE(node.outcome == Outcome::open);
  Budget budget;
  budget.nodes = 100;
  Meter meter(budget, no_progress);
  Plan plan{Branch()};
  LookAhead look_ahead(rules, meter);
  CHECK_FALSE(look_ahead.choose(node, plan));
  CHECK(meter.nodes() == 100);
  CHECK(meter.stopped() == StopReason::node_limit);
}

TEST_CASE("Trying all candidates finds that nothing is left", "[engine]") {
  // Three cells of a row and a box with two candidates between them: each fails when tried.
  const std::vector<Rule> named = tests::named_rules("classic", Shape{});
  const CompiledRules rules = compile_rules(gather_constraints(named, Shape{}));
  Node node{rules.empty_board};
  for (int column = 0; column < 3; ++column) {
    for (int digit = 2; digit < 9; ++digit) {
      node.board.remove(digit, place_of(Shape{}, Shape{}.cell(0, column)));
    }
  }
  choose_kernel(rules)(rules, node);
  REQUIRE(node.outcome == Outcome::open);
  Meter meter(no_limit, no_progress);
  Plan plan{Branch()};
  LookAhead look_ahead(rules, meter);
  CHECK(look_ahead.choose(node, plan));
  CHECK(node.outcome == Outcome::contradiction);
}
