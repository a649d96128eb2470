#pragma once

#include "core/logic/step.hpp"

#include <initializer_list>

namespace ninefold::tests {

/// The digits that a step strikes from a cell.
inline logic::DigitSet struck_of(const logic::Step& step, Cell cell) {
  logic::DigitSet digits;
  for (const logic::Candidate& one : step.eliminations) {
    if (one.cell == cell) digits.insert(one.digit);
  }
  return digits;
}

inline logic::DigitSet digits_of(std::initializer_list<int> digits) {
  logic::DigitSet set;
  for (const int digit : digits) set.insert(static_cast<Digit>(digit));
  return set;
}

}  // namespace ninefold::tests
