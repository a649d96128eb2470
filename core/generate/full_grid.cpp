#include "core/generate/full_grid.hpp"

namespace ninefold::generate {

// Some searches for a full grid go astray at the first cells; then it is better to begin again than
// to go on, a little later each time.
std::optional<Grid> draw_full_grid(const Engine& engine, const Grid& kept, Random& random,
                                   Spending& spending) {
  const ChooseBelow choose_below = [&random](std::uint32_t bound) { return random.below(bound); };
  constexpr std::uint64_t first_limit = 512;
  for (std::uint64_t limit = first_limit;; limit *= 2) {
    const Answer answer = spending.add(
        engine.draw(kept, choose_below, spending.left(limit), spending.goes_on()), false);
    if (answer.solution || spending.has_ended() || answer.stopped == StopReason::complete) {
      return answer.solution;
    }
  }
}

}  // namespace ninefold::generate
