#include "tests/core/logic/meanings/closer_ends.hpp"

#include "tests/core/logic/meanings/fillings.hpp"
#include "tests/core/logic/meanings/rules_together.hpp"
#include "tests/core/variants/known_items/definitions.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace ninefold::tests {

namespace {

using logic::ReasonKind;

/// Where in the numbers of a reason stands what the digit makes of other cells; 0 where it is not
/// judged here. Of a rule that looks at a glance as if it failed, only which rule that is.
std::size_t start_of_made(const logic::Reason& reason) {
  switch (reason.kind) {
    case ReasonKind::too_few_places:
    case ReasonKind::too_far_apart:
    case ReasonKind::between_missed: return 4;
    case ReasonKind::too_many_cells:
    case ReasonKind::not_between:
    case ReasonKind::no_partners:
    case ReasonKind::hidden_missed:
    case ReasonKind::not_left: return 3;
    case ReasonKind::too_few_alike: return 2;
    case ReasonKind::sum_missed: return reason.failing == 0 ? 0 : 5;
    case ReasonKind::seen_missed: return reason.failing == 0 ? 0 : 4;
    case ReasonKind::dead_end:
    case ReasonKind::sum_needs: return reason.failing == 0 ? 0 : 2;
    default: return 0;
  }
}

/// Whether a reason is about one whole rule, of which what is left is told by all its cells.
bool is_of_whole_rule(ReasonKind kind) {
  return kind == ReasonKind::between_missed || kind == ReasonKind::hidden_missed ||
         kind == ReasonKind::not_left || kind == ReasonKind::dead_end ||
         kind == ReasonKind::sum_missed || kind == ReasonKind::sum_needs ||
         kind == ReasonKind::seen_missed;
}

/// One step that assumes one digit, with what its rules and houses say.
class Assumed {
 public:
  Assumed(const Meaning& meaning, const logic::State& state, const logic::Step& step, Digit digit)
      : meaning_(meaning),
        step_(step),
        digit_(digit),
        start_(candidates_of(state)),
        together_(meaning, step, houses_) {
    for (const std::uint8_t house : step.houses)
      houses_.push_back(rule_of_house(state.links().houses()[house].cells));
    at(start_, *step.reason.cells.begin()) = 1U << digit;
    assumed_ = start_;
    const std::vector<int>& numbers = step.reason.numbers;
    for (std::size_t made = start_of_made(step.reason); made + 1 < numbers.size(); made += 2)
      at(start_, numbers[made]) = 1U << static_cast<unsigned>(numbers[made + 1]);
  }

