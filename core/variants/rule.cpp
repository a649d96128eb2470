#include "core/variants/rule.hpp"

#include <algorithm>
#include <charconv>

namespace ninefold::variants {

std::string place_of(const RuleError& error) {
  std::string place;
  const auto add = [&place](const std::string& part) {
    place += (place.empty() ? "" : ", ") + part;
  };
  if (error.item > 0) add("item " + std::to_string(error.item));
  if (!error.kind.empty()) add(error.kind);
  if (error.argument > 0) add("argument " + std::to_string(error.argument));
  return place;
}

RuleError reading_ended() { return {0, "", 0, "rules that take long to read", "more time"}; }

const Kind* find_kind(std::string_view name) {
  for (const std::span<const Kind> kinds : all_kinds()) {
    for (const Kind& kind : kinds) {
      if (kind.name == name) return &kind;
    }
  }
  return nullptr;
}

RuleError Arguments::error(std::size_t number, std::string expected) const {
  const bool is_there = number < count();
  constexpr std::size_t longest_shown = 30;
  return {item_.number, item_.name, static_cast<int>(number) + 1,
          is_there ? "\"" + text(number).substr(0, longest_shown) + "\"" : "nothing",
          std::move(expected)};
}

std::optional<int> Arguments::number(std::size_t number, int least, int most) {
  int value = 0;
  if (number < count()) {
    const std::string& written = text(number);
    const auto [end, code] =
        std::from_chars(written.data(), written.data() + written.size(), value);
    if (code == std::errc{} && end == written.data() + written.size() && value >= least &&
        value <= most) {
      return value;
    }
  }
  problem = error(number, "a number from " + std::to_string(least) + " to " + std::to_string(most));
  return std::nullopt;
}

std::optional<CellIndex> Arguments::cell(std::size_t number) {
  if (number < count()) {
    if (const std::optional<CellIndex> found = layout_.find(text(number))) return found;
  }
  problem = error(number, "a cell of the board");
  return std::nullopt;
}

std::optional<CellIndexes> Arguments::cells(std::size_t from, std::size_t least) {
  return cells(from, count(), least);
}

std::optional<CellIndexes> Arguments::cells(std::size_t from, std::size_t end, std::size_t least) {
  CellIndexes found;
  for (std::size_t i = from; i < end; ++i) {
    const std::optional<CellIndex> one = cell(i);
    if (!one) return std::nullopt;
    found.push_back(*one);
  }
  if (found.size() < least) {
    problem = error(end, least == 1 ? "a cell or more" : std::to_string(least) + " cells or more");
    return std::nullopt;
  }
  if (found.size() > most_listed_cells) {
    problem = error(from + most_listed_cells, "no more than 1000 cells");
    return std::nullopt;
  }
  return found;
}

std::optional<std::vector<int>> Arguments::values(std::size_t number) {
  std::vector<int> found;
  if (number < count()) {
    const std::string& written = text(number);
    const char* next = written.data();
    const char* const end = next + written.size();
    while (next < end) {
      int value = 0;
      const auto [stop, code] = std::from_chars(next, end, value);
      if (code != std::errc{} || value < layout_.lowest || value > layout_.highest) break;
      found.push_back(value);
      next = stop;
      if (next == end) return found;
      if (*next++ != '_') break;
    }
  }
  problem = error(number, "values of the board, joined by _");
  return std::nullopt;
}

std::optional<RuleError> read_nothing(Arguments& arguments, std::vector<Rule>& rules) {
  if (arguments.count() > 0 && !(arguments.count() == 1 && arguments.text(0).empty())) {
    return arguments.error(0, "no argument");
  }
  rules.emplace_back();
  return std::nullopt;
}

std::optional<RuleError> read_cells(Arguments& arguments, std::vector<Rule>& rules) {
  std::optional<CellIndexes> cells = arguments.cells(0);
  if (!cells) return arguments.problem;
  rules.emplace_back().cells = std::move(*cells);
  return std::nullopt;
}

std::optional<RuleError> read_number_and_cells(Arguments& arguments, std::vector<Rule>& rules,
                                               int least, int most) {
  const std::optional<int> number = arguments.number(0, least, most);
  if (!number) return arguments.problem;
  std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  Rule& rule = rules.emplace_back();
  rule.numbers.push_back(*number);
  rule.cells = std::move(*cells);
  return std::nullopt;
}

}  // namespace ninefold::variants
