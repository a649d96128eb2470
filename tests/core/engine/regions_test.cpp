// Regions in place of boxes: what they leave over beside rows and columns, where the search has
// failed, and digits that stand for each other find dead ends, whatever the form of the regions. No
// solution may be lost or found twice by that: brute force counts them too.

#include "core/engine/engine.hpp"
#include "core/engine/houses9/compiled_rules.hpp"
#include "core/engine/houses9/propagation.hpp"
#include "core/engine/houses9/search/conflict_weights.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/oracles/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

using namespace ninefold;

namespace {

// In pieces all over the board, and no digits fit.
constexpr std::string_view impossible =
    "000100203343331320435444555554555464777766777646177666888882388212228821631011012";
// The same with solutions.
constexpr std::string_view possible =
    "000000102345336353436443444664664367778777775585565836858882188121021511212217220";
// Few cells have changed places, and no digits fit either.
constexpr std::string_view boxes_with_exchanges =
    "070111212082111622000112022333447555333444555333444558206777688686707886666477885";
// Boxes, but that r3c1 and r4c9 have changed places.
constexpr std::string_view two_exchanged =
    "000111222000111222500111222333444550333444555333444555666777888666777888666777888";

std::vector<int> regions_of(std::string_view numbers) {
  std::vector<int> regions;
  for (const char number : numbers) regions.push_back(number - '0');
  return regions;
}

std::vector<Rule> jigsaw_rules(const std::vector<int>& regions) {
  Regions of_rule;
  for (const int region : regions) of_rule.of_cell.push_back(static_cast<std::uint8_t>(region));
  return {make_rule("jigsaw", {of_rule})};
}

Engine jigsaw_engine(const std::vector<int>& regions, Shape shape = {}) {
  return Engine::create(shape, jigsaw_rules(regions)).value();
}
Engine jigsaw_engine(std::string_view numbers) { return jigsaw_engine(regions_of(numbers)); }

CompiledRules compiled_jigsaw(std::string_view numbers) {
  return compile_rules(gather_constraints(jigsaw_rules(regions_of(numbers)), Shape{}));
}

Budget of_nodes(std::uint64_t nodes) {
  Budget budget;
  budget.nodes = nodes;
  return budget;
}

bool agree_on_candidates(const CandidatesAnswer& answer, const tests::BruteForce& expected,
                         Shape shape) {
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (answer.digits_in(cell) != expected.candidates[cell]) return false;
  }
  return true;
}

/// Few regions change places with others, or all are dealt out.
std::vector<int> random_regions(Shape shape, std::mt19937& random) {
  std::vector<int> regions;
  for (int index = 0; index < shape.cell_count(); ++index)
    regions.push_back(shape.box_of(static_cast<Cell>(index)));
  if (random() % 3 == 0) {
    std::shuffle(regions.begin(), regions.end(), random);
    return regions;
  }
  for (auto exchanged = random() % 6; exchanged > 0; --exchanged)
    std::swap(regions[random() % regions.size()], regions[random() % regions.size()]);
  return regions;
}

void compare_with_brute_force(Shape shape, int rounds, unsigned fewest_givens,
                              unsigned most_givens) {
  std::mt19937 random(3);
  int compared = 0;
  int with_none = 0;
  int with_several = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::vector<int> regions = random_regions(shape, random);
    Grid givens(shape);
    for (auto left = fewest_givens + random() % (most_givens - fewest_givens + 1); left > 0;
         --left) {
      givens[static_cast<Cell>(random() % static_cast<unsigned>(shape.cell_count()))] =
          static_cast<Digit>(1 + random() % static_cast<unsigned>(shape.size()));
    }
    tests::BruteForceLimits limits;
    limits.solutions = 3000;
    const tests::BruteForce expected = tests::brute_force({jigsaw_rules(regions), givens}, limits);
    const std::vector<Grid>& solutions = expected.solutions;
    if (!expected.complete) continue;
    ++compared;
    const Engine engine = jigsaw_engine(regions, shape);
    INFO("round " << round << ", " << solutions.size() << " solutions");
    CHECK(engine.count(givens).solutions == Count(solutions.size()));
    CHECK(engine.solve(givens).solutions == Count(std::min<std::size_t>(solutions.size(), 2)));
    CHECK(agree_on_candidates(engine.candidates(givens), expected, shape));
    std::vector<Grid> listed;
    engine.enumerate(givens, [&](const Grid& grid) {
      listed.push_back(grid);
      return listed.size() <= solutions.size();
    });
    CHECK(listed == solutions);
    with_none += solutions.empty() ? 1 : 0;
    with_several += solutions.size() > 1 ? 1 : 0;
  }
  CHECK(compared > rounds / 2);
  CHECK(with_none > 5);
  CHECK(with_several > 5);
}

