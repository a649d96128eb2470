#include "core/logic/chains/chain_exclusions.hpp"
#include "core/logic/chains/chain_walk.hpp"
#include "core/logic/registration.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace ninefold::logic {

namespace {

using Nodes = ChainGraph::Nodes;

/// What the chains of a technique may be made of.
enum class Reach : std::uint8_t { one_digit, bivalue_cells, any };

/// Chains of one technique in one graph.
class ChainSearch {
 public:
  ChainSearch(const State& state, Technique wanted, Nodes nodes, StepList& steps)
      : state_(state),
        wanted_(wanted),
        steps_(steps),
        graph_(steps.workspace().graph(state, nodes)),
        exclusions_(state, graph_),
        nodes_(nodes),
        is_grouped_(nodes != Nodes::singles),
        walk_(steps.workspace().walk()),
        longest_(steps.longest()) {
    walk_.enter(graph_, steps.longest(),
                is_grouped_ ? ChainWalk::Counts::with_group : ChainWalk::Counts::any);
    if (wanted == Technique::x_chain) reach_ = Reach::one_digit;
    if (wanted == Technique::xy_chain) reach_ = Reach::bivalue_cells;
    // What two or three cells give is a naked pair or an XY-wing, where digits exclude equal ones
    // alone.
    if (reach_ == Reach::bivalue_cells && !state.links().has_pairs()) least_ = 7;
    if (reach_ == Reach::any) closure_ = &steps.workspace().closure(state, nodes);
  }

  void run() {
    if (!steps_.wants_first()) return run_from_all();
    if (is_by_layers()) {
      find_shortest_by_layers();
    } else {
      run_from_all();
    }
    if (best_) steps_.add(std::move(*best_));
  }

 private:
  // Of chains with sets there are too many ends to know those of all chains of every length.
  bool is_by_layers() const { return reach_ == Reach::any && nodes_ != Nodes::sets; }

  std::size_t start_count() const {
    return is_grouped_ ? graph_.plain_count() : graph_.single_count();
  }

  bool is_loop_of_one() const {
    return wanted_ == Technique::discontinuous_loop ||
           wanted_ == Technique::grouped_discontinuous_loop;
  }

  bool is_continuous() const {
    return wanted_ == Technique::continuous_loop || wanted_ == Technique::grouped_continuous_loop;
  }

  void run_from_all() {
    for (std::size_t start = 0; start < start_count(); ++start) {
      if (steps_.spend(graph_.nodes().size())) return;
      switch (wanted_) {
        case Technique::discontinuous_loop:
        case Technique::grouped_discontinuous_loop:
          if (start < graph_.single_count() && discontinuous(start)) return;
          break;
        case Technique::continuous_loop:
        case Technique::grouped_continuous_loop:
          if (continuous(start)) return;
          break;
        default:
          if (chains(start)) return;
      }
    }
  }

  // Chains of all nodes grow together, so that the first that are long enough are the shortest.
  void find_shortest_by_layers() {
    ChainLayers& layers = steps_.workspace().layers(state_, nodes_);
    tried_.assign(2 * start_count(), false);
    for (int length = least_links; length <= steps_.longest(); length += 2) {
      if (steps_.spend(layers.cost())) return;
      const bool leads_on = layers.follow(length);
      least_ = length;
      walk_.limit(length);
      for (std::size_t start = 0; start < start_count(); ++start) {
        if (tries_layer(layers, start, length)) return;
      }
      if (!leads_on) return;
    }
  }

  bool tries_layer(const ChainLayers& layers, std::size_t start, int length) {
    if (is_loop_of_one()) return start < graph_.single_count() && turns(layers, start, length);
    if (is_continuous()) {
      const std::vector<std::uint16_t>& seen = graph_.weak(start);
      const bool may_close = std::any_of(seen.begin(), seen.end(), [&](std::size_t end) {
        return layers.leads(start, length, end);
      });
      return may_close && !steps_.spend(graph_.nodes().size()) && continuous_from(start);
    }
    const bool may_exclude = layers.visit_ends(start, length, [&](std::size_t end) {
      return end > start && end < graph_.plain_count() && exclusions_.are_several(start, end);
    });
    return may_exclude && !steps_.spend(graph_.nodes().size()) && chains_or_detours(start);
  }

