// That propagation ends only when nothing follows any more: another run, which asks every
// propagator, finds nothing. Answers are right without that; what is missed shows in nothing but
// the time.

#include "core/engine/wide/propagation/propagation.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::Mask;

namespace {

using Masks = std::vector<Mask>;

// Candidates on their way through a search that chooses at random.
class PropagationWalk {
 public:
  explicit PropagationWalk(const variants::Puzzle& puzzle)
      : program_(variants::compile(variants::make_model(puzzle))),
        propagation_(program_),
        masks_(static_cast<std::size_t>(program_.cell_count),
               variants::first_values(program_.value_count)) {
    fill();
  }

  bool start() { return propagation_.run_all({masks_.data(), planes_.data()}); }

  // The same from candidates that others narrowed, as the parts of a count are.
  bool start_with(Masks masks) {
    masks_ = std::move(masks);
    fill();
    return start();
  }

  // Gives a cell one of its values, or takes that away if it fails. False at the end.
  bool go_on(Random& random) {
    std::vector<CellIndex> open;
    for (std::size_t cell = 0; cell < masks_.size(); ++cell) {
      if (!variants::is_single(masks_[cell])) open.push_back(static_cast<CellIndex>(cell));
    }
    if (open.empty()) return false;
    const CellIndex cell =
        open[static_cast<std::size_t>(random.below(static_cast<int>(open.size())))];
    Mask rest = masks_[cell];
    for (int skipped = random.below(variants::count_of(rest)); skipped > 0; --skipped)
      rest = variants::without_lowest(rest);
    const Mask value = rest & static_cast<Mask>(-rest);
    const Masks before = masks_;
    if (propagation_.run_after({masks_.data(), planes_.data()}, cell, value)) return true;
    masks_ = before;
    fill();
    return propagation_.run_after({masks_.data(), planes_.data()}, cell, static_cast<Mask>(~value));
  }

  // What another run leaves, by a propagation that has seen nothing before; empty where it fails.
  Masks again() const {
    Masks masks = masks_;
    std::vector<std::uint64_t> planes(program_.plane_words());
    variants::fill_planes(masks, program_, planes);
    variants::Propagation other(program_);
    return other.run_all({masks.data(), planes.data()}) ? masks : Masks{};
  }

  const Masks& masks() const { return masks_; }
  CellIndex conflict() const { return propagation_.conflict(); }
  // Alternatives look at more of the board than they are woken for.
  bool has_alternatives() const { return !program_.list<variants::AnyOf>().empty(); }

 private:
  void fill() {
    planes_.assign(program_.plane_words(), 0);
    variants::fill_planes(masks_, program_, planes_);
  }

  variants::Program program_;
  variants::Propagation propagation_;
  Masks masks_;
  std::vector<std::uint64_t> planes_;
};

}  // namespace

TEST_CASE("Nothing follows from the candidates that propagation leaves", "[variants]") {
  const std::array boards{Board{"", 9, 9, 1, 9}, Board{".NoBoxes", 9, 9, 1, 9},
                          Board{".AntiKnight.Diagonal~1", 9, 9, 1, 9},
                          Board{".Shape~6x6", 6, 6, 1, 6}, Board{".Shape~5x5~0-6", 5, 5, 0, 6}};
  Random random(3);
  int states = 0;
  for (int round = 0; round < 300; ++round) {
    const std::string text =
        Mixture(boards[static_cast<std::size_t>(round) % boards.size()], random).text();
    CAPTURE(text);
    variants::PuzzleOrError read = variants::read_iss_text(text);
    const variants::Puzzle* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (puzzle == nullptr) continue;
    PropagationWalk walk(*puzzle);
    if (walk.has_alternatives() || !walk.start()) continue;
    do {
      ++states;
      REQUIRE(walk.again() == walk.masks());
    } while (walk.go_on(random));
  }
  CHECK(states > 2000);
}

TEST_CASE("Values that houses lack are looked at whenever they may have to differ", "[variants]") {
  Random random(4);
  int states = 0;
  for (const char* const text : {".Shape~4x4~0-4.Doppelganger", ".Shape~6x6~0-6.Doppelganger"}) {
    for (int round = 0; round < 60; ++round) {
      CAPTURE(text, round);
      PropagationWalk walk(read_variant(text));
      REQUIRE(walk.start());
      do {
        ++states;
        REQUIRE(walk.again() == walk.masks());
      } while (walk.go_on(random));
    }
  }
  CHECK(states > 500);
}

