// Palindrome: the line reads the same from both ends.

#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

bool palindrome_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  return std::equal(line.begin(), line.end(), line.rbegin());
}

void contribute_palindrome(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 0; i < rule.cells.size() / 2; ++i) {
    model.equal(rule.cells[i], rule.cells[rule.cells.size() - 1 - i]);
  }
}

}  // namespace

extern const std::vector<Kind> palindrome_kinds{
    {.name = "Palindrome",
     .family = Family::line,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = palindrome_holds,
     .contribute = contribute_palindrome},
};

}  // namespace ninefold::variants