  bool turns(const ChainLayers& layers, std::size_t start, int length) {
    for (const bool is_on : {true, false}) {
      const std::size_t way = 2 * start + (is_on ? 1 : 0);
      if (tried_[way]) continue;
      const bool may_turn =
          is_on ? layers.turns(start, length) : layers.leads(start, length, start);
      if (!may_turn) continue;
      tried_[way] = true;
      if (steps_.spend(graph_.nodes().size()) || discontinuous(start, is_on)) return true;
    }
    return false;
  }

  void walk(std::size_t start, bool is_on) {
    const std::vector<GraphNode>& nodes = graph_.nodes();
    const auto any = [this, start](std::size_t from, const ChainGraph::StrongLink& link) {
      return from != start || first_link_ == no_link || link.to == first_link_;
    };
    switch (reach_) {
      case Reach::any:
        walk_.start(
            start, is_on, ChainWalk::Off::with_more, [](std::size_t) { return true; }, any);
        break;
      case Reach::one_digit:
        walk_.start(
            start, is_on, ChainWalk::Off::with_more,
            [&](std::size_t to) { return nodes[to].digit == nodes[start].digit; }, any);
        break;
      case Reach::bivalue_cells:
        walk_.start(
            start, is_on, ChainWalk::Off::with_more,
            [&](std::size_t to) { return state_.candidates(nodes[to].cell()).count() == 2; },
            [&](std::size_t from, const ChainGraph::StrongLink& link) {
              return nodes[from].cells == nodes[link.to].cells;
            });
        break;
    }
  }

  /// The premises of a step whose chain ends there; nothing if the chain meets itself.
  std::optional<Step> step_of(std::size_t end, bool is_on, bool is_loop) {
    Step step;
    step.technique = wanted_;
    if (!steps_.wants_premises()) return step;
    const std::vector<ChainWalk::Link> chain = walk_.chain(end, is_on);
    std::vector<std::size_t> seen;
    for (std::size_t index = 0; index < chain.size(); ++index) {
      const ChainWalk::Link& link = chain[index];
      const GraphNode& node = graph_.nodes()[link.node];
      // The last node of a loop is its first.
      if (!is_loop || index + 1 < chain.size()) {
        if (std::find(seen.begin(), seen.end(), link.node) != seen.end()) return std::nullopt;
        seen.push_back(link.node);
      }
      ChainNode one{node.digit, node.cells, link.is_on};
      if (link.set >= 0) {
        const AlmostLockedSet& set = graph_.sets()[static_cast<std::size_t>(link.set)];
        one.set = static_cast<std::int8_t>(step.sets.size());
        step.sets.push_back({set.cells, set.digits});
      }
      if (const RequiredDigit* required = graph_.required(link.set)) {
        one.rule = note_rule(*required, step);
      }
      step.cells |= node.cells;
      step.chain.push_back(one);
    }
    return step;
  }

  bool add(Step step) {
    step.digits = DigitSet();
    for (const Candidate& candidate : step.eliminations) step.digits.insert(candidate.digit);
    if (!steps_.wants_first()) return steps_.add(std::move(step));
    if (step.eliminations.empty()) return false;
    // Of those that are as short the first counts; one walk ends in longer ones, too.
    if (best_ && best_->chain.size() <= step.chain.size()) return false;
    longest_ = static_cast<int>(step.chain.size()) - 2;
    walk_.limit(longest_);
    best_ = std::move(step);
    return is_by_layers() || longest_ < least_;
  }

  // Before a walk is made: whether what it is made for can come of it.

  bool may_close(std::size_t start) const {
    const std::vector<std::uint16_t>& seen = graph_.weak(start);
    return std::any_of(seen.begin(), seen.end(), [&](std::size_t end) {
      return closure_->leads(start, false, end) && !is_one_link(start, end);
    });
  }

  bool may_exclude(std::size_t start) const {
    return closure_ == nullptr || closure_->visit_ends(start, false, [&](std::size_t end) {
      return end > start && end < graph_.plain_count() && exclusions_.are_several(start, end) &&
             !is_one_link(start, end);
    });
  }

  bool may_turn(std::size_t start, bool is_on) const {
    if (!is_on) return closure_->leads(start, false, start);
    const std::vector<std::uint16_t>& seen = graph_.weak(start);
    return std::any_of(seen.begin(), seen.end(),
                       [&](std::size_t end) { return closure_->leads(start, true, end); });
  }

