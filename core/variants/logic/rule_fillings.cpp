#include "core/variants/logic/rule_fillings.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// More values are not tried for one rule: then it keeps what propagation left.
constexpr std::uint64_t most_tries = 4'000;
/// The same for one value where many assumptions are followed.
constexpr std::uint64_t most_tries_to_follow = 20;
/// Of fillings that were found so many are kept.
constexpr std::size_t most_fillings = 64;

/// Of rules over more cells nobody looks for fillings.
constexpr std::size_t most_cells_to_fill = 40;
/// The same where many assumptions are followed, of cells that are open.
constexpr int most_cells_to_follow = 12;

bool is_worth_filling(std::span<const Mask> masks, const CellIndexes& cells) {
  return std::count_if(cells.begin(), cells.end(), [masks](CellIndex cell) {
           return !is_single(masks[cell]);
         }) <= most_cells_to_follow;
}

}  // namespace

RuleFillings::RuleFillings(const Model& rules)
    : program_(compile(rules)),
      cells_(used_cells(program_)),
      propagation_(program_),
      most_tries_(most_tries) {
  const std::size_t depths = cells_.size() + 2;
  masks_.resize(depths * static_cast<std::size_t>(program_.cell_count));
  planes_.resize(depths * program_.plane_words());
  found_.resize(static_cast<std::size_t>(program_.cell_count));
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
    take_note_of(masks);
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

bool RuleFillings::are_known_to_fill(std::span<const Mask> candidates) {
  int open = 0;  // candidates that none has so far
  for (const CellIndex cell : cells_) {
    found_[cell] = 0;
    open += count_of(candidates[cell]);
  }
  const std::size_t size = cells_.size();
  for (std::size_t at = 0; at < fillings_.size() && open > 0; at += size) {
    const Mask* const filling = fillings_.data() + at;
    bool is_among = true;
    for (std::size_t place = 0; place < size && is_among; ++place)
      is_among = (filling[place] & candidates[cells_[place]]) != 0;
    if (!is_among) continue;
    for (std::size_t place = 0; place < size; ++place) {
      Mask& found = found_[cells_[place]];
      if ((found & filling[place]) == 0) --open;
      found |= filling[place];
    }
  }
  return open == 0;
}

void RuleFillings::take_note_of(const Mask* filling) {
  const std::size_t size = cells_.size();
  if (fillings_.size() < most_fillings * size) fillings_.resize(fillings_.size() + size);
  Mask* const place = fillings_.data() + next_filling_ * size;
  std::transform(cells_.begin(), cells_.end(), place,
                 [filling](CellIndex cell) { return filling[cell]; });
  next_filling_ = (next_filling_ + 1) % most_fillings;
}

std::vector<Mask> RuleFillings::filled(std::span<const Mask> candidates) {
  if (are_known_to_fill(candidates)) return {candidates.begin(), candidates.end()};
  std::vector<Mask> left = narrowed(candidates);
  if (left.empty() || !is_worth_filling(left, cells_)) return left;
  try_each();
  for (const CellIndex cell : cells_) {
    left[cell] = found_[cell];
    if (left[cell] == 0) return {};
  }
  return left;
}

// As try_all(), but a value stays of which it does not show soon that there is no filling.
void RuleFillings::try_each() {
  const Mask* const masks = at(0).masks;
  most_tries_ = most_tries_to_follow;
  left_ = {};
  for (const CellIndex cell : cells_) {
    for (Mask rest = masks[cell]; rest != 0; rest = without_lowest(rest)) {
      const Mask value = mask_of(lowest_of(rest));
      if ((found_[cell] & value) != 0) continue;
      left_.tried = 0;
      left_.gave_up = false;
      if (go_on(0, cell, value)) fill(1);
      if (left_.gave_up) found_[cell] |= value;
    }
  }
  most_tries_ = most_tries;
}

bool RuleFillings::can_be(CellIndex cell, int value) {
  return (at(0).masks[cell] & mask_of(value)) != 0 && go_on(0, cell, mask_of(value));
}

std::span<const Mask> RuleFillings::left_with_value() {
  return {at(1).masks, static_cast<std::size_t>(program_.cell_count)};
}

// A propagator may name a cell that still has values, where the rules fail as a whole, or none.
CellIndex RuleFillings::starved(std::size_t depth) {
  const Mask* const masks = at(depth).masks;
  const CellIndex named = propagation_.conflict();
  const bool is_one = std::binary_search(cells_.begin(), cells_.end(), named);
  if (is_one && masks[named] == 0) return named;
  const auto* const found = std::find_if(cells_.begin(), cells_.end(),
                                         [masks](CellIndex cell) { return masks[cell] == 0; });
  return found != cells_.end() ? *found : DeadEnd::none;
}

// What propagation has struck by then follows, also where it came to an end.
std::vector<std::pair<CellIndex, int>> RuleFillings::made_of(std::span<const Mask> candidates,
                                                             CellIndex cell) {
  std::vector<std::pair<CellIndex, int>> made;
  const Mask* const masks = at(0).masks;
  for (const CellIndex other : cells_) {
    if (other == cell || !is_single(masks[other]) || is_single(candidates[other])) continue;
    made.emplace_back(other, lowest_of(masks[other]));
  }
  return made;
}

std::optional<RuleFillings::WhyNot> RuleFillings::why_not(std::span<const Mask> candidates,
                                                          CellIndex cell, int value) {
  constexpr int most_cases = 3;
  WhyNot why;
  why.end.value = value;
  if (!assume(candidates, cell, value)) {
    why.end.starved = starved(0);
    why.made = made_of(candidates, cell);
    why.left.assign(at(0).masks, at(0).masks + candidates.size());
    // The value is there for as long as one follows it.
    why.left[cell] = mask_of(value);
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
