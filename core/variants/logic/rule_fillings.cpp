#include "core/variants/logic/rule_fillings.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// More values are not tried for one rule: then it keeps what propagation left.
constexpr std::uint64_t most_tries = 4'000;
/// The same for one value where many assumptions are followed, and for all of them.
constexpr std::uint64_t most_tries_to_follow = 40;
constexpr std::uint64_t most_tries_of_all = 500;

/// Of rules over more cells nobody looks for fillings.
constexpr std::size_t most_cells_to_fill = 40;

}  // namespace

RuleFillings::RuleFillings(const Model& rules)
    : program_(compile(rules)),
      cells_(used_cells(program_)),
      propagation_(program_),
      most_tries_(most_tries) {
  const std::size_t depths = cells_.size() + 2;
  masks_.resize(depths * static_cast<std::size_t>(program_.cell_count));
  planes_.resize(depths * program_.plane_words());
}

bool RuleFillings::is_links_alone() const {
  const Mask all = first_values(program_.value_count);
  return std::all_of(
             program_.propagators.begin(), program_.propagators.end(),
             [](const Program::Propagator& propagator) { return propagator.is<Relation>(); }) &&
         std::all_of(program_.houses.begin(), program_.houses.end(),
                     [all](const Program::House& house) { return house.values == all; });
}

bool RuleFillings::is_candidates_alone() const {
  return program_.propagators.empty() && program_.houses.empty() &&
         std::all_of(cells_.begin(), cells_.end(),
                     [this](CellIndex cell) { return !program_.peers->has_peers(cell); });
}

State RuleFillings::at(std::size_t depth) {
  const auto cells = static_cast<std::size_t>(program_.cell_count);
  const std::size_t words = program_.plane_words();
  return {masks_.data() + depth * cells, planes_.data() + depth * words};
}

// Copies a depth to the next and goes on there with one value.
bool RuleFillings::go_on(std::size_t depth, CellIndex cell, Mask value) {
  const auto cells = static_cast<std::size_t>(program_.cell_count);
  const std::size_t words = program_.plane_words();
  const State from = at(depth);
  const State to = at(depth + 1);
  std::copy_n(from.masks, cells, to.masks);
  std::copy_n(from.planes, words, to.planes);
  ++left_.tried;
  return propagation_.run_after(to, cell, value);
}

// Whether what is left at this depth has a filling; its values are then found.
bool RuleFillings::fill(std::size_t depth) {
  const Mask* const masks = at(depth).masks;
  int best = -1;
  for (const CellIndex cell : cells_) {
    if (is_single(masks[cell])) continue;
    if (best < 0 || count_of(masks[cell]) < count_of(masks[best])) best = cell;
  }
  if (best < 0) {
    for (const CellIndex cell : cells_) found_[cell] |= masks[cell];
    return true;
  }
  const auto cell = static_cast<CellIndex>(best);
  for (Mask rest = masks[cell]; rest != 0; rest = without_lowest(rest)) {
    if (left_.tried >= most_tries_) {
      left_.gave_up = true;
      return false;
    }
    if (go_on(depth, cell, mask_of(lowest_of(rest))) && fill(depth + 1)) return true;
    if (left_.gave_up) return false;
  }
  return false;
}

void RuleFillings::try_all() {
  found_.assign(static_cast<std::size_t>(program_.cell_count), 0);
  const Mask* const masks = at(0).masks;
  for (const CellIndex cell : cells_) {
    for (Mask rest = masks[cell]; rest != 0; rest = without_lowest(rest)) {
      const Mask value = mask_of(lowest_of(rest));
      if ((found_[cell] & value) != 0) continue;
      if (go_on(0, cell, value)) fill(1);
      if (left_.gave_up) return;
    }
  }
}

const RuleFillings::Left& RuleFillings::left_of(std::span<const Mask> candidates) {
  std::vector<Mask> asked;
  for (const CellIndex cell : cells_) asked.push_back(candidates[cell]);
  if (asked == asked_) {
    left_.tried = 0;
    return left_;
  }
  asked_ = asked;
  left_ = {std::move(asked), 0, false};
  const State start = at(0);
  std::copy(candidates.begin(), candidates.end(), start.masks);
  fill_planes(candidates, program_, {start.planes, program_.plane_words()});
  // Where nothing is left at all there is nothing to learn: somebody has gone wrong before.
  if (!propagation_.run_all(start)) return left_;
  const bool is_small = cells_.size() <= most_cells_to_fill;
  if (is_small) try_all();
  left_.gave_up = left_.gave_up || !is_small;
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    const CellIndex cell = cells_[place];
    left_.masks[place] = left_.gave_up ? start.masks[cell] : found_[cell];
  }
  return left_;
}

