#include "core/engine/wide/program/derived/derive_line_counts.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace ninefold::variants {

namespace {

// Only boards of many extra regions have more.
constexpr std::size_t most_families = 8;

// Houses of which no two meet.
struct HouseFamily {
  CellWords cells{};
  std::vector<const FullHouse*> houses;
};

std::vector<HouseFamily> families_of(const std::vector<FullHouse>& houses, std::size_t width) {
  std::vector<HouseFamily> families;
  for (const FullHouse& house : houses) {
    auto family = std::find_if(families.begin(), families.end(), [&](const HouseFamily& known) {
      return !meet(known.cells, house.cells, width);
    });
    if (family == families.end()) {
      if (families.size() == most_families) continue;
      family = families.emplace(family);
    }
    family->houses.push_back(&house);
    for (std::size_t word = 0; word < width; ++word) family->cells[word] |= house.cells[word];
  }
  return families;
}

// Of a family all cells of which are in such lists: cells that differ, one of each house.
std::optional<ValueCounts::Partition> lines_across(const HouseFamily& family, const Model& model,
                                                   std::size_t width) {
  ValueCounts::Partition lines;
  CellWords covered{};
  for (std::size_t number = 0; number < model.different.size(); ++number) {
    const std::span<const CellIndex> line = model.different[number];
    if (line.size() != family.houses.size()) continue;
    const CellWords cells = cell_words(line);
    const bool crosses_all =
        !meet(cells, covered, width) &&
        std::all_of(family.houses.begin(), family.houses.end(),
                    [&](const FullHouse* house) { return meet(cells, house->cells, width); });
    if (!crosses_all) continue;
    for (std::size_t word = 0; word < width; ++word) covered[word] |= cells[word];
    lines.cells.insert(lines.cells.end(), line.begin(), line.end());
    lines.ends.push_back(static_cast<std::uint16_t>(lines.cells.size()));
  }
  if (covered != family.cells) return std::nullopt;
  return lines;
}

}  // namespace

std::vector<ValueCounts> derive_line_counts(const Model& model,
                                            const std::vector<FullHouse>& houses,
                                            WorkMeter* meter) {
  const std::size_t width = cell_word_count(model);
  if (meter != nullptr && !meter->spend(houses.size() * most_families * width)) return {};
  std::vector<ValueCounts> derived;
  for (const HouseFamily& family : families_of(houses, width)) {
    const std::size_t count = family.houses.size();
    // Lines of as many cells as values are houses themselves.
    if (count < 2 || count >= static_cast<std::size_t>(family.houses.front()->size)) continue;
    if (meter != nullptr && !meter->spend(model.different.size() * count * width)) break;
    std::optional<ValueCounts::Partition> lines = lines_across(family, model, width);
    if (!lines) continue;
    ValueCounts& counts = derived.emplace_back();
    counts.cells = lines->cells;
    std::sort(counts.cells.begin(), counts.cells.end());
    for (int position = 0; position < model.value_count; ++position) {
      const Mask value = mask_of(position);
      const auto times =
          std::count_if(family.houses.begin(), family.houses.end(),
                        [value](const FullHouse* house) { return (house->values & value) != 0; });
      counts.allowed.push_back({value, std::uint64_t{1} << static_cast<unsigned>(times)});
    }
    counts.partitions.push_back(std::move(*lines));
  }
  return derived;
}

}  // namespace ninefold::variants
