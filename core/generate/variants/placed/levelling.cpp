#include "core/generate/variants/placed/levelling.hpp"

#include "core/generate/basics/given_cells.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold::generate {

namespace {

/// One of the cells that have the most candidates: what says most.
Cell draw_unknown(const logic::State& state, Random& random) {
  int most = 0;
  for (const Cell cell : state.unsolved()) most = std::max(most, state.candidates(cell).count());
  CellSet unknown;
  for (const Cell cell : state.unsolved()) {
    if (state.candidates(cell).count() == most) unknown.insert(cell);
  }
  return draw_cell(unknown, random);
}

/// What is known by now holds with more clues, too.
void copy(const logic::State& known, logic::State& state) {
  for (const Cell cell : known.links().all_cells()) {
    const Digit value = known.values()[cell];
    if (!state.unsolved().contains(cell)) continue;
    if (value != empty_cell) {
      state.place({cell, value});
      continue;
    }
    for (const Digit digit : state.candidates(cell)) {
      if (!known.has({cell, digit})) state.strike({cell, digit});
    }
  }
}

}  // namespace

std::unique_ptr<Levelling::Logic> Levelling::logic_of(const Clues::Flags& in_use) const {
  const Grid none(clues_.solution().shape());
  auto logic = std::make_unique<Logic>(clues_.puzzle_of(none, in_use));
  logic->shared.watch([this] { return spending_.check(); });
  return logic;
}

logic::State Levelling::start_of(const Logic& logic, const Grid& givens) const {
  logic::State state = logic.rules.start();
  for (const Cell cell : given_cells(givens)) {
    if (state.unsolved().contains(cell)) state.place({cell, givens[cell]});
  }
  return state;
}

bool Levelling::are_enough(Logic& logic, const Grid& givens) const {
  logic::State state = start_of(logic, givens);
  logic::advance(state, hardest_, logic.shared);
  return state.is_solved() && spending_.check();
}

bool Levelling::lead_on(int most_halved) {
  auto logic = logic_of(clues_.in_use());
  logic::State state = start_of(*logic, clues_.givens());
  while (spending_.check()) {
    logic::advance(state, hardest_, logic->shared);
    if (state.is_solved()) return true;
    if (most_halved > 0 && clues_.halve_a_cage(random_)) {
      --most_halved;
      auto next = logic_of(clues_.in_use());
      logic::State further = start_of(*next, clues_.givens());
      copy(state, further);
      state = further;
      logic = std::move(next);
      continue;
    }
    const Cell cell = draw_unknown(state, random_);
    clues_.give(cell);
    state.place({cell, clues_.solution()[cell]});
  }
  return false;
}

void Levelling::take_givens(int least) {
  const auto logic = logic_of(clues_.in_use());
  std::vector<Cell> cells;
  for (const Cell cell : given_cells(clues_.givens())) cells.push_back(cell);
  random_.shuffle(cells);
  auto left = static_cast<int>(cells.size());
  for (const Cell cell : cells) {
    if (left <= least) return;
    Grid fewer = clues_.givens();
    fewer[cell] = empty_cell;
    if (!are_enough(*logic, fewer)) continue;
    clues_.use(fewer, clues_.in_use());
    --left;
  }
}

bool Levelling::are_too_few(const Clues::Flags& in_use) const {
  constexpr int least = 5;
  constexpr int least_of_name = 2;
  int all = 0;
  std::map<std::string_view, int> left;
  std::map<std::string_view, int> before;
  for (std::size_t number = 0; number < in_use.size(); ++number) {
    const std::string_view name = clues_.rules()[number].name;
    if (in_use[number]) {
      ++left[name];
      ++all;
    }
    if (clues_.in_use()[number]) ++before[name];
  }
  return all < least || std::any_of(before.begin(), before.end(), [&](const auto& known) {
           return left[known.first] < std::min(least_of_name, known.second);
         });
}

bool Levelling::take_these(const std::vector<std::size_t>& rules) {
  Clues::Flags fewer = clues_.in_use();
  for (const std::size_t number : rules) fewer[number] = false;
  if (are_too_few(fewer)) return false;
  if (!are_enough(*logic_of(fewer), clues_.givens())) return false;
  clues_.use(clues_.givens(), std::move(fewer));
  return true;
}

void Levelling::take_rules() {
  std::vector<std::size_t> rules;
  for (std::size_t number = 0; number < clues_.in_use().size(); ++number) {
    if (clues_.in_use()[number]) rules.push_back(number);
  }
  random_.shuffle(rules);
  constexpr std::size_t at_once = 4;
  std::vector<std::vector<std::size_t>> groups;
  for (std::size_t first = 0; first < rules.size(); first += at_once) {
    const auto end = std::min(rules.size(), first + at_once);
    groups.emplace_back(rules.begin() + static_cast<std::ptrdiff_t>(first),
                        rules.begin() + static_cast<std::ptrdiff_t>(end));
  }
  while (!groups.empty() && spending_.check()) {
    const std::vector<std::size_t> group = std::move(groups.back());
    groups.pop_back();
    if (take_these(group) || group.size() == 1) continue;
    const auto middle = group.begin() + static_cast<std::ptrdiff_t>(group.size() / 2);
    groups.emplace_back(group.begin(), middle);
    groups.emplace_back(middle, group.end());
  }
}

std::optional<logic::Grade> grade_up_to(const Clues& clues, logic::Level hardest,
                                        Spending& spending) {
  const variants::VariantLogic logic(clues.puzzle());
  logic::Workspace shared;
  shared.watch([&spending] { return spending.check(); });
  return logic::grade_up_to(logic.start(), clues.solution(), hardest, shared);
}

}  // namespace ninefold::generate
