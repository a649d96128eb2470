// How often values occur: what propagators leave beside what assignments of few cells have.

#include "core/propagators/sets/counting.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellLists;
using variants::CountDistinct;
using variants::Element;
using variants::SameValues;
using variants::ValueCounts;

namespace {

using Values = std::vector<int>;

// How many candidates assignments have, how many are left, and how many conflicts are not seen. The
// most that tests allow is what the propagators do today.
struct Strength {
  std::size_t needed = 0;
  std::size_t left = 0;
  std::size_t missed_conflicts = 0;
};

// `holds` is asked of assignments in which peers differ.
template <typename Rule>
void compare(const Rule& rule, const std::vector<Mask>& masks, const Peers& peers,
             const std::function<bool(const Values&)>& holds, Strength& strength) {
  const auto left =
      narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
  const auto truth = supported(masks, [&](const Values& values) {
    for (std::size_t a = 0; a < values.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        if (values[a] == values[b] &&
            peers.differ(static_cast<CellIndex>(a), static_cast<CellIndex>(b)))
          return false;
      }
    }
    return holds(values);
  });
  CHECK(lies_within(truth, left));
  if (!left) return;
  CHECK(std::find(left->begin(), left->end(), Mask{0}) == left->end());
  if (!truth) {
    ++strength.missed_conflicts;
    return;
  }
  for (std::size_t cell = 0; cell < masks.size(); ++cell) {
    strength.needed += static_cast<std::size_t>(variants::count_of((*truth)[cell]));
    strength.left += static_cast<std::size_t>(variants::count_of((*left)[cell]));
  }
}

// Some lists of two to four cells that differ.
Peers random_peers(std::mt19937& random, std::size_t cells) {
  CellLists lists;
  for (std::size_t count = random() % 5; count > 0; --count) {
    CellIndexes list = cells_up_to(cells);
    std::shuffle(list.begin(), list.end(), random);
    list.resize(std::min(cells, 2 + random() % 3));
    lists.add(list);
  }
  return Peers(static_cast<int>(cells), lists);
}

int times(const Values& values, const CellIndexes& cells, int value) {
  return static_cast<int>(
      std::count_if(cells.begin(), cells.end(), [&](auto cell) { return values[cell] == value; }));
}

std::set<int> found_in(const Values& values, const CellIndexes& cells) {
  std::set<int> found;
  for (const CellIndex cell : cells) found.insert(values[cell]);
  return found;
}

bool counts_are_allowed(const ValueCounts& rule, const Values& values) {
  for (const ValueCounts::Allowed& allowed : rule.allowed) {
    const int count = times(values, rule.cells, variants::lowest_of(allowed.value));
    if ((allowed.counts >> count & 1) == 0) return false;
  }
  if (rule.sets.empty()) return true;
  Mask all = 0;
  for (const int value : found_in(values, rule.cells)) all |= variants::mask_of(value);
  return std::find(rule.sets.begin(), rule.sets.end(), all) != rule.sets.end();
}

// Compares counts of values of three to six cells, of which `say` makes a rule.
template <typename Say>
Strength strength_of_counts(unsigned seed, Say say) {
  std::mt19937 random(seed);
  Strength strength;
  for (int round = 0; round < 4000; ++round) {
    CAPTURE(round);
    const std::size_t size = 3 + random() % 4;
    const Peers peers = random_peers(random, size + 1);  // one cell more sees others
    ValueCounts rule;
    rule.cells = cells_up_to(size);
    say(rule, random);
    rule.prepare(peers);
    compare(
        rule, random_candidates(random, size + 1, 4), peers,
        [&](const Values& values) { return counts_are_allowed(rule, values); }, strength);
  }
  return strength;
}

}  // namespace

TEST_CASE("Counts of values keep what some assignment with them has", "[variants][propagators]") {
  const Strength strength = strength_of_counts(6, [](ValueCounts& rule, std::mt19937& random) {
    if (random() % 8 == 0) rule.cells.push_back(rule.cells[random() % rule.cells.size()]);
    for (int value = 0; value < 4; ++value) {
      if (random() % 2 == 0) rule.allowed.push_back({variants::mask_of(value), random() % 256});
    }
  });
  CAPTURE(strength.needed);
  CHECK(strength.left <= 20363);
  CHECK(strength.missed_conflicts <= 615);
}

TEST_CASE("A value as often as itself is among values of one of some sets",
          "[variants][propagators]") {
  const Strength strength = strength_of_counts(7, [](ValueCounts& rule, std::mt19937& /*random*/) {
    for (int value = 0; value < 4; ++value)
      rule.allowed.push_back({variants::mask_of(value), 1U | 2U << value});
    for (Mask set = 1; set < 16; ++set) {
      std::size_t total = 0;
      for (int value = 0; value < 4; ++value)
        total += (set & variants::mask_of(value)) != 0 ? static_cast<std::size_t>(value) + 1 : 0;
      if (total == rule.cells.size()) rule.sets.push_back(set);
    }
  });
  CAPTURE(strength.needed);
  CHECK(strength.left <= 4551);
  CHECK(strength.missed_conflicts <= 66);
}

