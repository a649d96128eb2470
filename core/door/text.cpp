#include "core/variants/rule.hpp"

#include "core/door/inside.hpp"

#include <ninefold/text.hpp>
#include <ninefold/verify.hpp>

#include <algorithm>

namespace ninefold {
inline namespace v0 {

namespace {

char character_of(int value, bool has_letters) {
  if (value == open_cell) return '.';
  return static_cast<char>(has_letters && value > 0 ? 'A' + value - 1 : '0' + value);
}

}  // namespace

std::string write_line(const Puzzle& puzzle, std::span<const int> values) {
  const auto cells =
      static_cast<std::size_t>(puzzle.rows()) * static_cast<std::size_t>(puzzle.columns());
  constexpr int highest_digit = 9;
  std::string line;
  for (const int value : values.first(std::min(cells, values.size())))
    line.push_back(character_of(value, puzzle.highest() > highest_digit));
  return line;
}

std::string write_rows(const Puzzle& puzzle, std::span<const int> values) {
  const std::string line = write_line(puzzle, values);
  const auto columns = static_cast<std::size_t>(puzzle.columns());
  std::string rows;
  for (std::size_t start = 0; start < line.size(); start += columns)
    rows += line.substr(start, columns) + '\n';
  return rows;
}

std::vector<BrokenRule> verify(const Puzzle& puzzle, std::span<const int> values) {
  std::vector<BrokenRule> broken;
  for (const variants::Rule* const rule : variants::broken_rules(puzzle.inside().puzzle, values)) {
    if (rule == nullptr) {
      broken.push_back({"Board", 0});
    } else {
      broken.push_back({std::string(rule->kind->name), rule->item});
    }
  }
  for (const variants::Given* const given : variants::broken_givens(puzzle.inside().puzzle, values))
    broken.push_back({std::string(variants::given_name), given->item});
  return broken;
}

}  // namespace v0
}  // namespace ninefold
