#include "core/propagators/domains/domains.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <vector>

using ninefold::tests::narrowed;
using ninefold::variants::CellIndex;
using ninefold::variants::CellIndexes;
using ninefold::variants::CellLists;
using ninefold::variants::CellPlaces;

TEST_CASE("Peers are what shares a list, wherever the bits of cells are",
          "[variants][propagators]") {
  const CellLists lists{{0, 3, 5}, {5, 1}, {2}};
  const CellPlaces turned{5, 4, 3, 2, 1, 0};
  for (const CellPlaces& places : {CellPlaces{}, turned}) {
    const ninefold::variants::Peers peers(6, lists, places);
    CAPTURE(places);
    CellIndexes of_five = peers.of(5);
    std::sort(of_five.begin(), of_five.end());
    CHECK(of_five == CellIndexes{0, 1, 3});
    CHECK(peers.of(1) == CellIndexes{5});
    CHECK(peers.differ(3, 0));
    CHECK_FALSE(peers.differ(0, 1));
    CHECK_FALSE(peers.differ(5, 5));
    CHECK(peers.has_peers(0));
    CHECK_FALSE(peers.has_peers(2));
    CHECK_FALSE(peers.has_peers(4));
    CHECK(peers.all_differ(std::array<CellIndex, 3>{5, 0, 3}));
    CHECK_FALSE(peers.all_differ(std::array<CellIndex, 3>{5, 0, 1}));
  }
}

TEST_CASE("Equal cells see what any one of them sees, and are seen by it",
          "[variants][propagators]") {
  // 0 and 1 are equal, and so are 2 and 3, of which 2 must differ from 1; 4 differs from 0.
  ninefold::variants::Peers peers(7, CellLists{{1, 2}, {0, 4}, {5, 6}});
  peers.share_among_equals(std::array<CellIndex, 7>{0, 0, 2, 2, 4, 5, 6});
  CHECK(peers.of(0) == CellIndexes{2, 3, 4});
  CHECK(peers.of(1) == CellIndexes{2, 3, 4});
  CHECK(peers.of(2) == CellIndexes{0, 1});
  CHECK(peers.of(3) == CellIndexes{0, 1});
  CHECK(peers.of(4) == CellIndexes{0, 1});
  CHECK(peers.of(5) == CellIndexes{6});
}

TEST_CASE("Cells that are equal and different only differ", "[variants][propagators]") {
  ninefold::variants::Peers peers(3, CellLists{{0, 1}});
  peers.share_among_equals(std::array<CellIndex, 3>{0, 0, 2});
  CHECK(peers.of(0) == CellIndexes{1});
  CHECK(peers.of(1) == CellIndexes{0});
  CHECK_FALSE(peers.has_peers(2));
}

TEST_CASE("Cells may exclude one value of each other", "[variants][propagators]") {
  const auto value = [](int position) { return ninefold::variants::mask_of(position); };
  for (const CellPlaces& places : {CellPlaces{}, CellPlaces{5, 4, 3, 2, 1, 0}}) {
    CAPTURE(places);
    ninefold::variants::Peers peers(6, CellLists{{0, 1}}, places);
    CHECK_FALSE(peers.tell_values_apart());
    peers.exclude(0, 3, value(2), 4);
    peers.exclude(4, 3, value(1), 4);
    CHECK(peers.tell_values_apart());
    for (const ninefold::variants::Peers& some :
         {peers, peers.among(CellIndexes{0, 1, 2, 3, 4, 5})}) {
      CHECK(some.of(0) == CellIndexes{1});
      CHECK(some.of(0, value(0)) == CellIndexes{1});
      CellIndexes of_two = some.of(0, value(2));
      std::sort(of_two.begin(), of_two.end());
      CHECK(of_two == CellIndexes{1, 3});
      CHECK(some.of(3, value(2)) == CellIndexes{0});
      CHECK(some.of(3, value(1)) == CellIndexes{4});
      CHECK(some.of(3, value(3)).empty());
      CHECK_FALSE(some.differ(0, 3));
      CHECK(some.has_peers(4));
      CHECK_FALSE(some.has_peers(2));
    }
  }
}

TEST_CASE("A value goes from cells that exclude it at all of some places",
          "[variants][propagators]") {
  // 0 and 1 exclude 2 in cell 2, and one of them in cell 3; cell 4 differs from both.
  ninefold::variants::Peers peers(5, CellLists{{0, 4}, {1, 4}});
  const auto two = ninefold::variants::mask_of(2);
  peers.exclude(0, 2, two, 4);
  peers.exclude(1, 2, two, 4);
  peers.exclude(0, 3, two, 4);
  const auto struck = [&](ninefold::variants::Mask value) {
    return narrowed({15, 15, 15, 15, 15}, peers, [&](ninefold::variants::Domains& domains) {
      return domains.take_away_from_common_peers(std::array<CellIndex, 2>{0, 1}, value);
    });
  };
  using Masks = std::vector<ninefold::variants::Mask>;
  CHECK(struck(two) == Masks{15, 15, 11, 15, 11});
  CHECK(struck(1) == Masks{15, 15, 15, 15, 14});
}

TEST_CASE("Some cells tell values apart only if two of them do", "[variants][propagators]") {
  ninefold::variants::Peers peers(5, CellLists{{0, 1}, {3, 4}});
  peers.exclude(0, 2, ninefold::variants::mask_of(3), 4);
  const ninefold::variants::Peers none = peers.among(CellIndexes{0, 1, 3, 4});
  CHECK_FALSE(none.tell_values_apart());
  CHECK(none.of(0) == CellIndexes{1});
  CHECK(none.of(2) == CellIndexes{3});
  CHECK(none.of(3, ninefold::variants::mask_of(3)) == CellIndexes{2});
  const ninefold::variants::Peers two = peers.among(CellIndexes{1, 2, 0});
  CHECK(two.tell_values_apart());
  CHECK(two.of(1).empty());
  CHECK(two.of(1, ninefold::variants::mask_of(3)) == CellIndexes{2});
}

TEST_CASE("Cells see another by one value alone", "[variants][propagators]") {
  const auto value = [](int position) { return ninefold::variants::mask_of(position); };
  for (const CellPlaces& places : {CellPlaces{}, CellPlaces{4, 3, 2, 1, 0}}) {
    CAPTURE(places);
    ninefold::variants::Peers peers(5, CellLists{{0, 4}, {1, 4}}, places);
    CHECK(peers.see_another(0, 1));
    CHECK_FALSE(peers.see_another(0, 2));
    // Cell 3 loses different values to 0 and 2, and then the last one to both.
    peers.exclude(0, 3, value(1), 4);
    peers.exclude(2, 3, value(2), 4);
    CHECK_FALSE(peers.see_another(0, 2));
    peers.exclude(0, 3, value(3), 4);
    peers.exclude(2, 3, value(3), 4);
    CHECK(peers.see_another(0, 2));
    std::vector<std::uint64_t> known(peers.width());
    peers.add(0, known);
    CHECK(peers.see_another(0, 2, known));
    peers.add(3, known);
    CHECK_FALSE(peers.see_another(0, 2, known));
  }
}