  /// Whether one link is all that leads there, as far as it counts.
  bool is_one_link(std::size_t start, std::size_t end) const {
    const std::vector<ChainGraph::StrongLink>& links = graph_.strong(start);
    return std::any_of(links.begin(), links.end(), [&](const ChainGraph::StrongLink& link) {
      const bool counts = !is_grouped_ || link.set >= 0 || start >= graph_.single_count() ||
                          end >= graph_.single_count();
      return link.to == end && counts;
    });
  }

  bool ends_at(std::size_t end) const {
    return walk_.reaches(end, true) && walk_.depth(end, true) >= least_;
  }

  bool is_end_of(std::size_t start, std::size_t end) const {
    return end > start && end < graph_.plain_count() && walk_.depth(end, true) >= least_;
  }

  /// A shortest chain with a group may meet itself where others do not.
  bool looks_past_shortest() const {
    return is_grouped_ && (!steps_.wants_first() || is_by_layers());
  }

  /// Has each link in turn begin all chains that `attempt` looks at, until it returns true. Returns
  /// whether it did.
  template <typename Attempt>
  bool by_each_first_link(std::size_t start, Attempt attempt) {
    const std::vector<ChainGraph::StrongLink>& links = graph_.strong(start);
    const bool is_done =
        std::any_of(links.begin(), links.end(), [&](const ChainGraph::StrongLink& link) {
          first_link_ = link.to;
          return attempt();
        });
    first_link_ = no_link;
    return is_done;
  }

  // One of the two ends holds: what both exclude goes.
  bool chains(std::size_t start) { return may_exclude(start) && chains_or_detours(start); }

  bool chains_or_detours(std::size_t start) {
    met_itself_ = false;
    if (chains_from(start)) return true;
    return met_itself_ && looks_past_shortest() &&
           by_each_first_link(start, [&] { return chains_from(start); });
  }

  bool chains_from(std::size_t start) {
    walk(start, false);
    const GraphNode& first = graph_.nodes()[start];
    return walk_.visit_reached([&](std::size_t end, bool is_on) {
      return is_on && is_end_of(start, end) && chain_between(first, end);
    });
  }

  bool chain_between(const GraphNode& first, std::size_t end) {
    const GraphNode& last = graph_.nodes()[end];
    if (reach_ != Reach::any && last.digit != first.digit) return false;
    std::vector<Candidate> struck = exclusions_.by_both(first, last);
    // With one elimination it is a discontinuous loop from there.
    const std::size_t least = reach_ == Reach::any ? 2 : 1;
    if (struck.size() < least) return false;
    std::optional<Step> step = step_of(end, true, false);
    if (!step) {
      met_itself_ = true;
      return false;
    }
    step->eliminations = std::move(struck);
    return add(std::move(*step));
  }

  std::optional<Step> turn(std::size_t start, bool is_on) {
    std::optional<Step> step = shortest_turn(start, is_on);
    if (step || is_on || !looks_past_shortest()) return step;
    by_each_first_link(start, [&] {
      step = shortest_turn(start, is_on);
      return step.has_value();
    });
    return step;
  }

  std::optional<Step> shortest_turn(std::size_t start, bool is_on) {
    walk(start, is_on);
    if (!walk_.reaches(start, !is_on) || walk_.depth(start, !is_on) < least_links)
      return std::nullopt;
    return step_of(start, !is_on, true);
  }

  // A candidate that would strike itself, or whose absence would bring it about.
  bool discontinuous(std::size_t start) {
    return (may_turn(start, true) && discontinuous(start, true)) ||
           (may_turn(start, false) && discontinuous(start, false));
  }

  bool discontinuous(std::size_t start, bool is_on) {
    std::optional<Step> step = turn(start, is_on);
    if (!step) return false;
    const Candidate candidate{graph_.nodes()[start].cell(), graph_.nodes()[start].digit};
    if (is_on) {
      step->eliminations = {candidate};
    } else {
      for (const Digit digit : state_.candidates(candidate.cell)) {
        if (digit != candidate.digit) step->eliminations.push_back({candidate.cell, digit});
      }
    }
    return add(std::move(*step));
  }

  // A chain whose ends exclude each other: every weak link holds as a strong one does.
  bool continuous(std::size_t start) {
    // Which loop a shortest chain closes depends on where it begins.
    if (may_close(start) && continuous_from(start)) return true;
    if (steps_.wants_first() || graph_.strong(start).size() < 2) return false;
    return by_each_first_link(start, [&] { return continuous_from(start); });
  }

