#include "core/propagators/model_cells.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// Calls `visit(cell)` for each cell that some primitive names, as often as it is named. What finds
// cells and what renames them is one, so that neither forgets any.
template <typename AnyModel, typename Visit>
void for_each_named_cell(AnyModel& model, Visit visit) {
  model.for_each_list([&](auto& rules) {
    for (auto& rule : rules) rule.visit_cells(rule, visit);
  });
}

void collect_cells(const Model& model, CellIndexes& cells) {
  for_each_named_cell(model, [&](CellIndex cell) { cells.push_back(cell); });
  for (std::size_t number = 0; number < model.different.size(); ++number) {
    const std::span<const CellIndex> list = model.different[number];
    cells.insert(cells.end(), list.begin(), list.end());
  }
  for (std::size_t cell = 0; cell < model.candidates.size(); ++cell) {
    if (model.candidates[cell] != model.all()) cells.push_back(static_cast<CellIndex>(cell));
  }
  for (const std::vector<Model>& alternatives : model.alternatives) {
    for (const Model& alternative : alternatives) collect_cells(alternative, cells);
  }
}

}  // namespace

CellIndexes cells_spoken_of(const Model& model) {
  CellIndexes cells;
  collect_cells(model, cells);
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

Model on_cells(Model model, std::span<const CellIndex> cells) {
  const auto renamed = [&](CellIndex cell) {
    return static_cast<CellIndex>(std::lower_bound(cells.begin(), cells.end(), cell) -
                                  cells.begin());
  };
  for_each_named_cell(model, [&](CellIndex& cell) { cell = renamed(cell); });
  CellLists different;
  for (std::size_t number = 0; number < model.different.size(); ++number) {
    for (const CellIndex cell : model.different[number]) different.add_cell(renamed(cell));
    different.end_list();
  }
  model.different = std::move(different);
  std::vector<Mask> candidates;
  candidates.reserve(cells.size());
  for (const CellIndex cell : cells) candidates.push_back(model.candidates[cell]);
  model.candidates = std::move(candidates);
  for (std::vector<Model>& alternatives : model.alternatives) {
    for (Model& alternative : alternatives) alternative = on_cells(std::move(alternative), cells);
  }
  return model;
}

}  // namespace ninefold::variants
