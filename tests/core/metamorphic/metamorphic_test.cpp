// What must stay the same, or change in a known way, when a puzzle is changed. No oracle is
// needed, so these go to boards and counts that brute force does not reach. NINEFOLD_SEED (a
// number or `fresh`) and NINEFOLD_SECONDS make other and longer runs.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/oracles/engine_agreement.hpp"
#include "tests/support/puzzles/named_rules.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"
#include "tests/support/puzzles/symmetry.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <functional>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

/// So that one random puzzle with many solutions does not hold up the run.
Budget bounded() {
  Budget budget;
  budget.nodes = 300'000;
  return budget;
}

/// The number of solutions; nothing where it is out of reach.
std::optional<Count> count_of(const Puzzle& puzzle) {
  const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
  const Answer answer = engine.count(puzzle.givens, bounded());
  if (answer.stopped != StopReason::complete) return std::nullopt;
  return answer.solutions;
}

/// All solutions as text, in the engine's order; nothing where there are too many.
std::optional<std::vector<std::string>> solutions_of(const Puzzle& puzzle) {
  constexpr std::size_t most = 2'000;
  std::vector<std::string> solutions;
  const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
  const Answer answer = engine.enumerate(
      puzzle.givens,
      [&solutions](const Grid& solution) {
        solutions.push_back(digits_of(solution));
        return solutions.size() < most;
      },
      bounded());
  if (answer.stopped != StopReason::complete) return std::nullopt;
  return solutions;
}

using Names = std::initializer_list<std::string_view>;

bool has_one_of(const Rule& rule, Names names) {
  return std::find(names.begin(), names.end(), rule.type->name) != names.end();
}

void keep_only(Puzzle& puzzle, Names names) {
  puzzle.rules.erase(std::remove_if(puzzle.rules.begin(), puzzle.rules.end(),
                                    [names](const Rule& rule) { return !has_one_of(rule, names); }),
                     puzzle.rules.end());
}

/// Random puzzles one after the other; each is to be named in a failure.
void for_random_puzzles(int rounds, const std::function<void(Random&, Puzzle&)>& check) {
  const std::uint64_t seed = random_seed();
  Random random(seed);
  int round = 0;
  for (const Effort effort(share_of(rounds)); effort.goes_on(round); ++round) {
    Puzzle puzzle = random_puzzle(random);
    INFO("seed " << seed << ", round " << round << ": " << write_description(puzzle));
    check(random, puzzle);
  }
}

/// Counts stay, and where the solutions can be listed, they are moved as the puzzle is.
void check_symmetry(const Puzzle& puzzle, const Symmetry& symmetry) {
  const Puzzle moved = symmetry.apply(puzzle);
  INFO("moved: " << write_description(moved));
  const std::optional<Count> count = count_of(puzzle);
  const std::optional<Count> moved_count = count_of(moved);
  if (count && moved_count) CHECK(count->to_string() == moved_count->to_string());

  const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
  const Engine moved_engine = Engine::create(moved.givens.shape(), moved.rules).value();
  const Answer answer = engine.solve(puzzle.givens);
  const Answer moved_answer = moved_engine.solve(moved.givens);
  CHECK(answer.solutions == moved_answer.solutions);
  CHECK(answer.stopped == moved_answer.stopped);
  if (answer.solutions == Count(1)) {
    CHECK(symmetry.apply(*answer.solution) == *moved_answer.solution);
  }

  const CandidatesAnswer candidates = engine.candidates(puzzle.givens, 1, bounded());
  const CandidatesAnswer moved_candidates = moved_engine.candidates(moved.givens, 1, bounded());
  if (candidates.stopped != StopReason::complete) return;
  if (moved_candidates.stopped != StopReason::complete) return;
  CandidatesAnswer expected;
  for (Cell cell = 0; cell < puzzle.givens.shape().cell_count(); ++cell) {
    for (Digit digit = 1; digit <= puzzle.givens.shape().size(); ++digit) {
      expected.solutions[symmetry.cell_to[cell]][symmetry.digit_to[digit] - 1U] =
          candidates.solutions[cell][digit - 1U];
    }
  }
  CHECK(moved_candidates.solutions == expected.solutions);
}

}  // namespace

