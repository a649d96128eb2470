#include "core/propagators/sums/sum_line.hpp"

#include "core/propagators/automata/automaton.hpp"
#include "core/propagators/primitive/statement.hpp"
#include "tests/core/propagators/brute_force.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <numeric>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Automaton;
using variants::Layers;
using variants::Statement;
using variants::SumLine;
using variants::Symmetry;

namespace {

bool is_cut_into(std::vector<int> line, std::size_t start, int sum) {
  std::rotate(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(start), line.end());
  int piece = 0;
  for (const int value : line) {
    piece += value;
    if (piece > sum) return false;
    if (piece == sum) piece = 0;
  }
  return piece == 0;
}

// Of positions. A loop of zeros alone has no piece: that is for the rule to say.
bool holds(const SumLine& rule, const std::vector<int>& values) {
  std::vector<int> line;
  for (const CellIndex cell : rule.cells) line.push_back(values[cell] + rule.lowest);
  const std::size_t starts = rule.is_loop ? line.size() : 1;
  const auto is_zero = [](int value) { return value == 0; };
  if (rule.is_loop && std::all_of(line.begin(), line.end(), is_zero)) return true;
  for (std::size_t start = 0; start < starts; ++start) {
    if (is_cut_into(line, start, rule.sum)) return true;
  }
  return false;
}

// What it leaves of the candidates, with what it remembers of others.
std::optional<std::vector<Mask>> left_by(const SumLine& rule, const std::vector<Mask>& masks,
                                         SumLine::Memory& memory) {
  const Peers peers(static_cast<int>(masks.size()), {});
  return narrowed(masks, peers, [&](Domains& domains) { return rule.propagate(domains, memory); });
}

// A state is the part of the sum with which the first piece began, and what the present one has.
Automaton automaton_of(const SumLine& rule, int values) {
  Automaton automaton;
  const int parts = rule.is_loop ? rule.sum : 1;
  const auto state_of = [&](int part, int piece) {
    return static_cast<std::uint32_t>(part * (rule.sum + 1) + piece);
  };
  for (int part = 0; part < parts; ++part) {
    for (int piece = 0; piece <= rule.sum; ++piece) automaton.add_state(piece == part);
    automaton.starts.push_back(state_of(part, part));
  }
  for (int part = 0; part < parts; ++part) {
    for (int piece = 0; piece < std::max(rule.sum, 1); ++piece) {
      for (int position = 0; position < values; ++position) {
        const int next = piece + position + rule.lowest;
        if (next > rule.sum) continue;
        automaton.add_edge(state_of(part, piece), state_of(part, next == rule.sum ? 0 : next),
                           variants::mask_of(position));
      }
    }
  }
  return automaton;
}

SumLine random_line(std::mt19937& random, CellIndexes cells, int sum,
                    const std::vector<Mask>& candidates) {
  const int lowest = static_cast<int>(random() % 2);
  if (random() % 2 == 0) return {.cells = std::move(cells), .sum = sum, .lowest = lowest};
  return SumLine::around(std::move(cells), std::max(sum, 1), lowest, candidates);
}

}  // namespace

TEST_CASE("A sum line keeps what some line that can be cut has", "[variants][propagators]") {
  std::mt19937 random(1);
  int narrower = 0;
  int impossible = 0;
  for (int round = 0; round < share_of(1200); ++round) {
    const int values = 2 + static_cast<int>(random() % 4);
    const std::size_t length = 1 + random() % 6;
    // All candidates that there may be, which tell where a loop is read from.
    std::vector<Mask> first = random_candidates(random, length, values);
    CellIndexes cells = cells_up_to(length);
    const bool crosses_itself = length > 2 && random() % 4 == 0;
    if (crosses_itself) cells[length - 1] = 0;
    const SumLine rule = random_line(random, cells, static_cast<int>(random() % 13), first);
    SumLine::Memory memory = rule.memory();
    for (int again = 0; again < 4; ++again) {
      std::vector<Mask> masks = random_candidates(random, length, values);
      for (std::size_t cell = 0; cell < length; ++cell) {
        masks[cell] &= first[cell];
        if (masks[cell] == 0) masks[cell] = first[cell];
      }
      CAPTURE(round, again, rule.sum, rule.lowest, rule.is_loop, rule.cells, masks);
      const auto left = left_by(rule, masks, memory);
      const auto truth =
          supported(masks, [&](const std::vector<int>& line) { return holds(rule, line); });
      if (crosses_itself) {
        // Each place by itself.
        CHECK(lies_within(truth, left));
        continue;
      }
      CHECK(left == truth);
      narrower += truth && truth != masks ? 1 : 0;
      impossible += truth ? 0 : 1;
    }
  }
  CHECK(narrower > share_of(500));
  CHECK(impossible > share_of(500));
}