unsigned candidates_at(const Node& node, int row, int column) {
  return node.board.candidates(place_of(Shape{}, Shape{}.cell(row, column)));
}

}  // namespace

TEST_CASE("Regions: no solution is lost or found twice", "[engine]") {
  compare_with_brute_force(*Shape::of_size(4), 300, 0, 4);
  compare_with_brute_force(*Shape::of_size(6), 100, 3, 9);
}

TEST_CASE("Regions: what is left over on either side holds the same digits", "[engine]") {
  const CompiledRules rules = compiled_jigsaw(two_exchanged);
  const auto holds = [](const CellMask& mask, int row, int column) {
    const Place place = place_of(Shape{}, Shape{}.cell(row, column));
    return (mask.words[place.word] & place.mask()) != 0;
  };
  // The first three rows and regions, and the first three columns and regions one above the other,
  // but for one cell on each side.
  const auto singles =
      std::count_if(rules.leftovers.begin(), rules.leftovers.end(), [&](const Leftover& leftover) {
        return leftover.of_lines.count() == 1 && leftover.of_regions.count() == 1 &&
               holds(leftover.of_lines, 2, 0) && holds(leftover.of_regions, 3, 8);
      });
  CHECK(singles == 2);
  // Solutions have each digit as often on both sides.
  for (const std::string_view numbers : {two_exchanged, possible}) {
    const CompiledRules compiled = compiled_jigsaw(numbers);
    CHECK(compiled.leftovers.size() > 20);
    const Answer answer = jigsaw_engine(numbers).solve(Grid{Shape{}});
    REQUIRE(answer.solution);
    const auto digits_in = [&](const CellMask& mask) {
      std::array<int, max_size> digits{};
      for (int index = 0; index < max_cells; ++index) {
        const auto cell = static_cast<Cell>(index);
        if (holds(mask, Shape{}.row_of(cell), Shape{}.column_of(cell)))
          ++digits[static_cast<std::size_t>((*answer.solution)[cell] - 1)];
      }
      return digits;
    };
    for (const Leftover& leftover : compiled.leftovers)
      CHECK(digits_in(leftover.of_lines) == digits_in(leftover.of_regions));
  }
}

TEST_CASE("Regions: of houses that overlap nothing is left over together", "[engine]") {
  const auto first_row_but = [](int column) {
    CellSet cells;
    for (int other = 0; other < 9; ++other)
      cells.insert(Shape{}.cell(other == column ? 1 : 0, other));
    return mask_of(Shape{}, cells);
  };
  const std::vector<CellMask> houses{first_row_but(7), first_row_but(8)};
  const std::vector<Leftover> leftovers = find_leftovers(lines_of(Shape{}), houses);
  CHECK(leftovers.size() == 2);
  for (const Leftover& leftover : leftovers)
    CHECK(leftover.of_lines.count() == leftover.of_regions.count());
}

TEST_CASE("Regions: a digit that one leftover lacks is taken from the other", "[engine]") {
  const CompiledRules rules = compiled_jigsaw(two_exchanged);
  REQUIRE(rules.has_regions());
  const auto after = [&](int row, int column, int digit) {
    Node node{rules.empty_board};
    node.board.decide(digit, place_of(Shape{}, Shape{}.cell(row, column)));
    choose_kernel(rules)(rules, node);
    return node;
  };
  // The ninth digit lives in a place of its own.
  for (const int digit : {0, 4, 8}) {
    CHECK(candidates_at(after(2, 0, digit), 3, 8) == 1U << digit);
    CHECK(candidates_at(after(3, 8, digit), 2, 0) == 1U << digit);
  }
  // Not of boards with boxes, nor of a few houses beyond rows and columns.
  const auto has_regions = [](const std::vector<Rule>& given) {
    return compile_rules(gather_constraints(given, Shape{})).has_regions();
  };
  CHECK_FALSE(has_regions({Rule{}}));
  CHECK_FALSE(has_regions({make_rule("latin")}));
  CHECK_FALSE(has_regions({Rule{}, jigsaw_rules(regions_of(possible)).front()}));
  CHECK(has_regions({make_rule("diagonals"), jigsaw_rules(regions_of(possible)).front()}));
}