TEST_CASE("The counts with each digit in a cell add up to the count", "[metamorphic]") {
  int compared = 0;
  for_random_puzzles(80, [&compared](Random& random, Puzzle& puzzle) {
    const Shape shape = puzzle.givens.shape();
    const auto cell = static_cast<Cell>(random.below(shape.cell_count()));
    puzzle.givens[cell] = empty_cell;
    const std::optional<Count> count = count_of(puzzle);
    Count sum;
    for (Digit digit = 1; count && digit <= shape.size(); ++digit) {
      puzzle.givens[cell] = digit;
      const std::optional<Count> part = count_of(puzzle);
      if (!part) return;
      sum += *part;
    }
    if (!count) return;
    CHECK(sum.to_string() == count->to_string());
    ++compared;
  });
  CHECK(compared > share_of(40));
}

TEST_CASE("Renaming the digits renames the solutions", "[metamorphic]") {
  for_random_puzzles(60, [](Random& random, Puzzle& puzzle) {
    check_symmetry(puzzle, random_relabelling(random, puzzle.givens.shape()));
  });
}

TEST_CASE("Rotating and reflecting the board moves the solutions", "[metamorphic]") {
  for_random_puzzles(60, [](Random& random, Puzzle& puzzle) {
    check_symmetry(puzzle, random_reflection(random, puzzle.givens.shape()));
  });
}

TEST_CASE("Shifting the board by boxes over its edges moves the solutions of rules that wrap",
          "[metamorphic]") {
  for_random_puzzles(60, [](Random& random, Puzzle& puzzle) {
    keep_only(puzzle, {"latin", "classic", "torus-knight", "torus-king", "torus-pairs", "house"});
    check_symmetry(puzzle, random_box_shift(random, puzzle.givens.shape()));
  });
}

TEST_CASE("Exchanging rows, columns, bands and stacks moves the solutions of classic rules",
          "[metamorphic]") {
  for_random_puzzles(60, [](Random& random, Puzzle& puzzle) {
    keep_only(puzzle, {"latin", "classic", "house"});
    check_symmetry(puzzle, random_band_permutation(random, puzzle.givens.shape()));
  });
}

TEST_CASE("Another rule or given never adds solutions", "[metamorphic]") {
  int compared = 0;
  for_random_puzzles(60, [&compared](Random& random, Puzzle& puzzle) {
    Puzzle more = puzzle;
    if (random.chance(50)) {
      for (const Rule& rule : random_rules(random, puzzle.givens.shape())) {
        more.rules.push_back(rule);
      }
    } else {
      const int cell = random.below(puzzle.givens.shape().cell_count());
      Digit& given = more.givens[static_cast<Cell>(cell)];
      if (given == empty_cell) {
        given = static_cast<Digit>(1 + random.below(puzzle.givens.shape().size()));
      }
    }
    const auto all = solutions_of(puzzle);
    const auto some = solutions_of(more);
    if (!all) return;
    REQUIRE(some.has_value());
    // Both are in order, so this is the question whether one is part of the other.
    CHECK(std::includes(all->begin(), all->end(), some->begin(), some->end()));
    ++compared;
  });
  CHECK(compared > share_of(20));
}

