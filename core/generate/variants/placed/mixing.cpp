#include "core/generate/variants/placed/lines.hpp"
#include "core/generate/variants/placed/placing.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::generate {

namespace {

/// All but mixtures themselves.
constexpr std::array mixable{
    PlacedKind::killer, PlacedKind::thermometers, PlacedKind::arrows,
    PlacedKind::kropki, PlacedKind::xv,           PlacedKind::whispers,
    PlacedKind::renban, PlacedKind::sandwich,     PlacedKind::little_killer};

/// Whether a rule can be drawn over others: a cage, and what stands outside.
bool can_lie_on_others(const PlacedRule& rule) {
  return rule.name == cage_name || rule.cells.size() < 2;
}

/// The corners that the diagonal steps of a line go through, as the sum of the rows and of the
/// columns on both sides.
std::vector<std::pair<int, int>> corners_of(const PlacedRule& line) {
  const Shape shape;
  std::vector<std::pair<int, int>> corners;
  for (std::size_t i = 1; i < line.cells.size(); ++i) {
    const Cell from = line.cells[i - 1];
    const Cell to = line.cells[i];
    if (shape.row_of(from) != shape.row_of(to) && shape.column_of(from) != shape.column_of(to))
      corners.emplace_back(shape.row_of(from) + shape.row_of(to),
                           shape.column_of(from) + shape.column_of(to));
  }
  return corners;
}

template <typename List>
bool have_common(const List& one, const List& other) {
  return std::any_of(one.begin(), one.end(), [&](const auto& what) {
    return std::find(other.begin(), other.end(), what) != other.end();
  });
}

/// Whether two rules would be drawn in the same place.
bool collide(const PlacedRule& one, const PlacedRule& other) {
  if (can_lie_on_others(one) || can_lie_on_others(other)) return false;
  // Dots and letters stand between two cells, where there is room for one.
  const bool is_between = one.cells.size() == 2 || other.cells.size() == 2;
  if (is_between) return one.cells == other.cells;
  return have_common(one.cells, other.cells) || have_common(corners_of(one), corners_of(other));
}

}  // namespace

std::vector<PlacedRule> place_mixture(const Grid& solution, Random& random) {
  std::array kinds = mixable;
  random.shuffle(kinds);
  const std::size_t count = 2 + random.below(2);
  std::vector<PlacedRule> mixture;
  for (std::size_t index = 0; index < count; ++index) {
    std::vector<PlacedRule> rules = place_rules(kinds[index], solution, random);
    random.shuffle(rules);
    const std::size_t most = mixture.size() + rules.size() / count + 1;
    for (PlacedRule& rule : rules) {
      if (mixture.size() == most) break;
      const bool has_room = std::none_of(mixture.begin(), mixture.end(),
                                         [&](const PlacedRule& one) { return collide(one, rule); });
      if (has_room) mixture.push_back(std::move(rule));
    }
  }
  return mixture;
}

}  // namespace ninefold::generate
