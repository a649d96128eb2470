#include "core/logic/chains/chain_walk.hpp"
#include "core/logic/find.hpp"
#include "core/logic/registration.hpp"

#include <array>
#include <optional>
#include <vector>

namespace ninefold::logic {

namespace {

/// Some of the candidates of a state, by digit.
struct Candidates {
  std::array<CellSet, max_size + 1> places;

  void insert(const Candidate& candidate) { places[candidate.digit].insert(candidate.cell); }
  void erase(const Candidate& candidate) { places[candidate.digit].erase(candidate.cell); }
  Candidates& operator&=(const Candidates& other) {
    for (std::size_t digit = 0; digit < places.size(); ++digit) {
      places[digit] &= other.places[digit];
    }
    return *this;
  }
  CellSet cells() const {
    CellSet cells;
    for (const CellSet& one : places) cells |= one;
    return cells;
  }
};

/// What follows from a candidate.
struct Consequences {
  Candidates on;
  Candidates off;
};

/// What follows from each candidate, for those that are looked at together.
class ForcingSearch {
 public:
  ForcingSearch(const State& state, StepList& steps)
      : state_(state),
        steps_(steps),
        graph_(steps.workspace().graph(state, ChainGraph::Nodes::groups)),
        walk_(steps.workspace().walk()),
        consequences_(graph_.single_count()) {
    walk_.enter(graph_, steps.longest());
  }

  void run() {
    for (std::size_t start = 0; start < graph_.single_count(); ++start) {
      if (steps_.spend(graph_.nodes().size())) return;
      if (contradiction(start)) return;
    }
    std::vector<std::size_t> starts;
    for (const Cell cell : state_.unsolved()) {
      starts.clear();
      for (const Digit digit : state_.candidates(cell)) {
        starts.push_back(graph_.single({cell, digit}));
      }
      if (verity(starts)) return;
    }
    for (const House& house : state_.links().houses()) {
      for (int number = 1; number <= state_.links().size(); ++number) {
        const auto digit = static_cast<Digit>(number);
        starts.clear();
        for (const Cell cell : state_.places(digit, house)) {
          starts.push_back(graph_.single({cell, digit}));
        }
        if (starts.size() > 1 && verity(starts)) return;
      }
    }
  }

 private:
  void walk(std::size_t start) {
    walk_.start(
        start, true, ChainWalk::Off::all, [](std::size_t) { return true; },
        [](std::size_t, const ChainGraph::StrongLink&) { return true; });
  }

