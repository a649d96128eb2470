#include "core/engine/counting/template_count.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;
using tests::grid_of;

namespace {

std::vector<Rule> with(std::initializer_list<const char*> names, Shape shape = {}) {
  std::vector<Rule> rules{Rule{}};
  for (const char* name : names) rules.push_back(*rule_named(name, shape));
  return rules;
}

std::vector<Rule> mystic(std::vector<DigitPair> pairs) {
  std::vector<Rule> rules = with({"torus-knight"});
  rules.push_back(make_rule("torus-pairs", {std::move(pairs)}));
  return rules;
}

Count template_count(const std::vector<Rule>& rules, const Grid& givens, int part = 0,
                     int part_count = 1) {
  const Constraints constraints = gather_constraints(rules, givens.shape());
  const std::optional<TemplateView> view = template_view(constraints, givens);
  REQUIRE(view.has_value());
  const Budget budget;
  const ProgressCallback progress;
  Meter meter(budget, progress);
  count_by_templates(constraints, *view, meter, part, part_count);
  CHECK(meter.covered() > 0.999);
  return meter.solutions();
}

Count visited(const std::vector<Rule>& rules, const Grid& givens) {
  const Result<Engine> engine = Engine::create(givens.shape(), rules);
  return engine->enumerate(givens, [](const Grid&) { return true; }).solutions;
}

}  // namespace

TEST_CASE("The empty Mystic grids are counted exactly", "[engine][templates][golden]") {
  // Found independently by several programs; 2,198,327,040 is 6,058 * 9!.
  const Grid empty{Shape{}};
  CHECK(template_count(mystic({}), empty).to_string() == "2198327040");
  CHECK(template_count(mystic({{1, 2}}), empty).to_string() == "139708800");
  CHECK(template_count(mystic({{1, 2}, {1, 3}}), empty).to_string() == "10393920");
  CHECK(template_count(mystic({{1, 2}, {3, 4}}), empty).to_string() == "18956160");
  // The engine takes this way by itself.
  const Answer answer = Engine::create(Shape{}, mystic({{4, 9}}))->count(empty);
  CHECK(answer.solutions.to_string() == "139708800");
  CHECK(answer.way == CountWay::templates);
}

TEST_CASE("Counting by templates agrees with visiting every solution", "[engine][templates]") {
  const Shape six = *Shape::of_size(6);
  const Grid start = grid_of("1..... ....2. ...... ..3... ...... .....1");
  CHECK(template_count(with({}, six), start) == visited(with({}, six), start));
  CHECK(template_count(with({"knight"}, six), start) == visited(with({"knight"}, six), start));
  std::vector<Rule> pairs = with({}, six);
  pairs.push_back(make_rule("pairs", {DigitPairs{{1, 4}, {5, 6}, {6, 6}}}));
  CHECK(template_count(pairs, start) == visited(pairs, start));
  pairs.push_back(make_rule("torus-pairs", {DigitPairs{{2, 3}, {4, 5}}}));
  CHECK(template_count(pairs, start) == visited(pairs, start));
  // A digit that has a given and one that has none, whichever comes first.
  for (const std::vector<DigitPair>& mixed :
       {std::vector<DigitPair>{{1, 5}}, {{2, 4}}, {{3, 6}}, {{2, 5}, {3, 4}, {3, 5}}}) {
    std::vector<Rule> rules = with({}, six);
    rules.push_back(make_rule("pairs", {mixed}));
    CHECK(template_count(rules, start) == visited(rules, start));
  }
  std::vector<Rule> diagonal = with({}, six);
  diagonal.push_back(make_rule("house", {CellList{0, 7, 14, 21, 28, 35}}));
  CHECK(template_count(diagonal, start) == visited(diagonal, start));
}

TEST_CASE("Counting a Mystic by templates agrees with visiting every solution",
          "[engine][templates]") {
  if (tests::is_sanitized) SKIP("to visit them one by one takes a sanitizer half a minute");
  const Grid mystic_start =
      grid_of("000000000400000300000000020000000000000030000000000000000000000009000000000000000");
  CHECK(template_count(mystic({{2, 3}}), mystic_start) == visited(mystic({{2, 3}}), mystic_start));
}

TEST_CASE("Templates of a digit hold its givens and stay off the others'", "[engine][templates]") {
  const Constraints classic = gather_constraints(with({}), Shape{});
  const Grid empty{Shape{}};
  // 9! choices of columns by rows, of which the boxes leave 46,656.
  CHECK(digit_templates(classic, empty, empty_cell, 50'000)->size() == 46'656);
  CHECK_FALSE(digit_templates(classic, empty, empty_cell, 46'655).has_value());
  Grid givens = empty;
  givens[0] = 5;
  const std::vector<Template> fives = *digit_templates(classic, givens, 5, 50'000);
  for (const Template& cells : fives) CHECK(cells.contains(0));
  CHECK(fives.size() == 46'656 / 9);
  CHECK(digit_templates(classic, givens, empty_cell, 50'000)->size() == 46'656 - 46'656 / 9);
}

TEST_CASE("The parts of a count by templates add up to the whole", "[engine][templates]") {
  const Grid givens =
      grid_of("000000000400000300000000020000000000000030000000000000000000000009000000000000000");
  Count sum;
  for (int part = 0; part < 4; ++part) sum += template_count(mystic({{2, 3}}), givens, part, 4);
  CHECK(sum.to_string() == "6360");
}
