#include "core/engine/wide/program/compiling/model_reading.hpp"

#include "core/propagators/model_cells.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ninefold::variants {

Peers peers_of(const Model& model, const std::optional<GridHouses>& grid) {
  const auto cells = static_cast<int>(model.candidates.size());
  Peers peers = grid ? grid->peers(cells, model.different) : Peers(cells, model.different);
  std::vector<bool> says_equal(model.tables.size());
  for (std::size_t number = 0; number < model.tables.size(); ++number) {
    bool is_equality = true;
    for (int value = 0; value < model.value_count && is_equality; ++value) {
      const Mask allowed = model.tables[number][static_cast<std::size_t>(value)];
      is_equality = (allowed & ~mask_of(value)) == 0;
    }
    says_equal[number] = is_equality;
  }
  if (std::find(says_equal.begin(), says_equal.end(), true) == says_equal.end()) return peers;
  std::vector<CellIndex> same(model.candidates.size());  // the smallest that is equal
  std::iota(same.begin(), same.end(), CellIndex{0});
  const auto join = [&](CellIndex first, CellIndex second) {
    const CellIndex from = std::max(same[first], same[second]);
    const CellIndex to = std::min(same[first], same[second]);
    if (from != to) std::replace(same.begin(), same.end(), from, to);
  };
  for (const RelationOf& relation : model.list<RelationOf>()) {
    if (says_equal[relation.table]) join(relation.first, relation.second);
  }
  for (const RelatedCells& related : model.list<RelatedCells>()) {
    if (!says_equal[related.table]) continue;
    for (const CellIndex cell : related.cells) join(related.cells[0], cell);
  }
  peers.share_among_equals(same);
  return peers;
}

namespace {

// Whether a model allows two values of two cells.
bool allows(const Model& model, CellIndex first, int x, CellIndex second, int y) {
  const auto has = [&](CellIndex cell, int value) {
    return (model.candidates[cell] >> value & 1) != 0;
  };
  return has(first, x) && has(second, y) &&
         std::all_of(
             model.list<RelationOf>().begin(), model.list<RelationOf>().end(),
             [&](const auto& relation) {
               const int from = relation.first == first ? x : y;
               const int to = relation.second == first ? x : y;
               return (model.tables[relation.table][static_cast<std::size_t>(from)] >> to & 1) != 0;
             });
}

}  // namespace

std::optional<std::vector<Clause::Literal>> as_literals(const std::vector<Model>& alternatives) {
  std::vector<Clause::Literal> literals;
  for (const Model& model : alternatives) {
    if (model.is_impossible) continue;
    if (!model.says_at_most<>() || !model.different.empty()) return std::nullopt;
    const auto is_open = [&](Mask mask) { return mask == model.all(); };
    const auto begin = model.candidates.begin();
    const auto own = std::find_if_not(begin, model.candidates.end(), is_open);
    if (own == model.candidates.end() || !std::all_of(own + 1, model.candidates.end(), is_open))
      return std::nullopt;
    literals.push_back({static_cast<CellIndex>(own - begin), *own});
  }
  return literals;
}

std::optional<PairOfCells> as_relation(const std::vector<Model>& alternatives) {
  std::vector<CellIndex> cells;
  for (const Model& model : alternatives) {
    if (!model.says_at_most<RelationOf>() || !model.different.empty()) return std::nullopt;
    const CellIndexes own = cells_spoken_of(model);
    cells.insert(cells.end(), own.begin(), own.end());
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  if (cells.empty() || cells.size() > 2) return std::nullopt;
  const CellIndex first = cells.front();
  const CellIndex second = cells.back();
  PairOfCells relation{first, second, {}};
  for (const Model& model : alternatives) {
    if (model.is_impossible) continue;
    for (int x = 0; x < model.value_count; ++x) {
      for (int y = 0; y < model.value_count; ++y) {
        if (allows(model, first, x, second, y))
          relation.table[static_cast<std::size_t>(x)] |= mask_of(y);
      }
    }
  }
  return relation;
}

bool CageSets::say(const SumOf& written) {
  if (model_.list<ValueSets>().empty()) return false;
  CellIndexes cells;
  for (const Sum::Term& term : written.terms) {
    if (term.coefficient != 1) return false;
    cells.push_back(term.cell);
  }
  std::sort(cells.begin(), cells.end());
  if (std::adjacent_find(cells.begin(), cells.end()) != cells.end()) return false;
  if (by_cells_.empty()) {
    for (const ValueSets& sets : model_.list<ValueSets>()) {
      CellIndexes sorted = sets.cells;
      std::sort(sorted.begin(), sorted.end());
      by_cells_.emplace_back(std::move(sorted), &sets);
    }
    std::sort(by_cells_.begin(), by_cells_.end());
  }
  auto place = std::lower_bound(
      by_cells_.begin(), by_cells_.end(), cells,
      [](const auto& entry, const CellIndexes& wanted) { return entry.first < wanted; });
  for (; place != by_cells_.end() && place->first == cells; ++place) {
    const std::vector<Mask>& sets = *place->second->sets;
    const bool fits = std::all_of(sets.begin(), sets.end(), [&](Mask set) {
      return sum_of_positions(set) + model_.lowest * count_of(set) == written.total;
    });
    if (fits) return true;
  }
  return false;
}

}  // namespace ninefold::variants
