#include "core/engine/digit_namings.hpp"

#include <algorithm>
#include <utility>

namespace ninefold {

DigitNamings::DigitNamings(const Constraints& constraints, std::vector<Digit> names)
    : constraints_(constraints), names_(std::move(names)) {
  std::array<bool, max_size + 1> paired{};
  for (const Constraints::ForbiddenPairs& rule : constraints.forbidden_pairs) {
    Pairs pairs{};
    for (const DigitPair pair : rule.pairs) {
      pairs[pair.first][pair.second] = pairs[pair.second][pair.first] = true;
      paired[pair.first] = paired[pair.second] = true;
    }
    pairs_.push_back(pairs);
  }
  const auto rest = std::stable_partition(names_.begin(), names_.end(),
                                          [&paired](Digit digit) { return paired[digit]; });
  paired_names_ = static_cast<std::size_t>(rest - names_.begin());
}

bool DigitNamings::touches(std::size_t rule, const Placing& one, const Placing& other) const {
  const auto& neighbours = constraints_.forbidden_pairs[rule].neighbours;
  for (const Cell cell : one) {
    if (!(neighbours[cell] & other).empty()) return true;
  }
  return false;
}

bool DigitNamings::forbidden(std::span<const PlacedDigit> placed, const PlacedDigit& added) const {
  if (added.digit == empty_cell) return false;
  for (std::size_t rule = 0; rule < pairs_.size(); ++rule) {
    for (const PlacedDigit& other : placed) {
      if (pairs_[rule][added.digit][other.digit] && touches(rule, added.placing, other.placing)) {
        return true;
      }
    }
  }
  return false;
}

Count DigitNamings::count(std::span<const PlacedDigit> placed) const {
  std::vector<PlacedDigit> digits(placed.begin(), placed.end());
  return name_rest(digits, 0);
}

Count DigitNamings::name_rest(std::vector<PlacedDigit>& placed, std::size_t name) const {
  if (name == paired_names_) {
    Count ways = 1;
    for (std::size_t left = names_.size() - name; left > 1; --left) ways *= Count(left);
    return ways;
  }
  Count ways;
  for (PlacedDigit& digit : placed) {
    if (digit.digit != empty_cell) continue;
    const PlacedDigit named{names_[name], digit.placing};
    if (forbidden(placed, named)) continue;
    digit.digit = named.digit;
    ways += name_rest(placed, name + 1);
    digit.digit = empty_cell;
  }
  return ways;
}

}  // namespace ninefold
