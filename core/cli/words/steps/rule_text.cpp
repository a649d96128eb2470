#include "core/cli/words/steps/rule_text.hpp"

#include "core/cli/words/reason_text.hpp"

#include <algorithm>
#include <cstdlib>

namespace ninefold::cli {

namespace {

bool is_cage(const std::string& name) {
  return name.rfind("the ", 0) == 0 && name.find(" cage at ") != std::string::npos;
}

/// "1+5 or 2+4" in cages, "15 or 24" elsewhere; empty where there are none, or too many to read.
std::string combination_text(const Telling& told) {
  constexpr std::size_t most = 8;
  const logic::Step& step = told.step();
  if (step.combinations.size() > most) return {};
  const bool is_sum = std::all_of(step.rules.begin(), step.rules.end(),
                                  [&](std::uint16_t rule) { return is_cage(told.rules()[rule]); });
  std::vector<std::string> items;
  for (const logic::DigitSet set : step.combinations) {
    std::string text;
    for (const Digit digit : set) text += (is_sum && !text.empty() ? "+" : "") + told.value(digit);
    items.push_back(text);
  }
  return listed(items, "or");
}

/// "r4c1", "the sum of r2c3 and r3c3"
std::string sum_of_cells_text(const Telling& told, const CellSet& cells) {
  return (cells.count() == 1 ? "" : "the sum of ") + told.cells(cells);
}

/// What innies and outies come to.
std::string balance_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string inside = sum_of_cells_text(told, step.cells);
  const std::string outside = sum_of_cells_text(told, step.outies);
  if (step.outies.empty()) return inside + " is " + std::to_string(step.total);
  if (step.cells.empty()) return outside + " is " + std::to_string(-step.total);
  if (step.total == 0) return inside + " is the same as " + outside;
  const bool is_more = step.total > 0;
  return (is_more ? inside : outside) + " is " + std::to_string(std::abs(step.total)) +
         " more than " + (is_more ? outside : inside);
}

/// The 15 of "the 15 cage at r1c2"; 0 where a rule has another name.
int sum_in_name(const std::string& name) { return is_cage(name) ? std::atoi(name.c_str() + 4) : 0; }

}  // namespace

std::string rule_text(const Telling& told) {
  const logic::Step& step = told.step();
  if (!step.reason.empty()) return reason_text(told.links(), step, told.rules()) + "." + told.so();
  const std::string sets = combination_text(told);
  if (sets.empty())
    return "no way to fill " + told.named_rules() + " uses the candidates removed here." +
           told.so();
  bool is_held = false;
  for (const logic::DigitSet set : step.combinations)
    is_held = is_held || !(set & step.digits).empty();
  return told.named_rules() + " can only hold " + sets +
         (is_held ? ", and no way to fill it uses the candidates removed here." : ".") + told.so();
}

std::string rule_pointing_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string digit = told.value(step.digits.first());
  const std::string sets = combination_text(told);
  return told.named_rules() + " needs " + digit +
         (sets.empty() ? "" : ": it can only hold " + sets) + ". The " + digit + " is in " +
         told.cells(step.cells, "or") + ", and a cell that sees all of these cannot be " + digit +
         "." + told.so();
}

std::string cell_forcing_text(const Telling& told) {
  const logic::DigitSet digits = told.step().digits;
  return told.cells(told.step().cells) + " is " + told.values(digits, "or") + "." +
         told.excluding(digits.count(), "be") + told.so();
}

std::string innies_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string houses = told.houses(step.houses);
  const int of_houses = static_cast<int>(step.houses.size()) * told.links().shape().sum_of_values();
  int of_cages = 0;
  for (const std::uint16_t rule : step.rules) of_cages += sum_in_name(told.rules()[rule]);
  const bool is_plain = of_houses - of_cages == step.total;
  const std::string known =
      is_plain ? houses + (step.houses.size() == 1 ? " adds" : " add") + " up to " +
                     std::to_string(of_houses) + ", and " + told.named_rules() + " to " +
                     std::to_string(of_cages)
               : "the sum of " + houses + " is known, and so are the sums of " + told.named_rules();
  return known + ". It follows that " + balance_text(told) + "." + told.so();
}

std::string rules_in_house_text(const Telling& told) {
  const logic::Step& step = told.step();
  if (!step.reason.empty()) return rule_text(told);
  return "no way to fill " + told.houses(step.houses) + " together with " + told.named_rules() +
         " uses the candidates removed here." + told.so();
}

std::string assumption_text(const Telling& told) {
  return reason_text(told.links(), told.step(), told.rules()) + "." + told.so();
}

std::string case_text(const Telling& told, const logic::Candidate& struck) {
  constexpr std::size_t most_told = 5;
  const logic::Step& step = told.step();
  std::vector<std::string> chain;
  for (const logic::Step& part : step.parts) {
    for (const auto& [cell, digit] : part.placements) {
      if (chain.size() < most_told) chain.push_back(told.cell(cell) + " is " + told.value(digit));
    }
  }
  const auto& [cell, digit] = step.placements.front();
  const std::size_t count = step.parts.size();
  const std::string steps = count > 1 ? " (in " + std::to_string(count) + " steps)" : "";
  return "If " + told.cell(cell) + " is " + told.value(digit) + ", " +
         (chain.empty() ? "" : listed(chain) + steps + ", and ") + told.cell(struck.cell) +
         " is not " + told.value(struck.digit) + ".";
}

}  // namespace ninefold::cli
