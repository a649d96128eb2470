// Every puzzle made is what was wished: one solution by the engine and by verify, no given too
// many, the pattern, the numbers, the grade; and the same from the same seed.

#include "core/generate/generator.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/logic/find.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <string>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

struct Kind {
  std::string rules;
  int size = 9;

  Shape shape() const { return *Shape::of_size(size); }
  std::vector<Rule> list() const { return named_rules(rules, shape()); }
};

Generator generator_of(const Kind& kind) {
  Result<Generator> generator = Generator::create(kind.shape(), kind.list());
  REQUIRE(generator.has_value());
  return std::move(generator).value();
}

Made made(const Generator& generator, const Wish& wish, std::uint64_t seed, std::uint64_t number) {
  Outcome outcome = generator.make(wish, {seed, number});
  REQUIRE(outcome.puzzle);
  CHECK(outcome.stopped == StopReason::complete);
  CHECK(outcome.tried >= 1);
  return *outcome.puzzle;
}

void check_is_puzzle(const Kind& kind, const Made& puzzle) {
  const Engine engine = std::move(Engine::create(kind.shape(), kind.list())).value();
  CHECK(engine.count(puzzle.givens).solutions == Count(1));
  CHECK_FALSE(verify({kind.list(), puzzle.givens}, puzzle.solution).has_value());
}

void check_is_minimal(const Kind& kind, const Made& puzzle) {
  const Engine engine = std::move(Engine::create(kind.shape(), kind.list())).value();
  for (const Cell cell : given_cells(puzzle.givens)) {
    Grid without = puzzle.givens;
    without[cell] = empty_cell;
    CHECK(engine.solve(without).solutions == Count(2));
  }
}

}  // namespace

TEST_CASE("Puzzles of every kind have one solution and no given too many", "[generate]") {
  for (const Kind& kind :
       {Kind{"classic"}, Kind{"latin"}, Kind{"knight"}, Kind{"torus-knight"}, Kind{"king"},
        Kind{"diagonals"}, Kind{"asterisk"}, Kind{"classic", 4}, Kind{"classic", 6},
        Kind{"latin", 4}, Kind{"diagonals", 6}, Kind{"disjoint-groups"}}) {
    INFO(kind.rules << " " << kind.size);
    const Generator generator = generator_of(kind);
    for (const int number : tests::taken_of(10)) {
      const Made puzzle = made(generator, {}, 1, static_cast<std::uint64_t>(number));
      check_is_puzzle(kind, puzzle);
      check_is_minimal(kind, puzzle);
      CHECK_FALSE(puzzle.grade.has_value());
    }
  }
}

TEST_CASE("A seed gives the same puzzles on every machine", "[generate]") {
  const Generator generator = generator_of({"classic"});
  CHECK(write_puzzle_line(made(generator, {}, 7, 0).givens) ==
        "...5..94.8...4.621...2.6......693...634..5............35.9.....48........961....3");
  CHECK(write_puzzle_line(made(generator, {}, 7, 2).givens) ==
        ".7.....1983.1.....6....5..85.8....37....94.8.......2...26.3.........8..2...97....");
  // Whatever was made before, and by whichever generator.
  CHECK(made(generator_of({"classic"}), {}, 7, 2).givens == made(generator, {}, 7, 2).givens);
}

TEST_CASE("Seeds and numbers give puzzles of their own", "[generate]") {
  const Generator generator = generator_of({"classic"});
  std::set<std::string> puzzles;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (std::uint64_t number = 0; number < 20; ++number) {
      puzzles.insert(write_puzzle_line(made(generator, {}, seed, number).givens));
    }
  }
  CHECK(puzzles.size() == 400);
}

TEST_CASE("Patterns of givens have the symmetry that is wished", "[generate]") {
  const Kind kind{"classic"};
  const Generator generator = generator_of(kind);
  for (std::size_t index = 0; index < symmetry_names().size(); ++index) {
    Wish wish;
    wish.symmetry = static_cast<Symmetry>(index);
    INFO(symmetry_names()[index]);
    for (std::uint64_t number = 0; number < 5; ++number) {
      const Made puzzle = made(generator, wish, 3, number);
      check_is_puzzle(kind, puzzle);
      const CellSet givens = given_cells(puzzle.givens);
      const Engine engine = std::move(Engine::create(kind.shape(), kind.list())).value();
      for (const CellSet& group : cell_groups(kind.shape(), wish.symmetry)) {
        const CellSet given = group & givens;
        CHECK((given.empty() || given == group));
        // No group can be left out.
        if (given.empty()) continue;
        const Grid without = givens_from(puzzle.givens, givens.without(group));
        CHECK(engine.solve(without).solutions == Count(2));
      }
    }
  }
}

