#include "core/variants/lessons/rule_filter.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

std::size_t hash_of(const std::vector<Digit>& digits) {
  std::uint64_t hash = 14695981039346656037U;
  for (const Digit digit : digits) hash = (hash ^ digit) * 1099511628211U;
  return static_cast<std::size_t>(hash ^ (hash >> 32U));
}

}  // namespace

RuleFilter::RuleFilter(Program program, CellIndexes cells)
    : program_(std::move(program)),
      cells_(std::move(cells)),
      propagation_(program_),
      known_(most_known),
      asked_(cells_.size()),
      planes_(program_.plane_words()) {}

bool RuleFilter::run(std::vector<Mask>& masks) {
  fill_planes(masks, program_, planes_);
  return propagation_.run_all({masks.data(), planes_.data()});
}

RuleFilter::Known& RuleFilter::look_up(const LessonBoard& board, std::size_t own) {
  for (std::size_t i = 0; i < cells_.size(); ++i) asked_[i] = board[cells_[i]];
  asked_[own] = empty_cell;
  Known& known = known_[hash_of(asked_) % most_known];
  if (known.digits == asked_) return known;
  known.digits = asked_;
  known.allowed.assign(cells_.size(), unknown);
  known.open = program_.candidates;
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (asked_[i] != empty_cell) known.open[cells_[i]] = mask_of_digit(asked_[i]);
  }
  if (program_.is_impossible || !run(known.open))
    std::fill(known.open.begin(), known.open.end(), Mask{0});
  return known;
}

Mask RuleFilter::allowed(const LessonBoard& board, CellIndex cell) {
  const auto own = static_cast<std::size_t>(std::lower_bound(cells_.begin(), cells_.end(), cell) -
                                            cells_.begin());
  Known& known = look_up(board, own);
  if (known.allowed[own] != unknown) return static_cast<Mask>(known.allowed[own]);
  Mask allowed = 0;
  for (Mask rest = known.open[cell]; rest != 0; rest = without_lowest(rest)) {
    masks_ = known.open;
    masks_[cell] = static_cast<Mask>(rest & static_cast<Mask>(-rest));
    if (run(masks_)) allowed |= static_cast<Mask>(rest & static_cast<Mask>(-rest));
  }
  known.allowed[own] = allowed;
  return allowed;
}

CellIndexes RuleFilter::at_odds(const LessonBoard& board, CellIndex cell, Digit digit) {
  CellIndexes kept;
  for (const CellIndex other : cells_) {
    if (other != cell && board[other] != empty_cell) kept.push_back(other);
  }
  for (std::size_t i = program_.is_impossible ? 0 : kept.size(); i-- > 0;) {
    masks_ = program_.candidates;
    masks_[cell] = mask_of_digit(digit);
    for (std::size_t j = 0; j < kept.size(); ++j) {
      if (j != i) masks_[kept[j]] = mask_of_digit(board[kept[j]]);
    }
    if (!run(masks_)) kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (program_.is_impossible) kept.clear();
  kept.insert(std::lower_bound(kept.begin(), kept.end(), cell), cell);
  return kept;
}

}  // namespace ninefold::variants
