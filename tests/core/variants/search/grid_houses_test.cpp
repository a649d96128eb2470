// The houses of a grid looked at all together, compared with the same told one by one.

#include "core/engine/wide/program/grid_houses.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/grid_looks.hpp"
#include "core/engine/wide/propagation/propagation.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace ninefold;
using namespace ninefold::tests;
using variants::GridHouses;
using variants::mask_of;

namespace {

using Masks = std::vector<Mask>;

int row_of(std::size_t cell) { return static_cast<int>(cell) / 9; }
int column_of(std::size_t cell) { return static_cast<int>(cell) % 9; }
int box_of(std::size_t cell) { return row_of(cell) / 3 * 3 + column_of(cell) / 3; }

variants::Model model_of_grid(bool has_boxes, int cells) {
  variants::Model model(cells, 9, 1);
  for (std::size_t house = 0; house < (has_boxes ? 27U : 18U); ++house) {
    const auto own = GridHouses::house(house);
    model.differ_with(CellIndexes(own.begin(), own.end()), [](Mask) { return true; });
  }
  return model;
}

// Decided cells, values of one place, and values within a band or a stack, which has one of them in
// each of its three rows and, with boxes, in each of its three boxes.
class OneByOne {
 public:
  OneByOne(Masks masks, bool has_boxes) : masks_(std::move(masks)), has_boxes_(has_boxes) {}

  std::optional<Masks> run() {
    for (bool changed = true; changed;) {
      const Masks before = masks_;
      if (!strike() || !place_last() || (has_boxes_ && !keep_placings())) return std::nullopt;
      changed = masks_ != before;
    }
    return masks_;
  }

 private:
  bool share_house(std::size_t a, std::size_t b) const {
    return row_of(a) == row_of(b) || column_of(a) == column_of(b) ||
           (has_boxes_ && box_of(a) == box_of(b));
  }
  bool strike() {
    for (std::size_t cell = 0; cell < 81; ++cell) {
      if (masks_[cell] == 0) return false;
      if (!variants::is_single(masks_[cell])) continue;
      for (std::size_t other = 0; other < 81; ++other) {
        if (other == cell || !share_house(cell, other)) continue;
        masks_[other] &= static_cast<Mask>(~masks_[cell]);
        if (masks_[other] == 0) return false;
      }
    }
    return true;
  }
  bool place_last() {
    for (std::size_t house = 0; house < (has_boxes_ ? 27U : 18U); ++house) {
      for (int value = 0; value < 9; ++value) {
        std::size_t count = 0;
        CellIndex last = 0;
        for (const CellIndex cell : GridHouses::house(house)) {
          if ((masks_[cell] & mask_of(value)) == 0) continue;
          ++count;
          last = cell;
        }
        if (count == 0) return false;
        if (count == 1) masks_[last] = mask_of(value);
      }
    }
    return true;
  }
  bool keep_placings() {
    for (int line = 0; line < 6; ++line) {
      for (int value = 0; value < 9; ++value) keep_placings_in(line % 3, line >= 3, value);
    }
    return true;
  }
  // A box for each row of a band, or for each column of a stack.
  void keep_placings_in(int number, bool is_stack, int value) {
    constexpr std::array<std::array<int, 3>, 6> orders{
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    std::vector<bool> kept(81);
    for (const auto& order : orders) {
      std::vector<std::size_t> cells;
      bool is_possible = true;
      for (int line = 0; line < 3; ++line) {
        const std::size_t before = cells.size();
        for (int place = 0; place < 3; ++place) {
          const int across = 3 * order[static_cast<std::size_t>(line)] + place;
          const int along = 3 * number + line;
          const int cell = is_stack ? across * 9 + along : along * 9 + across;
          if ((masks_[static_cast<std::size_t>(cell)] & mask_of(value)) != 0)
            cells.push_back(static_cast<std::size_t>(cell));
        }
        is_possible = is_possible && cells.size() > before;
      }
      if (!is_possible) continue;
      for (const std::size_t cell : cells) kept[cell] = true;
    }
    for (std::size_t cell = 0; cell < 81; ++cell) {
      const int line = is_stack ? column_of(cell) : row_of(cell);
      if (line / 3 == number && !kept[cell]) masks_[cell] &= static_cast<Mask>(~mask_of(value));
    }
  }

  Masks masks_;
  bool has_boxes_;
};

// Candidates around a solution, or with a mistake in it.
Masks random_board(std::mt19937& random, std::size_t cells, bool has_boxes, bool is_wrong) {
  Masks masks(cells, variants::first_values(9));
  const unsigned share = 1 + random() % 5;
  const int shift = static_cast<int>(random() % 9);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const int row = row_of(cell);
    const int start = has_boxes ? row % 3 * 3 + row / 3 : row;
    const int value = (start + column_of(cell) + shift) % 9;
    Mask mask = mask_of(value);
    for (int other = 0; other < 9; ++other) {
      if (random() % 6 < share) mask |= mask_of(other);
    }
    masks[cell] = mask;
  }
  if (is_wrong) masks[random() % 81] = mask_of(static_cast<int>(random() % 9));
  return masks;
}

// As after all of them were decided at once.
void decide(const Masks& masks, variants::GridLooks& looks) {
  const variants::CellPlaces places = GridHouses::places(static_cast<int>(masks.size()));
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (variants::is_single(masks[cell]))
      looks.decided[places[cell] / 64U] |= std::uint64_t{1} << (places[cell] % 64U);
  }
}