TEST_CASE("A sum line leaves what its automaton does, whatever was asked before",
          "[variants][propagators]") {
  std::mt19937 random(2);
  int narrower = 0;
  for (int round = 0; round < share_of(400); ++round) {
    const int values = 2 + static_cast<int>(random() % 15);  // up to 16
    const std::size_t length = 6 + random() % 40;
    const int sum = static_cast<int>(random() % (SumLine::most_sum + 1));
    const std::vector<Mask> all(length, variants::first_values(values));
    std::vector<Mask> first = all;
    if (random() % 2 == 0) first[random() % length] = variants::mask_of(values - 1);
    const SumLine rule = random_line(random, cells_up_to(length), sum, first);
    const std::optional<Layers> layers =
        Layers::unroll(automaton_of(rule, values), rule.cells, first);
    if (!layers) continue;  // long loops of large sums are too large for one
    SumLine::Memory memory = rule.memory();
    std::vector<Mask> masks = first;
    for (int step = 0; step < 30; ++step) {
      // Mostly a guess, and now and then back to the start.
      if (random() % 6 == 0) masks = first;
      const std::size_t cell = random() % length;
      if (variants::count_of(masks[cell]) > 1)
        masks[cell] = random() % 3 == 0 ? masks[cell] & static_cast<Mask>(-masks[cell])
                                        : variants::without_lowest(masks[cell]);
      CAPTURE(round, step, values, rule.sum, rule.lowest, rule.is_loop, rule.parts, masks);
      const Peers peers(static_cast<int>(length), {});
      const auto left = left_by(rule, masks, memory);
      const auto by_automaton =
          narrowed(masks, peers, [&](Domains& domains) { return layers->propagate(domains); });
      CHECK(left == by_automaton);
      if (left && left != masks) ++narrower;
      masks = left ? *left : first;
    }
  }
  CHECK(narrower > share_of(400));
}

TEST_CASE("A loop is read from the cell whose least candidate is highest",
          "[variants][propagators]") {
  const std::vector<Mask> candidates{0b111111111, 0b000001000, 0b011000000, 0b111111111};
  const SumLine rule = SumLine::around({0, 1, 2, 3}, 9, 1, candidates);
  CHECK(rule.cells == CellIndexes{2, 3, 0, 1});
  CHECK(rule.is_loop);
  CHECK(rule.parts == 3);  // 7 continues 0, 1 or 2
  CHECK(SumLine::around({0, 3}, 9, 1, candidates).parts == 9);
  CHECK(SumLine::around({0, 3}, 9, 0, candidates).parts == 9);
  // Too high at once, which is for a search to find.
  const SumLine impossible = SumLine::around({2}, 6, 1, candidates);
  SumLine::Memory memory = impossible.memory();
  CHECK(left_by(impossible, {0, 0, 0b011000000}, memory) == std::nullopt);
}

TEST_CASE("What a sum line says is the same from either end, and of a loop from any cell",
          "[variants][propagators]") {
  Symmetry none;
  none.image = {0, 1, 2, 3, 4};
  Symmetry mirrored;
  mirrored.image = {4, 3, 2, 1, 0};
  const auto said = [&](const CellIndexes& cells, bool is_loop, int sum, const Symmetry& moved) {
    const Statement::Board board{moved, {}, 1};
    Statement statement(board);
    SumLine{.cells = cells, .sum = sum, .lowest = 1, .is_loop = is_loop, .parts = 1}.describe(
        statement);
    return statement.numbers();
  };
  const CellIndexes line{3, 0, 1, 4};
  const auto as_line = said(line, false, 8, none);
  CHECK(said({4, 1, 0, 3}, false, 8, none) == as_line);
  CHECK(said({1, 4, 3, 0}, false, 8, mirrored) == as_line);
  CHECK(said(line, false, 8, mirrored) != as_line);
  CHECK(said({0, 1, 4, 3}, false, 8, none) != as_line);
  CHECK(said(line, false, 9, none) != as_line);
  const auto as_loop = said(line, true, 8, none);
  CHECK(as_loop != as_line);
  for (const CellIndexes& other : {CellIndexes{0, 1, 4, 3},
                                   {1, 4, 3, 0},
                                   {4, 3, 0, 1},
                                   {3, 4, 1, 0},
                                   {1, 0, 3, 4},
                                   {0, 3, 4, 1}})
    CHECK(said(other, true, 8, none) == as_loop);
  CHECK(said({3, 1, 0, 4}, true, 8, none) != as_loop);
  CHECK(said(line, true, 9, none) != as_loop);
  // The smallest cell twice.
  const auto crossing = said({1, 0, 2, 0, 3}, true, 8, none);
  CHECK(said({0, 3, 1, 0, 2}, true, 8, none) == crossing);
  CHECK(said({2, 0, 1, 3, 0}, true, 8, none) == crossing);
  CHECK(said({0, 2, 1, 0, 3}, true, 8, none) != crossing);
}
