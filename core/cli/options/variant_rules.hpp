#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/cli/options/rule_options.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// Those of list_of_rules(), and how rules of variants are written.
std::string list_of_all_rules();

/// --rules of commands that answer variants, too: what begins with a dot is constraint text, as
/// Interactive Sudoku Solver has it.
inline constexpr Option all_rules_option{rules_option.name, rules_option.value, rules_option.help,
                                         list_of_all_rules};

/// A list of rules as a description has it (core/formats/iss/described_variant.hpp), with what
/// begins with a dot as the rule `constraints`. Nothing where the list has no such rule.
std::optional<std::string> described_rules(std::string_view list);

/// The same of --rules. Errors: of usage, where the rules fit no size of board.
Result<std::optional<std::string>> read_variant_rules(const Arguments& arguments);

}  // namespace ninefold::cli
