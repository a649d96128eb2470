#include "core/propagators/relation.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;
using variants::mask_of;
using variants::PairTable;
using variants::RelationTable;

namespace {

PairTable random_table(std::mt19937& random, int values) {
  PairTable table{};
  for (int value = 0; value < values; ++value)
    table[static_cast<std::size_t>(value)] =
        static_cast<Mask>(random() & random() & variants::first_values(values));
  return table;
}

bool allows(const PairTable& table, int first, int second) {
  return (table[static_cast<std::size_t>(first)] & mask_of(second)) != 0;
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

TEST_CASE("A table of a relation knows what any set of values allows", "[variants][propagators]") {
  std::mt19937 random(6);
  for (int values = 1; values <= variants::most_values; ++values) {
    const PairTable table = random_table(random, values);
    const RelationTable ready(table, values);
    CAPTURE(values);
    for (int round = 0; round < 300; ++round) {
      const auto set = static_cast<Mask>(random() & variants::first_values(values));
      Mask forward = 0;
      Mask backward = 0;
      for (int first = 0; first < values; ++first) {
        for (int second = 0; second < values; ++second) {
          if (!allows(table, first, second)) continue;
          if ((set & mask_of(first)) != 0) forward |= mask_of(second);
          if ((set & mask_of(second)) != 0) backward |= mask_of(first);
        }
      }
      REQUIRE(ready.forward(set) == forward);
      REQUIRE(ready.backward(set) == backward);
    }
  }
}
