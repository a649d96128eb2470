#include "core/generate/wish.hpp"

#include "core/generate/basics/random.hpp"
#include "core/logic/find.hpp"
#include "core/rules/constraints.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <array>
#include <initializer_list>

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

  // Those that are kept are givens, too.
  for (int number = 0; number <= 17; ++number) {
    INFO(number);
    Wish some;
    some.kept = grid_of("1234............");
    some.least_givens = some.most_givens = number;
    const bool is_possible = number >= 4 && number <= 16;
    CHECK(find_impossible(some, *Shape::of_size(4)).has_value() != is_possible);
  }

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

TEST_CASE("A technique that no puzzle of the rules can need is told", "[generate]") {
  using logic::Technique;
  const auto links_of = [](std::string_view rules) {
    return logic::Links(gather_constraints(named_rules(std::string(rules), Shape()), Shape()));
  };
  const logic::Links classic = links_of("classic");
  const logic::Links knight = links_of("knight");
  const logic::Links pairs = links_of("non-consecutive");
  const auto told = [](Technique technique, const logic::Links& links) {
    Wish wish;
    wish.needs = {Technique::x_wing, technique};
    return find_never_needed(wish, links);
  };
  for (const Technique technique : {Technique::locked_candidates, Technique::franken_x_wing,
                                    Technique::mutant_x_wing, Technique::finned_franken_x_wing}) {
    INFO(logic::facts(technique).name);
    CHECK(told(technique, classic) == technique);
    CHECK_FALSE(told(technique, knight));
  }
  CHECK(told(Technique::cell_forcing, classic) == Technique::cell_forcing);
  CHECK(told(Technique::cell_forcing, knight) == Technique::cell_forcing);
  CHECK_FALSE(told(Technique::cell_forcing, pairs));
  CHECK(told(Technique::brute_force, classic) == Technique::brute_force);
  CHECK(told(Technique::brute_force, pairs) == Technique::brute_force);
  CHECK_FALSE(told(Technique::finned_mutant_x_wing, classic));
  CHECK_FALSE(told(Technique::finned_franken_swordfish, classic));
  CHECK_FALSE(find_never_needed({}, classic));
}

namespace {

/// Takes steps of the techniques until none has any, or a house has no place for the digit: no
/// puzzle leads there.
void take_steps(logic::State& state, std::initializer_list<logic::Technique> techniques) {
  for (bool goes_on = true; goes_on;) {
    goes_on = false;
    for (const logic::Technique technique : techniques) {
      const auto step = logic::find_first(state, technique);
      if (!step) continue;
      logic::apply(*step, state);
      goes_on = !state.is_contradictory();
      break;
    }
  }
}

/// Lines of one kind and boxes in lines of the other kind and boxes.
bool is_franken(const logic::Links& links, std::array<std::size_t, 2> base,
                std::array<std::size_t, 2> cover) {
  using logic::HouseKind;
  const auto has = [&links](std::array<std::size_t, 2> houses, HouseKind kind) {
    return links.houses()[houses[0]].kind == kind || links.houses()[houses[1]].kind == kind;
  };
  const auto is_across = [&](HouseKind line, HouseKind other) {
    return !has(base, other) && !has(cover, line);
  };
  return (has(base, HouseKind::box) || has(cover, HouseKind::box)) &&
         (is_across(HouseKind::row, HouseKind::column) ||
          is_across(HouseKind::column, HouseKind::row));
}

}  // namespace

