#include "core/propagators/model.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Clause;
using variants::Model;

namespace {

using Literals = std::vector<Clause::Literal>;

bool holds(std::span<const Clause::Literal> literals, const std::vector<int>& values) {
  return std::any_of(literals.begin(), literals.end(), [&](const Clause::Literal& literal) {
    return (literal.values >> values[literal.cell] & 1) != 0;
  });
}

}  // namespace

TEST_CASE("Of a clause the last cell that may have a value of its set has one",
          "[variants][propagators]") {
  std::mt19937 random(9);
  const Peers peers(5, {});
  for (int round = 0; round < 6000; ++round) {
    Literals literals;
    for (int i = 0; i < 1 + round % 6; ++i)
      literals.push_back({static_cast<CellIndex>(random() % 5), static_cast<Mask>(random() % 16)});
    const std::vector<Mask> masks = random_candidates(random, 5, 4);
    CAPTURE(round, masks);
    const Clause rule = variants::clause_of(literals);
    if (rule.literals.empty()) continue;
    const auto run = [&](Domains& domains) { return propagate(rule, domains); };
    CHECK(narrowed(masks, peers, run) == supported(masks, [&](const std::vector<int>& values) {
            return holds(literals, values);
          }));
  }
}

TEST_CASE("A clause has each cell once, with all values that are told of it",
          "[variants][propagators]") {
  const Clause rule = variants::clause_of(Literals{{3, 1}, {0, 2}, {1, 0}, {3, 4}});
  REQUIRE(rule.literals.size() == 2);
  CHECK(rule.literals[0].cell == 3);
  CHECK(rule.literals[0].values == 5);
  CHECK(rule.literals[1].cell == 0);
  CHECK(rule.literals[1].values == 2);
  CHECK(rule.value == 0);
  CHECK(variants::clause_of(Literals{{3, 4}, {0, 4}, {1, 0}}).value == 4);
  CHECK(variants::clause_of(Literals{{3, 4}, {0, 4}, {1, 2}}).value == 0);
  CHECK(variants::clause_of(Literals{{3, 6}, {0, 6}}).value == 0);
}

TEST_CASE("Cells that see all those that may have the value of a clause lose it",
          "[variants][propagators]") {
  const Peers peers(5, {{0, 1, 2, 3}, {0, 4}});
  const auto left = [&](const Literals& literals, const std::vector<Mask>& masks) {
    const Clause rule = variants::clause_of(literals);
    return narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
  };
  const Literals literals{{0, 2}, {1, 2}, {2, 2}};
  CHECK(left(literals, {15, 15, 15, 15, 15}) == std::vector<Mask>{15, 15, 15, 13, 15});
  CHECK(left(literals, {15, 13, 13, 15, 15}) == std::vector<Mask>{2, 13, 13, 15, 15});
  CHECK(left({{4, 2}, {1, 2}, {2, 2}}, {15, 15, 13, 15, 15}) ==
        std::vector<Mask>{13, 15, 13, 15, 15});
  // Two of the three have other values than one of their sets.
  const std::vector<Mask> all(5, 15);
  CHECK(left({{0, 2}, {1, 2}, {2, 6}}, all) == all);
  // More cells than anybody could see.
  Literals many;
  for (CellIndex cell = 0; cell < 40; ++cell) many.push_back({cell, 1});
  const Clause rule = variants::clause_of(many);
  std::vector<Mask> masks(40, 3);
  const auto run = [&](Domains& domains) { return propagate(rule, domains); };
  CHECK(narrowed(masks, Peers(40, {}), run) == masks);
  std::fill_n(masks.begin(), 39, Mask{2});
  CHECK(narrowed(masks, Peers(40, {}), run)->back() == 1);
}

TEST_CASE("What few cells are left to is said without a clause", "[variants][propagators]") {
  Model model(4, 4, 1);
  model.at_least_one(Literals{{0, 1}, {1, 7}, {2, 2}, {1, 8}});  // one of them always
  model.at_least_one(Literals{{1, 3}, {2, 0}, {1, 4}});
  CHECK(model.list<variants::Clause>().empty());
  CHECK(model.candidates == std::vector<Mask>{15, 7, 15, 15});
  model.at_least_one(Literals{{3, 2}, {2, 0}, {0, 9}});
  CHECK(model.list<variants::Clause>().empty());
  REQUIRE(model.list<variants::RelationOf>().size() == 1);
  const auto [first, second, number] = model.list<variants::RelationOf>()[0];
  CHECK(first == 3);
  CHECK(second == 0);
  for (int value = 0; value < 4; ++value)
    CHECK(model.tables[number][static_cast<std::size_t>(value)] == (value == 1 ? 15 : 9));
  model.at_least_one(Literals{{3, 2}, {2, 1}, {0, 9}});
  REQUIRE(model.list<variants::Clause>().size() == 1);
  CHECK(model.list<variants::Clause>()[0].literals.size() == 3);
  CHECK_FALSE(model.is_impossible);
  model.at_least_one(Literals{{3, 0}, {2, 0}});
  CHECK(model.is_impossible);
}
