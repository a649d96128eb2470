// What a person's logic strikes in puzzles of any rules, no solution may have.

#include "core/logic/find.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/core/variants/logic/sound_walk.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::string text_of(const std::vector<logic::Candidate>& struck, Shape shape) {
  std::string text;
  for (const auto& [cell, digit] : struck) {
    text += (text.empty() ? "r" : " r") + std::to_string(shape.row_of(cell) + 1) + "c" +
            std::to_string(shape.column_of(cell) + 1) + "<>" + std::to_string(digit);
  }
  return text;
}

/// Those of the shared collection that have one solution, soon found, on boards of a person's
/// logic.
template <typename Visit>
void visit_shared(Visit&& visit) {
  for (const auto& [name, text, expected] : shared_variants()) {
    INFO(name);
    const variants::Puzzle puzzle = read_variant(text);
    const std::optional<Shape> shape = variants::shape_for_logic(puzzle.layout);
    if (!shape) continue;
    const variants::VariantEngine engine(puzzle);
    Budget budget;
    budget.nodes = 2'000;
    const variants::Answer answer = engine.solve(budget);
    if (answer.solutions != Count(1) || answer.stopped != StopReason::complete) continue;
    visit(variants::VariantLogic(puzzle), Solutions{grid_of(*shape, answer.solution)});
  }
}

/// Fills in and strikes at random, never against the solution.
void wander(Random& random, const Grid& solution, logic::State& state) {
  const int places = random.below(20);
  for (int count = 0; count < places; ++count) {
    const auto cell = static_cast<Cell>(random.below(state.links().cell_count()));
    if (state.unsolved().contains(cell)) state.place({cell, solution[cell]});
  }
  const int percent = random.below(60);
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (digit != solution[cell] && random.chance(percent)) state.strike({cell, digit});
    }
  }
}

}  // namespace

TEST_CASE("No step under random mixtures of rules strikes what some solution has",
          "[variants][logic]") {
  std::set<logic::Technique> seen;
  int walked = 0;
  for (const int number : taken_of(400)) {
    Random random((static_cast<std::uint64_t>(number) + 1) * 31);
    const Board board{".Shape~4x4", 4, 4, 1, 4};
    const std::string text = Mixture(board, random).text();
    INFO(text);
    const variants::PuzzleOrError read = variants::read_iss_text(text);
    const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (puzzle == nullptr) continue;
    const Solutions solutions = solutions_of(*puzzle);
    if (solutions.empty()) continue;
    ++walked;
    walk(variants::VariantLogic(*puzzle), solutions, {}, seen);
  }
  CHECK(walked > 10);
  // The mixtures are such that every search of rules finds something.
  for (const auto technique :
       {logic::Technique::cell_forcing, logic::Technique::pair_rule,
        logic::Technique::thermometer_bounds, logic::Technique::cage_combinations,
        logic::Technique::arrow_sums, logic::Technique::line_rule, logic::Technique::rule_pointing,
        logic::Technique::outside_clue, logic::Technique::rule_fillings,
        logic::Technique::rules_in_house}) {
    INFO(logic::facts(technique).name);
    CHECK((seen.count(technique) == 1 || share_of(400) < 400));
  }
}