// The most that such a fish leaves of its digit: of two houses the cells in two others. What fewer
// candidates leave, simpler techniques leave as well.
TEST_CASE("Locked candidates and X-Wings strike all that Franken and mutant X-Wings do",
          "[generate]") {
  using logic::Technique;
  const int size = GENERATE(4, 6, 9);
  CAPTURE(size);
  const Shape shape = *Shape::of_size(size);
  const logic::Links links(gather_constraints(std::vector{Rule{}}, shape));
  const auto houses = links.houses();
  int fish = 0;
  int number = 0;
  const auto check_fish = [&](std::size_t one, std::size_t two, std::size_t three,
                              std::size_t four) {
    const CellSet base = houses[one].cells | houses[two].cells;
    const CellSet cover = houses[three].cells | houses[four].cells;
    logic::State state(links, Grid(shape));
    for (const Cell cell : base.without(cover) | (houses[one].cells & houses[two].cells))
      state.strike({cell, 1});
    const CellSet struck =
        (cover.without(base) | (houses[three].cells & houses[four].cells & base)) & state.places(1);
    if (state.places(1, houses[one]).empty() || state.places(1, houses[two]).empty()) return;
    if (struck.empty()) return;
    ++fish;
    take_steps(state, {Technique::hidden_single, Technique::pointing, Technique::claiming,
                       Technique::x_wing});
    if (!state.is_contradictory() && !(state.places(1) & struck).empty())
      FAIL("houses " << one << " " << two << " in " << three << " " << four);
  };
  for (std::size_t one = 0; one < houses.size(); ++one) {
    for (std::size_t two = one + 1; two < houses.size(); ++two) {
      for (std::size_t three = 0; three < houses.size(); ++three) {
        for (std::size_t four = three + 1; four < houses.size(); ++four) {
          const bool shares = three == one || three == two || four == one || four == two;
          if (!shares && is_taken(++number)) check_fish(one, two, three, four);
        }
      }
    }
  }
  CHECK(fish > share_of(size == 9 ? 20'000 : 1'000));
}

// All such fish that strike a cell (of those on the largest board some), but for those that
// exchanging lines or turning the board makes of others, with all places that they can have, and
// with some of these.
TEST_CASE("Simpler techniques strike all that Franken X-Wings with fins do", "[generate]") {
  using logic::Technique;
  const int size = GENERATE(4, 6, 9);
  CAPTURE(size);
  const Shape shape = *Shape::of_size(size);
  const logic::Links links(gather_constraints(std::vector{Rule{}}, shape));
  const auto houses = links.houses();
  Random random(3, 0);
  // All of those on the largest board take ten seconds.
  const std::uint32_t part = size == 9 ? 10 : 1;
  int struck = 0;
  const auto check_target = [&](std::array<std::size_t, 2> base, std::array<std::size_t, 2> cover,
                                Cell target) {
    const CellSet one = houses[base[0]].cells;
    const CellSet other = houses[base[1]].cells;
    // Either covered, and by one base only, or a fin.
    const CellSet covered = (houses[cover[0]].cells | houses[cover[1]].cells).without(one & other);
    const CellSet possible = covered | links.peers(target) | CellSet{target};
    for (int tried = 0; tried < tests::share_of(4); ++tried) {
      logic::State state(links, Grid(shape));
      for (const Cell cell : one | other) {
        const bool is_left = tried == 0 || cell == target || random.below(4) > 0;
        if (!possible.contains(cell) || !is_left) state.strike({cell, 1});
      }
      if (state.places(1, houses[base[0]]).empty() || state.places(1, houses[base[1]]).empty())
        continue;
      ++struck;
      take_steps(state, {Technique::hidden_single, Technique::pointing, Technique::claiming,
                         Technique::x_wing, Technique::skyscraper, Technique::two_string_kite,
                         Technique::turbot_fish, Technique::empty_rectangle,
                         Technique::finned_x_wing, Technique::sashimi_x_wing});
      if (!state.is_contradictory() && state.places(1).contains(target)) {
        FAIL("houses " << base[0] << " " << base[1] << " in " << cover[0] << " " << cover[1]
                       << ", cell " << static_cast<int>(target));
      }
    }
  };
  const auto first_box = static_cast<std::size_t>(2 * size);
  for (const std::size_t first : {std::size_t{0}, static_cast<std::size_t>(size), first_box}) {
    for (std::size_t second = first + 1; second < houses.size(); ++second) {
      for (std::size_t three = 0; three < houses.size(); ++three) {
        for (std::size_t four = three + 1; four < houses.size(); ++four) {
          if (three == first || three == second || four == first || four == second) continue;
          if (!is_franken(links, {first, second}, {three, four})) continue;
          const CellSet base = houses[first].cells | houses[second].cells;
          const CellSet twice = houses[three].cells & houses[four].cells & base;
          const CellSet once = (houses[three].cells | houses[four].cells).without(base);
          for (const Cell target : once | twice) {
            if (random.below(part) == 0) check_target({first, second}, {three, four}, target);
          }
        }
      }
    }
  }
  CHECK(struck > 1'000);
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
