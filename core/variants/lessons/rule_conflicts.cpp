#include "core/variants/lessons/rule_conflicts.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/search/search.hpp"
#include "core/variants/lessons/rule_filter.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace ninefold::variants {

namespace {

// Whether one of the lists of cells that a rule is about is such a one.
template <typename Predicate>
bool speaks_of(const Rule& rule, Predicate is_such) {
  return is_such(rule.cells) || std::any_of(rule.lists.begin(), rule.lists.end(), is_such);
}

CellIndexes all_cells(const Puzzle& puzzle) {
  CellIndexes cells(static_cast<std::size_t>(puzzle.layout.grid_size()));
  std::iota(cells.begin(), cells.end(), CellIndex{0});
  return cells;
}

void differ_in_pairs(std::span<const CellIndex> cells, Model& model) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t k = i + 1; k < cells.size(); ++k) model.differ(std::array{cells[i], cells[k]});
  }
}

}  // namespace

CellIndex RuleConflict::other_than(CellIndex cell) const {
  for (const CellIndex other : cells) {
    if (other != cell) return other;
  }
  return cell;
}

struct RuleConflicts::Compiled {
  /// Another cell, under one rule: for every digit it may hold (none for 0), the digits forbidden.
  struct Neighbour {
    CellIndex cell = 0;
    std::array<Mask, most_values + 1> forbidden{};
  };

  /// What one rule says of one cell.
  struct Look {
    std::size_t rule = 0;
    Mask allowed = 0;  ///< whatever stands in other cells
    std::vector<Neighbour> neighbours;
    RuleFilter* filter = nullptr;  ///< null where neighbours are all there is
  };

  /// The pairs of cells and digits that a rule forbids outright, by cell.
  static std::vector<std::vector<Neighbour>> neighbours_of(const Program& program,
                                                           std::size_t cells_of_grid);

  Compiled(const Puzzle& from, WorkMeter* given) : puzzle(from), looks(all_cells(from).size()) {
    WorkMeter unlimited;
    WorkMeter& meter = given == nullptr ? unlimited : *given;
    Model houses(puzzle.layout);
    const CellLists lists = puzzle.houses();
    for (std::size_t number = 0; number < lists.size(); ++number) {
      // A box of more cells than there are values can never be filled, but nothing is refused
      // before two of its cells are alike.
      if (lists[number].size() > static_cast<std::size_t>(puzzle.layout.value_count()))
        differ_in_pairs(lists[number], houses);
      else
        houses.differ(lists[number]);
    }
    add(0, houses);
    for (std::size_t number = 0; number < puzzle.rules.size() && !meter.has_ended(); ++number) {
      Model model(puzzle.layout);
      model.meter = &meter;
      contribute(puzzle.rules[number], puzzle, model);
      add(number + 1, model);
    }
    for (std::size_t number = 0; number < puzzle.givens.size() && !meter.has_ended(); ++number) {
      Model model(puzzle.layout);
      model.meter = &meter;
      model.restrict(puzzle.givens[number].cell, puzzle.givens[number].values);
      add(puzzle.rules.size() + number + 1, model);
    }
    if (!beside.empty() && !meter.has_ended()) whole.emplace(compile(make_model(puzzle, meter)));
  }

  void add(std::size_t rule, const Model& model) {
    Program program = compile(model);
    // What the neighbours below take.
    constexpr std::size_t steps_a_relation = 500;
    if (!model.spend(steps_a_relation * (1 + program.list<Relation>().size()))) return;
    CellIndexes cells = used_cells(program);
    const auto is_beside = [&](CellIndex cell) { return cell >= looks.size(); };
    const auto has_beside = [&](const CellIndexes& some) {
      return std::any_of(some.begin(), some.end(), is_beside);
    };
    const bool is_rule = rule > 0 && rule <= puzzle.rules.size();
    if (has_beside(cells) || (is_rule && speaks_of(puzzle.rules[rule - 1], has_beside)))
      beside.push_back(rule);
    // What a lesson does not fill is left open.
    erase_if(cells, is_beside);
    // A rule that nothing obeys, whatever its cells.
    if (program.is_impossible && cells.empty()) cells = all_cells(puzzle);
    std::sort(cells.begin(), cells.end());
    std::vector<std::vector<Neighbour>> neighbours = neighbours_of(program, looks.size());
    std::vector<Mask> allowed = program.candidates;
    RuleFilter* filter = nullptr;
    if (program.is_impossible || !program.propagators.empty())
      filter = filters.emplace_back(std::make_unique<RuleFilter>(std::move(program), cells)).get();
    for (const CellIndex cell : cells)
      looks[cell].push_back({rule, allowed[cell], neighbours[cell], filter});
  }

