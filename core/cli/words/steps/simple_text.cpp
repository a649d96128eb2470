#include "core/cli/words/steps/simple_text.hpp"

#include "core/logic/excluders.hpp"

#include <algorithm>
#include <array>

namespace ninefold::cli {

namespace {

std::string counted(int count) {
  constexpr std::array<std::string_view, 6> words{"", "one", "two", "three", "four", "five"};
  const auto index = static_cast<std::size_t>(count);
  return index < words.size() ? std::string(words[index]) : std::to_string(count);
}

std::vector<logic::Candidate> seen_digits(const Telling& told, const logic::Excluders& excluders) {
  std::vector<logic::Candidate> seen;
  for (const Cell cell : excluders.cells) seen.push_back({cell, told.state().values()[cell]});
  return seen;
}

/// "the 5", "the 5s"; where other digits exclude it by a rule about pairs of them, "the digits".
std::string excluders_text(const Telling& told, const std::vector<logic::Candidate>& seen) {
  const Digit first = seen.front().digit;
  for (const logic::Candidate& one : seen) {
    if (one.digit != first) return "the digits";
  }
  return "the " + told.value(first) + (seen.size() == 1 ? "" : "s");
}

std::string hidden_single_text(const Telling& told, const logic::Candidate& placed,
                               const logic::Excluders& excluders) {
  const std::string only = "in " + told.house(told.step().houses.front()) + " only " +
                           told.cell(placed.cell) + " can be " + told.value(placed.digit);
  if (excluders.cells.empty()) return only + ".";
  const std::vector<logic::Candidate> seen = seen_digits(told, excluders);
  return only + ": " + excluders_text(told, seen) + " in " + told.cells(excluders.cells) +
         (seen.size() == 1 ? " excludes" : " exclude") + " it from " +
         (excluders.are_all ? "the other empty cells."
                            : "other empty cells; in the rest it is already ruled out.");
}

std::string naked_single_text(const Telling& told, const logic::Candidate& placed,
                              const logic::Excluders& excluders) {
  const std::string only = told.cell(placed.cell) + " can only be " + told.value(placed.digit);
  if (excluders.cells.empty()) return only + ": every other digit is excluded there.";
  logic::DigitSet seen;
  for (const Cell cell : excluders.cells) seen.insert(told.state().values()[cell]);
  const std::string sees = only + ": it sees " + told.values(seen);
  if (!excluders.are_all) return sees + "; the rest are already ruled out.";
  // Digits exclude others, too, where a rule is about pairs of them.
  const bool is_plain = seen.count() == told.links().size() - 1;
  return sees + (is_plain ? "." : ", which exclude every other digit.");
}

}  // namespace

std::string single_text(const Telling& told, bool has_excluders) {
  const logic::Step& step = told.step();
  const logic::Candidate placed = step.placements.front();
  if (step.technique == logic::Technique::full_house)
    return told.cell(placed.cell) + " is the last empty cell of " +
           told.house(step.houses.front()) + ", so it is " + told.value(placed.digit) + ".";
  const logic::Excluders excluders =
      has_excluders ? logic::excluders_of(told.state(), step) : logic::Excluders();
  return step.houses.empty() ? naked_single_text(told, placed, excluders)
                             : hidden_single_text(told, placed, excluders);
}

std::string locked_text(const Telling& told) {
  const logic::Step& step = told.step();
  const Digit digit = step.digits.first();
  const std::size_t own = step.houses.front();
  const std::string number = told.value(digit);
  const std::string cells = told.cells(step.cells, "or");
  const bool is_same_digit =
      std::all_of(step.eliminations.begin(), step.eliminations.end(),
                  [digit](const logic::Candidate& struck) { return struck.digit == digit; });
  const std::span<const logic::House> houses = told.links().houses();
  const CellSet all = step.cells | told.struck_cells();
  for (std::size_t other = 0; other < houses.size() && is_same_digit; ++other) {
    if (!all.without(houses[other].cells).empty()) continue;
    if (other == own) break;
    return told.house(own) + " has its " + number + " in " + told.house(other) + " (" + cells +
           "), so the rest of " + told.house(other) + " does not." + told.so();
  }
  return "in " + told.house(own) + " the " + number + " is in " + cells + "." +
         told.excluding(step.cells.count(), "be in") + told.so();
}

std::string naked_text(const Telling& told) {
  const logic::Step& step = told.step();
  const int count = step.cells.count();
  return told.cells(step.cells) + " have only " + told.values(step.digits) +
         " between them: " + counted(count) + " digits for " + counted(count) +
         " cells that see each other. No cell that sees " + (count == 2 ? "both" : "all of them") +
         " can have these digits." + told.so();
}

std::string hidden_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string count = counted(step.cells.count());
  return "in " + told.house(step.houses.front()) + " the digits " + told.values(step.digits) +
         " can only go into " + told.cells(step.cells) + ": " + count + " digits for " + count +
         " cells, with no room for others." + told.so();
}