TEST_CASE("Each cell with a 0 keeps apart what its houses lack, with boxes and without",
          "[variants]") {
  const auto houses_of_cells = [](const char* text) {
    std::vector<int> houses;
    const variants::Model model = variants::make_model(read_variant(text));
    for (const variants::DifferWhere& rule : model.list<variants::DifferWhere>()) {
      CHECK(rule.value == variants::mask_of(0));
      CHECK(rule.condition == houses.size());
      houses.push_back(rule.count);
    }
    return houses;
  };
  CHECK(houses_of_cells(".Shape~4x4~0-4.Doppelganger") == std::vector<int>(16, 3));
  CHECK(houses_of_cells(".Shape~4x4~0-4.NoBoxes.Doppelganger") == std::vector<int>(16, 2));
}

TEST_CASE("Very many rules are woken as few are", "[variants]") {
  // Beside 1 are 1 and 2, beside 2 is 1, and nothing beside 3, on every two of 300 cells.
  std::string text = ".Shape~1x1~3~Raw.Var~A~~300.PairX~L";
  for (int number = 1; number <= 300; ++number) text += "~VA" + std::to_string(number);
  PropagationWalk walk(read_variant(text));
  REQUIRE(walk.start());
  CHECK(walk.masks()[300] == 3);
  Random random(5);
  bool has_two = false;
  do {
    REQUIRE(walk.again() == walk.masks());
    const auto end = walk.masks().end();
    has_two = has_two || std::find(walk.masks().begin() + 1, end, Mask{2}) != end;
    if (has_two) CHECK(std::count(walk.masks().begin() + 1, end, Mask{1}) == 299);
  } while (walk.go_on(random));
  CHECK(has_two);
}

TEST_CASE("Values of which every two keep apart are known as sets", "[variants]") {
  // Five of nine values of which no two are neighbours are the odd ones; four may be any, and three
  // beside a 5 are not 4 or 6.
  const std::string text = ".Shape~1x5~9~Raw.PairX~8H_xf8H_xf8H_B~R1C1~R1C2~R1C3";
  PropagationWalk five(read_variant(text + "~R1C4~R1C5"));
  REQUIRE(five.start());
  CHECK(five.masks() == Masks(5, Mask{0b101010101}));
  PropagationWalk four(read_variant(text + "~R1C4.~R1C1_5"));
  REQUIRE(four.start());
  CHECK(four.masks()[0] == 0b10000);
  CHECK(four.masks()[1] == 0b111000111);
  // Where a value goes with itself the cells may be equal.
  PropagationWalk equal(read_variant(".Shape~1x3~2~Raw.PairX~J~R1C1~R1C2~R1C3"));
  REQUIRE(equal.start());
  CHECK(equal.masks() == Masks(3, Mask{0b11}));
}

TEST_CASE("Houses are looked at although no cell has its value and none changes", "[variants]") {
  const Mask others = 14;
  // The first row of a board of 4x4 has one place for its first value, in its last cell.
  PropagationWalk boxes(read_variant(".Shape~4x4"));
  Masks masks(16, 15);
  std::fill_n(masks.begin(), 3, others);
  REQUIRE(boxes.start_with(masks));
  CHECK(boxes.masks() == Masks{14, 14, 14, 1, 15, 15, 14, 14, 15, 15, 15, 14, 15, 15, 15, 14});
  PropagationWalk no_boxes(read_variant(".Shape~4x4.NoBoxes"));
  REQUIRE(no_boxes.start_with(masks));
  CHECK(no_boxes.masks() == Masks{14, 14, 14, 1, 15, 15, 15, 14, 15, 15, 15, 14, 15, 15, 15, 14});
  // No place at all.
  masks[3] = others;
  CHECK_FALSE(boxes.start_with(masks));
}

TEST_CASE("A rule looks again at cells of its own that a peer's value was struck from",
          "[variants]") {
  // The first cell has its value by the expression, and takes it from the second, which decides the
  // third; whether the expression narrowed those two before or had nothing to say of them.
  for (const char* const known : {"", ".~R1C2_1_2.~R1C3_3_4"}) {
    CAPTURE(known);
    PropagationWalk walk(
        read_variant(std::string(".Shape~1x3~4.Regex~113%7C124~R1C1~R1C2~R1C3.") + known));
    REQUIRE(walk.start());
    CHECK(walk.masks() == Masks{variants::mask_of(0), variants::mask_of(1), variants::mask_of(3)});
  }
}

