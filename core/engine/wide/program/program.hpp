#pragma once

#include "core/engine/wide/program/grid_houses.hpp"
#include "core/propagators/model.hpp"

#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace ninefold::variants {

struct Program;

/// One of several programs, each on a board of the few cells that it speaks of.
struct AnyOf {
  struct Branch {
    std::unique_ptr<Program> program;
    CellIndexes cells;  ///< cell n of the program is the nth of these, which are in order
  };
  std::vector<Branch> branches;
  CellIndexes cells;  ///< of all branches

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return 4; }
};

/// What a search runs: the primitives that need no compiling, and what the compiler makes of
/// others.
template <typename Types>
struct PropagatorsAmong;
template <typename... Types>
struct PropagatorsAmong<TypeList<Types...>> {
  template <Primitive Rule>
  using Own = std::conditional_t<CompiledApart<Rule>, TypeList<>, TypeList<Rule>>;
  using Type = typename JoinedLists<TypeList<Relation, ValueSets, Sum, Layers>, Own<Types>...,
                                    TypeList<AnyOf>>::Type;
};
using Propagators = PropagatorsAmong<Primitives>::Type;

/// A model made ready for searching: propagators numbered, and for each cell those that look at it.
struct Program : ListsOf<Propagators> {
  struct Propagator {
    std::uint8_t type;   ///< its place among Propagators; each has a list of its own
    std::uint8_t level;  ///< cheap ones run first
    bool is_idempotent;  ///< a second run right after the first finds nothing
    bool has_weight;     ///< the weights of its cells count it
    std::uint32_t index;

    template <typename Rule>
    bool is() const {
      return type == Propagators::number_of<Rule>();
    }
  };

  int cell_count = 0;
  int value_count = 0;
  bool is_impossible = false;
  /// Whether an automaton is missing that had no room: fewer candidates may make it small enough.
  bool leaves_out = false;
  std::vector<Mask> candidates;
  /// Which cells differ. A branch has those of the whole puzzle, among its cells.
  std::shared_ptr<const Peers> peers;
  /// By cell: its values that are names of regions and may be exchanged for each other throughout.
  /// Empty where there are no such cells.
  std::vector<Mask> free_names;

  /// Cells that hold every value of a set: rows, columns, boxes, cages of as many values as cells
  /// are left one choice. Where all of them lie is seen from the planes of values.
  struct House {
    std::span<const CellIndex> cells;  ///< in `house_cells`, or those of the grid
    Mask values = 0;
    std::span<const std::uint64_t> bits;  ///< a bit each cell; in `house_bits` or those of the grid
    bool is_of_grid = false;
    std::uint8_t number_in_grid = 0;
  };
  std::vector<House> houses;  ///< `most_houses` at most; further ones are among the value sets
  static constexpr std::size_t most_houses = 0xffff;
  std::vector<CellIndex> house_cells;
  std::vector<std::uint64_t> house_bits;
  /// Those of a grid that are looked at together. They are among `houses`, but not of
  /// `houses_of()`.
  std::optional<GridHouses> grid;
  /// By cell, as wide as planes: its peers beyond the houses of the grid; where these differ by
  /// value, by value and then by cell. Empty without any.
  std::vector<std::uint64_t> further_peers;
  std::vector<std::uint32_t> house_start;  ///< by cell, into `houses_of_cells`
  std::vector<std::uint16_t> houses_of_cells;

  std::vector<RelationTable> tables;  ///< of relations

  std::vector<Propagator> propagators;  ///< by level, and the smaller first
  std::size_t propagator_words = 0;     ///< of a bit for each propagator
  /// By cell, `watch_words` words: the propagators that look at any change, a bit each. None where
  /// lists take much less memory; then all are among `watchers`.
  std::vector<std::uint64_t> watch_bits;
  std::size_t watch_words = 0;
  /// A propagator that looks at a cell once the cell has so many values or fewer.
  struct Watcher {
    std::uint32_t propagator = 0;
    std::uint8_t most_values = 0;
    /// Of the values that are alike to one that the cell has lost, if `alike` is not 0: it looks
    /// once so many of them are left or fewer.
    std::uint8_t most_alike = 0;
    std::uint16_t alike = 0;  ///< of the program's lists, or 0
  };
  /// For automata and relations, each once; the first is not used.
  std::vector<Layers::Alike> alike;
  std::vector<std::uint32_t> watch_start;  ///< by cell, into `watchers`
  std::vector<Watcher> watchers;
  std::vector<std::uint32_t> scope_start;  ///< by propagator, into `scopes`
  std::vector<CellIndex> scopes;
  std::vector<std::uint32_t> weights;  ///< by cell: how much is asked of it; none in a branch

  /// What `visit` answers for a propagator.
  template <typename Visit>
  bool visit(const Propagator& propagator, Visit visit) const {
    return visit_list(propagator.type,
                      [&](const auto& rules) { return visit(rules[propagator.index]); });
  }
  /// The values of a cell that are among certain names of regions.
  Mask names_among(std::size_t cell, Mask names) const {
    return names == 0 ? Mask{0} : static_cast<Mask>(free_names[cell] & names);
  }
  /// The values that fail in a cell where one of them does, as long as names are exchanged.
  Mask alike_to(Mask value, std::size_t cell, Mask names) const {
    const Mask among = names_among(cell, names);
    return (among & value) != 0 ? among : value;
  }
  /// The names that may be exchanged for each other before any is used.
  Mask unnamed_at_first() const { return free_names.empty() ? Mask{0} : first_values(value_count); }
  /// The cells that a propagator looks at.
  std::span<const CellIndex> scope(std::uint32_t number) const {
    return {scopes.data() + scope_start[number], scope_start[number + 1] - scope_start[number]};
  }
  std::span<const std::uint16_t> houses_of(CellIndex cell) const {
    return {houses_of_cells.data() + house_start[cell], house_start[cell + 1U] - house_start[cell]};
  }
  std::size_t plane_width() const { return peers->width(); }
  std::size_t plane_words() const { return plane_width() * static_cast<std::size_t>(value_count); }
  /// Those that look at a cell only sometimes.
  std::span<const Watcher> watching(CellIndex cell) const {
    return {watchers.data() + watch_start[cell], watch_start[cell + 1U] - watch_start[cell]};
  }
  bool is_watched(CellIndex cell) const;
  /// Of `further_peers`, which must not be empty, those that a value of the cell concerns.
  const std::uint64_t* further_peers_of(CellIndex cell, Mask value) const {
    const std::size_t cells = peers->tell_values_apart() ? candidates.size() : 0;
    return further_peers.data() +
           (cells * static_cast<std::size_t>(lowest_of(value)) + cell) * plane_width();
  }
};

/// The cells of which it says anything: fewer candidates, a peer, or a propagator.
CellIndexes used_cells(const Program& program);

}  // namespace ninefold::variants
