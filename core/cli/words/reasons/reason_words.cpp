#include "core/cli/words/reasons/reason_words.hpp"

#include <algorithm>

namespace ninefold::cli {

namespace {

/// Beyond that, digits are told by what goes.
constexpr int most_told_digits = 3;
/// Of two cells that stand beside each other.
constexpr int most_told_partners = 4;
/// Of so many digits it is told what they would need beside them.
constexpr int most_needed = 2;

}  // namespace

std::string ReasonWords::listed_cells(Shape shape, const CellSet& cells, std::string_view joint) {
  std::vector<std::string> items;
  for (const Cell cell : cells) items.push_back(cell_text(shape, cell));
  return listed(items, joint);
}

ReasonWords::ReasonWords(const logic::Links& links, const logic::Step& step,
                         std::span<const std::string> rules)
    : links_(links), shape_(links.shape()), step_(step), reason_(step.reason) {
  std::vector<std::string> names;
  for (const std::uint16_t rule : step.rules) names.push_back(rules[rule]);
  if (!names.empty()) first_rule_ = names.front();
  rule_ = names.size() > 3 ? "the rules of " + house() : listed(names, "and");
  if (step.technique == logic::Technique::rules_in_house && names.size() <= 3)
    rule_ = house() + " with " + rule_;
  if (reason_.failing == 0) return;
  const auto failing = names.begin() + (reason_.failing - 1);
  const std::string named = *failing;
  names.erase(failing);
  rule_ = names.size() >= 3 ? "the rules of " + house() : house() + " and " + listed(names, "and");
  rule_ = "with " + rule_ + ", " + named;
}

std::string ReasonWords::text() const {
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
    case too_few_places: return assumed(4) + failed() + too_few_text();
    case too_many_cells: return assumed(3) + failed() + too_many_text();
    case too_few_alike: return assumed(2) + failed() + alike_text();
    case too_far_apart: return assumed(4) + failed() + apart_text();
    case not_between: return assumed(3) + failed() + between_text();
    case no_partners: return assumed(3) + failed() + no_partners_text();
    case between_missed: return assumed(4) + failed() + sum_between_text();
    case hidden_missed: return assumed(3) + failed() + hidden_text();
    case not_left:
      return assumed(3) + failed() + others() + " would be " + values(set_of(number(1))) +
             ", and the other cells leave it only " + values(set_of(number(2)));
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

std::string ReasonWords::named_alike() const {
  return first_rule_ + ", and " + std::to_string(step_.rules.size() - 1) + " more like it";
}

std::string ReasonWords::house() const {
  if (step_.houses.empty()) return "the board";
  return house_text(links_, links_.houses()[step_.houses.front()]);
}

std::string ReasonWords::sets() const {
  std::vector<std::string> items;
  const bool is_sum = step_.technique == logic::Technique::cage_combinations;
  for (const logic::DigitSet set : step_.combinations) {
    std::string text;
    for (const Digit digit : set) text += (is_sum && !text.empty() ? "+" : "") + value(digit);
    items.push_back(text);
  }
  return listed(items, "or");
}

std::string ReasonWords::equal_text() const {
  const logic::DigitSet both = set_of(number(0));
  const std::string what = both.count() <= most_told_digits ? "both are " + values(both)
                                                            : "neither is " + values(step_.digits);
  return in_rule(cells() + " are equal, so " + what);
}

std::string ReasonWords::partners_text() const {
  const logic::DigitSet from = set_of(number(0));
  const logic::DigitSet left = set_of(number(1));
  const std::string gone = values(step_.digits);
  const bool is_short = !left.empty() && left.count() <= most_told_partners;
  const std::string needed = from.count() > most_told_digits ? needed_text() : std::string();
  if (!needed.empty()) return in_rule(needed);
  if (from.count() > (is_short ? most_told_partners : most_told_digits))
    return in_rule("whatever " + others() + " is, it does not go with " + gone + " in " + cells());
  const std::string what = is_short ? "can only be " + values(left) : "cannot be " + gone;
  return in_rule(others() + " is " + values(from) + ", so " + cells() + " " + what);
}

std::string ReasonWords::needed_text() const {
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

std::string ReasonWords::place_text() const {
  std::vector<std::string> items;
  for (std::size_t at = 1; at + 1 < reason_.numbers.size() && items.size() < 4; at += 2)
    items.push_back(cell_at(shape_, number(at + 1)));
  const bool is_one = items.size() == 1;
  return in_rule(
      cells() + " says where the " + digit(0) + " is; " +
      (is_one ? "with " + digit(1) + " there it would be in " + items[0] + ", which cannot be"
              : listed(items, "and") + " cannot hold it"));
}

std::string ReasonWords::reach_text() const {
  const bool is_one = number(3) == number(4);
  const std::string count = is_one ? digit(3) : digit(3) + " to " + digit(4);
  return in_rule(digit(0) + " between " + std::to_string(shape_.lowest) + " and " +
                 std::to_string(shape_.highest()) + " takes " + count +
                 (is_one && number(3) == 1 ? " cell" : " cells") + ", and so far from " +
                 listed_cells(shape_, reason_.cells, "or") + " there is no place for " + digit(2));
}

std::string ReasonWords::opening_text() const {
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
      return rules + "no sum of the arrow's cells is written with the digits removed here";
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

std::string ReasonWords::skyscraper_text() const {
  std::vector<std::string> items;
  for (std::size_t at = 2; at + 1 < reason_.numbers.size(); at += 2)
    items.push_back(cell_at(shape_, number(at)) + " is at most " + digit(at + 1));
  return in_rule(digit(0) + " are seen up to the " + digit(1) +
                 ", so taller ones have to follow: " + listed(items, "and"));
}

}  // namespace ninefold::cli
