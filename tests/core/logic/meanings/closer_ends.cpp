#include "tests/core/logic/meanings/closer_ends.hpp"

#include "tests/core/logic/meanings/fillings.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace ninefold::tests {

namespace {

using logic::ReasonKind;

/// Where in the numbers of a reason stands what the digit makes of other cells; 0 for other kinds.
std::size_t start_of_made(ReasonKind kind) {
  switch (kind) {
    case ReasonKind::too_few_places:
    case ReasonKind::too_far_apart: return 4;
    case ReasonKind::too_many_cells:
    case ReasonKind::not_between:
    case ReasonKind::no_partners: return 3;
    case ReasonKind::too_few_alike: return 2;
    default: return 0;
  }
}

/// One step that assumes one digit, with what its rules and house say by themselves.
class Assumed {
 public:
  Assumed(const Meaning& meaning, const logic::State& state, const logic::Step& step, Digit digit)
      : meaning_(meaning), step_(step), digit_(digit), start_(candidates_of(state)) {
    for (const std::uint8_t house : step.houses)
      houses_.push_back(rule_of_house(state.links().houses()[house].cells));
    at(start_, *step.reason.cells.begin()) = 1U << digit;
    const std::vector<int>& numbers = step.reason.numbers;
    for (std::size_t made = start_of_made(step.reason.kind); made + 1 < numbers.size(); made += 2)
      at(start_, numbers[made]) = 1U << static_cast<unsigned>(numbers[made + 1]);
  }

  Complaint breach(std::uint64_t& open) {
    bool is_failing = false;
    // Each rule with its own tables, and the house: any that fails will do, best one that leaves no
    // claim open.
    const auto is_shown = [&](const StepRule& rule, bool is_house) {
      for (const StepRule* const apart : {static_cast<const StepRule*>(nullptr), &rule}) {
        follow(apart);
        if (!fails(rule, is_house)) continue;
        is_failing = true;
        if (!is_open_) return true;
      }
      return false;
    };
    for (const StepRule* const rule : rules_of(meaning_, step_)) {
      if (is_shown(*rule, false)) return std::nullopt;
    }
    for (const StepRule& house : houses_) {
      if (is_shown(house, true)) return std::nullopt;
    }
    if (!is_failing) return "says that its rules fail where they need not";
    ++open;
    return std::nullopt;
  }

 private:
  unsigned digits(std::size_t number) const {
    return static_cast<unsigned>(step_.reason.numbers[number]) << 1U;
  }
  unsigned all() const { return (2U << meaning_.side()) - 2U; }

  /// What follows directly: what single digits exclude, and each rule by itself unless it fails. A
  /// rule that is to fail may be kept apart, since it would leave out what it lacks.
  void follow(const StepRule* apart) {
    left_ = start_;
    std::vector<RuleTable> tables;
    for (const StepRule& house : houses_) {
      if (&house != apart) tables.emplace_back(house, meaning_.side(), true);
    }
    std::vector<const RuleTable*> each;
    for (const RuleTable& table : tables) each.push_back(&table);
    for (const StepRule* const rule : rules_of(meaning_, step_)) {
      if (rule != apart && !meaning_.table(*rule).is_empty())
        each.push_back(&meaning_.table(*rule));
    }
    for (bool is_new = true; is_new;) {
      is_new = exclude(apart);
      for (const RuleTable* const table : each) {
        std::vector<unsigned> with = left_;
        bool is_narrowed = false;
        if (!table->narrow(with, is_narrowed) || !is_narrowed) continue;
        left_ = std::move(with);
        is_new = true;
      }
    }
  }

  bool exclude(const StepRule* apart) {
    std::set<int> within;
    if (apart != nullptr) within.insert(apart->cells.begin(), apart->cells.end());
    bool is_new = false;
    for (int cell = 0; cell < meaning_.cell_count(); ++cell) {
      if (!std::has_single_bit(at(left_, cell))) continue;
      const int digit = std::countr_zero(at(left_, cell));
      for (int other = 0; other < meaning_.cell_count(); ++other) {
        if (other == cell) continue;
        unsigned forbidden = meaning_.forbidden(cell, digit, other);
        // Which digits do not go together there is what the reason has to show.
        if (within.count(cell) == 1 && within.count(other) == 1) forbidden &= 1U << digit;
        const unsigned kept = at(left_, other) & ~forbidden;
        is_new = is_new || kept != at(left_, other);
        at(left_, other) = kept;
      }
    }
    return is_new;
  }

  /// Leaves of a cell what the reason says, and notes that more may be left.
  void say(std::vector<unsigned>& said, int cell, unsigned digits) {
    at(said, cell) &= digits;
    is_open_ = is_open_ || (at(left_, cell) & ~digits) != 0;
  }

  /// Whether a rule fails on a board of which nothing is known but what the reason says.
  bool fails(const StepRule& rule, bool is_house) {
    const logic::Reason& reason = step_.reason;
    std::vector<unsigned> said(static_cast<std::size_t>(meaning_.cell_count()), all());
    is_open_ = false;
    const auto is_in = [&rule](int cell) {
      return std::find(rule.cells.begin(), rule.cells.end(), cell) != rule.cells.end();
    };
    const std::vector<int> others = numbers_of(reason.others);
    const std::vector<int> across = numbers_of(reason.across);
    if (!std::all_of(others.begin(), others.end(), is_in) ||
        !std::all_of(across.begin(), across.end(), is_in))
      return false;
    switch (reason.kind) {
      case ReasonKind::too_few_places: {
        const unsigned wanted = reason.numbers[1] == 0 ? 1U << digit_ : digits(1);
        for (const int cell : rule.cells) {
          const bool is_place =
              reason.numbers[3] > 0 && reason.others.contains(static_cast<Cell>(cell));
          if (!is_place) say(said, cell, all() & ~wanted);
        }
        break;
      }
      case ReasonKind::too_far_apart:
      case ReasonKind::no_partners:
        say(said, others.front(), digits(1));
        say(said, across.front(), digits(2));
        break;
      case ReasonKind::not_between:
        say(said, others.front(), digits(2));
        for (const int cell : across) at(said, cell) = at(left_, cell);
        break;
      default:
        for (const int cell : others) say(said, cell, digits(1));
    }
    std::vector<RuleTable> besides;
    if (is_house) besides.emplace_back(rule, meaning_.side(), true);
    std::vector<const StepRule*> rules;
    if (!is_house) rules.push_back(&rule);
    Fillings fillings(meaning_, rule.cells, rules, std::move(besides));
    return fillings.among(said) != Fillings::Found::some;
  }

  const Meaning& meaning_;
  const logic::Step& step_;
  Digit digit_;
  std::vector<unsigned> start_;
  std::vector<unsigned> left_;
  std::vector<StepRule> houses_;
  bool is_open_ = false;
};

}  // namespace

Complaint breach_of_closer_end(const Meaning& meaning, const logic::State& state,
                               const logic::Step& step, std::uint64_t& open) {
  if (start_of_made(step.reason.kind) == 0) return std::nullopt;
  if (step.reason.cells.count() != 1) return "does not assume digits of one cell";
  for (const Digit digit : step.digits) {
    if (Complaint breach = Assumed(meaning, state, step, digit).breach(open)) return breach;
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
