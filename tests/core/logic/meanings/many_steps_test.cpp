// Every step of every technique, in states along the ways through random puzzles of every kind:
// sound, never empty, the same when it is asked for again, and forced by what it names. Of the
// techniques of classic puzzles ../definitions tell the rest.

#include "core/logic/find.hpp"
#include "core/logic/rule_logic.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/core/logic/meanings/drawn_puzzles.hpp"
#include "tests/core/logic/meanings/rule_steps.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <map>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

/// What a search may look at; what it finds before it gives up has to be right, too.
constexpr std::uint64_t patterns_of_each = 20'000;

struct StepTally {
  std::map<logic::Technique, std::uint64_t> steps;
  std::uint64_t all = 0;
  std::uint64_t states = 0;
  std::uint64_t at_a_glance = 0;
  std::uint64_t open = 0;  ///< candidates that no filling was looked for to the end
};

std::string state_text(const logic::State& state) {
  std::string text;
  for (const Cell cell : state.links().all_cells()) {
    const Digit value = state.values()[cell];
    text += cell % state.links().size() == 0 ? "\n" : " ";
    if (value != empty_cell) text += "=" + std::to_string(value);
    for (const Digit digit : state.candidates(cell)) text += std::to_string(digit);
  }
  return text;
}

std::optional<std::string> complaint(const DrawnPuzzle& puzzle, const logic::State& state,
                                     const logic::Step& step, std::uint64_t& open) {
  if (step.eliminations.empty() && step.placements.empty()) return "has no effect";
  for (const logic::Candidate& struck : step.eliminations) {
    if (!state.has(struck)) return "strikes what is not there";
    if (puzzle.solution[struck.cell] == struck.digit) return "strikes a digit of the solution";
  }
  for (const logic::Candidate& placed : step.placements) {
    if (!state.has(placed)) return "places what is not there";
    if (puzzle.solution[placed.cell] != placed.digit) return "places a wrong digit";
  }
  if (has_meaning(step.technique)) return breach_of_meaning(*puzzle.meaning, state, step, open);
  return breach_of_meant_links(*puzzle.meaning, state, step, open);
}

bool are_same(const std::vector<logic::Step>& one, const std::vector<logic::Step>& two) {
  return std::equal(one.begin(), one.end(), two.begin(), two.end(),
                    [](const logic::Step& a, const logic::Step& b) {
                      return a.technique == b.technique && a.eliminations == b.eliminations &&
                             a.placements == b.placements && a.cells == b.cells &&
                             a.houses == b.houses && a.chain == b.chain && a.sets == b.sets &&
                             a.rules == b.rules;
                    });
}

enum class Looked : std::uint8_t { all, of_rules };

/// Looks at the steps that a state has, and returns them.
std::vector<logic::Step> look(const DrawnPuzzle& puzzle, const logic::State& state, Looked looked,
                              logic::Workspace& shared, bool twice, StepTally& tally) {
  std::vector<logic::Step> all;
  for (const logic::TechniqueFacts& one : logic::techniques()) {
    if (!logic::can_find(one.technique)) continue;
    if (looked == Looked::of_rules && !has_meaning(one.technique)) continue;
    const std::vector<logic::Step> steps =
        logic::find_all(state, one.technique, patterns_of_each, &shared).steps;
    // What other searches have left behind must not tell.
    if (twice && !are_same(steps, logic::find_all(state, one.technique, patterns_of_each).steps)) {
      FAIL(puzzle.text << ": " << one.name << " is found differently again" << state_text(state));
    }
    for (const logic::Step& step : steps) {
      const auto breach = step.technique == one.technique
                              ? complaint(puzzle, state, step, tally.open)
                              : std::optional<std::string>("is of another technique");
      if (breach) {
        FAIL(puzzle.text << ": " << one.name << " "
                         << effect_text(step.eliminations, step.placements) << " " << *breach
                         << state_text(state));
      }
    }
    tally.steps[one.technique] += steps.size();
    tally.all += steps.size();
    all.insert(all.end(), steps.begin(), steps.end());
  }
  const logic::RuleLogic* const rules = state.links().rules();
  logic::StepList glance(logic::StepList::Wanted::first);
  if (rules != nullptr) rules->find_at_a_glance(state, logic::usual_path_order(), glance);
  for (const logic::Step& step : glance.steps()) {
    if (const auto breach = complaint(puzzle, state, step, tally.open)) {
      FAIL(puzzle.text << ": at a glance " << effect_text(step.eliminations, step.placements) << " "
                       << *breach << state_text(state));
    }
    ++tally.at_a_glance;
    all.push_back(step);
  }
  ++tally.states;
  return all;
}