std::string wing_text(const Telling& told) {
  const logic::Step& step = told.step();
  const Digit z = step.eliminations.front().digit;
  const bool is_with_pivot = step.technique == logic::Technique::xyz_wing;
  CellSet pivot;
  for (const Cell cell : step.cells) {
    const logic::DigitSet open = told.state().candidates(cell);
    const bool is_pivot = is_with_pivot ? open.count() == 3 : !open.contains(z);
    if (is_pivot && pivot.empty()) pivot.insert(cell);
  }
  if (pivot.empty()) return told.cells(step.cells) + told.so();
  std::vector<std::string> cases;
  for (const Cell cell : step.cells.without(pivot)) {
    const Digit x = told.state().candidates(cell).without(logic::DigitSet::of(z)).first();
    cases.push_back("if it is " + told.value(x) + ", " + told.cell(cell) + " is " + told.value(z));
  }
  if (is_with_pivot) cases.push_back("otherwise it is " + told.value(z) + " itself");
  std::string told_cases;
  for (const std::string& one : cases) told_cases += (told_cases.empty() ? "" : "; ") + one;
  const CellSet holders = is_with_pivot ? step.cells : step.cells.without(pivot);
  return "the pivot " + told.cells(pivot) + " is " +
         told.values(told.state().candidates(*pivot.begin()), "or") + ": " + told_cases + ". So " +
         told.cells(holders, "or") + " is " + told.value(z) + ", and a cell that sees " +
         (is_with_pivot ? "all three" : "both") + " is not." + told.so();
}

std::string wxyz_wing_text(const Telling& told) {
  const logic::Step& step = told.step();
  const Digit z = step.eliminations.front().digit;
  const CellSet holders = step.cells & told.state().places(z);
  return told.cells(step.cells) + " have only " + told.values(step.digits) +
         " between them. Each of " + told.values(step.digits.without(logic::DigitSet::of(z))) +
         " can be there only once, since its places see each other. Four cells need four digits, "
         "so " +
         told.value(z) + " is there, too: " + told.cells(holders, "or") + " is " + told.value(z) +
         ", and a cell that sees " + (holders.count() == 2 ? "both" : "all of them") + " is not." +
         told.so();
}

std::string aligned_pair_text(const Telling& told) {
  const logic::Step& step = told.step();
  CellSet pair = step.cells;
  for (const logic::LockedSet& set : step.sets) pair = pair.without(set.cells);
  std::string text;
  for (const auto& [cell, digit] : step.eliminations) {
    CellSet others = pair;
    others.erase(cell);
    const Cell other = *others.begin();
    const logic::DigitSet left = told.state().candidates(other);
    CellSet seen;
    if (left.contains(digit)) seen.insert(cell);
    std::vector<std::string> forced;
    for (const Digit excluded : left.without(logic::DigitSet::of(digit))) {
      const logic::DigitSet both = logic::DigitSet::of(digit) | logic::DigitSet::of(excluded);
      const auto set =
          std::find_if(step.sets.begin(), step.sets.end(),
                       [&](const logic::LockedSet& one) { return one.digits == both; });
      if (set == step.sets.end()) continue;
      seen |= set->cells;
      forced.push_back(told.cells(set->cells) + " would be " + told.value(excluded));
    }
    text += std::string(text.empty() ? "if " : " If ") + told.cell(cell) + " were " +
            told.value(digit) + ", " + listed(forced) + ", and nothing would be left for " +
            told.cell(other) + ", which sees " + told.cells(seen) + ".";
  }
  return text + told.so();
}

