#include "core/logic/registration.hpp"
#include "core/logic/sets/roof_subsets.hpp"

#include <array>

namespace ninefold::logic {

namespace {

/// The unique rectangles of one technique over four cells and two digits.
class RectangleSearch {
 public:
  RectangleSearch(const State& state, Technique wanted, StepList& steps)
      : state_(state), links_(state.links()), wanted_(wanted), steps_(steps) {}

  /// Corners whose candidates are all there first; those where one is gone already, though no digit
  /// on the board excludes it, only if there is no such step.
  void run() {
    for (const Cell cell : state_.unsolved()) digits_of_[cell] = state_.candidates(cell);
    for (const Rectangle& rectangle : links_.rectangles()) {
      if (search(rectangle)) return;
    }
    if (!steps_.steps().empty()) return;
    CellSet missing;
    for (const Cell cell : state_.unsolved()) {
      digits_of_[cell] = allowed(cell);
      if (!(digits_of_[cell] == state_.candidates(cell))) missing.insert(cell);
    }
    if (missing.empty()) return;
    // Of the others nothing has come.
    for (const Rectangle& rectangle : links_.rectangles()) {
      bool misses = false;
      for (const Cell cell : rectangle) misses |= missing.contains(cell);
      if (misses && search(rectangle)) return;
    }
  }

 private:
  bool search(const Rectangle& rectangle) {
    // Solved corners have none.
    DigitSet common = DigitSet::up_to(links_.size());
    for (const Cell cell : rectangle) common &= digits_of_[cell];
    if (common.count() < 2) return false;
    for (const Digit first : common) {
      for (const Digit second : common) {
        if (second > first && search(rectangle, DigitSet::of(first) | DigitSet::of(second))) {
          return true;
        }
      }
    }
    return false;
  }

  /// The digits that no digit on the board excludes.
  DigitSet allowed(Cell cell) const {
    DigitSet digits = DigitSet::up_to(links_.size());
    for (const Cell peer : links_.peers(cell).without(state_.unsolved())) {
      digits.erase(state_.values()[peer]);
    }
    return digits;
  }

  bool search(const Rectangle& rectangle, DigitSet digits) {
    corners_ = CellSet();
    roof_ = CellSet();
    digits_ = digits;
    extra_ = DigitSet();
    for (const Cell cell : rectangle) {
      corners_.insert(cell);
      const DigitSet more = state_.candidates(cell).without(digits);
      if ((state_.candidates(cell) & digits).empty()) return false;
      if (!more.empty()) roof_.insert(cell);
      extra_ |= more;
    }
    switch (wanted_) {
      case Technique::unique_rectangle_1: return type_1();
      case Technique::unique_rectangle_2: return is_roof_in_line() && type_2();
      case Technique::unique_rectangle_3: return type_3();
      case Technique::unique_rectangle_4: return is_roof_in_line() && type_4();
      case Technique::unique_rectangle_5: return !is_roof_in_line() && type_2();
      case Technique::unique_rectangle_6: return type_6(rectangle);
      default: return hidden(rectangle);
    }
  }

  Step pattern() const {
    Step step;
    step.technique = wanted_;
    step.digits = digits_;
    step.cells = corners_;
    return step;
  }

  bool is_roof_in_line() const {
    if (roof_.count() != 2) return false;
    const Cell first = *roof_.begin();
    Cell last = first;
    for (const Cell cell : roof_) last = cell;
    return links_.row(first) == links_.row(last) || links_.column(first) == links_.column(last);
  }

  // Only one corner can be anything else.
  bool type_1() {
    if (roof_.count() != 1) return false;
    Step step = pattern();
    for (const Digit digit : digits_) eliminate(state_, digit, roof_, step);
    return steps_.add(std::move(step));
  }

  // Some corner holds the one digit more.
  bool type_2() {
    if (roof_.count() < 2 || roof_.count() > 3 || extra_.count() != 1) return false;
    Step step = pattern();
    step.fins = roof_;
    eliminate(state_, extra_.first(), links_.common_peers(roof_), step);
    return steps_.add(std::move(step));
  }

  // Two corners hold one of the further digits: together with other cells they are a subset.
  bool type_3() {
    if (!is_roof_in_line() || extra_.count() < 2) return false;
    const CellSet seen = links_.common_peers(roof_);
    CellSet free;
    for (const Cell cell : state_.unsolved() & seen) {
      if ((state_.candidates(cell) & digits_).empty()) free.insert(cell);
    }
    return add_roof_subsets(state_, {roof_, extra_}, free, pattern(), steps_);
  }