TEST_CASE("Alternatives of one or two cells are told as a pair of cells", "[variants]") {
  const auto left = [](const std::string& text) {
    PropagationWalk walk(read_variant(text));
    CHECK_FALSE(walk.has_alternatives());
    return walk.start() ? walk.masks() : Masks{};
  };
  // Who sees both cells cannot have the value that one of them has.
  CHECK(left(".Shape~1x3~4.Or.~R1C1_1.~R1C2_1.End") == Masks{15, 15, 14});
  CHECK(left(".Shape~1x3~4.Or.~R1C2_1.~R1C2_3.End") == Masks{15, 5, 15});
  CHECK(left(".Shape~1x2~4.Or.WhiteDot~R1C1~R1C2.BlackDot~R1C1~R1C2.End.~R1C1_4") == Masks{8, 6});
  CHECK(left(".Shape~1x2~4.Or.WhiteDot~R1C1~R1C2.~R1C1_1.End.~R1C1_4") == Masks{8, 4});
  CHECK(left(".Shape~1x2~4.Or.GreaterThan~R1C2~R1C1.~R1C1_1.End.~R1C2_3") == Masks{3, 4});
  CHECK(left(".Shape~1x2~4.Or.~R1C1_1.~R1C1_2.End.~R1C1_4").empty());
  // They see both by that value alone: two steps from each.
  Masks seen(25, 31);
  seen[7] = seen[17] = 29;
  CHECK(left(".Shape~5x5~5~Raw.AntiTaxicab.Or.~R3C2_2.~R3C4_2.End") == seen);
}

TEST_CASE("Alternatives of one cell each are told as a clause", "[variants]") {
  const auto left = [](const std::string& text) {
    PropagationWalk walk(read_variant(text));
    CHECK_FALSE(walk.has_alternatives());
    return walk.start() ? walk.masks() : Masks{};
  };
  CHECK(left(".Shape~1x4~4.Or.~R1C1_1.~R1C2_1.~R1C4_1.End") == Masks{15, 15, 14, 15});
  CHECK(left(".Shape~1x3~4.Or.~R1C1_1.~R1C2_1_2.~R1C3_3.End.~R1C1_2_3.~R1C2_3_4") ==
        Masks{2, 8, 4});
  CHECK(left(".Shape~1x4~4.Or.~R1C1_1.~R1C2_1.~R1C3_2.~R1C4_2.End.~R1C1_2_3.~R1C3_3_4.~R1C4_1"
             ".~R1C2_2_4")
            .empty());
  // Two alternatives of one cell are one of both values.
  CHECK(left(".Shape~1x3~4~Raw.Or.~R1C1_1.~R1C2_1.~R1C1_2.~R1C3_1.End.~R1C2_2_3.~R1C3_4") ==
        Masks{3, 6, 8});
}

TEST_CASE("Alternatives that say more than the candidates of a cell are no clause", "[variants]") {
  PropagationWalk walk(
      read_variant(".Shape~1x4~4.Or.And.~R1C1_1.WhiteDot~R1C1~R1C2.End.~R1C3_1.~R1C4_1.End"));
  CHECK(walk.has_alternatives());
}

TEST_CASE("Alternatives of one cell each that are all impossible leave nothing", "[variants]") {
  variants::Model model(4, 4, 1);
  std::vector<variants::Model> parts;
  for (CellIndex cell = 0; cell < 3; ++cell) {
    parts.push_back(model.empty());
    parts.back().restrict(cell, Mask{1});
    parts.back().is_impossible = true;
  }
  model.alternatives.push_back(std::move(parts));
  CHECK(variants::compile(model).is_impossible);
}

TEST_CASE("A clause is looked at whenever something follows from it", "[variants]") {
  Random random(6);
  int states = 0;
  for (int round = 0; round < 200; ++round) {
    std::string text = ".Shape~4x4";
    for (int number = 0; number < 6; ++number) {
      text += ".Or";
      for (int i = 0; i < 4; ++i) {
        text += ".~R" + std::to_string(1 + random.below(4)) + "C" +
                std::to_string(1 + random.below(4)) + "_" + std::to_string(1 + random.below(2));
        if (random.below(2) == 0) text += "_3";
      }
      text += ".End";
    }
    CAPTURE(text);
    PropagationWalk walk(read_variant(text));
    CHECK_FALSE(walk.has_alternatives());
    if (!walk.start()) continue;
    do {
      ++states;
      REQUIRE(walk.again() == walk.masks());
    } while (walk.go_on(random));
  }
  CHECK(states > 500);
}

