#include "wasm/shared/api_logic_answers.hpp"

#include "core/logic/excluders.hpp"
#include "core/logic/find.hpp"
#include "core/logic/path.hpp"
#include "wasm/shared/api_values.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace ninefold::api {

namespace {

Error refused(std::string found, std::string expected) {
  Error error;
  error.code = ErrorCode::unexpected_text;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

std::vector<int> cells_in(const CellSet& set) {
  std::vector<int> cells(static_cast<std::size_t>(set.count()));
  std::size_t place = 0;
  for (const Cell cell : set) cells[place++] = cell;
  return cells;
}

std::vector<int> numbers_of(const std::vector<std::uint8_t>& indices) {
  return {indices.begin(), indices.end()};
}

std::vector<int> numbers_of(const std::vector<logic::Candidate>& candidates) {
  std::vector<int> numbers(candidates.size() * 2);
  std::size_t place = 0;
  for (const auto& [cell, digit] : candidates) {
    numbers[place++] = cell;
    numbers[place++] = digit;
  }
  return numbers;
}

void add_cells(const CellSet& cells, std::vector<int>& numbers) {
  for (const Cell cell : cells) numbers.push_back(cell);
}

LogicStep view_of(const logic::Step& step) {
  LogicStep view;
  view.technique = step.technique;
  view.digits = static_cast<int>(step.digits.bits());
  view.cells = cells_in(step.cells);
  view.houses = numbers_of(step.houses);
  view.base_houses = numbers_of(step.base_houses);
  view.fins = cells_in(step.fins);
  view.endo_fins = cells_in(step.endo_fins);
  for (const logic::LockedSet& set : step.sets) {
    view.sets.push_back({static_cast<int>(set.digits.bits())});
    add_cells(set.cells, view.sets.back());
  }
  for (const logic::ChainNode& node : step.chain) {
    const int by = node.rule == logic::ChainNode::no_rule ? int{node.set} : -2 - node.rule;
    view.chain.push_back({node.digit, node.is_on ? 1 : 0, by});
    add_cells(node.cells, view.chain.back());
  }
  view.eliminations = numbers_of(step.eliminations);
  view.placements = numbers_of(step.placements);
  view.rules = {step.rules.begin(), step.rules.end()};
  for (const logic::DigitSet set : step.combinations)
    view.combinations.push_back(static_cast<int>(set.bits()));
  view.outies = cells_in(step.outies);
  view.total = step.total;
  for (const logic::Step& part : step.parts) view.parts.push_back(view_of(part));
  return view;
}

/// The step as somebody sees it who stands there.
LogicStep view_of(const logic::Step& step, const logic::State& state) {
  LogicStep view = view_of(step);
  const logic::Excluders excluders = logic::excluders_of(state, step);
  view.excluders.resize(static_cast<std::size_t>(excluders.cells.count()) * 2);
  std::size_t place = 0;
  for (const Cell cell : excluders.cells) {
    view.excluders[place++] = cell;
    view.excluders[place++] = state.values()[cell];
  }
  view.excludes_all = excluders.are_all;
  return view;
}

std::vector<LogicHouse> houses_of(const logic::Links& links) {
  constexpr std::array<std::string_view, 4> kinds{"row", "column", "box", "extra"};
  std::vector<LogicHouse> houses;
  for (const logic::House& house : links.houses()) {
    houses.push_back({std::string(kinds[static_cast<std::size_t>(house.kind)]), house.number,
                      cells_in(house.cells)});
  }
  return houses;
}

std::vector<int> candidates_of(const logic::State& state) {
  std::vector<int> candidates(static_cast<std::size_t>(state.links().cell_count()));
  for (Cell cell = 0; cell < candidates.size(); ++cell) {
    candidates[cell] = static_cast<int>(state.candidates(cell).bits());
  }
  return candidates;
}

/// The next step, or all steps of the technique with that name; nothing if there is none.
std::optional<logic::Found> find_steps(const logic::State& state, const std::string& technique,
                                       std::uint64_t budget) {
  if (technique.empty()) return logic::find_next_within(state, budget);
  const auto only = logic::technique_named(technique);
  if (!only || !logic::can_find(*only)) return std::nullopt;
  return logic::find_all(state, *only, budget);
}

}  // namespace

std::string name_of(logic::Level level) {
  std::string name(logic::level_name(level));
  for (char& letter : name) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return name;
}

std::vector<std::string> technique_names() {
  std::vector<std::string> names;
  for (const logic::TechniqueFacts& one : logic::techniques()) names.emplace_back(one.name);
  return names;
}

Result<Grid> with_entered(const Grid& givens, const std::string& entered) {
  Grid values = givens;
  if (entered.empty()) return values;
  const Shape shape = givens.shape();
  if (entered.size() != static_cast<std::size_t>(shape.cell_count())) {
    return refused(std::to_string(entered.size()) + " digits",
                   std::to_string(shape.cell_count()) + " digits");
  }
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    const int digit = entered[cell] - '0';
    if (digit < 0 || digit > shape.size()) {
      return refused("\"" + entered.substr(cell, 1) + "\"",
                     "a digit from 0 to " + std::to_string(shape.size()));
    }
    if (givens[cell] == empty_cell) values[cell] = static_cast<Digit>(digit);
  }
  return values;
}

