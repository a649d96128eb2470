#include "core/generate/wish.hpp"

#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

TEST_CASE("Symmetries group the cells of a board", "[generate]") {
  struct Groups {
    std::string_view name;
    std::size_t nine;
    std::size_t six;
  };
  // Burnside: the number of groups is the mean number of cells that a motion leaves in place.
  constexpr std::array<Groups, 10> expected{{{"none", 81, 36},
                                             {"half-turn", 41, 18},
                                             {"quarter-turn", 21, 9},
                                             {"left-right", 45, 18},
                                             {"top-bottom", 45, 18},
                                             {"diagonal", 45, 21},
                                             {"anti-diagonal", 45, 21},
                                             {"mirrors", 25, 9},
                                             {"diagonals", 25, 12},
                                             {"full", 15, 6}}};
  for (const Groups& one : expected) {
    INFO(one.name);
    const auto symmetry = symmetry_named(one.name);
    REQUIRE(symmetry);
    CHECK(symmetry_names()[static_cast<std::size_t>(*symmetry)] == one.name);
    CHECK(cell_groups(*Shape::of_size(9), *symmetry).size() == one.nine);
    CHECK(cell_groups(*Shape::of_size(6), *symmetry).size() == one.six);
    CellSet all;
    for (const CellSet& group : cell_groups(*Shape::of_size(9), *symmetry)) {
      CHECK((all & group).empty());
      all |= group;
    }
    CHECK(all.count() == 81);
  }
  CHECK(cell_groups(Shape{}, Symmetry::half_turn)[0] == CellSet{0, 80});
  CHECK(cell_groups(Shape{}, Symmetry::left_right)[0] == CellSet{0, 8});
  CHECK(cell_groups(Shape{}, Symmetry::top_bottom)[1] == CellSet{1, 73});
  CHECK(cell_groups(Shape{}, Symmetry::diagonal)[1] == CellSet{1, 9});
  CHECK(cell_groups(Shape{}, Symmetry::anti_diagonal)[0] == CellSet{0, 80});
  CHECK(cell_groups(Shape{}, Symmetry::quarter_turn)[1] == CellSet{1, 17, 63, 79});
  CHECK_FALSE(symmetry_named("halfturn"));
}

TEST_CASE("What no puzzle can be is told before anything is tried", "[generate]") {
  const Shape nine;
  Wish wish;
  CHECK_FALSE(find_impossible(wish, nine));
  wish.least_givens = 30;
  wish.most_givens = 29;
  CHECK(find_impossible(wish, nine) == Impossible::givens_in_disorder);

  Wish quarter;
  quarter.symmetry = Symmetry::quarter_turn;
  quarter.least_givens = quarter.most_givens = 26;
  CHECK(find_impossible(quarter, nine) == Impossible::givens_of_symmetry);
  quarter.most_givens = 28;
  CHECK_FALSE(find_impossible(quarter, nine));
  quarter.least_givens = quarter.most_givens = 29;  // with the cell in the middle
  CHECK_FALSE(find_impossible(quarter, nine));

  Wish too_many;
  too_many.least_givens = 82;
  too_many.most_givens = 90;
  CHECK(find_impossible(too_many, nine) == Impossible::givens_of_symmetry);

  Wish kept;
  kept.kept = grid_of("12..............");
  kept.pattern = CellSet{0, 5, 6};
  CHECK(find_impossible(kept, *Shape::of_size(4)) == Impossible::givens_outside);
  kept.pattern = CellSet{0, 1, 6};
  CHECK_FALSE(find_impossible(kept, *Shape::of_size(4)));
  kept.least_givens = 4;
  CHECK(find_impossible(kept, *Shape::of_size(4)) == Impossible::givens_of_symmetry);

  Wish torn;
  torn.needs = {logic::Technique::x_wing};
  torn.without = {logic::Technique::swordfish};
  CHECK_FALSE(find_impossible(torn, nine));
  torn.without.push_back(logic::Technique::x_wing);
  CHECK(find_impossible(torn, nine) == Impossible::technique_contradicts);

  Wish of_rules;
  of_rules.without = {logic::Technique::arrow_sums};
  of_rules.needs = {logic::Technique::cell_forcing};
  CHECK_FALSE(find_impossible(of_rules, nine));
  of_rules.needs.push_back(logic::Technique::cage_combinations);
  CHECK(find_impossible(of_rules, nine) == Impossible::technique_of_rules);
}

TEST_CASE("Cells whose images lie outside the pattern, or are kept, are not given by turns",
          "[generate]") {
  const Shape shape{2, 2};
  Wish wish;
  wish.symmetry = Symmetry::half_turn;
  wish.pattern = CellSet{0, 15, 1, 2, 13};
  CHECK(free_groups(wish, shape) == std::vector<CellSet>{{0, 15}, {2, 13}});
  Grid kept(shape);
  kept[2] = 3;
  wish.kept = kept;
  CHECK(free_groups(wish, shape) == std::vector<CellSet>{{0, 15}, {13}});
}
