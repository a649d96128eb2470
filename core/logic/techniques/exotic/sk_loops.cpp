#include "core/logic/registration.hpp"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace ninefold::logic {

namespace {

constexpr std::size_t arms_of_loop = 8;

/// Some arms of a loop, as bits; or links, of which each has the number of the arm before it.
using ArmBits = std::uint8_t;

constexpr ArmBits arm_bit(std::size_t arm) {
  return static_cast<ArmBits>(1U << (arm % arms_of_loop));
}

/// The fewest links that reach all of these arms. Where an odd number of arms follow one another,
/// one link reaches beyond them: after the last of them, or else before the first.
constexpr ArmBits links_of(ArmBits arms, bool is_after) {
  constexpr ArmBits all = 0xFF;
  constexpr ArmBits every_second = 0x55;
  if (arms == all) return is_after ? every_second : static_cast<ArmBits>(all & ~every_second);
  ArmBits links = 0;
  for (std::size_t first = 0; first < arms_of_loop; ++first) {
    if ((arms & arm_bit(first)) == 0 || (arms & arm_bit(first + arms_of_loop - 1)) != 0) continue;
    std::size_t count = 1;
    while ((arms & arm_bit(first + count)) != 0) ++count;
    const std::size_t start = count % 2 == 1 && !is_after ? first + arms_of_loop - 1 : first;
    for (std::size_t at = 0; at < count; at += 2) links |= arm_bit(start + at);
  }
  return links;
}

using LinkTable = std::array<ArmBits, 256>;

constexpr LinkTable table_of_links(bool is_after) {
  LinkTable table{};
  for (std::size_t arms = 0; arms < table.size(); ++arms) {
    table[arms] = links_of(static_cast<ArmBits>(arms), is_after);
  }
  return table;
}

constexpr std::array link_tables{table_of_links(true), table_of_links(false)};

/// The open cells of a line in a box but for the one where the loop turns.
struct Arm {
  CellSet cells;
  DigitSet digits;
  bool is_open = false;
};

/// The arms of a row or column, by where it turns.
using ArmsOfLine = std::vector<Arm>;

/// The rows and columns in which a loop lies, by their numbers.
struct Corners {
  std::array<std::size_t, 2> rows{};
  std::array<std::size_t, 2> columns{};
};

class SkLoopSearch {
 public:
  SkLoopSearch(const State& state, StepList& steps)
      : state_(state),
        steps_(steps),
        rows_(of_kind(HouseKind::row)),
        columns_(of_kind(HouseKind::column)),
        boxes_(of_kind(HouseKind::box)) {}

  void run() {
    if (rows_.empty() || columns_.empty() || boxes_.empty()) return;
    for (const std::uint8_t row : rows_) row_arms_.push_back(arms_of(row));
    for (const std::uint8_t column : columns_) column_arms_.push_back(arms_of(column));
    const Shape shape = state_.links().shape();
    const std::vector<Pair> rows = pairs_of_lines(rows_.size(), shape.box_rows);
    const std::vector<Pair> columns = pairs_of_lines(columns_.size(), shape.box_columns);
    for (const Pair& of_rows : rows) {
      if (steps_.spend(columns.size())) return;
      for (const Pair& of_columns : columns) {
        if (look({of_rows, of_columns})) return;
      }
    }
  }

 private:
  using Pair = std::array<std::size_t, 2>;

  /// The indices of the houses of a kind.
  std::vector<std::uint8_t> of_kind(HouseKind kind) const {
    std::vector<std::uint8_t> indices;
    const std::span<const House> houses = state_.links().houses();
    for (std::size_t index = 0; index < houses.size(); ++index) {
      if (houses[index].kind == kind) indices.push_back(static_cast<std::uint8_t>(index));
    }
    return indices;
  }

  const House& house(std::uint8_t index) const { return state_.links().houses()[index]; }

  /// Two lines that do not meet the same boxes.
  static std::vector<Pair> pairs_of_lines(std::size_t count, std::size_t in_box) {
    std::vector<Pair> pairs;
    for (std::size_t one = 0; one < count; ++one) {
      for (std::size_t two = one + in_box - one % in_box; two < count; ++two) {
        pairs.push_back({one, two});
      }
    }
    return pairs;
  }