void take_work(const Grid& values, const std::vector<int>& open, logic::State& state) {
  for (const Cell cell : state.links().all_cells()) {
    if (values[cell] != state.values()[cell]) state.place({cell, values[cell]});
  }
  for (const Cell cell : state.unsolved()) {
    if (cell >= open.size() || open[cell] < 0) continue;
    for (const Digit digit : state.candidates(cell)) {
      if (((open[cell] >> (digit - 1)) & 1) == 0) state.strike({cell, digit});
    }
  }
}

LogicState judge(const logic::State& state, const Grid& solution) {
  LogicState told;
  told.kind = state.is_solved() ? "solved" : "sound";
  if (const auto mistake = logic::find_mistake(state, solution)) {
    told.kind = mistake->is_struck ? "wrong-mark" : "wrong-digit";
    told.cell = mistake->candidate.cell;
    told.digit = mistake->candidate.digit;
  }
  return told;
}

Hints hints_for(const logic::State& state, const std::string& technique, std::uint64_t budget) {
  Hints hints;
  hints.state.kind = "sound";
  const auto found = find_steps(state, technique, budget);
  if (!found) {
    hints.state.problem = to_problem(refused(technique, "a technique"));
    return hints;
  }
  hints.gave_up = found->gave_up;
  hints.candidates = candidates_of(state);
  hints.houses = houses_of(state.links());
  for (const logic::Step& step : found->steps) hints.steps.push_back(view_of(step, state));
  return hints;
}

Result<std::vector<logic::Technique>> read_techniques(std::string_view names) {
  std::vector<logic::Technique> techniques;
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(','), names.size());
    const auto technique = logic::technique_named(names.substr(0, end));
    if (!technique || !logic::is_sought(*technique)) {
      return refused(std::string(names.substr(0, end)), "a technique");
    }
    techniques.push_back(*technique);
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return techniques;
}

Path path_from(logic::State state, const Grid& solution, const std::string& preferred) {
  Path path;
  path.state.kind = "sound";
  const auto techniques = read_techniques(preferred);
  if (!techniques) {
    path.state.problem = to_problem(techniques.error());
    return path;
  }
  path.houses = houses_of(state.links());
  logic::Workspace shared;
  const std::vector<logic::Step> steps =
      logic::find_path(state, solution, shared, *techniques).steps;
  path.steps.reserve(steps.size());
  path.grids.reserve(steps.size());
  path.candidates.reserve(steps.size());
  for (const logic::Step& step : steps) {
    path.grids.push_back(to_digits(state.values()));
    path.candidates.push_back(candidates_of(state));
    path.steps.push_back(view_of(step, state));
    logic::apply(step, state);
  }
  return path;
}

Grading grading_of(const logic::State& state, const Grid& solution) {
  Grading grading;
  grading.state.kind = "sound";
  const logic::Grade grade = logic::grade(state, solution);
  grading.level = name_of(grade.level);
  grading.score = grade.score;
  grading.hardest = logic::facts(grade.hardest).name;
  grading.steps = grade.steps;
  grading.singles = grade.hardest <= logic::Technique::hidden_single;
  return grading;
}

}  // namespace ninefold::api
