// How much the propagators find. Answers are right even where propagators find nothing, since every
// solution is checked; a propagator that has become weaker shows in nothing but the time. So what
// each rule strikes from random candidates is counted, beside what could be struck, and compared
// with tests/cases/variants/strength.tsv. Whoever makes a propagator stronger records the new
// numbers: `ninefold_tests "[.record-strength]"` prints them.

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/propagation/propagation.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/puzzles/random.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::Mask;

namespace {

using Masks = std::vector<Mask>;

// The candidates together with the same by value, as the propagation keeps them.
class Board {
 public:
  Board(const variants::Program& program, Masks masks)
      : masks_(std::move(masks)), planes_(program.plane_words()) {
    variants::fill_planes(masks_, program, planes_);
  }
  variants::State state() { return {masks_.data(), planes_.data()}; }
  const Masks& masks() const { return masks_; }

 private:
  Masks masks_;
  std::vector<std::uint64_t> planes_;
};

// What all solutions within the candidates have together; nothing where there is none.
std::optional<Masks> supported(const variants::Puzzle& puzzle, const Masks& masks) {
  Masks kept(masks.size());
  std::vector<int> values(masks.size());
  bool any = false;
  const std::function<void(std::size_t)> fill = [&](std::size_t cell) {
    if (cell == masks.size()) {
      if (!variants::is_solution(puzzle, values)) return;
      any = true;
      for (std::size_t i = 0; i < values.size(); ++i)
        kept[i] |= variants::mask_of(values[i] - puzzle.layout.lowest);
      return;
    }
    for (Mask rest = masks[cell]; rest != 0; rest = variants::without_lowest(rest)) {
      values[cell] = variants::lowest_of(rest) + puzzle.layout.lowest;
      fill(cell + 1);
    }
  };
  fill(0);
  if (!any) return std::nullopt;
  return kept;
}

// Solutions of the puzzle, at most so many.
std::vector<std::vector<int>> some_solutions(const variants::Puzzle& puzzle, std::size_t most) {
  std::vector<std::vector<int>> found;
  const variants::VariantEngine engine(puzzle);
  engine.enumerate([&](std::span<const int> solution) {
    found.emplace_back(solution.begin(), solution.end());
    return found.size() < most;
  });
  return found;
}

// A few values for each cell, so that not too many assignments are left; those of the solution are
// among them if there is one.
Masks random_masks(const variants::Puzzle& puzzle, const std::vector<int>* solution,
                   Random& random) {
  constexpr long long most_assignments = 1500;
  const auto cells = static_cast<std::size_t>(puzzle.layout.cell_count());
  std::vector<std::size_t> order(cells);
  for (std::size_t i = 0; i < cells; ++i) order[i] = i;
  random.shuffle(order);
  Masks masks(cells);
  long long assignments = 1;
  for (const std::size_t cell : order) {
    const int own = solution != nullptr ? (*solution)[cell] - puzzle.layout.lowest
                                        : random.below(puzzle.layout.value_count());
    masks[cell] = variants::mask_of(own);
    for (int value = 0; value < puzzle.layout.value_count(); ++value) {
      if (random.chance(45)) masks[cell] |= variants::mask_of(value);
    }
    if (assignments * variants::count_of(masks[cell]) > most_assignments)
      masks[cell] = variants::mask_of(own);
    assignments *= variants::count_of(masks[cell]);
  }
  return masks;
}

int values_in(const Masks& masks) {
  int count = 0;
  for (const Mask mask : masks) count += variants::count_of(mask);
  return count;
}

// What it says of the boards: values struck where something is left, of those that are in no
// solution; boards found to be impossible, of those that are; values struck after a guess, of those
// that looking at everything strikes.
struct Strength {
  int struck = 0;
  int strikeable = 0;
  int refused = 0;
  int impossible = 0;
  int followed = 0;
  int following = 0;

