#include "core/logic/registration.hpp"
#include "core/logic/sets/almost_locked_sets.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>

namespace ninefold::logic {

namespace {

class SetChains {
 public:
  SetChains(const State& state, Technique wanted, StepList& steps)
      : state_(state), wanted_(wanted), steps_(steps), sets_(steps.workspace().sets(state)) {
    if (sets_.size() <= most_almost_locked_sets) return;
    sets_ = {};
    steps_.spend(std::numeric_limits<std::uint64_t>::max());
  }

  void run_pairs() {
    links_ = steps_.workspace().set_links(state_);
    for (std::size_t one = 0; one < sets_.size(); ++one) {
      if (steps_.spend(sets_.size())) return;
      const std::vector<SetLink>& links = links_[one];
      for (std::size_t next = 0; next < links.size();) {
        const std::size_t two = links[next].to;
        DigitSet digits;
        for (; next < links.size() && links[next].to == two; ++next) {
          digits.insert(links[next].digit);
        }
        if (two < one || !(sets_[one].cells & sets_[two].cells).empty()) continue;
        const DigitSet common = sets_[one].digits & sets_[two].digits;
        if (common.count() >= 2 && add_pair(sets_[one], sets_[two], common, digits)) return;
      }
    }
  }

  void run_chains() {
    // None, or so many that they were left alone: the links would be those of all.
    if (sets_.empty()) return;
    link();
    known_near_.resize(sets_.size());
    known_far_.resize(sets_.size());
    for (std::size_t start = 0; start < links_.size(); ++start) {
      if (wanted_ == Technique::almost_locked_xy_wing ? wings_around(start) : chains_from(start)) {
        break;
      }
    }
    if (shortest_) steps_.add(std::move(*shortest_));
  }

 private:
  /// What sees all places of the digit in both sets.
  void strike_between(const AlmostLockedSet& one, const AlmostLockedSet& two, Digit digit,
                      Step& step) const {
    eliminate(state_, digit, one.seen[digit] & two.seen[digit], step);
  }

  Step step_of(const std::vector<const AlmostLockedSet*>& sets) const {
    Step step;
    step.technique = wanted_;
    for (const AlmostLockedSet* set : sets) {
      step.cells |= set->cells;
      step.sets.push_back({set->cells, set->digits});
    }
    return step;
  }

  static DigitSet digits_of(const Step& step) {
    DigitSet digits;
    for (const Candidate& candidate : step.eliminations) digits.insert(candidate.digit);
    return digits;
  }

  bool add(Step step) {
    step.digits = digits_of(step);
    return steps_.add(std::move(step));
  }

  bool add_pair(const AlmostLockedSet& one, const AlmostLockedSet& two, DigitSet common,
                DigitSet links) {
    Step step = step_of({&one, &two});
    step.sets[0].links = links;
    for (const Digit link : links) {
      for (const Digit digit : common.without(DigitSet::of(link))) {
        strike_between(one, two, digit, step);
      }
    }
    if (links.count() < 2) return add(std::move(step));
    // Linked twice, each set loses one of the two digits and is locked in all others.
    for (const AlmostLockedSet* set : {&one, &two}) {
      for (const Digit digit : set->digits.without(links)) {
        eliminate(state_, digit, set->seen[digit], step);
      }
    }
    // The same without what one set loses to the other, as HoDoKu tells it.
    Step outside = step;
    std::erase_if(outside.eliminations,
                  [&](const Candidate& candidate) { return step.cells.contains(candidate.cell); });
    const std::size_t within = step.eliminations.size() - outside.eliminations.size();
    if (add(std::move(step))) return true;
    return within > 0 && !outside.eliminations.empty() && add(std::move(outside));
  }

  void link() {
    for (std::size_t one = 0; one < sets_.size(); ++one) {
      if (steps_.spend(sets_.size())) return;
    }
    links_ = steps_.workspace().set_links(state_);
  }

  // A set linked to two others by different digits: what both others have, and is not the link,
  // goes.
  bool wings_around(std::size_t middle) {
    const std::vector<SetLink>& links = links_[middle];
    if (steps_.spend(links.size() * links.size() / 8 + 1)) return true;
    for (std::size_t a = 0; a < links.size(); ++a) {
      for (std::size_t b = a + 1; b < links.size(); ++b) {
        if (links[a].digit == links[b].digit || links[a].to == links[b].to) continue;
        const AlmostLockedSet& one = sets_[links[a].to];
        const AlmostLockedSet& two = sets_[links[b].to];
        const DigitSet ends = (one.digits & two.digits)
                                  .without(DigitSet::of(links[a].digit))
                                  .without(DigitSet::of(links[b].digit));
        bool has_any = false;
        for (const Digit digit : ends) {
          has_any |= !(one.seen[digit] & two.seen[digit] & state_.places(digit)).empty();
        }
        if (!has_any) continue;
        Step step = step_of({&one, &sets_[middle], &two});
        step.sets[0].links.insert(links[a].digit);
        step.sets[1].links.insert(links[b].digit);
        for (const Digit digit : ends) strike_between(one, two, digit, step);
        if (add(std::move(step))) return true;
      }
    }
    return false;
  }

