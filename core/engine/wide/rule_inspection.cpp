#include "core/engine/wide/rule_inspection.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/propagation/propagation.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ninefold::variants {

struct RuleInspection::Compiled {
  struct OneRule {
    const Rule* rule;                // null: the houses
    std::optional<Program> program;  // nothing where there was no room: compiled when it is asked
    CellIndexes cells;               // that the rule looks at
  };

  Puzzle puzzle;
  std::vector<OneRule> rules;
  std::vector<bool> other_peers;  // by cell, then by cell: they differ by a rule, not by the houses

  Model model_of(const Rule& rule) const {
    Model model(puzzle.layout);
    contribute(rule, puzzle, model);
    return model;
  }
};

namespace {

using Conflict = RuleInspection::Conflict;

// About how many bytes a program takes, beyond what all of the same board share.
std::size_t size_of(const Program& program) {
  constexpr std::size_t of_a_propagator = 60;
  constexpr std::size_t of_an_edge = 4;
  std::size_t size = sizeof(Program) + program.propagators.size() * of_a_propagator +
                     program.tables.size() * sizeof(RelationTable) + 8 * program.watch_bits.size();
  const std::size_t tables =
      program.peers->tell_values_apart() ? static_cast<std::size_t>(program.value_count) + 1 : 1;
  const std::size_t of_a_cell = 24 + 8 * program.plane_width() * tables;
  size += program.candidates.size() * of_a_cell;
  for (const Layers& layers : program.list<Layers>()) size += layers.size() * of_an_edge;
  for (const AnyOf& any : program.list<AnyOf>()) {
    for (const auto& branch : any.branches) size += size_of(*branch.program);
  }
  return size;
}

// Whether anything is left for all cells after propagation; `masks` are narrowed.
bool run_on(std::vector<Mask>& masks, Propagation& propagation, const Program& program) {
  std::vector<std::uint64_t> planes(program.plane_words());
  fill_planes(masks, program, planes);
  return propagation.run_all({masks.data(), planes.data()});
}

class OneInspection {
 public:
  OneInspection(const Program& program, const Rule* rule, const CellIndexes& cells,
                std::span<const Mask> filled)
      : program_(program), rule_(rule), cells_(cells), filled_(filled) {}

  // Narrows `open` by what the rule rules out, and adds what breaks it.
  void run(const Puzzle& puzzle, std::span<const int> values, std::vector<Mask>& open,
           std::vector<Conflict>& conflicts) {
    find_equal_peers(conflicts);
    find_broken_relations(conflicts);
    find_forbidden_values(conflicts);
    std::vector<Mask> masks = masks_with_filled();
    take_away_from_peers(masks);
    if (!found_) propagate(masks, conflicts);
    if (!found_ && is_board_full() && rule_ != nullptr && !holds(*rule_, puzzle, values))
      add(cells_, conflicts);
    for (const CellIndex cell : cells_) open[cell] &= masks[cell];
  }

 private:
  bool is_filled(CellIndex cell) const { return filled_[cell] != 0; }
  // The meaning can be asked of whole boards alone.
  bool is_board_full() const {
    return std::find(filled_.begin(), filled_.end(), Mask{0}) == filled_.end();
  }

  void add(std::span<const CellIndex> cells, std::vector<Conflict>& conflicts) {
    found_ = true;
    Conflict conflict{rule_, nullptr, {}};
    for (const CellIndex cell : cells) {
      if (is_filled(cell)) conflict.cells.push_back(cell);
    }
    if (!conflict.cells.empty()) conflicts.push_back(std::move(conflict));
  }

  void find_equal_peers(std::vector<Conflict>& conflicts) {
    for (const CellIndex cell : cells_) {
      if (!is_filled(cell)) continue;
      for (const CellIndex peer : program_.peers->of(cell)) {
        if (peer > cell && filled_[peer] == filled_[cell]) add(std::array{cell, peer}, conflicts);
      }
    }
  }

  void find_broken_relations(std::vector<Conflict>& conflicts) {
    for (const Relation& relation : program_.list<Relation>()) {
      const Mask first = filled_[relation.first];
      const Mask second = filled_[relation.second];
      if (first != 0 && second != 0 &&
          (program_.tables[relation.table].forward(first) & second) == 0)
        add(std::array{relation.first, relation.second}, conflicts);
    }
  }

  void find_forbidden_values(std::vector<Conflict>& conflicts) {
    for (const CellIndex cell : cells_) {
      if (is_filled(cell) && (filled_[cell] & program_.candidates[cell]) == 0)
        add(std::span(&cell, 1), conflicts);
    }
  }

  std::vector<Mask> masks_with_filled() const {
    std::vector<Mask> masks = program_.candidates;
    for (std::size_t cell = 0; cell < masks.size(); ++cell) {
      if (filled_[cell] != 0) masks[cell] = filled_[cell];
    }
    return masks;
  }

  void take_away_from_peers(std::vector<Mask>& masks) const {
    for (const CellIndex cell : cells_) {
      if (!is_filled(cell)) continue;
      for (const CellIndex peer : program_.peers->of(cell)) {
        if (!is_filled(peer)) masks[peer] &= static_cast<Mask>(~filled_[cell]);
      }
    }
  }