  Complaint breach(std::uint64_t& open) {
    bool is_failing = false;
    if (is_of_whole_rule(step_.reason.kind)) return breach_of_whole(open);
    // Each rule with its own tables, and the house: any that fails will do, best one that leaves no
    // claim open.
    const auto is_shown = [&](const StepRule& rule, bool is_house) {
      for (const bool is_apart : {false, true}) {
        follow(is_apart ? Parts{&rule} : Parts{});
        if (!fails(rule, is_house)) continue;
        is_failing = true;
        if (!is_open_) return true;
      }
      return false;
    };
    for (const std::uint16_t number : looked_at()) {
      for (const StepRule& rule : meaning_.rule(number).rules) {
        if (is_shown(rule, false)) return std::nullopt;
      }
    }
    for (const StepRule& house : houses_) {
      if (step_.reason.failing == 0 && is_shown(house, true)) return std::nullopt;
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

  /// The rule that is said to fail, or all where none is.
  std::vector<std::uint16_t> looked_at() const {
    if (step_.reason.failing == 0) return {step_.rules.begin(), step_.rules.end()};
    return {step_.rules[static_cast<std::size_t>(step_.reason.failing - 1)]};
  }

  /// One of the rules has to fail as a whole with what is left for its cells.
  Complaint breach_of_whole(std::uint64_t& open) {
    Complaint first;
    for (const std::uint16_t number : looked_at()) {
      const Parts parts = parts_of(number);
      for (const bool is_apart : {false, true}) {
        follow(is_apart ? parts : Parts{});
        is_open_ = false;
        const Complaint breach = breach_of(parts);
        if (!breach) {
          open += is_open_ ? 1 : 0;
          return std::nullopt;
        }
        if (!first) first = breach;
      }
    }
    return first;
  }

  using Parts = std::vector<const StepRule*>;

  Parts parts_of(std::uint16_t number) const {
    Parts parts;
    for (const StepRule& part : meaning_.rule(number).rules) parts.push_back(&part);
    return parts;
  }

  Complaint breach_of(const Parts& parts) {
    constexpr const char* wrong_rule = "says that a rule fails where it need not";
    const std::set<int> cells = cells_of(parts);
    for (const CellSet& told : {step_.reason.others, step_.reason.across}) {
      for (const Cell cell : told) {
        if (!cells.contains(cell)) return "names a cell that is not of its rule";
      }
    }
    std::vector<unsigned> left(left_.size(), all());
    for (const int cell : cells) at(left, cell) = at(left_, cell);
    if (step_.reason.kind == ReasonKind::not_left) {
      const int cell = *step_.reason.others.begin();
      if ((digits(1) & digits(2)) != 0) return "has a cell that could be what is left of it";
      is_open_ = (at(left_, cell) & ~digits(1)) != 0;
      at(left, cell) = all() & ~digits(2);
    }
    Fillings fillings(meaning_, {cells.begin(), cells.end()}, parts);
    const Fillings::Found found = fillings.among(left);
    if (found == Fillings::Found::some) {
      // Not by itself, but perhaps after what the others and the house leave. What is said to
      // follow from the digit may rest on any of them, and is not used.
      const Fillings::Found all = together_.all_kept(assumed_);
      if (all == Fillings::Found::some) return wrong_rule;
      const Fillings::Found others = together_.kept_without(parts, assumed_);
      is_open_ = all == Fillings::Found::unknown || others != Fillings::Found::some;
      // Where they fail without it, which is the last of them to fail is a matter of the order.
      if (others == Fillings::Found::none) return std::nullopt;
      if (step_.reason.kind == ReasonKind::not_left &&
          !is_without_digit(parts, *step_.reason.others.begin()))
        return wrong_rule;
      together_.take_away(parts, assumed_, left);
    }
    is_open_ = is_open_ || found == Fillings::Found::unknown;
    // Of the parts of a rule the one about all its cells has them in its order.
    const StepRule& rule = **std::max_element(parts.begin(), parts.end(),
                                              [](const StepRule* one, const StepRule* other) {
                                                return one->cells.size() < other->cells.size();
                                              });
    std::vector<int> values;
    switch (step_.reason.kind) {
      case ReasonKind::between_missed: return breach_of_sums(rule.cells, left, values);
      case ReasonKind::hidden_missed: return breach_of_hidden(rule.cells, left, values);
      default: return std::nullopt;
    }
  }

  /// Whether the others and the house leave a cell only digits that it is said to have, and this
  /// rule none of them.
  bool is_without_digit(const Parts& last, int cell) {
    std::vector<unsigned> others = assumed_;
    at(others, cell) &= ~digits(1);
    const Fillings::Found by_others = together_.kept_without(last, std::move(others));
    std::vector<unsigned> with_last = assumed_;
    at(with_last, cell) = all() & ~digits(2);
    const Fillings::Found by_all = together_.all_kept(std::move(with_last));
    is_open_ = by_others == Fillings::Found::unknown || by_all == Fillings::Found::unknown;
    return by_others != Fillings::Found::some && by_all != Fillings::Found::some;
  }

  bool is_fitting(const std::vector<int>& cells, const std::vector<int>& values, int value) const {
    for (std::size_t place = 0; place < values.size(); ++place) {
      if (values[place] == value && meaning_.differ(cells[place], cells[values.size()]))
        return false;
    }
    return true;
  }

  /// Whether what the cells can make between their extremes is as it says: no sum between the two
  /// that it names, and the extremes where it says that they could be.
  Complaint breach_of_sums(const std::vector<int>& cells, std::vector<unsigned>& left,
                           std::vector<int>& values) {
    constexpr std::uint64_t most_tried = 100'000;
    if (values.size() == cells.size()) {
      const std::vector<int>& numbers = step_.reason.numbers;
      const int sum = known::sum_between_extremes(values);
      if ((numbers[1] < 0 || sum > numbers[1]) && (numbers[2] < 0 || sum < numbers[2]))
        return "has another sum between the extremes";
      const auto is_told = [&](const CellSet& told, std::vector<int>::iterator extreme) {
        const auto place = static_cast<std::size_t>(extreme - values.begin());
        return told.contains(static_cast<Cell>(cells[place]));
      };
      if (!is_told(step_.reason.others, std::min_element(values.begin(), values.end())) ||
          !is_told(step_.reason.across, std::max_element(values.begin(), values.end())))
        return "leaves out a place of an extreme";
      return std::nullopt;
    }
    for (unsigned rest = at(left, cells[values.size()]); rest != 0; rest &= rest - 1) {
      const int value = std::countr_zero(rest);
      if (!is_fitting(cells, values, value)) continue;
      if (++tried_ > most_tried) {
        is_open_ = true;
        return std::nullopt;
      }
      values.push_back(value);
      if (Complaint breach = breach_of_sums(cells, left, values)) return breach;
      values.pop_back();
    }
    return std::nullopt;
  }

  /// Whether what could be hidden first is told, and the clue is not among it.
  Complaint breach_of_hidden(const std::vector<int>& cells, std::vector<unsigned>& left,
                             std::vector<int>& values) {
    const logic::Reason& reason = step_.reason;
    for (const Cell cell : reason.across) {
      if (at(left, cell) != 1U << reason.numbers[2]) return "says of a cell that it is the clue";
    }
    if (values.size() == cells.size()) return std::nullopt;
    const int cell = cells[values.size()];
    for (unsigned rest = at(left, cell); rest != 0; rest &= rest - 1) {
      const int value = std::countr_zero(rest);
      if (!is_fitting(cells, values, value)) continue;
      if (!values.empty() && value < values.back()) {
        if (value == reason.numbers[2]) return "could have its clue hidden first";
        if (!reason.others.contains(static_cast<Cell>(cell)) || (digits(1) >> value & 1U) == 0)
          return "leaves out what could be hidden first";
        continue;
      }
      values.push_back(value);
      if (Complaint breach = breach_of_hidden(cells, left, values)) return breach;
      values.pop_back();
    }
    return std::nullopt;
  }

  /// What follows directly: what single digits exclude, and each rule by itself unless it fails.
  /// One that is to fail may be kept apart, since it would leave out what it lacks.
  void follow(const Parts& apart) {
    const auto is_apart = [&apart](const StepRule* rule) {
      return std::find(apart.begin(), apart.end(), rule) != apart.end();
    };
    left_ = start_;
    std::vector<RuleTable> tables;
    for (const StepRule& house : houses_) {
      if (!is_apart(&house)) tables.emplace_back(house, meaning_.side(), true);
    }
    std::vector<const RuleTable*> each;
    for (const RuleTable& table : tables) each.push_back(&table);
    for (const StepRule* const rule : rules_of(meaning_, step_)) {
      if (!is_apart(rule) && !meaning_.table(*rule).is_empty())
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

  bool exclude(const Parts& apart) {
    const std::set<int> within = cells_of(apart);
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
  std::vector<unsigned> assumed_;  ///< with the digit that is assumed, and nothing that follows
  std::vector<unsigned> start_;
  std::vector<unsigned> left_;
  std::vector<StepRule> houses_;
  RulesTogether together_;
  bool is_open_ = false;
  std::uint64_t tried_ = 0;
};

}  // namespace

Complaint breach_of_closer_end(const Meaning& meaning, const logic::State& state,
                               const logic::Step& step, std::uint64_t& open) {
  if (step.reason.failing < 0 || step.reason.failing > static_cast<int>(step.rules.size()))
    return "says of a rule that fails which it does not name";
  if (start_of_made(step.reason) == 0)
    return step.reason.failing == 0 ? std::nullopt
                                    : Complaint("says which rule fails where none does");
  if (step.reason.cells.count() != 1) return "does not assume digits of one cell";
  for (const Digit digit : step.digits) {
    if (Complaint breach = Assumed(meaning, state, step, digit).breach(open)) return breach;
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
