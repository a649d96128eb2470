#include "core/cli/words/reason_text.hpp"

#include "core/cli/words/step_text.hpp"
#include "core/cli/words/steps/telling.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

namespace ninefold::cli {

namespace {

/// Beyond that, digits are told by what goes.
constexpr int most_told_digits = 3;
/// Of two cells that stand beside each other.
constexpr int most_told_partners = 4;
/// Of so many digits it is told what they would need beside them.
constexpr int most_needed = 2;

std::string listed_cells(Shape shape, const CellSet& cells, std::string_view joint = "and") {
  std::vector<std::string> items;
  for (const Cell cell : cells) items.push_back(cell_text(shape, cell));
  return listed(items, joint);
}

logic::DigitSet set_of(int bits) { return logic::DigitSet(static_cast<unsigned>(bits)); }

std::string cell_at(Shape shape, int cell) { return cell_text(shape, static_cast<Cell>(cell)); }

class ReasonWords {
 public:
  ReasonWords(const logic::Links& links, const logic::Step& step,
              std::span<const std::string> rules)
      : links_(links), shape_(links.shape()), step_(step), reason_(step.reason) {
    std::vector<std::string> names;
    for (const std::uint16_t rule : step.rules) names.push_back(rules[rule]);
    if (!names.empty()) first_rule_ = names.front();
    rule_ = names.size() > 3 ? "the rules of " + house() : listed(names, "and");
    if (step.technique == logic::Technique::rules_in_house && names.size() <= 3)
      rule_ = house() + " with " + rule_;
  }

  std::string text() const {
    using enum logic::ReasonKind;
    switch (reason_.kind) {
      case none: return {};
      case equal: return equal_text();
      case partners: return partners_text();
      case partner_twice:
        return in_rule(digit(0) + " in " + cells() + " would need " + digit(1) + " in both " +
                       others() + ", which see each other");
      case rising: return slope("at least");
      case falling: return slope("at most");
      case sum: return sum_text();
      case sum_tight: return tight_text();
      case combinations: return rule_ + " can only hold " + sets();
      case digit_of_house:
        return house() + " has its " + digit(0) + " on " + rule_ + " (" +
               listed_cells(shape_, reason_.cells, "or") + "), which then holds " + sets();
      case count_of_sum: return count_text();
      case place_of_clue: return place_text();
      case dead_end: return assumed(2) + starved(number(1));
      case shared_digits: return assumed(2) + failed() + shared_text();
      case no_place: return assumed(2) + failed() + digit(1) + " would have no place in " + house();
      case sum_missed: return assumed(5) + failed() + missed_text();
      case sum_needs: return assumed(2) + failed() + needs_text();
      case seen_missed:
        return assumed(4) + failed() + (number(1) == 1 ? "at least " : "at most ") + digit(2) +
               " would be seen";
      case number_in_pill: return pill_text();
      case cases: return cases_text();
      case sandwich_reach: return reach_text();
      case skyscraper: return skyscraper_text();
      case sets_by_count: return sets_by_count_text();
      case rest_of_sum: return rest_text();
      case opening: return opening_text();
      case contradiction: return contradiction_text();
      case common_ground: return common_ground_text();
    }
    return {};
  }

 private:
  int number(std::size_t index) const { return reason_.numbers[index]; }
  std::string value(Digit digit) const { return std::to_string(shape_.value_of(digit)); }
  std::string values(logic::DigitSet digits) const { return listed_digits(shape_, digits, "or"); }
  std::string digit(std::size_t index) const { return std::to_string(number(index)); }
  std::string cells() const { return listed_cells(shape_, reason_.cells); }
  std::string others() const { return listed_cells(shape_, reason_.others); }
  /// "the thermometer with its bulb at r9c4 and 3 more"
  std::string named_alike() const {
    return first_rule_ + " and " + std::to_string(step_.rules.size() - 1) + " more";
  }
  std::string in_rule(const std::string& text) const { return rule_ + ": " + text; }

  std::string house() const {
    if (step_.houses.empty()) return "the board";
    return house_text(links_, links_.houses()[step_.houses.front()]);
  }

  std::string sets() const {
    std::vector<std::string> items;
    const bool is_sum = step_.technique == logic::Technique::cage_combinations;
    for (const logic::DigitSet set : step_.combinations) {
      std::string text;
      for (const Digit digit : set) text += (is_sum && !text.empty() ? "+" : "") + value(digit);
      items.push_back(text);
    }
    return listed(items, "or");
  }

