#include "core/cli/words/steps/chain_text.hpp"

#include "core/cli/words/step_text.hpp"

namespace ninefold::cli {

namespace {

/// What chains from one candidate leave impossible: where they end says it.
std::string breakdown_text(const Telling& told, const std::vector<logic::ChainNode>& ends) {
  CellSet cells;
  for (const logic::ChainNode& end : ends) {
    if (end.is_on)
      return told.cell(*end.cells.begin()) + " would both be and not be " + told.value(end.digit);
    cells |= end.cells;
  }
  if (cells.count() == 1) return "no digit would be left for " + told.cells(cells);
  const Digit digit = ends.front().digit;
  const std::optional<std::size_t> house = told.house_of(digit, cells);
  return (house ? told.house(*house) : "a house") + " would have no place for " + told.value(digit);
}

/// "A" for the first set, "B" for the next.
std::string set_name(std::size_t at) { return {static_cast<char>('A' + at)}; }

/// "A (r1c2 and r1c3: 257)"
std::string sets_text(const Telling& told) {
  std::vector<std::string> items;
  for (const logic::LockedSet& set : told.step().sets)
    items.push_back(set_name(items.size()) + " (" + told.cells(set.cells) + ": " +
                    digits_text(told.links().shape(), set.digits) + ")");
  return listed(items);
}

}  // namespace

std::string chain_text(const Telling& told) {
  logic::ChainNode start = told.step().chain.front();
  start.is_on = true;
  return told.chain() + " In any case " + told.holds(start) + " or " +
         told.holds(told.step().chain.back()) + ", so whatever both rule out is false." + told.so();
}

std::string discontinuous_text(const Telling& told) {
  logic::ChainNode start = told.step().chain.front();
  std::string end;
  if (!start.is_on) {
    start.is_on = true;
    end = ": " + told.holds(start) + " after all";
  }
  return told.chain() + " That contradicts the assumption" + end + "." + told.so();
}

std::string continuous_text(const Telling& told) {
  return told.chain() +
         " Its ends rule each other out, so it closes into a loop: of any two neighbours on it one "
         "is true, and whatever both rule out is false." +
         told.so();
}

std::string forcing_text(const Telling& told) {
  const logic::Step& step = told.step();
  std::vector<logic::ChainNode> ends;
  CellSet cells;
  logic::DigitSet digits;
  bool is_one_start = !step.eliminations.empty() && !step.parts.empty();
  for (const logic::Step& part : step.parts) {
    const logic::ChainNode& start = part.chain.front();
    ends.push_back(part.chain.back());
    cells |= start.cells;
    digits.insert(start.digit);
    is_one_start = is_one_start && start.digit == step.eliminations.front().digit &&
                   start.cells.contains(step.eliminations.front().cell);
  }
  if (is_one_start) {
    const auto [cell, digit] = step.eliminations.front();
    return "if " + told.cell(cell) + " were " + told.value(digit) + ", " +
           breakdown_text(told, ends) + ", as the chains below show." + told.so();
  }
  std::string either;
  if (cells.count() == 1) {
    either = told.cells(cells) + " is " + told.values(digits, "or");
  } else {
    const std::optional<std::size_t> house = told.house_of(digits.first(), cells);
    either = (house ? told.house(*house) : "a house") + " has its " + told.value(digits.first()) +
             " in " + told.cells(cells, "or");
  }
  return either + ". Whichever it is, the same follows, as the chains below show." + told.so();
}

std::string template_text(const Telling& told) {
  const logic::Step& step = told.step();
  const std::string ways = "way to place all " + told.values(step.digits) + "s uses ";
  if (step.technique == logic::Technique::template_set)
    return "every remaining " + ways + told.cells(step.cells) + "." + told.so();
  return "no remaining " + ways + (step.eliminations.size() == 1 ? "this cell." : "these cells.") +
         told.so();
}

std::string guess_text(const Telling& told) {
  const logic::Candidate placed = told.step().placements.front();
  return "no technique helps here. The solution has " + told.value(placed.digit) + " in " +
         told.cell(placed.cell) + ".";
}

std::string almost_locked_text(const Telling& told) {
  const std::vector<logic::LockedSet>& sets = told.step().sets;
  const std::string begin = sets_text(told) + " each have one more digit than cells. ";
  std::vector<std::string> commons;
  for (std::size_t at = 0; at + 1 < sets.size(); ++at)
    commons.push_back(told.values(sets[at].links));
  const std::string first = commons.front();
  if (sets.front().links.count() > 1) {
    std::string only_one;
    for (const Digit digit : sets.front().links)
      only_one += (only_one.empty() ? "" : ", and only one ") + told.value(digit);
    return begin + "Only one of the two can have " + only_one +
           ", so each set lacks one of these and has all its other digits. A cell that sees all "
           "places of such a digit, or of " +
           told.values(sets.front().links, "or") + " in both sets, cannot have it." + told.so();
  }
  const Digit z = told.step().digits.first();
  const logic::DigitSet others = told.step().digits.without(logic::DigitSet::of(z));
  const std::string last = set_name(sets.size() - 1);
  const std::string has_z = told.value(z);
  const std::string conclusion =
      "So " + (sets.size() == 2 ? "one of the two" : "A or " + last) + " has " + has_z +
      ", and a cell that sees all its places in both cannot." +
      (others.empty() ? "" : " The same goes for " + told.values(others) + ".") + told.so();
  if (sets.size() == 2)
    return begin + "Only one of the two can have " + first +
           "; the other then needs all its remaining digits. " + conclusion;
  std::string along = "If A does not have " + has_z + ", it has " + first;
  commons.push_back(has_z);
  for (std::size_t at = 1; at < commons.size(); ++at)
    along += "; " + set_name(at) + " then cannot, so it has " + commons[at];
  return begin + along + ". " + conclusion;
}

std::string blossom_text(const Telling& told) {
  CellSet stem = told.step().cells;
  for (const logic::LockedSet& set : told.step().sets) stem = stem.without(set.cells);
  return "whatever the stem " + told.cells(stem) +
         " is, it takes that digit from one of the petals " + sets_text(told) +
         ". That petal then needs all its other digits, including " +
         told.values(told.step().digits) +
         ", and a cell that sees all its places in the petals cannot have it." + told.so();
}

std::string sue_de_coq_text(const Telling& told) {
  const std::vector<logic::LockedSet>& sets = told.step().sets;
  const logic::DigitSet digits = sets[0].digits | sets[1].digits | sets[2].digits;
  const auto side = [&](const logic::LockedSet& set) {
    return told.cells(set.cells) + " (" + told.values(set.digits) + ")";
  };
  return "the cells " + told.cells(sets[0].cells) + " lie in both " +
         told.houses(told.step().houses) + ". With " + side(sets[1]) + " and " + side(sets[2]) +
         " they have only " + told.values(digits) +
         " between them, as many digits as cells. So each of these is there once, and in no other "
         "cell of its house." +
         told.so();
}

}  // namespace ninefold::cli
