#pragma once

#include "core/board/geometry.hpp"
#include "core/rules/constraints.hpp"

#include <string_view>

namespace ninefold {

// What the bases have in common: rows and columns hold every digit once.

inline bool lines_forbid(Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return x == y && (shape.row_of(a) == shape.row_of(b) || shape.column_of(a) == shape.column_of(b));
}

inline void contribute_lines(Shape shape, Constraints& constraints) {
  for (int index = 0; index < shape.size(); ++index) {
    add_differences(row_cells(shape, index), constraints);
    add_differences(column_cells(shape, index), constraints);
  }
}

/// "row" or "column" if two cells share one, otherwise `else_reason`.
inline std::string_view line_reason(Shape shape, Cell first, Cell second,
                                    std::string_view else_reason) {
  if (shape.row_of(first) == shape.row_of(second)) return "row";
  if (shape.column_of(first) == shape.column_of(second)) return "column";
  return else_reason;
}

}  // namespace ninefold
