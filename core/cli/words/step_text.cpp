#include "core/cli/words/step_text.hpp"

#include "core/cli/words/reason_text.hpp"
#include "core/logic/excluders.hpp"

namespace ninefold::cli {

namespace {

std::string cells_text(Shape shape, const CellSet& cells) {
  std::string text;
  for (const Cell cell : cells) {
    if (!text.empty()) text += ' ';
    text += cell_text(shape, cell);
  }
  return text;
}

std::string house_text(const logic::House& house) {
  const std::string number = std::to_string(house.number + 1);
  switch (house.kind) {
    case logic::HouseKind::row: return "row " + number;
    case logic::HouseKind::column: return "column " + number;
    case logic::HouseKind::box: return "box " + number;
    case logic::HouseKind::extra: break;
  }
  return "extra house " + number;
}

std::string houses_text(const logic::Links& links, const std::vector<std::uint8_t>& houses) {
  std::string text;
  for (std::size_t index = 0; index < houses.size(); ++index) {
    if (index > 0) text += index + 1 == houses.size() ? " and " : ", ";
    text += house_text(links.houses()[houses[index]]);
  }
  return text;
}

/// "1, 2 and 3"
std::string spoken_digits(logic::DigitSet digits) {
  std::string text;
  int left = digits.count();
  for (const Digit digit : digits) {
    if (!text.empty()) text += left == 1 ? " and " : ", ";
    text += std::to_string(digit);
    --left;
  }
  return text;
}

std::string rules_text(const logic::Step& step, std::span<const std::string> rules) {
  // More are not named one by one.
  constexpr std::size_t most_named = 5;
  if (step.rules.size() > most_named)
    return "the " + std::to_string(step.rules.size()) + " rules there";
  std::string text;
  for (std::size_t index = 0; index < step.rules.size(); ++index) {
    if (index > 0) text += index + 1 == step.rules.size() ? " and " : ", ";
    text += rules[step.rules[index]];
  }
  return text;
}

std::string combinations_text(const logic::Step& step) {
  // Beyond that nobody reads them.
  constexpr std::size_t most = 8;
  if (step.combinations.empty() || step.combinations.size() > most) return {};
  std::string text;
  for (const logic::DigitSet set : step.combinations) {
    if (!text.empty()) text += " or ";
    text += digits_text(set);
  }
  return text;
}

std::string chain_text(Shape shape, const logic::Step& step, std::span<const std::string> rules) {
  std::string text;
  const std::string sets = combinations_text(step);
  for (const logic::ChainNode& node : step.chain) {
    // A strong link leads to what holds, a weak one to what does not.
    if (!text.empty()) text += node.is_on ? " = " : " - ";
    text += std::to_string(node.digit) + " in " + cells_text(shape, node.cells);
    if (node.rule == logic::ChainNode::no_rule) continue;
    text += " (by " + rules[step.rules[static_cast<std::size_t>(node.rule)]];
    text += sets.empty() ? ")" : ", together " + sets + ")";
  }
  return text;
}

// What the rule of a step says of its cells.
std::string rule_reason(const logic::Links& links, const logic::Step& step,
                        std::span<const std::string> rules) {
  if (!step.reason.empty()) return reason_text(links, step, rules);
  const Shape shape = links.shape();
  const std::string cells = cells_text(shape, step.cells);
  const std::string named = rules_text(step, rules);
  if (step.technique == logic::Technique::innies_and_outies) {
    std::string sum = cells.empty() ? std::string() : "the sum of " + cells;
    if (!step.outies.empty()) {
      const std::string outies = cells_text(shape, step.outies);
      sum = cells.empty() ? "the sum of " + outies : sum + " less that of " + outies;
    }
    const int total = cells.empty() ? -step.total : step.total;
    return "by " + houses_text(links, step.houses) + " with " + named + ", " + sum + " is " +
           std::to_string(total);
  }
  if (step.technique == logic::Technique::rules_in_house) {
    return "no way to fill " + houses_text(links, step.houses) + " with " + named +
           " uses these candidates";
  }
  const std::string sets = combinations_text(step);
  if (step.technique == logic::Technique::rule_pointing) {
    return named + (sets.empty() ? "" : " (together " + sets + ")") + " has every place for " +
           spoken_digits(step.digits) + " in " + cells;
  }
  return "no way to fill " + named + " (" + cells + (sets.empty() ? "" : "; together " + sets) +
         ") uses these candidates";
}

std::string reason(const logic::Links& links, const logic::Step& step,
                   std::span<const std::string> rules) {
  using enum logic::Technique;
  const Shape shape = links.shape();
  const std::string cells = cells_text(shape, step.cells);
  const std::string digits = spoken_digits(step.digits);
  const std::string house =
      step.houses.empty() ? std::string() : house_text(links.houses()[step.houses.front()]);
  switch (step.technique) {
    case full_house: return cells + " is the last empty cell of " + house;
    case naked_single: return "every digit but " + digits + " is excluded from " + cells;
    case hidden_single: return cells + " is the only place for " + digits + " in " + house;
    case pointing:
    case claiming:
    case locked_candidates: return "in " + house + " every place for " + digits + " is in " + cells;
    case naked_pair:
    case naked_triple:
    case naked_quadruple:
    case locked_pair:
    case locked_triple: return cells + " share the digits " + digits;
    case hidden_pair:
    case hidden_triple:
    case hidden_quadruple:
      return "in " + house + " the digits " + digits + " have no place other than " + cells;
    case set_equivalence:
      return houses_text(links, step.base_houses) + " hold every digit as often as " +
             houses_text(links, step.houses) + ", so that " + cells + " have " + digits +
             " as often as " + cells_text(shape, step.outies) + ": " + std::to_string(step.total) +
             " times";
    case cell_forcing:
      return "whichever of " + digits + " is in " + cells + ", it excludes these candidates";
    case brute_force: return "no technique helps here; the solution has " + digits + " in " + cells;
    default: break;
  }
  std::string text;
  if (!step.base_houses.empty()) {
    text = "the places for " + digits + " in " + houses_text(links, step.base_houses) +
           " are covered by " + houses_text(links, step.houses);
    const CellSet fins = step.fins | step.endo_fins;
    if (!fins.empty()) text += ", apart from the fins " + cells_text(shape, fins);
    return text;
  }
  if (!step.chain.empty()) return chain_text(shape, step, rules);
  for (const logic::LockedSet& set : step.sets) {
    if (!text.empty()) text += "; ";
    text += spoken_digits(set.digits) + " in " + cells_text(shape, set.cells);
  }
  if (!text.empty()) return text;
  return digits.empty() ? cells : digits + " in " + cells;
}

}  // namespace

std::string cell_text(Shape shape, Cell cell) {
  return "r" + std::to_string(shape.row_of(cell) + 1) + "c" +
         std::to_string(shape.column_of(cell) + 1);
}

std::string eliminations_text(Shape shape, const logic::Step& step) {
  std::string text;
  for (const auto& [cell, digit] : step.eliminations) {
    if (!text.empty()) text += ' ';
    text += cell_text(shape, cell) + "<>" + std::to_string(digit);
  }
  return text;
}

std::string placements_text(Shape shape, const logic::Step& step) {
  std::string text;
  for (const auto& [cell, digit] : step.placements) {
    if (!text.empty()) text += ' ';
    text += cell_text(shape, cell) + "=" + std::to_string(digit);
  }
  return text;
}

std::string digits_text(logic::DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) text += std::to_string(digit);
  return text;
}

