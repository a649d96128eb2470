#pragma once

#include "core/board/cell_set.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ninefold::logic {

/// Why a rule leaves fewer candidates, as a person sees it. What `numbers` are depends on it;
/// digits among them are told by their values (Shape::value_of), as sums are, and sets of digits
/// are bits, as in DigitSet.
enum class ReasonKind : std::uint8_t {
  none,
  /// `cells` hold the same digit. Numbers: what both can be.
  equal,
  /// Beside what `others`, one cell, can be, the cell can only be certain digits.
  /// Numbers: what the other can be, what the cell can be then, and for each digit struck from the
  /// cell what the other would have to be.
  partners,
  /// A digit would need another on both sides, in `others`, which see each other.
  /// Numbers: the digit, the other.
  partner_twice,
  /// Digits grow along `cells`. Numbers: the first cell in that order and the least it can be, then
  /// each cell that follows and the least that it can be.
  rising,
  /// The same from the tip down, with the most.
  falling,
  /// A sum: `cells` and `others` less `across` make a total, `cells` being those of which all the
  /// rest leaves fewer digits. Numbers: 1 for at least, 0 for at most; that bound; the total; what
  /// the rest of the cell's side makes at most or at least; what `across` does; the number of cells
  /// in the rest of the side; 1 more where `across` is read as a number, in a pill.
  sum,
  /// All cells of a sum together make so much at least or at most that nothing is to spare.
  /// Numbers: 1 for at least, 0 for at most; the total; what the groups of cells make that see each
  /// other, as far as they are several.
  sum_tight,
  /// Only Step::combinations are left, and the digits are in none of them.
  combinations,
  /// A house of Step::houses has its digit on the rule. Numbers: the digit.
  digit_of_house,
  /// The first cell says how many cells have the sum. Numbers: the sum, and for each number of
  /// cells that is impossible this, what they make at least and at most.
  count_of_sum,
  /// The first cell says where the clue stands. Numbers: the clue, and each place that cannot hold
  /// it, with the cell there.
  place_of_clue,
  /// `cells`, one of them, cannot hold digits since then another has nothing left, or the rule
  /// cannot be filled. Numbers: the digits; that cell plus 1, or 0; cells that can only be one
  /// digit then, each with that digit.
  dead_end,
  /// The same with a case for every digit that `others`, one cell, could have then. Numbers: the
  /// digits; of each case its digit and the cell that has nothing left plus 1, or 0.
  cases,
  /// Between the smallest and the largest digit stand so many cells, with which the sum can be
  /// made, and none of these leads from the cell to a place of the other. Numbers: the sum; the
  /// digit of the cell; the other; the least and the most number of cells between them.
  sandwich_reach,
  /// So many are seen, so that each of the first cells is lower than those that have to follow.
  /// Numbers: the clue, the size, and each of these cells with the most that it can be.
  skyscraper,
  /// The first cell says how many cells have the sum, and each number of them that is left can only
  /// be made in certain ways. Numbers: the sum, and for each number of cells this and the digits
  /// that the cells after the first can be, 0 where so many cannot make it.
  sets_by_count,
  /// With a digit in `cells`, one of them, `others` would have to make up the rest of a sum, and
  /// cannot. Numbers: the digits, and for each of them the rest.
  rest_of_sum,
  /// A dead end since `others`, which see each other, have too few digits left. Numbers: the digits
  /// of the step, those that are left, then as `dead_end` what is made.
  shared_digits,
  /// A dead end since a digit has no place in the house of Step::houses. Numbers: the digits of the
  /// step, the digit without a place, then as `dead_end` what is made.
  no_place,
  /// A dead end since `others` make too much or too little beside `across`. Numbers: the digits of
  /// the step; 1 if too much; what `others` make at least or at most; what they may make; whether
  /// `across` is read as a number (a pill); then as `dead_end` what is made.
  sum_missed,
  /// A dead end since `others` would have to make the rest of a sum, and cannot. Numbers: the
  /// digits of the step, the rest, then as `dead_end` what is made.
  sum_needs,
  /// A dead end since too many or too few skyscrapers would be seen. Numbers: the digits of the
  /// step; 1 if too many; how many at least or at most; how many should be; then as `dead_end` what
  /// is made.
  seen_missed,
  /// A dead end since values have too few places among the cells of a rule or a house. `others` are
  /// those that could hold them, or all of them where none could. Numbers: the digits of the step;
  /// those values, none for the digit of the step itself; how many cells have to hold one of them;
  /// how many could, which are fewer than `others` where these see each other; then as `dead_end`
  /// what is made.
  too_few_places,
  /// A dead end since `others` could be nothing but values that so many cells of the rule may not
  /// be. Numbers: the digits of the step, those values, how many cells may be; then as `dead_end`
  /// what is made.
  too_many_cells,
  /// A dead end since `others`, one cell, could be nothing but digits each of which has to be in
  /// more cells than could hold it. Numbers: the digits of the step, those digits, then as
  /// `dead_end` what is made.
  too_few_alike,
  /// A dead end since a cell of a run, `across`, is too far above another, `others`. Numbers: the
  /// digits of the step, those of the lower one, those of the other, how many cells the run has;
  /// then as `dead_end` what is made.
  too_far_apart,
  /// A dead end since a cell, `others`, does not lie between two, `across`. Numbers: the digits of
  /// the step; 1 if it is too high; its digits then; then as `dead_end` what is made.
  not_between,
  /// A dead end since no digits of two cells, `others` and `across`, go together. Numbers: the
  /// digits of the step, those of the one, those of the other, then as `dead_end` what is made.
  no_partners,
  /// A dead end since the digits between the smallest and the largest of a rule's cells cannot make
  /// its sum. `others` are those that could be the smallest, `across` the largest. Numbers: the
  /// digits of the step, the nearest sum below that could be, the nearest above, each -1 where
  /// there is none; the sum; then as `dead_end` what is made.
  between_missed,
  /// A dead end since another skyscraper than the clue's would be hidden first: in one of `others`,
  /// if any, while those of `across` could only be the clue. Numbers: the digits of the step, those
  /// that could be hidden first, the clue; then as `dead_end` what is made.
  hidden_missed,
  /// A dead end since the other cells of a rule leave nothing that `others`, one cell, could be.
  /// Numbers: the digits of the step, what that cell could be, what the others leave it; then as
  /// `dead_end` what is made.
  not_left,
  /// The number in a pill, which is read in `cells`, is the sum of `others`. Numbers: what these
  /// make at least and at most, and the least and the greatest such number that the pill can hold.
  number_in_pill,
  /// In each of Step::rules, which are alike, the digits struck are never possible, whatever else
  /// is on the board. Numbers: the kind of reason that each of them has, as ReasonKind.
  opening,
  /// The digit of the step, assumed in its cell, leads by Step::parts to where nothing is left for
  /// a cell of `cells`, for the digit of `numbers` in a house of Step::houses, or for the rules of
  /// Step::rules, with the houses where there are several. Forcing nets have it, too.
  contradiction,
  /// One of the digits that are placed by Step::parts holds: those of the one cell of Step::cells,
  /// or the places of one digit in a house of Step::houses. Each leads by its own parts to the
  /// step.
  common_ground,
};

/// Their names, in the order of the enumeration, for whoever hands them on.
std::span<const std::string_view> reason_kind_names();

/// A reason as data: where to look, what to count. Words are made from it elsewhere.
struct Reason {
  ReasonKind kind = ReasonKind::none;
  CellSet cells{};
  CellSet others{};
  CellSet across{};
  std::vector<int> numbers{};
  /// Of a dead end of several rules of which one fails by itself: its place among Step::rules plus
  /// 1; else 0.
  int failing = 0;

  /// Whether there is none.
  bool empty() const { return kind == ReasonKind::none; }
};

}  // namespace ninefold::logic