  // What the rule's propagators make of it. The houses count for no more than that their cells
  // differ: the rest is for a person to find.
  void propagate(std::vector<Mask>& masks, std::vector<Conflict>& conflicts) {
    if (rule_ == nullptr) return;
    Propagation propagation(program_);
    std::vector<Mask> narrowed = masks;
    if (!program_.is_impossible && run_on(narrowed, propagation, program_)) {
      masks = std::move(narrowed);
      return;
    }
    add(cells_at_odds(propagation), conflicts);
  }

  // Filled cells of which none can be emptied without making the rule possible again; all of them
  // where it never becomes possible.
  CellIndexes cells_at_odds(Propagation& propagation) const {
    CellIndexes kept;
    for (const CellIndex cell : cells_) {
      if (is_filled(cell)) kept.push_back(cell);
    }
    std::vector<Mask> nothing_filled = program_.candidates;
    if (program_.is_impossible || !run_on(nothing_filled, propagation, program_)) return kept;
    for (std::size_t i = kept.size(); i-- > 0;) {
      std::vector<Mask> masks = program_.candidates;
      for (std::size_t j = 0; j < kept.size(); ++j) {
        if (j != i) masks[kept[j]] = filled_[kept[j]];
      }
      if (!run_on(masks, propagation, program_))
        kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return kept;
  }

  const Program& program_;
  const Rule* rule_;
  const CellIndexes& cells_;
  std::span<const Mask> filled_;
  bool found_ = false;
};

}  // namespace

RuleInspection::RuleInspection(const Puzzle& puzzle, std::size_t most_bytes) {
  auto compiled = std::make_unique<Compiled>();
  compiled->puzzle = puzzle;
  const Puzzle& own = compiled->puzzle;
  const auto cell_count = static_cast<std::size_t>(own.layout.cell_count());
  compiled->other_peers.resize(cell_count * cell_count);
  std::size_t room = most_bytes;
  const auto add = [&](const Rule* rule, const Model& model) {
    std::optional<Program> program = compile(model);
    CellIndexes cells = used_cells(*program);
    for (const CellIndex cell : cells) {
      if (rule == nullptr) break;
      for (const CellIndex peer : program->peers->of(cell))
        compiled->other_peers[cell * cell_count + peer] = true;
    }
    if (cells.empty() && rule != nullptr && rule->kind->holds == nullptr) return;
    if (cells.empty()) {
      // It says nothing in primitives; a full board can be asked for its meaning.
      for (int cell = 0; cell < own.layout.grid_size(); ++cell)
        cells.push_back(static_cast<CellIndex>(cell));
    }
    const std::size_t size = size_of(*program);
    if (rule != nullptr && size > room) {
      program.reset();
    } else {
      room -= std::min(room, size);
    }
    compiled->rules.push_back({rule, std::move(program), std::move(cells)});
  };
  Model houses(own.layout);
  const CellLists lists = own.houses();
  for (std::size_t number = 0; number < lists.size(); ++number) houses.differ(lists[number]);
  add(nullptr, houses);
  for (const Rule& rule : own.rules) add(&rule, compiled->model_of(rule));
  compiled_ = std::move(compiled);
}

RuleInspection::RuleInspection(RuleInspection&&) noexcept = default;
RuleInspection& RuleInspection::operator=(RuleInspection&&) noexcept = default;
RuleInspection::~RuleInspection() = default;

RuleInspection::Found RuleInspection::inspect(std::span<const int> values) const {
  const Layout& layout = compiled_->puzzle.layout;
  const auto cells = static_cast<std::size_t>(layout.cell_count());
  std::vector<Mask> filled(cells);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (values[cell] >= layout.lowest) filled[cell] = mask_of(values[cell] - layout.lowest);
  }
  Found found;
  found.open.assign(cells, first_values(layout.value_count()));
  for (const Compiled::OneRule& one : compiled_->rules) {
    std::optional<Program> made;
    if (!one.program) made = compile(compiled_->model_of(*one.rule));
    OneInspection(made ? *made : *one.program, one.rule, one.cells, filled)
        .run(compiled_->puzzle, values, found.open, found.conflicts);
  }
  std::vector<Mask> allowed(cells, first_values(layout.value_count()));
  for (const Given& given : compiled_->puzzle.givens) {
    found.open[given.cell] &= given.values;
    const Mask before =
        std::exchange(allowed[given.cell], static_cast<Mask>(allowed[given.cell] & given.values));
    // An empty cell is in conflict with the first that leaves it nothing.
    const bool leaves_nothing = before != 0 && allowed[given.cell] == 0;
    if ((filled[given.cell] & ~given.values) != 0 || (filled[given.cell] == 0 && leaves_nothing))
      found.conflicts.push_back({nullptr, &given, {given.cell}});
  }
  for (std::size_t cell = 0; cell < cells; ++cell) {
    if (filled[cell] != 0) found.open[cell] = 0;
  }
  return found;
}

CellIndexes RuleInspection::house_peers(CellIndex cell) const {
  return compiled_->rules[0].program->peers->of(cell);
}

CellIndexes RuleInspection::other_peers(CellIndex cell) const {
  CellIndexes others;
  const auto cells = static_cast<std::size_t>(compiled_->puzzle.layout.cell_count());
  for (std::size_t other = 0; other < cells; ++other) {
    if (compiled_->other_peers[cell * cells + other])
      others.push_back(static_cast<CellIndex>(other));
  }
  return others;
}

}  // namespace ninefold::variants
