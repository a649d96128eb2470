#include "core/propagators/model_cells.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// Calls `visit(cell)` for each cell that some primitive names, as often as it is named. What finds
// cells and what renames them is one, so that neither forgets any.
template <typename AnyModel, typename Visit>
void for_each_named_cell(AnyModel& model, Visit visit) {
  const auto all_of = [&](auto& cells) {
    for (auto& cell : cells) visit(cell);
  };
  const auto all_in = [&](auto& rules, auto lists_of) {
    for (auto& rule : rules) {
      for (auto& list : lists_of(rule)) all_of(list);
    }
  };
  const auto cells_in = [&](auto& rules) {
    for (auto& rule : rules) all_of(rule.cells);
  };
  cells_in(model.value_sets);
  cells_in(model.all_related);
  cells_in(model.accepted);
  cells_in(model.value_counts);
  cells_in(model.distinct_counts);
  cells_in(model.connected_values);
  cells_in(model.unknown_regions);
  cells_in(model.sandwiches);
  cells_in(model.skyscrapers);
  cells_in(model.all_classes);
  all_in(
      model.same_values, [](auto& rule) -> auto& { return rule.sets; });
  all_in(
      model.label_counts, [](auto& rule) -> auto& { return rule.lists; });
  all_in(
      model.full_ranks, [](auto& rule) -> auto& { return rule.lines; });
  for (auto& relation : model.relations) {
    visit(relation.first);
    visit(relation.second);
  }
  for (auto& pair : model.not_both) {
    visit(pair.first);
    visit(pair.second);
  }
  for (auto& rule : model.differ_where) {
    visit(rule.condition);
    for (std::size_t i = 0; i < rule.count; ++i) visit(rule.others[i]);
  }
  for (auto& clause : model.clauses) {
    for (auto& literal : clause.literals) visit(literal.cell);
  }
  for (auto& sum : model.sums) {
    for (auto& term : sum.terms) visit(term.cell);
  }
  for (auto& rule : model.distinct_counts) visit(rule.control);
  for (auto& rule : model.label_counts) visit(rule.control);
  for (auto& rule : model.unknown_regions) all_of(rule.labels);
  for (auto& rule : model.elements) {
    visit(rule.index);
    visit(rule.result);
    all_of(rule.targets);
  }
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
