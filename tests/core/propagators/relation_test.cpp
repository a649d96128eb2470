#include "core/propagators/relation.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellLists;
using variants::PairTable;
using variants::Relation;
using variants::RelationTable;

namespace {

PairTable random_table(std::mt19937& random, int values) {
  PairTable table{};
  for (int value = 0; value < values; ++value) {
    // Few pairs, so that something follows.
    const auto some = random();
    const auto others = random();
    table[static_cast<std::size_t>(value)] =
        static_cast<Mask>(some & others & variants::first_values(values));
  }
  return table;
}

bool allows(const PairTable& table, int first, int second) {
  return (table[static_cast<std::size_t>(first)] >> second & 1) != 0;
}

}  // namespace

TEST_CASE("A turned table says the same of two cells in the other order",
          "[variants][propagators]") {
  std::mt19937 random(5);
  for (int round = 0; round < 50; ++round) {
    const PairTable table = random_table(random, variants::most_values);
    const PairTable other = variants::turned(table);
    bool is_turned = true;
    for (int first = 0; first < variants::most_values; ++first) {
      for (int second = 0; second < variants::most_values; ++second)
        is_turned = is_turned && allows(table, first, second) == allows(other, second, first);
    }
    CHECK(is_turned);
  }
}

TEST_CASE("Sets of values allow beside them what one of their values allows",
          "[variants][propagators]") {
  std::mt19937 random(12);
  for (const int values : {1, 4, 8, 9, 16}) {
    CAPTURE(values);
    const PairTable table = random_table(random, values);
    const RelationTable ready(table, values);
    CHECK(ready.table() == table);
    for (int round = 0; round < 200; ++round) {
      const auto set = static_cast<Mask>(random() & variants::first_values(values));
      Mask forward = 0;
      Mask backward = 0;
      for (int a = 0; a < values; ++a) {
        for (int b = 0; b < values; ++b) {
          if (!allows(table, a, b)) continue;
          if ((set >> a & 1) != 0) forward |= variants::mask_of(b);
          if ((set >> b & 1) != 0) backward |= variants::mask_of(a);
        }
      }
      CHECK(ready.forward(set) == forward);
      CHECK(ready.backward(set) == backward);
    }
  }
}

TEST_CASE("A relation keeps what some pair has, and takes what each pair has from common peers",
          "[variants][propagators]") {
  std::mt19937 random(13);
  // Cell 2 sees both, cell 3 sees one of them, cell 4 neither.
  const Peers peers(5, CellLists{{0, 2}, {1, 2}, {1, 3}});
  int taken = 0;
  int conflicts = 0;
  for (int round = 0; round < 4000; ++round) {
    CAPTURE(round);
    constexpr int values = 5;
    const PairTable table = random_table(random, values);
    const RelationTable ready(table, values);
    std::vector<Mask> masks = random_candidates(random, 5, values);
    const Relation relation{0, 1, 0, random() % 4 != 0};
    const auto left = narrowed(
        masks, peers, [&](Domains& domains) { return propagate(relation, ready, domains); });
    auto truth = supported(
        masks, [&](const std::vector<int>& found) { return allows(table, found[0], found[1]); });
    if (truth && relation.has_common_peers && !variants::is_single((*truth)[0]) &&
        !variants::is_single((*truth)[1])) {
      const auto beside = supported(masks, [&](const std::vector<int>& found) {
        return allows(table, found[0], found[1]) && found[2] != found[0] && found[2] != found[1];
      });
      const Mask kept = beside ? (*beside)[2] : Mask{0};
      taken += kept != (*truth)[2] ? 1 : 0;
      (*truth)[2] = kept;
      if (kept == 0) truth.reset();
    }
    conflicts += truth ? 0 : 1;
    CHECK(left == truth);
  }
  CHECK(taken > 50);
  CHECK(conflicts > 100);
}
