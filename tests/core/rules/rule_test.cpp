#include "core/rules/rule.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/rule_table.hpp"
#include "core/rules/validate.hpp"

#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"
#include "tests/support/puzzles/undeclared_rules.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

using namespace ninefold;
using tests::grid_of;

namespace {

Rule named(std::string_view name, Shape shape = {}) { return rule_named(name, shape).value(); }

Rule pairs(DigitPairs digits) { return make_rule("pairs", {std::move(digits)}); }

Rule torus_pairs(DigitPairs digits) { return make_rule("torus-pairs", {std::move(digits)}); }

bool allowed(const Rule& rule, std::string_view grid) {
  return !find_conflict(std::vector<Rule>{rule}, grid_of(grid)).has_value();
}

/// Whether the compiled form lets digit x stand in a together with y in b.
bool compiled_forbids(const Constraints& constraints, Cell a, Digit x, Cell b, Digit y) {
  if (x == y && constraints.different[a].contains(b)) return true;
  for (const Constraints::ForbiddenPairs& forbidden : constraints.forbidden_pairs) {
    if (!forbidden.neighbours[a].contains(b)) continue;
    for (const DigitPair pair : forbidden.pairs) {
      if (pair == DigitPair{x, y} || pair == DigitPair{y, x}) return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("Classic: rows, columns and boxes", "[rules]") {
  const Rule classic = named("classic");
  CHECK(allowed(classic, "1234 3412 2143 4321"));
  CHECK_FALSE(allowed(classic, "1..1 .... .... ...."));
  CHECK_FALSE(allowed(classic, "1... .... .... 1..."));
  CHECK_FALSE(allowed(classic, "1... .1.. .... ...."));
  CHECK(allowed(named("latin"), "1... .1.. .... ...."));
  CHECK_FALSE(allowed(named("latin"), "1... .... .... 1..."));
}

TEST_CASE("Classic: a box is three rows by three columns, or two by three", "[rules]") {
  const Rule classic = named("classic");
  // The last cell of the first box with its first, and with the first of the box across.
  CHECK_FALSE(allowed(classic, "5........ ......... ..5......" + std::string(54, '.')));
  CHECK(allowed(classic, "5........ ......... ......... ...5....." + std::string(45, '.')));
  const Rule six = named("classic", Shape{2, 3});
  CHECK_FALSE(allowed(six, "5..... ..5... ...... ...... ...... ......"));
  CHECK(allowed(six, "5..... ...5.. ...... ...... ...... ......"));
  CHECK(allowed(six, "5..... ...... .5.... ...... ...... ......"));
  CHECK(allowed(six, "123456 456123 231564 564231 312645 645312"));
}

TEST_CASE("Knight: around the edges only on a torus", "[rules]") {
  const Rule knight = named("knight");
  const Rule torus_knight = named("torus-knight");
  // A plain knight's move: (0,0) and (1,2).
  CHECK_FALSE(allowed(knight, "5........ ..5......" + std::string(63, '.')));
  CHECK_FALSE(allowed(torus_knight, "5........ ..5......" + std::string(63, '.')));
  // The UCF assignment's example: from (0,0) a move of (-2,-1) refers to (7,8).
  const std::string wrapped = "5........" + std::string(54, '.') + "........5 .........";
  CHECK(allowed(knight, wrapped));
  CHECK_FALSE(allowed(torus_knight, wrapped));
  // Nothing a knight can reach: diagonal neighbours, the same row.
  CHECK(allowed(torus_knight, "5........ .5......." + std::string(63, '.')));
}

TEST_CASE("Knight: all eight moves and nothing else, round the middle of the board", "[rules]") {
  // 5 in the middle; x marks where a knight goes from there.
  const std::string_view moves =
      "......... ......... ...x.x... ..x...x.. ......... ..x...x.. ...x.x... ......... .........";
  const std::string_view king_moves =
      "......... ......... ......... ...xxx... ...x.x... ...xxx... ......... ......... .........";
  const std::string_view sides =
      "......... ......... ......... ....x.... ...x.x... ....x.... ......... ......... .........";
  const Rule beside = pairs({{5, 5}});
  const Rule beside_on_torus = torus_pairs({{5, 5}});
  const std::vector<std::pair<Rule, std::string_view>> pieces{{named("knight"), moves},
                                                              {named("torus-knight"), moves},
                                                              {named("king"), king_moves},
                                                              {named("torus-king"), king_moves},
                                                              {beside, sides},
                                                              {beside_on_torus, sides}};
  for (const auto& [rule, picture] : pieces) {
    std::string cells;
    for (const char character : picture) {
      if (character != ' ') cells += character;
    }
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
      if (cell == 40) continue;
      std::string grid(81, '.');
      grid[40] = '5';
      grid[cell] = '5';
      INFO(rule_name(rule) << ", cell " << cell);
      CHECK(allowed(rule, grid) == (cells[cell] == '.'));
      grid[cell] = '6';
      CHECK(allowed(rule, grid));
    }
  }
}

TEST_CASE("King: around the edges only on a torus", "[rules]") {
  CHECK_FALSE(allowed(named("king"), "..5...... ...5....." + std::string(63, '.')));
  CHECK_FALSE(allowed(named("king"), "..5...... .5......." + std::string(63, '.')));
  CHECK(allowed(named("king"), "..5...... ......... ..5......" + std::string(54, '.')));
  const std::string edge = "......... 5........ ........5" + std::string(54, '.');
  CHECK(allowed(named("king"), edge));
  CHECK_FALSE(allowed(named("torus-king"), edge));
  const std::string corners = "5........" + std::string(63, '.') + "........5";
  CHECK(allowed(named("king"), corners));
  CHECK_FALSE(allowed(named("torus-king"), corners));
}

TEST_CASE("Forbidden pairs: unordered, side by side, around the edges where they wrap", "[rules]") {
  const Rule plain = pairs({{2, 6}});
  const Rule torus = torus_pairs({{2, 6}});
  for (const std::string_view touching : {"26.......", "62......."}) {
    const std::string grid = std::string(touching) + std::string(72, '.');
    CHECK_FALSE(allowed(plain, grid));
    CHECK_FALSE(allowed(torus, grid));
  }
  const std::string around = "2.......6" + std::string(72, '.');
  CHECK(allowed(plain, around));
  CHECK_FALSE(allowed(torus, around));
  CHECK(allowed(torus, "2........ .6......." + std::string(63, '.')));
  CHECK(allowed(torus, "2.6......" + std::string(72, '.')));
  CHECK(allowed(torus, "22......." + std::string(72, '.')));
}

TEST_CASE("Extra house: its cells differ, wherever they lie, and no others need to", "[rules]") {
  // The diagonal that begins in the upper left corner.
  const Rule diagonal = make_rule("house", {CellList{0, 5, 10, 15}});
  CHECK(allowed(diagonal, "1... .2.. ..3. ...4"));
  CHECK_FALSE(allowed(diagonal, "1... .... .... ...1"));
  CHECK_FALSE(allowed(diagonal, ".... .3.. ..3. ...."));
  CHECK(allowed(diagonal, "1111 12.. 1.3. 1..4"));
}

TEST_CASE("Asterisk: the nine squares of the TU/e assignment", "[rules]") {
  const Rule asterisk = named("asterisk");
  const Shape shape;
  for (const auto& [row, column] : std::vector<std::pair<int, int>>{
           {1, 4}, {2, 2}, {2, 6}, {4, 1}, {4, 4}, {4, 7}, {6, 2}, {6, 6}, {7, 4}}) {
    Grid grid(shape);
    grid[shape.cell(row, column)] = 5;
    CHECK(find_conflict(std::vector<Rule>{asterisk}, grid, shape.cell(1, 4), 5).has_value() ==
          (row != 1));
    CHECK_FALSE(find_conflict(std::vector<Rule>{asterisk}, grid, shape.cell(0, 0), 5).has_value());
  }
}

TEST_CASE("The fastest ways to count are open to each rule of the table", "[rules]") {
  // A rule that no longer declares it is counted right all the same, but far more slowly.
  for (const RuleType* const type : rule_types()) {
    INFO(type->name);
    CHECK(type->is_complete);
    CHECK(type->contribute != nullptr);
  }
}

TEST_CASE("The compiled form says what the predicate says, for every two cells and digits",
          "[rules]") {
  const int size = GENERATE(4, 6, 9);
  const Shape shape = Shape::of_size(size).value();
  tests::Random random(tests::random_seed());
  std::vector<Rule> rules;
  for (const RuleType* const type : rule_types()) {
    if (type->forbids == nullptr || !type->is_complete) continue;
    // Those without arguments are as good once, and boards of 9x9 take their time.
    const int kinds = type->parameters.empty() ? 1 : size == 9 ? 2 : 5;
    for (int kind = 0; kind < kinds; ++kind) {
      rules.push_back(tests::random_rule_of(random, *type, shape));
    }
  }
  rules.push_back(pairs({{1, 2}, {3, 3}, {4, 1}}));
  rules.push_back(torus_pairs({{1, 2}, {3, 3}, {4, 1}}));

  for (const Rule& rule : rules) {
    const Constraints constraints = gather_constraints(std::vector<Rule>{rule}, shape);
    int disagreements = 0;
    for (int a = 0; a < shape.cell_count(); ++a) {
      for (int b = 0; b < shape.cell_count(); ++b) {
        if (a == b) continue;
        for (int x = 1; x <= size; ++x) {
          for (int y = 1; y <= size; ++y) {
            const auto first = static_cast<Cell>(a);
            const auto second = static_cast<Cell>(b);
            const auto one = static_cast<Digit>(x);
            const auto other = static_cast<Digit>(y);
            disagreements += forbids(rule, shape, first, one, second, other) !=
                             compiled_forbids(constraints, first, one, second, other);
          }
        }
      }
    }
    INFO(rule_name(rule) << " on " << size << "x" << size);
    CHECK(disagreements == 0);
  }
}

TEST_CASE("Houses are given to the engine as houses", "[rules]") {
  const std::vector<Rule> rules{named("classic"), named("asterisk")};
  const Constraints constraints = gather_constraints(rules, Shape{});
  CHECK(constraints.has_boxes);
  REQUIRE(constraints.extra_houses.size() == 1);
  CHECK(constraints.extra_houses[0].size() == 9);
  CHECK_FALSE(gather_constraints(std::vector<Rule>{named("latin")}, Shape{}).has_boxes);
}

TEST_CASE("Conflicts name both cells and the rule", "[rules]") {
  const std::vector<Rule> rules{named("classic"), named("torus-knight")};
  // The two 2s of the course's third input file: a wrapped knight's move apart.
  Grid grid{Shape{}};
  grid[4] = 2;
  grid[66] = 2;
  CHECK(find_conflict(rules, grid) == Conflict{{4, 66}, 1});
  CHECK(find_conflict(rules, grid, 66, 2) == Conflict{{66, 4}, 1});
  CHECK(find_conflict(rules, grid, 66, 3) == std::nullopt);
  grid[5] = 2;
  CHECK(find_conflict(rules, grid) == Conflict{{4, 5}, 0});
}

TEST_CASE("Rules go by their names", "[rules]") {
  for (const char* name :
       {"latin", "classic", "knight", "torus-knight", "king", "torus-king", "asterisk"}) {
    CHECK(rule_name(named(name)) == name);
  }
  CHECK(rule_name(pairs({})) == "pairs");
  CHECK(rule_name(torus_pairs({})) == "torus-pairs");
  CHECK(rule_name(make_rule("house", {CellList{0, 1, 2, 3}})) == "house");
  for (const char* name : {"pairs", "house", "", "Knight", "torus_knight"}) {
    const Result<Rule> unknown = rule_named(name, Shape{});
    REQUIRE_FALSE(unknown.has_value());
    CHECK(unknown.error().code == ErrorCode::unknown_rule);
    CHECK(unknown.error().found == name);
  }
  CHECK(rule_named("asterisk", Shape{2, 2}).error().code == ErrorCode::bad_rule);
}

TEST_CASE("A number keeps to the range of its schema", "[rules]") {
  const Shape shape{3, 3};
  const auto sum = [](int number) {
    return Rule{&ninefold::tests::sum_rule, {number, CellList{0, 1, 2}}};
  };
  for (const int number : {1, 15, 99}) CHECK_FALSE(validate(sum(number), shape).has_value());
  for (const int number : {-1, 0, 100}) {
    const auto error = validate(sum(number), shape);
    REQUIRE(error.has_value());
    CHECK(error->code == ErrorCode::number_out_of_range);
    CHECK(error->found == std::to_string(number));
    CHECK(error->expected == "a number from 1 to 99");
  }
}

TEST_CASE("Every number of the table has a range", "[rules]") {
  for (const RuleType* const type : rule_types()) {
    for (const Parameter& parameter : type->parameters) {
      INFO(type->name << ": " << parameter.name);
      if (parameter.kind == ParameterKind::number) CHECK(parameter.least < parameter.most);
    }
  }
}

TEST_CASE("Rules that do not fit the board are refused", "[rules]") {
  const Shape shape{2, 2};
  CHECK_FALSE(validate(pairs({{1, 4}}), shape).has_value());
  CHECK(validate(pairs({{1, 5}}), shape)->code == ErrorCode::number_out_of_range);
  CHECK(validate(torus_pairs({{0, 1}}), shape)->found == "0");
  CHECK_FALSE(validate(make_rule("house", {CellList{0, 5, 10, 15}}), shape).has_value());
  CHECK(validate(make_rule("house", {CellList{0, 5, 10}}), shape)->code == ErrorCode::bad_rule);
  CHECK(validate(make_rule("house", {CellList{0, 5, 10, 10}}), shape)->cell == Cell{10});
  CHECK(validate(make_rule("house", {CellList{0, 5, 10, 16}}), shape)->cell == std::nullopt);
  CHECK_FALSE(validate(std::vector<Rule>{named("latin")}, shape).has_value());
  CHECK(validate(std::vector<Rule>{named("knight")}, shape)->code == ErrorCode::bad_rule);
}

TEST_CASE("Of conflicts of several rules the first cell counts, and then the first rule",
          "[rules]") {
  const std::vector<Rule> rules{named("classic"), named("knight")};
  // The last row has two 2s; a knight goes from r1c1 to r2c3.
  const Grid late_row = grid_of("1... ..1. .... ..22");
  CHECK(find_conflict(rules, late_row) == Conflict{{0, 6}, 1});
  CHECK(find_conflict(std::vector<Rule>{rules[1], rules[0]}, late_row) == Conflict{{0, 6}, 0});
  // The first row has two 2s, and the knight comes after it.
  const Grid early_row = grid_of("22.. 1... ..1. ....");
  CHECK(find_conflict(rules, early_row) == Conflict{{0, 1}, 0});
  CHECK(find_conflict(std::vector<Rule>{rules[1], rules[0]}, early_row) == Conflict{{0, 1}, 1});
  // Both begin with r1c1.
  const Grid both = grid_of("1..1 ..1. .... ....");
  CHECK(find_conflict(rules, both) == Conflict{{0, 3}, 0});
  CHECK(find_conflict(std::vector<Rule>{rules[1], rules[0]}, both) == Conflict{{0, 6}, 0});
}
