#pragma once

#include "core/cli/words/step_text.hpp"
#include "core/cli/words/steps/telling.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::cli {

/// The words of one reason, with what they are made of. What belongs to sums, to dead ends and to
/// ways of several steps stands in files of its own.
class ReasonWords {
 public:
  ReasonWords(const logic::Links& links, const logic::Step& step,
              std::span<const std::string> rules);
  std::string text() const;

 private:
  static std::string listed_cells(Shape shape, const CellSet& cells,
                                  std::string_view joint = "and");
  static logic::DigitSet set_of(int bits) { return logic::DigitSet(static_cast<unsigned>(bits)); }
  static std::string cell_at(Shape shape, int cell) {
    return cell_text(shape, static_cast<Cell>(cell));
  }

  int number(std::size_t index) const { return reason_.numbers[index]; }
  std::string value(Digit digit) const { return std::to_string(shape_.value_of(digit)); }
  std::string values(logic::DigitSet digits) const { return listed_digits(shape_, digits, "or"); }
  std::string digit(std::size_t index) const { return std::to_string(number(index)); }
  std::string cells() const { return listed_cells(shape_, reason_.cells); }
  std::string others() const { return listed_cells(shape_, reason_.others); }
  std::string across() const { return listed_cells(shape_, reason_.across); }
  /// "the thermometer with its bulb at r9c4, and 3 more like it"
  std::string named_alike() const;
  std::string in_rule(const std::string& text) const { return rule_ + ": " + text; }
  std::string house() const;
  std::string sets() const;
  std::string equal_text() const;
  std::string partners_text() const;
  // "1 in r2c2 would need 9 in r1c2, and 2 would need 8", "no digit goes with 5 or 7", or nothing
  // where that would be long.
  std::string needed_text() const;
  std::string slope(std::string_view bound) const;
  // "the other two make at most 17, so r1c1 is at least 3"
  std::string sum_text() const;
  std::string joined_cells_of_sum(const CellSet& set) const;
  std::string tight_text() const;
  std::string count_text() const;
  std::string place_text() const;
  std::string starved(int cell) const;
  /// "if r1c1 were 2, r1c2 would be 4 and r1c3 7, and ": what the digit makes of other cells stands
  /// from that number on.
  std::string assumed(std::size_t from) const;
  std::string failed() const { return rule_ + " could not be filled: "; }
  std::string shared_text() const;
  std::string needs_text() const;
  std::string too_few_text() const;
  std::string too_many_text() const;
  std::string alike_text() const;
  std::string apart_text() const;
  /// "4", or "at most 4", of which the digits are no more.
  std::string most_of(logic::DigitSet digits) const;
  std::string least_of(logic::DigitSet digits) const;
  std::string between_text() const;
  std::string no_partners_text() const;
  std::string sum_between_text() const;
  std::string hidden_text() const;
  std::string missed_text() const;
  std::string sum_would(const CellSet& set) const;
  std::string pill_text() const;
  std::string rest_text() const;
  std::string cases_text() const;
  std::string reach_text() const;
  // Of several rules that are alike.
  std::string opening_text() const;
  std::string contradiction_text() const;
  /// What the cases on a way have in common: "r5c5 not 4 whichever of 3 and 5 r1c2 is", or which of
  /// them fails: "r1c2 not 3". Nothing where none of them holds, for then the way ends.
  std::string cases_within(const logic::Step& part, bool is_first) const;
  /// How many steps a way has, with those of the cases on it.
  static std::size_t length_of(const std::vector<logic::Step>& parts);
  /// The rules where an assumption fails, with the houses that they fail in.
  std::string named_together() const;
  // "r1c1 is 2 or 5. Whichever it is, r2c3 is not 4 (in 1 and 3 steps)"
  std::string common_ground_text() const;
  std::string skyscraper_text() const;
  std::string sets_by_count_text() const;

  const logic::Links& links_;
  Shape shape_;
  const logic::Step& step_;
  const logic::Reason& reason_;
  std::string rule_;
  std::string first_rule_;
};

}  // namespace ninefold::cli
