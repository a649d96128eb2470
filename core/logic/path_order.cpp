#include "core/logic/path_order.hpp"

#include <algorithm>

namespace ninefold::logic {

namespace {

/// The score before whose first technique a preferred one has its place.
std::uint16_t score_in_order(const TechniqueFacts& one) {
  constexpr std::uint16_t least_of_unfair = 200;
  return one.is_on_path ? one.score : std::min(one.score, least_of_unfair);
}

}  // namespace

PathOrder path_order(std::span<const Technique> preferred) {
  PathOrder order;
  for (const TechniqueFacts& one : techniques()) {
    const bool is_preferred =
        std::find(preferred.begin(), preferred.end(), one.technique) != preferred.end();
    if (!one.is_on_path && !is_preferred) continue;
    auto place = order.end();
    if (is_preferred) {
      place = std::find_if(order.begin(), order.end(), [&one](Technique earlier) {
        return facts(earlier).score >= score_in_order(one);
      });
    }
    order.insert(place, one.technique);
  }
  return order;
}

const PathOrder& usual_path_order() {
  static const PathOrder order = path_order();
  return order;
}

}  // namespace ninefold::logic