std::optional<Masks> together(const Masks& masks, bool has_boxes, variants::GridLooks& looks) {
  const variants::Model model = model_of_grid(has_boxes, static_cast<int>(masks.size()));
  const auto grid = GridHouses::of(model);
  REQUIRE(grid);
  CHECK(grid->has_boxes() == has_boxes);
  const Peers peers(static_cast<int>(masks.size()), {},
                    GridHouses::places(static_cast<int>(masks.size())));
  return narrowed(masks, peers, [&](Domains& domains) {
    std::span<const CellIndex> failed;
    return grid->narrow(domains, looks, failed);
  });
}

std::optional<Masks> together(const Masks& masks, bool has_boxes) {
  variants::GridLooks looks;
  decide(masks, looks);
  return together(masks, has_boxes, looks);
}

}  // namespace

TEST_CASE("All houses of a grid together strike what they strike one by one",
          "[variants][houses]") {
  std::mt19937 random(1);
  int refused = 0;
  int narrowed_boards = 0;
  for (int round = 0; round < 600; ++round) {
    const bool has_boxes = round % 3 != 0;
    const std::size_t cells = round % 2 == 0 ? 81 : 81 + 40;
    const Masks masks = random_board(random, cells, has_boxes, round % 5 == 0);
    CAPTURE(round, masks);
    const auto left = together(masks, has_boxes);
    const auto expected = OneByOne(masks, has_boxes).run();
    CHECK(left == expected);
    refused += expected ? 0 : 1;
    narrowed_boards += expected && *expected != masks ? 1 : 0;
  }
  CHECK(refused > 30);
  CHECK(narrowed_boards > 100);
}

TEST_CASE("Houses of a grid tell the same whatever was looked at before", "[variants][houses]") {
  std::mt19937 random(3);
  std::array<variants::GridLooks, 2> looks;
  int refused = 0;
  int further = 0;
  for (int round = 0; round < 600; ++round) {
    const bool has_boxes = round % 3 != 0;
    variants::GridLooks& own = looks[has_boxes ? 1 : 0];
    std::optional<Masks> masks = random_board(random, 81, has_boxes, round % 5 == 0);
    own.decided = {};
    decide(*masks, own);
    // From one board to others that have ever less left.
    for (int step = 0; masks && step < 6; ++step) {
      CAPTURE(round, step, *masks);
      const auto left = together(*masks, has_boxes, own);
      CHECK(left == together(*masks, has_boxes));
      CHECK((own.decided[0] | own.decided[1]) == 0);
      refused += left ? 0 : 1;
      further += step > 0 && left && left != masks ? 1 : 0;
      // What failed may come again; nothing less follows from it.
      if (!left) {
        decide(*masks, own);
        CHECK(!together(*masks, has_boxes, own));
      }
      masks = left;
      if (!left) continue;
      Masks newly(81, 0);
      for (unsigned count = random() % 4; count > 0; --count) {
        const std::size_t cell = random() % 81;
        const auto kept = static_cast<Mask>((*masks)[cell] & random());
        if (kept == 0 || kept == (*masks)[cell]) continue;
        (*masks)[cell] = newly[cell] = kept;
      }
      decide(newly, own);
    }
  }
  CHECK(refused > 50);
  CHECK(further > 100);
}

TEST_CASE("Where houses of a grid tell nothing new, that is known from what cells lost",
          "[variants][houses]") {
  std::mt19937 random(2);
  int quiet = 0;
  int telling = 0;
  for (int round = 0; round < 6000; ++round) {
    const bool has_boxes = round % 3 != 0;
    const std::size_t cells = round % 2 == 0 ? 81 : 81 + 40;
    const auto known = together(random_board(random, cells, has_boxes, false), has_boxes);
    REQUIRE(known);
    Masks masks = *known;
    std::vector<std::pair<CellIndex, Mask>> losses;
    const auto lose = [&](CellIndex cell, Mask values) {
      const auto lost = static_cast<Mask>(masks[cell] & values);
      if (lost == 0 || lost == masks[cell]) return;
      masks[cell] &= static_cast<Mask>(~lost);
      losses.emplace_back(cell, lost);
    };
    // One of two places of a value in a house, now and then; else what comes.
    const auto house = GridHouses::house(random() % 27);
    const Mask value = mask_of(static_cast<int>(random() % 9));
    CellIndexes places;
    for (const CellIndex cell : house) {
      if ((masks[cell] & value) != 0) places.push_back(cell);
    }
    if (places.size() == 2) {
      lose(places[random() % 2], value);
    } else {
      for (unsigned count = 1 + random() % 3; count > 0; --count)
        lose(static_cast<CellIndex>(random() % 81), static_cast<Mask>(random()));
    }
    CAPTURE(round, masks);
    const Peers peers(static_cast<int>(cells), {}, GridHouses::places(static_cast<int>(cells)));
    bool may_tell = false;
    narrowed(masks, peers, [&](Domains& domains) {
      for (const auto& [cell, lost] : losses)
        may_tell = may_tell || GridHouses::may_tell(domains, cell, lost);
      return true;
    });
    const auto left = together(masks, has_boxes);
    CHECK((may_tell || left == masks));
    quiet += may_tell ? 0 : 1;
    telling += left == masks ? 0 : 1;
  }
  CHECK(quiet > 300);
  CHECK(telling > 300);
}

