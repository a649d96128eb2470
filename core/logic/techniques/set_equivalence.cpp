#include "core/logic/registration.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace ninefold::logic {

namespace {

/// More houses on a side, or more cells left of it, nobody keeps in view.
constexpr std::size_t most_houses = 4;
constexpr int most_cells_left = 16;

/// Houses without a common cell.
struct Side {
  CellSet cells;
  std::vector<std::uint8_t> houses;
  bool has_regions = false;
};

/// How often a digit is in some cells, at least or at most, and the kind of the houses that say so.
struct Bound {
  int count = 0;
  HouseKind kind = HouseKind::row;
};

constexpr std::array counted_kinds{HouseKind::row, HouseKind::column, HouseKind::box};

/// Something for each kind of house.
template <typename T>
using ByKind = std::array<T, 4>;

constexpr std::size_t index_of(HouseKind kind) { return static_cast<std::size_t>(kind); }

class EquivalenceSearch {
 public:
  EquivalenceSearch(const State& state, StepList& steps) : state_(state), steps_(steps) {}

  // What counts alone say comes first.
  void run() {
    for (const bool by_houses : {false, true}) {
      by_houses_ = by_houses;
      if (search()) return;
    }
  }

 private:
  bool search() {
    for (const HouseKind lines : {HouseKind::row, HouseKind::column}) {
      const auto across = lines == HouseKind::row ? HouseKind::column : HouseKind::row;
      const std::vector<Side> mixed = sides(lines, true);
      for (const HouseKind kind : {across, lines}) {
        for (const Side& plain : sides(kind, false)) {
          for (const Side& one : mixed) {
            if (one.houses.size() != plain.houses.size() || !one.has_regions) continue;
            // Rows with boxes against rows say no more than the boxes by themselves.
            if (kind == lines && has_lines(one)) continue;
            if (compare(one, plain)) return true;
          }
        }
      }
    }
    return false;
  }

  static bool is_region(HouseKind kind) {
    return kind == HouseKind::box || kind == HouseKind::extra;
  }

  bool has_lines(const Side& side) const {
    return std::any_of(side.houses.begin(), side.houses.end(), [this](std::uint8_t house) {
      return state_.links().houses()[house].is_line();
    });
  }

  std::vector<Side> sides(HouseKind lines, bool with_regions) const {
    std::vector<Side> all;
    std::vector<std::uint8_t> houses;
    for (std::size_t house = 0; house < state_.links().houses().size(); ++house) {
      const HouseKind kind = state_.links().houses()[house].kind;
      if (kind == lines || (with_regions && is_region(kind))) {
        houses.push_back(static_cast<std::uint8_t>(house));
      }
    }
    extend({}, houses, all);
    return all;
  }

  void extend(const Side& side, std::span<const std::uint8_t> houses,
              std::vector<Side>& all) const {
    if (!side.houses.empty()) all.push_back(side);
    if (side.houses.size() == most_houses) return;
    for (std::size_t next = 0; next < houses.size(); ++next) {
      const House& house = state_.links().houses()[houses[next]];
      if (!(house.cells & side.cells).empty()) continue;
      Side more = side;
      more.cells |= house.cells;
      more.houses.push_back(houses[next]);
      more.has_regions = side.has_regions || is_region(house.kind);
      extend(more, houses.subspan(next + 1), all);
    }
  }

  // As many houses on both sides hold every digit as often; so do the cells that only one has.
  bool compare(const Side& one, const Side& two) {
    const CellSet left = one.cells.without(two.cells);
    const CellSet right = two.cells.without(one.cells);
    if (left.empty() || left.count() > most_cells_left) return false;
    if (steps_.spend(static_cast<std::uint64_t>(state_.links().size()))) return true;
    for (int number = 1; number <= state_.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (balance(digit, one, left, two, right)) return true;
      if (balance(digit, two, right, one, left)) return true;
    }
    return false;
  }