  // The digits that are left for a cell before the board is full.
  Mask open(const LessonBoard& board, CellIndex cell) const {
    Mask open = first_values(board.shape().size());
    for (const Look& look : looks[cell]) {
      open &= look.allowed;
      for (const Neighbour& neighbour : look.neighbours)
        open &= static_cast<Mask>(~neighbour.forbidden[board[neighbour.cell]]);
    }
    for (const Look& look : looks[cell]) {
      if (open != 0 && look.filter != nullptr && goes_on_looking())
        open &= look.filter->allowed(board, cell);
    }
    return open;
  }

  std::optional<RuleConflict> find(const Look& look, const LessonBoard& board, CellIndex cell,
                                   Digit digit) const {
    const Mask bit = mask_of_digit(digit);
    if ((look.allowed & bit) == 0) return RuleConflict{{cell}, look.rule};
    for (const Neighbour& neighbour : look.neighbours) {
      if ((neighbour.forbidden[board[neighbour.cell]] & bit) != 0)
        return RuleConflict{{std::min(cell, neighbour.cell), std::max(cell, neighbour.cell)},
                            look.rule};
    }
    if (look.filter == nullptr || (look.filter->allowed(board, cell) & bit) != 0)
      return std::nullopt;
    return RuleConflict{look.filter->at_odds(board, cell, digit), look.rule};
  }

  // Whether all other cells are filled, so that every rule can be asked for its meaning.
  static bool is_last(const LessonBoard& board, CellIndex cell) {
    for (int other = 0; other < board.shape().cell_count(); ++other) {
      if (other != cell && board[static_cast<CellIndex>(other)] == empty_cell) return false;
    }
    return true;
  }

  // A rule that the board breaks once it is full; where all that can be blamed is that no values of
  // the cells beside the grid fit, the first rule about them.
  std::optional<RuleConflict> find_on_full(LessonBoard board, CellIndex cell, Digit digit) const {
    board[cell] = digit;
    std::vector<int> values = board.values(puzzle.layout.lowest);
    values.resize(static_cast<std::size_t>(puzzle.layout.cell_count()), puzzle.layout.lowest);
    for (const Rule* const rule : broken_rules(puzzle, values)) {
      const std::size_t number =
          rule == nullptr ? 0 : static_cast<std::size_t>(rule - puzzle.rules.data()) + 1;
      if (std::find(beside.begin(), beside.end(), number) == beside.end())
        return RuleConflict{{cell}, number};
    }
    if (!whole || has_values_beside(board)) return std::nullopt;
    return RuleConflict{{cell}, beside.front()};
  }

  // Whether the cells beside the grid can be filled in as well.
  bool has_values_beside(const LessonBoard& board) const {
    std::vector<Mask> masks = whole->candidates;
    for (std::size_t cell = 0; cell < looks.size(); ++cell) {
      masks[cell] &= mask_of_digit(board[static_cast<CellIndex>(cell)]);
      if (masks[cell] == 0) return false;
    }
    const Budget unlimited;
    const ProgressCallback listener = [this](const Progress&) { return goes_on_looking(); };
    Meter meter(unlimited, listener, 64);
    Search search(*whole, meter, Search::Order::fastest);
    search.begin_with(masks, 0);
    bool is_found = false;
    std::vector<int> values(masks.size());
    const std::uint64_t steps = steps_to_check(puzzle);
    search.run([&](const Mask* found) {
      if (!meter.spend_in_node(steps)) return false;
      for (std::size_t cell = 0; cell < values.size(); ++cell)
        values[cell] = lowest_of(found[cell]) + puzzle.layout.lowest;
      is_found = is_solution(puzzle, values);
      return !is_found;
    });
    return is_found;
  }

