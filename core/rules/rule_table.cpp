#include "core/rules/rule_table.hpp"

#include "core/rules/all_kinds.hpp"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace ninefold {

namespace {

bool ranks_before(const RuleType& left, const RuleType& right) {
  return std::tie(left.rank, left.name) < std::tie(right.rank, right.name);
}

std::vector<const RuleType*> ranked() {
  std::vector<const RuleType*> types;
  for (const RuleType* const type : all_kinds()) {
    const auto place = std::find_if(types.begin(), types.end(), [type](const RuleType* other) {
      return ranks_before(*type, *other);
    });
    types.insert(place, type);
  }
  return types;
}

bool needs_no_argument(const RuleType& type) {
  return std::all_of(type.parameters.begin(), type.parameters.end(),
                     [](const Parameter& parameter) { return parameter.is_optional(); });
}

Error name_error(ErrorCode code, std::string_view name, std::string expected) {
  Error error;
  error.code = code;
  error.found = std::string(name);
  error.expected = std::move(expected);
  return error;
}

/// The preset with that name and its type; two nulls if there is none.
std::pair<const RuleType*, const Preset*> find_preset(std::string_view name) {
  for (const RuleType* const type : rule_types()) {
    for (const Preset& preset : type->presets) {
      if (preset.name == name) return {type, &preset};
    }
  }
  return {};
}

}  // namespace

std::span<const RuleType* const> rule_types() {
  static const std::vector<const RuleType*> types = ranked();
  return types;
}

const RuleType& default_rule_type() {
  const auto kinds = all_kinds();
  const auto found = std::find_if(kinds.begin(), kinds.end(), [](const RuleType* type) {
    return type->base == Base::by_default;
  });
  assert(found != kinds.end() && "one rule is the default base");
  return **found;
}

const RuleType* find_rule_type(std::string_view name) {
  const auto kinds = all_kinds();
  const auto found = std::find_if(kinds.begin(), kinds.end(),
                                  [name](const RuleType* type) { return type->name == name; });
  return found == kinds.end() ? nullptr : *found;
}

Rule make_rule(const RuleType& type, std::vector<Argument> arguments) {
  for (std::size_t index = arguments.size(); index < type.parameters.size(); ++index) {
    arguments.push_back(default_argument(type.parameters[index]));
  }
  return Rule{&type, std::move(arguments)};
}

Rule make_rule(std::string_view name, std::vector<Argument> arguments) {
  const RuleType* const type = find_rule_type(name);
  assert(type != nullptr && "the rule has a file");
  return make_rule(*type, std::move(arguments));
}

std::string rule_name(const Rule& rule) {
  const auto preset = std::find_if(
      rule.type->presets.begin(), rule.type->presets.end(), [&rule](const Preset& one) {
        return canonical(rule) == canonical(Rule{rule.type, one.arguments()});
      });
  return std::string(preset == rule.type->presets.end() ? rule.type->name : preset->name);
}

Result<Rule> rule_named(std::string_view name, Shape shape) {
  if (const auto [type, preset] = find_preset(name); preset != nullptr) {
    if (shape.size() == preset->size) return Rule{type, preset->arguments()};
    const std::string size = std::to_string(preset->size);
    return name_error(ErrorCode::bad_rule, name,
                      "a rule for this size; " + std::string(name) + " needs " + size + "x" + size);
  }
  const RuleType* const type = find_rule_type(name);
  if (type != nullptr && needs_no_argument(*type)) return make_rule(*type);
  std::string known;
  for (const std::string_view one : plain_rule_names()) {
    known.append(known.empty() ? "one of " : ", ").append(one);
  }
  return name_error(ErrorCode::unknown_rule, name, std::move(known));
}

std::vector<std::string_view> plain_rule_names() {
  std::vector<std::string_view> names;
  for (const RuleType* const type : rule_types()) {
    if (needs_no_argument(*type)) names.push_back(type->name);
  }
  for (const RuleType* const type : rule_types()) {
    for (const Preset& preset : type->presets) names.push_back(preset.name);
  }
  return names;
}

bool comes_before(const Rule& left, const Rule& right) {
  if (left.type != right.type) return ranks_before(*left.type, *right.type);
  return left.arguments < right.arguments;
}

}  // namespace ninefold