  std::string text() const {
    return std::to_string(struck) + " of " + std::to_string(strikeable) + "\t" +
           std::to_string(refused) + " of " + std::to_string(impossible) + "\t" +
           std::to_string(followed) + " of " + std::to_string(following);
  }
};

// After a guess the propagation only looks where something may have changed, and not where it
// seldom finds anything. Counts what it strikes, and what looking at everything would.
void guess(const variants::Program& program, const Masks& before, Random& random,
           Strength& strength) {
  std::vector<CellIndex> open;
  for (std::size_t cell = 0; cell < before.size(); ++cell) {
    if (!variants::is_single(before[cell])) open.push_back(static_cast<CellIndex>(cell));
  }
  if (open.empty()) return;
  const CellIndex cell =
      open[static_cast<std::size_t>(random.below(static_cast<int>(open.size())))];
  const Mask lowest = before[cell] & static_cast<Mask>(-before[cell]);
  const Mask allowed =
      random.chance(50) ? lowest : static_cast<Mask>(before[cell] & static_cast<Mask>(~lowest));
  Masks guessed = before;
  guessed[cell] = allowed;
  Board all(program, guessed);
  Board after(program, before);
  variants::Propagation whole(program);
  variants::Propagation part(program);
  const bool is_left = whole.run_all(all.state());
  // Made ready by a first run, as in a search.
  CHECK(part.run_all(after.state()));
  const bool may_be_left = part.run_after(after.state(), cell, allowed);
  CHECK((may_be_left || !is_left));
  if (!is_left) return;
  strength.followed += values_in(guessed) - values_in(after.masks());
  strength.following += values_in(guessed) - values_in(all.masks());
  for (std::size_t other = 0; other < before.size(); ++other)
    CHECK((all.masks()[other] & ~after.masks()[other]) == 0);
}

Strength strength_of(const std::string& text) {
  const variants::Puzzle puzzle = read_variant(text);
  const variants::Program program = variants::compile(variants::make_model(puzzle));
  const std::vector<std::vector<int>> solutions = some_solutions(puzzle, 400);
  Random random(text.size());
  Strength strength;
  for (int round = 0; round < 60; ++round) {
    const bool is_possible = round % 3 != 0 && !solutions.empty();
    const auto chosen = random.below(std::max(static_cast<int>(solutions.size()), 1));
    Masks masks = random_masks(
        puzzle, is_possible ? &solutions[static_cast<std::size_t>(chosen)] : nullptr, random);
    const std::optional<Masks> truth = supported(puzzle, masks);
    for (std::size_t cell = 0; cell < masks.size(); ++cell) masks[cell] &= program.candidates[cell];
    const bool has_empty = std::find(masks.begin(), masks.end(), Mask{0}) != masks.end();
    Board board(program, masks);
    variants::Propagation propagation(program);
    const bool is_left = !program.is_impossible && !has_empty && propagation.run_all(board.state());
    strength.impossible += truth ? 0 : 1;
    strength.refused += is_left ? 0 : 1;
    CHECK((is_left || !truth));
    if (!is_left) continue;
    guess(program, board.masks(), random, strength);
    if (!truth) continue;
    strength.strikeable += values_in(masks) - values_in(*truth);
    strength.struck += values_in(masks) - values_in(board.masks());
    for (std::size_t cell = 0; cell < masks.size(); ++cell)
      CHECK(((*truth)[cell] & ~board.masks()[cell]) == 0);
  }
  return strength;
}

// The rules that are recorded, each with its numbers after the first tab.
std::vector<std::string> recorded() {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/variants/strength.tsv");
  std::vector<std::string> rows;
  for (std::string row; std::getline(file, row);) {
    if (!row.empty() && row[0] != '#') rows.push_back(row);
  }
  return rows;
}

std::string row_of(const std::string& text) { return text + "\t" + strength_of(text).text(); }

}  // namespace

TEST_CASE("Every rule strikes as much as is recorded, and nothing of a solution",
          "[variants][propagators]") {
  const std::vector<std::string> rows = recorded();
  CHECK(rows.size() > 99);
  for (const std::string& row : rows) CHECK(row == row_of(row.substr(0, row.find('\t'))));
}

TEST_CASE("Prints what every rule strikes, to be recorded", "[.record-strength]") {
  for (const std::string& row : recorded())
    std::cout << row_of(row.substr(0, row.find('\t'))) << "\n";
}
