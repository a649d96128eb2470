#include "core/engine/wide/derive.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace ninefold::variants {

namespace {

// More cells than that say too little for their price.
constexpr std::size_t most_left = 8;

struct Cage {
  CellIndexes cells;
  int total = 0;
};

}  // namespace

std::vector<Model::SumOf> derive_sums(const Model& model, const Peers& /*peers*/) {
  std::vector<Model::SumOf> derived;
  std::vector<Cage> cages;
  for (const Model::SumOf& sum : model.sums) {
    Cage cage;
    cage.total = sum.total;
    bool is_plain = true;
    for (const Sum::Term& term : sum.terms) {
      is_plain = is_plain && term.coefficient == 1;
      cage.cells.push_back(term.cell);
    }
    std::sort(cage.cells.begin(), cage.cells.end());
    is_plain =
        is_plain && std::adjacent_find(cage.cells.begin(), cage.cells.end()) == cage.cells.end();
    if (is_plain) cages.push_back(std::move(cage));
  }
  if (cages.empty()) return derived;
  // Houses: sets of cells that hold every value.
  const auto values = static_cast<std::size_t>(model.value_count);
  const int house_sum =
      model.value_count * model.lowest + model.value_count * (model.value_count - 1) / 2;
  std::vector<CellIndexes> houses;
  for (const ValueSets& sets : model.value_sets) {
    if (sets.cells.size() == values) houses.push_back(sets.cells);
  }
  // Unions of houses that do not meet, each touching the ones before: those listed one after the
  // other are neighbours (rows, columns, boxes in reading order).
  std::set<std::vector<std::pair<CellIndex, int>>> seen;
  const auto try_region = [&](const std::vector<const CellIndexes*>& chosen) {
    std::vector<int> inside(model.candidates.size(), 0);
    for (const CellIndexes* house : chosen) {
      for (const CellIndex cell : *house) ++inside[cell];
    }
    std::vector<int> coefficient = inside;
    int total = house_sum * static_cast<int>(chosen.size());
    // Cages that lie within, and those of which more lies within than without, each cell once.
    std::vector<std::pair<std::ptrdiff_t, std::size_t>> order;  // cells outside, number
    for (std::size_t i = 0; i < cages.size(); ++i) {
      const CellIndexes& cells = cages[i].cells;
      const auto outside = std::count_if(cells.begin(), cells.end(),
                                         [&](CellIndex cell) { return inside[cell] == 0; });
      if (static_cast<std::ptrdiff_t>(cells.size()) > 2 * outside) order.emplace_back(outside, i);
    }
    std::sort(order.begin(), order.end());
    bool is_used = false;
    for (const auto& [outside, number] : order) {
      const Cage& cage = cages[number];
      const bool is_free = std::all_of(cage.cells.begin(), cage.cells.end(), [&](CellIndex cell) {
        return inside[cell] == 0 ? coefficient[cell] == 0 : coefficient[cell] > 0;
      });
      if (!is_free) continue;
      is_used = true;
      for (const CellIndex cell : cage.cells) --coefficient[cell];
      total -= cage.total;
    }
    if (!is_used) return;
    Model::SumOf sum;
    std::vector<std::pair<CellIndex, int>> key;
    for (std::size_t cell = 0; cell < coefficient.size(); ++cell) {
      if (coefficient[cell] == 0) continue;
      sum.terms.push_back({static_cast<CellIndex>(cell), coefficient[cell]});
      key.emplace_back(static_cast<CellIndex>(cell), coefficient[cell]);
    }
    sum.total = total;
    if (sum.terms.size() > most_left || !seen.insert(key).second) return;
    derived.push_back(std::move(sum));
  };
  for (std::size_t first = 0; first < houses.size(); ++first) {
    std::vector<const CellIndexes*> chosen;
    std::set<CellIndex> cells;
    for (std::size_t next = first; next < houses.size() && chosen.size() < 5; ++next) {
      const bool is_apart = std::none_of(houses[next].begin(), houses[next].end(),
                                         [&](CellIndex cell) { return cells.contains(cell); });
      if (!is_apart) break;
      cells.insert(houses[next].begin(), houses[next].end());
      chosen.push_back(&houses[next]);
      try_region(chosen);
    }
  }
  return derived;
}

}  // namespace ninefold::variants
