#include "core/generate/variants/placed/clues.hpp"

#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"

#include <numeric>
#include <utility>

namespace ninefold::generate {

namespace {

/// A rule that is true of the grid can be read.
variants::Puzzle made_of(std::vector<variants::Item> items) {
  for (std::size_t i = 0; i < items.size(); ++i) items[i].number = static_cast<int>(i) + 1;
  variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
  return std::move(*std::get_if<variants::Puzzle>(&made));
}

std::vector<std::size_t> in_random_order(std::size_t count, Random& random) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  random.shuffle(order);
  return order;
}

}  // namespace

Clues::Clues(const Grid& solution, std::vector<PlacedRule> rules)
    : solution_(solution),
      givens_(solution.shape()),
      rules_(std::move(rules)),
      in_use_(rules_.size(), true) {}

variants::Puzzle Clues::puzzle_of(const Grid& givens, const Flags& in_use) const {
  std::vector<variants::Item> items;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    if (in_use[i]) items.push_back(item_of(rules_[i]));
  }
  if (std::optional<variants::Item> item = variants::item_of_givens(givens)) items.push_back(*item);
  return made_of(std::move(items));
}

Clues::Flags Clues::broken_rules(const Grid& grid) const {
  const std::vector<int> values = numbers_of(grid);
  const variants::Puzzle all = puzzle_of(Grid(grid.shape()), Flags(rules_.size(), true));
  Flags broken(rules_.size(), false);
  for (const variants::Rule& rule : all.rules) {
    if (!holds(rule, all, values)) broken[static_cast<std::size_t>(rule.item - 1)] = true;
  }
  return broken;
}

void Clues::add_other(const Grid& grid) {
  others_.push_back({grid, differing_cells(solution_, grid), broken_rules(grid)});
}

Clues::Told Clues::look(const Grid& givens, const Flags& in_use, Spending& spending) {
  const variants::VariantEngine engine(puzzle_of(givens, in_use));
  const variants::Answer answer = spending.add(
      engine.other(numbers_of(solution_), spending.left(nodes_of_proof), spending.goes_on()),
      false);
  if (!answer.solution.empty()) {
    add_other(grid_of(solution_.shape(), answer.solution));
    return Told::another;
  }
  return answer.stopped == StopReason::complete ? Told::only_one : Told::unknown;
}

bool Clues::split_a_cage(Random& random) {
  const Grid other = latest();
  for (const std::size_t number : in_random_order(rules_.size(), random)) {
    if (rules_[number].name != cage_name) continue;
    std::vector<PlacedRule> parts = split_cage(rules_[number], solution_, &other, random);
    if (parts.empty()) continue;
    cut(number, std::move(parts));
    return true;
  }
  return false;
}

bool Clues::halve_a_cage(Random& random) {
  for (const std::size_t number : in_random_order(rules_.size(), random)) {
    if (rules_[number].name != cage_name || !in_use_[number]) continue;
    std::vector<PlacedRule> parts = split_cage(rules_[number], solution_, nullptr, random);
    if (parts.empty()) continue;
    cut(number, std::move(parts));
    return true;
  }
  return false;
}

void Clues::cut(std::size_t number, std::vector<PlacedRule> parts) {
  rules_[number] = std::move(parts[0]);
  rules_.push_back(std::move(parts[1]));
  in_use_.push_back(true);
  for (Other& known : others_) known.broken = broken_rules(known.grid);
}

bool Clues::lets_other_in(const Grid& givens, const Flags& in_use) const {
  const CellSet given = given_cells(givens);
  for (const Other& other : others_) {
    if (!(other.differing & given).empty()) continue;
    bool is_broken = false;
    for (std::size_t i = 0; i < in_use.size(); ++i)
      is_broken = is_broken || (in_use[i] && other.broken[i]);
    if (!is_broken) return true;
  }
  return false;
}

bool Clues::is_only_solution(const Grid& givens, const Flags& in_use, Spending& spending) {
  return !lets_other_in(givens, in_use) && look(givens, in_use, spending) == Told::only_one;
}

void Clues::take_givens(int least, Random& random, Spending& spending) {
  int left = given_cells(givens_).count();
  const auto cells = static_cast<std::size_t>(solution_.shape().cell_count());
  for (const std::size_t number : in_random_order(cells, random)) {
    const auto cell = static_cast<Cell>(number);
    if (givens_[cell] == empty_cell || left <= least) continue;
    if (!spending.check()) return;
    Grid fewer = givens_;
    fewer[cell] = empty_cell;
    if (!is_only_solution(fewer, in_use_, spending)) continue;
    givens_ = fewer;
    --left;
  }
}

void Clues::take_rules(Random& random, Spending& spending) {
  for (const std::size_t number : in_random_order(rules_.size(), random)) {
    if (!spending.check()) return;
    Flags fewer = in_use_;
    fewer[number] = false;
    if (is_only_solution(givens_, fewer, spending)) in_use_ = fewer;
  }
}

}  // namespace ninefold::generate
