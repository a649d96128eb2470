#include "core/lessons/stepper.hpp"

namespace ninefold::lessons {

bool Stepper::back() {
  if (moves_.empty()) return false;
  const Move& last = moves_.back();
  grid_[grid_.shape().cell(last.row, last.column)] = empty_cell;
  moves_.pop_back();
  return true;
}

void Stepper::fill(Cell cell, Digit digit) {
  grid_[cell] = digit;
  moves_.push_back({grid_.shape().row_of(cell), grid_.shape().column_of(cell), digit});
}

}  // namespace ninefold::lessons
