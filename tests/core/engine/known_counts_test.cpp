#include "core/engine/engine.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ninefold;

// Solution counts of empty boards. Published, or found by at least two independent programs.

namespace {

enum class Diagonals { none, one, both };

struct KnownCount {
  int size;
  std::vector<std::string_view> rules;
  std::string_view solutions;
  Diagonals diagonals = Diagonals::none;
  std::vector<DigitPair> pairs = {};
};

Rule diagonal(Shape shape, bool rising) {
  Rule rule;
  rule.kind = RuleKind::extra_house;
  for (int row = 0; row < shape.size(); ++row) {
    rule.cells.push_back(shape.cell(row, rising ? shape.size() - 1 - row : row));
  }
  return rule;
}

std::vector<Rule> rules_of(const KnownCount& known) {
  const Shape shape = Shape::of_size(known.size).value();
  std::vector<Rule> rules;
  for (const std::string_view name : known.rules) rules.push_back(rule_named(name, shape).value());
  if (known.diagonals != Diagonals::none) rules.push_back(diagonal(shape, false));
  if (known.diagonals == Diagonals::both) rules.push_back(diagonal(shape, true));
  if (!known.pairs.empty()) rules.push_back({RuleKind::torus_forbidden_pairs, {}, known.pairs});
  return rules;
}

void check(const std::vector<KnownCount>& table) {
  for (const KnownCount& known : table) {
    const Shape shape = Shape::of_size(known.size).value();
    const Engine engine = Engine::create(shape, rules_of(known)).value();
    const Answer answer = engine.count(Grid(shape));
    INFO(known.size << " " << known.rules.back() << " " << known.pairs.size());
    CHECK(answer.stopped == StopReason::complete);
    CHECK(answer.solutions.to_string() == known.solutions);
  }
}

}  // namespace

TEST_CASE("Empty boards have as many solutions as is known", "[engine]") {
  check({
      {4, {"classic"}, "288"},
      {4, {"latin"}, "576"},
      {4, {"classic"}, "48", Diagonals::both},
      {4, {"classic"}, "48", Diagonals::one},
      {4, {"latin"}, "48", Diagonals::both},
      {4, {"classic", "knight"}, "24"},
      {4, {"classic", "torus-knight"}, "24"},
      {4, {"latin", "knight"}, "96"},
      {4, {"classic", "king"}, "0"},
      {6, {"classic"}, "28200960"},
      {6, {"classic"}, "8640", Diagonals::both},
      {6, {"classic"}, "288000", Diagonals::one},
      {6, {"latin"}, "92160", Diagonals::both},
      {6, {"classic", "king"}, "74160"},
      {6, {"classic", "knight"}, "11520"},
      {6, {"classic", "torus-king"}, "4320"},
      {6, {"classic", "torus-knight"}, "11520"},
      {9, {"classic", "king", "knight"}, "1451520"},
      {9, {"classic", "knight"}, "13063680", Diagonals::both},
      {9, {"classic", "king", "knight"}, "0", Diagonals::both},
      {9, {"classic", "torus-king", "torus-knight"}, "0"},
      {9, {"classic", "torus-knight"}, "2198327040"},
  });
}