/// Takes one or some of the steps; now and then a digit or some marks besides, as somebody does who
/// sees more or guesses well.
void go_on(const DrawnPuzzle& puzzle, std::vector<logic::Step> steps, Random& random,
           logic::State& state) {
  random.shuffle(steps);
  if (!steps.empty()) {
    steps.resize(static_cast<std::size_t>(
        1 + random.below(std::min<int>(6, static_cast<int>(steps.size())))));
  }
  for (const logic::Step& step : steps) {
    for (const logic::Candidate& struck : step.eliminations) state.strike(struck);
    for (const logic::Candidate& placed : step.placements) {
      if (state.has(placed)) state.place(placed);
    }
  }
  if (random.chance(15) || steps.empty()) {
    const auto cell = static_cast<Cell>(random.below(state.links().cell_count()));
    if (state.unsolved().contains(cell)) {
      state.place({cell, static_cast<Digit>(puzzle.solution[cell])});
    }
  }
  if (!random.chance(25)) return;
  const int percent = 1 + random.below(25);
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (digit != puzzle.solution[cell] && random.chance(percent)) state.strike({cell, digit});
    }
  }
}

/// Walks through puzzles of a kind until so many steps were looked at, or as many states: where
/// rules leave few steps of a technique, as Latin squares do, there may be none for long.
void walk(const KindToDraw& kind, Looked looked, std::uint64_t seed, std::uint64_t wanted,
          StepTally& tally) {
  Random random(seed);
  logic::Workspace shared;
  const std::uint64_t end = tally.all + wanted;
  const std::uint64_t last = tally.states + wanted;
  const auto goes_on = [&] { return tally.all < end && tally.states < last; };
  int refused = 0;
  for (std::uint64_t number = 0; goes_on(); ++number) {
    const std::optional<DrawnPuzzle> puzzle = kind.draw(seed, number);
    if (!puzzle) {
      REQUIRE(++refused < 200);
      continue;
    }
    logic::State state = puzzle->start;
    while (!state.is_solved() && goes_on()) {
      go_on(*puzzle, look(*puzzle, state, looked, shared, random.chance(4), tally), random, state);
    }
  }
}

bool has_cases(const logic::Step& step) {
  return std::any_of(step.parts.begin(), step.parts.end(), [](const logic::Step& part) {
    return part.reason.kind == logic::ReasonKind::common_ground;
  });
}

/// Goes the path of a puzzle as long as that takes no guess, and returns how many ways through its
/// rules had cases on them.
int go_path(const DrawnPuzzle& puzzle, StepTally& tally) {
  int with_cases = 0;
  logic::State state = puzzle.start;
  logic::Workspace shared;
  while (!state.is_solved()) {
    const auto step = logic::find_next(state, shared);
    if (!step) break;
    if (step->technique == logic::Technique::rule_forcing) {
      ++tally.all;
      with_cases += has_cases(*step) ? 1 : 0;
      if (const auto breach = complaint(puzzle, state, *step, tally.open))
        FAIL(puzzle.text << ": " << effect_text(step->eliminations, step->placements) << " "
                         << *breach << state_text(state));
    }
    logic::apply(*step, state);
  }
  return with_cases;
}

/// NINEFOLD_STEPS, or so many.
std::uint64_t steps_in_all(std::uint64_t usual) {
  const char* const text = std::getenv("NINEFOLD_STEPS");
  return text == nullptr ? usual : std::strtoull(text, nullptr, 10);
}

}  // namespace

TEST_CASE("Steps of rules are sound, and forced by what they name", "[logic]") {
  StepTally tally;
  for (const KindToDraw& kind : kinds_to_draw()) {
    INFO(kind.name);
    walk(kind, Looked::of_rules, random_seed(), static_cast<std::uint64_t>(share_of(100)), tally);
  }
  CHECK(tally.at_a_glance > 0);
  CHECK(tally.open * 100 <= tally.all);
}

TEST_CASE("Ways through rules follow from what they name, with cases on them", "[logic]") {
  const std::vector<KindToDraw> kinds = kinds_to_draw();
  const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                 [](const KindToDraw& one) { return one.name == "little-killer"; });
  REQUIRE(kind != kinds.end());
  StepTally tally;
  int with_cases = 0;
  for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(share_of(6)); ++number) {
    const std::optional<DrawnPuzzle> puzzle = kind->draw(5, number);
    if (puzzle) with_cases += go_path(*puzzle, tally);
  }
  CHECK(with_cases > 0);
  CHECK(tally.open * 100 <= tally.all);
}

TEST_CASE("A million steps under every kind of rules are sound, and forced by what they name",
          "[logic][.slow]") {
  const std::vector<KindToDraw> kinds = kinds_to_draw();
  const std::uint64_t of_each = steps_in_all(1'000'000) / kinds.size() + 1;
  StepTally tally;
  for (const KindToDraw& kind : kinds) {
    INFO(kind.name);
    const StepTally before = tally;
    walk(kind, Looked::all, random_seed(), of_each, tally);
    std::cout << std::setw(9) << tally.all - before.all << " steps in "
              << tally.states - before.states << " states, " << tally.open - before.open
              << " candidates left open: " << kind.name.substr(0, 40) << std::endl;
  }
  // Some are rare: of the last pattern before a BUG there may be none.
  for (const auto& [technique, count] : tally.steps) {
    std::cout << std::setw(9) << count << " " << logic::facts(technique).name << "\n";
  }
  CHECK(tally.open * 100 <= tally.all);
}
