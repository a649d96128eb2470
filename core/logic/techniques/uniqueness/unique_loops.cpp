#include "core/logic/registration.hpp"
#include "core/logic/sets/roof_subsets.hpp"

#include <array>
#include <optional>
#include <utility>

namespace ninefold::logic {

namespace {

/// A cell of a loop that has no other in this house yet.
struct OpenEnd {
  Cell cell = 0;
  std::uint8_t house = 0;
};

/// The loops of one technique that two digits have. Each is grown from its first cell, by partners
/// in houses that have only one cell of it, until there is no such house.
class LoopSearch {
 public:
  LoopSearch(const State& state, Technique wanted, StepList& steps)
      : state_(state), links_(state.links()), wanted_(wanted), steps_(steps) {}

  /// Looks at two digits, and at the cells that have only these. Returns whether the list is done.
  bool run(DigitSet digits, const CellSet& bivalue) {
    digits_ = digits;
    bivalue_ = bivalue;
    CellSet both = state_.unsolved();
    for (const Digit digit : digits) both &= state_.places(digit);
    if (wanted_ == Technique::unique_loop_1) return run(both, 1);
    if (wanted_ != Technique::unique_loop_2) return run(both, 2);
    for (int number = 1; number <= links_.size(); ++number) {
      const DigitSet more = digits | DigitSet::of(static_cast<Digit>(number));
      CellSet cells = bivalue;
      for (const Cell cell : both& state_.places(static_cast<Digit>(number))) {
        if (state_.candidates(cell) == more) cells.insert(cell);
      }
      if (!(cells == bivalue) && run(cells, max_cells)) return true;
    }
    return false;
  }

 private:
  static constexpr int least_cells = 6;

  /// Loops of these cells, of which so many may have further candidates.
  bool run(const CellSet& cells, int most_roofs) {
    if (cells.count() < least_cells) return false;
    most_roofs_ = most_roofs;
    left_ = cells;
    for (const Cell first : cells) {
      left_.erase(first);
      if (left_.count() < least_cells - 1) return false;
      CellSet start;
      start.insert(first);
      if (may_join(first, {}) && grow({start, CellSet()})) return true;
    }
    return false;
  }

  /// The cells of a loop, by which of the two digits they would hold.
  using Loop = std::array<CellSet, 2>;

  bool grow(const Loop& loop) {
    if (steps_.spend(1)) return true;
    const CellSet cells = loop[0] | loop[1];
    const std::optional<OpenEnd> end = open_end(cells);
    if (!end) return cells.count() >= least_cells && add(cells);
    if (cells.count() >= steps_.longest()) return false;
    const std::size_t side = loop[0].contains(end->cell) ? 1 : 0;
    for (const Cell partner : left_& links_.houses()[end->house].cells.without(cells)) {
      if (!fits(partner, loop[side])) continue;
      if (!may_join(partner, cells.without(bivalue_))) continue;
      Loop longer = loop;
      longer[side].insert(partner);
      if (grow(longer)) return true;
    }
    return false;
  }

  std::optional<OpenEnd> open_end(const CellSet& cells) const {
    for (const Cell cell : cells) {
      for (const std::uint8_t house : links_.houses_of(cell)) {
        if ((links_.houses()[house].cells & cells).count() == 1) return OpenEnd{cell, house};
      }
    }
    return std::nullopt;
  }

  /// Whether no house of the cell has another of the loop that would hold the same digit.
  bool fits(Cell cell, const CellSet& same) const {
    for (const std::uint8_t house : links_.houses_of(cell)) {
      if (!(links_.houses()[house].cells & same).empty()) return false;
    }
    return true;
  }

  /// Whether something can follow from a loop with this cell beside others with more candidates.
  bool may_join(Cell cell, const CellSet& roof) const {
    if (bivalue_.contains(cell)) return true;
    if (roof.count() == most_roofs_) return false;
    if (wanted_ != Technique::unique_loop_2) return roof.empty() || share_house(roof, cell);
    const CellSet seen = links_.common_peers(roof) & links_.peers(cell);
    return !(seen & state_.places(extra_of(cell).first())).empty();
  }

  bool share_house(const CellSet& cells, Cell other) const {
    for (const std::uint8_t house : links_.houses_of(other)) {
      if (cells.without(links_.houses()[house].cells).empty()) return true;
    }
    return false;
  }