TEST_CASE("A symmetric puzzle may be minimal as well", "[generate]") {
  const Kind kind{"classic"};
  const Generator generator = generator_of(kind);
  Wish wish;
  wish.symmetry = Symmetry::half_turn;
  wish.is_minimal = true;
  for (std::uint64_t number = 0; number < 3; ++number) {
    check_is_minimal(kind, made(generator, wish, 5, number));
  }
}

TEST_CASE("Puzzles have as many givens as is wished", "[generate]") {
  const Generator generator = generator_of({"classic"});
  for (const int number : {23, 24, 27, 30, 45, 80, 81}) {
    Wish wish;
    wish.least_givens = wish.most_givens = number;
    const Made puzzle = made(generator, wish, 1, 0);
    CHECK(given_cells(puzzle.givens).count() == number);
    check_is_puzzle({"classic"}, puzzle);
  }
  Wish range;
  range.least_givens = 28;
  range.most_givens = 34;
  std::set<int> numbers;
  for (std::uint64_t number = 0; number < 100; ++number) {
    numbers.insert(given_cells(made(generator, range, 1, number).givens).count());
  }
  CHECK(numbers == std::set<int>{28, 29, 30, 31, 32, 33, 34});
  Wish minimal;
  minimal.is_minimal = true;
  minimal.least_givens = minimal.most_givens = 26;
  const Made puzzle = made(generator, minimal, 1, 0);
  CHECK(given_cells(puzzle.givens).count() == 26);
  check_is_minimal({"classic"}, puzzle);
}

TEST_CASE("Givens that stay are in the puzzle, and only cells of the pattern are", "[generate]") {
  const Kind kind{"classic"};
  const Generator generator = generator_of(kind);
  Wish keeping;
  keeping.kept = Grid();
  for (Digit digit = 1; digit <= 9; ++digit) (*keeping.kept)[static_cast<Cell>(digit - 1)] = digit;
  const Made kept = made(generator, keeping, 1, 0);
  CHECK(givens_from(kept.givens, given_cells(*keeping.kept)) == *keeping.kept);
  check_is_puzzle(kind, kept);

  Wish drawn;
  drawn.pattern = CellSet();
  for (int cell = 0; cell < 81; ++cell) {
    if (cell % 9 % 4 == 0 || cell / 9 % 3 == 1) drawn.pattern->insert(static_cast<Cell>(cell));
  }
  const Made inside = made(generator, drawn, 1, 0);
  CHECK(given_cells(inside.givens).without(*drawn.pattern).empty());
  check_is_puzzle(kind, inside);
}

TEST_CASE("Puzzles have the grade and the techniques that are wished", "[generate]") {
  using logic::Technique;
  const Kind kind{"classic"};
  const Generator generator = generator_of(kind);
  const logic::Links links(gather_constraints(kind.list(), kind.shape()));
  for (const auto level : {logic::Level::easy, logic::Level::medium, logic::Level::hard,
                           logic::Level::unfair, logic::Level::extreme}) {
    Wish wish;
    wish.level = level;
    const Made puzzle = made(generator, wish, 11, 0);
    REQUIRE(puzzle.grade);
    CHECK(puzzle.grade->level == level);
    const logic::Grade grade = logic::grade(logic::State(links, puzzle.givens), puzzle.solution);
    CHECK(grade.level == level);
    CHECK(grade.score == puzzle.grade->score);
    CHECK(grade.hardest == puzzle.grade->hardest);
  }
  Wish wish;
  wish.needs = {Technique::x_wing};
  wish.without = {Technique::skyscraper, Technique::naked_triple};
  for (std::uint64_t number = 0; number < 3; ++number) {
    const Made puzzle = made(generator, wish, 11, number);
    std::set<Technique> used;
    logic::Workspace shared;
    const logic::State state(links, puzzle.givens);
    for (const auto& step : find_path(state, puzzle.solution, shared, wish.needs).steps) {
      used.insert(step.technique);
    }
    CHECK(used.contains(Technique::x_wing));
    CHECK(!used.contains(Technique::skyscraper));
    CHECK(!used.contains(Technique::naked_triple));
  }
}

TEST_CASE("What is simpler than a technique that is needed does not lead to the end",
          "[generate]") {
  using logic::Technique;
  const Generator generator = generator_of({"classic"});
  for (const Technique technique :
       {Technique::hidden_pair, Technique::x_wing, Technique::skyscraper, Technique::xy_wing}) {
    Wish wish;
    wish.needs = {technique};
    const logic::PathOrder all = logic::path_order(wish.needs);
    const logic::PathOrder simpler(all.begin(), std::find(all.begin(), all.end(), technique));
    for (const int number : taken_of(20)) {
      INFO(logic::facts(technique).name << " " << number);
      const Made puzzle = made(generator, wish, 11, static_cast<std::uint64_t>(number));
      logic::State state(generator.links(), puzzle.givens);
      logic::Workspace shared;
      while (const auto step = logic::find_next(state, shared, simpler)) logic::apply(*step, state);
      CHECK_FALSE(state.is_solved());
    }
  }
}

