#include "core/cli/words/steps/exotic_text.hpp"

namespace ninefold::cli {

std::string sk_loop_text(const Telling& told) {
  const logic::Step& step = told.step();
  std::string links;
  for (std::size_t at = 0; at < step.sets.size(); ++at)
    links += (at == 0 ? "" : "; ") + told.values(step.sets[at].digits) + " to " +
             told.house(step.houses[at]);
  return told.cells(step.cells) +
         " form a loop, and each of their candidates belongs to a house: " + links +
         ". Every digit can be there only once in its house. That makes as many digits as cells, "
         "so each of them is in the loop, and in no other cell of its house." +
         told.so();
}

std::string exocet_text(const Telling& told) {
  const logic::Step& step = told.step();
  const logic::LockedSet& base = step.sets[0];
  const logic::LockedSet& targets = step.sets[1];
  const logic::DigitSet once = base.digits.without(targets.digits);
  const std::string crossing = told.houses(step.houses);
  std::string text = "the base " + told.cells(base.cells) + " holds two of " +
                     told.values(base.digits) + ", and " + crossing + " each need both. In " +
                     told.houses(step.base_houses) + " only the targets " +
                     told.cells(targets.cells) + " can have them there; elsewhere in " + crossing +
                     " two lines hold all places of each of these digits, so it is there no more "
                     "than twice. So each digit of the base is in a target, too, and the targets "
                     "hold the same two.";
  if (!once.empty())
    text += " The base does not hold " + told.values(once, "or") +
            ": one line holds all its places there, so both targets would have to be it.";
  return text + told.so();
}

}  // namespace ninefold::cli
