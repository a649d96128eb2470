#include "core/engine/wide/search/search.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// A search that has tried so many values without a solution begins again after some shaving, which
// ends once so many values in a row have not failed. Where more than half of the search is covered
// by then, it goes on instead: to finish costs less than what a second start would search again.
constexpr std::uint64_t tried_before_shaving = 1000;
constexpr double most_covered_before_shaving = 0.5;
constexpr int most_in_vain = 128;
// What is worth a look ahead: so many values to be tried below a node. A value that a look tries
// takes a third of the time of others.
constexpr double least_to_look = 15'000;
constexpr double part_of_looked_at = 1.0 / 3;

}  // namespace

Search::Search(const Program& program, Meter& meter, Order order)
    : propagation_(program),
      look_ahead_(program),
      branching_(program),
      program_(program),
      meter_(meter),
      cells_(static_cast<std::size_t>(program.cell_count)),
      plane_words_(program.plane_words()),
      order_(order) {
  // A frame for each cell that can be chosen, and the start. Most are never used: they are not
  // filled until then.
  masks_.reset(new Mask[(cells_ + 2) * cells_]);
  planes_.reset(new std::uint64_t[(cells_ + 2) * plane_words_]);
  std::fill_n(masks_.get(), cells_, first_values(program.value_count));
  fill_planes(program, {planes_.get(), plane_words_});
  unnamed_.assign(cells_ + 2, program.unnamed_at_first());
  propagation_.watch(meter);
}

void Search::begin_with_givens(std::span<const Mask> masks) {
  std::copy(masks.begin(), masks.end(), masks_.get());
  fill_planes(masks, program_, {planes_.get(), plane_words_});
}

void Search::begin_with(std::span<const Mask> masks, Mask unnamed) {
  std::copy(masks.begin(), masks.end(), masks_.get());
  is_of_all_ = false;
  unnamed_[0] = unnamed;
  fill_planes(masks, program_, {planes_.get(), plane_words_});
}

void Search::run(const std::function<bool(const Mask*)>& visit,
                 const std::function<bool(const Mask*)>& prune) {
  visit_ = &visit;
  prune_ = &prune;
  if (!meter_.enter_node()) return;
  if (!propagation_.run_all(at(0))) {
    meter_.cover(1);
    return;
  }
  has_visited_ = false;
  not_refuted_ = 0;
  tried_ = 0;
  looked_at_ = 0;
  pace_.begin();
  shaves_ = false;
  not_covered_ = meter_.covered();
  if (visit_from(0, 1) || !shaves_) return;
  // What it took up to now tells how much there is also later.
  const double given_back = meter_.covered() - not_covered_;
  meter_.cover(-given_back);
  not_covered_ -= given_back;
  if (find_symmetries_) symmetries_.use(find_symmetries_());
  const StateSymmetries::Set kept = symmetries_at_start();
  if (symmetries_.even_out(at(0), kept, propagation_) && shave(at(0)) &&
      symmetries_.even_out(at(0), kept, propagation_)) {
    visit_from(0, 1);
  } else {
    meter_.cover(1);
  }
}

// Tries values at the start, from which all of the search goes on, and takes away those that fail
// at once. That settles some puzzles over which a search takes long; where nothing is found in the
// cells of most conflicts, little is lost.
bool Search::shave(State start) {
  const CellIndexes& cells = branching_.cells_by_weight();
  const State next = at(1);
  const Mask unnamed = unnamed_[0];
  int in_vain = 0;
  for (bool again = true; again;) {
    again = false;
    for (const CellIndex cell : cells) {
      for (Mask rest = start.masks[cell]; rest != 0 && !is_single(start.masks[cell]);
           rest = without_lowest(rest)) {
        const Mask value = rest & static_cast<Mask>(-rest);
        if ((start.masks[cell] & value) == 0) continue;
        const Mask alike = program_.alike_to(value, cell, unnamed);
        if (++in_vain > most_in_vain || !meter_.enter_node()) return true;
        copy(start, next);
        if (propagation_.run_after(next, cell, value)) continue;
        in_vain = 0;
        again = true;
        if (!propagation_.run_after(start, cell, static_cast<Mask>(~alike))) return false;
      }
    }
  }
  return true;
}

