#include "core/cli/options/variant_rules.hpp"

#include "core/board/shape.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/escaping.hpp"

#include <algorithm>

namespace ninefold::cli {

std::string list_of_all_rules() {
  return list_of_rules() +
         ", and items of a constraint text, such as .Cage~10~R1C1~R1C2 (ninefold rules lists them)";
}

std::optional<std::string> described_rules(std::string_view list) {
  const std::string name = std::string(variants::constraints_rule) + ":";
  std::string others;
  std::optional<std::string> constraints;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    const std::string_view rule = list.substr(at, end - at);
    at = end + 1;
    if (rule.starts_with('.')) {
      constraints = constraints.value_or("") + variants::escape(rule);
    } else if (rule.starts_with(name)) {
      constraints = constraints.value_or("") + std::string(rule.substr(name.size()));
    } else {
      others += "," + std::string(rule);
    }
  }
  if (!constraints) return std::nullopt;
  return name + *constraints + others;
}

Result<std::optional<std::string>> read_variant_rules(const Arguments& arguments) {
  std::optional<std::string> rules =
      described_rules(arguments.value(rules_option.name).value_or(""));
  if (!rules) return rules;
  std::optional<Error> refused;
  // What fits some size may be asked; whether it fits the puzzles is seen with each of them.
  for (const int size : {9, 6, 4}) {
    const auto cells = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
    const auto empty =
        variants::read_described_variant("1;" + *rules + ";" + std::string(cells, '.'));
    if (empty) return rules;
    if (!refused) refused = empty.error();
  }
  if (refused->code == ErrorCode::row_too_long || refused->code == ErrorCode::row_too_short)
    return usage_error("--rules for a board of another size", "rules for 4x4, 6x6 or 9x9");
  return usage_error("--rules " + refused->found, refused->expected);
}

}  // namespace ninefold::cli
