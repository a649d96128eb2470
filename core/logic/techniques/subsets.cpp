#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

/// How many cells a subset has.
int subset_size(Technique technique) {
  switch (technique) {
    case Technique::naked_triple:
    case Technique::hidden_triple:
    case Technique::locked_triple: return 3;
    case Technique::naked_quadruple:
    case Technique::hidden_quadruple: return 4;
    default: return 2;
  }
}

/// Whether the cells lie in a box and a line, and the step has eliminations in each of them.
bool is_locked(const State& state, const Step& step) {
  int kinds = 0;
  for (const House& house : state.links().houses()) {
    if (house.kind == HouseKind::extra || !step.cells.without(house.cells).empty()) continue;
    bool has_elimination = false;
    for (const House& other : state.links().houses()) {
      if (other.cells == house.cells || !step.cells.without(other.cells).empty()) continue;
      for (const Candidate& candidate : step.eliminations) {
        has_elimination |=
            house.cells.contains(candidate.cell) && !other.cells.contains(candidate.cell);
      }
    }
    if (has_elimination) kinds |= house.kind == HouseKind::box ? 1 : 2;
  }
  return kinds == 3;
}

/// Chooses cells that see each other until there are as many as digits.
class NakedSubsetSearch {
 public:
  NakedSubsetSearch(const State& state, Technique wanted, StepList& steps)
      : state_(state), wanted_(wanted), size_(subset_size(wanted)), steps_(steps) {}

  void run() {
    CellSet cells;
    for (const Cell cell : state_.unsolved()) {
      const int count = state_.candidates(cell).count();
      if (count >= 2 && count <= size_) cells.insert(cell);
    }
    extend(cells, {}, {}, 0);
  }

 private:
  bool extend(CellSet free, const CellSet& chosen, DigitSet digits, int count) {
    if (count == size_) return add(chosen, digits);
    for (const Cell cell : free) {
      free.erase(cell);
      const DigitSet all = digits | state_.candidates(cell);
      if (all.count() > size_) continue;
      CellSet with = chosen;
      with.insert(cell);
      if (extend(free & state_.links().peers(cell), with, all, count + 1)) return true;
    }
    return false;
  }

  bool add(const CellSet& cells, DigitSet digits) {
    if (digits.count() != size_) return false;
    const CellSet seen = state_.links().common_peers(cells);
    CellSet struck;
    for (const Digit digit : digits) struck |= seen & state_.places(digit);
    if (struck.empty()) return false;
    Step step;
    step.technique = wanted_;
    step.digits = digits;
    step.cells = cells;
    step.sets = {{cells, digits}};
    for (const Digit digit : digits) eliminate(state_, digit, seen, step);
    const bool wants_locked =
        wanted_ == Technique::locked_pair || wanted_ == Technique::locked_triple;
    if (size_ < 4 && is_locked(state_, step) != wants_locked) return false;
    return steps_.add(std::move(step));
  }

  const State& state_;
  const Technique wanted_;
  const int size_;
  StepList& steps_;
};

/// Chooses digits of a house until they have as many places as there are digits.
class HiddenSubsetSearch {
 public:
  HiddenSubsetSearch(const State& state, Technique wanted, StepList& steps)
      : state_(state), wanted_(wanted), size_(subset_size(wanted)), steps_(steps) {}

  void run() {
    const std::span<const House> houses = state_.links().houses();
    for (std::size_t index = 0; index < houses.size(); ++index) {
      house_ = static_cast<std::uint8_t>(index);
      // If the house has no cell beyond the subset's, there is nothing to strike.
      if ((state_.unsolved() & houses[index].cells).count() <= size_) continue;
      if (extend(1, {}, {}, 0)) return;
    }
  }

 private:
  bool extend(int from, const CellSet& cells, DigitSet digits, int count) {
    if (count == size_) return add(cells, digits);
    for (int number = from; number <= state_.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = state_.places(digit, state_.links().houses()[house_]);
      if (places.count() < 2) continue;
      const CellSet all = cells | places;
      if (all.count() > size_) continue;
      if (extend(number + 1, all, digits | DigitSet::of(digit), count + 1)) return true;
    }
    return false;
  }

  bool add(const CellSet& cells, DigitSet digits) {
    DigitSet all;
    for (const Cell cell : cells) all |= state_.candidates(cell);
    if (all == digits) return false;
    Step step;
    step.technique = wanted_;
    step.digits = digits;
    step.cells = cells;
    step.houses = {house_};
    step.sets = {{cells, digits}};
    for (const Cell cell : cells) {
      for (const Digit digit : state_.candidates(cell).without(digits)) {
        step.eliminations.push_back({cell, digit});
      }
    }
    return steps_.add(std::move(step));
  }

  const State& state_;
  const Technique wanted_;
  const int size_;
  StepList& steps_;
  std::uint8_t house_ = 0;
};

}  // namespace

// As many cells as digits, all seeing each other: no digit of theirs is left for a cell that sees
// them all.
static void find_naked_subsets(const State& state, Technique wanted, StepList& steps) {
  NakedSubsetSearch(state, wanted, steps).run();
}

// As many digits as places in a house: no other digit has room in these cells.
static void find_hidden_subsets(const State& state, Technique wanted, StepList& steps) {
  HiddenSubsetSearch(state, wanted, steps).run();
}

namespace {

constexpr std::array subsets_entries{
    TechniqueEntry{{Technique::locked_pair, "Locked Pair", Level::medium, 40, true},
                   find_naked_subsets},
    TechniqueEntry{{Technique::locked_triple, "Locked Triple", Level::medium, 60, true},
                   find_naked_subsets},
    TechniqueEntry{{Technique::naked_pair, "Naked Pair", Level::medium, 60, true},
                   find_naked_subsets},
    TechniqueEntry{{Technique::naked_triple, "Naked Triple", Level::medium, 80, true},
                   find_naked_subsets},
    TechniqueEntry{{Technique::hidden_pair, "Hidden Pair", Level::medium, 70, true},
                   find_hidden_subsets},
    TechniqueEntry{{Technique::hidden_triple, "Hidden Triple", Level::medium, 100, true},
                   find_hidden_subsets},
    TechniqueEntry{{Technique::naked_quadruple, "Naked Quadruple", Level::hard, 120, true},
                   find_naked_subsets,
                   "Naked Quad"},
    TechniqueEntry{{Technique::hidden_quadruple, "Hidden Quadruple", Level::hard, 150, true},
                   find_hidden_subsets,
                   "Hidden Quad"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> subsets_techniques{subsets_entries};

}  // namespace ninefold::logic
