#include "core/logic/registration.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ninefold::logic {

namespace {

/// The cells with exactly two candidates.
CellSet bivalue_cells(const State& state) {
  CellSet cells;
  for (const Cell cell : state.unsolved()) {
    if (state.candidates(cell).count() == 2) cells.insert(cell);
  }
  return cells;
}

Step wing(const State& state, Technique technique, const CellSet& cells) {
  Step step;
  step.technique = technique;
  step.cells = cells;
  for (const Cell cell : cells) step.digits |= state.candidates(cell);
  return step;
}

}  // namespace

// Two cells with the same two digits, and a house with two places for one of them, each seen by
// one of the cells: one cell holds the other digit.
static void find_w_wings(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  const CellSet cells = bivalue_cells(state);
  const std::span<const House> houses = links.houses();
  for (const Cell first : cells) {
    for (const Cell second : cells) {
      if (second <= first || !(state.candidates(first) == state.candidates(second))) continue;
      const CellSet seen = links.peers(first) & links.peers(second);
      for (const Digit struck : state.candidates(first)) {
        if ((seen & state.places(struck)).empty()) continue;
        const Digit linking = state.candidates(first).without(DigitSet::of(struck)).first();
        for (std::size_t index = 0; index < houses.size(); ++index) {
          const CellSet places = state.places(linking, houses[index]);
          if (places.count() != 2 || places.contains(first) || places.contains(second)) continue;
          auto place = places.begin();
          Cell near = *place;
          ++place;
          Cell far = *place;
          if (!links.peers(first).contains(near)) std::swap(near, far);
          if (!links.peers(first).contains(near) || !links.peers(second).contains(far)) {
            std::swap(near, far);
            if (!links.peers(first).contains(near) || !links.peers(second).contains(far)) continue;
          }
          CellSet ends;
          ends.insert(first);
          ends.insert(second);
          Step step = wing(state, wanted, ends);
          step.cells |= places;
          step.houses = {static_cast<std::uint8_t>(index)};
          const auto node = [](Digit digit, Cell cell, bool is_on) {
            ChainNode one{digit, {}, is_on};
            one.cells.insert(cell);
            return one;
          };
          step.chain = {node(struck, first, false),   node(linking, first, true),
                        node(linking, near, false),   node(linking, far, true),
                        node(linking, second, false), node(struck, second, true)};
          eliminate(state, struck, seen, step);
          if (steps.add(std::move(step))) return;
        }
      }
    }
  }
}

// A cell xy that sees a cell xz and a cell yz: one of the two holds z.
static void find_xy_wings(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  const CellSet cells = bivalue_cells(state);
  for (const Cell pivot : cells) {
    const CellSet near = cells & links.peers(pivot);
    for (const Cell first : near) {
      for (const Cell second : near) {
        if (second <= first) continue;
        const DigitSet common = state.candidates(first) & state.candidates(second);
        if (common.count() != 1 || !(common & state.candidates(pivot)).empty()) continue;
        const DigitSet ends = state.candidates(first) | state.candidates(second);
        if (!(ends.without(common) == state.candidates(pivot))) continue;
        CellSet pattern;
        for (const Cell cell : {pivot, first, second}) pattern.insert(cell);
        Step step = wing(state, wanted, pattern);
        eliminate(state, common.first(), links.peers(first) & links.peers(second), step);
        if (steps.add(std::move(step))) return;
      }
    }
  }
}

// A cell xyz that sees a cell xz and a cell yz: one of the three holds z.
static void find_xyz_wings(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  const CellSet cells = bivalue_cells(state);
  for (const Cell pivot : state.unsolved()) {
    const DigitSet digits = state.candidates(pivot);
    if (digits.count() != 3) continue;
    const CellSet near = cells & links.peers(pivot);
    for (const Cell first : near) {
      if (!digits.contains_all(state.candidates(first))) continue;
      for (const Cell second : near) {
        if (second <= first || !digits.contains_all(state.candidates(second))) continue;
        const DigitSet common = state.candidates(first) & state.candidates(second);
        if (common.count() != 1) continue;
        CellSet pattern;
        for (const Cell cell : {pivot, first, second}) pattern.insert(cell);
        Step step = wing(state, wanted, pattern);
        eliminate(state, common.first(), links.common_peers(pattern), step);
        if (steps.add(std::move(step))) return;
      }
    }
  }
}

