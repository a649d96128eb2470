#include "core/engine/wide/search/lines_to_fill.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace ninefold::variants {

namespace {

// A value for each open cell of a line, no two the same.
class Filling {
 public:
  Filling(std::span<const CellIndex> cells, const Mask* masks) {
    for (const CellIndex cell : cells) {
      const Mask mask = masks[cell];
      if (is_single(mask)) {
        decided_ |= mask;
      } else if (count_ < most_values) {
        masks_[count_++] = mask;
      }
    }
  }

  bool can_hold(Mask required) {
    for (std::size_t cell = 0; cell < count_; ++cell) {
      tried_ = decided_;
      if (!give_value(cell)) return false;
    }
    // Whatever is required has a cell now, or takes one from a value that is not: then some filling
    // holds all of them, if there is one for each.
    required_ = required & static_cast<Mask>(~decided_);
    Mask held = 0;
    for (std::size_t cell = 0; cell < count_; ++cell) held |= values_[cell];
    for (Mask rest = required_ & static_cast<Mask>(~held); rest != 0; rest = without_lowest(rest)) {
      tried_cells_ = 0;
      if (!give_cell(rest & static_cast<Mask>(-rest))) return false;
    }
    return true;
  }

 private:
  bool give_value(std::size_t cell) {
    while (const Mask rest = masks_[cell] & static_cast<Mask>(~tried_)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      tried_ |= value;
      std::size_t owner = 0;
      while (owner < count_ && values_[owner] != value) ++owner;
      if (owner < count_ && !give_value(owner)) continue;
      values_[cell] = value;
      return true;
    }
    return false;
  }

  bool give_cell(Mask value) {
    for (std::size_t cell = 0; cell < count_; ++cell) {
      if ((masks_[cell] & value) == 0 || (tried_cells_ >> cell & 1U) != 0) continue;
      tried_cells_ |= 1U << cell;
      if ((values_[cell] & required_) != 0 && !give_cell(values_[cell])) continue;
      values_[cell] = value;
      return true;
    }
    return false;
  }

  std::array<Mask, most_values> masks_{};
  std::array<Mask, most_values> values_{};  // by cell; none before it has one
  std::size_t count_ = 0;
  Mask decided_ = 0;
  Mask required_ = 0;
  Mask tried_ = 0;
  unsigned tried_cells_ = 0;
};

// Of fewer cells propagators know everything.
constexpr std::size_t least_cells = 4;

}  // namespace

LinesToFill::LinesToFill(const Program& program) {
  for (const Program::House& house : program.houses) {
    if (house.cells.size() >= least_cells) lines_.push_back({house.cells, house.values});
  }
  for (const ValueSets& rule : program.list<ValueSets>()) {
    if (rule.cells.size() < least_cells) continue;
    Mask required = first_values(program.value_count);
    for (const Mask set : *rule.sets) required &= set;
    lines_.push_back({rule.cells, required});
  }
  for (const ValueCounts& rule : program.list<ValueCounts>()) {
    for (const ValueCounts::Partition& partition : rule.partitions) {
      Counted& counted = counted_.emplace_back();
      const std::span cells(partition.cells.begin(), partition.cells.end());
      std::size_t start = 0;
      for (const std::uint16_t end : partition.ends) {
        counted.lines.push_back({cells.subspan(start, end - start), 0});
        start = end;
      }
      for (const ValueCounts::Allowed& allowed : rule.allowed) {
        if (allowed.counts != 0)
          counted.least.emplace_back(allowed.value, std::countr_zero(allowed.counts));
      }
    }
  }
}

bool LinesToFill::can_be_filled(const Mask* masks) const {
  return std::all_of(lines_.begin(), lines_.end(),
                     [masks](const Line& line) {
                       return Filling(line.cells, masks).can_hold(line.required);
                     }) &&
         std::all_of(counted_.begin(), counted_.end(),
                     [masks](const Counted& counted) { return can_be_filled(counted, masks); });
}

bool LinesToFill::can_be_filled(const Counted& counted, const Mask* masks) {
  const auto values_among = [masks](const Line& line) {
    Mask together = 0;
    for (const CellIndex cell : line.cells) together |= masks[cell];
    return together;
  };
  std::array<int, most_values> lines_with{};
  for (const Line& line : counted.lines) {
    for (Mask rest = values_among(line); rest != 0; rest = without_lowest(rest))
      ++lines_with[static_cast<std::size_t>(lowest_of(rest))];
  }
  // Values that have a place in no more lines than they must be in are in all of these.
  Mask required = 0;
  for (const auto& [value, least] : counted.least) {
    const int count = lines_with[static_cast<std::size_t>(lowest_of(value))];
    if (count < least) return false;
    if (count == least) required |= value;
  }
  return std::all_of(counted.lines.begin(), counted.lines.end(), [&](const Line& line) {
    return Filling(line.cells, masks).can_hold(required & values_among(line));
  });
}

}  // namespace ninefold::variants