  std::string equal_text() const {
    const logic::DigitSet both = set_of(number(0));
    const std::string what = both.count() <= most_told_digits
                                 ? "both are " + values(both)
                                 : "neither is " + values(step_.digits);
    return in_rule(cells() + " are equal, so " + what);
  }

  std::string partners_text() const {
    const logic::DigitSet from = set_of(number(0));
    const logic::DigitSet left = set_of(number(1));
    const std::string gone = values(step_.digits);
    const bool is_short = !left.empty() && left.count() <= most_told_partners;
    const std::string needed = from.count() > most_told_digits ? needed_text() : std::string();
    if (!needed.empty()) return in_rule(needed);
    if (from.count() > (is_short ? most_told_partners : most_told_digits))
      return in_rule("whatever " + others() + " is, it does not go with " + gone + " in " +
                     cells());
    const std::string what = is_short ? "can only be " + values(left) : "cannot be " + gone;
    return in_rule(others() + " is " + values(from) + ", so " + cells() + " " + what);
  }

  // "1 in r2c2 would need 9 in r1c2, and 2 would need 8", "no digit goes with 5 or 7", or nothing
  // where that would be long.
  std::string needed_text() const {
    const auto needed = std::span(reason_.numbers).subspan(2);
    if (std::ssize(needed) != step_.digits.count()) return {};
    const auto is_nothing = [](int digits) { return digits == 0; };
    if (std::all_of(needed.begin(), needed.end(), is_nothing))
      return "no digit goes with " + values(step_.digits) + " in " + cells();
    if (std::ssize(needed) > most_needed || std::any_of(needed.begin(), needed.end(), is_nothing))
      return {};
    std::vector<std::string> items;
    std::size_t at = 0;
    for (const Digit digit : step_.digits) {
      const logic::DigitSet digits = set_of(needed[at++]);
      if (digits.count() > most_told_digits) return {};
      const bool is_first = items.empty();
      items.push_back(value(digit) + (is_first ? " in " + cells() : "") + " would need " +
                      values(digits) + (is_first ? " in " + others() : ""));
    }
    return items.front() + (items.size() > 1 ? ", and " + items.back() : "");
  }

  std::string slope(std::string_view bound) const {
    const std::string words = std::string(" ") + std::string(bound) + " ";
    std::vector<std::string> items;
    for (std::size_t at = 2; at + 1 < reason_.numbers.size(); at += 2) {
      items.push_back(cell_at(shape_, number(at)) + (items.empty() ? " is" : "") + words +
                      digit(at + 1));
    }
    return in_rule("digits grow from the bulb, and " + cell_at(shape_, number(0)) + " is" + words +
                   digit(1) + ", so " + listed(items, "and"));
  }

