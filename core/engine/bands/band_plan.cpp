#include "core/engine/bands/band_plan.hpp"

#include "core/engine/houses9/compiled_rules.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace ninefold {

namespace {

// With more boards than this, other ways are shorter; and finding so many takes milliseconds.
constexpr std::size_t most_boards = 40'000;
constexpr int most_tries = 300'000;

// A sample of this many boards, spread over all of them, tells what each costs.
constexpr std::size_t sampled_boards = 4;

// What a sharing costs in nanoseconds, and what it takes before the first one, as measured.
constexpr double sharing_cost = 0.7;
constexpr double sharing_cost_without_tables = 25;
constexpr double board_cost = 300'000;

/// Fills the extra houses in every way that the rules allow.
class HouseFiller {
 public:
  HouseFiller(const Constraints& constraints, const Grid& givens)
      : constraints_(constraints), board_(givens) {
    CellSet cells;
    for (const auto& house : constraints.extra_houses) {
      for (const Cell cell : house) cells.insert(cell);
    }
    for (int index = 0; index < constraints.shape.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      labelled_[givens[cell]] = true;
      if (givens[cell] == empty_cell && cells.contains(cell)) open_.push_back(cell);
    }
  }

  /// The boards; nothing when there are too many.
  std::optional<std::vector<Grid>> boards() {
    if (!fill(0)) return std::nullopt;
    return std::move(boards_);
  }

  /// The ways to label the digits that are not given, if the boards label them all.
  std::uint64_t labellings() const {
    std::uint64_t ways = 1;
    std::uint64_t unlabelled = 0;
    for (int digit = 1; digit <= max_size; ++digit) {
      if (!labelled_[digit]) ways *= ++unlabelled;
    }
    return ways;
  }

 private:
  /// Fills open_ from `position` on; false when there are too many ways.
  bool fill(std::size_t position) {
    if (position == open_.size()) {
      boards_.push_back(board_);
      return boards_.size() < most_boards;
    }
    if (++tries_ == most_tries) return false;
    const Cell cell = open_[position];
    unsigned taken = 0;
    for (const Cell other : constraints_.different[cell]) taken |= 1U << board_[other];
    bool goes_on = true;
    bool had_unlabelled = false;
    for (int digit = 1; digit <= max_size && goes_on; ++digit) {
      const bool was_labelled = labelled_[digit];
      // Those of other digits without a label would be the same with another label.
      if ((taken >> digit & 1) != 0 || (!was_labelled && had_unlabelled)) continue;
      had_unlabelled = had_unlabelled || !was_labelled;
      board_[cell] = static_cast<Digit>(digit);
      labelled_[digit] = true;
      goes_on = fill(position + 1);
      labelled_[digit] = was_labelled;
    }
    board_[cell] = empty_cell;
    return goes_on;
  }

  const Constraints& constraints_;
  Grid board_;
  std::array<bool, max_size + 1> labelled_{};
  std::vector<Cell> open_;
  std::vector<Grid> boards_;
  int tries_ = 0;
};

bool has_bands(const Constraints& constraints) {
  if (constraints.shape.size() != 9 || !constraints.has_boxes) return false;
  if (!constraints.say_everything() || !constraints.forbidden_pairs.empty()) return false;
  const auto houses = cells_differing_by_houses(constraints);
  for (std::size_t cell = 0; cell < houses.size(); ++cell) {
    if (!constraints.different[cell].without(houses[cell]).empty()) return false;
  }
  return true;
}

double cost_of(const BandView& view) {
  const double each = view.others_empty ? sharing_cost_without_tables : sharing_cost;
  // Many givens in the first band rule out many of its sharings, and with them the others'.
  const auto& cells = view.givens[0];
  const auto open = static_cast<double>(std::count(cells.begin(), cells.end(), empty_cell));
  return board_cost + each * sharings_of(view) * open / 20;
}

}  // namespace

std::optional<BandPlan> band_plan(const Constraints& constraints, const Grid& givens) {
  if (!has_bands(constraints)) return std::nullopt;
  BandPlan plan;
  if (constraints.extra_houses.empty()) {
    plan.boards.push_back(givens);
  } else {
    HouseFiller filler(constraints, givens);
    std::optional<std::vector<Grid>> boards = filler.boards();
    if (!boards) return std::nullopt;
    plan.boards = std::move(*boards);
    plan.labellings = filler.labellings();
  }
  plan.cost = std::numeric_limits<double>::infinity();
  const std::size_t count = plan.boards.size();
  const std::size_t samples = std::min(count, sampled_boards);
  for (const bool transposed : {false, true}) {
    for (const int first : {0, 1, 2}) {
      double cost = 0;
      for (std::size_t sample = 0; sample < samples; ++sample) {
        cost += cost_of(band_view(plan.boards[sample * count / samples], {transposed, first}));
      }
      cost *= static_cast<double>(count) / static_cast<double>(std::max<std::size_t>(samples, 1));
      if (cost >= plan.cost) continue;
      plan.order = {transposed, first};
      plan.cost = cost;
    }
  }
  return plan;
}

}  // namespace ninefold
