#include "core/lessons/reason.hpp"
#include "core/rules/rule_table.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using lessons::conflict_reason;

TEST_CASE("A conflict's reason is the house under classic, and the rule's name else", "[lessons]") {
  const Rule classic;
  CHECK(conflict_reason(classic, Shape{}, 0, 8) == "row");
  CHECK(conflict_reason(classic, Shape{}, 0, 1) == "row");
  CHECK(conflict_reason(classic, Shape{}, 0, 72) == "column");
  CHECK(conflict_reason(classic, Shape{}, 0, 10) == "box");
  CHECK(conflict_reason(make_rule("latin"), Shape{}, 0, 9) == "column");
  CHECK(conflict_reason(make_rule("torus-knight"), Shape{}, 4, 66) == "torus-knight");
  CHECK(conflict_reason(make_rule("torus-pairs"), Shape{}, 0, 8) == "torus-pairs");
  const Rule king = make_rule("torus-king");
  CHECK(conflict_reason(make_rule("torus-knight"), Shape{}, 4, 15) == "knight");
  CHECK(conflict_reason(king, Shape{}, 0, 10) == "king");
  CHECK(conflict_reason(king, Shape{}, 0, 80) == "torus-king");
  CHECK(conflict_reason(make_rule("torus-pairs"), Shape{}, 0, 9) == "pairs");
  const Rule asterisk = rule_named("asterisk", Shape{}).value();
  CHECK(conflict_reason(asterisk, Shape{}, 13, 40) == "asterisk");
}
