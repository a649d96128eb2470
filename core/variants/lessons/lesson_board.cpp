#include "core/variants/lessons/lesson_board.hpp"

#include <algorithm>

namespace ninefold::variants {

bool LessonBoard::is_full() const {
  const auto* const end = digits_.begin() + sides_.cell_count();
  return std::find(digits_.begin(), end, empty_cell) == end;
}

std::vector<int> LessonBoard::values(int lowest) const {
  std::vector<int> values;
  for (int cell = 0; cell < sides_.cell_count(); ++cell)
    values.push_back(digits_[static_cast<std::size_t>(cell)] + lowest - 1);
  return values;
}

}  // namespace ninefold::variants