std::string w_wing_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::vector<logic::ChainNode>& chain = step.chain;
  const Digit z = step.eliminations.front().digit;
  const Digit x = chain[2].digit;
  const std::string ends =
      told.cell(*chain[0].cells.begin()) + " and " + told.cell(*chain[4].cells.begin());
  const std::string link =
      told.cell(*chain[2].cells.begin()) + " or " + told.cell(*chain[3].cells.begin());
  const logic::DigitSet both = logic::DigitSet::of(x) | logic::DigitSet::of(z);
  return ends + " can each only be " + told.values(both, "or") + ". In " +
         told.house(step.houses.front()) + " the " + told.value(x) + " is in " + link +
         ", and each of these sees one of the first two cells. So those cannot both be " +
         told.value(x) + ": one of them is " + told.value(z) + "." + told.so();
}

std::string remote_pair_text(const Telling& told) {
  const logic::Step& step = told.step();
  std::vector<Cell> chain;
  CellSet of_chain;
  for (const logic::ChainNode& node : step.chain) {
    const Cell cell = *node.cells.begin();
    if (of_chain.contains(cell)) continue;
    of_chain.insert(cell);
    chain.push_back(cell);
  }
  const Digit one = step.digits.first();
  const Digit two = step.digits.without(logic::DigitSet::of(one)).first();
  const std::string others = step.cells.without(of_chain).empty()
                                 ? ""
                                 : " The same goes for any two of " + told.cells(step.cells) +
                                       " that are an odd number of links apart.";
  return told.cells(chain) + " can each only be " + told.value(one) + " or " + told.value(two) +
         ", and each sees the next, so the two digits alternate. Of the ends " +
         told.cell(chain.front()) + " and " + told.cell(chain.back()) + ", one is " +
         told.value(one) + " and the other " + told.value(two) +
         ", so a cell that sees both is neither." + others + told.so();
}

std::string grave_of_pairs_text(const Telling& told) {
  const std::optional<logic::Candidate> proved = told.proved();
  if (!proved) return told.cells(told.step().cells) + told.so();
  return "every open cell but " + told.cell(proved->cell) +
         " has two candidates, and without the " + told.value(proved->digit) +
         " there every digit would have two places in every house. Such a puzzle does not have "
         "exactly one solution." +
         told.so();
}

std::string two_links_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::vector<logic::ChainNode>& chain = step.chain;
  const Digit digit = chain[0].digit;
  const std::span<const logic::House> houses = told.links().houses();
  const auto either = [&](std::size_t house) {
    return "n " + told.house(house) + " it is in " +
           told.cells(told.state().places(digit, houses[house]), "or");
  };
  const std::string number = told.value(digit);
  const std::string near = told.cells(chain[1].cells) + " and " + told.cells(chain[2].cells);
  const std::string far = told.cells(chain[0].cells) + " or " + told.cells(chain[3].cells);
  return "where does " + number + " go? I" + either(step.houses[0]) + "; i" +
         either(step.houses[1]) + ". " + near + " see each other and cannot both be " + number +
         ", so " + far + " is. A cell that sees both is not." + told.so();
}

std::string empty_rectangle_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::vector<logic::ChainNode>& chain = step.chain;
  const std::string digit = told.value(chain[0].digit);
  const std::string across = told.house(step.houses[2]);
  const std::string far = told.cells(chain[0].cells);
  const std::string near = told.cells(chain[1].cells);
  return "the " + digit + "s in " + told.house(step.houses[0]) + " all lie in " +
         told.house(step.houses[1]) + " or " + across + ". In " + told.house(step.houses[3]) +
         " the " + digit + " is in " + near + " or " + far + ". If it is in " + near +
         ", the box has its " + digit + " in " + across + "; if not, " + far + " is " + digit +
         "." + told.so();
}

}  // namespace ninefold::cli
