// What a digit leads to where its rules fail at once.

#include "core/cli/words/reasons/reason_words.hpp"

#include <algorithm>

namespace ninefold::cli {

namespace {

/// Beyond that, cells are counted.
constexpr int most_named = 4;

}  // namespace

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

// "3 and 7 would have no place but r1c4", "2 cells would have to be 3, and only r1c4 could be".
std::string ReasonWords::too_few_text() const {
  const logic::DigitSet needed = set_of(number(1));
  const int count = number(3);
  const bool are_named = reason_.others.count() <= most_named;
  const bool is_each_once = number(2) == needed.count();
  const std::string any = needed.empty() ? "that digit" : values(needed);
  if (count == 0) {
    if (!are_named) return "no cell could be " + any;
    return "none of " + others() + " could be " + any;
  }
  if (are_named && is_each_once && count == reason_.others.count())
    return listed_digits(shape_, needed, "and") + " would have no place but " + others();
  const std::string start = digit(2) + " cells would have to be " + any + ", and ";
  if (count == 1 && reason_.others.count() > 1) return start + "all that could be see each other";
  if (count < reason_.others.count())
    return start + "at most " + digit(3) + " that do not see each other could be";
  return start + "only " + (are_named ? others() : digit(3)) + " could be";
}

// "at most 1 cell may be 3, and r1c1 and r1c2 would be".
std::string ReasonWords::too_many_text() const {
  const int most = number(2);
  return (most == 0 ? "no cell" : "at most " + digit(2) + (most == 1 ? " cell" : " cells")) +
         " may be " + values(set_of(number(1))) + ", and " +
         (reason_.others.count() <= most_named ? others()
                                               : std::to_string(reason_.others.count())) +
         " would be";
}

std::string ReasonWords::alike_text() const {
  const logic::DigitSet digits = set_of(number(1));
  return others() + " would be " + values(digits) + ", " +
         (digits.count() == 2 ? "neither" : "none") + " of which could be in so many cells";
}

std::string ReasonWords::most_of(logic::DigitSet digits) const {
  return (digits.count() == 1 ? "" : "at most ") + value(digits.last());
}

std::string ReasonWords::least_of(logic::DigitSet digits) const {
  return (digits.count() == 1 ? "" : "at least ") + value(digits.first());
}

std::string ReasonWords::apart_text() const {
  return others() + " would be " + most_of(set_of(number(1))) + " and " + across() + " " +
         least_of(set_of(number(2))) + ", too far apart for a run of " + digit(3);
}

std::string ReasonWords::between_text() const {
  const bool is_high = number(1) == 1;
  const logic::DigitSet digits = set_of(number(2));
  return others() + " would be " + (is_high ? least_of(digits) : most_of(digits)) +
         ", and neither " + listed_cells(shape_, reason_.across, "nor") + " could be " +
         (is_high ? "more" : "less");
}

// "r1c2 would be 4 and r1c3 7 or 8, which do not go together".
std::string ReasonWords::no_partners_text() const {
  return others() + " would be " + values(set_of(number(1))) + " and " + across() + " " +
         values(set_of(number(2))) + ", which do not go together";
}

// "what lies between the smallest (r1c1) and the largest would make at least 12, not 10".
std::string ReasonWords::sum_between_text() const {
  const auto placed = [this](const CellSet& cells) {
    return cells.count() == 1 ? " (" + listed_cells(shape_, cells) + ")" : std::string();
  };
  const std::string below = number(1) < 0 ? std::string() : "at most " + digit(1);
  const std::string above = number(2) < 0 ? std::string() : "at least " + digit(2);
  return "what lies between the smallest" + placed(reason_.others) + " and the largest" +
         placed(reason_.across) + " would make " + below +
         (below.empty() || above.empty() ? "" : " or ") + above + ", not " + digit(3);
}

// "r1c3 would be 7, and not the first that is hidden", "r1c2 would be hidden first, as 2 or 5".
std::string ReasonWords::hidden_text() const {
  if (!reason_.across.empty())
    return across() + " would be " + digit(2) + ", and not the first that is hidden";
  if (reason_.others.empty()) return "none would be hidden";
  const logic::DigitSet hidden = set_of(number(1));
  if (reason_.others.count() > most_named) return digit(2) + " would not be hidden first";
  return listed_cells(shape_, reason_.others, "or") + " would be hidden first" +
         (hidden.count() > most_named ? ", and not as " + digit(2) : ", as " + values(hidden));
}

std::string ReasonWords::sum_would(const CellSet& set) const {
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
