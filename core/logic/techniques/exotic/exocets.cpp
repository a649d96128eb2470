#include "core/logic/registration.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>
#include <vector>

namespace ninefold::logic {

namespace {

constexpr int lines_of_band = 3;
constexpr int fewest_base_digits = 3;
constexpr int most_base_digits = 4;

/// Lines of a board, as bits.
using LineBits = unsigned;

/// How many lines, or lines across, it takes to hold all places in three lines across: one at most,
/// two, or more.
int lines_needed(const std::array<LineBits, 3>& places) {
  const auto [one, two, three] = places;
  const LineBits all = one | two | three;
  const auto crossed =
      std::count_if(places.begin(), places.end(), [](LineBits lines) { return lines != 0; });
  if (std::popcount(all) <= 1 || crossed <= 1) return 1;
  const bool are_one_of_each = std::popcount(one | two) <= 1 || std::popcount(one | three) <= 1 ||
                               std::popcount(two | three) <= 1;
  return std::popcount(all) == 2 || crossed == 2 || are_one_of_each ? 2 : 3;
}

/// A board by bands and the lines across them, or by stacks.
class Lying {
 public:
  Lying(const State& state, bool is_turned) : state_(state), is_turned_(is_turned) {
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      for (const Cell cell : state.places(digit) | state.holders(digit)) {
        bits_[digit][static_cast<std::size_t>(across(cell))] |= 1U << line(cell);
      }
    }
  }

  Cell cell(int line, int across) const {
    const Shape shape = state_.links().shape();
    return is_turned_ ? shape.cell(across, line) : shape.cell(line, across);
  }

  /// The lines in which a line across has the digit, filled in or not.
  LineBits lines(Digit digit, int across) const {
    return bits_[digit][static_cast<std::size_t>(across)];
  }

  /// The house of a line across.
  std::uint8_t house_across(int across) const {
    const Links& links = state_.links();
    const Cell first = cell(0, across);
    return static_cast<std::uint8_t>(is_turned_ ? links.row(first) : links.column(first));
  }

 private:
  int line(Cell cell) const {
    const Shape shape = state_.links().shape();
    return is_turned_ ? shape.column_of(cell) : shape.row_of(cell);
  }
  int across(Cell cell) const {
    const Shape shape = state_.links().shape();
    return is_turned_ ? shape.row_of(cell) : shape.column_of(cell);
  }

  const State& state_;
  bool is_turned_;
  std::array<std::array<LineBits, max_size>, max_size + 1> bits_{};
};

/// A cell that may hold a digit of the base, with the line across it and the cell beside it that
/// does not.
struct Target {
  Cell cell = 0;
  Cell companion = 0;
  int across = 0;
};

/// Two cells of a line in a box, with the third line across that box.
struct Base {
  std::array<Cell, 2> cells{};
  DigitSet digits;
  int line = 0;
  int across = 0;
};

class ExocetSearch {
 public:
  ExocetSearch(const State& state, bool is_turned, StepList& steps)
      : state_(state), board_(state, is_turned), steps_(steps) {}

  bool run() {
    const int size = state_.links().size();
    for (int line = 0; line < size; ++line) {
      for (int box = 0; box < size; box += lines_of_band) {
        for (int third = box; third < box + lines_of_band; ++third) {
          if (look(line, box, third)) return true;
        }
      }
    }
    return false;
  }

 private:
  /// The base is what a line has in a box but for its cell in the third line across.
  bool look(int line, int box, int third) {
    Base base;
    base.line = line;
    base.across = third;
    std::size_t count = 0;
    for (int across = box; across < box + lines_of_band; ++across) {
      if (across == third) continue;
      const Cell cell = board_.cell(line, across);
      if (!state_.unsolved().contains(cell)) return false;
      base.cells[count++] = cell;
      base.digits |= state_.candidates(cell);
    }
    const int digits = base.digits.count();
    if (digits < fewest_base_digits || digits > most_base_digits) return false;
    const int size = state_.links().size();
    const int one = (box + lines_of_band) % size;
    const int two = (one + lines_of_band) % size;
    const std::vector<Target> others = targets(base, std::max(one, two));
    if (others.empty()) return false;
    for (const Target& target : targets(base, std::min(one, two))) {
      if (steps_.spend(others.size())) return true;
      for (const Target& other : others) {
        if (add(base, {target, other})) return true;
      }
    }
    return false;
  }

  /// Those in the box at these lines across.
  std::vector<Target> targets(const Base& base, int box) const {
    std::vector<Target> found;
    const int band = base.line - base.line % lines_of_band;
    for (int line = band; line < band + lines_of_band; ++line) {
      if (line == base.line) continue;
      const int beside = 3 * (band + 1) - base.line - line;
      for (int across = box; across < box + lines_of_band; ++across) {
        const Target target{board_.cell(line, across), board_.cell(beside, across), across};
        if ((state_.candidates(target.cell) & base.digits).empty()) continue;
        if (may_hold(target.companion, base.digits)) continue;
        found.push_back(target);
      }
    }
    return found;
  }

