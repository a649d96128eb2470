#include "core/propagators/model_cells.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using variants::CellIndexes;
using variants::Clause;
using variants::Mask;
using variants::Model;

TEST_CASE("A model on the cells that it speaks of says the same of them",
          "[variants][propagators]") {
  Model model(81, 9, 1);
  model.restrict(70, Mask{3});
  model.differ(CellIndexes{4, 60});
  model.sum({{20, 1}, {4, -1}}, 0);
  model.list<variants::CountDistinct>().push_back({50, {20, 30}, 1});
  model.list<variants::DifferWhere>().push_back({65, Mask{1}, {20, 61}, 2});
  model.at_least_one(std::vector<Clause::Literal>{{66, 1}, {4, 2}, {20, 4}});
  Model part = model.empty();
  part.restrict(7, Mask{1});
  model.alternatives.push_back({part});
  const CellIndexes cells = cells_spoken_of(model);
  CHECK(cells == CellIndexes{4, 7, 20, 30, 50, 60, 61, 65, 66, 70});
  const Model local = on_cells(model, cells);
  CHECK(local.candidates == std::vector<Mask>{511, 511, 511, 511, 511, 511, 511, 511, 511, 3});
  REQUIRE(local.different.size() == 1);
  CHECK(CellIndexes(local.different[0].begin(), local.different[0].end()) == CellIndexes{0, 5});
  CHECK(local.list<variants::SumOf>()[0].terms[0].cell == 2);
  CHECK(local.list<variants::SumOf>()[0].terms[1].cell == 0);
  CHECK(local.list<variants::CountDistinct>()[0].control == 4);
  CHECK(local.list<variants::CountDistinct>()[0].cells == CellIndexes{2, 3});
  CHECK(local.list<variants::DifferWhere>()[0].condition == 7);
  CHECK(local.list<variants::DifferWhere>()[0].others[0] == 2);
  CHECK(local.list<variants::DifferWhere>()[0].others[1] == 6);
  REQUIRE(local.list<variants::Clause>().size() == 1);
  CHECK(local.list<variants::Clause>()[0].literals[0].cell == 8);
  CHECK(local.list<variants::Clause>()[0].literals[1].cell == 0);
  CHECK(local.list<variants::Clause>()[0].literals[2].cell == 2);
  CHECK(local.alternatives[0][0].candidates[1] == Mask{1});
  CHECK(local.alternatives[0][0].candidates.size() == 10);
}

TEST_CASE("Peers among some cells are those of the board", "[variants][propagators]") {
  const variants::Peers peers(20, {{3, 9, 15}, {9, 19}});
  const variants::Peers among = peers.among(CellIndexes{3, 9, 11, 19});
  CHECK(among.of(0) == CellIndexes{1});
  CHECK(among.of(1) == CellIndexes{0, 3});
  CHECK(among.of(2).empty());
  CHECK(among.of(3) == CellIndexes{1});
}
