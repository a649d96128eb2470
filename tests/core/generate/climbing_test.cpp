// Puzzles that were made harder, easier, smaller or nicer are puzzles, and no worse than before.

#include "core/generate/setting/climbing.hpp"

#include "core/formats/grids/puzzle_line.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/setting/redundancy.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/example.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

/// The rules of some puzzles, and all that is made of them.
struct Rules {
  Rules(std::string_view names, int size)
      : shape(*Shape::of_size(size)),
        list(named_rules(names, shape)),
        engine(engine_for(names, size)),
        links(gather_constraints(list, shape)) {}

  logic::Grade grade(const Grid& givens) const {
    return logic::grade(logic::State(links, givens), *engine.solve(givens).solution);
  }
  Climbed climbed(const Grid& givens, const Climb& climb, const Budget& budget = {}) const {
    return generate::climb(engine, links, givens, climb, budget);
  }

  Shape shape;
  std::vector<Rule> list;
  Engine engine;
  logic::Links links;
};

void check_is_puzzle(const Rules& rules, const Climbed& climbed) {
  const Made& best = climbed.best;
  CHECK(climbed.solutions == 1);
  CHECK(rules.engine.count(best.givens).solutions == Count(1));
  CHECK_FALSE(verify({rules.list, best.givens}, best.solution).has_value());
  REQUIRE(best.grade);
  CHECK(best.grade->score == rules.grade(best.givens).score);
  CHECK(best.grade->level == rules.grade(best.givens).level);
}

bool is_minimal(const Rules& rules, const Grid& givens) {
  return find_redundant_givens(rules.engine, givens).cells.empty();
}

int number_of_givens(const Grid& givens) { return given_cells(givens).count(); }

/// Whether the pattern of givens has it.
bool keeps(Symmetry symmetry, const Grid& givens) {
  const CellSet cells = given_cells(givens);
  const std::vector<CellSet> groups = cell_groups(givens.shape(), symmetry);
  return std::all_of(groups.begin(), groups.end(), [&](const CellSet& group) {
    return (group & cells).empty() || (group & cells) == group;
  });
}