TEST_CASE("Puzzles that need what paths do not look for are found", "[generate]") {
  using logic::Technique;
  const Generator generator = generator_of({"classic"});
  struct Needed {
    Technique technique;
    std::uint64_t seed;  // one that comes to such a puzzle soon
  };
  for (const auto& [technique, seed] :
       {Needed{Technique::dual_two_string_kite, 1}, Needed{Technique::dual_empty_rectangle, 1},
        Needed{Technique::franken_swordfish, 10}, Needed{Technique::franken_jellyfish, 10},
        Needed{Technique::finned_franken_swordfish, 1}, Needed{Technique::mutant_swordfish, 10},
        Needed{Technique::mutant_jellyfish, 10}, Needed{Technique::finned_mutant_x_wing, 5},
        Needed{Technique::finned_mutant_swordfish, 1}, Needed{Technique::mutant_squirmbag, 10},
        Needed{Technique::template_set, 1}, Needed{Technique::template_delete, 1}}) {
    INFO(logic::facts(technique).name);
    Wish wish;
    wish.needs = {technique};
    Budget budget;
    budget.nodes = 100'000;
    const Outcome outcome = generator.make(wish, {seed, 0}, budget);
    REQUIRE(outcome.puzzle);
    check_is_puzzle({"classic"}, *outcome.puzzle);
    logic::Workspace shared;
    const logic::State state(generator.links(), outcome.puzzle->givens);
    const auto path = find_path(state, outcome.puzzle->solution, shared, wish.needs).steps;
    CHECK(std::any_of(path.begin(), path.end(), [needed = technique](const logic::Step& step) {
      return step.technique == needed;
    }));
  }
}

TEST_CASE("Puzzles that need techniques after chains are found", "[generate]") {
  using logic::Technique;
  const Generator generator = generator_of({"classic"});
  struct Needed {
    std::vector<Technique> techniques;
    std::uint64_t seed;
  };
  // So rare that they are sought as NearTechniques does.
  int number = 0;
  for (const Needed& needed : {Needed{{Technique::death_blossom}, 2},
                               Needed{{Technique::swordfish, Technique::almost_locked_xz}, 1}}) {
    if (!tests::is_taken(++number)) continue;
    INFO(logic::facts(needed.techniques.back()).name);
    Wish wish;
    wish.needs = needed.techniques;
    Budget budget;
    budget.nodes = 400'000;
    const Outcome outcome = generator.make(wish, {needed.seed, 0}, budget);
    REQUIRE(outcome.puzzle);
    CHECK(outcome.tried > 400);
    logic::Workspace shared;
    const logic::State state(generator.links(), outcome.puzzle->givens);
    std::set<Technique> used;
    for (const auto& step : find_path(state, outcome.puzzle->solution, shared, wish.needs).steps) {
      used.insert(step.technique);
    }
    for (const Technique technique : needed.techniques) CHECK(used.contains(technique));
  }
}

TEST_CASE("A wish that is not met ends with its budget", "[generate]") {
  const Generator generator = generator_of({"classic"});
  Wish wish;
  wish.least_givens = wish.most_givens = 17;
  Budget nodes;
  nodes.nodes = 20'000;
  const Outcome spent = generator.make(wish, {}, nodes);
  CHECK_FALSE(spent.puzzle);
  CHECK(spent.stopped == StopReason::node_limit);
  CHECK(spent.nodes >= 20'000);
  CHECK(spent.nodes < 21'000);
  CHECK(spent.tried > 10);
  Budget time;
  time.time = std::chrono::milliseconds(30);
  CHECK(generator.make(wish, {}, time).stopped == StopReason::time_limit);
  Trying last;
  const Outcome cancelled = generator.make(wish, {}, {}, [&last](const Trying& trying) {
    CHECK(trying.tried >= last.tried);
    CHECK(trying.nodes >= last.nodes);
    last = trying;
    return trying.tried < 5;
  });
  CHECK(last.nodes > 0);
  CHECK(last.nodes <= cancelled.nodes);
  CHECK(cancelled.stopped == StopReason::cancelled);
  CHECK(cancelled.tried >= 5);
}

TEST_CASE("Rules or givens without a solution are told as that", "[generate]") {
  // On four rows the two leave no place for some digit.
  const Generator contradictory = generator_of({"king,knight", 4});
  const Outcome none = contradictory.make({}, {});
  CHECK_FALSE(none.puzzle);
  CHECK(none.stopped == StopReason::complete);
  CHECK(none.tried == 0);
  const Generator generator = generator_of({"classic", 4});
  Wish broken;
  broken.kept = grid_of("11..............");
  const Outcome outcome = generator.make(broken, {});
  CHECK_FALSE(outcome.puzzle);
  CHECK(outcome.stopped == StopReason::complete);
}