  bool goes_on_looking() const { return !goes_on || goes_on(); }

  Puzzle puzzle;
  std::function<bool()> goes_on;
  std::vector<std::unique_ptr<RuleFilter>> filters;
  std::vector<std::vector<Look>> looks;  // by cell of the grid, then by rule
  std::vector<std::size_t> beside;       // rules about cells beside the grid
  std::optional<Program> whole;  // all rules, where there are such cells and all are prepared
};

std::vector<std::vector<RuleConflicts::Compiled::Neighbour>> RuleConflicts::Compiled::neighbours_of(
    const Program& program, std::size_t cells_of_grid) {
  const std::size_t cells = cells_of_grid;
  const Mask all = first_values(program.value_count);
  std::vector<std::map<CellIndex, Neighbour>> found(cells);
  const auto forbid = [&](CellIndex cell, CellIndex other, int theirs, Mask mine) {
    if (cell >= cells || other >= cells) return;
    Neighbour& neighbour = found[cell][other];
    neighbour.cell = other;
    neighbour.forbidden[static_cast<std::size_t>(theirs) + 1] |= mine;
  };
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const auto index = static_cast<CellIndex>(cell);
    for (int value = 0; value < program.value_count; ++value) {
      for (const CellIndex peer : program.peers->of(index, mask_of(value)))
        forbid(index, peer, value, mask_of(value));
    }
  }
  for (const Relation& relation : program.list<Relation>()) {
    const RelationTable& table = program.tables[relation.table];
    for (int value = 0; value < program.value_count; ++value) {
      const Mask one = mask_of(value);
      forbid(relation.second, relation.first, value, all & static_cast<Mask>(~table.forward(one)));
      forbid(relation.first, relation.second, value, all & static_cast<Mask>(~table.backward(one)));
    }
  }
  std::vector<std::vector<Neighbour>> neighbours(cells);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    for (const auto& [other, neighbour] : found[cell]) neighbours[cell].push_back(neighbour);
  }
  return neighbours;
}

RuleConflicts::RuleConflicts(const Puzzle& puzzle, WorkMeter* meter)
    : compiled_(std::make_unique<Compiled>(puzzle, meter)) {}
RuleConflicts::RuleConflicts(RuleConflicts&&) noexcept = default;
RuleConflicts& RuleConflicts::operator=(RuleConflicts&&) noexcept = default;
RuleConflicts::~RuleConflicts() = default;

const Puzzle& RuleConflicts::puzzle() const { return compiled_->puzzle; }

void RuleConflicts::watch(std::function<bool()> goes_on) {
  compiled_->goes_on = std::move(goes_on);
}

std::optional<RuleConflict> RuleConflicts::find(const LessonBoard& board, CellIndex cell,
                                                Digit digit) const {
  for (const Compiled::Look& look : compiled_->looks[cell]) {
    if (auto conflict = compiled_->find(look, board, cell, digit)) return conflict;
  }
  if (!Compiled::is_last(board, cell)) return std::nullopt;
  return compiled_->find_on_full(board, cell, digit);
}

std::optional<RuleConflict> RuleConflicts::find(const LessonBoard& board) const {
  for (int index = 0; index < board.shape().cell_count(); ++index) {
    const auto cell = static_cast<CellIndex>(index);
    if (board[cell] == empty_cell) continue;
    if (auto conflict = find(board, cell, board[cell])) return conflict;
  }
  return std::nullopt;
}

std::uint16_t RuleConflicts::candidates(const LessonBoard& board, CellIndex cell) const {
  Mask open = compiled_->open(board, cell);
  if (open == 0 || !Compiled::is_last(board, cell)) return open;
  for (Mask rest = open; rest != 0; rest = without_lowest(rest)) {
    const auto digit = static_cast<Digit>(lowest_of(rest) + 1);
    if (compiled_->find_on_full(board, cell, digit))
      open &= static_cast<Mask>(~mask_of_digit(digit));
  }
  return open;
}

}  // namespace ninefold::variants
