// What follows from two sums that overlap, compared with all values of the cells.

#include "core/engine/wide/program/derived/sums/derive_differences.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace ninefold;
using variants::CellIndex;
using variants::Model;
using variants::Sum;

namespace {

constexpr int cell_count = 7;
using Line = std::array<int, cell_count>;

int sum_on(const Line& line, const variants::SumOf& sum) {
  int total = 0;
  for (const Sum::Term& term : sum.terms) total += term.coefficient * line.at(term.cell);
  return total;
}

bool hold_on(const Line& line, const std::vector<variants::SumOf>& sums) {
  return std::all_of(sums.begin(), sums.end(),
                     [&](const variants::SumOf& sum) { return sum_on(line, sum) == sum.total; });
}

// The next of all lines of values from 1 to 3; false after the last.
bool go_to_next(Line& line) {
  for (int& value : line) {
    if (++value <= 3) return true;
    value = 1;
  }
  return false;
}

Model model_of(std::vector<variants::SumOf> sums) {
  Model model(cell_count, 3, 1);
  model.list<variants::SumOf>() = std::move(sums);
  return model;
}

bool are_terms(const variants::SumOf& sum, const std::vector<std::pair<int, int>>& expected) {
  return std::equal(sum.terms.begin(), sum.terms.end(), expected.begin(), expected.end(),
                    [](const Sum::Term& term, const std::pair<int, int>& each) {
                      return term.cell == each.first && term.coefficient == each.second;
                    });
}

}  // namespace

TEST_CASE("The part of a sum that another leaves has a known sum", "[variants]") {
  const auto derived = variants::derive_differences(
      model_of({{{{0, 1}, {1, 1}, {2, 1}, {3, 1}}, 9}, {{{3, 1}, {1, 1}}, 4}}));
  REQUIRE(derived.size() == 1);
  CHECK(derived[0].total == 5);
  CHECK(are_terms(derived[0], {{0, 1}, {2, 1}}));
}

TEST_CASE("Cells that count against each other in two sums fall out, too", "[variants]") {
  // Two arrows: the circle of one is on the shaft of the other, and they share a cell.
  const auto derived = variants::derive_differences(
      model_of({{{{0, 1}, {1, -1}, {2, -1}, {3, -1}}, 0}, {{{4, 1}, {0, -1}, {1, 1}}, 0}}));
  REQUIRE(derived.size() == 1);
  CHECK(derived[0].total == 0);
  CHECK(are_terms(derived[0], {{2, 1}, {3, 1}, {4, -1}}));
}

TEST_CASE("Sums that share one cell, or are one sum, leave nothing to say", "[variants]") {
  CHECK(variants::derive_differences(
            model_of({{{{0, 1}, {1, 1}, {2, 1}}, 5}, {{{2, 1}, {3, 1}, {4, 1}}, 6}}))
            .empty());
  CHECK(variants::derive_differences(
            model_of({{{{0, 1}, {1, 1}, {2, 1}}, 5}, {{{1, 1}, {0, 1}, {2, 1}}, 5}}))
            .empty());
}

TEST_CASE("What is left is kept where it says much and is not written", "[variants]") {
  const variants::SumOf four{{{0, 1}, {1, 1}, {2, 1}, {3, 1}}, 9};
  const variants::SumOf two{{{3, 1}, {1, 1}}, 4};
  CHECK(variants::derive_differences(model_of({four, two, {{{2, -1}, {0, -1}}, -5}})).empty());
  // Five terms on both sides are kept with a total alone.
  const variants::SumOf five{{{0, 1}, {1, 1}, {2, -1}, {3, -1}, {4, -1}, {5, 1}, {6, 1}}, 2};
  CHECK(variants::derive_differences(model_of({five, {{{5, 1}, {6, 1}}, 1}})).size() == 1);
  CHECK(variants::derive_differences(model_of({five, {{{5, 1}, {6, 1}}, 2}})).empty());
  const auto left_of_times = [](int times) {
    const variants::SumOf sum{{{0, times}, {1, 1}, {2, 1}, {3, 1}}, 9};
    return variants::derive_differences(model_of({sum, {{{1, 1}, {2, 1}}, 3}})).size();
  };
  CHECK(left_of_times(3) == 1);
  CHECK(left_of_times(4) == 0);
}

TEST_CASE("Two totals of the same cells are a sum of no cells that is not 0", "[variants]") {
  const auto derived = variants::derive_differences(
      model_of({{{{0, 1}, {1, 1}, {2, 1}}, 5}, {{{1, 1}, {0, 1}, {2, 1}}, 6}}));
  REQUIRE(derived.size() == 1);
  CHECK(derived[0].terms.empty());
  CHECK(derived[0].total == 1);
}

TEST_CASE("About four differences a cell are kept", "[variants]") {
  std::vector<variants::SumOf> sums;
  for (CellIndex a = 0; a < cell_count; ++a) {
    for (CellIndex b = 0; b < a; ++b) {
      for (CellIndex c = 0; c < b; ++c) {
        sums.push_back({{{a, 1}, {b, 1}, {c, 1}}, 6});
        sums.push_back({{{a, 2}, {b, 1}, {c, 1}}, 8});
      }
    }
  }
  const std::size_t count = variants::derive_differences(model_of(sums)).size();
  CHECK(count >= 28);
  CHECK(count <= 29);  // the last two sums may tell two
}

TEST_CASE("Of very many sums only the first are compared", "[variants]") {
  std::vector<variants::SumOf> sums(499, {{{0, 1}, {1, 1}}, 4});
  sums.push_back({{{2, 1}, {3, 1}, {4, 1}}, 6});
  const variants::SumOf overlapping{{{2, 1}, {3, 1}}, 4};
  sums.push_back(overlapping);
  CHECK(variants::derive_differences(model_of(sums)).empty());
  sums[0] = overlapping;
  CHECK(variants::derive_differences(model_of(sums)).size() == 1);
}

TEST_CASE("Differences of sums hold wherever the sums do", "[variants]") {
  std::mt19937 random(7);
  const auto draw = [&](int most) {
    return static_cast<int>(random() % static_cast<unsigned>(most + 1));
  };
  int count = 0;
  for (int round = 0; round < 150; ++round) {
    Line line{};
    for (int& value : line) value = 1 + draw(2);
    std::vector<variants::SumOf> sums;
    for (int i = 0; i < 3; ++i) {
      variants::SumOf sum;
      for (int term = 0; term < 6; ++term)  // a cell may come twice, and may fall out so
        sum.terms.push_back({static_cast<CellIndex>(draw(cell_count - 1)), draw(3) == 0 ? -1 : 1});
      sum.total = sum_on(line, sum);
      sums.push_back(std::move(sum));
    }
    const auto derived = variants::derive_differences(model_of(sums));
    count += static_cast<int>(derived.size());
    Line each{};
    each.fill(1);
    bool hold = true;
    do {
      if (hold_on(each, sums)) hold = hold && hold_on(each, derived);
    } while (go_to_next(each));
    CHECK(hold);
  }
  CHECK(count > 100);
}
