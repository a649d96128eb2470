#pragma once

#include "core/board/cell_set.hpp"
#include "core/engine/engine.hpp"

#include <cstdint>
#include <functional>

namespace ninefold::generate {

/// The cells of a minimal form's givens; false ends the search.
using MinimalFormVisitor = std::function<bool(const CellSet& cells)>;

/// How a search for minimal forms ended.
struct MinimalForms {
  /// Solutions of the puzzle: 0, 1, or 2 for more. Only a puzzle with one has minimal forms.
  int solutions = 0;
  /// Minimal forms that were visited: all that there are where `stopped` is complete, else a lower
  /// bound.
  std::uint64_t found = 0;
  StopReason stopped = StopReason::complete;
  std::uint64_t nodes = 0;
};

/// Every minimal form of a puzzle once: sets of its givens that have one solution and of which none
/// can be left out. In an order that is the same on every machine. The budget's solutions are
/// forms.
///
/// A set of givens has one solution if it has a cell in each unavoidable set of the solution, so
/// the minimal forms are the minimal hitting sets of these. They are visited by the algorithm MMCS
/// (Murakami and Uno, Efficient algorithms for dualizing large-scale hypergraphs, 2014), with one
/// change: nobody knows all unavoidable sets at the beginning, so the engine is asked for another
/// solution wherever the known ones leave something open.
MinimalForms visit_minimal_forms(const Engine& engine, const Grid& givens,
                                 const MinimalFormVisitor& visit, const Budget& budget = {},
                                 const ProgressCallback& progress = {});

}  // namespace ninefold::generate