// Where nothing was visited or left out, whatever is missing at the start was refuted. All
// symmetries keep a board with all candidates, however unevenly these were taken away since.
StateSymmetries::Set Search::symmetries_at_start() {
  if (!is_of_all_ || not_refuted_ != 0) return symmetries_.keeping(at(0));
  return symmetries_.all();
}

// Takes away values of a cell that are done, and where they have no solution, their images.
bool Search::go_on_without(State here, CellIndex cell, Mask alike, bool has_none) {
  const StateSymmetries::Set kept = has_none ? symmetries_.keeping(here) : 0;
  return propagation_.run_after(here, cell, static_cast<Mask>(~alike)) &&
         symmetries_.even_out(here, kept, propagation_);
}

// By how many values it took for the share that is covered; nothing is known before.
bool Search::is_worth_a_look(double share) {
  if (order_ != Order::fastest) return false;
  const double covered = meter_.covered() - not_covered_;
  const auto tried = static_cast<double>(tried_);
  if (covered <= 0 || share * tried <= least_to_look * covered) return false;
  return pace_.looks(covered, tried + static_cast<double>(looked_at_) * part_of_looked_at);
}

// False when the search has to end.
bool Search::visit_from(std::size_t depth, double share) {
  const State here = at(depth);
  while (true) {
    if (*prune_ && (*prune_)(here.masks)) {
      ++not_refuted_;
      meter_.cover(share);
      return true;
    }
    Branch chosen;
    if (is_worth_a_look(share)) {
      const std::uint64_t before = meter_.nodes();
      const StateSymmetries::Set kept = symmetries_.keeping(here);
      const LookAhead::Outcome outcome =
          look_ahead_.try_values(here, at(depth + 1), unnamed_[depth], propagation_, meter_);
      looked_at_ += meter_.nodes() - before;
      if (outcome == LookAhead::Outcome::ended) return false;
      if (outcome == LookAhead::Outcome::contradiction ||
          !symmetries_.even_out(here, kept, propagation_)) {
        meter_.cover(share);
        return true;
      }
      chosen = look_ahead_.best_branch(here, unnamed_[depth]);
    } else if (order_ == Order::reading) {
      chosen = branching_.in_reading_order(here.masks, unnamed_[depth]);
    } else {
      chosen = branching_.by_conflicts(here, unnamed_[depth]);
    }
    if (chosen.cell < 0) {
      has_visited_ = true;
      ++not_refuted_;
      const bool goes_on = (*visit_)(here.masks);
      meter_.cover(share);
      return goes_on;
    }
    const auto cell = static_cast<CellIndex>(chosen.cell);
    const double part = share / chosen.parts;
    const Mask alike = program_.alike_to(chosen.value, cell, unnamed_[depth]);
    if (!meter_.enter_node()) return false;
    if (chosen.is_only) {
      // A region without a name gets one: nothing else remains to be tried.
      unnamed_[depth] &= static_cast<Mask>(~chosen.value);
      if (propagation_.run_after(here, cell, chosen.value)) continue;
      branching_.blame(chosen, propagation_);
      meter_.cover(share);
      return true;
    }
    const State next = at(depth + 1);
    if (++tried_ == tried_before_shaving && !has_visited_ && order_ == Order::fastest &&
        meter_.covered() - not_covered_ <= most_covered_before_shaving) {
      shaves_ = true;
      return false;
    }
    copy(here, next);
    unnamed_[depth + 1] = unnamed_[depth];
    if (alike != chosen.value) unnamed_[depth + 1] &= static_cast<Mask>(~chosen.value);
    const std::uint64_t before = not_refuted_;
    if (propagation_.run_after(next, cell, chosen.value)) {
      if (!visit_from(depth + 1, part)) return false;
    } else {
      branching_.blame(chosen, propagation_);
      meter_.cover(part);
    }
    share -= part;
    if (!go_on_without(here, cell, alike, not_refuted_ == before)) {
      branching_.blame(chosen, propagation_);
      meter_.cover(share);
      return true;
    }
  }
}

}  // namespace ninefold::variants
