// Looking ahead: every value of every open cell is tried, what fails is taken away, and the branch
// is the one that promises least.

#include "core/engine/wide/search/look_ahead.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/search/search.hpp"
#include "core/variants/regions/region_names.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using Outcome = variants::LookAhead::Outcome;
using variants::Branch;
using variants::CellIndex;
using variants::Mask;

namespace {

struct LookedAtBoard {
  explicit LookedAtBoard(const variants::Program& program)
      : masks(program.candidates.size(), variants::first_values(program.value_count)),
        planes(program.plane_words()) {
    variants::fill_planes(masks, program, planes);
  }
  variants::State state() { return {masks.data(), planes.data()}; }

  std::vector<Mask> masks;
  std::vector<std::uint64_t> planes;
};

int candidates_of(const LookedAtBoard& board) {
  int count = 0;
  for (const Mask mask : board.masks) count += variants::count_of(mask);
  return count;
}

variants::Program compiled(const variants::Puzzle& puzzle) {
  variants::Model model = variants::make_model(puzzle);
  for (variants::UnknownRegions& regions : model.list<variants::UnknownRegions>())
    regions.has_free_names = variants::has_free_region_names(puzzle);
  return variants::compile(model);
}

// A puzzle as its search begins, looked at once.
class Look {
 public:
  explicit Look(const std::string& text, std::uint64_t nodes = Budget{}.nodes)
      : program(compiled(read_variant(text))),
        propagation(program),
        before(program),
        after(program),
        look_ahead(program),
        unnamed(program.unnamed_at_first()) {
    REQUIRE(propagation.run_all(before.state()));
    after = before;
    budget.nodes = nodes;
    look_again();
  }

  void look_again() {
    LookedAtBoard next(program);
    outcome = look_ahead.try_values(after.state(), next.state(), unnamed, propagation, meter);
  }

  // Looks until all that is left was tried on the very board that is left.
  void look_until_nothing_fails() {
    for (bool goes_on = true; goes_on;) {
      const std::vector<Mask> last = after.masks;
      look_again();
      REQUIRE(outcome == Outcome::open);
      goes_on = after.masks != last;
    }
  }

  // What a value of the board as it was left leaves of the candidates, and -1 where it fails.
  int lost_with(const LookedAtBoard& board, std::size_t cell, Mask value) {
    LookedAtBoard tried = board;
    if (!propagation.run_after(tried.state(), static_cast<CellIndex>(cell), value)) return -1;
    return candidates_of(board) - candidates_of(tried);
  }

  float size_with(std::size_t cell, Mask value) {
    return variants::LookAhead::size_without(lost_with(after, cell, value));
  }

  variants::Program program;
  variants::Propagation propagation;
  LookedAtBoard before;
  LookedAtBoard after;
  variants::LookAhead look_ahead;
  Mask unnamed;
  Outcome outcome = Outcome::ended;
  Budget budget;
  ProgressCallback progress;
  Meter meter{budget, progress, 1};
};

template <typename Visit>
void for_each_value(Mask mask, const Visit& visit) {
  for (; mask != 0; mask = variants::without_lowest(mask))
    visit(static_cast<Mask>(mask & static_cast<Mask>(-mask)));
}

const std::string killer =
    ".Shape~9x9.Cage~7~R8C2~R8C3~R8C4.Cage~14~R7C8~R7C9~R8C9~R9C9.Cage~16~R5C3~R6C3~R6C4.Cage"
    "~23~R2C3~R2C4~R2C5~R3C4.Cage~12~R1C6~R2C6~R2C7.Cage~28~R6C5~R7C2~R7C3~R7C4~R7C5.Cage~27~"
    "R8C5~R8C6~R9C4~R9C5~R9C6.Cage~23~R3C3~R4C2~R4C3~R4C4.Cage~27~R4C5~R4C6~R5C4~R5C5~R5C6.Ca"
    "ge~17~R6C8~R6C9~R7C7~R7C8~R7C9.Cage~15~R1C9~R2C8~R2C9.Cage~20~R1C1~R1C2~R1C3.Cage~22~R4C"
    "7~R5C7~R5C8.Cage~19~R2C1~R3C1~R3C2~R4C1.~R8C7_5.~R1C4_6.~R5C6_3";

}  // namespace