  bool continuous_from(std::size_t start) {
    walk(start, false);
    for (const std::uint16_t end : graph_.weak(start)) {
      if (!ends_at(end)) continue;
      std::optional<Step> step = step_of(end, true, false);
      if (!step) continue;
      const std::vector<ChainNode> chain = step->chain;
      for (std::size_t index = 0; index < chain.size(); index += 2) {
        // The node before one that is off; before the first comes the last.
        const ChainNode& before = chain[index == 0 ? chain.size() - 1 : index - 1];
        strike_beside(before, chain[index], *step);
      }
      for (const LockedSet& set : step->sets) strike_beside(set, chain, *step);
      if (add(std::move(*step))) return true;
    }
    return false;
  }

  void strike_beside(const ChainNode& one, const ChainNode& two, Step& step) const {
    for (const Candidate& candidate :
         exclusions_.by_both({one.digit, one.cells}, {two.digit, two.cells})) {
      step.eliminations.push_back(candidate);
    }
  }

  /// The digits of a set in the loop that the loop does not use are locked in it.
  void strike_beside(const LockedSet& set, const std::vector<ChainNode>& chain, Step& step) const {
    DigitSet used;
    for (std::size_t index = 1; index < chain.size(); index += 2) {
      if (chain[index].set == ChainNode::no_set) continue;
      if (!(step.sets[static_cast<std::size_t>(chain[index].set)] == set)) continue;
      used |= DigitSet::of(chain[index].digit) | DigitSet::of(chain[index - 1].digit);
    }
    for (const Digit digit : set.digits.without(used)) {
      const CellSet places = set.cells & state_.places(digit);
      eliminate(state_, digit, state_.links().common_peers(places), step);
    }
  }

  const State& state_;
  const Technique wanted_;
  StepList& steps_;
  const ChainGraph& graph_;
  const ChainExclusions exclusions_;
  const Nodes nodes_;
  const bool is_grouped_;
  ChainWalk& walk_;
  static constexpr int least_links = 3;
  int longest_;               // links, of the chains that are looked for
  int least_ = least_links;   // the same
  std::optional<Step> best_;  // where only the first is wanted: the shortest that was found
  std::vector<bool> tried_;   // by start, off and on: the shortest loop of one was looked at
  const ChainClosure* closure_ = nullptr;  // none where chains are too few to ask
  Reach reach_ = Reach::any;
  static constexpr std::size_t no_link = ~std::size_t{0};
  bool met_itself_ = false;           // some chain between two ends did
  std::size_t first_link_ = no_link;  // the only one to begin with
};

}  // namespace

// Weak and strong links alternately: if the first node is off, the last one is on.
static void find_chains(const State& state, Technique wanted, StepList& steps) {
  ChainSearch(state, wanted, Nodes::singles, steps).run();
}

// The same with groups of places and with almost locked sets, the simpler chains first.
static void find_grouped_chains(const State& state, Technique wanted, StepList& steps) {
  ChainSearch(state, wanted, Nodes::groups, steps).run();
  if (!steps.is_done()) ChainSearch(state, wanted, Nodes::sets, steps).run();
}

namespace {

constexpr std::array chains_entries{
    TechniqueEntry{{Technique::x_chain, "X-Chain", Level::unfair, 260, true}, find_chains},
    TechniqueEntry{{Technique::xy_chain, "XY-Chain", Level::unfair, 260, true}, find_chains},
    TechniqueEntry{{Technique::continuous_loop, "Continuous Nice Loop", Level::unfair, 280, true},
                   find_chains,
                   "Nice Loop"},
    TechniqueEntry{
        {Technique::discontinuous_loop, "Discontinuous Nice Loop", Level::unfair, 280, true},
        find_chains},
    TechniqueEntry{{Technique::alternating_chain, "AIC", Level::unfair, 280, true},
                   find_chains,
                   "Alternating Inference Chain"},
    TechniqueEntry{{Technique::grouped_continuous_loop, "Grouped Continuous Nice Loop",
                    Level::unfair, 300, true},
                   find_grouped_chains},
    TechniqueEntry{{Technique::grouped_discontinuous_loop, "Grouped Discontinuous Nice Loop",
                    Level::unfair, 300, true},
                   find_grouped_chains},
    TechniqueEntry{{Technique::grouped_alternating_chain, "Grouped AIC", Level::unfair, 300, true},
                   find_grouped_chains},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> chains_techniques{chains_entries};

}  // namespace ninefold::logic
