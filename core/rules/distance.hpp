#pragma once

#include "core/board/geometry.hpp"

#include <algorithm>
#include <cstdlib>

namespace ninefold {

/// How far apart two cells are in rows and in columns, neither negative.
struct Distance {
  int rows;
  int columns;
};

/// The distance from `a` to `b`; with wrapped edges the shorter way round in each direction.
inline Distance distance(Shape shape, Cell a, Cell b, Edges edges) {
  Distance apart{std::abs(shape.row_of(a) - shape.row_of(b)),
                 std::abs(shape.column_of(a) - shape.column_of(b))};
  if (edges == Edges::wrapped) {
    apart.rows = std::min(apart.rows, shape.size() - apart.rows);
    apart.columns = std::min(apart.columns, shape.size() - apart.columns);
  }
  return apart;
}

}  // namespace ninefold