TEST_CASE("Regions: the search branches where it has failed", "[engine]") {
  const CompiledRules rules = compiled_jigsaw(possible);
  Node node{rules.empty_board};
  choose_kernel(rules)(rules, node);
  REQUIRE(node.outcome == Outcome::open);
  const auto index_at = [](int row, int column) {
    return index_of(place_of(Shape{}, Shape{}.cell(row, column)));
  };
  ConflictWeights weights;
  CHECK_FALSE(weights.tell());
  for (int failures = 0; failures < 200; ++failures)
    weights.blame(Branch({index_at(4, 8), failures % 9}));
  CHECK(weights.tell());
  CHECK(weights.best_branch(rules, node).first().index() == index_at(4, 8));
  CHECK_FALSE(weights.best_branch(rules, node).has_otherwise());
  // What failed later counts for more.
  for (int failures = 0; failures < 100; ++failures)
    weights.blame(Branch(index_at(2, 3), index_at(8, 8), 0, 0));
  for (int failures = 0; failures < 5; ++failures) weights.blame(Branch({index_at(8, 8), 0}));
  CHECK(weights.best_branch(rules, node).first().index() == index_at(8, 8));
  // Two places of a digit, in row 5, part the search better.
  for (int column = 0; column < 9; ++column) {
    if (column != 2 && column != 8)
      node.board.remove(5, place_of(Shape{}, Shape{}.cell(4, column)));
  }
  for (int failures = 0; failures < 200; ++failures)
    weights.blame(Branch({index_at(4, 8), failures % 9}));
  const Branch places = weights.best_branch(rules, node);
  CHECK(places.first().index() == index_at(4, 8));
  CHECK(places.first().digit() == 5);
  REQUIRE(places.has_otherwise());
  CHECK(places.otherwise().index() == index_at(4, 2));
  CHECK(places.otherwise().digit() == 5);
}

TEST_CASE("Regions in pieces all over the board are answered in few nodes", "[engine]") {
  const Grid empty{Shape{}};
  const Engine none = jigsaw_engine(impossible);
  for (const Answer& answer : {none.solve(empty, of_nodes(1000)), none.count(empty, of_nodes(1000)),
                               none.first(empty, of_nodes(2000))}) {
    CHECK(answer.stopped == StopReason::complete);
    CHECK(answer.solutions == Count(0));
  }
  const CandidatesAnswer candidates = none.candidates(empty, 1, of_nodes(500));
  CHECK(candidates.stopped == StopReason::complete);
  CHECK(candidates.digits_in(0) == 0);

  // Candidates are asked for one by one, and the digits that are left may change places.
  const CandidatesAnswer no_candidates =
      jigsaw_engine(boxes_with_exchanges).candidates(empty, 1, of_nodes(2000));
  CHECK(no_candidates.stopped == StopReason::complete);
  CHECK(no_candidates.digits_in(0) == 0);

  const Engine some = jigsaw_engine(possible);
  const Answer two = some.solve(empty, of_nodes(1000));
  CHECK(two.solutions == Count(2));
  CHECK(two.stopped == StopReason::solution_limit);
  const Answer first = some.first(empty, of_nodes(20'000));
  REQUIRE(first.solution);
  // Nothing smaller: the same with each digit less before it has no solution.
  Grid givens{Shape{}};
  for (Cell cell = 0; cell < max_cells; ++cell) {
    for (Digit less = 1; less < (*first.solution)[cell]; ++less) {
      givens[cell] = less;
      const Answer below = some.solve(givens, of_nodes(20'000));
      CHECK(below.stopped == StopReason::complete);
      CHECK(below.solutions == Count(0));
    }
    givens[cell] = (*first.solution)[cell];
  }
}

TEST_CASE("Regions: the parts of a count add up", "[engine]") {
  Grid givens{Shape{}};
  const auto give = [&](int row, int column, Digit digit) {
    givens[Shape{}.cell(row - 1, column - 1)] = digit;
  };
  give(8, 5, 3), give(1, 5, 5), give(2, 3, 4), give(1, 3, 3), give(5, 9, 3);
  give(4, 4, 4), give(5, 1, 2), give(8, 8, 7), give(3, 8, 1), give(1, 8, 9);
  const Engine engine = jigsaw_engine(possible);
  CHECK(engine.count(givens).solutions == Count(2828));
  Count sum;
  for (int number = 0; number < 3; ++number)
    sum += engine.count_part(givens, {number, 3, CountWay::visiting}).solutions;
  CHECK(sum == Count(2828));
}

TEST_CASE("Regions: a search keeps within its budget", "[engine]") {
  const Grid empty{Shape{}};
  const Engine none = jigsaw_engine(impossible);
  const std::uint64_t nodes = none.first(empty).nodes;
  for (const std::uint64_t most : {std::uint64_t{100}, std::uint64_t{210}, nodes - 1}) {
    const Answer cut = none.first(empty, of_nodes(most));
    CHECK(cut.stopped == StopReason::node_limit);
    CHECK(cut.nodes == most);
    CHECK(cut.solutions == Count(0));
  }
  Budget one;
  one.solutions = 1;
  CHECK(jigsaw_engine(possible).solve(empty, one).solutions == Count(1));
  // Whoever asks once is not asked again.
  bool is_asked = false;
  const Answer cancelled = jigsaw_engine(possible).first(empty, {}, [&](const Progress& progress) {
    return progress.nodes < 500 || std::exchange(is_asked, true);
  });
  CHECK(is_asked);
  CHECK_FALSE(cancelled.solution);
  CHECK(cancelled.stopped == StopReason::cancelled);
}
