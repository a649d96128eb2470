// Which rules, and which of them together, are looked at.

#include "core/variants/logic/variant_logic.hpp"

#include "core/engine/wide/program/derived/derive.hpp"
#include "core/variants/logic/kind_techniques.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// Rules of links alone over more cells are not a pattern that one looks at: the links say it all.
constexpr std::size_t most_cells_of_links = 20;

/// More rules than anybody looks at one by one.
constexpr std::size_t most_locals = 1'000;

// What the whole board says of cells that differ, as far as they are among these.
void add_differences(const Model& board, const CellIndexes& cells, Model& model) {
  for (std::size_t number = 0; number < board.different.size(); ++number) {
    CellIndexes among;
    for (const CellIndex cell : board.different[number]) {
      if (std::binary_search(cells.begin(), cells.end(), cell)) among.push_back(cell);
    }
    if (among.size() > 1) model.different.add(among);
  }
}

bool have_same_cells(CellIndexes one, CellIndexes two) {
  std::sort(one.begin(), one.end());
  std::sort(two.begin(), two.end());
  return one == two;
}

// The sets of values of which the cells hold one, for rules whose cells all differ.
std::vector<Mask> sets_of_rule(const Model& model, const CellIndexes& cells) {
  std::vector<Mask> sets;
  const int size = static_cast<int>(cells.size());
  if (size < 2 || size > model.value_count ||
      !Peers(static_cast<int>(model.candidates.size()), model.different).all_differ(cells))
    return sets;
  for (const ValueSets& known : model.list<ValueSets>()) {
    if (have_same_cells(known.cells, cells)) sets = *known.sets;
  }
  for (const SumOf& sum : model.list<SumOf>()) {
    CellIndexes summed;
    bool is_plain = true;
    for (const Sum::Term& term : sum.terms) {
      summed.push_back(term.cell);
      is_plain = is_plain && term.coefficient == 1;
    }
    if (!sets.empty() || !is_plain || !have_same_cells(std::move(summed), cells)) continue;
    for (const Mask set : sets_of_size(model.value_count, size)) {
      if (sum_of_positions(set) + size * model.lowest == sum.total) sets.push_back(set);
    }
  }
  return sets;
}

}  // namespace

VariantLogic::VariantLogic(const Puzzle& puzzle, WorkMeter* meter)
    : cell_count_(puzzle.layout.cell_count()),
      grid_size_(puzzle.layout.grid_size()),
      all_(first_values(puzzle.layout.value_count())),
      start_(static_cast<std::size_t>(cell_count_), all_),
      cells_of_rules_(puzzle.rules.size()) {
  leave_given(puzzle.givens, start_);
  is_marked_ = std::any_of(start_.begin(), start_.end(), [this](Mask candidates) {
    return candidates != all_ && !is_single(candidates);
  });
  Model board(puzzle.layout);
  board.meter = meter;
  leave_given(puzzle.givens, board.candidates);
  const CellLists houses = puzzle.houses();
  for (std::size_t number = 0; number < houses.size(); ++number)
    board.differ_with_any_values(houses[number]);
  std::vector<std::uint16_t> rule_of_sum;
  const std::size_t count = std::min<std::size_t>(puzzle.rules.size(), 0xffff);
  for (std::size_t number = 0; number < puzzle.rules.size(); ++number) {
    contribute(puzzle.rules[number], puzzle, board);
    rule_of_sum.resize(board.list<SumOf>().size(), static_cast<std::uint16_t>(number));
  }
  peers_ = std::make_shared<const Peers>(cell_count_, board.different);
  const BoardLinks read = board_links(puzzle.layout, board);
  links_ = std::make_unique<logic::Links>(read.constraints, read.excluded, this);
  for (std::size_t number = 0; number < count; ++number)
    add_rule(puzzle, board, static_cast<std::uint16_t>(number));
  std::sort(pairs_of_rules_.begin(), pairs_of_rules_.end());
  add_sums(puzzle, board, rule_of_sum);
  add_houses(puzzle, board, count);
  // What has few cells is seen first.
  std::stable_sort(locals_.begin(), locals_.end(), [](const Local& one, const Local& two) {
    return one.fillings->cells().size() < two.fillings->cells().size();
  });
  local_of_rule_.assign(count, locals_.size());
  for (std::size_t index = 0; index < locals_.size(); ++index) {
    if (locals_[index].reasons) local_of_rule_[locals_[index].step.rules.front()] = index;
  }
  add_openings();
  if (meter != nullptr && meter->has_ended()) return;
  std::vector<Following::Looked> looked;
  for (const Local& local : locals_) looked.push_back({local.fillings.get(), &local.step});
  for (const Local& wide : wide_relations_) looked.push_back({wide.fillings.get(), &wide.step});
  contradictions_ = std::make_unique<Contradictions>(*links_, board, std::move(looked));
}

