// Rules that relate very many pairs of cells: what each pair may have, and how little of it is
// kept.

#include "core/engine/wide/program/compiling/related_pairs.hpp"
#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/program.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/puzzles/random.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::Mask;
using variants::PairTable;
using variants::RelatedPairs;

namespace {

constexpr int value_count = 3;

std::string variables(int first, int last) {
  std::string cells;
  for (int number = first; number <= last; ++number) cells += "~VA" + std::to_string(number);
  return cells;
}

std::uint64_t counted_solutions(const std::string& text) {
  return variants::VariantEngine(read_variant(text)).count().solutions.up_to(1'000'000'000);
}

}  // namespace

TEST_CASE("What is said of a pair of cells in any order is one table", "[variants]") {
  Random random(11);
  for (int cells : {2, 5, 300}) {
    CAPTURE(cells);
    RelatedPairs related;
    std::map<std::pair<int, int>, PairTable> expected;
    const PairTable all{7, 7, 7};
    // With 300 cells so many that they are put together several times.
    for (int round = 0; round < (cells == 300 ? 150'000 : 40); ++round) {
      const int a = random.below(cells);
      const int b = random.below(cells);
      if (a == b) continue;
      PairTable table = all;
      table[static_cast<std::size_t>(random.below(value_count))] =
          static_cast<Mask>(random.below(8));
      related.restrict(static_cast<CellIndex>(a), static_cast<CellIndex>(b),
                       related.number_of(table));
      PairTable& known = expected.try_emplace(std::minmax(a, b), all).first->second;
      for (int x = 0; x < value_count; ++x) {
        for (int y = 0; y < value_count; ++y) {
          if ((table[static_cast<std::size_t>(x)] >> y & 1) == 0)
            known[static_cast<std::size_t>(a < b ? x : y)] &=
                static_cast<Mask>(~variants::mask_of(a < b ? y : x));
        }
      }
    }
    const auto pairs = related.pairs();
    REQUIRE(pairs.size() == expected.size());
    auto next = expected.begin();
    bool are_right = true;
    for (const RelatedPairs::Pair& pair : pairs) {
      are_right = are_right && std::pair<int, int>(pair.first, pair.second) == next->first &&
                  related.table(pair.table) == next->second;
      ++next;
    }
    CHECK(are_right);
  }
}

TEST_CASE("Tables that several rules make together have limited room", "[variants]") {
  RelatedPairs related;
  Random random(12);
  std::vector<std::uint32_t> numbers;
  for (int table = 0; table < 200; ++table) {
    PairTable one{};
    for (Mask& values : one) values = static_cast<Mask>(random.below(1 << 16) | 1);
    numbers.push_back(related.number_of(one));
  }
  std::size_t largest = 0;
  for (const std::uint32_t one : numbers) {
    for (const std::uint32_t other : numbers) {
      const std::uint32_t both = related.both(one, other);
      largest = std::max<std::size_t>(largest, both);
      // Never less than both allow.
      for (std::size_t x = 0; x < 16; ++x) {
        const int common = related.table(one)[x] & related.table(other)[x];
        REQUIRE((common & related.table(both)[x]) == common);
      }
    }
  }
  CHECK(largest >= RelatedPairs::most_tables - 2);
  CHECK(largest <= RelatedPairs::most_tables);
}

TEST_CASE("Rules that relate all of many cells stay small however many they are", "[variants]") {
  // The table of two values has all but the second beside itself: at most one cell has the second.
  const std::string list = ".PairX~H" + variables(1, 300);
  const std::string board = ".Shape~1x1~2~Raw.Var~A~~300.~VA7_2";
  const variants::Puzzle puzzle = read_variant(board + repeated(list, 18));
  const variants::Model model = make_model(puzzle);
  CHECK(model.list<variants::RelationOf>().empty());
  const variants::Program program = compile(model);
  CHECK(program.list<variants::Relation>().size() == 300 * 299 / 2);
  CHECK(program.tables.size() == 1);
  CHECK(program.watch_bits.empty());
  CHECK(counted_solutions(board + repeated(list, 18)) == 2);
  // Those of branches share a room, and are seen in full grids where it is used up.
  const std::string branches =
      ".Shape~1x1~2~Raw.Var~A~~4.Or.PairX~H~VA1~VA2~VA3.PairX~H~VA2~VA3~VA4.End";
  CHECK(counted_solutions(branches) == 20);
  variants::LayerRoom room;
  room.relations = 4;
  const variants::Program bounded = compile(make_model(read_variant(branches)), room);
  REQUIRE(bounded.list<variants::AnyOf>().size() == 1);
  REQUIRE(bounded.list<variants::AnyOf>()[0].branches.size() == 2);
  CHECK(bounded.list<variants::AnyOf>()[0].branches[0].program->list<variants::Relation>().size() ==
        3);
  CHECK(bounded.list<variants::AnyOf>()[0].branches[1].program->list<variants::Relation>().size() ==
        1);
}

TEST_CASE("Cells that are equal and differ from others are few pairs however often", "[variants]") {
  // Two groups of 200 equal cells each; a hundred cells of one differ from one of the other.
  std::string text = ".Shape~1x1~3~Raw.Var~A~~400.PairX~RE" + variables(1, 200) + ".PairX~RE" +
                     variables(201, 400);
  for (int number = 1; number <= 100; ++number)
    text += ".AllDifferent~VA" + std::to_string(number) + "~VA" + std::to_string(number + 200);
  const variants::Program program = compile(make_model(read_variant(text)));
  CHECK(program.peers->of(1).size() == 200);
  CHECK(program.peers->of(400).size() == 200);
  CHECK(counted_solutions(text) == 18);
}
