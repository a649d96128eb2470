#include "core/cli/options/rule_options.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/formats/text/quote.hpp"
#include "core/rules/rule_table.hpp"
#include "core/rules/validate.hpp"

namespace ninefold::cli {

namespace {

bool is_digit(char character) { return character >= '1' && character <= '9'; }

/// 2-6,2-3; nothing between two commas is an error, an empty list is none.
Result<std::vector<DigitPair>> read_pairs(std::string_view text) {
  std::vector<DigitPair> pairs;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    const std::string_view pair = text.substr(0, end);
    if (pair.size() != 3 || !is_digit(pair[0]) || pair[1] != '-' || !is_digit(pair[2])) {
      return usage_error("--pairs " + quote(pair), "two digits from 1 to 9, such as 2-6");
    }
    pairs.push_back({static_cast<Digit>(pair[0] - '0'), static_cast<Digit>(pair[2] - '0')});
    if (end == text.size()) break;
    text.remove_prefix(end + 1);
    if (text.empty()) return usage_error("a comma at the end of --pairs", "another pair");
  }
  return pairs;
}

}  // namespace

std::string list_of_rules() {
  std::string text;
  for (const std::string& form : rule_forms()) text += (text.empty() ? "" : ", ") + form;
  return text;
}

Result<RuleChoice> RuleChoice::from(const Arguments& arguments) {
  RuleChoice choice;
  choice.list_ = arguments.value(rules_option.name).value_or("");
  if (const auto text = arguments.value(pairs_option.name)) {
    Result<std::vector<DigitPair>> pairs = read_pairs(*text);
    if (!pairs) return pairs.error();
    const char* const name = arguments.has(no_wrap_option.name) ? "pairs" : "torus-pairs";
    choice.pairs_.push_back(make_rule(name, {std::move(pairs).value()}));
  }
  // What fits some size may be asked; whether it fits the puzzles is seen with each of them.
  Result<std::vector<Rule>> nine = choice.rules(*Shape::of_size(9));
  if (nine || choice.rules(*Shape::of_size(6)) || choice.rules(*Shape::of_size(4))) return choice;
  Error error = nine.error();
  error.found = "--rules " + error.found;
  return error;
}

Result<std::vector<Rule>> RuleChoice::rules(Shape shape) const {
  Result<std::vector<Rule>> rules = read_rules(list_, shape);
  if (!rules) return rules;
  rules->insert(rules->end(), pairs_.begin(), pairs_.end());
  if (std::optional<Error> error = validate(*rules, shape)) return *error;
  return rules;
}

std::string RuleChoice::text() const {
  std::string text = list_;
  // How pairs are written depends on no shape.
  if (!pairs_.empty()) text += (text.empty() ? "" : ",") + write_rules(pairs_, Shape{});
  return text;
}

Result<const Engine*> RuleChoice::engine(Shape shape) {
  std::unique_ptr<Engine>& engine = engines_[static_cast<std::size_t>(shape.size())];
  if (engine) return engine.get();
  const Result<std::vector<Rule>> rules = this->rules(shape);
  Result<Engine> created = rules ? Engine::create(shape, *rules) : Result<Engine>(rules.error());
  if (!created) {
    const std::string size = std::to_string(shape.size());
    return usage_error(
        "a " + size + "x" + size + " puzzle and, in the rules, " + created.error().found,
        created.error().expected);
  }
  engine = std::make_unique<Engine>(std::move(created).value());
  return engine.get();
}

}  // namespace ninefold::cli
