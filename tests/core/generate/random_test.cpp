#include "core/generate/basics/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <vector>

using ninefold::generate::Random;

TEST_CASE("A seed gives the same numbers everywhere", "[generate]") {
  // The published first numbers of SplitMix64 from 1234567.
  Random random(1234567);
  CHECK(random.next() == 6457827717110365317U);
  CHECK(random.next() == 3203168211198807973U);
  CHECK(random.next() == 9817491932198370423U);
  Random one(5, 0);
  Random other(5, 1);
  Random again(6, 0);
  const std::uint64_t first = one.next();
  CHECK(first != other.next());
  CHECK(first != again.next());
}

TEST_CASE("Numbers below a bound are even", "[generate]") {
  Random random(1);
  std::array<int, 7> times{};
  constexpr int draws = 70'000;
  for (int draw = 0; draw < draws; ++draw) ++times[random.below(7)];
  for (const int count : times) CHECK(std::abs(count - draws / 7) < 400);
  CHECK(random.below(1) == 0);
}

TEST_CASE("Every order of a shuffled list is as likely", "[generate]") {
  Random random(1);
  std::map<std::vector<int>, int> times;
  constexpr int draws = 24'000;
  for (int draw = 0; draw < draws; ++draw) {
    std::vector<int> list{0, 1, 2, 3};
    random.shuffle(list);
    ++times[list];
  }
  CHECK(times.size() == 24);
  for (const auto& [order, count] : times) CHECK(std::abs(count - draws / 24) < 140);
}
