#include "core/engine/wide/program/model_reading.hpp"

#include <algorithm>

namespace ninefold::variants {

std::vector<std::pair<CellIndex, CellIndex>> differing_pairs(const Model& model) {
  std::vector<std::pair<CellIndex, CellIndex>> pairs = model.different;
  std::vector<CellIndex> same(model.candidates.size());  // the smallest that is equal
  for (std::size_t cell = 0; cell < same.size(); ++cell) same[cell] = static_cast<CellIndex>(cell);
  bool has_equals = false;
  std::vector<bool> says_equal;
  for (const PairTable& table : model.tables) {
    bool is_equality = true;
    for (int value = 0; value < model.value_count; ++value) {
      const Mask allowed = table[static_cast<std::size_t>(value)];
      is_equality = is_equality && (allowed & ~mask_of(value)) == 0;
    }
    says_equal.push_back(is_equality);
  }
  const auto join = [&](CellIndex first, CellIndex second) {
    has_equals = true;
    const CellIndex from = std::max(same[first], same[second]);
    const CellIndex to = std::min(same[first], same[second]);
    if (from != to) std::replace(same.begin(), same.end(), from, to);
  };
  for (const Model::RelationOf& relation : model.relations) {
    if (says_equal[relation.table]) join(relation.first, relation.second);
  }
  for (const Model::RelatedCells& related : model.all_related) {
    if (!says_equal[related.table]) continue;
    for (const CellIndex cell : related.cells) join(related.cells[0], cell);
  }
  if (!has_equals) return pairs;
  std::vector<CellIndexes> equals(same.size());
  for (std::size_t cell = 0; cell < same.size(); ++cell)
    equals[same[cell]].push_back(static_cast<CellIndex>(cell));
  // Which of them differ, each two once: all pairs of equal cells may be very many.
  std::vector<std::pair<CellIndex, CellIndex>> differ;
  for (const auto& [a, b] : pairs) {
    // Cells that are both equal and different have no values at all; their relation says so.
    if (same[a] == same[b]) continue;
    if (equals[same[a]].size() == 1 && equals[same[b]].size() == 1) continue;
    differ.emplace_back(std::minmax(same[a], same[b]));
  }
  std::sort(differ.begin(), differ.end());
  differ.erase(std::unique(differ.begin(), differ.end()), differ.end());
  for (const auto& [a, b] : differ) {
    for (const CellIndex one : equals[a]) {
      for (const CellIndex other : equals[b]) pairs.emplace_back(one, other);
    }
  }
  return pairs;
}

bool says_more_than_pairs(const Model& model) {
  return !model.sums.empty() || !model.accepted.empty() || !model.value_counts.empty() ||
         !model.distinct_counts.empty() || !model.same_values.empty() || !model.elements.empty() ||
         !model.connected_values.empty() || !model.unknown_regions.empty() ||
         !model.label_counts.empty() || !model.full_ranks.empty() || !model.sandwiches.empty() ||
         !model.skyscrapers.empty() || !model.all_classes.empty() || !model.all_related.empty() ||
         !model.alternatives.empty();
}

namespace {

// The cells that a model narrows or relates.
std::vector<CellIndex> cells_spoken_of(const Model& model) {
  std::vector<CellIndex> cells;
  for (std::size_t cell = 0; cell < model.candidates.size(); ++cell) {
    if (model.candidates[cell] != model.all()) cells.push_back(static_cast<CellIndex>(cell));
  }
  for (const Model::RelationOf& relation : model.relations) {
    cells.push_back(relation.first);
    cells.push_back(relation.second);
  }
  return cells;
}

// Whether a model allows two values of two cells.
bool allows(const Model& model, CellIndex first, int x, CellIndex second, int y) {
  const auto has = [&](CellIndex cell, int value) {
    return (model.candidates[cell] >> value & 1) != 0;
  };
  return has(first, x) && has(second, y) &&
         std::all_of(model.relations.begin(), model.relations.end(), [&](const auto& relation) {
           const int from = relation.first == first ? x : y;
           const int to = relation.second == first ? x : y;
           return (model.tables[relation.table][static_cast<std::size_t>(from)] >> to & 1) != 0;
         });
}

}  // namespace

std::optional<PairOfCells> as_relation(const std::vector<Model>& alternatives) {
  std::vector<CellIndex> cells;
  for (const Model& model : alternatives) {
    if (!model.different.empty() || !model.value_sets.empty() || !model.not_both.empty() ||
        says_more_than_pairs(model))
      return std::nullopt;
    const std::vector<CellIndex> own = cells_spoken_of(model);
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

bool CageSets::say(const Model::SumOf& written) {
  if (model_.value_sets.empty()) return false;
  CellIndexes cells;
  for (const Sum::Term& term : written.terms) {
    if (term.coefficient != 1) return false;
    cells.push_back(term.cell);
  }
  std::sort(cells.begin(), cells.end());
  if (std::adjacent_find(cells.begin(), cells.end()) != cells.end()) return false;
  if (by_cells_.empty()) {
    for (const ValueSets& sets : model_.value_sets) {
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
