// Every step that is found in random states is sound, and of the technique that it is called by,
// read off the board by the technique's definition (definitions.hpp), which shares nothing with how
// steps are found. NINEFOLD_SEED (a number or `fresh`) draws other states.

#include "tests/core/logic/definitions/definitions.hpp"

#include "core/engine/engine.hpp"
#include "core/logic/find.hpp"
#include "core/logic/path.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <map>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::vector<Grid> puzzles() {
  std::vector<Grid> all;
  for (const std::string list : {"classic-minimal.txt", "classic-hard.txt", "classic-easy.txt"}) {
    std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/bench/" + list);
    for (std::string line; std::getline(file, line);) {
      if (!line.empty() && line.front() != '#') all.push_back(grid_of(line));
    }
  }
  return all;
}

/// Draws positions: digits filled in and candidates struck at random, or some way along a path that
/// a person could take; never against the solution.
class States {
 public:
  explicit States(std::uint64_t seed) : random_(seed), puzzles_(puzzles()) {}

  const Grid& solution() const { return solution_; }

  logic::State next() {
    while (true) {
      const Grid& givens =
          puzzles_[static_cast<std::size_t>(random_.below(static_cast<int>(puzzles_.size())))];
      const Answer answer = engine_.solve(givens);
      if (!(answer.solutions == Count(1))) continue;
      solution_ = *answer.solution;
      logic::State state(classic_links(), givens);
      if (random_.chance(50)) {
        walk(state);
      } else {
        wander(state);
      }
      if (!state.is_solved()) return state;
    }
  }

 private:
  void walk(logic::State& state) {
    for (int left = random_.below(60); left > 0; --left) {
      const logic::Found found = logic::find_next_within(state, 20'000);
      if (found.steps.empty()) return;
      logic::apply(found.steps[0], state);
    }
  }

  void wander(logic::State& state) {
    for (int left = random_.below(30); left > 0 && !state.is_solved(); --left) {
      const auto cell = static_cast<Cell>(random_.below(Board::cells));
      if (state.unsolved().contains(cell)) state.place({cell, solution_[cell]});
    }
    const int percent = random_.below(70);
    for (const Cell cell : state.unsolved()) {
      for (const Digit digit : state.candidates(cell)) {
        if (digit != solution_[cell] && random_.chance(percent)) state.strike({cell, digit});
      }
    }
  }

  Random random_;
  const std::vector<Grid> puzzles_;
  const std::vector<Rule> classic_{Rule{}};
  const Engine engine_ = Engine::create(Shape{}, classic_).value();
  Grid solution_;
};

/// What is wrong with a step; nothing if it is right.
Breach complaint(const Board& board, const logic::Step& step, const Grid& solution) {
  for (const logic::Candidate& struck : step.eliminations) {
    if (solution[struck.cell] == struck.digit) return "strikes a digit of the solution";
  }
  for (const logic::Candidate& placed : step.placements) {
    if (solution[placed.cell] != placed.digit) return "places a wrong digit";
  }
  return breach_of(board, step);
}

std::string text_of(const logic::State& state) {
  std::string text;
  for (int cell = 0; cell < Board::cells; ++cell) {
    const Digit value = state.values()[static_cast<Cell>(cell)];
    std::string digits;
    for (const Digit digit : state.candidates(static_cast<Cell>(cell))) {
      digits += std::to_string(digit);
    }
    text +=
        (value == empty_cell ? digits : "=" + std::to_string(value)) + (cell % 9 == 8 ? "\n" : " ");
  }
  return text;
}

/// Looks at every step of every technique in this many states. Returns how many steps each had.
std::map<logic::Technique, int> check_states(int count, std::uint64_t budget) {
  States states(random_seed());
  std::map<logic::Technique, int> steps;
  for (int number = 0; number < count; ++number) {
    const logic::State state = states.next();
    const Board board(state);
    for (const logic::TechniqueFacts& one : logic::techniques()) {
      if (!logic::can_find(one.technique)) continue;
      for (const logic::Step& step : logic::find_all(state, one.technique, budget).steps) {
        ++steps[one.technique];
        const Breach breach = step.technique == one.technique
                                  ? complaint(board, step, states.solution())
                                  : Breach("is of another technique");
        if (!breach) continue;
        FAIL("state " << number << ": " << one.name << " "
                      << effect_text(step.eliminations, step.placements) << " " << *breach << "\n"
                      << text_of(state));
      }
    }
  }
  return steps;
}

}  // namespace

TEST_CASE("Steps are what their techniques are defined as", "[logic]") {
  const auto steps = check_states(share_of(60), 30'000);
  CHECK((takes_fewer_cases() || steps.size() > 60));
}

TEST_CASE("Steps of ten thousand states are what their techniques are defined as",
          "[logic][.slow]") {
  const auto steps = check_states(10'000, 30'000);
  // Every technique that is found by a search, but for what no rule of classic puzzles gives, and
  // for SK loops, of which exotic_test.cpp makes some.
  for (const logic::TechniqueFacts& one : logic::techniques()) {
    const bool is_rare = one.technique == logic::Technique::locked_candidates ||
                         one.technique == logic::Technique::sk_loop ||
                         one.technique == logic::Technique::cell_forcing ||
                         logic::is_of_rules(one.technique) || !logic::can_find(one.technique);
    INFO(one.name);
    if (!is_rare) CHECK(steps.contains(one.technique));
  }
}
