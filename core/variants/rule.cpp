#include "core/variants/rule.hpp"

#include "core/variants/quoted.hpp"

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

std::string needs_one_to_nine(const Layout& layout) {
  return layout.lowest == 1 && layout.highest == 9 ? "" : "a board with the values 1 to 9";
}

RuleError reading_ended() { return {0, "", 0, "rules that take long to read", "more time"}; }

RuleError Arguments::wrong_board(std::string expected) const {
  const std::string size = std::to_string(layout_.rows) + "x" + std::to_string(layout_.columns);
  return {item_.number, item_.name, 0,
          "a board of " + size + " cells with the values " + std::to_string(layout_.lowest) +
              " to " + std::to_string(layout_.highest),
          std::move(expected)};
}

RuleError Arguments::error(std::size_t number, std::string expected) const {
  const bool is_there = number < count();
  return {item_.number, item_.name, static_cast<int>(number) + 1,
          is_there ? quoted(text(number)) : "nothing", std::move(expected)};
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

bool Arguments::add_cells(std::size_t from, std::size_t end, std::size_t least,
                          CellIndexes& cells) {
  if (end > from) cells.reserve(cells.size() + std::min(end - from, most_listed_cells + 1));
  for (std::size_t i = from; i < end; ++i) {
    const std::optional<CellIndex> one = cell(i);
    if (!one) return false;
    cells.push_back(*one);
  }
  const std::size_t count = end > from ? end - from : 0;
  if (count < least) {
    problem = error(end, least == 1 ? "a cell or more" : std::to_string(least) + " cells or more");
    return false;
  }
  if (count > most_listed_cells) {
    problem = error(from + most_listed_cells, "no more than 1000 cells");
    return false;
  }
  return true;
}

namespace {

bool add_values_between(std::string_view written, int lowest, int highest, Numbers& values) {
  const char* next = written.data();
  const char* const end = next + written.size();
  while (next < end) {
    int value = 0;
    const auto [stop, code] = std::from_chars(next, end, value);
    if (code != std::errc{} || value < lowest || value > highest) return false;
    values.push_back(value);
    next = stop;
    if (next == end) return true;
    if (*next++ != '_') return false;
  }
  return false;
}

}  // namespace

bool Arguments::add_values_of(std::string_view written, Numbers& values) const {
  return add_values_between(written, layout_.lowest, layout_.highest, values);
}

bool Arguments::add_values(std::size_t number, int lowest, int highest, Numbers& values) {
  if (number < count() && add_values_between(text(number), lowest, highest, values)) return true;
  problem = error_of_values(number, lowest, highest);
  return false;
}

RuleError Arguments::error_of_values(std::size_t number, int lowest, int highest) const {
  return error(number, "values from " + std::to_string(lowest) + " to " + std::to_string(highest) +
                           ", joined by _");
}

}  // namespace ninefold::variants
