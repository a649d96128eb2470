#pragma once

#include "core/board/shape.hpp"

namespace ninefold::lessons {

/// An order to write `value` into one cell. Row and column count from 0; a value of 0 empties the
/// cell. Source: UMass CMPSCI 187 project 2 and CSU CS 163/164, which both call it Move.
struct Move {
  int row = 0;
  int column = 0;
  int value = 0;

  bool operator==(const Move&) const = default;
};

}  // namespace ninefold::lessons
