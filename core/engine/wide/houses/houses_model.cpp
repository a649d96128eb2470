#include "core/engine/wide/houses/houses_model.hpp"

#include "core/board/cell_set.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::variants {

namespace {

CellSet set_of(std::span<const CellIndex> cells) {
  CellSet set;
  for (const CellIndex cell : cells) set.insert(static_cast<Cell>(cell));
  return set;
}

// The rows, columns and boxes of a board, numbered in this order.
class BoardHouses {
 public:
  constexpr explicit BoardHouses(Shape shape) : shape_(shape) {
    for (int index = 0; index < shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      for (const int number : numbers_around(cell)) house(number).insert(cell);
    }
  }
  static const BoardHouses& of(Shape shape);

  // Which of them the cells are, if any.
  std::optional<int> number_of(const CellSet& cells) const {
    for (const int number : numbers_around(*cells.begin())) {
      if (house(number) == cells) return number;
    }
    return std::nullopt;
  }
  constexpr CellSet& house(int number) { return houses_[static_cast<std::size_t>(number)]; }
  const CellSet& house(int number) const { return houses_[static_cast<std::size_t>(number)]; }

 private:
  constexpr std::array<int, 3> numbers_around(Cell cell) const {
    const int size = shape_.size();
    return {shape_.row_of(cell), size + shape_.column_of(cell), 2 * size + shape_.box_of(cell)};
  }

  Shape shape_;
  std::array<CellSet, std::size_t{3} * max_size> houses_{};
};

const BoardHouses& BoardHouses::of(Shape shape) {
  static constexpr BoardHouses four(*Shape::of_size(4));
  static constexpr BoardHouses six(*Shape::of_size(6));
  static constexpr BoardHouses nine(*Shape::of_size(9));
  return shape.size() == 9 ? nine : shape.size() == 6 ? six : four;
}

}  // namespace

std::optional<Constraints> constraints_of(const Model& model) {
  const std::optional<Shape> shape =
      model.candidates.size() <= max_cells
          ? Shape::of_cell_count(static_cast<int>(model.candidates.size()))
          : std::nullopt;
  if (!shape || shape->size() != model.value_count || !model.says_at_most<ValueSets>() ||
      model.is_impossible)
    return std::nullopt;
  const BoardHouses& board = BoardHouses::of(*shape);
  std::uint32_t found = 0;      // of the board's houses, a bit each
  std::vector<CellSet> houses;  // beyond these
  for (const ValueSets& sets : model.list<ValueSets>()) {
    const CellSet cells = set_of(sets.cells);
    const int size = cells.count();
    if (size == model.value_count && !sets.sets->empty()) {
      if (const std::optional<int> number = board.number_of(cells)) {
        found |= std::uint32_t{1} << static_cast<unsigned>(*number);
      } else {
        houses.push_back(cells);
      }
    } else if (static_cast<std::size_t>(size) != sets.cells.size() ||
               sets.sets->size() != count_of_sets(model.value_count, size)) {
      return std::nullopt;  // fewer cells than values only differ, if any values will do
    }
  }
  Constraints constraints;
  constraints.shape = *shape;
  const int size = shape->size();
  const auto has_all = [&](int first, int end) {
    const std::uint32_t wanted = (std::uint32_t{1} << static_cast<unsigned>(end)) -
                                 (std::uint32_t{1} << static_cast<unsigned>(first));
    return (found & wanted) == wanted;
  };
  if (!has_all(0, 2 * size)) return std::nullopt;
  constraints.has_boxes = has_all(2 * size, 3 * size);
  for (int box = 2 * size; box < 3 * size && !constraints.has_boxes; ++box) {
    if ((found >> static_cast<unsigned>(box) & 1U) != 0) houses.push_back(board.house(box));
  }
  std::sort(houses.begin(), houses.end());
  houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
  for (const CellSet& house : houses) {
    auto& cells = constraints.extra_houses.emplace_back();
    for (const Cell cell : house) cells.push_back(cell);
  }
  for (std::size_t number = 0; number < model.different.size(); ++number) {
    const CellSet cells = set_of(model.different[number]);
    for (const Cell cell : cells) constraints.different[cell] |= cells;
  }
  for (Cell cell = 0; cell < shape->cell_count(); ++cell) constraints.different[cell].erase(cell);
  return constraints;
}

}  // namespace ninefold::variants
