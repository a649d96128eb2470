// The rules part of a puzzle description, and the command line's --rules: names separated by
// commas, each followed by ':' and its arguments where it has any. What there is to read is in the
// table of rules and in their schemas.

#include "core/formats/constraints/argument_text.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"
#include "core/rules/rule_table.hpp"
#include "core/rules/validate.hpp"

#include <algorithm>
#include <optional>

namespace ninefold {

namespace {

/// One rule of the list, with where it stands in the whole text.
struct Item {
  std::string_view text;
  std::size_t offset;
};

/// A rule that is a name alone. An argument that the rule does not take makes the name unknown.
Result<Rule> read_plain_rule(const Item& item, Shape shape) {
  Result<Rule> named = rule_named(item.text, shape);
  if (named) return named;
  std::string expected = named.error().expected;
  if (named.error().code == ErrorCode::unknown_rule) {
    const std::vector<std::string> known = rule_forms();
    expected = "one of ";
    for (std::size_t index = 0; index < known.size(); ++index) {
      if (index > 0) expected += index + 1 < known.size() ? ", " : " or ";
      expected += known[index];
    }
  }
  return error_at(item.offset, named.error().code, quote(item.text), std::move(expected));
}

Result<Rule> read_rule(const Item& item, Shape shape) {
  const std::size_t name_end = std::min(item.text.find(':'), item.text.size());
  const RuleType* const type = find_rule_type(item.text.substr(0, name_end));
  if (type == nullptr || type->parameters.empty()) return read_plain_rule(item, shape);
  Rule rule{type, {}};
  std::size_t at = name_end;
  for (const Parameter& parameter : type->parameters) {
    if (at == item.text.size()) {
      if (parameter.is_optional()) break;
      return error_at(item.offset + at, ErrorCode::bad_rule, "the end of the rule", "\":\"");
    }
    const std::size_t start = at + 1;
    const bool is_last = &parameter == &type->parameters.back();
    at = is_last ? item.text.size() : std::min(item.text.find(':', start), item.text.size());
    Result<Argument> argument =
        read_argument(parameter, item.text.substr(start, at - start), item.offset + start, shape);
    if (!argument) return argument.error();
    rule.arguments.push_back(std::move(argument).value());
  }
  rule = make_rule(*type, std::move(rule.arguments));
  if (std::optional<Error> invalid = validate(rule, shape)) {
    invalid->line = 1;
    invalid->column = static_cast<int>(item.offset) + 1;
    return *invalid;
  }
  return rule;
}

/// Every spelling of one list of rules in the same form: sorted, each rule once, and without the
/// weakest base where another says more.
std::vector<Rule> canonical(const std::vector<Rule>& rules) {
  const bool says_more = std::any_of(rules.begin(), rules.end(), [](const Rule& rule) {
    return is_base(rule) && rule.type->base != Base::weakest;
  });
  std::vector<Rule> sorted;
  for (const Rule& rule : rules) {
    if (says_more && rule.type->base == Base::weakest) continue;
    Rule item = canonical(rule);
    const auto place = std::find_if(sorted.begin(), sorted.end(), [&item](const Rule& other) {
      return !comes_before(other, item);
    });
    if (place == sorted.end() || !(*place == item)) sorted.insert(place, std::move(item));
  }
  return sorted;
}

std::string write_rule(const Rule& rule, Shape shape) {
  std::string text = rule_name(rule);
  if (text != rule.type->name) return text;  // a preset's name says it all
  // Arguments at the end that are what a text means without them are left out.
  const std::span<const Parameter> parameters = rule.type->parameters;
  std::size_t count = parameters.size();
  while (count > 0 && parameters[count - 1].is_optional() &&
         rule.arguments[count - 1] == default_argument(parameters[count - 1])) {
    --count;
  }
  for (std::size_t index = 0; index < count; ++index) {
    text += ':';
    text += write_argument(parameters[index], rule.arguments[index], shape);
  }
  return text;
}

/// The rule with an example for each argument that it needs.
std::string example_of(const RuleType& type) {
  std::string text(type.name);
  for (const Parameter& parameter : type.parameters) {
    if (!parameter.is_optional()) text.append(":").append(parameter.example);
  }
  return text;
}

}  // namespace

std::vector<std::string> rule_forms() {
  std::vector<std::string> forms;
  for (const std::string_view name : plain_rule_names()) {
    forms.emplace_back(name);
    const RuleType* const type = find_rule_type(name);
    if (type == nullptr || type->parameters.empty()) continue;
    for (const std::string_view word : type->parameters.front().words.subspan(1)) {
      forms.push_back(std::string(name) + ":" + std::string(word));
    }
  }
  for (const RuleType* const type : rule_types()) {
    std::string example = example_of(*type);
    if (example != type->name) forms.push_back(std::move(example));
  }
  return forms;
}

Result<std::vector<Rule>> read_rules(std::string_view text, Shape shape) {
  std::vector<Rule> rules;
  std::size_t start = 0;
  while (!text.empty()) {
    const std::size_t comma = text.find(',', start);
    const std::size_t end = comma == std::string_view::npos ? text.size() : comma;
    Result<Rule> rule = read_rule({text.substr(start, end - start), start}, shape);
    if (!rule) return rule.error();
    rules.push_back(std::move(rule).value());
    if (comma == std::string_view::npos) break;
    start = comma + 1;
  }
  if (std::none_of(rules.begin(), rules.end(), is_base)) rules.insert(rules.begin(), Rule{});
  return canonical(rules);
}

std::string write_rules(const std::vector<Rule>& rules, Shape shape) {
  const std::vector<Rule> sorted = canonical(rules);
  const auto bases = std::count_if(sorted.begin(), sorted.end(), is_base);
  std::string text;
  for (const Rule& rule : sorted) {
    // The default base goes without saying, unless another would be taken for the only one.
    if (rule.type->base == Base::by_default && bases == 1) continue;
    if (!text.empty()) text += ',';
    text += write_rule(rule, shape);
  }
  return text;
}

}  // namespace ninefold
