#include "core/engine/counting.hpp"

namespace ninefold {

void count_solutions(const CompiledRules& rules, const BoardState& board, double share,
                     Meter& meter) {
  Counting policy(rules, meter);
  Search<Counting>(rules, meter, policy).run(board, share);
}

}  // namespace ninefold
