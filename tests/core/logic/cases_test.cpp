// States with a technique and exactly what it gives there: our own, and those that many programs
// agree on where they are at hand.

#include "core/logic/registration.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;

namespace {

/// Where no other instance is known, none of these may be found with another effect.
bool is_exact(Technique technique) {
  using enum Technique;
  if (technique >= x_chain && technique <= death_blossom) return false;
  return technique >= locked_pair && technique != sue_de_coq && technique < forcing_chain;
}

bool has_digits(const logic::Step& step, const std::string& digits) {
  logic::DigitSet wanted;
  for (const char character : digits) wanted.insert(static_cast<Digit>(character - '0'));
  return step.digits == wanted;
}

/// All different effects of the steps, in order, with "; " between.
std::string effects_of(const std::vector<logic::Step>& steps) {
  std::set<std::string> effects;
  for (const logic::Step& step : steps) {
    effects.insert(effect_text(step.eliminations, step.placements));
  }
  std::string text;
  for (const std::string& effect : effects) text += (text.empty() ? "" : "; ") + effect;
  return text;
}

/// What is wrong with what is found for a case; nothing if it is as it must be.
std::string complaint(const LogicCase& one) {
  const std::optional<Technique> technique = logic::technique_named(one.technique);
  if (!technique || !logic::can_find(*technique)) return "no search";
  const logic::State state = one.state(classic_links());
  const logic::Found found = logic::find_all(state, *technique);
  if (found.gave_up) return "gave up";
  bool is_found = false;
  bool has_other = false;
  for (const logic::Step& step : found.steps) {
    for (const auto& [cell, digit] : step.eliminations) {
      if (one.solution[cell] == digit) return "strikes a digit of the solution";
    }
    for (const auto& [cell, digit] : step.placements) {
      if (one.solution[cell] != digit) return "places a wrong digit";
    }
    if (*technique == Technique::dual_two_string_kite ||
        *technique == Technique::dual_empty_rectangle) {
      CellSet cells;
      for (const logic::Step& part : step.parts) cells |= part.cells;
      if (!(step.cells == cells)) return "does not show the cells of its parts";
    }
    const bool has_effect =
        step.eliminations == one.eliminations && step.placements == one.placements;
    is_found |= has_effect && has_digits(step, one.digits);
    has_other |= !has_effect;
  }
  if (one.must_not) return found.steps.empty() ? "" : "found where there is none";
  if (!is_found) return "not found: " + effect_text(one.eliminations, one.placements);
  if (has_other && !one.has_others && is_exact(*technique)) return "another one is found";
  return "";
}

}  // namespace

TEST_CASE("Every technique is found where it is, with exactly its effects", "[logic]") {
  const std::vector<LogicCase> cases =
      read_logic_cases(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/logic/steps.tsv");
  std::set<std::string> techniques;
  for (const LogicCase& one : cases) {
    INFO(one.id << " " << one.technique);
    CHECK(complaint(one).empty());
    techniques.insert(one.technique);
  }
  // Few fish with five and more base sets are known, and none of them small.
  CHECK(techniques.size() >= 60);
}

TEST_CASE("A technique is found where it is and nowhere else", "[logic]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/logic/exact.tsv");
  std::string line;
  std::getline(file, line);
  int checked = 0;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    LogicCase one;
    std::string givens;
    std::string values;
    std::string removed;
    std::string effects;
    std::getline(fields, one.id, '\t');
    std::getline(fields, one.technique, '\t');
    std::getline(fields, givens, '\t');
    std::getline(fields, values, '\t');
    std::getline(fields, removed, '\t');
    std::getline(fields, effects, '\t');
    INFO(one.id);
    one.givens = grid_of(givens);
    one.values = grid_of(values);
    one.removed = candidates_of(removed);
    const logic::State state = one.state(classic_links());
    const Technique technique = logic::technique_named(one.technique).value();
    logic::StepList steps(logic::StepList::Wanted::all);
    logic::finder_of(technique)(state, technique, steps);
    CHECK(effects_of(steps.steps()) == effects);
    ++checked;
  }
  CHECK(checked > 0);
}

TEST_CASE("The shared cases of techniques", "[logic][shared]") {
  const std::vector<LogicCase> cases =
      read_logic_cases(std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/techniques/cases.tsv");
  if (cases.empty()) SKIP("no ../shared/cases here");
  std::map<std::string, std::pair<int, int>> by_technique;
  int passed = 0;
  int number = 0;
  std::string failed;
  for (const LogicCase& one : cases) {
    if (is_sanitized && number++ % 6 != 0) continue;
    const std::string wrong = complaint(one);
    CHECK(wrong != "strikes a digit of the solution");
    CHECK(wrong != "places a wrong digit");
    auto& [good, all] = by_technique[one.technique];
    good += wrong.empty() ? 1 : 0;
    ++all;
    passed += wrong.empty() ? 1 : 0;
    if (!wrong.empty()) failed += one.id + " " + one.technique + ": " + wrong + "\n";
  }
  for (const auto& [technique, count] : by_technique) {
    if (count.first < count.second) {
      failed += technique + ": " + std::to_string(count.first) + " of " +
                std::to_string(count.second) + "\n";
    }
  }
  WARN(passed << " of " << cases.size() << " cases pass\n" << failed);
  CHECK(passed >= (is_sanitized ? 100 : 661));
}
