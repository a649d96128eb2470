// What rules say of cells that they list more than once.

#include "core/propagators/model.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <tuple>
#include <vector>

using ninefold::variants::CellIndex;
using ninefold::variants::CellIndexes;
using ninefold::variants::Mask;
using ninefold::variants::Model;
using ninefold::variants::PairTable;

namespace {

using Related = std::vector<std::tuple<CellIndex, CellIndex, std::uint32_t>>;

Related relations_of(const Model& model) {
  Related found;
  model.for_each_relation([&](CellIndex first, CellIndex second, std::uint32_t table) {
    found.emplace_back(first, second, table);
  });
  return found;
}

}  // namespace

TEST_CASE("A cell that is listed twice is related to itself", "[variants][propagators]") {
  // The sum of any two is at most 6, so that a value beside itself is at most 3.
  Model model(5, 4, 1);
  const PairTable table = model.table_of([](int a, int b) { return a + b <= 6; });
  model.relate_all({3, 1, 0, 3, 1, 3}, table);
  CHECK(model.candidates == std::vector<Mask>{0b1111, 0b0111, 0b1111, 0b0111, 0b1111});
  CHECK(relations_of(model) == Related{{0, 1, 0}, {0, 3, 0}, {1, 3, 0}});
  CHECK(model.list<variants::RelationOf>().empty());

  model.relate_all({4, 2, 4}, table);
  CHECK(model.candidates[2] == 0b1111);
  CHECK(model.candidates[4] == 0b0111);
  CHECK(relations_of(model) == Related{{2, 4, 0}, {0, 1, 0}, {0, 3, 0}, {1, 3, 0}});

  model.relate_all({0, 0}, table);
  CHECK(model.candidates[0] == 0b0111);
  CHECK(relations_of(model).size() == 4);
  CHECK(model.tables.size() == 1);
}

TEST_CASE("A cell that is listed twice differs from the others once", "[variants][propagators]") {
  Model model(5, 4, 1);
  model.differ(std::array<CellIndex, 5>{4, 1, 4, 0, 1});
  REQUIRE(model.different.size() == 1);
  const auto list = model.different[0];
  CHECK(CellIndexes(list.begin(), list.end()) == CellIndexes{0, 1, 4});
  CHECK_FALSE(model.is_impossible);
  model.differ(std::array<CellIndex, 4>{0, 1, 2, 3});
  CHECK_FALSE(model.is_impossible);
  model.differ(std::array<CellIndex, 5>{0, 1, 2, 3, 4});
  CHECK(model.is_impossible);
}