// Begins anew with one value in a cell.
bool RuleFillings::assume(std::span<const Mask> candidates, CellIndex cell, int value) {
  const State start = at(0);
  std::copy(candidates.begin(), candidates.end(), start.masks);
  start.masks[cell] = mask_of(value);
  fill_planes({start.masks, candidates.size()}, program_, {start.planes, program_.plane_words()});
  asked_.clear();
  return propagation_.run_all(start);
}

std::vector<Mask> RuleFillings::narrowed(std::span<const Mask> candidates) {
  const State start = at(0);
  std::copy(candidates.begin(), candidates.end(), start.masks);
  fill_planes(candidates, program_, {start.planes, program_.plane_words()});
  asked_.clear();
  if (!propagation_.run_all(start)) return {};
  return {start.masks, start.masks + candidates.size()};
}

std::vector<Mask> RuleFillings::filled(std::span<const Mask> candidates) {
  const State start = at(0);
  std::copy(candidates.begin(), candidates.end(), start.masks);
  fill_planes(candidates, program_, {start.planes, program_.plane_words()});
  asked_.clear();
  left_ = {};
  ++tried_;
  if (!propagation_.run_all(start)) return {};
  if (cells_.size() <= most_cells_to_fill) try_each();
  std::vector<Mask> left;
  for (const CellIndex cell : cells_) {
    left.push_back(cells_.size() <= most_cells_to_fill ? found_[cell] : start.masks[cell]);
    if (left.back() == 0) return {};
  }
  return left;
}

// As try_all(), but a value stays of which it does not show soon that there is no filling.
void RuleFillings::try_each() {
  found_.assign(static_cast<std::size_t>(program_.cell_count), 0);
  const Mask* const masks = at(0).masks;
  std::uint64_t all_tried = 0;
  for (const CellIndex cell : cells_) {
    for (Mask rest = masks[cell]; rest != 0; rest = without_lowest(rest)) {
      const Mask value = mask_of(lowest_of(rest));
      if ((found_[cell] & value) != 0) continue;
      left_.tried = 0;
      left_.gave_up = all_tried >= most_tries_of_all;
      most_tries_ = most_tries_to_follow;
      if (!left_.gave_up && go_on(0, cell, value)) fill(1);
      if (left_.gave_up) found_[cell] |= value;
      all_tried += left_.tried;
    }
  }
  tried_ += all_tried;
  most_tries_ = most_tries;
}

bool RuleFillings::can_be(CellIndex cell, int value) {
  return (at(0).masks[cell] & mask_of(value)) != 0 && go_on(0, cell, mask_of(value));
}

// A propagator may name a cell that still has values: where the rules fail as a whole.
CellIndex RuleFillings::starved(std::size_t depth) {
  const CellIndex cell = propagation_.conflict();
  const bool is_one = std::binary_search(cells_.begin(), cells_.end(), cell);
  return is_one && at(depth).masks[cell] == 0 ? cell : DeadEnd::none;
}

std::optional<RuleFillings::WhyNot> RuleFillings::why_not(std::span<const Mask> candidates,
                                                          CellIndex cell, int value) {
  constexpr int most_cases = 3;
  WhyNot why;
  why.end.value = value;
  if (!assume(candidates, cell, value)) {
    why.end.starved = starved(0);
    return why;
  }
  const Mask* const masks = at(0).masks;
  for (int count = 2; count <= most_cases; ++count) {
    for (const CellIndex split : cells_) {
      if (count_of(masks[split]) != count) continue;
      why.cases.clear();
      for (Mask rest = masks[split]; rest != 0; rest = without_lowest(rest)) {
        if (go_on(0, split, mask_of(lowest_of(rest)))) break;
        why.cases.push_back({lowest_of(rest), starved(1)});
      }
      if (static_cast<int>(why.cases.size()) != count) continue;
      why.split = split;
      return why;
    }
  }
  return std::nullopt;
}

}  // namespace ninefold::variants
