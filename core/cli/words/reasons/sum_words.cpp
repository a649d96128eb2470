// What sums say, and clues that count cells.

#include "core/cli/words/reasons/reason_words.hpp"

#include <algorithm>

namespace ninefold::cli {

std::string ReasonWords::slope(std::string_view bound) const {
  const std::string words = std::string(" ") + std::string(bound) + " ";
  std::vector<std::string> items;
  for (std::size_t at = 2; at + 1 < reason_.numbers.size(); at += 2) {
    items.push_back(cell_at(shape_, number(at)) + (items.empty() ? " is" : "") + words +
                    digit(at + 1));
  }
  return in_rule("digits grow from the bulb, and " + cell_at(shape_, number(0)) + " is" + words +
                 digit(1) + ", so " + listed(items, "and"));
}

std::string ReasonWords::sum_text() const {
  const bool is_least = number(0) == 1;
  const std::string extreme = is_least ? "at most " : "at least ";
  const std::string opposite = is_least ? "at least " : "at most ";
  const int rest = number(5);
  const bool is_one = reason_.cells.count() == 1;
  std::string text;
  if (!reason_.across.empty())
    text += (reason_.numbers.size() > 6 ? "the number in the pill is "
                                        : joined_cells_of_sum(reason_.across)) +
            opposite + digit(4);
  if (rest > 0) {
    if (!text.empty()) text += " and ";
    text += !is_one || rest > 3 ? "the other " + (rest == 1 ? "cell" : std::to_string(rest)) +
                                      (rest == 1 ? " is " : " make ")
                                : joined_cells_of_sum(reason_.others);
    text += extreme + digit(3);
  }
  if (text.empty()) text = "the sum is " + digit(2);
  const std::string what = is_one ? cells() + " is " : "each of " + cells() + " is ";
  return in_rule(text + ", so " + what + opposite + digit(1));
}

std::string ReasonWords::joined_cells_of_sum(const CellSet& set) const {
  constexpr int most_named = 4;
  if (set.count() > most_named) return std::to_string(set.count()) + " cells make ";
  return listed_cells(shape_, set) + (set.count() == 1 ? " is " : " make ");
}

std::string ReasonWords::tight_text() const {
  std::string groups;
  for (std::size_t at = 2; at < reason_.numbers.size(); ++at)
    groups += (groups.empty() ? "" : "+") + digit(at);
  const std::string extreme = number(0) == 1 ? "at least " : "at most ";
  const bool are_several = reason_.numbers.size() > 3;
  return in_rule("cells that see each other differ, so together they make " + extreme + groups +
                 (are_several ? " = " + digit(1) : "") +
                 ", which is the clue: nothing is to "
                 "spare");
}

std::string ReasonWords::count_text() const {
  std::vector<std::string> items;
  for (std::size_t at = 1; at + 2 < reason_.numbers.size(); at += 3) {
    const bool is_more = number(at + 1) > number(0);
    // Of counts that are all too small, or too large, the nearest says it.
    const bool is_nearest = is_more
                                ? at == 1 || number(at - 2) <= number(0)
                                : at + 3 >= reason_.numbers.size() || number(at + 4) > number(0);
    if (!is_nearest) continue;
    const std::string bound = number(at + 1) == number(at + 2) ? ""
                              : is_more                        ? "at least "
                                                               : "at most ";
    items.push_back(digit(at) + (number(at) == 1 ? " cell makes " : " cells make ") + bound +
                    (is_more ? digit(at + 1) : digit(at + 2)));
  }
  return in_rule(cells() + " says how many cells make " + digit(0) + "; " + listed(items, "and"));
}

std::string ReasonWords::pill_text() const {
  const std::string range = number(2) == number(3) ? digit(2) : digit(2) + " to " + digit(3);
  const std::string made =
      number(0) == number(1) ? digit(0) : "at least " + digit(0) + " and at most " + digit(1);
  return in_rule(joined_cells_of_sum(reason_.others) + made + ", so the number in the pill is " +
                 range);
}

std::string ReasonWords::rest_text() const {
  std::vector<std::string> sums;
  for (std::size_t at = 1; at < reason_.numbers.size(); ++at) sums.push_back(digit(at));
  const int count = reason_.others.count();
  const std::string rest = count > 4 ? "the other " + std::to_string(count) : others();
  return in_rule("with " + values(set_of(number(0))) + " in " + cells() + ", " + rest +
                 " would have to " + (count == 1 ? "be " : "make ") + listed(sums, "or") +
                 (count == 1 ? ", which it cannot" : ", which they cannot"));
}

std::string ReasonWords::sets_by_count_text() const {
  std::vector<std::string> items;
  for (std::size_t at = 1; at + 1 < reason_.numbers.size(); at += 2)
    items.push_back(number(at + 1) == 0 ? digit(at) + " cells cannot make it"
                                        : "with " + digit(at) + " cells the others are among " +
                                              digits_text(shape_, set_of(number(at + 1))));
  return in_rule(cells() + " says how many cells make " + digit(0) + "; " + listed(items, "and"));
}

}  // namespace ninefold::cli