TEST_CASE("The order of rules, and a rule said twice, change nothing", "[metamorphic]") {
  for_random_puzzles(60, [](Random& random, Puzzle& puzzle) {
    Puzzle other = puzzle;
    other.rules.push_back(
        other.rules[static_cast<std::size_t>(random.below(static_cast<int>(other.rules.size())))]);
    random.shuffle(other.rules);
    for (Rule& rule : other.rules) {
      for (Argument& argument : rule.arguments) {
        if (auto* cells = std::get_if<CellList>(&argument)) random.shuffle(*cells);
        auto* const pairs = std::get_if<DigitPairs>(&argument);
        if (pairs == nullptr) continue;
        random.shuffle(*pairs);
        for (DigitPair& pair : *pairs) {
          if (random.chance(50)) pair = {pair.second, pair.first};
        }
      }
    }
    INFO("other: " << write_description(other));
    CHECK(solutions_of(puzzle) == solutions_of(other));
    const std::optional<Count> count = count_of(puzzle);
    const std::optional<Count> other_count = count_of(other);
    if (count && other_count) CHECK(count->to_string() == other_count->to_string());
  });
}

TEST_CASE("Rules that say the same have the same solutions", "[metamorphic]") {
  const auto check_same = [](const Puzzle& one, const Puzzle& other) {
    INFO(write_description(one) << " and " << write_description(other));
    const auto solutions = solutions_of(one);
    REQUIRE(solutions.has_value());
    CHECK(solutions == solutions_of(other));
  };
  for (const int size : {4, 6, 9}) {
    const Shape shape = Shape::of_size(size).value();
    Random random(static_cast<std::uint64_t>(size));
    const Grid solution =
        random_solution(random, ForbiddenTable(named_rules("classic", shape), shape)).value();
    Puzzle classic = empty_puzzle("classic", shape);
    for (int cell = 0; cell < shape.cell_count(); ++cell) {
      if (random.chance(60))
        classic.givens[static_cast<Cell>(cell)] = solution[static_cast<Cell>(cell)];
    }
    // Classic is latin with every box a house of its own.
    Puzzle boxes = classic;
    boxes.rules = named_rules("latin", shape);
    for (int box = 0; box < size; ++box) {
      CellList house;
      for (int cell = 0; cell < shape.cell_count(); ++cell) {
        if (shape.box_of(static_cast<Cell>(cell)) == box) {
          house.push_back(static_cast<Cell>(cell));
        }
      }
      boxes.rules.push_back(make_rule("house", {house}));
    }
    check_same(classic, boxes);
    // Over the edges includes within them; a digit beside itself is forbidden by rows and columns.
    Puzzle torus = classic;
    torus.rules = named_rules("torus-knight,torus-king", shape);
    Puzzle both = classic;
    both.rules = named_rules("torus-knight,torus-king,knight,king", shape);
    check_same(torus, both);
    Puzzle itself = classic;
    itself.rules.push_back(make_rule("torus-pairs", {DigitPairs{{1, 1}, {2, 2}}}));
    check_same(classic, itself);
  }
}

TEST_CASE("A solution given is its only solution", "[metamorphic]") {
  for_random_puzzles(60, [](Random& /*random*/, Puzzle& puzzle) {
    const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    const Answer answer = engine.solve(puzzle.givens);
    if (!answer.solution) return;
    const Answer again = engine.solve(*answer.solution);
    CHECK(again.solutions == Count(1));
    CHECK(again.stopped == StopReason::complete);
    CHECK(again.solution == answer.solution);
    CHECK(engine.count(*answer.solution).solutions == Count(1));
    CHECK(engine.first(*answer.solution).solution == answer.solution);
  });
}

TEST_CASE("One engine asked again, and another one, answer the same with the same effort",
          "[metamorphic]") {
  for_random_puzzles(40, [](Random& /*random*/, Puzzle& puzzle) {
    const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    const Engine other = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    const Answer once = engine.count(puzzle.givens, bounded());
    const Answer twice = engine.count(puzzle.givens, bounded());
    const Answer elsewhere = other.count(puzzle.givens, bounded());
    CHECK(once.nodes == twice.nodes);
    CHECK(once.nodes == elsewhere.nodes);
    CHECK(once.solutions == twice.solutions);
    CHECK(once.solutions == elsewhere.solutions);
    CHECK(engine.solve(puzzle.givens).nodes == other.solve(puzzle.givens).nodes);
  });
}
