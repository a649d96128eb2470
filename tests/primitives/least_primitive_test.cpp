// Whether puzzles with a primitive that says no more of itself than it must are answered right, by
// every question that there is: the compiler of models, symmetries, alternatives and the rest know
// nothing of it. The library of variants is compiled once more for this, with it in the list.

#include "tests/primitives/least_primitive.hpp"

#include "core/engine/wide/explain_none.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/symmetries.hpp"
#include "core/engine/wide/rule_inspection.hpp"
#include "core/engine/wide/search/search.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "core/variants/puzzle.hpp"
#include "tests/support/puzzles/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <thread>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::CellIndexes;
using variants::Kind;
using variants::Model;
using variants::MultipleOfThree;
using variants::VariantEngine;

namespace {

constexpr int size = 4;
constexpr int cells = size * size;
using Values = std::vector<int>;

static_assert(variants::Primitives::has<MultipleOfThree>);

bool is_multiple(const CellIndexes& of, std::span<const int> values) {
  int sum = 0;
  for (const CellIndex cell : of) sum += values[cell] - 1;
  return sum % 3 == 0;
}

const Kind& all_of() {
  static const Kind kind{
      .name = "MultipleOfThree",
      .holds = [](const variants::Rule& rule, const variants::Puzzle&,
                  std::span<const int> values) { return is_multiple(rule.cells, values); },
      .contribute = [](const variants::Rule& rule, const variants::Puzzle&,
                       Model& model) { model.add(MultipleOfThree{rule.cells}); }};
  return kind;
}

// One of its lists at least.
const Kind& any_of() {
  static const Kind kind{
      .name = "AnyMultipleOfThree",
      .holds =
          [](const variants::Rule& rule, const variants::Puzzle&, std::span<const int> values) {
            return std::any_of(rule.lists.begin(), rule.lists.end(),
                               [&](const CellIndexes& list) { return is_multiple(list, values); });
          },
      .contribute =
          [](const variants::Rule& rule, const variants::Puzzle&, Model& model) {
            std::vector<Model> alternatives;
            for (const CellIndexes& list : rule.lists)
              alternatives.emplace_back(model.empty()).add(MultipleOfThree{list});
            model.alternatives.push_back(std::move(alternatives));
          }};
  return kind;
}

variants::Puzzle board(std::vector<variants::Item> items) {
  items.insert(items.begin(), {"Shape", {"4x4"}, {}});
  variants::PuzzleOrError made = variants::make_puzzle(std::move(items));
  REQUIRE(std::holds_alternative<variants::Puzzle>(made));
  return std::move(*std::get_if<variants::Puzzle>(&made));
}

CellIndexes some_cells(Random& random, std::size_t count) {
  std::array<CellIndex, cells> all{};
  for (int cell = 0; cell < cells; ++cell)
    all[static_cast<std::size_t>(cell)] = static_cast<CellIndex>(cell);
  random.shuffle(all);
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)};
}

variants::Puzzle random_puzzle(Random& random) {
  std::vector<variants::Item> items;
  // All symmetries of the board are its own.
  if (random.chance(50)) items.push_back({"AntiKnight", {}, {}});
  if (random.chance(33))
    items.push_back({"Given", {"R2C3_" + std::to_string(1 + random.below(4))}, {}});
  variants::Puzzle puzzle = board(items);
  const int of_all = 1 + random.below(3);
  for (int number = 0; number < of_all; ++number) {
    variants::Rule rule;
    rule.kind = &all_of();
    rule.cells = some_cells(random, static_cast<std::size_t>(2 + random.below(4)));
    puzzle.rules.push_back(rule);
  }
  if (random.chance(50)) {
    variants::Rule rule;
    rule.kind = &any_of();
    for (int list = 0; list < 2; ++list) rule.lists.push_back(some_cells(random, 3));
    puzzle.rules.push_back(rule);
  }
  return puzzle;
}

// All fillings of the board that the rules of the puzzle allow, in order, by trying them.
void fill_from(const variants::Puzzle& puzzle, Values& values, int cell,
               std::vector<Values>& found) {
  if (cell == cells) {
    if (variants::is_solution(puzzle, values)) found.push_back(values);
    return;
  }
  for (int value = 1; value <= size; ++value) {
    bool is_free = true;
    for (int other = 0; other < cell; ++other) {
      const bool is_peer = other / size == cell / size || other % size == cell % size ||
                           (other / 8 == cell / 8 && other % size / 2 == cell % size / 2);
      is_free = is_free && !(is_peer && values[static_cast<std::size_t>(other)] == value);
    }
    if (!is_free) continue;
    values[static_cast<std::size_t>(cell)] = value;
    fill_from(puzzle, values, cell + 1, found);
  }
}

std::vector<Values> solutions_of(const variants::Puzzle& puzzle) {
  std::vector<Values> found;
  Values values(cells);
  fill_from(puzzle, values, 0, found);
  return found;
}

