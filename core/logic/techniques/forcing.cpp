#include "core/logic/chains/chain_walk.hpp"
#include "core/logic/find.hpp"
#include "core/logic/techniques/finders.hpp"

#include <array>
#include <optional>

namespace ninefold::logic {

namespace {

/// What follows from each candidate, for those that are looked at together.
class ForcingSearch {
 public:
  ForcingSearch(const State& state, StepList& steps)
      : state_(state),
        steps_(steps),
        graph_(state, ChainGraph::Nodes::groups),
        walk_(graph_, steps.longest()) {
    for (std::size_t index = 0; index < graph_.single_count(); ++index) {
      index_[graph_.nodes()[index].cell()][graph_.nodes()[index].digit] =
          static_cast<std::uint16_t>(index);
    }
  }

  void run() {
    for (std::size_t start = 0; start < graph_.single_count(); ++start) {
      if (steps_.spend(graph_.nodes().size())) return;
      if (contradiction(start)) return;
    }
    for (const Cell cell : state_.unsolved()) {
      std::vector<std::size_t> starts;
      for (const Digit digit : state_.candidates(cell)) starts.push_back(node(cell, digit));
      if (verity(starts)) return;
    }
    for (const House& house : state_.links().houses()) {
      for (int digit = 1; digit <= state_.links().size(); ++digit) {
        std::vector<std::size_t> starts;
        for (const Cell cell : state_.places(static_cast<Digit>(digit), house)) {
          starts.push_back(node(cell, static_cast<Digit>(digit)));
        }
        if (starts.size() > 1 && verity(starts)) return;
      }
    }
  }

 private:
  std::size_t node(Cell cell, Digit digit) const { return index_[cell][digit]; }

  void walk(std::size_t start) {
    walk_.start(
        start, true, [](std::size_t) { return true; },
        [](std::size_t, const ChainGraph::StrongLink&) { return true; });
  }

  Step chain_to(std::size_t end, bool is_on) const {
    Step step;
    step.technique = Technique::forcing_chain;
    for (const ChainWalk::Link& link : walk_.chain(end, is_on)) {
      const GraphNode& node = graph_.nodes()[link.node];
      step.chain.push_back({node.digit, node.cells, link.is_on});
      step.cells |= node.cells;
    }
    return step;
  }

  Candidate candidate(std::size_t single) const {
    return {graph_.nodes()[single].cell(), graph_.nodes()[single].digit};
  }

  // A candidate from which both a candidate and its absence follow, or a cell or a house is left
  // without any.
  bool contradiction(std::size_t start) {
    walk(start);
    std::vector<Step> parts;
    for (std::size_t end = 0; end < graph_.single_count() && parts.empty(); ++end) {
      if (end != start && walk_.reaches(end, true) && walk_.reaches(end, false)) {
        parts = {chain_to(end, true), chain_to(end, false)};
      }
    }
    for (const Cell cell : state_.unsolved()) {
      if (!parts.empty()) break;
      std::vector<std::size_t> ends;
      for (const Digit digit : state_.candidates(cell)) ends.push_back(node(cell, digit));
      parts = all_off(ends);
    }
    for (const House& house : state_.links().houses()) {
      for (int digit = 1; digit <= state_.links().size() && parts.empty(); ++digit) {
        std::vector<std::size_t> ends;
        for (const Cell cell : state_.places(static_cast<Digit>(digit), house)) {
          ends.push_back(node(cell, static_cast<Digit>(digit)));
        }
        parts = all_off(ends);
      }
    }
    if (parts.empty()) return false;
    Step step;
    step.technique = Technique::forcing_chain;
    step.digits = DigitSet::of(candidate(start).digit);
    step.cells.insert(candidate(start).cell);
    step.eliminations = {candidate(start)};
    step.parts = std::move(parts);
    return steps_.add(std::move(step));
  }

  /// The chains that put all of these out, or none if they do not.
  std::vector<Step> all_off(const std::vector<std::size_t>& ends) const {
    for (const std::size_t end : ends) {
      if (!walk_.reaches(end, false)) return {};
    }
    std::vector<Step> parts;
    for (const std::size_t end : ends) parts.push_back(chain_to(end, false));
    return parts;
  }

