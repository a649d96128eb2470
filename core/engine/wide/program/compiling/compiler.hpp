#pragma once

#include "core/engine/wide/program/compiling/model_reading.hpp"
#include "core/engine/wide/program/compiling/related_pairs.hpp"
#include "core/engine/wide/program/program.hpp"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// Makes a program of a model, once.
class Compiler {
 public:
  /// Of a branch: the peers of the whole puzzle among its cells, and those of all cells with the
  /// number of each of the branch's there.
  struct Outer {
    std::shared_ptr<const Peers> among_cells;
    const Peers* of_puzzle = nullptr;
    CellIndexes numbers;
  };
  /// `room` is for automata, and of all branches together.
  Compiler(const Model& model, LayerRoom& room) : Compiler(model, {}, room) {}
  Compiler(const Model& model, Outer outer, LayerRoom& room);

  Program compile();

 private:
  // Of reading the model and this, roughly.
  void tell_share(double share) const {
    if (!is_branch_ && room_.meter != nullptr) room_.meter->set_share(share);
  }
  /// A propagator in the program's list of its type, on its own level or another.
  template <typename Rule>
  void add(Rule rule, bool has_weight = true, std::optional<int> level = std::nullopt) {
    std::vector<Rule>& rules = program_.list<Rule>();
    rules.push_back(std::move(rule));
    const Rule& added = rules.back();
    const std::size_t first = program_.scopes.size();
    append_scope(added, program_.scopes);
    program_.propagators.push_back(
        {static_cast<std::uint8_t>(Propagators::number_of<Rule>()),
         static_cast<std::uint8_t>(level.value_or(level_of(added))),
         Idempotent<Rule> && lists_cells_once(std::span(program_.scopes).subspan(first)),
         has_weight, static_cast<std::uint32_t>(rules.size() - 1)});
    program_.scope_start.push_back(static_cast<std::uint32_t>(first));
  }
  static bool lists_cells_once(std::span<const CellIndex> cells);
  void add_exclusions();
  void collect_relations();
  const Peers& peers_of_puzzle() const { return is_branch_ ? *outer_.of_puzzle : *program_.peers; }
  CellIndex number_in_puzzle(CellIndex cell) const {
    return is_branch_ ? outer_.numbers[cell] : cell;
  }
  bool have_common_peers(CellIndex first, CellIndex second) const;
  std::vector<bool> pairs_that_see_others(const CellIndexes& cells) const;
  PairTable differing() const;
  void add_relations();
  void add_sums();
  void add_sum(const SumOf& written, bool has_weight = true);
  bool add_small_sum(const SumOf& written);
  void add_sets();
  void add_merged(const CellIndexes& cells, const SetList& sets);
  void make_room_for_houses(std::size_t lists, std::size_t cells);
  void add_house(const CellIndexes& cells, Mask values);
  // Clues of one kind have one automaton, and mostly the same candidates.
  using Unrolled = std::map<std::pair<const Automaton*, std::vector<Mask>>, std::optional<Layers>>;
  // False where the meter ended it.
  bool add_accepted(const std::vector<Accepted>& list, Unrolled& unrolled, bool& leaves_out);
  /// Adds primitives that propagate themselves; false where the meter ended it.
  template <typename Rule>
  bool add_all(const std::vector<Rule>& rules) {
    if constexpr (!CompiledApart<Rule>) {
      std::vector<Rule>& own = program_.list<Rule>();
      own.reserve(own.size() + rules.size());
      for (Rule rule : rules) {
        if (!room_.spend(100)) return false;
        if constexpr (requires { rule.prepare(*program_.peers); }) rule.prepare(*program_.peers);
        add(std::move(rule));
      }
    }
    return true;
  }
  void add_others();
  void add_alternatives();
  void finish();

  static constexpr int level_of_whole_board = 4;
  static constexpr std::size_t steps_a_table = 100;
  static constexpr std::size_t steps_a_sum = 1000;

  const Model& model_;
  Outer outer_;
  bool is_branch_;
  Program program_;
  std::vector<std::optional<PairOfCells>> alternative_pairs_;  // see as_relation()
  RelatedPairs pairs_;
  CageSets cages_;
  LayerRoom& room_;  // for automata, of all branches
};

}  // namespace ninefold::variants