  ArmsOfLine arms_of(std::uint8_t line) const {
    ArmsOfLine arms;
    for (const Cell turn : house(line).cells) {
      Arm arm;
      for (const std::uint8_t box : boxes_) {
        if (house(box).cells.contains(turn)) arm.cells = house(box).cells & house(line).cells;
      }
      arm.cells.erase(turn);
      arm.is_open = !arm.cells.empty() && arm.cells.without(state_.unsolved()).empty();
      for (const Cell cell : arm.cells) arm.digits |= state_.candidates(cell);
      arms.push_back(arm);
    }
    return arms;
  }

  /// The arms of a loop in order, and the houses that link each to the next.
  struct Loop {
    std::array<const Arm*, arms_of_loop> arms{};
    std::array<std::uint8_t, arms_of_loop> houses{};
    int cells = 0;
  };

  bool look(const Corners& corners) {
    const auto [top, bottom] = corners.rows;
    const auto [left, right] = corners.columns;
    Loop loop;
    loop.arms = {&row_arms_[top][left],        &row_arms_[top][right],    &column_arms_[right][top],
                 &column_arms_[right][bottom], &row_arms_[bottom][right], &row_arms_[bottom][left],
                 &column_arms_[left][bottom],  &column_arms_[left][top]};
    int digits = 0;
    for (const Arm* const arm : loop.arms) {
      if (!arm->is_open) return false;
      digits += arm->digits.count();
      loop.cells += arm->cells.count();
    }
    // A link serves two arms at most.
    if (digits > 2 * loop.cells) return false;
    const auto turn = [this](std::size_t row, std::size_t column) {
      return box_of(state_.links().shape().cell(static_cast<int>(row), static_cast<int>(column)));
    };
    loop.houses = {rows_[top],    turn(top, right),   columns_[right], turn(bottom, right),
                   rows_[bottom], turn(bottom, left), columns_[left],  turn(top, left)};
    // Where both ways to link the digits strike the same, the second is not taken.
    return add(loop, link_tables[0]) || add(loop, link_tables[1]);
  }

  std::uint8_t box_of(Cell cell) const {
    for (const std::uint8_t box : boxes_) {
      if (house(box).cells.contains(cell)) return box;
    }
    return boxes_.front();
  }

  bool add(const Loop& loop, const LinkTable& table) {
    std::array<DigitSet, arms_of_loop> linked{};
    int count = 0;
    for (int number = 1; number <= state_.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      ArmBits arms = 0;
      for (std::size_t arm = 0; arm < arms_of_loop; ++arm) {
        if (loop.arms[arm]->digits.contains(digit)) arms |= arm_bit(arm);
      }
      for (std::size_t link = 0; link < arms_of_loop; ++link) {
        if ((table[arms] & arm_bit(link)) == 0) continue;
        linked[link].insert(digit);
        ++count;
      }
      if (count > loop.cells) return false;
    }
    if (count != loop.cells) return false;
    Step step;
    step.technique = Technique::sk_loop;
    for (std::size_t link = 0; link < arms_of_loop; ++link) {
      if (linked[link].empty()) return false;
      const CellSet cells = loop.arms[link]->cells | loop.arms[(link + 1) % arms_of_loop]->cells;
      step.cells |= cells;
      step.houses.push_back(loop.houses[link]);
      step.sets.push_back({cells, linked[link]});
      for (const Digit digit : linked[link]) {
        eliminate(state_, digit, house(loop.houses[link]).cells.without(cells), step);
      }
    }
    for (const Candidate& struck : step.eliminations) step.digits.insert(struck.digit);
    return steps_.add(std::move(step));
  }

  const State& state_;
  StepList& steps_;
  std::vector<std::uint8_t> rows_;
  std::vector<std::uint8_t> columns_;
  std::vector<std::uint8_t> boxes_;
  std::vector<ArmsOfLine> row_arms_;
  std::vector<ArmsOfLine> column_arms_;
};

}  // namespace

// Cells in four boxes around a rectangle: in each box those of a row and of a column, without the
// cell where the two cross. Each row, column and box links those of one line in a box to the next.
// Where it takes only as many digits as there are cells, each once in the house that links it, to
// account for all candidates, each of them is there, and nowhere else in its house.
static void find_sk_loops(const State& state, Technique, StepList& steps) {
  SkLoopSearch(state, steps).run();
}

namespace {

constexpr std::array sk_loops_entries{
    TechniqueEntry{{Technique::sk_loop, "SK Loop", Level::extreme, 480, true},
                   find_sk_loops,
                   "SK-Loop, Domino Loop, VLoop, Virus Pattern"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> sk_loops_techniques{sk_loops_entries};

}  // namespace ninefold::logic
