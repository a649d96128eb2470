// Whether branches are chosen by looking ahead or by conflicts alone: by what either has covered.

#include "core/engine/wide/search/branching_pace.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using variants::BranchingPace;

namespace {

// How much of a long search looks take, where each way covers so much for each value; it is asked
// after every hundred of them.
double share_of_looks(double looks_cover, double conflicts_cover) {
  BranchingPace pace;
  double covered = 0;
  double by_looks = 0;
  constexpr double all = 1'000'000;
  constexpr double step = 100;
  for (double spent = 0; spent < all; spent += step) {
    const bool looks = pace.looks(covered, spent);
    if (looks) by_looks += step;
    covered += step * (looks ? looks_cover : conflicts_cover);
  }
  return by_looks / all;
}

}  // namespace

TEST_CASE("Looks are left where conflicts alone cover much more", "[variants]") {
  for (const double cover : {1e-6, 1e-9}) {
    CHECK(share_of_looks(cover, cover) > 0.85);
    CHECK(share_of_looks(cover, 4 * cover) > 0.85);
    CHECK(share_of_looks(cover, 6 * cover) < 0.15);
    CHECK(share_of_looks(0, cover) < 0.15);
  }
}

TEST_CASE("Both ways to branch are tried again and again", "[variants]") {
  constexpr double cover = 1e-6;
  CHECK(share_of_looks(cover, 0) < 0.95);
  CHECK(share_of_looks(0, cover) > 0.08);
}

TEST_CASE("Looks come first, and a turn goes on for a while", "[variants]") {
  BranchingPace pace;
  CHECK(pace.looks(0, 0));
  CHECK(pace.looks(0, 2900));
  CHECK_FALSE(pace.looks(0.1, 3000));
  CHECK_FALSE(pace.looks(0.1, 6000));
  CHECK(pace.looks(0.1, 6100));
  // A new search knows nothing of the last.
  CHECK_FALSE(pace.looks(0.9, 100'000));
  pace.begin();
  CHECK(pace.looks(0, 0));
}