TEST_CASE("Looking ahead takes away what fails at once, and no solution", "[variants]") {
  Look look(killer);
  REQUIRE(look.outcome == Outcome::open);
  const variants::VariantEngine engine(read_variant(killer));
  const variants::Answer answer = engine.solve({}, {});
  REQUIRE(answer.solutions == Count(1));
  int failing = 0;
  int open = 0;
  for (std::size_t cell = 0; cell < look.before.masks.size(); ++cell) {
    const Mask solution = static_cast<Mask>(1U << static_cast<unsigned>(answer.solution[cell] - 1));
    CHECK((look.after.masks[cell] & solution) != 0);
    if (variants::is_single(look.before.masks[cell])) continue;
    for_each_value(look.before.masks[cell], [&](Mask value) {
      ++open;
      if (look.lost_with(look.before, cell, value) >= 0) return;
      ++failing;
      CHECK((look.after.masks[cell] & value) == 0);
    });
  }
  CHECK(failing > 0);
  CHECK(look.meter.nodes() > static_cast<std::uint64_t>(failing));
  CHECK(look.meter.nodes() <= static_cast<std::uint64_t>(open));
  LookedAtBoard same(look.program);
  variants::fill_planes(look.after.masks, look.program, same.planes);
  CHECK(same.planes == look.after.planes);
}

TEST_CASE("The branch after looking ahead promises least", "[variants]") {
  for (const char* const text :
       {".Shape~9x9.Thermo~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6.Whisper~R5C5~R5C6~R6C6",
        ".Shape~9x9.~R1C1_1.~R2C4_1.~R4C2_1.~R5C7_1.~R9C9_2",
        ".Shape~6x6.ChaosConstruction.Thermo~R1C1~R1C2~R1C3"}) {
    CAPTURE(text);
    Look look(text);
    look.look_until_nothing_fails();
    const std::vector<Mask>& masks = look.after.masks;
    float least = 1e30F;
    for (std::size_t cell = 0; cell < masks.size(); ++cell) {
      if (variants::is_single(masks[cell])) continue;
      float sum = 0;
      Mask counted = 0;
      for_each_value(masks[cell], [&](Mask value) {
        if ((counted & value) != 0) return;
        counted |= look.program.alike_to(value, cell, look.unnamed);
        sum += look.size_with(cell, value);
      });
      least = std::min(least, sum);
    }
    const Branch branch = look.look_ahead.best_branch(look.after.state(), look.unnamed);
    REQUIRE(branch.cell >= 0);
    const float size = look.size_with(static_cast<std::size_t>(branch.cell), branch.value);
    CHECK(branch.parts * static_cast<double>(size) == Catch::Approx(least));
  }
}

TEST_CASE("Names that may be exchanged are one part of what is to be searched", "[variants]") {
  Look look(".Shape~6x6.ChaosConstruction");
  REQUIRE(look.outcome == Outcome::open);
  REQUIRE(look.unnamed != 0);
  const Branch branch = look.look_ahead.best_branch(look.after.state(), look.unnamed);
  REQUIRE(branch.cell >= 0);
  CHECK(branch.is_only);
  CHECK(branch.parts == 1);
}

TEST_CASE("A look finds a cell of which every value fails", "[variants]") {
  Look look(killer + ".~R1C8_2");
  for (int looks = 1; looks < 10 && look.outcome == Outcome::open; ++looks) look.look_again();
  CHECK(look.outcome == Outcome::contradiction);
}

TEST_CASE("A look ends with the budget", "[variants]") {
  const Look look(killer, 5);
  CHECK(look.outcome == Outcome::ended);
  CHECK(look.meter.nodes() == 5);
}

TEST_CASE("What there is to search shrinks with every candidate, as far as it is told apart",
          "[variants]") {
  CHECK(variants::LookAhead::size_without(0) == 1);
  for (int lost = 1; lost < 128; ++lost)
    CHECK(variants::LookAhead::size_without(lost) < variants::LookAhead::size_without(lost - 1));
  // A branch has two sides even then.
  const float smallest = variants::LookAhead::size_without(16 * 16 * 16);
  CHECK(smallest > 0);
  CHECK(1 + smallest > 1);
}

// How much there is to search is judged by what is covered.
TEST_CASE("What a search passes over is covered", "[variants]") {
  const variants::Program program = compiled(read_variant(".Shape~6x6.Thermo~R1C1~R2C2~R3C3"));
  const ProgressCallback no_progress;
  const Budget budget;
  Meter meter(budget, no_progress);
  int visited = 0;
  int passed_over = 0;
  variants::Search(program, meter, variants::Search::Order::fastest)
      .run([&visited](const Mask*) { return ++visited > 0; },
           [&visited, &passed_over](const Mask*) {
             passed_over += visited;
             return visited > 0;
           });
  CHECK(visited == 1);
  CHECK(passed_over > 1);
  CHECK(meter.covered() == Catch::Approx(1));
}