  bool may_hold(Cell cell, DigitSet digits) const {
    const Digit value = state_.values()[cell];
    return value == empty_cell ? !(state_.candidates(cell) & digits).empty()
                               : digits.contains(value);
  }

  /// How many lines it takes, along the band or across it, to hold the digit where the lines across
  /// the third cell and the targets leave the band.
  int lines_of(Digit digit, const Base& base, const std::array<Target, 2>& targets) const {
    const LineBits band = 0b111U << (base.line - base.line % lines_of_band);
    return lines_needed({board_.lines(digit, base.across) & ~band,
                         board_.lines(digit, targets[0].across) & ~band,
                         board_.lines(digit, targets[1].across) & ~band});
  }

  bool add(const Base& base, const std::array<Target, 2>& targets) {
    // A digit that one line holds would take both targets, and leave none for the other digit.
    DigitSet left;
    for (const Digit digit : base.digits) {
      const int lines = lines_of(digit, base, targets);
      if (lines > 2) return false;
      if (lines == 2) left.insert(digit);
    }
    const std::array cells{base.cells[0], base.cells[1], targets[0].cell, targets[1].cell};
    const std::array possible = supported(cells, left);
    if (possible[0].empty()) return false;
    Step step;
    step.technique = Technique::exocet;
    step.digits = base.digits;
    for (std::size_t at = 0; at < cells.size(); ++at) {
      step.cells.insert(cells[at]);
      for (const Digit digit : state_.candidates(cells[at]).without(possible[at])) {
        step.eliminations.push_back({cells[at], digit});
      }
    }
    if (step.eliminations.empty()) return false;
    for (const int across : {base.across, targets[0].across, targets[1].across}) {
      step.houses.push_back(board_.house_across(across));
    }
    for (const Cell cell : {base.cells[0], targets[0].cell, targets[1].cell}) {
      step.base_houses.push_back(static_cast<std::uint8_t>(state_.links().box(cell)));
    }
    std::sort(step.houses.begin(), step.houses.end());
    std::sort(step.base_houses.begin(), step.base_houses.end());
    step.sets = {{CellSet{base.cells[0], base.cells[1]}, base.digits},
                 {CellSet{targets[0].cell, targets[1].cell}, left},
                 {crossed(base, step.houses), base.digits},
                 {CellSet{targets[0].companion, targets[1].companion}, DigitSet()}};
    return steps_.add(std::move(step));
  }

  /// What the cells can be where both targets hold the two digits of the base.
  std::array<DigitSet, 4> supported(const std::array<Cell, 4>& cells, DigitSet left) const {
    std::array<DigitSet, 4> possible{};
    for (const Digit one : state_.candidates(cells[0]) & left) {
      for (const Digit two : state_.candidates(cells[1]) & left) {
        if (one == two) continue;
        for (const auto& [first, second] : {std::pair(one, two), std::pair(two, one)}) {
          if (!state_.has({cells[2], first}) || !state_.has({cells[3], second})) continue;
          possible[0].insert(one);
          possible[1].insert(two);
          possible[2].insert(first);
          possible[3].insert(second);
        }
      }
    }
    return possible;
  }

  /// The places of the digits of the base in lines across, out of the band.
  CellSet crossed(const Base& base, const std::vector<std::uint8_t>& lines) const {
    CellSet cells;
    for (const std::uint8_t line : lines) cells |= state_.links().houses()[line].cells;
    const int band = base.line - base.line % lines_of_band;
    for (int line = band; line < band + lines_of_band; ++line) {
      for (int across = 0; across < state_.links().size(); ++across) {
        cells.erase(board_.cell(line, across));
      }
    }
    CellSet places;
    for (const Digit digit : base.digits) places |= state_.places(digit);
    return cells & places;
  }

  const State& state_;
  Lying board_;
  StepList& steps_;
};

bool has_all_houses(const Links& links) {
  const auto count = [&links](HouseKind kind) {
    const std::span<const House> houses = links.houses();
    return std::count_if(houses.begin(), houses.end(),
                         [kind](const House& house) { return house.kind == kind; });
  };
  return links.shape().box_rows == lines_of_band && links.shape().box_columns == lines_of_band &&
         count(HouseKind::row) == max_size && count(HouseKind::column) == max_size &&
         count(HouseKind::box) == max_size;
}

}  // namespace

// Two cells of a line in a box, the base, and a target in each of the other boxes of its band, off
// its line. A digit of the base is three times in the lines across that go through the third cell
// beside the base and through the targets; in the band it can be there in the targets alone, and
// out of it only twice, since two lines hold all its places: so it is in a target. As this holds of
// both digits of the base, the targets hold the same two.
static void find_exocets(const State& state, Technique, StepList& steps) {
  if (!has_all_houses(state.links())) return;
  for (const bool is_turned : {false, true}) {
    if (ExocetSearch(state, is_turned, steps).run()) return;
  }
}

namespace {

constexpr std::array exocets_entries{
    TechniqueEntry{{Technique::exocet, "Exocet", Level::extreme, 490, true},
                   find_exocets,
                   "Junior Exocet, JExocet, JE"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> exocets_techniques{exocets_entries};

}  // namespace ninefold::logic
