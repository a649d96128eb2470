#include "core/logic/path_order.hpp"

#include <algorithm>

namespace ninefold::logic {

namespace {

/// Techniques with lower scores than this stay before the technique where it is preferred.
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
      // The order is not that of the scores: what is simpler stays before it.
      place = std::find_if(order.rbegin(), order.rend(), [&one](Technique earlier) {
                return facts(earlier).score < score_in_order(one);
              }).base();
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
