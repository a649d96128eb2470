#include "core/engine/counting/digit_namings.hpp"

#include <bit>

namespace ninefold {

DigitNamings::DigitNamings(const Constraints& constraints, const std::vector<Digit>& names)
    : constraints_(constraints) {
  std::array<bool, max_size + 1> paired{};
  for (const Constraints::ForbiddenPairs& rule : constraints.forbidden_pairs) {
    Pairs pairs{};
    for (const DigitPair pair : rule.pairs) {
      pairs[pair.first][pair.second] = pairs[pair.second][pair.first] = true;
      paired[pair.first] = paired[pair.second] = true;
    }
    pairs_.push_back(pairs);
  }
  for (const bool in_pairs : {true, false}) {
    for (const Digit name : names) {
      if (paired[name] == in_pairs) names_.push_back(name);
    }
    if (in_pairs) paired_names_ = names_.size();
  }
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
  Naming naming;
  naming.touching.resize(pairs_.size());
  for (std::size_t index = 0; index < placed.size(); ++index) {
    const Digit digit = placed[index].digit;
    if (digit == empty_cell) {
      naming.nameless |= 1U << index;
    } else {
      naming.holder[digit] = 1U << index;
    }
    for (std::size_t rule = 0; rule < pairs_.size(); ++rule) {
      for (std::size_t other = 0; other < index; ++other) {
        if (!touches(rule, placed[index].placing, placed[other].placing)) continue;
        naming.touching[rule][index] |= 1U << other;
        naming.touching[rule][other] |= 1U << index;
      }
    }
  }
  return name_rest(naming, 0);
}

unsigned DigitNamings::possible(const Naming& naming, Digit name) const {
  unsigned left = naming.nameless;
  for (std::size_t rule = 0; rule < pairs_.size(); ++rule) {
    for (int other = 1; other <= max_size; ++other) {
      const unsigned holder = naming.holder[other];
      if (holder == 0 || !pairs_[rule][name][other]) continue;
      left &= ~naming.touching[rule][std::countr_zero(holder)];
    }
  }
  return left;
}

std::uint64_t DigitNamings::name_rest(Naming& naming, std::size_t name) const {
  if (name == paired_names_) {
    std::uint64_t ways = 1;
    for (std::uint64_t left = names_.size() - name; left > 1; --left) ways *= left;
    return ways;
  }
  const unsigned choices = possible(naming, names_[name]);
  if (choices == 0) return 0;
  if (name + 1 == paired_names_) {
    return static_cast<std::uint64_t>(std::popcount(choices)) * name_rest(naming, name + 1);
  }
  std::uint64_t ways = 0;
  for (unsigned rest = choices; rest != 0; rest &= rest - 1) {
    const unsigned chosen = rest & -rest;
    naming.holder[names_[name]] = chosen;
    naming.nameless ^= chosen;
    ways += name_rest(naming, name + 1);
    naming.nameless ^= chosen;
  }
  naming.holder[names_[name]] = 0;
  return ways;
}

}  // namespace ninefold