  DigitSet extra_of(Cell cell) const { return state_.candidates(cell).without(digits_); }

  bool add(const CellSet& cells) {
    Step step;
    step.technique = wanted_;
    step.digits = digits_;
    step.cells = cells;
    const CellSet roof = cells.without(bivalue_);
    DigitSet extra;
    for (const Cell cell : roof) extra |= extra_of(cell);
    switch (wanted_) {
      case Technique::unique_loop_1: return add_type_1(roof, std::move(step));
      case Technique::unique_loop_2: return add_type_2(roof, extra, std::move(step));
      case Technique::unique_loop_3: return add_type_3(roof, extra, step);
      default: return add_type_4(roof, step);
    }
  }

  // Only one cell can be anything else.
  bool add_type_1(const CellSet& roof, Step step) {
    if (roof.count() != 1) return false;
    for (const Digit digit : digits_) eliminate(state_, digit, roof, step);
    return steps_.add(std::move(step));
  }

  // Some cell holds the one digit more.
  bool add_type_2(const CellSet& roof, DigitSet extra, Step step) {
    if (roof.count() < 2) return false;
    step.fins = roof;
    eliminate(state_, extra.first(), links_.common_peers(roof), step);
    return steps_.add(std::move(step));
  }

  // Two cells hold one of the further digits: together with other cells they are a subset.
  bool add_type_3(const CellSet& roof, DigitSet extra, const Step& pattern) {
    if (roof.count() != 2 || extra.count() < 2) return false;
    CellSet free;
    for (const Cell cell : state_.unsolved() & links_.common_peers(roof)) {
      if ((state_.candidates(cell) & digits_).empty()) free.insert(cell);
    }
    return add_roof_subsets(state_, {roof, extra}, free, pattern, steps_);
  }

  // One of the two digits has no other place in a house than two cells: the other one goes.
  bool add_type_4(const CellSet& roof, const Step& pattern) {
    if (roof.count() != 2) return false;
    for (const Digit held : digits_) {
      bool is_held = false;
      for (const std::uint8_t house : links_.houses_of(*roof.begin())) {
        is_held = is_held || state_.places(held, links_.houses()[house]) == roof;
      }
      if (!is_held) continue;
      Step step = pattern;
      eliminate(state_, digits_.without(DigitSet::of(held)).first(), roof, step);
      if (steps_.add(std::move(step))) return true;
    }
    return false;
  }

  const State& state_;
  const Links& links_;
  const Technique wanted_;
  StepList& steps_;
  DigitSet digits_;
  CellSet bivalue_;
  CellSet left_;  // that come after the first cell of the loop
  int most_roofs_ = 0;
};

}  // namespace

// Six cells or more in a loop, every house with two of them or none, cannot come down to the same
// two digits: these could change places all along it, and the puzzle would have two solutions.
static void find_unique_loops(const State& state, Technique wanted, StepList& steps) {
  if (!state.links().keeps_rectangles()) return;
  // Of six cells, one or two may have further candidates; or more, if it is the same one in all.
  const int least_bivalue =
      wanted == Technique::unique_loop_1 ? 5 : (wanted == Technique::unique_loop_2 ? 2 : 4);
  CellSet left;
  for (const Cell cell : state.unsolved()) {
    if (state.candidates(cell).count() == 2) left.insert(cell);
  }
  LoopSearch search(state, wanted, steps);
  while (left.count() >= least_bivalue) {
    const DigitSet digits = state.candidates(*left.begin());
    CellSet same;
    for (const Cell cell : left) {
      if (state.candidates(cell) == digits) same.insert(cell);
    }
    left = left.without(same);
    if (same.count() >= least_bivalue && search.run(digits, same)) return;
  }
}

namespace {

constexpr std::array unique_loops_entries{
    TechniqueEntry{{Technique::unique_loop_1, "Unique Loop Type 1", Level::hard, 110, true},
                   find_unique_loops},
    TechniqueEntry{{Technique::unique_loop_2, "Unique Loop Type 2", Level::hard, 110, true},
                   find_unique_loops},
    TechniqueEntry{{Technique::unique_loop_3, "Unique Loop Type 3", Level::hard, 110, true},
                   find_unique_loops},
    TechniqueEntry{{Technique::unique_loop_4, "Unique Loop Type 4", Level::hard, 110, true},
                   find_unique_loops},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> unique_loops_techniques{
    unique_loops_entries};

}  // namespace ninefold::logic
