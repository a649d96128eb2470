#include "core/logic/path_order.hpp"

#include <algorithm>

namespace ninefold::logic {

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
                return facts(earlier).score < one.score;
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
