#pragma once

#include "core/board/cell_lists.hpp"
#include "core/board/work_meter.hpp"
#include "core/propagators/primitives.hpp"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// What rules say, in primitives that a search knows: candidates, cells that differ, relations,
/// sums and the like (primitives.hpp). Rules write it; the engine compiles it. Whatever is said
/// here must follow from the rules; what is not said is checked on every full grid.
struct Model : ListsOf<Primitives> {
  /// `values` values, of which the smallest is `smallest`.
  Model(int cells, int values, int smallest)
      : value_count(values),
        lowest(smallest),
        candidates(static_cast<std::size_t>(cells), first_values(values)) {}
  /// Of all cells of a board.
  explicit Model(const Layout& layout)
      : Model(layout.cell_count(), layout.value_count(), layout.lowest) {}

  int value_count = 9;
  int lowest = 1;
  bool is_impossible = false;
  WorkMeter* meter = nullptr;  ///< that ends the writing, if any; what is not said is missing
  std::vector<Mask> candidates;

  CellLists different;            ///< the cells of each list differ, all of them
  std::vector<PairTable> tables;  ///< of relations
  /// At least one of the models of each entry holds.
  std::vector<std::vector<Model>> alternatives;

  /// The position of a value, or -1 where the board does not have it.
  int position(int value) const {
    return value >= lowest && value < lowest + value_count ? value - lowest : -1;
  }
  /// The mask of a value; empty where the board does not have it.
  Mask mask(int value) const { return position(value) < 0 ? Mask{0} : mask_of(position(value)); }
  Mask all() const { return first_values(value_count); }
  int highest() const { return lowest + value_count - 1; }

  /// So many steps are to come; false where nothing is to be said any more.
  bool spend(std::size_t steps) const { return meter == nullptr || meter->spend(steps); }

  void restrict(CellIndex cell, Mask allowed) { candidates[cell] &= allowed; }
  /// All values of the cells differ; a cell that is listed twice counts once.
  void differ(std::span<const CellIndex> cells);
  /// The same, and the set of their values is one of those for which `fits` holds.
  template <typename Fits>
  void differ_with(CellIndexes cells, Fits fits) {
    differ(cells);
    std::vector<Mask> sets;
    for (const Mask set : sets_to_try(cells.size())) {
      if (fits(set)) sets.push_back(set);
    }
    add(ValueSets{std::move(cells), std::move(sets), {}});
  }
  /// The same, and any set will do.
  void differ_with_any_values(std::span<const CellIndex> cells);
  /// The same of several lists, each in order and no cell twice.
  void differ_with_any_values(const CellLists& lists);
  /// `allowed` is asked of two values, not positions.
  template <typename Allowed>
  void relate(CellIndex first, CellIndex second, Allowed allowed) {
    relate_by(first, second, table_of(allowed));
  }
  /// For relate_by() and relate_all(): whoever relates many cells by it makes it once.
  template <typename Allowed>
  PairTable table_of(Allowed allowed) const {
    PairTable table{};
    for (int a = 0; a < value_count; ++a) {
      for (int b = 0; b < value_count; ++b) {
        if (allowed(a + lowest, b + lowest)) table[static_cast<std::size_t>(a)] |= mask_of(b);
      }
    }
    return table;
  }
  void relate_by(CellIndex first, CellIndex second, const PairTable& table);
  /// Every two of the cells; the table has to say the same in both directions.
  void relate_all(CellIndexes cells, const PairTable& table);
  /// Whether no primitives are in it but those of certain types, and no alternatives.
  template <typename... Certain>
  bool says_at_most() const {
    return has_at_most<Certain...>() && alternatives.empty();
  }
  bool has_relations() const {
    return !list<RelationOf>().empty() || !list<RelatedCells>().empty();
  }
  /// Calls `visit(first, second, table)` for each pair of cells that is related, as often as it is,
  /// with the number of its table.
  template <typename Visit>
  void for_each_relation(Visit visit) const {
    for (const RelationOf& relation : list<RelationOf>())
      visit(relation.first, relation.second, relation.table);
    for (const RelatedCells& related : list<RelatedCells>()) {
      for (std::size_t i = 0; i < related.cells.size(); ++i) {
        for (std::size_t j = i + 1; j < related.cells.size(); ++j)
          visit(related.cells[i], related.cells[j], related.table);
      }
    }
  }
  void equal(CellIndex first, CellIndex second) {
    relate(first, second, [](int a, int b) { return a == b; });
  }
  /// At least one cell has a value of its set. Several sets of a cell count as one of all their
  /// values; what one or two cells are left to is said as candidates or as a relation.
  void at_least_one(std::span<const Clause::Literal> literals);
  void sum(std::vector<Sum::Term> terms, int total) { add(SumOf{std::move(terms), total}); }
  void accept(CellIndexes cells, std::shared_ptr<const Automaton> automaton) {
    add(Accepted{std::move(cells), std::move(automaton)});
  }
  /// Automata of step-by-step readers; see automaton_of(). Says nothing where one is too large. Two
  /// with the same name and as many cells are the same.
  void accept(CellIndexes cells, const std::string& name, std::int64_t start,
              const std::function<std::optional<std::int64_t>(std::int64_t, int)>& step,
              const std::function<bool(std::int64_t)>& accepts);
  /// A model of the same board about which nothing is said yet, for an alternative.
  Model empty() const { return {candidates.size(), *this}; }

 private:
  // Of a board like that of another, with which it shares what either makes.
  Model(std::size_t cells, const Model& other)
      : value_count(other.value_count),
        lowest(other.lowest),
        meter(other.meter),
        candidates(cells, first_values(other.value_count)),
        sets_by_size_(other.sets_by_size_),
        automata_(other.automata_) {}
  /// sets_of_size(), which is asked for once for each size.
  const SetList& sets_of(std::size_t size);
  std::uint32_t table_number(const PairTable& table);
  /// The same to be gone through; none where the meter ends that.
  std::span<const Mask> sets_to_try(std::size_t size);

  using SetsBySize = std::array<std::optional<SetList>, most_values + 2>;
  std::shared_ptr<SetsBySize> sets_by_size_ = std::make_shared<SetsBySize>();
  using Automata = std::map<std::pair<std::string, std::size_t>, std::shared_ptr<const Automaton>>;
  std::shared_ptr<Automata> automata_ = std::make_shared<Automata>();
};

}  // namespace ninefold::variants
