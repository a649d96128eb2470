#include "core/engine/wide/program/derived/region_counts.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

bool is_among(const CellIndexes& cells, CellIndex cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// A name and those of the neighbours of its cell; nothing for other cells.
CellIndexes names_around(const UnknownRegions& regions, CellIndex name) {
  const auto found = std::find(regions.labels.begin(), regions.labels.end(), name);
  if (found == regions.labels.end()) return {};
  const auto place = static_cast<std::size_t>(found - regions.labels.begin());
  const std::size_t column = place % regions.columns;
  CellIndexes around{name};
  if (column > 0) around.push_back(regions.labels[place - 1]);
  if (column + 1 < regions.columns) around.push_back(regions.labels[place + 1]);
  if (place >= regions.columns) around.push_back(regions.labels[place - regions.columns]);
  if (place + regions.columns < regions.labels.size())
    around.push_back(regions.labels[place + regions.columns]);
  return around;
}

// Cells that hold a name once more, at least: of names with all their neighbours, one after
// another, those that share no cell with one before.
std::size_t repeated_names(const UnknownRegions& regions, const CellIndexes& names) {
  std::size_t repeated = 0;
  CellIndexes taken;
  for (const CellIndex name : names) {
    const CellIndexes around = names_around(regions, name);
    if (around.empty() || !std::all_of(around.begin(), around.end(), [&](CellIndex cell) {
          return is_among(names, cell) && !is_among(taken, cell);
        }))
      continue;
    ++repeated;
    taken.insert(taken.end(), around.begin(), around.end());
  }
  return repeated;
}

// Whether the first name, with all its neighbours, is counted.
bool counts_a_neighbour(const UnknownRegions& regions, const LabelCount& rule) {
  CellIndexes counted;
  for (const CellIndexes& list : rule.lists) {
    const std::size_t count = rule.is_run ? std::min<std::size_t>(list.size(), 2) : list.size();
    counted.insert(counted.end(), list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count));
  }
  const CellIndexes around = names_around(regions, rule.lists[0][0]);
  return !around.empty() && std::all_of(around.begin(), around.end(),
                                        [&](CellIndex cell) { return is_among(counted, cell); });
}

}  // namespace

void narrow_region_counts(const Model& model, std::vector<Mask>& candidates) {
  for (const UnknownRegions& regions : model.list<UnknownRegions>()) {
    if (regions.size < 2) continue;
    for (const LabelCount& rule : model.list<LabelCount>()) {
      if (counts_a_neighbour(regions, rule) && rule.base <= 1)
        candidates[rule.control] &= static_cast<Mask>(~first_values(2 - rule.base));
    }
    for (const CountDistinct& rule : model.list<CountDistinct>()) {
      const std::size_t repeated = repeated_names(regions, rule.cells);
      if (repeated == 0) continue;
      const int most = static_cast<int>(rule.cells.size() - repeated);
      for (int position = 0; position < model.value_count; ++position) {
        if (position + rule.lowest > most)
          candidates[rule.control] &= static_cast<Mask>(~mask_of(position));
      }
    }
  }
}

void free_names_of_regions(Program& program) {
  for (const UnknownRegions& regions : program.list<UnknownRegions>()) {
    if (!regions.has_free_names) continue;
    program.free_names.resize(program.candidates.size());
    for (const CellIndex label : regions.labels) {
      program.free_names[label] = first_values(regions.count);
      program.candidates[label] &= first_values(regions.count);
    }
  }
}

}  // namespace ninefold::variants
