#include "core/engine/houses9/leftovers.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ninefold {

namespace {

// With more cells left over on each side, they seldom lack a digit.
constexpr int most_left_over = 6;
// Of one line and one region, those that share a single cell tell nothing that hidden singles do
// not.
constexpr int fewest_shared = 2;

CellMask united(const CellMask& a, const CellMask& b) {
  CellMask result;
  for (std::size_t word = 0; word < 3; ++word) result.words[word] = a.words[word] | b.words[word];
  return result;
}

CellMask without(const CellMask& a, const CellMask& b) {
  CellMask result;
  for (std::size_t word = 0; word < 3; ++word) result.words[word] = a.words[word] & ~b.words[word];
  return result;
}

class LeftoverFinder {
 public:
  LeftoverFinder(const Lines& lines, std::span<const CellMask> regions)
      : lines_(lines), size_(lines.rows.size()), regions_(regions) {}

  std::vector<Leftover> find() {
    found_.reserve(std::size_t{2} * size_ * regions_.size());
    for (const std::vector<CellMask>& lines : {lines_.rows, lines_.columns}) {
      for (const CellMask& line : lines) try_line(line);
      for (std::size_t first = 0; first < size_; ++first) try_lines_from(lines, first);
    }
    return std::move(found_);
  }

 private:
  void try_line(const CellMask& line) {
    const auto fewest_left = static_cast<int>(size_) - fewest_shared;
    for (const CellMask& region : regions_) {
      const CellMask left = without(line, region);
      if (left.count() <= fewest_left) add({left, without(region, line)});
    }
  }

  // More than half of all lines leave what the others do.
  void try_lines_from(const std::vector<CellMask>& lines, std::size_t first) {
    CellMask together = lines[first];
    for (std::size_t count = 2; 2 * count <= size_ && first + count <= size_; ++count) {
      together = united(together, lines[first + count - 1]);
      try_together(together, count);
    }
  }

  void try_together(const CellMask& lines, std::size_t count) {
    outside_.clear();
    for (std::size_t number = 0; number < regions_.size(); ++number)
      outside_.emplace_back(without(regions_[number], lines).count(), number);
    std::sort(outside_.begin(), outside_.end());
    CellMask filled;
    int left_over = 0;
    for (const auto& [outside, number] : outside_) {
      if (count == 0) break;
      // Of houses beyond the regions some overlap.
      if (without(regions_[number], filled) != regions_[number]) continue;
      filled = united(filled, regions_[number]);
      left_over += outside;
      --count;
    }
    if (count == 0 && left_over <= most_left_over)
      add({without(lines, filled), without(filled, lines)});
  }

  void add(const Leftover& leftover) {
    if (!leftover.of_lines.empty()) found_.push_back(leftover);
  }

  const Lines& lines_;
  std::size_t size_;
  std::span<const CellMask> regions_;
  std::vector<std::pair<int, std::size_t>> outside_;  // cells of a region outside the lines, number
  std::vector<Leftover> found_;
};

}  // namespace

Lines lines_of(Shape shape) {
  const auto size = static_cast<std::size_t>(shape.size());
  Lines lines{std::vector<CellMask>(size), std::vector<CellMask>(size)};
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const Place place = place_of(shape, cell);
    lines.rows[static_cast<std::size_t>(shape.row_of(cell))].words[place.word] |= place.mask();
    lines.columns[static_cast<std::size_t>(shape.column_of(cell))].words[place.word] |=
        place.mask();
  }
  return lines;
}

std::vector<Leftover> find_leftovers(const Lines& lines, std::span<const CellMask> regions) {
  return LeftoverFinder(lines, regions).find();
}

}  // namespace ninefold