TEST_CASE("No step in the shared collection of variants strikes a digit of the solution",
          "[variants][logic][shared]") {
  std::set<logic::Technique> seen;
  int walked = 0;
  int steps = 0;
  int number = 0;
  visit_shared([&](const variants::VariantLogic& logic, const Solutions& solutions) {
    if (!is_taken(++number)) return;
    ++walked;
    steps += walk(logic, solutions, {logic::Technique::finned_x_wing, 40, 20'000}, seen);
  });
  if (walked == 0) SKIP("no ../shared/cases here");
  CHECK(walked >= share_of(60) - 1);
  CHECK(steps >= share_of(1'000) / 2);
}

TEST_CASE("No step in a random state of the shared variants strikes a digit of the solution",
          "[variants][logic][shared]") {
  Random random(61);
  std::set<logic::Technique> seen;
  int steps = 0;
  int number = 0;
  visit_shared([&](const variants::VariantLogic& logic, const Solutions& solutions) {
    for (int count = 0; count < 3; ++count) {
      if (!is_taken(++number)) continue;
      logic::State state = logic.start();
      wander(random, solutions.front(), state);
      for (const logic::TechniqueFacts& one : logic::techniques()) {
        if (!one.is_on_path) continue;
        for (const logic::Step& step : logic::find_all(state, one.technique, 20'000).steps) {
          check_sound(step, state, solutions);
          seen.insert(one.technique);
          ++steps;
        }
      }
    }
  });
  if (steps == 0) SKIP("no ../shared/cases here");
  CHECK(steps >= 1'000);
  for (const auto technique : {logic::Technique::x_chain, logic::Technique::alternating_chain,
                               logic::Technique::rule_pointing}) {
    CHECK(seen.count(technique) == 1);
  }
}

TEST_CASE("Each rule's own steps strike just what no filling of its cells has",
          "[variants][logic]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/logic/variant_steps.tsv");
  REQUIRE(file);
  int cases = 0;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    INFO(line);
    std::istringstream fields(line);
    std::string name;
    std::string text;
    std::string expected;
    std::getline(fields, name, '\t');
    std::getline(fields, text, '\t');
    std::getline(fields, expected, '\t');
    const auto technique = logic::technique_named(name);
    REQUIRE(technique);
    const variants::VariantLogic logic(read_variant(text));
    const logic::State state = logic.start();
    std::set<logic::Candidate> struck;
    for (const logic::Step& step : logic::find_all(state, *technique).steps)
      struck.insert(step.eliminations.begin(), step.eliminations.end());
    CHECK(text_of({struck.begin(), struck.end()}, logic.links().shape()) == expected);
    ++cases;
  }
  CHECK(cases >= 15);
}

TEST_CASE("A cage's step has the combinations that are left", "[variants][logic]") {
  const variants::VariantLogic logic(read_variant(".Cage~8~R1C1~R1C2.~R1C3_1"));
  const auto step = logic::find_first(logic.start(), logic::Technique::cage_combinations);
  REQUIRE(step);
  CHECK(step->combinations == std::vector{logic::DigitSet(0b100010), logic::DigitSet(0b10100)});
  CHECK(step->rules == std::vector<std::uint16_t>{0});
  CHECK(step->cells == CellSet{0, 1});
}

TEST_CASE("A chain names the cages that give its strong links", "[variants][logic]") {
  const variants::VariantLogic logic(read_variant(".~R9C9_5.Cage~3~R1C1~R4C1.Cage~3~R1C9~R5C9"));
  const auto step = logic::find_first(logic.start(), logic::Technique::x_chain);
  REQUIRE(step);
  CHECK(step->rules == std::vector<std::uint16_t>{0, 1});
  CHECK(step->combinations.empty());
  REQUIRE(step->chain.size() == 4);
  CHECK(step->chain[0].rule == logic::ChainNode::no_rule);
  CHECK(step->chain[1].rule == 0);
  CHECK(step->chain[2].rule == logic::ChainNode::no_rule);
  CHECK(step->chain[3].rule == 1);
}

TEST_CASE("The 45 rule tells its houses, cages, innies, outies and their sum",
          "[variants][logic]") {
  const variants::VariantLogic logic(
      read_variant(".~R9C9_5.Cage~20~R1C1~R1C2~R1C3~R1C4.Cage~16~R1C5~R1C6~R1C7~R1C8"));
  const auto innie = logic::find_first(logic.start(), logic::Technique::innies_and_outies);
  REQUIRE(innie);
  CHECK(innie->rules == std::vector<std::uint16_t>{0, 1});
  CHECK(innie->houses == std::vector<std::uint8_t>{0});
  CHECK(innie->cells == CellSet{8});
  CHECK(innie->outies.empty());
  CHECK(innie->total == 9);
  const variants::VariantLogic out(
      read_variant(".Cage~25~R1C1~R1C2~R1C3~R1C4~R2C4.Cage~25~R1C5~R1C6~R1C7~R1C8~R1C9"));
  const auto outie = logic::find_first(out.start(), logic::Technique::innies_and_outies);
  REQUIRE(outie);
  CHECK(outie->cells.empty());
  CHECK(outie->outies == CellSet{12});
  CHECK(outie->total == -5);
}

TEST_CASE("Cages of a house are filled together with it", "[variants][logic]") {
  // 1 and 2 go to the first cage, so that the second is 3 and 4, and none of these is elsewhere.
  const variants::VariantLogic logic(read_variant(".Shape~6x6.Cage~3~R1C1~R1C2.Cage~7~R1C3~R1C4"));
  const logic::Found found = logic::find_all(logic.start(), logic::Technique::rules_in_house);
  REQUIRE_FALSE(found.steps.empty());
  const auto row = std::find_if(
      found.steps.begin(), found.steps.end(),
      [](const logic::Step& step) { return step.houses == std::vector<std::uint8_t>{0}; });
  REQUIRE(row != found.steps.end());
  CHECK(row->rules == std::vector<std::uint16_t>{0, 1});
  CHECK(row->cells == CellSet{0, 1, 2, 3, 4, 5});
  CHECK(row->combinations.empty());
  // Each reason is a step of its own.
  const auto strikes = [&found](Cell cell, Digit digit) {
    return std::any_of(found.steps.begin(), found.steps.end(), [&](const logic::Step& step) {
      return step.houses == std::vector<std::uint8_t>{0} &&
             std::find(step.eliminations.begin(), step.eliminations.end(),
                       logic::Candidate{cell, digit}) != step.eliminations.end();
    });
  };
  for (const Cell cell : {Cell{2}, Cell{3}}) {
    for (const Digit digit : {1, 2, 5, 6}) CHECK(strikes(cell, digit));
    for (const Digit digit : {3, 4}) CHECK_FALSE(strikes(cell, digit));
  }
  for (const Cell cell : {Cell{4}, Cell{5}}) {
    for (const Digit digit : {1, 2, 3, 4}) CHECK(strikes(cell, digit));
    for (const Digit digit : {5, 6}) CHECK_FALSE(strikes(cell, digit));
  }
}

TEST_CASE("What rules say of single cells is there from the start", "[variants][logic]") {
  const variants::VariantLogic logic(read_variant(".Shape~4x4.~R1C1_2_4.~R2C3_1"));
  const logic::State state = logic.start();
  CHECK(state.candidates(0) == logic::DigitSet(0b1010));
  CHECK(state.values()[6] == 1);
  CHECK_FALSE(logic.links().keeps_rectangles());
}

TEST_CASE("A search for fillings of many cells says that it gave up", "[variants][logic]") {
  std::string many = ".Sum~225";
  for (int cell = 0; cell < 45; ++cell)
    many += "~R" + std::to_string(cell / 9 + 1) + "C" + std::to_string(cell % 9 + 1);
  const auto gave_up = [](const std::string& text) {
    const variants::VariantLogic logic(read_variant(text));
    return logic::find_all(logic.start(), logic::Technique::rule_fillings).gave_up;
  };
  CHECK(gave_up(many));
  CHECK_FALSE(gave_up(".Sum~4~R1C1~R1C2~R5C5"));
}
