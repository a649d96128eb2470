#pragma once

#include "core/engine/wide/program/grid_houses.hpp"
#include "core/propagators/model.hpp"

#include <optional>
#include <utility>
#include <vector>

/// What the compiler asks of a model as a whole before it makes propagators of its parts.
namespace ninefold::variants {

/// The cells that differ, with their bits where a grid has them, if there is one. Cells that are
/// equal see whatever any one of them sees.
Peers peers_of(const Model& model, const std::optional<GridHouses>& grid);

/// Two cells and which values they may have together.
struct PairOfCells {
  CellIndex first;
  CellIndex second;
  PairTable table;
};
/// The same as alternatives that speak of no more than two cells, by their candidates and
/// relations; one cell is told as twice the same. Nothing where they speak of more.
std::optional<PairOfCells> as_relation(const std::vector<Model>& alternatives);

/// The same as alternatives each of which speaks of the candidates of one cell: at least one cell
/// has a value of its set. Nothing where one says more, or nothing at all.
std::optional<std::vector<Clause::Literal>> as_literals(const std::vector<Model>& alternatives);

/// The lists of sets in a model, by their cells. The model must stay where it is.
class CageSets {
 public:
  explicit CageSets(const Model& model) : model_(model) {}

  /// Whether a list of sets says everything that a sum says whose cells each count once.
  bool say(const SumOf& written);

 private:
  const Model& model_;
  std::vector<std::pair<CellIndexes, const ValueSets*>> by_cells_;  // sorted; made when asked
};

}  // namespace ninefold::variants
