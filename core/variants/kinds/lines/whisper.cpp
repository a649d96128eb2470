// Whisper: neighbours on the line differ by at least so much.

#include "core/variants/puzzle.hpp"

#include <cctype>
#include <cstdlib>

namespace ninefold::variants {

namespace {

std::optional<RuleError> read_whisper(Arguments& arguments, std::vector<Rule>& rules) {
  const bool has_number =
      arguments.has(0) && (std::isdigit(static_cast<unsigned char>(arguments.text(0)[0])) != 0 ||
                           arguments.text(0)[0] == '-');
  if (has_number) return read_number_and_cells(arguments, rules, -100, 100);
  if (auto error = read_cells(arguments, rules)) return error;
  rules.back().numbers.push_back(5);
  return std::nullopt;
}

bool whisper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (std::abs(values[rule.cells[i - 1]] - values[rule.cells[i]]) < rule.numbers[0]) return false;
  }
  return true;
}

void contribute_whisper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    model.relate(rule.cells[i - 1], rule.cells[i],
                 [&](int a, int b) { return std::abs(a - b) >= rule.numbers[0]; });
  }
}

}  // namespace

extern const std::vector<Kind> whisper_kinds{
    {.name = "Whisper",
     .read = read_whisper,
     .holds = whisper_holds,
     .contribute = contribute_whisper},
};

}  // namespace ninefold::variants
