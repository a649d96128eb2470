#include "core/engine/wide/fastest_search.hpp"

#include <vector>

namespace ninefold::variants {

namespace {

// By the kernel. Where finding all solutions takes long, a solution and its twin come first: they
// may be all that is wanted, and without a first one there is none. Rules that say less than they
// mean may still refuse them.
void search_houses(const HousesOnly& kernel, bool is_pair_enough, Meter& meter, const Take& take) {
  if (is_pair_enough && kernel.has_twins()) {
    bool goes_on = true;
    const bool is_there = kernel.visit_twins(meter, [&](const Mask* masks) {
      goes_on = take(masks);
      return goes_on;
    });
    if (!goes_on || !is_there) return;
    meter.start_over();
  }
  kernel.search(meter, take);
}

Answer search_for(bool is_pair_enough, const PreparedPuzzle& prepared, const Budget& given,
                  const ProgressCallback& progress, const Visit& visit) {
  Answer answer;
  Budget budget = given;
  answer.stopped = prepared.prepare(budget, progress);
  if (answer.stopped != StopReason::complete) return answer;
  Meter meter(budget, progress, nodes_between_checks);
  std::vector<int> values;
  const Take take = [&](const Mask* masks) {
    return !prepared.read_solution(masks, values, meter) ||
           take_solution(values, visit, meter, answer);
  };
  if (const HousesOnly* const kernel = prepared.houses_only()) {
    search_houses(*kernel, is_pair_enough, meter, take);
  } else {
    FastestSearch(prepared, meter).run(take);
  }
  tell(meter, answer);
  return answer;
}

}  // namespace

Answer search_for_two(const PreparedPuzzle& prepared, const Budget& budget,
                      const ProgressCallback& progress, const Visit& visit) {
  return search_for(true, prepared, budget, progress, visit);
}

Answer search_fastest(const PreparedPuzzle& prepared, const Budget& budget,
                      const ProgressCallback& progress) {
  return search_for(false, prepared, budget, progress, {});
}

}  // namespace ninefold::variants