  // One of these holds; what follows from each of them is so.
  bool verity(const std::vector<std::size_t>& starts) {
    std::vector<std::uint8_t> count(graph_.single_count() * 2);
    for (const std::size_t start : starts) {
      if (steps_.spend(graph_.nodes().size())) return true;
      walk(start);
      walk_.visit_reached([&count](std::size_t end, bool is_on) {
        const std::size_t at = end * 2 + (is_on ? 1 : 0);
        if (at < count.size()) ++count[at];
        return false;
      });
    }
    bool done = false;
    for (std::size_t at = 0; at < count.size() && !done; ++at) {
      if (count[at] != starts.size()) continue;
      Step step;
      step.technique = Technique::forcing_chain;
      const Candidate forced = candidate(at / 2);
      step.digits = DigitSet::of(forced.digit);
      const bool is_on = at % 2 == 1;
      (is_on ? step.placements : step.eliminations) = {forced};
      for (const std::size_t start : starts) {
        if (!steps_.wants_premises()) break;
        walk(start);
        step.cells.insert(candidate(start).cell);
        step.parts.push_back(chain_to(at / 2, is_on));
      }
      done = steps_.add(std::move(step));
    }
    return done;
  }

  const State& state_;
  StepList& steps_;
  const ChainGraph graph_;
  ChainWalk walk_;
  std::array<std::array<std::uint16_t, max_size + 1>, max_cells> index_{};
};

/// The next single of any kind.
std::optional<Step> single(const State& state) {
  if (auto step = find_first(state, Technique::naked_single)) return step;
  return find_first(state, Technique::hidden_single);
}

/// Fills in all singles there are at once, up to that many times: whether a cell or a house is left
/// without a candidate.
bool ends_in_contradiction(State& state, int waves) {
  const DigitSet all = DigitSet::up_to(state.links().size());
  std::vector<Candidate> singles;
  for (; waves >= 0; --waves) {
    singles.clear();
    for (const Cell cell : state.unsolved()) {
      const DigitSet digits = state.candidates(cell);
      if (digits.empty()) return true;
      if (digits.count() == 1) singles.push_back({cell, digits.first()});
    }
    for (const House& house : state.links().houses()) {
      DigitSet once;
      DigitSet again;
      for (const Cell cell : house.cells) {
        const Digit value = state.values()[cell];
        const DigitSet digits = value == empty_cell ? state.candidates(cell) : DigitSet::of(value);
        again |= once & digits;
        once |= digits;
      }
      if (!(once == all)) return true;
      for (const Digit digit : once.without(again)) {
        const CellSet places = state.places(digit, house);
        if (!places.empty()) singles.push_back({*places.begin(), digit});
      }
    }
    if (singles.empty()) return false;
    // Two that exclude each other leave a contradiction behind.
    for (const Candidate& candidate : singles) {
      if (state.has(candidate)) state.place(candidate);
    }
  }
  return false;
}

/// The singles that lead from a candidate to the contradiction.
std::vector<Step> singles_from(State state, Candidate candidate) {
  state.place(candidate);
  std::vector<Step> parts;
  while (!state.is_contradictory()) {
    std::optional<Step> next = single(state);
    if (!next) break;
    apply(*next, state);
    parts.push_back(std::move(*next));
  }
  return parts;
}

}  // namespace

// Chains from one candidate that contradict each other, and chains from all candidates of a cell,
// or all places of a digit in a house, that agree.
void find_forcing_chains(const State& state, Technique, StepList& steps) {
  ForcingSearch(state, steps).run();
}

// A candidate that leads by singles alone to a cell or a house without any candidate. The parts
// are those singles.
void find_forcing_nets(const State& state, Technique wanted, StepList& steps) {
  const bool has_no_end = steps.longest() == StepList::default_longest;
  const int waves = has_no_end ? max_cells : steps.longest();
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (steps.spend(1000)) return;
      State tried = state;
      tried.place({cell, digit});
      if (!ends_in_contradiction(tried, waves)) continue;
      Step step;
      step.technique = wanted;
      step.digits = DigitSet::of(digit);
      step.cells.insert(cell);
      step.eliminations = {{cell, digit}};
      if (steps.wants_premises()) step.parts = singles_from(state, {cell, digit});
      if (steps.add(std::move(step))) return;
    }
  }
}

}  // namespace ninefold::logic
