#include "core/cli/words/steps/grave_text.hpp"

namespace ninefold::cli {

namespace {

/// "the 5 in r1c2 and r3c4", "the 5 in r1c2 and the 5 and 7 in r3c4"
std::string extras_text(const Telling& told) {
  const logic::Step& step = told.step();
  if (step.technique == logic::Technique::bivalue_universal_grave_2)
    return "the " + told.value(step.digits.first()) + " in " + told.cells(step.cells);
  std::vector<std::string> extras;
  for (const logic::LockedSet& set : step.sets) {
    if (set.cells.without(step.cells).empty())
      extras.push_back("the " + told.values(set.digits) + " in " + told.cells(set.cells));
  }
  return listed(extras);
}

}  // namespace

std::string grave_of_several_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string cells = told.cells(step.cells);
  const std::string why =
      "every open cell but " + cells + " has two candidates, and without " + extras_text(told) +
      " every digit would have two places in every house. Such a puzzle does not have exactly one "
      "solution, so ";
  const std::string digit = told.value(step.digits.first());
  if (step.technique == logic::Technique::bivalue_universal_grave_2)
    return why + told.cells(step.cells, "or") + " is " + digit + ", and a cell that sees " +
           (step.cells.count() == 2 ? "both" : "all of them") + " is not." + told.so();
  if (step.technique == logic::Technique::bivalue_universal_grave_4)
    return why + "one of these extra candidates is true. In " + told.house(step.houses.front()) +
           " the " + digit + " is in " + told.cells(step.cells, "or") +
           ", so the other of the two has an extra digit." + told.so();
  const logic::LockedSet& set = step.sets.front();
  return why + "one of these extra candidates is true: " + cells +
         " together hold at least one of " + told.values(step.digits) +
         ", as if they were one cell. With " + told.cells(set.cells) +
         " they form a set that uses up " + told.values(set.digits) + "." + told.so();
}

}  // namespace ninefold::cli
