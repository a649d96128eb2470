#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

bool has_names(const CellIndexes& cells, const Layout& layout) {
  return std::any_of(cells.begin(), cells.end(),
                     [&](CellIndex cell) { return is_region_name(layout, cell); });
}

bool leaves_names_free(const Rule& rule, const Layout& layout) {
  const auto is_free = [&](const Rule& part) { return leaves_names_free(part, layout); };
  if (!std::all_of(rule.parts.begin(), rule.parts.end(), is_free)) return false;
  const auto looks_at_names = [&](const CellIndexes& cells) { return has_names(cells, layout); };
  if (!looks_at_names(rule.cells) &&
      std::none_of(rule.lists.begin(), rule.lists.end(), looks_at_names))
    return true;
  return rule.kind->compares_names != nullptr && rule.kind->compares_names(rule, layout);
}

}  // namespace

bool is_region_name(const Layout& layout, CellIndex cell) {
  const Group* const group = layout.group("CC");
  return group != nullptr && cell >= group->first && cell < group->first + group->count;
}

bool are_all_names_or_none(const CellIndexes& cells, const Layout& layout) {
  return !has_names(cells, layout) || std::all_of(cells.begin(), cells.end(), [&](CellIndex cell) {
    return is_region_name(layout, cell);
  });
}

bool has_free_region_names(const Puzzle& puzzle) {
  const auto is_construction = [](const Rule& rule) {
    return rule.kind->name == "ChaosConstruction";
  };
  return std::any_of(puzzle.rules.begin(), puzzle.rules.end(), is_construction) &&
         std::all_of(puzzle.rules.begin(), puzzle.rules.end(),
                     [&](const Rule& rule) { return leaves_names_free(rule, puzzle.layout); }) &&
         !gives_a_name(puzzle.givens, puzzle.layout);
}

bool gives_a_name(const Givens& givens, const Layout& layout) {
  return std::any_of(givens.begin(), givens.end(),
                     [&](const Given& given) { return is_region_name(layout, given.cell); });
}

void name_regions_in_order(const Layout& layout, std::vector<int>& values) {
  const Group& group = *layout.group("CC");
  const auto names = std::span(values).subspan(static_cast<std::size_t>(group.first),
                                               static_cast<std::size_t>(group.count));
  std::array<int, most_values> in_order;
  in_order.fill(-1);
  int next = layout.lowest;
  for (int& name : names) {
    int& known = in_order[static_cast<std::size_t>(name - layout.lowest)];
    if (known < 0) known = next++;
    name = known;
  }
}

void order_possible_names(const Layout& layout, std::span<Mask> masks) {
  const Group& group = *layout.group("CC");
  const auto names =
      masks.subspan(static_cast<std::size_t>(group.first), static_cast<std::size_t>(group.count));
  // The first place of every name lies between these two; both are beyond the last where it is
  // nowhere.
  std::array<std::size_t, most_values> earliest;
  std::array<std::size_t, most_values> latest;
  earliest.fill(names.size());
  latest.fill(names.size());
  std::array<bool, most_values> is_placed{};
  for (std::size_t place = 0; place < names.size(); ++place) {
    for (Mask rest = names[place]; rest != 0; rest = without_lowest(rest)) {
      const auto name = static_cast<std::size_t>(lowest_of(rest));
      if (earliest[name] == names.size()) earliest[name] = place;
      if (!is_placed[name]) latest[name] = place;
      is_placed[name] = is_placed[name] || is_single(names[place]);
    }
  }
  // Its number is that of the names which come first before it.
  std::array<Mask, most_values> numbers{};
  for (std::size_t name = 0; name < numbers.size(); ++name) {
    int least = 0;
    int most = 0;
    for (std::size_t other = 0; other < numbers.size(); ++other) {
      if (other == name) continue;
      if (latest[other] < earliest[name]) ++least;
      if (earliest[other] < latest[name]) ++most;
    }
    numbers[name] = first_values(most + 1) & static_cast<Mask>(~first_values(least));
  }
  for (std::size_t place = 0; place < names.size(); ++place) {
    Mask possible = 0;
    for (Mask rest = names[place]; rest != 0; rest = without_lowest(rest))
      possible |= numbers[static_cast<std::size_t>(lowest_of(rest))];
    const int before = static_cast<int>(std::min<std::size_t>(place, most_values - 1));
    names[place] = possible & first_values(before + 1);
  }
}

}  // namespace ninefold::variants
