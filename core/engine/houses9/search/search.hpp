#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/compiled_rules.hpp"
#include "core/engine/houses9/deciding.hpp"
#include "core/engine/houses9/full_grid.hpp"
#include "core/engine/houses9/propagation.hpp"
#include "core/engine/houses9/search/conflict_weights.hpp"
#include "core/engine/houses9/search/look_ahead.hpp"

#include <bit>
#include <optional>

namespace ninefold {

/// A branch whose first placement the search is exploring, and the one above it, if any.
struct Trail {
  Branch branch;
  const Trail* above;
};

/// The recursive search, depth first. `Policy` says where to branch and takes the solutions:
///   Plan choose(const Node&, bool has_failed);  // whether the search met a contradiction yet
///   bool solution(const BoardState&, Count multiplicity, const Trail*);   // false ends the search
/// Where the order of the solutions does not matter, it may leave the choice to LookAhead:
///   bool may_look_ahead() const;
/// and on boards with regions to ConflictWeights:
///   bool may_learn() const;
/// One that knows of nodes without a solution below them may leave them out:
///   bool is_hopeless(const Node&);   // ends the search where it stops the meter
/// One that counts says as well for which digits a branch stands, itself included:
///   unsigned interchangeable(const BoardState&, unsigned candidates, int digit);
template <typename Policy>
class Search {
 public:
  Search(const CompiledRules& rules, Meter& meter, Policy& policy)
      : rules_(rules), propagate_(choose_kernel(rules)), meter_(meter), policy_(policy) {
    if constexpr (may_learn) learns_ = rules.has_regions() && policy.may_learn();
  }

  /// Searches below `board`, which is `share` of all that the meter is told of. False when the
  /// search was told to end.
  bool run(const BoardState& board, double share = 1.0) {
    Node node{board};
    return descend(node, {}, nullptr, 1, share);
  }

 private:
  static constexpr bool stands_for_many = requires(Policy policy, const BoardState& board) {
    policy.interchangeable(board, 0U, 0);
  };

  static constexpr bool looks_ahead = requires(const Policy& policy) { policy.may_look_ahead(); };

  static constexpr bool may_learn = requires(const Policy& policy) { policy.may_learn(); };

  static constexpr bool may_give_up = requires(Policy policy, const Node& node) {
    policy.is_hopeless(node);
  };

  void has_failed(Branch guessed, const Trail* above) {
    has_failed_ = true;
    if constexpr (may_learn) {
      if (learns_) learn(guessed || above == nullptr ? guessed : above->branch);
    }
  }

  [[gnu::noinline]] void learn(Branch guessed) {
    if (!weights_) weights_.emplace();
    weights_->blame(guessed);
  }

  Plan choose(const Node& node) {
    if constexpr (may_learn) {
      if (weights_ && weights_->tell()) return Plan(weights_->best_branch(rules_, node));
    }
    return policy_.choose(node, has_failed_);
  }

  /// Whether many nodes are to be expected, by what the search took for its part so far.
  bool is_large(double share) const {
    return meter_.covered() > 0 &&
           share * static_cast<double>(meter_.nodes()) > LookAhead::least_nodes * meter_.covered();
  }

  /// False when the search has to end.
  bool look_ahead(Node& node, Plan& plan) {
    if (!look_ahead_) look_ahead_.emplace(rules_, meter_);
    return look_ahead_->choose(node, plan);
  }

  /// `planned` is a branch to begin with, before drawing consequences.
  bool descend(Node& node, Branch planned, const Trail* above, Count multiplicity, double share) {
    // Each turn draws consequences, explores one digit of one cell below, and goes on without
    // that digit in the same place.
    Branch guessed;  // here; none before the first
    while (true) {
      Plan plan(planned);
      if (!planned) {
        if (!meter_.enter_node()) return false;
        propagate_(rules_, node);
        if constexpr (looks_ahead) {
          if (node.outcome == Outcome::open && is_large(share) && policy_.may_look_ahead() &&
              !look_ahead(node, plan))
            return false;
        }
        if (node.outcome == Outcome::contradiction) {
          has_failed(guessed, above);
          meter_.cover(share);
          return true;
        }
        if (node.outcome == Outcome::solved) {
          meter_.cover(share);
          if (!is_solution(rules_, node.board)) {
            has_failed_ = true;
            return true;
          }
          return policy_.solution(node.board, multiplicity, above);
        }
        if constexpr (may_give_up) {
          if (policy_.is_hopeless(node)) {
            meter_.cover(share);
            return meter_.stopped() == StopReason::complete;
          }
        }
        if (!looks_ahead || !plan.branch()) plan = choose(node);
      }
      planned = {};
      const Branch branch = plan.branch();
      guessed = branch;
      const Trail trail{branch, above};
      Node below{decided(rules_, node.board, branch.first())};
      if (!stands_for_many && branch.has_otherwise()) {
        const double half = share / 2;
        if (!enter(below, plan.next(), trail, multiplicity, half)) return false;
        decide(rules_, node.board, branch.otherwise());
        share -= half;
        continue;
      }
      const Place place = branch.first().place();
      const int digit = branch.first().digit();
      const unsigned candidates = node.board.candidates(place);
      unsigned interchangeable = 1U << digit;
      if constexpr (stands_for_many)
        interchangeable = policy_.interchangeable(node.board, candidates, digit);
      const auto ways = static_cast<unsigned>(std::popcount(interchangeable));
      const double part = share * ways / std::popcount(candidates);
      if (!enter(below, plan.next(), trail, multiplicity * Count(ways), part)) return false;
      if (interchangeable == candidates) return true;
      const unsigned left = candidates & ~interchangeable;
      if (std::has_single_bit(left)) {
        decide(rules_, node.board, {branch.first().index(), std::countr_zero(left)});
      } else if (std::has_single_bit(interchangeable) && branch.has_otherwise()) {
        decide(rules_, node.board, branch.otherwise());
      } else {
        for (unsigned rest = interchangeable; rest != 0; rest &= rest - 1) {
          node.board.remove(std::countr_zero(rest), place);
        }
      }
      share -= part;
    }
  }

  /// A policy that takes one part of the search space says at which share subtrees are dealt out.
  bool enter(Node& below, Branch planned, const Trail& trail, Count multiplicity, double share) {
    if constexpr (requires { policy_.largest_subtree; }) {
      if (!policy_.is_inside && share <= policy_.largest_subtree) {
        if (!policy_.takes_next_subtree()) {
          meter_.cover(share);
          return true;
        }
        policy_.is_inside = true;
        const bool goes_on = descend(below, planned, &trail, multiplicity, share);
        policy_.is_inside = false;
        return goes_on;
      }
    }
    return descend(below, planned, &trail, multiplicity, share);
  }

  const CompiledRules& rules_;
  Propagate propagate_;
  Meter& meter_;
  Policy& policy_;
  bool has_failed_ = false;
  bool learns_ = false;
  std::optional<LookAhead> look_ahead_;
  std::optional<ConflictWeights> weights_;
};

}  // namespace ninefold
