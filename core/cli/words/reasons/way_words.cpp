// Contradictions and cases that take several steps.

#include "core/cli/words/reasons/reason_words.hpp"

#include <algorithm>

namespace ninefold::cli {

std::string ReasonWords::contradiction_text() const {
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

std::string ReasonWords::cases_within(const logic::Step& part, bool is_first) const {
  if (part.reason.kind != logic::ReasonKind::common_ground) return {};
  const auto is_struck = [&part](const logic::Step& each) {
    return std::find(part.eliminations.begin(), part.eliminations.end(), each.placements.front()) !=
           part.eliminations.end();
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

std::size_t ReasonWords::length_of(const std::vector<logic::Step>& parts) {
  std::size_t length = 0;
  for (const logic::Step& part : parts) length += 1 + length_of(part.parts);
  return length;
}

std::string ReasonWords::named_together() const {
  constexpr std::size_t most_named = 2;
  if (step_.houses.empty()) return rule_;
  std::vector<std::string> houses;
  for (const std::uint8_t index : step_.houses)
    houses.push_back(house_text(links_, links_.houses()[index]));
  if (step_.rules.size() > most_named || houses.size() > most_named)
    return "what the rules make of " + listed(houses, "and");
  return listed(houses, "and") + " with " + rule_;
}

std::string ReasonWords::common_ground_text() const {
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

}  // namespace ninefold::cli
