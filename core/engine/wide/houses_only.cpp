#include "core/engine/wide/houses_only.hpp"

#include "core/board/cell_set.hpp"
#include "core/engine/houses9/branching.hpp"
#include "core/engine/houses9/search.hpp"
#include "core/engine/wide/program/compiling/model_reading.hpp"
#include "core/rules/constraints.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <optional>
#include <utility>

namespace ninefold::variants {

struct HousesOnly::Compiled {
  Shape shape;
  std::shared_ptr<const CompiledRules> rules;
  BoardState start;
};

namespace {

struct Visiting {
  const CompiledRules& rules;
  Shape shape;
  HousesOnly::Order order;
  const std::function<bool(const Mask*)>& visit;

  Plan choose(const Node& node, bool has_failed) const {
    return order == HousesOnly::Order::fastest ? choose_branch(rules, node, has_failed)
                                               : first_open_cell(rules, node);
  }
  bool solution(const BoardState& board, Count /*multiplicity*/, const Trail* /*trail*/) const {
    std::array<Mask, max_cells> masks{};
    for (int cell = 0; cell < shape.cell_count(); ++cell) {
      masks[static_cast<std::size_t>(cell)] =
          static_cast<Mask>(board.candidates(place_of(shape, static_cast<Cell>(cell))));
    }
    return visit(masks.data());
  }
};

bool says_more(const Model& model) {
  return model.has_relations() || !model.not_both.empty() || says_more_than_pairs(model);
}

using Houses = std::vector<CellSet>;  // in order, each once

CellSet set_of(std::span<const CellIndex> cells) {
  CellSet set;
  for (const CellIndex cell : cells) set.insert(static_cast<Cell>(cell));
  return set;
}

// The rows, columns and boxes of a board.
struct BoardHouses {
  explicit BoardHouses(Shape shape) : size(static_cast<std::size_t>(shape.size())) {
    for (int index = 0; index < shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      rows[static_cast<std::size_t>(shape.row_of(cell))].insert(cell);
      columns[static_cast<std::size_t>(shape.column_of(cell))].insert(cell);
      boxes[static_cast<std::size_t>(shape.box_of(cell))].insert(cell);
    }
  }

  std::size_t size;
  std::array<CellSet, max_size> rows{};
  std::array<CellSet, max_size> columns{};
  std::array<CellSet, max_size> boxes{};
};

// Takes out the houses that a board has anyway; false where one of them is missing.
bool take(Houses& houses, std::span<const CellSet> known) {
  if (!std::all_of(known.begin(), known.end(), [&](const CellSet& house) {
        return std::binary_search(houses.begin(), houses.end(), house);
      }))
    return false;
  std::erase_if(houses, [&](const CellSet& house) {
    return std::find(known.begin(), known.end(), house) != known.end();
  });
  return true;
}

// Nothing where the model is not of this kind.
std::optional<Constraints> constraints_of(const Model& model) {
  const std::optional<Shape> shape =
      model.candidates.size() <= max_cells
          ? Shape::of_cell_count(static_cast<int>(model.candidates.size()))
          : std::nullopt;
  if (!shape || shape->size() != model.value_count || says_more(model) || model.is_impossible)
    return std::nullopt;
  Houses houses;
  houses.reserve(model.value_sets.size());
  for (const ValueSets& sets : model.value_sets) {
    const CellSet cells = set_of(sets.cells);
    const int size = cells.count();
    if (size == model.value_count && !sets.sets->empty()) {
      houses.push_back(cells);
    } else if (static_cast<std::size_t>(size) != sets.cells.size() ||
               sets.sets->size() != count_of_sets(model.value_count, size)) {
      return std::nullopt;  // fewer cells than values only differ, if any values will do
    }
  }
  std::sort(houses.begin(), houses.end());
  houses.erase(std::unique(houses.begin(), houses.end()), houses.end());
  Constraints constraints;
  constraints.shape = *shape;
  const BoardHouses board(*shape);
  const auto lines_of = [&](const auto& lines) { return std::span(lines).first(board.size); };
  if (!take(houses, lines_of(board.rows)) || !take(houses, lines_of(board.columns)))
    return std::nullopt;
  constraints.has_boxes = take(houses, lines_of(board.boxes));
  for (const CellSet& house : houses) {
    auto& cells = constraints.extra_houses.emplace_back();
    for (const Cell cell : house) cells.push_back(cell);
  }
  for (std::size_t number = 0; number < model.different.size(); ++number) {
    const CellSet cells = set_of(model.different[number]);
    for (const Cell cell : cells) constraints.different[cell] |= cells;
  }
  for (Cell cell = 0; cell < shape->cell_count(); ++cell) constraints.different[cell].erase(cell);
  // Cells may have some values and not others, so that digits are more than names.
  constraints.digits_exchange = false;
  return constraints;
}

// Compiling takes longer than most searches, and whoever changes a given keeps the houses: so the
// rules that were asked for last are kept.
std::shared_ptr<const CompiledRules> compiled_rules(const Constraints& constraints) {
  struct Kept {
    std::mutex mutex;
    Constraints constraints;
    std::shared_ptr<const CompiledRules> rules;
  };
  static Kept kept;
  const std::lock_guard lock(kept.mutex);
  const bool is_same = kept.rules && kept.constraints == constraints;
  if (!is_same) {
    kept.rules = std::make_shared<const CompiledRules>(compile_rules(constraints));
    kept.constraints = constraints;
  }
  return kept.rules;
}

}  // namespace

HousesOnly::HousesOnly(std::unique_ptr<const Compiled> compiled) : compiled_(std::move(compiled)) {}
HousesOnly::~HousesOnly() = default;

std::unique_ptr<const HousesOnly> HousesOnly::of(const Model& model) {
  const std::optional<Constraints> constraints = constraints_of(model);
  if (!constraints) return nullptr;
  auto compiled = std::make_unique<Compiled>();
  compiled->shape = constraints->shape;
  compiled->rules = compiled_rules(*constraints);
  compiled->start = compiled->rules->empty_board;
  for (std::size_t cell = 0; cell < model.candidates.size(); ++cell) {
    const ninefold::Place place = place_of(constraints->shape, static_cast<Cell>(cell));
    for (Mask rest = model.all() & static_cast<Mask>(~model.candidates[cell]); rest != 0;
         rest = without_lowest(rest))
      compiled->start.remove(lowest_of(rest), place);
  }
  return std::unique_ptr<const HousesOnly>(new HousesOnly(std::move(compiled)));
}

void HousesOnly::search_among(std::span<const Mask> masks, Meter& meter,
                              const std::function<bool(const Mask*)>& visit) const {
  BoardState start = compiled_->start;
  const Mask all = first_values(compiled_->shape.size());
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    const ninefold::Place place = place_of(compiled_->shape, static_cast<Cell>(cell));
    for (Mask rest = all & static_cast<Mask>(~masks[cell]); rest != 0; rest = without_lowest(rest))
      start.remove(lowest_of(rest), place);
  }
  Visiting policy{*compiled_->rules, compiled_->shape, Order::fastest, visit};
  ninefold::Search<Visiting>(*compiled_->rules, meter, policy).run(start);
}

void HousesOnly::search(Meter& meter, Order order,
                        const std::function<bool(const Mask*)>& visit) const {
  Visiting policy{*compiled_->rules, compiled_->shape, order, visit};
  ninefold::Search<Visiting>(*compiled_->rules, meter, policy).run(compiled_->start);
}

}  // namespace ninefold::variants
