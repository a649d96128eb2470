#include "wasm/shared/api_logic_answers.hpp"

#include "core/logic/find.hpp"
#include "core/logic/path.hpp"
#include "wasm/shared/api_values.hpp"

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

/// The first name of a list with commas between, which loses it.
std::string_view take_name(std::string_view& names) {
  const std::size_t end = std::min(names.find(','), names.size());
  const std::string_view name = names.substr(0, end);
  names.remove_prefix(std::min(end + 1, names.size()));
  return name;
}

/// The next step, without what is left out, or all steps of the technique with that name.
Result<logic::Found> find_steps(const logic::State& state, const std::string& technique,
                                std::uint64_t budget) {
  if (technique.empty()) return logic::find_next_within(state, budget);
  const Result<Chosen> chosen = read_chosen(technique);
  if (!chosen) return chosen.error();
  if (chosen->preferred.empty())
    return logic::find_next_within(state, budget, logic::path_order({}, chosen->without));
  if (chosen->preferred.size() > 1 || !logic::can_find(chosen->preferred.front()))
    return refused(technique, "a technique");
  return logic::find_all(state, chosen->preferred.front(), budget);
}

}  // namespace

std::string name_of(logic::Level level) {
  std::string name(logic::level_name(level));
  for (char& letter : name) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return name;
}

std::optional<logic::Level> level_named(std::string_view name) {
  for (int index = 0; index <= static_cast<int>(logic::Level::extreme); ++index) {
    const auto level = static_cast<logic::Level>(index);
    if (name_of(level) == name) return level;
  }
  return std::nullopt;
}

std::vector<std::string> technique_names() {
  std::vector<std::string> names;
  for (const logic::TechniqueFacts& one : logic::techniques()) names.emplace_back(one.name);
  return names;
}

std::vector<std::string> reason_kind_names() {
  const std::span<const std::string_view> names = logic::reason_kind_names();
  return {names.begin(), names.end()};
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
  bool are_all_written = true;
  for (const Cell cell : state.unsolved()) {
    const bool is_written = cell < open.size() && open[cell] >= 0;
    are_all_written = are_all_written && is_written;
    if (!is_written) continue;
    for (const Digit digit : state.candidates(cell)) {
      if (((open[cell] >> (digit - 1)) & 1) == 0) state.strike({cell, digit});
    }
  }
  if (are_all_written) state.mark();
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

Explained hints_for(const logic::State& state, const std::string& technique, std::uint64_t budget,
                    const std::vector<ExplainedRule>& rules) {
  Explained explained;
  explained.state.kind = "sound";
  const auto found = find_steps(state, technique, budget);
  if (!found) {
    explained.state.problem = to_problem(found.error());
    return explained;
  }
  Explanation explanation;
  explanation.add(found->gave_up ? 1 : 0);
  explanation.add_board(state);
  explanation.add_houses(state.links());
  explanation.add_rules(rules);
  explanation.add(static_cast<int>(found->steps.size()));
  for (const logic::Step& step : found->steps) explanation.add_step(step, state);
  explained.numbers = explanation.take();
  return explained;
}

Result<std::vector<logic::Technique>> read_techniques(std::string_view names) {
  std::vector<logic::Technique> techniques;
  while (!names.empty()) {
    const std::string_view name = take_name(names);
    const auto technique = logic::technique_named(name);
    if (!technique || !logic::is_sought(*technique))
      return refused(std::string(name), "a technique");
    techniques.push_back(*technique);
  }
  return techniques;
}

Result<Chosen> read_chosen(std::string_view names) {
  Chosen chosen;
  while (!names.empty()) {
    std::string_view name = take_name(names);
    const bool is_left_out = name.starts_with('-');
    if (is_left_out) name.remove_prefix(1);
    const std::vector<logic::Technique> named = logic::techniques_named(name);
    if (named.empty() || !std::all_of(named.begin(), named.end(), logic::is_sought)) {
      return refused(std::string(name), "a technique");
    }
    std::vector<logic::Technique>& list = is_left_out ? chosen.without : chosen.preferred;
    list.insert(list.end(), named.begin(), named.end());
  }
  return chosen;
}

Explained path_from(const logic::State& state, const Grid& solution, const std::string& preferred,
                    const std::vector<ExplainedRule>& rules) {
  Explained explained;
  explained.state.kind = "sound";
  const Result<Chosen> chosen = read_chosen(preferred);
  if (!chosen) {
    explained.state.problem = to_problem(chosen.error());
    return explained;
  }
  Explanation explanation;
  explanation.add_houses(state.links());
  explanation.add_rules(rules);
  explanation.add_board(state);
  logic::Workspace shared;
  logic::PathWalk walk(state, solution, shared, chosen->preferred, chosen->without);
  while (const std::optional<logic::Step> step = walk.find()) {
    explanation.add_step(*step, walk.state());
    walk.take(*step);
    explanation.add_changes(walk.state());
  }
  explained.numbers = explanation.take();
  return explained;
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
