#include "core/logic/explainer/chains.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

namespace ninefold::logic::explainer {

namespace {

/// The links that a chain may have: between places of a digit, between the candidates of a cell.
struct LinkKinds {
  bool of_digits = true;
  bool of_cells = true;

  int rating_of_cycles() const { return of_digits && of_cells ? 70 : 65; }
  int rating_of_chains() const { return of_digits && of_cells ? 70 : 66; }
};

class ChainSearch {
 public:
  explicit ChainSearch(const State& state) : board_(state), numbering_(board_) {
    is_known_.resize(numbering_.claim_count());
  }

  /// False where the watch ended it.
  bool run(Workspace& shared);
  Forced take() const { return least_.forced(); }

 private:
  struct Node {
    Claim claim;
    std::uint16_t length;  ///< how many claims the chain to it has
    int parent;
  };

  void follow_cycles(Claim source);
  void follow_chains(Claim source);
  template <typename Visit>
  void visit_excluded(Claim held, Visit&& visit) const;
  template <typename Visit>
  void visit_left(Claim struck, Visit&& visit) const;
  bool is_on_the_way(int node, Claim claim) const;
  void consider_cycle(int last, int length);

  Marks board_;
  Numbering numbering_;
  LinkKinds links_;
  Least least_{numbering_};
  std::vector<Node> nodes_;
  std::vector<std::uint16_t> is_known_;  // by claim
};

/// Calls visit(claim) for what cannot hold beside this.
template <typename Visit>
void ChainSearch::visit_excluded(Claim held, Visit&& visit) const {
  const int cell = numbering_.cell(held);
  const int digit = numbering_.digit(held);
  if (links_.of_cells) {
    for_each_bit(board_.digits(cell), [&](int other) {
      if (other != digit) visit(numbering_.claim(cell, other, false));
    });
  }
  for (const Place place : places_of(cell)) {
    for_each_bit(board_.places(place.house, digit), [&](int position) {
      if (position == place.position) return;
      visit(numbering_.claim(cell_at(place.house, position), digit, false));
    });
  }
}

/// Calls visit(claim) for what is the only other candidate of a cell, or place in a house.
template <typename Visit>
void ChainSearch::visit_left(Claim struck, Visit&& visit) const {
  const int cell = numbering_.cell(struck);
  const int digit = numbering_.digit(struck);
  const unsigned digits = board_.digits(cell);
  if (links_.of_cells && std::popcount(digits) == 2) {
    const int other = std::countr_zero(digits & ~(1U << static_cast<unsigned>(digit)));
    visit(numbering_.claim(cell, other, true));
  }
  if (!links_.of_digits) return;
  for (const Place place : places_of(cell)) {
    const unsigned places = board_.places(place.house, digit);
    if (std::popcount(places) != 2) continue;
    const int other = std::countr_zero(places & ~(1U << place.position));
    visit(numbering_.claim(cell_at(place.house, other), digit, true));
  }
}

bool ChainSearch::run(Workspace& shared) {
  constexpr std::uint64_t patterns_of_a_candidate = 5'000;
  for (std::size_t number = 0; number < numbering_.candidate_count(); ++number) {
    const auto struck = static_cast<Claim>(2 * number);
    for (const LinkKinds links : {LinkKinds{true, false}, LinkKinds{false, true}, LinkKinds{}}) {
      links_ = links;
      follow_cycles(opposite(struck));
      // Cells with two candidates alone make no other chains.
      if (!links.of_digits) continue;
      follow_chains(opposite(struck));
      follow_chains(struck);
    }
    if (shared.spend(patterns_of_a_candidate)) return false;
  }
  return true;
}

void ChainSearch::follow_chains(Claim source) {
  is_known_.assign(is_known_.size(), 0);
  nodes_.assign(1, {source, 1, -1});
  is_known_[source] = 1;
  // It grows while it is walked.
  // NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t next = 0; next < nodes_.size(); ++next) {
    const Node node = nodes_[next];
    const auto length = static_cast<std::uint16_t>(node.length + 1);
    const auto reach = [&](Claim claim) {
      if (claim == opposite(source)) {
        least_.consider(claim, rating_with_length(links_.rating_of_chains(), length));
      }
      if (is_known_[claim] != 0) return;
      is_known_[claim] = 1;
      nodes_.push_back({claim, length, static_cast<int>(next)});
    };
    if (holds(node.claim)) {
      visit_excluded(node.claim, reach);
    } else {
      visit_left(node.claim, reach);
    }
  }
}

void ChainSearch::follow_cycles(Claim source) {
  constexpr int least_length = 4;
  is_known_.assign(is_known_.size(), 0);
  nodes_.assign(1, {source, 1, -1});
  is_known_[source] = 1;
  // NOLINTNEXTLINE(modernize-loop-convert)
  for (std::size_t next = 0; next < nodes_.size(); ++next) {
    const Node node = nodes_[next];
    const auto length = static_cast<std::uint16_t>(node.length + 1);
    const int parent = static_cast<int>(next);
    if (holds(node.claim)) {
      visit_excluded(node.claim, [&](Claim claim) {
        // What was struck on a shorter chain may be struck on a longer one again.
        if (is_known_[claim] == length || is_on_the_way(parent, claim)) return;
        is_known_[claim] = length;
        nodes_.push_back({claim, length, parent});
      });
    } else {
      visit_left(node.claim, [&](Claim claim) {
        if (claim == source && node.length >= least_length) consider_cycle(parent, node.length);
        if (is_known_[claim] != 0) return;
        is_known_[claim] = 1;
        nodes_.push_back({claim, length, parent});
      });
    }
  }
}

bool ChainSearch::is_on_the_way(int node, Claim claim) const {
  for (; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent) {
    if (nodes_[static_cast<std::size_t>(node)].claim == claim) return true;
  }
  return false;
}

/// In a loop every second candidate holds, or all the others do: what sees one of each cannot.
void ChainSearch::consider_cycle(int last, int length) {
  const int tenths = rating_with_length(links_.rating_of_cycles(), length);
  if (!least_.is_wanted(tenths)) return;
  CellSet cells;
  std::array<std::array<CellSet, 9>, 2> seen{};
  for (int node = last; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent) {
    const Claim claim = nodes_[static_cast<std::size_t>(node)].claim;
    const int cell = numbering_.cell(claim);
    const int digit = numbering_.digit(claim);
    cells.insert(static_cast<Cell>(cell));
    CellSet& of_digit = seen[holds(claim) ? 1 : 0][static_cast<std::size_t>(digit)];
    for (const Place place : places_of(cell)) {
      for_each_bit(board_.places(place.house, digit), [&](int position) {
        of_digit.insert(static_cast<Cell>(cell_at(place.house, position)));
      });
    }
  }
  for (int digit = 0; digit < 9; ++digit) {
    const auto at = static_cast<std::size_t>(digit);
    for (const Cell cell : (seen[0][at] & seen[1][at]).without(cells)) {
      least_.consider(numbering_.claim(cell, digit, false), tenths);
    }
  }
}

}  // namespace

Forced find_chained(const State& state, Workspace& shared) {
  ChainSearch search(state);
  if (!search.run(shared)) return {};
  return search.take();
}

}  // namespace ninefold::logic::explainer
