#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/engine/budget.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/rule_type.hpp"
#include "wasm/shared/api.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How the core's values become the plain ones of the waist.
namespace ninefold::api {

/// The names of all error codes and all stop reasons, in the order of their enumerations.
std::span<const std::string_view> error_code_names();
std::span<const std::string_view> stop_reason_names();
std::span<const std::string_view> stage_names();

/// The names of all rules, by rank, and then those of presets, such as the extra house that has a
/// name of its own.
std::vector<std::string> rule_names();

/// What arguments the rules take (core/rules/schema.hpp), by rank: the name; "no", "weakest", "yes"
/// or "default" for a base; and for every parameter its name, its kind and what fits: a number's
/// range, the words there are, "house" and "ordered" for cells. So "diagonals no
/// which:word:both:falling:rising", or "sum no sum:number:1:45 cells:cells".
std::vector<std::string> rule_schemas();
std::string schema_of(const RuleType& type);

std::vector<std::string> format_names();

/// The forms in which export_text() writes a puzzle.
std::vector<std::string> form_names();

std::string name_of(StopReason reason);
std::string name_of(Stage stage);

/// The name of a way to count, empty for the unknown one; and back, unknown for any other name.
std::string name_of(CountWay way);
CountWay count_way(const std::string& name);

Problem to_problem(const Error& error);

/// One digit a cell in reading order, 0 for empty.
std::string to_digits(const Grid& grid);

}  // namespace ninefold::api
