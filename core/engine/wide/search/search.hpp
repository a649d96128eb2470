#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/propagation/propagation.hpp"
#include "core/engine/wide/search/branching.hpp"
#include "core/engine/wide/search/branching_pace.hpp"
#include "core/engine/wide/search/look_ahead.hpp"
#include "core/engine/wide/search/state_symmetries.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <span>

namespace ninefold::variants {

/// Backtracking over one program: a cell is chosen, its values are tried one by one, and after each
/// the rest goes on without it.
class Search {
 public:
  enum class Order : std::uint8_t {
    fastest,  ///< the cell of which least is left for most conflicts
    reading,  ///< cells and values in order, so that solutions come smallest first
  };

  Search(const Program& program, Meter& meter, Order order);

  /// Has all of the puzzle mean these candidates of all cells, not every value: givens. Symmetries
  /// that are asked for must keep them.
  void begin_with_givens(std::span<const Mask> masks);
  /// Has the next run() begin with these candidates of all cells, among which only some names of
  /// regions may be exchanged for each other. What was learnt stays.
  void begin_with(std::span<const Mask> masks, Mask unnamed);

  /// In the fastest order tries these values of a cell first, one set for each cell. They must stay
  /// where they are.
  void prefer(std::span<const Mask> values) { branching_.prefer(values.data()); }

  /// Symmetries of the program, which a search asks for once it turns out to be long. They must
  /// stay where they are.
  using FindSymmetries = std::function<std::span<const Symmetry>()>;
  void ask_for_symmetries(FindSymmetries find) { find_symmetries_ = std::move(find); }
  /// The same for whoever has them already: from the start of the next run.
  void use_symmetries(std::span<const Symmetry> symmetries) { symmetries_.use(symmetries); }

  /// Visits every solution, as candidates of one value each; `visit` returns false to end. Before
  /// that, `prune` may tell that nothing below is wanted.
  void run(const std::function<bool(const Mask*)>& visit,
           const std::function<bool(const Mask*)>& prune = {});

 private:
  bool visit_from(std::size_t depth, double share);
  bool is_worth_a_look(double share);
  State at(std::size_t depth) {
    return {masks_.get() + depth * cells_, planes_.get() + depth * plane_words_};
  }
  bool shave(State start);
  bool go_on_without(State here, CellIndex cell, Mask alike, bool has_none);
  StateSymmetries::Set symmetries_at_start();
  void copy(State from, State to) const {
    std::copy_n(from.masks, cells_, to.masks);
    std::copy_n(from.planes, plane_words_, to.planes);
  }

  Propagation propagation_;  // first, since it has the strictest alignment
  LookAhead look_ahead_;
  Branching branching_;
  FindSymmetries find_symmetries_;
  const Program& program_;
  Meter& meter_;
  std::size_t cells_;
  std::size_t plane_words_;
  // Of all depths; no vectors, which would fill them.
  std::unique_ptr<Mask[]> masks_;            // NOLINT(modernize-avoid-c-arrays)
  std::unique_ptr<std::uint64_t[]> planes_;  // NOLINT(modernize-avoid-c-arrays)
  // Names of regions that no decision before a depth has used: solutions there stay solutions when
  // these names are exchanged for each other. So one of them stands for all when a cell is tried.
  std::vector<Mask> unnamed_;
  std::uint64_t tried_ = 0;      // values, in this run; not those of looks ahead
  std::uint64_t looked_at_ = 0;  // values that were tried by these
  BranchingPace pace_;
  double not_covered_ = 0;  // of what the meter has covered, what this run did not
  Order order_;
  bool shaves_ = false;  // the search ends only to begin again
  bool has_visited_ = false;
  bool is_of_all_ = true;          // runs, and not of certain candidates
  std::uint64_t not_refuted_ = 0;  // solutions, and states below which there may be some
  StateSymmetries symmetries_;
  const std::function<bool(const Mask*)>* visit_ = nullptr;
  const std::function<bool(const Mask*)>* prune_ = nullptr;
};

}  // namespace ninefold::variants