TEST_CASE("A number of different values keeps what some assignment has",
          "[variants][propagators]") {
  std::mt19937 random(8);
  Strength strength;
  for (int round = 0; round < 4000; ++round) {
    CAPTURE(round);
    const std::size_t size = 1 + random() % 5;
    CountDistinct rule;
    rule.cells = cells_up_to(size);
    rule.control = static_cast<CellIndex>(size);
    rule.lowest = static_cast<int>(random() % 3);
    compare(
        rule, random_candidates(random, size + 1, 4), Peers(static_cast<int>(size) + 1),
        [&](const Values& values) {
          return values[rule.control] + rule.lowest ==
                 static_cast<int>(found_in(values, rule.cells).size());
        },
        strength);
  }
  CAPTURE(strength.needed);
  CHECK(strength.left <= 24045);
  CHECK(strength.missed_conflicts <= 17);
}

// With more than nine values that no cell is known to have, not all sets of them are tried.
TEST_CASE("A number of different values among many keeps what some assignment has",
          "[variants][propagators]") {
  std::mt19937 random(11);
  Strength strength;
  int undecided = 0;
  for (int round = 0; round < 1000; ++round) {
    CAPTURE(round);
    const std::size_t size = 2 + random() % 3;
    CountDistinct rule;
    rule.cells = cells_up_to(size);
    rule.control = static_cast<CellIndex>(size);
    rule.lowest = static_cast<int>(random() % 2);
    // One cell or two may have any of 14 values, the others have one of four.
    std::vector<Mask> masks = random_candidates(random, size + 1, 4);
    for (std::size_t cell = 0; cell < size; ++cell)
      masks[cell] = static_cast<Mask>(Mask{1} << random() % 4);
    for (std::size_t open = 1 + random() % 2; open > 0; --open) masks[random() % size] = 0x3fff;
    undecided += variants::is_single(masks[size]) ? 0 : 1;
    compare(
        rule, masks, Peers(static_cast<int>(size) + 1),
        [&](const Values& values) {
          return values[rule.control] + rule.lowest ==
                 static_cast<int>(found_in(values, rule.cells).size());
        },
        strength);
  }
  CHECK(undecided > 400);
  CAPTURE(strength.needed);
  CHECK(strength.left <= 15124);
  CHECK(strength.missed_conflicts <= 0);
}

TEST_CASE("Sets of the same values keep what some assignment has", "[variants][propagators]") {
  for (const bool once_each : {false, true}) {
    CAPTURE(once_each);
    std::mt19937 random(9);
    Strength strength;
    for (int round = 0; round < 3000; ++round) {
      CAPTURE(round);
      const std::size_t size = 2 + random() % 2;
      const std::size_t sets = 2 + random() % (size == 2 ? 2 : 1);
      SameValues rule;
      rule.once_each = once_each;
      CellIndexes cells = cells_up_to(size * sets);
      for (std::size_t set = 0; set < sets; ++set) {
        const auto first = cells.begin() + static_cast<std::ptrdiff_t>(set * size);
        rule.sets.emplace_back(first, first + static_cast<std::ptrdiff_t>(size));
      }
      const Peers peers = random_peers(random, cells.size() + 1);
      const auto holds = [&](const Values& values) {
        const auto same = [&](const CellIndexes& set) {
          if (once_each) return found_in(values, set) == found_in(values, rule.sets[0]);
          for (int value = 0; value < 4; ++value) {
            if (times(values, set, value) != times(values, rule.sets[0], value)) return false;
          }
          return true;
        };
        return std::all_of(rule.sets.begin(), rule.sets.end(), same);
      };
      compare(rule, random_candidates(random, cells.size() + 1, 4), peers, holds, strength);
    }
    CAPTURE(strength.needed);
    CHECK(strength.left <= (once_each ? 11877U : 11555U));
    CHECK(strength.missed_conflicts <= (once_each ? 1118U : 1085U));
  }
}

TEST_CASE("The target that a value names keeps what some assignment has",
          "[variants][propagators]") {
  std::mt19937 random(10);
  Strength strength;
  for (int round = 0; round < 4000; ++round) {
    CAPTURE(round);
    const std::size_t size = 1 + random() % 5;
    // The index, the result and the targets, of which two may be one.
    Element rule;
    rule.index = 0;
    rule.result = random() % 8 == 0 ? CellIndex{0} : CellIndex{1};
    for (std::size_t target = 0; target < size; ++target)
      rule.targets.push_back(static_cast<CellIndex>(2 + random() % size));
    rule.first = static_cast<int>(random() % 3) - 1;
    compare(
        rule, random_candidates(random, size + 2, 4), Peers(static_cast<int>(size) + 2),
        [&](const Values& values) {
          const int target = values[rule.index] - rule.first;
          return target >= 0 && target < static_cast<int>(size) &&
                 values[rule.targets[static_cast<std::size_t>(target)]] == values[rule.result];
        },
        strength);
  }
  CAPTURE(strength.needed);
  CHECK(strength.left <= 26087);
  CHECK(strength.missed_conflicts <= 5);
}