  // "the other two make at most 17, so r1c1 is at least 3"
  std::string sum_text() const {
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

  std::string joined_cells_of_sum(const CellSet& set) const {
    constexpr int most_named = 4;
    if (set.count() > most_named) return std::to_string(set.count()) + " cells make ";
    return listed_cells(shape_, set) + (set.count() == 1 ? " is " : " make ");
  }

  std::string tight_text() const {
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

  std::string count_text() const {
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

  std::string place_text() const {
    std::vector<std::string> items;
    for (std::size_t at = 1; at + 1 < reason_.numbers.size() && items.size() < 4; at += 2)
      items.push_back(cell_at(shape_, number(at + 1)));
    const bool is_one = items.size() == 1;
    return in_rule(
        cells() + " says where the " + digit(0) + " is; " +
        (is_one ? "with " + digit(1) + " there it would be in " + items[0] + ", which cannot be"
                : listed(items, "and") + " cannot hold it"));
  }

  std::string starved(int cell) const {
    if (cell == 0) return rule_ + " could not be filled";
    return rule_ + " would leave nothing for " + cell_at(shape_, cell - 1);
  }

  /// "if r1c1 were 2, r1c2 would be 4 and r1c3 7, and ": what the digit makes of other cells stands
  /// from that number on.
  std::string assumed(std::size_t from) const {
    std::vector<std::string> items;
    for (std::size_t at = from; at + 1 < reason_.numbers.size(); at += 2)
      items.push_back(cell_at(shape_, number(at)) + (items.empty() ? " would be " : " ") +
                      digit(at + 1));
    return "if " + cells() + " were " + values(set_of(number(0))) + ", " +
           (items.empty() ? "" : listed(items, "and") + ", and ");
  }

  std::string failed() const { return rule_ + " could not be filled: "; }

  std::string shared_text() const {
    const logic::DigitSet left = set_of(number(1));
    if (left.count() == 1 && reason_.others.count() == 2)
      return "both " + others() + " would be " + values(left);
    return "only " + listed_digits(shape_, left, "and") + " would be left for " + others();
  }

  std::string needs_text() const {
    return others() + " would have to " + (reason_.others.count() == 1 ? "be " : "make ") +
           digit(1);
  }

  std::string missed_text() const {
    const bool is_too_much = number(1) == 1;
    const std::string extreme = is_too_much ? "at least " : "at most ";
    const std::string opposite = is_too_much ? "at most " : "at least ";
    const std::string made = sum_would(reason_.others) + extreme + digit(2);
    if (reason_.across.empty()) return made + ", not " + digit(3);
    return made + ", and " +
           (number(4) == 1 ? "the number in the pill would be " : sum_would(reason_.across)) +
           opposite + digit(3);
  }

  std::string sum_would(const CellSet& set) const {
    constexpr int most_named = 4;
    const std::string verb = set.count() == 1 ? " would be " : " would make ";
    if (set.count() > most_named) return std::to_string(set.count()) + " cells" + verb;
    return listed_cells(shape_, set) + verb;
  }

  std::string pill_text() const {
    const std::string range = number(2) == number(3) ? digit(2) : digit(2) + " to " + digit(3);
    const std::string made =
        number(0) == number(1) ? digit(0) : "at least " + digit(0) + " and at most " + digit(1);
    return in_rule(joined_cells_of_sum(reason_.others) + made + ", so the number in the pill is " +
                   range);
  }

  std::string rest_text() const {
    std::vector<std::string> sums;
    for (std::size_t at = 1; at < reason_.numbers.size(); ++at) sums.push_back(digit(at));
    const int count = reason_.others.count();
    const std::string rest = count > 4 ? "the other " + std::to_string(count) : others();
    return in_rule("with " + values(set_of(number(0))) + " in " + cells() + ", " + rest +
                   " would have to " + (count == 1 ? "be " : "make ") + listed(sums, "or") +
                   (count == 1 ? ", which it cannot" : ", which they cannot"));
  }

  std::string cases_text() const {
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
                              others() + " would be " + listed(digits, "or") + " by " + rule_ +
                              "; ";
    const bool are_two = digits.size() == 2;
    if (is_each_alike && number(2) == 0)
      return start + (are_two ? "neither fits" : "none of them fits");
    if (is_each_alike)
      return start + (are_two ? "either" : "each") + " leaves nothing for " +
             cell_at(shape_, number(2) - 1);
    return start + listed(ends, "and");
  }

  std::string reach_text() const {
    const bool is_one = number(3) == number(4);
    const std::string count = is_one ? digit(3) : digit(3) + " to " + digit(4);
    return in_rule(digit(0) + " between " + std::to_string(shape_.lowest) + " and " +
                   std::to_string(shape_.highest()) + " takes " + count +
                   (is_one && number(3) == 1 ? " cell" : " cells") + ", and so far from " +
                   listed_cells(shape_, reason_.cells, "or") + " there is no place for " +
                   digit(2));
  }

  // Of several rules that are alike.
  std::string opening_text() const {
    using enum logic::ReasonKind;
    const std::string rules = named_alike() + ": ";
    switch (static_cast<logic::ReasonKind>(number(0))) {
      case rising:
      case falling:
        return rules +
               "digits grow from the bulb, so each cell leaves room for those before and after it";
      case partners: return rules + "no digit beside them goes with the digits removed here";
      case partner_twice:
        return rules +
               "no digit beside them goes with the digits removed here, or two cells that "
               "see each other would need the same one";
      case number_in_pill:
        return rules + "no sum of the other cells is read with the digits removed here";
      case skyscraper:
        return rules +
               "as many are seen as the clue says, so taller ones have to follow the first "
               "cells";
      case combinations:
        return rules +
               "the digits removed here are too large or too small for the sums, or the "
               "rest would need a digit twice";
      default:
        if (step_.technique == logic::Technique::arrow_sums)
          return rules +
                 "a circle is at least what the cells of its arrow make, and none of these "
                 "is more than the others leave of it";
        return rules + "the digits removed here are too large or too small for the sums";
    }
  }

  std::string contradiction_text() const {
    constexpr std::size_t most_told = 5;
    std::vector<std::string> chain;
    for (const logic::Step& part : step_.parts) {
      if (chain.size() == most_told) break;
      for (const auto& [cell, digit] : part.placements)
        chain.push_back(cell_text(shape_, cell) + (chain.empty() ? " would be " : " ") +
                        value(digit));
      const std::string cases = cases_within(part, chain.empty());
      if (!cases.empty()) chain.push_back(cases);
    }
    std::string end = named_together() + " could not be kept";
    if (!reason_.cells.empty()) end = "nothing would be left for " + cells();
    if (!reason_.numbers.empty()) end = house() + " would have no place for " + digit(0);
    const logic::Candidate struck = step_.eliminations.front();
    const std::size_t count = length_of(step_.parts);
    const std::string steps = count > 1 ? " (in " + std::to_string(count) + " steps)" : "";
    return "if " + cell_text(shape_, struck.cell) + " were " + value(struck.digit) + ", " +
           (chain.empty() ? "" : listed(chain, "and") + steps + ", and ") + end;
  }

  /// What the cases on a way have in common: "r5c5 not 4 whichever of 3 and 5 r1c2 is", or which of
  /// them fails: "r1c2 not 3". Nothing where none of them holds, for then the way ends.
  std::string cases_within(const logic::Step& part, bool is_first) const {
    if (part.reason.kind != logic::ReasonKind::common_ground) return {};
    const auto is_struck = [&part](const logic::Step& each) {
      return std::find(part.eliminations.begin(), part.eliminations.end(),
                       each.placements.front()) != part.eliminations.end();
    };
    if (std::all_of(part.parts.begin(), part.parts.end(), is_struck)) return {};
    const auto& [cell, digit] = part.eliminations.front();
    std::string start =
        cell_text(shape_, cell) + (is_first ? " would not be " : " not ") + value(digit);
    if (part.cells.contains(cell) && part.digits.contains(digit)) return start;
    if (part.houses.empty())
      return start + " whichever of " + listed_digits(shape_, part.digits, "and") + " " +
             listed_cells(shape_, part.cells) + " is";
    return start + " wherever the " + values(part.digits) + " of " +
           house_text(links_, links_.houses()[part.houses.front()]) + " is";
  }

  /// How many steps a way has, with those of the cases on it.
  static std::size_t length_of(const std::vector<logic::Step>& parts) {
    std::size_t length = 0;
    for (const logic::Step& part : parts) length += 1 + length_of(part.parts);
    return length;
  }

  /// The rules where an assumption fails, with the houses that they fail in.
  std::string named_together() const {
    constexpr std::size_t most_named = 2;
    if (step_.houses.empty()) return rule_;
    std::vector<std::string> houses;
    for (const std::uint8_t index : step_.houses)
      houses.push_back(house_text(links_, links_.houses()[index]));
    if (step_.rules.size() > most_named || houses.size() > most_named)
      return "what the rules make of " + listed(houses, "and");
    return listed(houses, "and") + " with " + rule_;
  }

  // "r1c1 is 2 or 5. Whichever it is, r2c3 is not 4 (in 1 and 3 steps)"
  std::string common_ground_text() const {
    std::vector<std::string> counts;
    for (const logic::Step& part : step_.parts) counts.push_back(std::to_string(part.parts.size()));
    const auto& [cell, digit] = step_.eliminations.front();
    const bool is_of_cell = step_.houses.empty();
    const std::string start = is_of_cell ? listed_cells(shape_, step_.cells) + " is " +
                                               values(step_.digits) + ". Whichever it is, "
                                         : "the " + values(step_.digits) + " of " + house() +
                                               " is in " + listed_cells(shape_, step_.cells, "or") +
                                               ". Wherever it is, ";
    return start + cell_text(shape_, cell) + " cannot be " + value(digit) + " (in " +
           listed(counts, "and") + " steps)";
  }

  std::string skyscraper_text() const {
    std::vector<std::string> items;
    for (std::size_t at = 2; at + 1 < reason_.numbers.size(); at += 2)
      items.push_back(cell_at(shape_, number(at)) + " is at most " + digit(at + 1));
    return in_rule(digit(0) + " are seen up to the " + digit(1) +
                   ", so taller ones have to follow: " + listed(items, "and"));
  }

  std::string sets_by_count_text() const {
    std::vector<std::string> items;
    for (std::size_t at = 1; at + 1 < reason_.numbers.size(); at += 2)
      items.push_back(number(at + 1) == 0 ? digit(at) + " cells cannot make it"
                                          : "with " + digit(at) + " cells the others are among " +
                                                digits_text(shape_, set_of(number(at + 1))));
    return in_rule(cells() + " says how many cells make " + digit(0) + "; " + listed(items, "and"));
  }

  const logic::Links& links_;
  Shape shape_;
  const logic::Step& step_;
  const logic::Reason& reason_;
  std::string rule_;
  std::string first_rule_;
};

}  // namespace

std::string reason_text(const logic::Links& links, const logic::Step& step,
                        std::span<const std::string> rules) {
  return ReasonWords(links, step, rules).text();
}

}  // namespace ninefold::cli
