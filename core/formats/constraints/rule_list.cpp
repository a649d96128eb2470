// The rules part of a puzzle description, and the command line's --rules: names separated by
// commas, three of them followed by ':' and their parameter.

#include "core/formats/constraints/description.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace ninefold {

namespace {

constexpr std::string_view pairs_name = "pairs";
constexpr std::string_view torus_pairs_name = "torus-pairs";
constexpr std::string_view house_name = "house";

/// One rule of the list, with where it stands in the whole text.
struct Item {
  std::string_view text;
  std::size_t offset;
};

/// Two digits each, joined by '.', from `start` on to the end of the item.
template <typename Take>
std::optional<Error> read_twos(const Item& item, std::size_t start, int size, Take take) {
  for (std::size_t at = start; at < item.text.size();) {
    if (at > start && item.text[at++] != '.') {
      return error_at(item.offset + at - 1, ErrorCode::unexpected_character,
                      quote_first(item.text.substr(at - 1)), "\".\" or \",\"");
    }
    std::array<int, 2> digits{};
    for (int& digit : digits) {
      if (at >= item.text.size()) {
        return error_at(item.offset + at, ErrorCode::unexpected_end, "the end of the rule",
                        "a digit from 1 to " + std::to_string(size));
      }
      const char character = item.text[at];
      if (character < '1' || character > '0' + size) {
        const bool is_digit = character >= '0' && character <= '9';
        return error_at(item.offset + at,
                        is_digit ? ErrorCode::number_out_of_range : ErrorCode::unexpected_character,
                        quote_first(item.text.substr(at)),
                        "a digit from 1 to " + std::to_string(size));
      }
      digit = character - '0';
      ++at;
    }
    take(digits[0], digits[1]);
  }
  return std::nullopt;
}

Result<Rule> read_rule(const Item& item, Shape shape) {
  const std::size_t colon = item.text.find(':');
  const std::string_view name = item.text.substr(0, colon);
  const std::size_t start = colon == std::string_view::npos ? item.text.size() : colon + 1;
  Rule rule;
  std::optional<Error> error;
  if (name == pairs_name || name == torus_pairs_name) {
    rule.kind = name == pairs_name ? RuleKind::forbidden_pairs : RuleKind::torus_forbidden_pairs;
    error = read_twos(item, start, shape.size(), [&rule](int first, int second) {
      rule.pairs.push_back({static_cast<Digit>(first), static_cast<Digit>(second)});
    });
  } else if (name == house_name) {
    rule.kind = RuleKind::extra_house;
    error = read_twos(item, start, shape.size(), [&rule, shape](int row, int column) {
      rule.cells.push_back(shape.cell(row - 1, column - 1));
    });
  } else {
    // A parameter that the rule does not take makes the name unknown.
    Result<Rule> named = rule_named(item.text, shape);
    if (named) return named;
    std::string expected = named.error().expected;
    if (named.error().code == ErrorCode::unknown_rule) {
      expected += ", pairs:26.23, torus-pairs:26.23 or house:11.12.13";
    }
    return error_at(item.offset, named.error().code, quote(item.text), std::move(expected));
  }
  if (error) return *error;
  if (colon == std::string_view::npos) {
    return error_at(item.offset + item.text.size(), ErrorCode::bad_rule, "the end of the rule",
                    "\":\"");
  }
  if (std::optional<Error> invalid = validate(rule, shape)) {
    invalid->line = 1;
    invalid->column = static_cast<int>(item.offset) + 1;
    return *invalid;
  }
  return rule;
}

bool is_base(const Rule& rule) {
  return rule.kind == RuleKind::latin || rule.kind == RuleKind::classic;
}

std::string two_digits(int first, int second) {
  return std::to_string(first) + std::to_string(second);
}

bool comes_before(DigitPair left, DigitPair right) {
  return std::tie(left.first, left.second) < std::tie(right.first, right.second);
}

/// Puts an item where it belongs in a sorted list, unless it is there. (std::sort and std::unique
/// are ten times as much code, which the page has to download, and these lists are short.)
template <typename Item, typename Before>
void insert_once(std::vector<Item>& sorted, const Item& item, Before before) {
  const auto place = std::find_if(sorted.begin(), sorted.end(),
                                  [&](const Item& other) { return !before(other, item); });
  if (place == sorted.end() || !(*place == item)) sorted.insert(place, item);
}

/// Every spelling of one rule in the same form: pairs and cells sorted, each once.
Rule canonical(const Rule& rule) {
  Rule sorted{rule.kind, {}, {}};
  for (const auto [first, second] : rule.pairs) {
    insert_once(sorted.pairs, {std::min(first, second), std::max(first, second)}, comes_before);
  }
  for (const Cell cell : rule.cells) insert_once(sorted.cells, cell, std::less<>());
  return sorted;
}

/// A total order, so that equal rules stand side by side.
bool stands_before(const Rule& left, const Rule& right) {
  const auto fixed = [](const Rule& rule) { return std::tie(rule.kind, rule.cells); };
  if (fixed(left) != fixed(right)) return fixed(left) < fixed(right);
  return std::lexicographical_compare(left.pairs.begin(), left.pairs.end(), right.pairs.begin(),
                                      right.pairs.end(), comes_before);
}

/// Every spelling of one list of rules in the same form: sorted, each rule once, and of latin and
/// classic the one that says more.
std::vector<Rule> canonical(const std::vector<Rule>& rules) {
  const bool has_boxes = std::any_of(
      rules.begin(), rules.end(), [](const Rule& rule) { return rule.kind == RuleKind::classic; });
  std::vector<Rule> sorted;
  for (const Rule& rule : rules) {
    if (!has_boxes || rule.kind != RuleKind::latin) {
      insert_once(sorted, canonical(rule), stands_before);
    }
  }
  return sorted;
}

std::string write_rule(const Rule& rule, Shape shape) {
  std::string text = rule_name(rule);
  std::vector<std::string> parameters;
  switch (rule.kind) {
    case RuleKind::forbidden_pairs:
    case RuleKind::torus_forbidden_pairs:
      text += ':';
      for (const DigitPair pair : rule.pairs) {
        parameters.push_back(two_digits(pair.first, pair.second));
      }
      break;
    case RuleKind::extra_house:
      if (text != house_name) break;
      text += ':';
      for (const Cell cell : rule.cells) {
        parameters.push_back(two_digits(shape.row_of(cell) + 1, shape.column_of(cell) + 1));
      }
      break;
    default: break;
  }
  for (std::size_t index = 0; index < parameters.size(); ++index) {
    if (index > 0) text += '.';
    text += parameters[index];
  }
  return text;
}

}  // namespace

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
  std::string text;
  for (const Rule& rule : canonical(rules)) {
    // Classic is the default.
    if (rule.kind == RuleKind::classic) continue;
    if (!text.empty()) text += ',';
    text += write_rule(rule, shape);
  }
  return text;
}

}  // namespace ninefold