  Step chain_to(Candidate end, bool is_on) const {
    Step step;
    step.technique = Technique::forcing_chain;
    for (const ChainWalk::Link& link : walk_.chain(graph_.single(end), is_on)) {
      const GraphNode& node = graph_.nodes()[link.node];
      step.chain.push_back({node.digit, node.cells, link.is_on});
      if (const RequiredDigit* required = graph_.required(link.set)) {
        step.chain.back().rule = note_rule(*required, step);
      }
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
    Consequences& all = consequences_[start];
    walk_.visit_reached([&](std::size_t end, bool is_on) {
      if (end < graph_.single_count()) (is_on ? all.on : all.off).insert(candidate(end));
      return false;
    });
    Candidates both = all.on;
    both &= all.off;
    // That it is on was assumed: a chain has to lead to what says more.
    both.erase(candidate(start));
    const std::optional<Candidate> twice = first_of(both);
    const std::vector<Candidate> ends = twice ? std::vector{*twice} : all_off(all.off);
    if (ends.empty()) return false;
    Step step;
    step.technique = Technique::forcing_chain;
    step.digits = DigitSet::of(candidate(start).digit);
    step.cells.insert(candidate(start).cell);
    step.eliminations = {candidate(start)};
    if (steps_.wants_premises()) {
      if (twice) step.parts.push_back(chain_to(*twice, true));
      for (const Candidate& end : ends) step.parts.push_back(chain_to(end, false));
    }
    return steps_.add(std::move(step));
  }

  /// All candidates of a cell, or all places of a digit in a house, if each of them is off.
  std::vector<Candidate> all_off(const Candidates& off) const {
    Candidates open;
    for (int digit = 1; digit <= state_.links().size(); ++digit) {
      const auto index = static_cast<std::size_t>(digit);
      open.places[index] = state_.places(static_cast<Digit>(digit)).without(off.places[index]);
    }
    std::vector<Candidate> ends;
    for (const Cell cell : state_.unsolved().without(open.cells())) {
      for (const Digit digit : state_.candidates(cell)) ends.push_back({cell, digit});
      return ends;
    }
    for (const House& house : state_.links().houses()) {
      for (int number = 1; number <= state_.links().size(); ++number) {
        const auto digit = static_cast<Digit>(number);
        if (!(open.places[digit] & house.cells).empty()) continue;
        for (const Cell cell : state_.places(digit, house)) ends.push_back({cell, digit});
        if (!ends.empty()) return ends;
      }
    }
    return ends;
  }

  static std::optional<Candidate> first_of(const Candidates& some) {
    const CellSet cells = some.cells();
    if (cells.empty()) return std::nullopt;
    const Cell cell = *cells.begin();
    Digit digit = 1;
    while (!some.places[digit].contains(cell)) ++digit;
    return Candidate{cell, digit};
  }

  // One of these holds; what follows from each of them is so.
  bool verity(const std::vector<std::size_t>& starts) {
    if (starts.empty()) return false;
    if (steps_.spend(graph_.nodes().size() * starts.size())) return true;
    Consequences common = consequences_[starts.front()];
    for (const std::size_t start : starts) {
      common.on &= consequences_[start].on;
      common.off &= consequences_[start].off;
    }
    for (const Cell cell : common.on.cells() | common.off.cells()) {
      for (const Digit digit : state_.candidates(cell)) {
        const bool is_off = common.off.places[digit].contains(cell);
        if (is_off && force({cell, digit}, false, starts)) return true;
        const bool is_on = common.on.places[digit].contains(cell);
        if (is_on && force({cell, digit}, true, starts)) return true;
      }
    }
    return false;
  }

  bool force(Candidate forced, bool is_on, const std::vector<std::size_t>& starts) {
    Step step;
    step.technique = Technique::forcing_chain;
    step.digits = DigitSet::of(forced.digit);
    (is_on ? step.placements : step.eliminations) = {forced};
    for (const std::size_t start : starts) {
      if (!steps_.wants_premises()) break;
      walk(start);
      step.cells.insert(candidate(start).cell);
      step.parts.push_back(chain_to(forced, is_on));
    }
    return steps_.add(std::move(step));
  }

  const State& state_;
  StepList& steps_;
  const ChainGraph& graph_;
  ChainWalk& walk_;
  std::vector<Consequences> consequences_;  // by candidate
};

/// The next single of any kind.
std::optional<Step> single(const State& state) {
  if (auto step = find_first(state, Technique::naked_single)) return step;
  return find_first(state, Technique::hidden_single);
}

/// Places a candidate. Returns cells besides which nothing has changed.
CellSet place(const Candidate& candidate, State& state) {
  const Links& links = state.links();
  CellSet changed = links.peers(candidate.cell) & state.places(candidate.digit);
  changed.insert(candidate.cell);
  state.place(candidate);
  return links.has_pairs() ? links.all_cells() : changed;
}

/// Fills in all singles there are at once, up to that many times: whether a cell or a house is left
/// without a candidate. Singles and contradictions are only where something has `changed`.
bool ends_in_contradiction(State& state, CellSet changed, int waves) {
  const DigitSet all = DigitSet::up_to(state.links().size());
  std::vector<Candidate> singles;
  for (; waves >= 0; --waves) {
    singles.clear();
    for (const Cell cell : state.unsolved() & changed) {
      const DigitSet digits = state.candidates(cell);
      if (digits.empty()) return true;
      if (digits.count() == 1) singles.push_back({cell, digits.first()});
    }
    for (const House& house : state.links().houses()) {
      if ((house.cells & changed).empty()) continue;
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
    changed = CellSet();
    for (const Candidate& candidate : singles) {
      if (state.has(candidate)) changed |= place(candidate, state);
    }
  }
  return false;
}

/// What a contradictory state has nothing left for: a cell, or else a digit in a house.
void note_end(const State& state, Step& step) {
  step.reason.kind = ReasonKind::contradiction;
  for (const Cell cell : state.unsolved()) {
    if (!state.candidates(cell).empty()) continue;
    step.reason.cells.insert(cell);
    return;
  }
  const std::span<const House> houses = state.links().houses();
  for (std::size_t index = 0; index < houses.size(); ++index) {
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (!((state.holders(digit) | state.places(digit)) & houses[index].cells).empty()) continue;
      step.reason.numbers = {state.links().shape().value_of(digit)};
      step.houses = {static_cast<std::uint8_t>(index)};
      return;
    }
  }
}

/// The singles that lead from a candidate to the contradiction, and where that is.
void note_singles(State state, Candidate candidate, Step& step) {
  state.place(candidate);
  while (!state.is_contradictory()) {
    std::optional<Step> next = single(state);
    if (!next) break;
    apply(*next, state);
    step.parts.push_back(std::move(*next));
  }
  note_end(state, step);
}

}  // namespace

// Chains from one candidate that contradict each other, and chains from all candidates of a cell,
// or all places of a digit in a house, that agree.
static void find_forcing_chains(const State& state, Technique, StepList& steps) {
  ForcingSearch(state, steps).run();
}

// A candidate that leads by singles alone to a cell or a house without any candidate. The parts
// are those singles, and the reason says where they end.
static void find_forcing_nets(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  const bool has_single = single(state).has_value() || state.is_contradictory();
  const bool has_no_end = steps.longest() == StepList::default_longest;
  const int waves = has_no_end ? max_cells : steps.longest();
  // By digit. What follows from one of them follows from what led to it, where no end is set.
  std::array<CellSet, max_size + 1> lead_nowhere{};
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (steps.spend(1000)) return;
      if (lead_nowhere[digit].contains(cell)) continue;
      State tried = state;
      const CellSet changed = place({cell, digit}, tried);
      if (!ends_in_contradiction(tried, has_single ? links.all_cells() : changed, waves)) {
        if (!has_no_end) continue;
        for (const Cell placed : state.unsolved().without(tried.unsolved())) {
          lead_nowhere[tried.values()[placed]].insert(placed);
        }
        continue;
      }
      Step step;
      step.technique = wanted;
      step.digits = DigitSet::of(digit);
      step.cells.insert(cell);
      step.eliminations = {{cell, digit}};
      if (steps.wants_premises()) note_singles(state, {cell, digit}, step);
      if (steps.add(std::move(step))) return;
    }
  }
}

namespace {

constexpr std::array forcing_entries{
    TechniqueEntry{{Technique::forcing_chain, "Forcing Chain", Level::extreme, 500, true},
                   find_forcing_chains},
    TechniqueEntry{{Technique::forcing_net, "Forcing Net", Level::extreme, 700, true},
                   find_forcing_nets},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> forcing_techniques{forcing_entries};

}  // namespace ninefold::logic
