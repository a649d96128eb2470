#include "core/logic/explainer/rating.hpp"

#include "core/logic/ladder.hpp"
#include "core/logic/path.hpp"

#include <algorithm>

namespace ninefold::logic::explainer {

bool has_ratings(const Links& links) {
  return links.size() == 9 && links.shape().box_rows == 3 && links.keeps_rectangles();
}

std::optional<Rating> rating(const State& state, const Grid& solution, Workspace& shared) {
  if (!has_ratings(state.links())) return std::nullopt;
  const Graded graded = grade(state, solution, shared);
  if (!graded.grade) return std::nullopt;
  return Rating{static_cast<std::uint8_t>(graded.grade->score / 100), true};
}

}  // namespace ninefold::logic::explainer
