#include "wasm/shared/api_values.hpp"

#include "core/formats/any_text/any_text.hpp"
#include "core/formats/grids/written_grid.hpp"
#include "core/rules/rule_table.hpp"

#include <algorithm>
#include <array>

namespace ninefold::api {

namespace {

// In the order of ErrorCode and of StopReason.
constexpr std::array<std::string_view, 11> error_codes{"unexpected_end",
                                                       "unexpected_character",
                                                       "number_out_of_range",
                                                       "row_too_short",
                                                       "row_too_long",
                                                       "unexpected_text",
                                                       "unknown_rule",
                                                       "bad_rule",
                                                       "unknown_version",
                                                       "unknown_format",
                                                       "too_large"};
static_assert(error_codes.size() == static_cast<std::size_t>(ErrorCode::too_large) + 1);

constexpr std::array<std::string_view, 5> stop_reasons{"complete", "solution_limit", "node_limit",
                                                       "time_limit", "cancelled"};
static_assert(stop_reasons.size() == static_cast<std::size_t>(StopReason::cancelled) + 1);

// In the order of Stage.
constexpr std::array<std::string_view, 3> stages{"reading", "preparing", "searching"};
static_assert(stages.size() == static_cast<std::size_t>(Stage::searching) + 1);

// In the order of CountWay.
constexpr std::array<std::string_view, 5> count_ways{"", "visiting", "templates", "bands",
                                                     "pieces"};
static_assert(count_ways.size() == static_cast<std::size_t>(CountWay::pieces) + 1);

// In the order of Base and of ParameterKind.
constexpr std::array<std::string_view, 4> bases{"no", "weakest", "yes", "default"};
static_assert(bases.size() == static_cast<std::size_t>(Base::by_default) + 1);
constexpr std::array<std::string_view, 5> parameter_kinds{"number", "word", "cells", "digit_pairs",
                                                          "regions"};
static_assert(parameter_kinds.size() == static_cast<std::size_t>(ParameterKind::regions) + 1);

}  // namespace

std::span<const std::string_view> error_code_names() { return error_codes; }
std::span<const std::string_view> stop_reason_names() { return stop_reasons; }
std::span<const std::string_view> stage_names() { return stages; }

std::vector<std::string> rule_names() {
  std::vector<std::string> names;
  for (const RuleType* const type : rule_types()) names.emplace_back(type->name);
  for (const RuleType* const type : rule_types()) {
    for (const Preset& preset : type->presets) names.emplace_back(preset.name);
  }
  return names;
}

std::string schema_of(const RuleType& type) {
  std::string schema(type.name);
  schema.append(" ").append(bases[static_cast<std::size_t>(type.base)]);
  for (const Parameter& parameter : type.parameters) {
    schema.append(" ").append(parameter.name);
    const auto add = [&schema](std::string_view text) { schema.append(":").append(text); };
    add(parameter_kinds[static_cast<std::size_t>(parameter.kind)]);
    if (parameter.kind == ParameterKind::number) {
      add(std::to_string(parameter.least));
      add(std::to_string(parameter.most));
    }
    for (const std::string_view word : parameter.words) add(word);
    if (parameter.is_house) add("house");
    if (parameter.is_ordered) add("ordered");
  }
  return schema;
}

std::vector<std::string> rule_schemas() {
  std::vector<std::string> schemas;
  for (const RuleType* const type : rule_types()) schemas.push_back(schema_of(*type));
  return schemas;
}

std::vector<std::string> format_names() {
  std::vector<std::string> names;
  for (const TextFormat format : text_formats()) names.emplace_back(format_name(format));
  return names;
}

std::vector<std::string> form_names() {
  std::vector<std::string> names(grid_form_names().begin(), grid_form_names().end());
  names.emplace_back(format_name(TextFormat::description));
  return names;
}

std::string name_of(StopReason reason) {
  return std::string(stop_reasons[static_cast<std::size_t>(reason)]);
}

std::string name_of(Stage stage) { return std::string(stages[static_cast<std::size_t>(stage)]); }

std::string name_of(CountWay way) { return std::string(count_ways[static_cast<std::size_t>(way)]); }

CountWay count_way(const std::string& name) {
  const auto place = std::find(count_ways.begin(), count_ways.end(), name);
  return place == count_ways.end() ? CountWay::unknown
                                   : static_cast<CountWay>(place - count_ways.begin());
}

Problem to_problem(const Error& error) {
  Problem problem;
  problem.code = error_codes[static_cast<std::size_t>(error.code)];
  problem.line = error.line;
  problem.column = error.column;
  if (error.cell) problem.cell = *error.cell;
  problem.found = error.found;
  problem.expected = error.expected;
  return problem;
}

std::string to_digits(const Grid& grid) {
  std::string digits(static_cast<std::size_t>(grid.shape().cell_count()), '0');
  for (Cell cell = 0; cell < digits.size(); ++cell) {
    digits[cell] = static_cast<char>('0' + grid[cell]);
  }
  return digits;
}

}  // namespace ninefold::api
