// What a digit leads to where its rules fail at once.

#include "core/cli/words/reasons/reason_words.hpp"

#include <algorithm>

namespace ninefold::cli {

std::string ReasonWords::starved(int cell) const {
  if (cell == 0) return rule_ + " could not be filled";
  return rule_ + " would leave nothing for " + cell_at(shape_, cell - 1);
}

std::string ReasonWords::assumed(std::size_t from) const {
  std::vector<std::string> items;
  for (std::size_t at = from; at + 1 < reason_.numbers.size(); at += 2)
    items.push_back(cell_at(shape_, number(at)) + (items.empty() ? " would be " : " ") +
                    digit(at + 1));
  return "if " + cells() + " were " + values(set_of(number(0))) + ", " +
         (items.empty() ? "" : listed(items, "and") + ", and ");
}

std::string ReasonWords::shared_text() const {
  const logic::DigitSet left = set_of(number(1));
  if (left.count() == 1 && reason_.others.count() == 2)
    return "both " + others() + " would be " + values(left);
  return "only " + listed_digits(shape_, left, "and") + " would be left for " + others();
}

std::string ReasonWords::needs_text() const {
  return others() + " would have to " + (reason_.others.count() == 1 ? "be " : "make ") + digit(1);
}

std::string ReasonWords::missed_text() const {
  const bool is_too_much = number(1) == 1;
  const std::string extreme = is_too_much ? "at least " : "at most ";
  const std::string opposite = is_too_much ? "at most " : "at least ";
  const std::string made = sum_would(reason_.others) + extreme + digit(2);
  if (reason_.across.empty()) return made + ", not " + digit(3);
  return made + ", and " +
         (number(4) == 1 ? "the number in the pill would be " : sum_would(reason_.across)) +
         opposite + digit(3);
}

std::string ReasonWords::sum_would(const CellSet& set) const {
  constexpr int most_named = 4;
  const std::string verb = set.count() == 1 ? " would be " : " would make ";
  if (set.count() > most_named) return std::to_string(set.count()) + " cells" + verb;
  return listed_cells(shape_, set) + verb;
}

std::string ReasonWords::cases_text() const {
  std::vector<std::string> digits;
  std::vector<std::string> ends;
  bool is_each_alike = true;
  for (std::size_t at = 1; at + 1 < reason_.numbers.size(); at += 2) {
    digits.push_back(digit(at));
    ends.push_back(number(at + 1) == 0 ? "with " + digit(at) + " nothing fits"
                                       : "with " + digit(at) + " nothing is left for " +
                                             cell_at(shape_, number(at + 1) - 1));
    is_each_alike = is_each_alike && number(at + 1) == number(2);
  }
  const std::string start = "if " + cells() + " were " + values(set_of(number(0))) + ", " +
                            others() + " would be " + listed(digits, "or") + " by " + rule_ + "; ";
  const bool are_two = digits.size() == 2;
  if (is_each_alike && number(2) == 0)
    return start + (are_two ? "neither fits" : "none of them fits");
  if (is_each_alike)
    return start + (are_two ? "either" : "each") + " leaves nothing for " +
           cell_at(shape_, number(2) - 1);
  return start + listed(ends, "and");
}

}  // namespace ninefold::cli
