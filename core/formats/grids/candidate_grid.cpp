#include "core/formats/grids/candidate_grid.hpp"

#include "core/formats/text/characters.hpp"

namespace ninefold {

namespace {

bool is_between_groups(char character) { return is_blank(character) || character == '|'; }

bool sees(Shape shape, Cell one, Cell other) {
  return shape.row_of(one) == shape.row_of(other) ||
         shape.column_of(one) == shape.column_of(other) || shape.box_of(one) == shape.box_of(other);
}

}  // namespace

bool read_candidate_row(std::string_view line, GridRow& row) {
  row = {};
  bool is_plain = true;
  for (std::size_t at = 0; at < line.size();) {
    if (is_between_groups(line[at])) {
      ++at;
      continue;
    }
    const bool is_placed = line[at] == 'u';
    const bool is_marked = line[at] == '*' || line[at] == '#' || is_placed;
    if (is_marked) ++at;
    const std::size_t start = at;
    int candidates = 0;
    for (; at < line.size() && !is_between_groups(line[at]); ++at) {
      if (line[at] < '1' || line[at] > '9') return false;
      candidates |= 1 << (line[at] - '1');
    }
    const std::size_t length = at - start;
    if (length == 0 || length > max_size || row.digits.size() == max_size) return false;
    if (is_placed && length > 1) return false;
    if (is_placed) {
      row.placed.resize(max_size);
      row.placed[row.digits.size()] = digit_of(line[start]);
    }
    row.digits.push_back(length == 1 && !is_placed ? digit_of(line[start]) : empty_cell);
    row.candidates.push_back(length == 1 ? 0 : candidates);
    row.offsets.push_back(start);
    is_plain = is_plain && length == 1 && !is_marked;
  }
  return row.digits.size() == max_size && !is_plain;
}

void settle_single_candidates(Grid& givens, std::vector<int>& candidates) {
  const Shape shape = givens.shape();
  const std::vector<int> groups = candidates;
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    if (givens[cell] == empty_cell) continue;
    const int bit = 1 << (givens[cell] - 1);
    for (int peer = 0; peer < shape.cell_count(); ++peer) {
      if ((groups[peer] & bit) == 0 || !sees(shape, cell, static_cast<Cell>(peer))) continue;
      givens[cell] = empty_cell;
      candidates[cell] = bit;
      break;
    }
  }
}

}  // namespace ninefold