  // One of the two digits has no other place beside the two corners: the other one goes.
  bool type_4() {
    bool done = false;
    for (const Digit held : digits_) {
      bool is_held = false;
      for (const House& house : links_.houses()) {
        is_held |= roof_.without(house.cells).empty() && state_.places(held, house) == roof_;
      }
      if (!is_held) continue;
      Step step = pattern();
      eliminate(state_, digits_.without(DigitSet::of(held)).first(), roof_, step);
      done = done || steps_.add(std::move(step));
    }
    return done;
  }

  /// Whether the digit has no place but corners in the lines of the cell.
  bool is_held(Digit digit, Cell cell) const {
    const std::span<const House> houses = links_.houses();
    for (const int line : {links_.row(cell), links_.column(cell)}) {
      const CellSet places = state_.places(digit, houses[static_cast<std::size_t>(line)]);
      if (places.count() != 2 || !places.without(corners_).empty()) return false;
    }
    return true;
  }

  // Two diagonal corners with more digits, and one of the two nowhere else in all four lines.
  bool type_6(const Rectangle& rectangle) {
    if (roof_.count() != 2 || is_roof_in_line()) return false;
    const std::span<const House> houses = links_.houses();
    bool done = false;
    for (const Digit digit : digits_) {
      bool is_confined = true;
      for (const Cell cell : {rectangle[0], rectangle[3]}) {
        for (const int line : {links_.row(cell), links_.column(cell)}) {
          const CellSet places = state_.places(digit, houses[static_cast<std::size_t>(line)]);
          is_confined = is_confined && places.without(corners_).empty();
        }
      }
      if (!is_confined) continue;
      Step step = pattern();
      eliminate(state_, digit, roof_, step);
      done = done || steps_.add(std::move(step));
    }
    return done;
  }

  // A corner without more digits; the opposite corner has a digit of the two with no place but
  // corners in its lines, so that the other one there would leave two solutions.
  bool hidden(const Rectangle& rectangle) {
    if (roof_.count() != 3 && (roof_.count() != 2 || is_roof_in_line())) return false;
    for (std::size_t corner = 0; corner < 4; ++corner) {
      if (roof_.contains(rectangle[corner])) continue;
      const Cell opposite = rectangle[3 - corner];
      for (const Digit digit : digits_) {
        if (!is_held(digit, opposite)) continue;
        Step step = pattern();
        CellSet struck;
        struck.insert(opposite);
        eliminate(state_, digits_.without(DigitSet::of(digit)).first(), struck, step);
        if (steps_.add(std::move(step))) return true;
      }
    }
    return false;
  }

  const State& state_;
  const Links& links_;
  const Technique wanted_;
  StepList& steps_;
  std::array<DigitSet, max_cells> digits_of_{};  // that the pattern may have there
  CellSet corners_;
  CellSet roof_;  // the corners with further digits
  DigitSet digits_;
  DigitSet extra_;
};

}  // namespace

// Four cells in two rows, two columns and two boxes cannot come down to the same two digits: the
// digits could change places, and the puzzle would have two solutions.
static void find_unique_rectangles(const State& state, Technique wanted, StepList& steps) {
  if (!state.links().keeps_rectangles()) return;
  RectangleSearch(state, wanted, steps).run();
}

namespace {

constexpr std::array unique_rectangles_entries{
    TechniqueEntry{
        {Technique::unique_rectangle_1, "Unique Rectangle Type 1", Level::hard, 100, true},
        find_unique_rectangles,
        "Uniqueness Test 1"},
    TechniqueEntry{
        {Technique::unique_rectangle_2, "Unique Rectangle Type 2", Level::hard, 100, true},
        find_unique_rectangles,
        "Uniqueness Test 2"},
    TechniqueEntry{
        {Technique::unique_rectangle_3, "Unique Rectangle Type 3", Level::hard, 100, true},
        find_unique_rectangles,
        "Uniqueness Test 3"},
    TechniqueEntry{
        {Technique::unique_rectangle_4, "Unique Rectangle Type 4", Level::hard, 100, true},
        find_unique_rectangles,
        "Uniqueness Test 4"},
    TechniqueEntry{
        {Technique::unique_rectangle_5, "Unique Rectangle Type 5", Level::hard, 100, true},
        find_unique_rectangles,
        "Uniqueness Test 5"},
    TechniqueEntry{
        {Technique::unique_rectangle_6, "Unique Rectangle Type 6", Level::hard, 100, true},
        find_unique_rectangles,
        "Uniqueness Test 6"},
    TechniqueEntry{{Technique::hidden_rectangle, "Hidden Rectangle", Level::hard, 100, true},
                   find_unique_rectangles},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> unique_rectangles_techniques{
    unique_rectangles_entries};

}  // namespace ninefold::logic
