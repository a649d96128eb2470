#include "core/generate/variants/placed/lines.hpp"

#include "core/board/cell_set.hpp"
#include "core/board/geometry.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace ninefold::generate {

namespace {

bool grows(std::span<const int> digits, int length) {
  const std::size_t last = digits.size() - 1;
  // So many cells are to follow, each with a greater digit.
  if (digits[last] + length - static_cast<int>(digits.size()) > max_size) return false;
  return last == 0 || digits[last - 1] < digits[last];
}

int shaft_sum(std::span<const int> digits) {
  return std::accumulate(digits.begin() + 1, digits.end(), 0);
}

bool fits_in_circle(std::span<const int> digits, int length) {
  const int left = digits[0] - shaft_sum(digits);
  return left >= length - static_cast<int>(digits.size());
}

bool fills_circle(std::span<const int> digits) { return shaft_sum(digits) == digits[0]; }

bool whispers(std::span<const int> digits, int /*length*/) {
  constexpr int least_difference = 5;
  const std::size_t last = digits.size() - 1;
  if (last == 0) return digits[0] != 5;
  return std::abs(digits[last] - digits[last - 1]) >= least_difference;
}

bool is_run(std::span<const int> digits, int length) {
  const auto [least, most] = std::minmax_element(digits.begin(), digits.end());
  if (*most - *least >= length) return false;
  return std::find(digits.begin(), digits.end() - 1, digits.back()) == digits.end() - 1;
}

bool always(std::span<const int> /*digits*/) { return true; }

/// Draws lines on one grid.
class Drawing {
 public:
  Drawing(const LineKind& kind, const Grid& solution, Random& random)
      : kind_(kind), solution_(solution), random_(random) {}

  /// A line from that cell, or nothing.
  bool draw(Cell start, int length) {
    steps_left_ = 200;
    line_ = {start};
    digits_ = {solution_[start]};
    if (!kind_.may_begin(digits_, length) || !extend(length)) return false;
    for (std::size_t i = 0; i < line_.size(); ++i) {
      taken_.insert(line_[i]);
      if (i > 0 && is_diagonal(line_[i - 1], line_[i]))
        crossed_.insert(corner(line_[i - 1], line_[i]));
    }
    return true;
  }

  const std::vector<Cell>& line() const { return line_; }
  bool is_taken(Cell cell) const { return taken_.contains(cell); }

 private:
  bool extend(int length) {
    if (static_cast<int>(line_.size()) == length) return kind_.is_whole(digits_);
    if (--steps_left_ < 0) return false;
    std::vector<Cell> next = free_neighbours(line_.back());
    random_.shuffle(next);
    for (const Cell cell : next) {
      line_.push_back(cell);
      digits_.push_back(solution_[cell]);
      if (kind_.may_begin(digits_, length) && extend(length)) return true;
      line_.pop_back();
      digits_.pop_back();
    }
    return false;
  }

  std::vector<Cell> free_neighbours(Cell from) const {
    std::vector<Cell> found;
    for (const Cell cell : neighbours(solution_.shape(), from, king_moves(), Edges::plain)) {
      if (is_taken(cell) || std::find(line_.begin(), line_.end(), cell) != line_.end()) continue;
      if (is_diagonal(from, cell) && (crossed_.contains(corner(from, cell)) || crosses(from, cell)))
        continue;
      found.push_back(cell);
    }
    return found;
  }

  bool is_diagonal(Cell from, Cell to) const {
    const Shape shape = solution_.shape();
    return shape.row_of(from) != shape.row_of(to) && shape.column_of(from) != shape.column_of(to);
  }

  /// The corner that a diagonal step goes through, as the cell left above it.
  Cell corner(Cell from, Cell to) const {
    const Shape shape = solution_.shape();
    return static_cast<Cell>(std::min(shape.row_of(from), shape.row_of(to)) * shape.size() +
                             std::min(shape.column_of(from), shape.column_of(to)));
  }

  /// Whether the line so far goes through the same corner.
  bool crosses(Cell from, Cell to) const {
    for (std::size_t i = 1; i < line_.size(); ++i) {
      if (is_diagonal(line_[i - 1], line_[i]) && corner(line_[i - 1], line_[i]) == corner(from, to))
        return true;
    }
    return false;
  }

  const LineKind& kind_;
  const Grid& solution_;
  Random& random_;
  std::vector<Cell> line_;
  std::vector<int> digits_;
  CellSet taken_;
  CellSet crossed_;
  int steps_left_ = 0;
};

}  // namespace

extern const LineKind thermometer{"Thermo", std::nullopt, 3, 6, 13, grows, always};
extern const LineKind arrow{"Arrow", std::nullopt, 3, 4, 14, fits_in_circle, fills_circle};
extern const LineKind whisper{"Whisper", 5, 3, 7, 13, whispers, always};
extern const LineKind renban_line{"Renban", std::nullopt, 3, 5, 14, is_run, always};

std::vector<PlacedRule> place_lines(const LineKind& kind, const Grid& solution, Random& random) {
  std::vector<PlacedRule> rules;
  Drawing drawing(kind, solution, random);
  constexpr int most_starts = 200;
  const auto cells = static_cast<std::uint32_t>(solution.shape().cell_count());
  for (int start = 0; start < most_starts; ++start) {
    if (static_cast<int>(rules.size()) == kind.most_lines) break;
    const auto cell = static_cast<Cell>(random.below(cells));
    const auto lengths = static_cast<std::uint32_t>(kind.longest - kind.shortest + 1);
    const int length = kind.shortest + static_cast<int>(random.below(lengths));
    if (drawing.is_taken(cell) || !drawing.draw(cell, length)) continue;
    rules.push_back({std::string(kind.name), kind.number, drawing.line()});
  }
  return rules;
}

}  // namespace ninefold::generate