// What was prepared once is asked of every value of a cell.
void check_other_givens(const VariantEngine& engine, const std::vector<Values>& solutions) {
  constexpr std::size_t cell = 9;
  const auto& layout = engine.layout();
  Values given(cells, layout.lowest - 1);
  for (int value = 1; value <= size; ++value) {
    given[cell] = value;
    variants::Givens givens = variants::givens_of(layout, given);
    const variants::Puzzle puzzle = engine.puzzle();
    givens.insert(givens.end(), puzzle.givens.begin(), puzzle.givens.end());
    const auto has_value = [&](const Values& values) { return values[cell] == value; };
    CHECK(VariantEngine(engine.rules(), givens).count().solutions ==
          Count(static_cast<std::uint64_t>(
              std::count_if(solutions.begin(), solutions.end(), has_value))));
  }
}

void check_search_by_symmetries(const variants::Puzzle& puzzle, std::size_t expected) {
  const Model model = make_model(puzzle);
  const std::vector<variants::Symmetry> symmetries = symmetries_of(model, puzzle.layout);
  CHECK(symmetries.empty());
  const variants::Program program = compile(model);
  const Budget budget;
  const ProgressCallback progress;
  Meter meter(budget, progress);
  variants::Search search(program, meter, variants::Search::Order::fastest);
  search.use_symmetries(symmetries);
  std::size_t found = 0;
  search.run([&](const variants::Mask*) { return ++found > 0; });
  CHECK(found == expected);
}

void check_parts(const VariantEngine& engine, std::size_t expected) {
  const auto split = engine.split();
  const auto* const cut = std::get_if<variants::CountSplit>(&split);
  REQUIRE(cut != nullptr);
  std::array<variants::Answer, 3> answers;
  std::vector<std::thread> threads;
  for (std::size_t part = 0; part < answers.size(); ++part) {
    threads.emplace_back([&, part] {
      answers[part] =
          engine.count_part(*cut, {static_cast<int>(part), static_cast<int>(answers.size())});
    });
  }
  Count sum;
  for (std::size_t part = 0; part < answers.size(); ++part) {
    threads[part].join();
    sum += answers[part].solutions;
  }
  CHECK(sum == Count(expected));
}

void check_candidates(const VariantEngine& engine, const std::vector<Values>& solutions) {
  constexpr std::uint32_t most = 1000;
  std::vector<std::vector<std::uint32_t>> expected(cells, std::vector<std::uint32_t>(size));
  for (const Values& values : solutions) {
    for (std::size_t cell = 0; cell < values.size(); ++cell)
      ++expected[cell][static_cast<std::size_t>(values[cell] - 1)];
  }
  CHECK(engine.candidates(most).solutions == expected);
}

void check_what_is_at_odds(const variants::Puzzle& puzzle, bool has_solution) {
  const variants::RulesAtOdds found = variants::explain_none(puzzle);
  CHECK(found.has_solution == has_solution);
  if (has_solution) return;
  // Those that are named are enough, and none of them can be spared.
  const std::size_t named = found.rules.size() + found.givens.size();
  for (std::size_t spared = 0; spared <= named; ++spared) {
    variants::Puzzle part = puzzle;
    part.rules.clear();
    part.givens.clear();
    for (std::size_t i = 0; i < found.rules.size(); ++i) {
      if (i != spared) part.rules.push_back(puzzle.rules[found.rules[i]]);
    }
    for (std::size_t i = 0; i < found.givens.size(); ++i) {
      if (found.rules.size() + i != spared) part.givens.push_back(puzzle.givens[found.givens[i]]);
    }
    CHECK(solutions_of(part).empty() == (spared == named));
  }
}

void check_inspection(const variants::Puzzle& puzzle, const std::vector<Values>& of_board) {
  const variants::RuleInspection inspection(puzzle);
  for (std::size_t number = 0; number < of_board.size(); number += 23) {
    const Values& values = of_board[number];
    CHECK(inspection.inspect(values).conflicts.empty() == variants::is_solution(puzzle, values));
  }
}

}  // namespace

TEST_CASE("A primitive that says no more than it must is answered right in every query",
          "[primitives]") {
  Random random(51);
  const std::vector<Values> of_board = solutions_of(board({}));
  REQUIRE(of_board.size() == 288);
  int without = 0;
  for (int round = 0; round < 120; ++round) {
    CAPTURE(round);
    const variants::Puzzle puzzle = random_puzzle(random);
    const std::vector<Values> solutions = solutions_of(puzzle);
    without += solutions.empty() ? 1 : 0;
    const VariantEngine engine(puzzle);
    CHECK(engine.count().solutions == Count(solutions.size()));
    CHECK(engine.solve().solutions == Count(std::min<std::size_t>(solutions.size(), 2)));
    CHECK(engine.first().solution == (solutions.empty() ? Values{} : solutions[0]));
    std::vector<Values> listed;
    engine.enumerate([&](std::span<const int> values) {
      listed.emplace_back(values.begin(), values.end());
      return true;
    });
    CHECK(listed == solutions);
    if (!solutions.empty())
      CHECK(engine.other(solutions[0]).solutions == Count(solutions.size() > 1 ? 1 : 0));
    check_candidates(engine, solutions);
    check_other_givens(engine, solutions);
    check_parts(engine, solutions.size());
    check_search_by_symmetries(puzzle, solutions.size());
    check_what_is_at_odds(puzzle, !solutions.empty());
    check_inspection(puzzle, of_board);
  }
  CHECK(without > 10);
  CHECK(without < 80);
}