void VariantLogic::add_rule(const Puzzle& puzzle, const Model& board, std::uint16_t number) {
  const Rule& rule = puzzle.rules[number];
  if (rule.kind->contribute == nullptr) return;
  Model model(puzzle.layout);
  model.meter = board.meter;
  contribute(rule, puzzle, model);
  const RuleFillings alone(model);
  if (alone.is_candidates_alone()) {
    for (std::size_t cell = 0; cell < start_.size(); ++cell)
      start_[cell] &= alone.candidates()[cell];
    return;
  }
  add_pairs(puzzle, model, number);
  const CellIndexes& cells = alone.cells();
  const bool is_wide = alone.is_links_alone() && cells.size() > most_cells_of_links;
  if (is_wide && alone.is_differences_alone()) return;
  add_differences(board, cells, model);
  logic::Step step;
  step.technique = technique_of_kind(*rule.kind);
  step.rules = {number};
  for (const CellIndex cell : cells) {
    if (cell < grid_size_) step.cells.insert(static_cast<Cell>(cell));
  }
  if (is_wide) {
    Local& wide = wide_relations_.emplace_back();
    wide.fillings = std::make_unique<RuleFillings>(model);
    wide.step = std::move(step);
    return;
  }
  cells_of_rules_[number] = step.cells;
  add_local(model, std::move(step), &rule);
}

void VariantLogic::add_pairs(const Puzzle& puzzle, const Model& model, std::uint16_t number) {
  for (const logic::ExcludedPair& pair : excluded_pairs(puzzle.layout, model)) {
    if (pair.digit == pair.other) continue;
    const logic::Candidate one{pair.first, pair.digit};
    const logic::Candidate other{pair.second, pair.other};
    pairs_of_rules_.push_back({one, other, number});
    pairs_of_rules_.push_back({other, one, number});
  }
}

// The 45 rule: what cages leave over of houses, and what stands out of them.
void VariantLogic::add_sums(const Puzzle& puzzle, const Model& board,
                            const std::vector<std::uint16_t>& rule_of_sum) {
  for (DerivedSum& derived : derive_sums(board, board.meter)) {
    CellIndexes cells;
    logic::Step step;
    step.technique = logic::Technique::innies_and_outies;
    step.total = derived.sum.total;
    for (const Sum::Term& term : derived.sum.terms) {
      cells.push_back(term.cell);
      if (term.cell >= grid_size_) continue;
      (term.coefficient > 0 ? step.cells : step.outies).insert(static_cast<Cell>(term.cell));
    }
    std::sort(cells.begin(), cells.end());
    if (cells.empty() || cells.back() >= grid_size_) continue;
    for (const std::size_t cage : derived.cages) step.rules.push_back(rule_of_sum[cage]);
    for (const std::size_t house : derived.houses) {
      CellSet wanted;
      for (const CellIndex cell : board.list<ValueSets>()[house].cells)
        wanted.insert(static_cast<Cell>(cell));
      for (std::size_t known = 0; known < links_->houses().size(); ++known) {
        if (links_->houses()[known].cells == wanted)
          step.houses.push_back(static_cast<std::uint8_t>(known));
      }
    }
    Model model(puzzle.layout);
    model.meter = board.meter;
    model.add(std::move(derived.sum));
    add_differences(board, cells, model);
    add_local(model, std::move(step));
  }
}

// What a house leaves to the cages that lie in it together, or have several cells there.
void VariantLogic::add_houses(const Puzzle& puzzle, const Model& board, std::size_t rule_count) {
  constexpr int most_cells_together = 24;
  for (std::size_t index = 0; index < links_->houses().size(); ++index) {
    const CellSet house = links_->houses()[index].cells;
    logic::Step step;
    step.technique = logic::Technique::rules_in_house;
    step.houses = {static_cast<std::uint8_t>(index)};
    step.cells = house;
    Model model(puzzle.layout);
    model.meter = board.meter;
    CellIndexes inside;
    for (const Cell cell : house) inside.push_back(cell);
    model.differ_with_any_values(std::move(inside));
    for (std::size_t number = 0; number < rule_count; ++number) {
      const CellSet& cells = cells_of_rules_[number];
      if ((cells & house).count() < 2 || cells.count() > links_->size()) continue;
      step.rules.push_back(static_cast<std::uint16_t>(number));
      step.cells |= cells;
      contribute(puzzle.rules[number], puzzle, model);
    }
    if (step.rules.empty() || step.cells.count() > most_cells_together) continue;
    CellIndexes cells;
    for (const Cell cell : step.cells) cells.push_back(cell);
    add_differences(board, cells, model);
    add_local(model, std::move(step));
  }
}

void VariantLogic::add_local(const Model& model, logic::Step step, const Rule* rule) {
  if (locals_.size() == most_locals) return;
  Local local;
  local.fillings = std::make_unique<RuleFillings>(model);
  local.step = std::move(step);
  const bool is_one_rule = local.step.technique != logic::Technique::innies_and_outies &&
                           local.step.technique != logic::Technique::rules_in_house;
  if (is_one_rule) {
    local.cells_of_sets = local.fillings->cells();
    local.sets = sets_of_rule(model, local.cells_of_sets);
    const bool is_in_grid = local.cells_of_sets.empty() || local.cells_of_sets.back() < grid_size_;
    if (!is_in_grid) local.sets.clear();
    if (rule != nullptr && is_in_grid) local.reasons.emplace(*rule, model, peers_);
  }
  locals_.push_back(std::move(local));
}

}  // namespace ninefold::variants
