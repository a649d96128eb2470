#include "core/generate/wish.hpp"

#include "core/generate/basics/given_cells.hpp"

#include <algorithm>
#include <bitset>

namespace ninefold::generate {

namespace {

CellSet kept_cells(const Wish& wish) { return wish.kept ? given_cells(*wish.kept) : CellSet(); }

/// The numbers of givens that patterns can have, one bit each.
std::bitset<max_cells + 1> possible_numbers(const Wish& wish, Shape shape) {
  std::bitset<max_cells + 1> numbers;
  numbers.set(static_cast<std::size_t>(kept_cells(wish).count()));
  for (const CellSet& group : free_groups(wish, shape)) {
    numbers |= numbers << static_cast<std::size_t>(group.count());
  }
  return numbers;
}

}  // namespace

std::vector<CellSet> free_groups(const Wish& wish, Shape shape) {
  const CellSet kept = kept_cells(wish);
  std::vector<CellSet> groups;
  for (const CellSet& group : cell_groups(shape, wish.symmetry)) {
    const CellSet inside = wish.pattern ? group & *wish.pattern : group;
    // Givens that stay are excepted from the symmetry, and so is what mirrors them.
    const CellSet free = inside.without(kept);
    if (inside == group && !free.empty()) groups.push_back(free);
  }
  return groups;
}

std::optional<logic::Technique> find_never_needed(const Wish& wish, const logic::Links& links) {
  const auto is_never_needed = [&links](logic::Technique technique) {
    switch (technique) {
      case logic::Technique::brute_force: return true;
      case logic::Technique::cell_forcing: return !links.has_pairs();
      case logic::Technique::locked_candidates:
      case logic::Technique::franken_x_wing:
      case logic::Technique::finned_franken_x_wing:
      case logic::Technique::mutant_x_wing: return links.keeps_rectangles();
      default: return false;
    }
  };
  const auto found = std::find_if(wish.needs.begin(), wish.needs.end(), is_never_needed);
  return found == wish.needs.end() ? std::nullopt : std::optional(*found);
}

std::optional<Impossible> find_impossible(const Wish& wish, Shape shape) {
  if (wish.least_givens > wish.most_givens) return Impossible::givens_in_disorder;
  if (wish.pattern && !kept_cells(wish).without(*wish.pattern).empty()) {
    return Impossible::givens_outside;
  }
  const auto numbers = possible_numbers(wish, shape);
  bool any = false;
  for (int number = std::max(0, wish.least_givens);
       number <= std::min(wish.most_givens, shape.cell_count()); ++number) {
    any = any || numbers.test(static_cast<std::size_t>(number));
  }
  if (!any) return Impossible::givens_of_symmetry;
  const bool contradicts =
      std::any_of(wish.needs.begin(), wish.needs.end(), [&wish](logic::Technique technique) {
        return std::find(wish.without.begin(), wish.without.end(), technique) != wish.without.end();
      });
  if (contradicts) return Impossible::technique_contradicts;
  if (std::any_of(wish.needs.begin(), wish.needs.end(), logic::is_of_rules))
    return Impossible::technique_of_rules;
  return std::nullopt;
}

}  // namespace ninefold::generate