TEST_CASE("Who excludes a value at all its places in a house loses it", "[variants]") {
  // Of the fifth row two cells may have 5; five steps from both are two others, and four are five
  // steps from one and below or above the other.
  struct Case {
    const char* text;
    std::size_t columns;
  };
  for (const auto& [text, columns] :
       {Case{".AntiTaxicab", 9}, Case{".NoBoxes.AntiTaxicab", 9}, Case{".Shape~8x8.AntiTaxicab", 8},
        Case{".Var~A~~3.AntiTaxicab", 9}}) {
    CAPTURE(text);
    const Mask five = variants::mask_of(4);
    const variants::Puzzle puzzle = read_variant(text);
    Masks masks(static_cast<std::size_t>(puzzle.layout.cell_count()),
                variants::first_values(static_cast<int>(columns)));
    for (std::size_t column = 0; column < columns; ++column) {
      if (column != 2 && column != 6) masks[4 * columns + column] &= static_cast<Mask>(~five);
    }
    PropagationWalk walk(puzzle);
    REQUIRE(walk.start_with(masks));
    for (const std::size_t row : {1, 7}) masks[row * columns + 4] &= static_cast<Mask>(~five);
    for (const std::size_t row : {3, 5}) {
      for (const std::size_t column : {2, 6})
        masks[row * columns + column] &= static_cast<Mask>(~five);
    }
    CHECK(walk.masks() == masks);
  }
}

TEST_CASE("The last alternative tells the whole board what it leaves", "[variants]") {
  const auto left = [](const std::string& text) {
    PropagationWalk walk(read_variant(text));
    CHECK(walk.has_alternatives());
    return walk.start() ? walk.masks() : Masks{};
  };
  const std::string six = ".Cage~6~R1C1~R1C2~R1C3";
  const std::string seven = ".Cage~7~R1C1~R1C2~R1C3";
  const std::string fifteen = ".Cage~15~R1C1~R1C2~R1C3";
  const std::string board = ".Shape~1x6~6";
  const Masks one_house{7, 7, 7, 56, 56, 56};
  CHECK(left(board + ".Or" + six + fifteen + ".End.~R1C1_1_2_3") == one_house);
  CHECK(left(board + ".Or.Or" + six + fifteen + ".End" + fifteen + ".End.~R1C1_1_2_3") ==
        one_house);
  // Sets with values in common.
  CHECK(left(board + ".Or" + seven + fifteen + ".End.~R1C1_1_2.~R1C2_1_2_4.~R1C3_4") ==
        Masks{3, 3, 8, 52, 52, 52});
  // A pair of cells, one of which must have 2.
  CHECK(left(board + ".Or.And.WhiteDot~R1C1~R1C2.Thermo~R1C2~R1C3.End" + fifteen +
             ".End.~R1C1_1_2.~R1C2_2_3.~R1C3_3_4") == Masks{3, 6, 12, 61, 61, 61});
  // The same beside one that fails only once it is propagated.
  CHECK(left(board +
             ".Or.And.WhiteDot~R1C1~R1C2.Thermo~R1C2~R1C3.End.And.Thermo~R1C1~R1C2"
             ".Thermo~R1C2~R1C3.Thermo~R1C3~R1C1.End.End.~R1C1_1_2_5.~R1C2_2_3.~R1C3_3_4") ==
        Masks{3, 6, 12, 61, 61, 61});
}

TEST_CASE("What the last alternative left is not taken for what it leaves beside others",
          "[variants]") {
  PropagationWalk walk(
      read_variant(".Shape~1x6~6.Or.Cage~6~R1C1~R1C2~R1C3.Cage~7~R1C1~R1C2~R1C3.End"));
  const Masks open(6, 63);
  const auto left_of = [&](const Masks& masks) {
    return walk.start_with(masks) ? walk.masks() : Masks{};
  };
  CHECK(left_of(open) == Masks{15, 15, 15, 63, 63, 63});
  // With a 3 the first one is the last; with a 3 and a 4 none is left.
  CHECK(left_of({4, 63, 63, 63, 63, 63}) == Masks{4, 3, 3, 56, 56, 56});
  CHECK(left_of(open) == Masks{15, 15, 15, 63, 63, 63});
  CHECK(left_of({4, 8, 63, 63, 63, 63}).empty());
  CHECK(left_of(open) == Masks{15, 15, 15, 63, 63, 63});
}

TEST_CASE("The last alternative fails where it leaves a cell beyond its own nothing",
          "[variants]") {
  // The fourth cell needs one of the values that the first three have.
  PropagationWalk walk(
      read_variant(".Shape~1x6~6.Or.Cage~6~R1C1~R1C2~R1C3.Cage~15~R1C1~R1C2~R1C3.End.~R1C1_1_2_3"
                   ".~R1C4_1_2_3"));
  CHECK(walk.has_alternatives());
  CHECK_FALSE(walk.start());
  CHECK(walk.conflict() == 3);
}
