#include "core/engine/wide/program/compiling/fitting_sets.hpp"

#include "core/engine/wide/program/derived/plain_sums.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace ninefold::variants {

namespace {

bool fits_all(const std::vector<Mask>& sets, Mask values) {
  return std::all_of(sets.begin(), sets.end(), [&](Mask set) { return (set & ~values) == 0; });
}

}  // namespace

std::optional<Model> with_fitting_sets(const Model& model) {
  std::optional<Model> fitting;
  // Lists of one size share their sets.
  std::map<std::pair<const std::vector<Mask>*, Mask>, SetList> known;
  for (std::size_t number = 0; number < model.list<ValueSets>().size(); ++number) {
    const ValueSets& rule = model.list<ValueSets>()[number];
    const Mask values = values_among(rule.cells, model);
    if (values == model.all()) continue;
    if (!model.spend(rule.sets->size()) || fits_all(*rule.sets, values)) continue;
    auto found = known.find({&*rule.sets, values});
    if (found == known.end()) {
      std::vector<Mask> sets = *rule.sets;
      std::erase_if(sets, [&](Mask set) { return (set & ~values) != 0; });
      found = known.emplace(std::pair(&*rule.sets, values), std::move(sets)).first;
    }
    if (!fitting) fitting = model;
    fitting->list<ValueSets>()[number].sets = found->second;
  }
  return fitting;
}

}  // namespace ninefold::variants
