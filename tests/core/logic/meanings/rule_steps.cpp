#include "tests/core/logic/meanings/rule_steps.hpp"

#include "tests/core/logic/meanings/closer_ends.hpp"
#include "tests/core/logic/meanings/fillings.hpp"
#include "tests/core/logic/meanings/step_reading.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <utility>

namespace ninefold::tests {

namespace {

using logic::Technique;

bool excludes_all(const Meaning& meaning, const CellSet& cells, int digit,
                  const logic::Candidate& struck) {
  for (const Cell cell : cells) {
    if (cell == struck.cell) return false;
    if (!meaning.forbids(cell, digit, struck.cell, struck.digit)) return false;
  }
  return true;
}

/// Whether so many cells as there are digits all differ.
bool is_house(const Meaning& meaning, const CellSet& cells) {
  return cells.count() == meaning.side() && meaning.all_differ(numbers_of(cells));
}

/// Whether one of the rules that a step names is about both cells, in whatever parts it is defined.
bool is_about(const Meaning& meaning, const logic::Step& step, int one, int other) {
  return std::any_of(step.rules.begin(), step.rules.end(), [&](std::uint16_t number) {
    std::set<int> cells;
    for (const StepRule& rule : meaning.rule(number).rules)
      cells.insert(rule.cells.begin(), rule.cells.end());
    return cells.count(one) == 1 && cells.count(other) == 1;
  });
}

/// Whether the rules that are named are about all the cells in which different digits exclude each
/// other.
Complaint breach_of_names(const Meaning& meaning, const logic::Step& step) {
  if (meaning.rule_count() == 0) return std::nullopt;
  for (const logic::Candidate& struck : step.eliminations) {
    for (const Cell cell : step.cells) {
      logic::DigitSet others = step.digits;
      others.erase(struck.digit);
      if (!others.empty() && !is_about(meaning, step, cell, struck.cell))
        return "does not name a rule that it uses";
    }
  }
  return std::nullopt;
}

Complaint breach_of_house(const Meaning& meaning, const logic::State& state,
                          const logic::Step& step) {
  if (step.houses.size() != 1 || step.digits.count() != 1) return "has not one house and one digit";
  const CellSet& house = state.links().houses()[step.houses[0]].cells;
  const Digit digit = step.digits.first();
  if (!is_house(meaning, house)) return "has a house that is none";
  if (!(step.cells == (state.places(digit) & house))) return "leaves out a place in its house";
  for (const logic::Candidate& struck : step.eliminations) {
    if (!excludes_all(meaning, step.cells, digit, struck)) return "strikes what some place allows";
  }
  return breach_of_names(meaning, step);
}

Complaint breach_of_cell(const Meaning& meaning, const logic::State& state,
                         const logic::Step& step) {
  if (step.cells.count() != 1) return "has not one cell";
  if (!(state.candidates(*step.cells.begin()) == step.digits)) return "leaves out a digit";
  for (const logic::Candidate& struck : step.eliminations) {
    for (const Digit digit : step.digits) {
      if (!excludes_all(meaning, step.cells, digit, struck)) return "strikes what a digit allows";
    }
  }
  return breach_of_names(meaning, step);
}

/// The candidates of the cells that a step tells, and all digits in others.
std::vector<unsigned> told_candidates(const Meaning& meaning, const logic::State& state,
                                      const logic::Step& step) {
  std::vector<unsigned> told = candidates_of(state);
  for (int cell = 0; cell < meaning.cell_count(); ++cell) {
    if (!step.cells.contains(static_cast<Cell>(cell))) at(told, cell) = (2U << meaning.side()) - 2U;
  }
  return told;
}

/// Whether what is struck stands in no filling of these cells that keeps these rules.
Complaint breach_of_fillings(const std::vector<unsigned>& all, const logic::Step& step,
                             Fillings& fillings, std::uint64_t& open) {
  for (const logic::Candidate& struck : step.eliminations) {
    std::vector<unsigned> with = all;
    at(with, struck.cell) &= 1U << struck.digit;
    if (at(with, struck.cell) == 0) continue;
    const Fillings::Found found = fillings.among(with);
    if (found == Fillings::Found::some) return "strikes what a filling of its cells has";
    open += found == Fillings::Found::unknown ? 1 : 0;
  }
  return std::nullopt;
}

/// The candidates with which a step leaves its rule: once, or, where a house has its digit on the
/// rule, once for each of its places.
using Ways = std::vector<std::vector<unsigned>>;

Ways ways_of(const std::vector<unsigned>& candidates, const logic::Step& step) {
  if (step.reason.kind != logic::ReasonKind::digit_of_house) return {candidates};
  Ways ways;
  for (const Cell place : step.reason.cells) {
    ways.push_back(candidates);
    at(ways.back(), place) &= 1U << step.reason.numbers.front();
  }
  return ways;
}

/// Whether a house has its digit on the rule and nowhere else.
Complaint breach_of_digit_of_house(const Meaning& meaning, const logic::State& state,
                                   const logic::Step& step) {
  if (step.houses.size() != 1 || step.reason.numbers.size() != 1)
    return "has not one house and one digit";
  const CellSet& house = state.links().houses()[step.houses[0]].cells;
  if (!is_house(meaning, house)) return "has a house that is none";
  const auto digit = static_cast<Digit>(step.reason.numbers.front());
  if (!(step.reason.cells == (state.places(digit) & house)))
    return "leaves out a place in its house";
  if (!step.reason.cells.without(step.cells).empty()) return "has a place outside its rule";
  return std::nullopt;
}

/// Whether it tells all sets of digits that fillings of the rule's cells have; and of a cage no
/// other. Elsewhere the order may count, which sets do not tell.
Complaint breach_of_combinations(const Meaning& meaning, const logic::State& state,
                                 const logic::Step& step, std::uint64_t& open) {
  const std::vector<const StepRule*> rules = rules_of(meaning, step);
  const std::set<int> cells = cells_of(rules);
  Fillings fillings(meaning, {cells.begin(), cells.end()}, rules);
  const Ways ways = ways_of(candidates_of(state), step);
  for (unsigned digits = 0; digits < 1U << meaning.side(); ++digits) {
    if (std::popcount(digits) != static_cast<int>(cells.size())) continue;
    const bool is_told = std::find(step.combinations.begin(), step.combinations.end(),
                                   logic::DigitSet(digits)) != step.combinations.end();
    bool is_held = false;
    bool is_open = false;
    for (std::vector<unsigned> with : ways) {
      for (const int cell : cells) at(with, cell) &= digits << 1U;
      const Fillings::Found found = fillings.among(with);
      is_held = is_held || found == Fillings::Found::some;
      is_open = is_open || found == Fillings::Found::unknown;
    }
    open += is_open ? 1 : 0;
    if (is_held && !is_told) return "leaves out a combination";
    const bool is_cage = step.technique == Technique::cage_combinations;
    if (!is_held && !is_open && is_told && is_cage) return "has a combination too many";
  }
  return std::nullopt;
}

/// Whether each digit is struck by one of several rules, whatever the board holds, and each rule
/// strikes one.
Complaint breach_of_opening(const Meaning& meaning, const logic::Step& step, std::uint64_t& open) {
  if (step.rules.size() < 2) return "is about one rule alone";
  const std::vector<unsigned> unknown(static_cast<std::size_t>(meaning.cell_count()),
                                      (2U << meaning.side()) - 2U);
  std::set<logic::Candidate> left(step.eliminations.begin(), step.eliminations.end());
  for (const std::uint16_t number : step.rules) {
    std::vector<const StepRule*> rules;
    for (const StepRule& rule : meaning.rule(number).rules) rules.push_back(&rule);
    const std::set<int> cells = cells_of(rules);
    Fillings fillings(meaning, {cells.begin(), cells.end()}, rules);
    bool is_of_use = false;
    for (const logic::Candidate& struck : step.eliminations) {
      if (!cells.contains(struck.cell)) continue;
      std::vector<unsigned> with = unknown;
      at(with, struck.cell) = 1U << struck.digit;
      const Fillings::Found found = fillings.among(with);
      if (found == Fillings::Found::some) continue;
      open += found == Fillings::Found::unknown ? 1 : 0;
      is_of_use = true;
      left.erase(struck);
    }
    if (!is_of_use) return "is about a rule that strikes nothing";
  }
  return left.empty() ? std::nullopt : Complaint("strikes what each of its rules allows");
}

Complaint breach_of_rule(const Meaning& meaning, const logic::State& state, const logic::Step& step,
                         std::uint64_t& open) {
  // Of rules of the whole board only the links can be read.
  constexpr std::size_t most_cells = 24;
  if (step.reason.kind == logic::ReasonKind::opening) return breach_of_opening(meaning, step, open);
  if (step.rules.size() != 1) return "is not about one rule";
  const std::vector<const StepRule*> rules = rules_of(meaning, step);
  if (rules.empty()) return "is about a rule without a meaning";
  Fillings fillings(meaning, numbers_of(step.cells), rules);
  if (fillings.cells().size() > most_cells) {
    ++open;
    return std::nullopt;
  }
  if (step.reason.kind == logic::ReasonKind::digit_of_house) {
    if (Complaint breach = breach_of_digit_of_house(meaning, state, step)) return breach;
  }
  for (const std::vector<unsigned>& way : ways_of(told_candidates(meaning, state, step), step)) {
    if (Complaint breach = breach_of_fillings(way, step, fillings, open)) return breach;
  }
  const bool has_sets = !step.combinations.empty();
  return has_sets ? breach_of_combinations(meaning, state, step, open) : std::nullopt;
}

/// Takes from every cell what a cell with a single digit excludes; false where one has nothing
/// left.
bool exclude_by_singles(const Meaning& meaning, std::vector<unsigned>& left) {
  for (bool is_new = true; is_new;) {
    is_new = false;
    for (int cell = 0; cell < meaning.cell_count(); ++cell) {
      if (!std::has_single_bit(at(left, cell))) continue;
      const int digit = std::countr_zero(at(left, cell));
      for (int other = 0; other < meaning.cell_count(); ++other) {
        const unsigned gone = other == cell ? 0 : meaning.forbidden(cell, digit, other);
        is_new = is_new || (at(left, other) & gone) != 0;
        at(left, other) &= ~gone;
        if (at(left, other) == 0) return false;
      }
    }
  }
  return true;
}

bool has_place(const logic::State& state, std::uint8_t house, int digit,
               const std::vector<unsigned>& left, int besides = -1) {
  for (const Cell cell : state.links().houses()[house].cells) {
    if (cell != besides && (left[cell] >> digit & 1U) != 0) return true;
  }
  return false;
}

/// Fillings of the rules of a step, together with its houses where they are several.
Fillings fillings_together(const Meaning& meaning, const logic::State& state,
                           const logic::Step& step) {
  std::vector<RuleTable> tables;
  for (const std::uint8_t number : step.houses) {
    tables.emplace_back(rule_of_house(state.links().houses()[number].cells), meaning.side(), true);
  }
  return {meaning, {}, rules_of(meaning, step), std::move(tables)};
}

/// The same of a digit that has few places in a house, each of which excludes what it strikes.
Complaint breach_of_locked_part(const Meaning& meaning, const logic::State& state,
                                const logic::Step& part, std::vector<unsigned>& left) {
  if (part.houses.size() != 1 || part.digits.count() != 1 || part.eliminations.empty())
    return "has a locked digit without a house";
  const CellSet& house = state.links().houses()[part.houses.front()].cells;
  if (!is_house(meaning, house)) return "has a house that is none";
  const Digit digit = part.digits.first();
  CellSet places;
  for (const Cell cell : house) {
    if ((at(left, cell) >> digit & 1U) != 0) places.insert(cell);
  }
  for (const logic::Candidate& struck : part.eliminations) {
    if (!excludes_all(meaning, places, digit, struck)) return "strikes what a place does not see";
    at(left, struck.cell) &= ~(1U << struck.digit);
  }
  return std::nullopt;
}

Complaint breach_of_cases_within(const Meaning& meaning, const logic::State& state,
                                 const logic::Step& part, std::vector<unsigned>& left,
                                 std::uint64_t& open);

/// Whether a part of it follows from what is left, which then loses what the part strikes.
Complaint breach_of_part(const Meaning& meaning, const logic::State& state, const logic::Step& part,
                         std::vector<unsigned>& left, std::uint64_t& open) {
  if (part.reason.kind == logic::ReasonKind::common_ground)
    return breach_of_cases_within(meaning, state, part, left, open);
  if (part.technique == Technique::locked_candidates)
    return breach_of_locked_part(meaning, state, part, left);
  if (part.placements.empty()) {
    if (part.rules.size() != 1 && part.technique == Technique::rule_fillings)
      return "has a part that is not about one rule";
    Fillings fillings = fillings_together(meaning, state, part);
    if (Complaint breach = breach_of_fillings(left, part, fillings, open)) return breach;
    for (const logic::Candidate& struck : part.eliminations)
      at(left, struck.cell) &= ~(1U << struck.digit);
    return std::nullopt;
  }
  if (part.placements.size() != 1) return "has a part of another kind";
  const auto& [cell, digit] = part.placements.front();
  const bool is_only =
      part.technique == Technique::naked_single
          ? at(left, cell) == 1U << digit
          : part.houses.size() == 1 && !has_place(state, part.houses.front(), digit, left, cell);
  if (!is_only) return "places what is not the only one";
  at(left, cell) = 1U << digit;
  return std::nullopt;
}

/// Goes a way from a digit that is assumed beside what is left; nothing where something fails on
/// it.
Complaint breach_of_way(const Meaning& meaning, const logic::State& state,
                        const logic::Candidate& assumed, const std::vector<logic::Step>& parts,
                        std::vector<unsigned>& left, std::uint64_t& open, bool& has_failed) {
  at(left, assumed.cell) = 1U << assumed.digit;
  has_failed = !exclude_by_singles(meaning, left);
  for (const logic::Step& part : parts) {
    if (has_failed) return std::nullopt;
    if (Complaint breach = breach_of_part(meaning, state, part, left, open)) return breach;
    has_failed = !exclude_by_singles(meaning, left);
  }
  return std::nullopt;
}

/// The candidates of which one holds: the digits of a cell, or the places of a digit in a house.
std::set<logic::Candidate> cases_left(const logic::State& state, const logic::Step& step,
                                      std::vector<unsigned>& left) {
  std::set<logic::Candidate> all;
  if (step.houses.empty()) {
    for (unsigned rest = at(left, *step.cells.begin()); rest != 0; rest &= rest - 1)
      all.insert({*step.cells.begin(), static_cast<Digit>(std::countr_zero(rest))});
    return all;
  }
  const Digit digit = step.digits.first();
  for (const Cell cell : state.links().houses()[step.houses.front()].cells) {
    if ((at(left, cell) >> digit & 1U) != 0) all.insert({cell, digit});
  }
  return all;
}

/// Whether the step is about one cell, or about one digit in a house.
Complaint breach_of_split(const Meaning& meaning, const logic::State& state,
                          const logic::Step& step) {
  if (step.houses.empty())
    return step.cells.count() == 1 ? std::nullopt : Complaint("has cases of several cells");
  if (step.houses.size() != 1 || step.digits.count() != 1) return "has cases of several digits";
  return is_house(meaning, state.links().houses()[step.houses.front()].cells)
             ? std::nullopt
             : Complaint("has a house that is none");
}

/// Whether nothing is left where a step says that something fails.
Complaint breach_of_end(const Meaning& meaning, const logic::State& state, const logic::Step& step,
                        std::vector<unsigned>& left, std::uint64_t& open) {
  for (const Cell cell : step.reason.cells) {
    if (at(left, cell) == 0) return std::nullopt;
  }
  if (step.houses.size() == 1 && step.reason.numbers.size() == 1 &&
      !has_place(state, step.houses.front(), step.reason.numbers.front(), left))
    return std::nullopt;
  if (step.rules.empty()) return "does not end where nothing is left";
  const Fillings::Found found = fillings_together(meaning, state, step).among(left);
  open += found == Fillings::Found::unknown ? 1 : 0;
  return found == Fillings::Found::some ? Complaint("ends at a rule that can be filled")
                                        : std::nullopt;
}

/// Cases within an assumption: each leads to what is struck, or fails.
Complaint breach_of_cases_within(const Meaning& meaning, const logic::State& state,
                                 const logic::Step& part, std::vector<unsigned>& left,
                                 std::uint64_t& open) {
  if (Complaint breach = breach_of_split(meaning, state, part)) return breach;
  std::set<logic::Candidate> not_told = cases_left(state, part, left);
  for (const logic::Step& each : part.parts) {
    if (each.placements.size() != 1) return "has a case without a digit";
    not_told.erase(each.placements.front());
    std::vector<unsigned> with = left;
    bool has_failed = false;
    if (Complaint breach = breach_of_way(meaning, state, each.placements.front(), each.parts, with,
                                         open, has_failed))
      return breach;
    if (!has_failed && each.reason.kind == logic::ReasonKind::contradiction) {
      if (Complaint breach = breach_of_end(meaning, state, each, with, open)) return breach;
      has_failed = true;
    }
    for (const logic::Candidate& struck : part.eliminations) {
      if (!has_failed && (at(with, struck.cell) >> struck.digit & 1U) != 0)
        return "has a case within that leaves it";
    }
  }
  if (!not_told.empty()) return "leaves out a case within";
  for (const logic::Candidate& struck : part.eliminations)
    at(left, struck.cell) &= ~(1U << struck.digit);
  return std::nullopt;
}

/// Whether a way whose last cases all fail says that it ends in their cell or house.
bool names_end_of_cases(const logic::Step& step) {
  if (step.parts.empty()) return true;
  const logic::Step& last = step.parts.back();
  const auto is_struck = [&last](const logic::Step& each) {
    return std::find(last.eliminations.begin(), last.eliminations.end(), each.placements.front()) !=
           last.eliminations.end();
  };
  const bool ends_there = last.reason.kind == logic::ReasonKind::common_ground &&
                          std::all_of(last.parts.begin(), last.parts.end(), is_struck);
  if (!ends_there) return true;
  const CellSet& named = step.reason.cells;
  if (!named.empty()) return (named & last.cells) == named;
  return !last.houses.empty() && step.houses == last.houses;
}

/// Goes its way from the digit that it assumes to where nothing is left.
Complaint breach_of_contradiction(const Meaning& meaning, const logic::State& state,
                                  const logic::Step& step, std::uint64_t& open) {
  if (step.eliminations.size() != 1) return "does not assume one digit";
  std::vector<unsigned> left = candidates_of(state);
  bool has_failed = false;
  if (Complaint breach = breach_of_way(meaning, state, step.eliminations.front(), step.parts, left,
                                       open, has_failed))
    return breach;
  if (!names_end_of_cases(step)) return "names another end than its last cases";
  return has_failed ? std::nullopt : breach_of_end(meaning, state, step, left, open);
}

/// Goes the way of each case to what all of them strike; one of them has to hold.
Complaint breach_of_cases(const Meaning& meaning, const logic::State& state,
                          const logic::Step& step, std::uint64_t& open) {
  if (step.eliminations.size() != 1) return "does not strike one digit";
  std::set<logic::Candidate> cases;
  for (const logic::Step& part : step.parts) {
    if (part.placements.size() != 1) return "has a case without a digit";
    cases.insert(part.placements.front());
    std::vector<unsigned> left = candidates_of(state);
    bool has_failed = false;
    if (Complaint breach = breach_of_way(meaning, state, part.placements.front(), part.parts, left,
                                         open, has_failed))
      return breach;
    const auto& [cell, digit] = step.eliminations.front();
    if (!has_failed && (at(left, cell) >> digit & 1U) != 0) return "has a case that leaves it";
  }
  if (Complaint breach = breach_of_split(meaning, state, step)) return breach;
  std::vector<unsigned> left = candidates_of(state);
  return cases == cases_left(state, step, left) ? std::nullopt : Complaint("leaves out a case");
}

Complaint breach_of_forcing(const Meaning& meaning, const logic::State& state,
                            const logic::Step& step, std::uint64_t& open) {
  return step.reason.kind == logic::ReasonKind::common_ground
             ? breach_of_cases(meaning, state, step, open)
             : breach_of_contradiction(meaning, state, step, open);
}

Complaint breach_of_rules_in_house(const Meaning& meaning, const logic::State& state,
                                   const logic::Step& step, std::uint64_t& open) {
  if (step.houses.size() != 1) return "has not one house";
  const CellSet& house = state.links().houses()[step.houses[0]].cells;
  if (!is_house(meaning, house)) return "has a house that is none";
  const std::vector<const StepRule*> rules = rules_of(meaning, step);
  CellSet cells = house;
  for (const int cell : cells_of(rules)) cells.insert(static_cast<Cell>(cell));
  // Of a rule those may be missing that it leaves free.
  if (!((house & step.cells) == house) || !((step.cells & cells) == step.cells))
    return "tells other cells than those of its house and rules";
  Fillings fillings(meaning, numbers_of(cells), rules,
                    std::vector{RuleTable(rule_of_house(house), meaning.side(), true)});
  return breach_of_fillings(told_candidates(meaning, state, step), step, fillings, open);
}

/// Houses less cages, or the other way round, are the cells less those that stand out, and so are
/// their sums.
Complaint breach_of_sum(const Meaning& meaning, const logic::State& state, const logic::Step& step,
                        std::uint64_t& open) {
  std::vector<int> times(static_cast<std::size_t>(meaning.cell_count()));
  int total = 0;
  for (const std::uint8_t number : step.houses) {
    const CellSet& house = state.links().houses()[number].cells;
    if (!is_house(meaning, house)) return "has a house that is none";
    for (const Cell cell : house) ++times[cell];
    total += meaning.side() * (meaning.side() + 1) / 2;
  }
  for (const std::uint16_t number : step.rules) {
    const RuleMeaning& rule = meaning.rule(number);
    if (!rule.total) return "counts on a rule that says no sum";
    for (const int cell : rule.rules.front().cells) --times[static_cast<std::size_t>(cell)];
    total -= *rule.total;
  }
  bool is_so = total == step.total;
  bool is_reverse = total == -step.total;
  std::vector<int> cells;
  std::vector<int> signs;
  for (int cell = 0; cell < meaning.cell_count(); ++cell) {
    const auto index = static_cast<Cell>(cell);
    const int told = (step.cells.contains(index) ? 1 : 0) - (step.outies.contains(index) ? 1 : 0);
    const int counted = times[static_cast<std::size_t>(cell)];
    is_so = is_so && told == counted;
    is_reverse = is_reverse && told == -counted;
    if (told == 0) continue;
    cells.push_back(cell);
    signs.push_back(told);
  }
  if (!is_so && !is_reverse) return "does not add up";
  const StepRule sum{
      cells,
      {0, 0},
      [signs](const StepRule::State& read, int value) {
        const auto place = static_cast<std::size_t>(read[0]);
        return std::optional(StepRule::State{read[0] + 1, read[1] + signs[place] * value});
      },
      [wanted = step.total](const StepRule::State& read) { return read[1] == wanted; }};
  Fillings fillings(meaning, cells, {},
                    {RuleTable(sum, meaning.side(), meaning.all_differ(cells))});
  return breach_of_fillings(candidates_of(state), step, fillings, open);
}

/// Whether every filling of a rule's cells has the digit in one of the places.
Complaint breach_of_required(const Meaning& meaning, const logic::State& state,
                             std::uint16_t number, int digit, const CellSet& places,
                             std::uint64_t& open) {
  std::vector<const StepRule*> rules;
  for (const StepRule& rule : meaning.rule(number).rules) rules.push_back(&rule);
  const std::set<int> cells = cells_of(rules);
  std::vector<unsigned> without = candidates_of(state);
  for (const Cell cell : places) {
    if (!cells.contains(cell)) return "has a place outside its rule";
    at(without, cell) &= ~(1U << digit);
  }
  Fillings fillings(meaning, {cells.begin(), cells.end()}, rules);
  const Fillings::Found found = fillings.among(without);
  open += found == Fillings::Found::unknown ? 1 : 0;
  if (found == Fillings::Found::some) return "has a rule that does without the digit";
  return std::nullopt;
}

Complaint breach_of_pointing(const Meaning& meaning, const logic::State& state,
                             const logic::Step& step, std::uint64_t& open) {
  if (step.rules.size() != 1 || step.digits.count() != 1) return "has not one rule and one digit";
  const Digit digit = step.digits.first();
  for (const logic::Candidate& struck : step.eliminations) {
    if (!excludes_all(meaning, step.cells, digit, struck)) return "strikes what some place allows";
  }
  if (Complaint breach = breach_of_combinations(meaning, state, step, open)) return breach;
  return breach_of_required(meaning, state, step.rules[0], digit, step.cells, open);
}

/// Places a digit in every row in all ways; calls visit(cells) for each, at most so often.
template <typename Visit>
void place_in_rows(const Meaning& meaning, const std::vector<unsigned>& candidates, int digit,
                   std::vector<int>& placed, std::uint64_t& left, Visit&& visit) {
  const int side = meaning.side();
  const int row = static_cast<int>(placed.size());
  if (row == side) return visit(placed);
  for (int cell = row * side; cell < (row + 1) * side && left > 0; ++cell) {
    const bool is_place = (candidates[static_cast<std::size_t>(cell)] >> digit & 1U) != 0;
    if (!is_place || std::any_of(placed.begin(), placed.end(), [&](int other) {
          return meaning.forbids(cell, digit, other, digit);
        }))
      continue;
    --left;
    placed.push_back(cell);
    place_in_rows(meaning, candidates, digit, placed, left, visit);
    placed.pop_back();
  }
}

int times_in(Cell cell, const logic::State& state, const std::vector<std::uint8_t>& houses) {
  return static_cast<int>(std::count_if(houses.begin(), houses.end(), [&](std::uint8_t house) {
    return state.links().houses()[house].cells.contains(cell);
  }));
}

Complaint breach_of_sides(const Meaning& meaning, const logic::State& state,
                          const logic::Step& step, std::uint64_t& open) {
  if (step.digits.count() != 1) return "has not one digit";
  if (step.houses.empty() || step.houses.size() != step.base_houses.size()) {
    return "has not as many houses on both sides";
  }
  for (const auto* const side : {&step.houses, &step.base_houses}) {
    for (const std::uint8_t house : *side) {
      if (!is_house(meaning, state.links().houses()[house].cells))
        return "has a house that is none";
    }
  }
  for (const Cell cell : state.links().all_cells()) {
    const int one = times_in(cell, state, step.base_houses);
    const int two = times_in(cell, state, step.houses);
    if (one > 1 || two > 1) return "has a cell twice on one side";
    if (step.cells.contains(cell) != (one > two)) return "leaves other cells on the one side";
    if (step.outies.contains(cell) != (two > one)) return "leaves other cells on the other side";
  }
  const int digit = step.digits.first();
  Complaint breach;
  std::vector<int> placed;
  std::uint64_t left = 200'000;
  place_in_rows(meaning, candidates_of(state), digit, placed, left, [&](const auto& all) {
    const auto count_in = [&all](const CellSet& cells) {
      return std::count_if(all.begin(), all.end(),
                           [&](int cell) { return cells.contains(static_cast<Cell>(cell)); });
    };
    // Digits that differ in a line or a box fill it; on a diagonal they need not.
    for (const auto* const side : {&step.houses, &step.base_houses}) {
      for (const std::uint8_t house : *side) {
        if (count_in(state.links().houses()[house].cells) != 1) return;
      }
    }
    const auto count = count_in(step.cells);
    if (count != step.total) breach = "has the digit another number of times";
    for (const logic::Candidate& struck : step.eliminations) {
      if (struck.digit != digit) breach = "strikes another digit";
      if (std::find(all.begin(), all.end(), int{struck.cell}) != all.end())
        breach = "strikes what the counts leave";
    }
  });
  open += left == 0 ? 1 : 0;
  return breach;
}

bool excludes_node(const Meaning& meaning, const logic::ChainNode& one,
                   const logic::ChainNode& two) {
  for (const Cell from : one.cells) {
    for (const Cell to : two.cells) {
      const bool differs =
          from == to ? one.digit != two.digit : meaning.forbids(from, one.digit, to, two.digit);
      if (!differs) return false;
    }
  }
  return true;
}

/// Whether one of two nodes holds by a cell or a house alone.
bool is_one_there(const Meaning& meaning, const logic::State& state, const logic::ChainNode& one,
                  const logic::ChainNode& two) {
  if (one.digit != two.digit) {
    return one.cells == two.cells && one.cells.count() == 1 &&
           state.candidates(*one.cells.begin()).count() == 2;
  }
  const CellSet both = one.cells | two.cells;
  const auto houses = state.links().houses();
  return std::any_of(houses.begin(), houses.end(), [&](const logic::House& house) {
    return (state.places(one.digit) & house.cells) == both && is_house(meaning, house.cells);
  });
}

/// Whether the cells of a set all differ and hold just one digit more than there are of them, so
/// that without all places of the one digit there are those of the other.
bool is_set_link(const Meaning& meaning, const logic::State& state, const logic::LockedSet& set,
                 const logic::ChainNode& one, const logic::ChainNode& two) {
  logic::DigitSet digits;
  for (const Cell cell : set.cells) {
    digits |= state.candidates(cell);
    for (const Cell other : set.cells) {
      if (cell != other && !meaning.differ(cell, other)) return false;
    }
  }
  return digits.count() == set.cells.count() + 1 && one.digit != two.digit &&
         one.cells == (state.places(one.digit) & set.cells) &&
         two.cells == (state.places(two.digit) & set.cells);
}

}  // namespace

bool has_meaning(Technique technique) {
  return logic::is_of_rules(technique) || technique == Technique::cell_forcing ||
         technique == Technique::pointing || technique == Technique::claiming ||
         technique == Technique::locked_candidates || technique == Technique::set_equivalence;
}

Complaint breach_of_meaning(const Meaning& meaning, const logic::State& state,
                            const logic::Step& step, std::uint64_t& open) {
  if (Complaint breach = breach_of_closer_end(meaning, state, step, open)) return breach;
  switch (step.technique) {
    case Technique::pointing:
    case Technique::claiming:
    case Technique::locked_candidates: return breach_of_house(meaning, state, step);
    case Technique::cell_forcing: return breach_of_cell(meaning, state, step);
    case Technique::rule_pointing: return breach_of_pointing(meaning, state, step, open);
    case Technique::innies_and_outies: return breach_of_sum(meaning, state, step, open);
    case Technique::rules_in_house: return breach_of_rules_in_house(meaning, state, step, open);
    case Technique::set_equivalence: return breach_of_sides(meaning, state, step, open);
    case Technique::rule_contradiction: return breach_of_contradiction(meaning, state, step, open);
    case Technique::rule_forcing: return breach_of_forcing(meaning, state, step, open);
    default: return breach_of_rule(meaning, state, step, open);
  }
}

Complaint breach_of_meant_links(const Meaning& meaning, const logic::State& state,
                                const logic::Step& step, std::uint64_t& open) {
  for (std::size_t index = 1; index < step.chain.size(); ++index) {
    const logic::ChainNode& one = step.chain[index - 1];
    const logic::ChainNode& two = step.chain[index];
    if (one.is_on == two.is_on) return "has two links of a kind in a row";
    if (one.is_on) {
      if (!excludes_node(meaning, one, two)) return "has a weak link that is none";
    } else if (two.rule != logic::ChainNode::no_rule) {
      if (one.digit != two.digit) return "has a rule that joins two digits";
      const std::uint16_t number = step.rules[static_cast<std::size_t>(two.rule)];
      if (Complaint breach =
              breach_of_required(meaning, state, number, one.digit, one.cells | two.cells, open))
        return breach;
    } else {
      const bool is_strong =
          two.set == logic::ChainNode::no_set
              ? is_one_there(meaning, state, one, two)
              : is_set_link(meaning, state, step.sets[static_cast<std::size_t>(two.set)], one, two);
      if (!is_strong) return "has a strong link that is none";
    }
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