  // Where the cells of one side have a digit as often as those of the other can have it, each has
  // it just so often.
  bool balance(Digit digit, const Side& full, const CellSet& least_in, const Side& open,
               const CellSet& most_in) {
    const int placed = placed_in(digit, least_in);
    const int placed_across = placed_in(digit, most_in);
    // Nearly all sides are out of balance where houses are not counted, and soon told.
    if (!by_houses_ && placed != placed_across) return false;
    const Bound least = at_least(digit, least_in);
    const Bound most = at_most(digit, most_in);
    if (placed + least.count != placed_across + most.count) return false;
    if (by_houses_ != (least.count + most.count > 0)) return false;
    Step step;
    step.technique = Technique::set_equivalence;
    step.digits = DigitSet::of(digit);
    CellSet needed;
    if (least.count > 0) {
      for (const House& house : state_.links().houses())
        if (house.kind == least.kind && is_within(digit, house, least_in)) needed |= house.cells;
    }
    eliminate(state_, digit, least_in.without(needed), step);
    if (most.count > 0) {
      const CellSet places = state_.places(digit) & most_in;
      for (const House& house : state_.links().houses()) {
        if (house.kind != most.kind || (house.cells & places).empty()) continue;
        eliminate(state_, digit, house.cells.without(most_in), step);
      }
    }
    if (step.eliminations.empty()) return false;
    step.cells = least_in;
    step.outies = most_in;
    step.base_houses = full.houses;
    step.houses = open.houses;
    step.total = placed + least.count;
    return steps_.add(std::move(step));
  }

  int placed_in(Digit digit, const CellSet& cells) const {
    int count = 0;
    for (const Cell cell : cells) count += state_.values()[cell] == digit ? 1 : 0;
    return count;
  }

  /// Whether all places of the digit in the house, one at least, are among the cells.
  bool is_within(Digit digit, const House& house, const CellSet& cells) const {
    const CellSet places = state_.places(digit, house);
    return !places.empty() && places.without(cells).empty();
  }

  /// By the houses of one kind whose places for the digit are all among the cells.
  Bound at_least(Digit digit, const CellSet& cells) const {
    ByKind<int> counts{};
    for (const House& house : state_.links().houses())
      if (is_within(digit, house, cells)) ++counts[index_of(house.kind)];
    Bound most;
    for (const HouseKind kind : counted_kinds) {
      const int count = counts[index_of(kind)];
      if (count > most.count) most = {count, kind};
    }
    return most;
  }

  /// By the houses of one kind that have a place among the cells: each has the digit once.
  Bound at_most(Digit digit, const CellSet& cells) const {
    const CellSet open = state_.places(digit) & cells;
    ByKind<int> counts{};
    ByKind<CellSet> covered{};
    for (const House& house : state_.links().houses()) {
      if ((house.cells & open).empty()) continue;
      ++counts[index_of(house.kind)];
      covered[index_of(house.kind)] |= house.cells;
    }
    Bound least;
    bool is_first = true;
    for (const HouseKind kind : counted_kinds) {
      if (!open.without(covered[index_of(kind)]).empty()) continue;
      const int count = counts[index_of(kind)];
      if (is_first || count < least.count) least = {count, kind};
      is_first = false;
    }
    return least;
  }

  const State& state_;
  StepList& steps_;
  bool by_houses_ = false;
};

}  // namespace

// Some houses, and as many others, each without a common cell: what only the ones have holds the
// same digits, as often, as what only the others have. The ring of Phistomefel is an instance.
static void find_set_equivalences(const State& state, Technique, StepList& steps) {
  EquivalenceSearch(state, steps).run();
}

namespace {

constexpr std::array set_equivalence_entries{
    TechniqueEntry{{Technique::set_equivalence, "Set Equivalence", Level::unfair, 360, false},
                   find_set_equivalences,
                   "Set Equivalence Theory, Phistomefel Ring"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> set_equivalence_techniques{
    set_equivalence_entries};

}  // namespace ninefold::logic