  /// Where a chain of sets has come to, by which digit, and from where.
  struct Place {
    std::uint16_t set;
    Digit digit;
    int before;
    int length;
  };

  // From set to set by links of digits that differ from one to the next.
  bool chains_from(std::size_t start) {
    std::vector<Place>& places = places_;
    for (const Digit first : sets_[start].digits) {
      for (const Place& place : places) known_near_[place.set] = known_far_[place.set] = DigitSet();
      places.clear();
      for (const SetLink& link : links_[start]) {
        if (link.digit == first) places.push_back({link.to, link.digit, -1, 2});
      }
      for (std::size_t next = 0; next < places.size(); ++next) {
        const Place place = places[next];
        if (place.length >= least_sets && place.length <= most_sets_ && place.set != start &&
            add_chain(start, first, places, static_cast<int>(next))) {
          return true;
        }
        if (place.length >= most_sets_) continue;
        if (steps_.spend(links_[place.set].size())) return true;
        for (const SetLink& link : links_[place.set]) {
          if (link.digit == place.digit || link.to == start) continue;
          // A set that is near by a short chain may be the end of a longer one.
          std::vector<DigitSet>& known = place.length < 3 ? known_near_ : known_far_;
          if (known[link.to].contains(link.digit)) continue;
          known[link.to].insert(link.digit);
          places.push_back({link.to, link.digit, static_cast<int>(next), place.length + 1});
        }
      }
    }
    return false;
  }

  bool add_chain(std::size_t start, Digit first, const std::vector<Place>& places, int last) {
    const AlmostLockedSet& one = sets_[start];
    const AlmostLockedSet& two = sets_[places[static_cast<std::size_t>(last)].set];
    const DigitSet ends = (one.digits & two.digits)
                              .without(DigitSet::of(first))
                              .without(DigitSet::of(places[static_cast<std::size_t>(last)].digit));
    bool has_any = false;
    for (const Digit digit : ends) {
      has_any |= !(one.seen[digit] & two.seen[digit] & state_.places(digit)).empty();
    }
    if (!has_any) return false;
    std::vector<const AlmostLockedSet*> chain;
    for (int at = last; at >= 0; at = places[static_cast<std::size_t>(at)].before) {
      chain.push_back(&sets_[places[static_cast<std::size_t>(at)].set]);
    }
    chain.push_back(&one);
    std::reverse(chain.begin(), chain.end());
    Step step = step_of(chain);
    std::size_t set = chain.size() - 1;
    for (int at = last; at >= 0; at = places[static_cast<std::size_t>(at)].before) {
      step.sets[--set].links.insert(places[static_cast<std::size_t>(at)].digit);
    }
    for (const Digit digit : ends) strike_between(one, two, digit, step);
    if (!steps_.wants_first()) return add(std::move(step));
    // From other sets shorter ones may begin.
    most_sets_ = static_cast<int>(chain.size()) - 1;
    step.digits = digits_of(step);
    shortest_ = std::move(step);
    return most_sets_ < least_sets;
  }

  const State& state_;
  const Technique wanted_;
  StepList& steps_;
  std::span<const AlmostLockedSet> sets_;
  std::span<const std::vector<SetLink>> links_;
  std::vector<Place> places_;
  static constexpr int least_sets = 4;
  int most_sets_ = 7;
  std::optional<Step> shortest_;  // where only the first chain is wanted
  // The digits by which the sets at these places were come to.
  std::vector<DigitSet> known_near_;
  std::vector<DigitSet> known_far_;
};

}  // namespace

// Sets of cells with one digit more than cells, linked by digits that only one of two can have:
// two sets, a set between two others, and chains of four and more.
static void find_almost_locked_sets(const State& state, Technique wanted, StepList& steps) {
  SetChains search(state, wanted, steps);
  if (wanted == Technique::almost_locked_xz) {
    search.run_pairs();
  } else {
    search.run_chains();
  }
}

namespace {

constexpr std::array almost_locked_entries{
    TechniqueEntry{{Technique::almost_locked_xz, "ALS-XZ", Level::unfair, 300, true},
                   find_almost_locked_sets,
                   "Almost Locked Sets XZ"},
    TechniqueEntry{{Technique::almost_locked_xy_wing, "ALS-XY-Wing", Level::unfair, 320, true},
                   find_almost_locked_sets},
    TechniqueEntry{{Technique::almost_locked_chain, "ALS-XY-Chain", Level::unfair, 340, true},
                   find_almost_locked_sets,
                   "ALS Chain"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> almost_locked_techniques{
    almost_locked_entries};

}  // namespace ninefold::logic