namespace {

/// The cells of `cells` by their distance from `start` in links between peers.
std::vector<CellSet> rings(const Links& links, const CellSet& cells, Cell start) {
  CellSet ring;
  ring.insert(start);
  CellSet reached = ring;
  std::vector<CellSet> all;
  while (!ring.empty()) {
    all.push_back(ring);
    CellSet next;
    for (const Cell cell : ring) next |= links.peers(cell);
    ring = (next & cells).without(reached);
    reached |= ring;
  }
  return all;
}

/// A way from the one cell to the other through cells that see each other, one of each ring.
std::vector<Cell> way(const Links& links, const std::vector<CellSet>& around, std::size_t distance,
                      Cell end) {
  std::vector<Cell> cells{end};
  while (distance > 0) {
    --distance;
    cells.push_back(*(around[distance] & links.peers(cells.back())).begin());
  }
  std::reverse(cells.begin(), cells.end());
  return cells;
}

/// The cells as a chain of two digits, each being one of them because the cell before it is.
std::vector<ChainNode> alternating(const std::vector<Cell>& cells, DigitSet digits) {
  Digit lost = digits.first();
  Digit held = digits.without(DigitSet::of(lost)).first();
  std::vector<ChainNode> chain;
  for (const Cell cell : cells) {
    CellSet one;
    one.insert(cell);
    chain.push_back({lost, one, false});
    chain.push_back({held, one, true});
    std::swap(lost, held);
  }
  return chain;
}

}  // namespace

// Cells with the same two digits, linked so that they alternate: two at an odd distance of three or
// more hold both digits between them. The chain is one of those with the most effect.
static void find_remote_pairs(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  CellSet left = bivalue_cells(state);
  while (!left.empty()) {
    const Cell start = *left.begin();
    const DigitSet digits = state.candidates(start);
    CellSet same;
    for (const Cell cell : left) {
      if (state.candidates(cell) == digits) same.insert(cell);
    }
    CellSet component;
    for (const CellSet& ring : rings(links, same, start)) component |= ring;
    left = left.without(component);
    if (component.count() < 4) continue;
    CellSet open;
    for (const Digit digit : digits) open |= state.places(digit).without(component);
    CellSet struck;
    std::vector<Cell> best;
    int most = 0;
    for (const Cell cell : component) {
      const std::vector<CellSet> around = rings(links, component, cell);
      for (std::size_t distance = 3; distance < around.size(); distance += 2) {
        for (const Cell other : around[distance]) {
          const CellSet seen = links.peers(cell) & links.peers(other) & open;
          struck |= seen;
          if (seen.count() <= most) continue;
          most = seen.count();
          best = way(links, around, distance, other);
        }
      }
    }
    CellSet cells;
    for (const Cell cell : best) cells.insert(cell);
    // The other cells say nothing where this chain does all.
    Step step = wing(state, wanted, struck.count() == most ? cells : component);
    step.chain = alternating(best, digits);
    for (const Digit digit : digits) eliminate(state, digit, struck, step);
    if (steps.add(std::move(step))) return;
  }
}

namespace {

constexpr std::array wings_entries{
    TechniqueEntry{{Technique::remote_pair, "Remote Pair", Level::hard, 110, true},
                   find_remote_pairs},
    TechniqueEntry{{Technique::w_wing, "W-Wing", Level::hard, 150, true}, find_w_wings},
    TechniqueEntry{
        {Technique::xy_wing, "XY-Wing", Level::hard, 160, true}, find_xy_wings, "Y-Wing"},
    TechniqueEntry{{Technique::xyz_wing, "XYZ-Wing", Level::hard, 180, true}, find_xyz_wings},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> wings_techniques{wings_entries};

}  // namespace ninefold::logic