/// Whether a group of givens could be taken away together.
bool can_lose_a_group(const Rules& rules, const Made& made, Symmetry symmetry) {
  const CellSet cells = given_cells(made.givens);
  for (const CellSet& group : cell_groups(made.givens.shape(), symmetry)) {
    if ((group & cells).empty()) continue;
    const Grid less = givens_from(made.solution, cells ^ group);
    if (rules.engine.count(less).solutions == Count(1)) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("Swapped givens make a puzzle harder, easier or smaller", "[generate]") {
  const Rules rules("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  const logic::Grade before = rules.grade(givens);
  for (const std::uint64_t seed : {0U, 1U}) {
    for (const bool keeps_solution : {false, true}) {
      const Climbed harder = rules.climbed(givens, {Aim::harder, seed, 0, 30, keeps_solution});
      check_is_puzzle(rules, harder);
      CHECK(harder.best.grade->score > before.score + 300);
      CHECK(number_of_givens(harder.best.givens) <= 30);
      CHECK(is_minimal(rules, harder.best.givens));

      const Climbed easier =
          rules.climbed(harder.best.givens, {Aim::easier, seed, 0, 400, keeps_solution});
      check_is_puzzle(rules, easier);
      CHECK(easier.best.grade->score < harder.best.grade->score);
      CHECK(number_of_givens(easier.best.givens) == number_of_givens(harder.best.givens));

      const Climbed fewest = rules.climbed(givens, {Aim::fewest, seed, 0, 300, keeps_solution});
      check_is_puzzle(rules, fewest);
      CHECK(number_of_givens(fewest.best.givens) <= 22);
      CHECK(is_minimal(rules, fewest.best.givens));

      for (const Climbed* climbed : {&harder, &easier, &fewest}) {
        CHECK(climbed->stopped == StopReason::complete);
        const bool is_same = climbed->best.solution == *rules.engine.solve(givens).solution;
        CHECK((is_same || !keeps_solution));
      }
      if (!keeps_solution) CHECK_FALSE(fewest.best.solution == harder.best.solution);
    }
  }
}

TEST_CASE("Swapping givens never makes a puzzle worse, under any rules", "[generate]") {
  struct Kind {
    std::string_view rules;
    int size;
  };
  for (const auto& [names, size] :
       {Kind{"classic", 4}, Kind{"latin", 6}, Kind{"diagonals", 9}, Kind{"asterisk", 9}}) {
    INFO(names << " " << size);
    const Rules rules(names, size);
    const Generator generator = std::move(Generator::create(rules.shape, rules.list)).value();
    for (const Aim aim : {Aim::harder, Aim::easier, Aim::fewest}) {
      for (const int taken : taken_of(2)) {
        const auto number = static_cast<std::uint64_t>(taken);
        const Grid givens = generator.make({}, {3, number}).puzzle.value().givens;
        const logic::Grade before = rules.grade(givens);
        const Climbed climbed = rules.climbed(givens, {aim, 1, number, 8});
        check_is_puzzle(rules, climbed);
        CHECK(number_of_givens(climbed.best.givens) <= number_of_givens(givens));
        if (aim == Aim::harder) CHECK(climbed.best.grade->score >= before.score);
        if (aim == Aim::easier) CHECK(climbed.best.grade->score <= before.score);
        if (aim != Aim::easier) CHECK(is_minimal(rules, climbed.best.givens));
      }
    }
  }
}

TEST_CASE("A puzzle is made nicer in its pattern, and keeps its level", "[generate]") {
  const Rules rules("classic", 9);
  for (const std::string_view text :
       {"3..8.9..7.8.6.1.9.....7....96.....38..3...5..81.....74....1.....5.3.6.4.4..2.5..1",
        "..1.2.6...7..893.5...6.1...4.3....2...........1....9.4...5.8...6.514..8...8.6.7.."}) {
    const Grid givens = grid_of(text);
    const logic::Grade before = rules.grade(givens);
    for (const Symmetry symmetry : {Symmetry::half_turn, Symmetry::mirrors}) {
      Climb climb{Aim::nicer, 2, 0, 150};
      climb.symmetry = symmetry;
      const Climbed nicer = rules.climbed(givens, climb);
      check_is_puzzle(rules, nicer);
      CHECK(nicer.best.grade->level == before.level);
      CHECK(keeps(symmetry, nicer.best.givens));
      CHECK_FALSE(can_lose_a_group(rules, nicer.best, symmetry));
      // Fewer than where givens were only added.
      CHECK(number_of_givens(nicer.best.givens) < 36);
    }
  }
}

TEST_CASE("Every aim keeps the pattern that is wished for", "[generate]") {
  const Rules rules("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  const int symmetric = number_of_givens(givens);
  for (const Symmetry symmetry : {Symmetry::half_turn, Symmetry::diagonal, Symmetry::full}) {
    for (const Aim aim : {Aim::harder, Aim::easier, Aim::fewest}) {
      Climb climb{aim, 4, 0, 60};
      climb.symmetry = symmetry;
      const Climbed climbed = rules.climbed(givens, climb);
      check_is_puzzle(rules, climbed);
      CHECK(keeps(symmetry, climbed.best.givens));
      if (aim != Aim::easier) CHECK_FALSE(can_lose_a_group(rules, climbed.best, symmetry));
      // The example is symmetric by a half-turn already.
      if (symmetry == Symmetry::half_turn)
        CHECK(number_of_givens(climbed.best.givens) <= symmetric);
    }
  }
}

TEST_CASE("A seed swaps givens in the same way each time", "[generate]") {
  const Rules rules("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  std::set<std::string> seen;
  for (const std::uint64_t seed : {1U, 2U}) {
    for (const std::uint64_t number : {1U, 2U}) {
      const Climb climb{Aim::fewest, seed, number, 50};
      const Climbed once = rules.climbed(givens, climb);
      const Climbed again = rules.climbed(givens, climb);
      CHECK(once.best.givens == again.best.givens);
      CHECK(once.nodes == again.nodes);
      CHECK(once.tried == 50);
      seen.insert(write_puzzle_line(once.best.givens));
    }
  }
  CHECK(seen.size() == 4);
  // On every machine.
  CHECK(write_puzzle_line(rules.climbed(givens, {Aim::fewest, 1, 1, 50}).best.givens) ==
        ".35.......9.1.5..........6.5....68..4.38....1....2....968.3.......4....5.......7.");
}

TEST_CASE("A climb that is ended has the best puzzle by then", "[generate]") {
  const Rules rules("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  Budget nodes;
  nodes.nodes = 3'000;
  const Climbed spent = rules.climbed(givens, {Aim::fewest, 0, 0, 1'000'000}, nodes);
  check_is_puzzle(rules, spent);
  CHECK(spent.stopped == StopReason::node_limit);
  CHECK(spent.nodes < 4'000);
  CHECK(number_of_givens(spent.best.givens) < 24);
  Budget time;
  time.time = std::chrono::milliseconds(30);
  const Climbed timed = rules.climbed(givens, {Aim::harder, 0, 0, 1'000'000'000}, time);
  check_is_puzzle(rules, timed);
  CHECK(timed.stopped == StopReason::time_limit);
  std::uint64_t last = 0;
  const Climbed cancelled = climb(rules.engine, rules.links, givens, {Aim::fewest, 0, 0, 1'000'000},
                                  {}, [&last](const Trying& trying) {
                                    CHECK(trying.tried >= last);
                                    last = trying.tried;
                                    return trying.tried < 20;
                                  });
  check_is_puzzle(rules, cancelled);
  CHECK(cancelled.stopped == StopReason::cancelled);
  CHECK(cancelled.tried == 20);
  // Ended before the puzzle itself was solved.
  nodes.nodes = 0;
  const Climbed unknown = rules.climbed(givens, {Aim::fewest, 0, 0, 10}, nodes);
  CHECK(unknown.stopped == StopReason::node_limit);
  CHECK_FALSE(unknown.best.grade);
}

TEST_CASE("Only puzzles with one solution are climbed from", "[generate]") {
  const Rules rules("classic", 4);
  CHECK(rules.climbed(grid_of("1..............."), {}).solutions == 2);
  CHECK(rules.climbed(grid_of("11.............."), {}).solutions == 0);
  // All cells, and no clue that could go or be another.
  const Climbed full = rules.climbed(grid_of("1234341221434321"), {Aim::easier, 0, 0, 10});
  check_is_puzzle(rules, full);
  CHECK(number_of_givens(full.best.givens) == 16);
}