std::string mistake_text(Shape shape, const logic::Mistake& mistake) {
  return cell_text(shape, mistake.candidate.cell) + (mistake.is_struck ? "<>" : "=") +
         std::to_string(mistake.candidate.digit);
}

std::string step_columns(Shape shape, const logic::Step& step) {
  return std::string(logic::facts(step.technique).name) + "\t" + digits_text(step.digits) + "\t" +
         eliminations_text(shape, step) + "\t" + placements_text(shape, step);
}

std::string step_sentence(const logic::Links& links, const logic::Step& step,
                          std::span<const std::string> rules) {
  const Shape shape = links.shape();
  std::string effect = placements_text(shape, step);
  // Digits of one cell together: they are sorted by cells.
  const Cell* before = nullptr;
  for (const auto& [cell, digit] : step.eliminations) {
    if (before == nullptr || *before != cell)
      effect += (effect.empty() ? "" : " ") + cell_text(shape, cell) + "<>";
    effect += std::to_string(digit);
    before = &cell;
  }
  const bool is_of_rule = (!step.rules.empty() || !step.reason.empty()) && step.chain.empty();
  return std::string(logic::facts(step.technique).name) + ": " +
         (is_of_rule ? rule_reason(links, step, rules) : reason(links, step, rules)) + ". So " +
         effect + ".";
}

std::string excluders_sentence(const logic::State& state, const logic::Step& step) {
  const logic::Excluders excluders = logic::excluders_of(state, step);
  if (excluders.cells.empty()) return {};
  const Shape shape = state.links().shape();
  std::string text;
  int left = excluders.cells.count();
  for (const Cell cell : excluders.cells) {
    if (!text.empty()) text += left == 1 ? " and " : ", ";
    text += std::to_string(state.values()[cell]) + " in " + cell_text(shape, cell);
    --left;
  }
  const bool is_one = excluders.cells.count() == 1;
  return " The " + text + (is_one ? " excludes" : " exclude") +
         (excluders.are_all ? " all others." : " some of the others; the rest were struck.");
}

}  // namespace ninefold::cli
