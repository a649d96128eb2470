#include "core/rules/schema.hpp"

#include "core/board/cell_set.hpp"
#include "core/rules/rule_type.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>

namespace ninefold {

namespace {

Error bad_rule(std::string found, std::string expected) {
  Error error;
  error.code = ErrorCode::bad_rule;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

Error out_of_range(int number, std::string expected) {
  Error error = bad_rule(std::to_string(number), std::move(expected));
  error.code = ErrorCode::number_out_of_range;
  return error;
}

std::string count_of_cells(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " cell" : " cells");
}

std::optional<Error> check_number(const Parameter& parameter, int number) {
  const bool is_word = parameter.kind == ParameterKind::word;
  const int least = is_word ? 0 : parameter.least;
  const int most = is_word ? static_cast<int>(parameter.words.size()) - 1 : parameter.most;
  if (number >= least && number <= most) return std::nullopt;
  return out_of_range(number,
                      "a number from " + std::to_string(least) + " to " + std::to_string(most));
}

std::optional<Error> check_cells(const Parameter& parameter, std::string_view rule,
                                 const CellList& cells, Shape shape) {
  const auto size = static_cast<std::size_t>(shape.size());
  if (parameter.is_house && cells.size() != size) {
    return bad_rule("a " + std::string(rule) + " of " + std::to_string(cells.size()) + " cells",
                    std::to_string(size) + " cells");
  }
  const std::string expected = (parameter.is_house ? std::to_string(size) + " " : std::string()) +
                               "different cells of the board";
  CellSet seen;
  for (const Cell cell : cells) {
    if (cell >= shape.cell_count()) return bad_rule("a cell outside the board", expected);
    if (seen.contains(cell)) {
      Error error = bad_rule("the same cell twice", expected);
      error.cell = cell;
      return error;
    }
    seen.insert(cell);
  }
  return std::nullopt;
}

std::optional<Error> check_pairs(const DigitPairs& pairs, Shape shape) {
  for (const DigitPair pair : pairs) {
    for (const Digit digit : {pair.first, pair.second}) {
      if (digit >= 1 && digit <= shape.size()) continue;
      return out_of_range(digit, "a digit from 1 to " + std::to_string(shape.size()));
    }
  }
  return std::nullopt;
}

std::optional<Error> check_regions(const Regions& regions, Shape shape) {
  const auto size = static_cast<std::size_t>(shape.size());
  const auto cells = static_cast<std::size_t>(shape.cell_count());
  if (regions.of_cell.size() != cells) {
    return bad_rule("regions for " + count_of_cells(regions.of_cell.size()), count_of_cells(cells));
  }
  std::array<std::size_t, max_size> counts{};
  for (const std::uint8_t region : regions.of_cell) {
    if (region >= size) {
      return bad_rule("more than " + std::to_string(size) + " regions",
                      std::to_string(size) + " regions");
    }
    ++counts[region];
  }
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::size_t count = counts[regions.of_cell[cell]];
    if (count == size) continue;
    Error error = bad_rule("a region of " + count_of_cells(count), count_of_cells(size));
    error.cell = static_cast<Cell>(cell);
    return error;
  }
  return std::nullopt;
}

std::size_t alternative_of(ParameterKind kind) {
  return default_argument({.name = {}, .kind = kind}).index();
}

/// Puts an item where it belongs in a sorted list, unless it is there. (std::sort and std::unique
/// are ten times as much code, which the page has to download, and these lists are short.)
template <typename Item>
void insert_once(std::vector<Item>& sorted, const Item& item) {
  const auto place = std::find_if(sorted.begin(), sorted.end(),
                                  [&](const Item& other) { return !(other < item); });
  if (place == sorted.end() || !(*place == item)) sorted.insert(place, item);
}

Argument canonical_argument(const Parameter& parameter, const Argument& argument) {
  if (const auto* pairs = std::get_if<DigitPairs>(&argument)) {
    DigitPairs sorted;
    for (const auto [first, second] : *pairs) {
      insert_once(sorted, {std::min(first, second), std::max(first, second)});
    }
    return sorted;
  }
  const auto* cells = std::get_if<CellList>(&argument);
  if (cells != nullptr && !parameter.is_ordered) {
    CellList sorted;
    for (const Cell cell : *cells) insert_once(sorted, cell);
    return sorted;
  }
  if (const auto* regions = std::get_if<Regions>(&argument)) {
    Regions numbered;
    std::vector<std::uint8_t> names;  // of the regions in order of appearance
    for (const std::uint8_t region : regions->of_cell) {
      const auto place = std::find(names.begin(), names.end(), region);
      numbered.of_cell.push_back(static_cast<std::uint8_t>(place - names.begin()));
      if (place == names.end()) names.push_back(region);
    }
    return numbered;
  }
  return argument;
}

}  // namespace

Argument default_argument(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::number: return parameter.least;
    case ParameterKind::word: return 0;
    case ParameterKind::cells: return CellList{};
    case ParameterKind::digit_pairs: return DigitPairs{};
    case ParameterKind::regions: return Regions{};
  }
  return 0;
}

std::optional<Error> validate_arguments(const Rule& rule, Shape shape) {
  const RuleType& type = *rule.type;
  if (rule.arguments.size() != type.parameters.size()) {
    return bad_rule(
        std::to_string(rule.arguments.size()) + " arguments of " + std::string(type.name),
        std::to_string(type.parameters.size()));
  }
  for (std::size_t index = 0; index < type.parameters.size(); ++index) {
    const Parameter& parameter = type.parameters[index];
    const Argument& given = rule.arguments[index];
    if (given.index() != alternative_of(parameter.kind)) {
      return bad_rule("an argument of another kind", std::string(parameter.name));
    }
    std::optional<Error> error;
    if (const auto* number = std::get_if<int>(&given)) error = check_number(parameter, *number);
    if (const auto* cells = std::get_if<CellList>(&given)) {
      error = check_cells(parameter, type.name, *cells, shape);
    }
    if (const auto* pairs = std::get_if<DigitPairs>(&given)) error = check_pairs(*pairs, shape);
    if (const auto* regions = std::get_if<Regions>(&given)) {
      error = check_regions(*regions, shape);
    }
    if (error) return error;
  }
  return std::nullopt;
}

Rule canonical(const Rule& rule) {
  Rule result{rule.type, {}};
  for (std::size_t index = 0; index < rule.arguments.size(); ++index) {
    result.arguments.push_back(
        canonical_argument(rule.type->parameters[index], rule.arguments[index]));
  }
  return result;
}

}  // namespace ninefold