TEST_CASE("A grid of 9x9 cells and nine values is one only where rows and columns are houses",
          "[variants][houses]") {
  CHECK(GridHouses::of(model_of_grid(true, 81)));
  CHECK(GridHouses::of(model_of_grid(false, 90)));
  variants::Model without_a_row = model_of_grid(true, 81);
  without_a_row.list<variants::ValueSets>().erase(
      without_a_row.list<variants::ValueSets>().begin() + 3);
  CHECK_FALSE(GridHouses::of(without_a_row));
  CHECK_FALSE(GridHouses::of(variants::Model(81, 9, 1)));
  // One box less, and no box is a house of the grid: the others stay houses of their own.
  variants::Model without_a_box = model_of_grid(true, 81);
  without_a_box.list<variants::ValueSets>().pop_back();
  REQUIRE(GridHouses::of(without_a_box));
  CHECK_FALSE(GridHouses::of(without_a_box)->has_boxes());
}

TEST_CASE("Where houses fail, the house or the cell is told", "[variants][houses]") {
  const variants::Model model = model_of_grid(true, 81);
  const auto grid = GridHouses::of(model);
  const Peers peers(81, {}, GridHouses::places(81));
  const auto failure = [&](const Masks& masks) {
    std::pair<CellIndex, CellIndexes> told;
    CHECK_FALSE(narrowed(masks, peers, [&](Domains& domains) {
      variants::GridLooks looks;
      decide(masks, looks);
      std::span<const CellIndex> failed;
      const bool is_possible = grid->narrow(domains, looks, failed);
      told = {domains.conflict, CellIndexes(failed.begin(), failed.end())};
      return is_possible;
    }));
    return told;
  };
  Masks masks(81, variants::first_values(9));
  masks[40] = 0;
  CHECK(failure(masks).first == 40);
  // Two fives in the last row.
  masks[40] = variants::first_values(9);
  masks[72] = masks[80] = mask_of(4);
  CHECK(row_of(failure(masks).first) == 8);
  // No place for a one in the fourth column.
  masks[72] = masks[80] = variants::first_values(9);
  for (std::size_t cell = 3; cell < 81; cell += 9) masks[cell] &= static_cast<Mask>(~mask_of(0));
  const auto column = GridHouses::house(9 + 3);
  CHECK(failure(masks).second == CellIndexes(column.begin(), column.end()));
}

TEST_CASE("A value that no cell of the grid has is missed at the first look, and after it",
          "[variants][houses]") {
  for (const bool has_boxes : {true, false}) {
    for (int value = 0; value < 9; ++value) {
      CAPTURE(has_boxes, value);
      const Masks masks(81, static_cast<Mask>(variants::first_values(9) & ~mask_of(value)));
      variants::GridLooks looks;
      CHECK_FALSE(together(masks, has_boxes, looks));
      CHECK_FALSE(together(masks, has_boxes, looks));
    }
  }
}

TEST_CASE("A value leaves cells that all its places in a row of the grid see",
          "[variants][houses]") {
  const auto read = variants::read_iss_text(".AntiKnight.WhiteDot~R9C8~R9C9.");
  const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
  REQUIRE(puzzle != nullptr);
  const variants::Program program = variants::compile(variants::make_model(*puzzle));
  REQUIRE(program.grid);
  variants::Propagation propagation(program);
  Masks masks(81, variants::first_values(9));
  constexpr CellIndex row_five = 36;
  for (std::size_t column = 0; column < 9; ++column) {
    if (column != 2 && column != 4 && column != 6)
      masks[row_five + column] &= static_cast<Mask>(~mask_of(0));
  }
  std::vector<std::uint64_t> planes(program.plane_words());
  variants::fill_planes(masks, program, planes);
  REQUIRE(propagation.run_all({masks.data(), planes.data()}));
  CHECK((masks[21] & mask_of(0)) != 0);
  // A five in R5C7 leaves a one R5C3 and R5C5, which are a knight's move from R3C4 and R7C4; only
  // R5C3 is one from R3C2.
  REQUIRE(propagation.run_after({masks.data(), planes.data()}, row_five + 6, mask_of(4)));
  CHECK((masks[21] & mask_of(0)) == 0);
  CHECK((masks[57] & mask_of(0)) == 0);
  CHECK((masks[19] & mask_of(0)) != 0);
}
