#include "core/engine/wide/program/two_places.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>

using namespace ninefold;

TEST_CASE("Values with two places in houses of a grid are found in all houses at once",
          "[variants][houses]") {
  std::mt19937 random(1);
  int found = 0;
  for (int round = 0; round < 300; ++round) {
    std::array<variants::Mask, variants::GridHouses::cell_count> masks{};
    for (variants::Mask& mask : masks) {
      mask = static_cast<variants::Mask>(random() & variants::first_values(9));
      // Few places too.
      for (int thinner = round % 3; thinner > 0; --thinner)
        mask &= static_cast<variants::Mask>(random());
    }
    const auto told = variants::values_of_two_places(masks.data());
    for (std::size_t house = 0; house < variants::GridHouses::house_count; ++house) {
      variants::Mask expected = 0;
      for (int value = 0; value < 9; ++value) {
        int places = 0;
        for (const auto cell : variants::GridHouses::house(house))
          places += (masks[cell] & variants::mask_of(value)) != 0 ? 1 : 0;
        if (places == 2) expected |= variants::mask_of(value);
      }
      CAPTURE(round, house);
      CHECK(told[house] == expected);
      found += variants::count_of(expected);
    }
  }
  CHECK(found > 1000);
}
