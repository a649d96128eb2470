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

PathOrder path_order(std::span<const Technique> preferred, std::span<const Technique> without) {
  const auto is_among = [](std::span<const Technique> list, Technique technique) {
    return std::find(list.begin(), list.end(), technique) != list.end();
  };
  PathOrder order;
  for (const TechniqueFacts& one : techniques()) {
    const bool is_preferred = is_among(preferred, one.technique);
    if ((!one.is_on_path && !is_preferred) || is_among(without, one.technique)) continue;
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
