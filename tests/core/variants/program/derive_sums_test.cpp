// Sums of what cages leave of houses, compared with what a reader works out.

#include "core/engine/wide/program/derived/derive.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/derived/tight_sums.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <numeric>

using namespace ninefold;
using variants::CellIndex;
using variants::CellIndexes;
using variants::DerivedSum;
using variants::Model;
using variants::Peers;

namespace {

// Rows only: one below the other.
Model rows(int side, int lowest = 1) {
  Model model(side * side, side, lowest);
  for (int row = 0; row < side; ++row) {
    CellIndexes house(static_cast<std::size_t>(side));
    std::iota(house.begin(), house.end(), static_cast<CellIndex>(row * side));
    model.differ_with_any_values(std::move(house));
  }
  return model;
}

void add_cage(Model& model, const CellIndexes& cells, int total) {
  variants::SumOf sum{{}, total};
  for (const CellIndex cell : cells) sum.terms.push_back({cell, 1});
  model.add(std::move(sum));
}

// The cells of a sum in order, where -1 - cell stands for one that is taken away.
std::vector<int> signed_cells(const DerivedSum& derived) {
  std::vector<int> cells;
  for (const variants::Sum::Term& term : derived.sum.terms)
    cells.push_back(term.coefficient > 0 ? term.cell : -1 - term.cell);
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace

TEST_CASE("What a cage leaves of a row has the rest of its sum", "[variants]") {
  Model model = rows(9);
  add_cage(model, {0, 1, 2}, 6);
  const std::vector<DerivedSum> found = variants::derive_sums(model);
  REQUIRE(found.size() == 1);
  CHECK(signed_cells(found[0]) == std::vector<int>{3, 4, 5, 6, 7, 8});
  CHECK(found[0].sum.total == 39);
}

TEST_CASE("More than six cells are not told", "[variants]") {
  Model model = rows(9);
  add_cage(model, {0, 1}, 6);
  CHECK(variants::derive_sums(model).empty());
}

TEST_CASE("More than six cells are told where their total is near the least or the most",
          "[variants]") {
  const auto left_of = [](const CellIndexes& cage, int total) {
    Model model = rows(9);
    add_cage(model, cage, total);
    const Peers peers(81, model.different);
    const std::vector<DerivedSum> found = variants::derive_sums(model, nullptr, &peers);
    return found.empty() ? 0 : found[0].sum.terms.size();
  };
  CHECK(left_of({0, 1}, 17) == 7);  // the others are 1 to 7
  CHECK(left_of({0, 1}, 14) == 7);  // they have 31, of 28 to 42
  CHECK(left_of({0, 1}, 13) == 0);
  CHECK(left_of({0, 1}, 4) == 7);
  CHECK(left_of({0}, 9) == 8);
  // A cage in three rows leaves nine cells or ten, whose least is 18 or 22.
  CellIndexes cage{0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 18, 19, 20, 21, 22, 23};
  CHECK(left_of(cage, 135 - 18) == 9);
  cage.pop_back();
  CHECK(left_of(cage, 135 - 22) == 0);
}

TEST_CASE("A total is tight in the lowest and the highest quarter of what cells can have",
          "[variants]") {
  const Model model(10, 9, 1);
  const Peers apart(9, {});
  const Peers together(9, {{0, 1, 2, 3, 4, 5, 6, 7, 8}});
  const std::vector<variants::Sum::Term> sum{{0, 1}, {1, 1}};
  const std::vector<variants::Sum::Term> difference{{0, 1}, {1, -1}};
  CHECK(is_tight(sum, 5, model, apart));  // of 2 to 18
  CHECK_FALSE(is_tight(sum, 6, model, apart));
  CHECK(is_tight(sum, 15, model, apart));
  CHECK_FALSE(is_tight(sum, 14, model, apart));
  CHECK(is_tight(sum, 6, model, together));  // of 3 to 17
  CHECK_FALSE(is_tight(sum, 7, model, together));
  CHECK(is_tight(difference, -5, model, apart));  // of -8 to 8
  CHECK_FALSE(is_tight(difference, -4, model, apart));
  CHECK(is_tight(difference, 5, model, apart));
  CHECK(is_tight(sum, 40, model, apart));
  // Cells that see each other count apart where they count against each other.
  CHECK_FALSE(is_tight(difference, 4, model, together));
  // As many as there are values are alike in one way only; of zeros, too.
  std::vector<variants::Sum::Term> all;
  for (CellIndex cell = 0; cell < 9; ++cell) all.push_back({cell, 1});
  CHECK(is_tight(all, 44, model, together));
  CHECK_FALSE(is_tight(all, 45, model, together));
  // What sees more cells than there are values is in no clique of theirs.
  const Peers more(10, {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}});
  all.push_back({9, 1});
  CHECK(is_tight(all, 47, model, more));
  CHECK_FALSE(is_tight(all, 48, model, more));
  // However many do not see each other, 40 to 360 here.
  std::vector<variants::Sum::Term> many;
  for (CellIndex cell = 0; cell < 40; ++cell) many.push_back({cell, 1});
  CHECK(is_tight(many, 119, Model(40, 9, 1), Peers(40, {})));
  CHECK_FALSE(is_tight(many, 120, Model(40, 9, 1), Peers(40, {})));
  CHECK(is_tight(sum, 3, Model(9, 9, 0), apart));
  CHECK_FALSE(is_tight(sum, 4, Model(9, 9, 0), apart));
}

TEST_CASE("Long sums that are derived do not draw the search to their cells", "[variants]") {
  const auto weight_beside = [](const CellIndexes& cage, int total) {
    Model model = rows(9);
    add_cage(model, cage, total);
    const variants::Program program = variants::compile(model);
    REQUIRE(program.list<variants::Sum>().size() == 2);
    return program.weights[8];
  };
  CHECK(weight_beside({0, 1, 2}, 24) == 2);
  CHECK(weight_beside({0, 1, 9}, 24) == 1);
}

TEST_CASE("Cages that stand out of two rows are taken with what is outside", "[variants]") {
  Model model = rows(9);
  add_cage(model, {0, 1, 2, 3, 9, 10, 11, 12}, 40);
  // Of these three cells only one is in the first two rows, which is too few.
  add_cage(model, {13, 22, 23}, 10);
  // Of these four cells one is below them, and of the next seven two are.
  add_cage(model, {4, 5, 14, 22}, 15);
  add_cage(model, {6, 7, 8, 15, 16, 24, 25}, 35);
  const std::vector<DerivedSum> found = variants::derive_sums(model);
  const auto of_two_rows = std::find_if(found.begin(), found.end(), [](const DerivedSum& derived) {
    return derived.houses.size() == 2 && derived.houses.front() == 0;
  });
  REQUIRE(of_two_rows != found.end());
  CHECK(signed_cells(*of_two_rows) == std::vector<int>{-26, -25, -23, 13, 17});
  CHECK(of_two_rows->sum.total == 90 - 40 - 15 - 35);
}

TEST_CASE("Of cages that meet outside a row one is taken", "[variants]") {
  Model model = rows(9);
  add_cage(model, {0, 1, 2, 3, 9}, 20);
  add_cage(model, {4, 5, 6, 7, 9}, 30);
  const std::vector<DerivedSum> found = variants::derive_sums(model);
  const auto of_first_row = std::find_if(found.begin(), found.end(), [](const DerivedSum& derived) {
    return derived.houses == std::vector<std::size_t>{0};
  });
  REQUIRE(of_first_row != found.end());
  CHECK(signed_cells(*of_first_row) == std::vector<int>{-10, 4, 5, 6, 7, 8});
  CHECK(of_first_row->sum.total == 45 - 20);
}

TEST_CASE("Values may begin with another number than 1", "[variants]") {
  Model model = rows(9, 0);
  add_cage(model, {0, 1, 2}, 6);
  const std::vector<DerivedSum> found = variants::derive_sums(model);
  REQUIRE(found.size() == 1);
  CHECK(found[0].sum.total == 30);
}

TEST_CASE("A cell that counts twice is no cell of a cage", "[variants]") {
  Model model = rows(9);
  add_cage(model, {0, 0, 1, 2, 3}, 20);
  CHECK(variants::derive_sums(model).empty());
}
