#include "core/engine/bands/band_pages.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <string>

using namespace ninefold;

namespace {

/// The pages of a first band with so many of its cells given.
class BandOfPages {
 public:
  explicit BandOfPages(const std::string& givens) {
    const BandView view =
        band_view(tests::grid_of(givens + std::string(81 - givens.size(), '.')), {});
    for (int box = 0; box < 3; ++box) {
      fillings_[box] = box_fillings(view, 0, box, meter_).value();
      stacks_[box].boxes[0] = Occurring(numbers_, fillings_[box]);
    }
  }

  BandPages pages() const { return {numbers_, stacks_, 0, fillings_}; }
  std::size_t bytes_of_page() const {
    return BandPages::page_size(stacks_, 0) * sizeof(std::uint16_t);
  }
  int count() const { return stacks_[0].boxes[0].size(); }

 private:
  const SharingNumbers numbers_;
  const Budget budget_;
  const ProgressCallback progress_;
  Meter meter_{budget_, progress_};
  Stacks stacks_;
  std::array<std::vector<BoxFilling>, 3> fillings_;
};

/// Asks for pages in turn, and says how many were made for that.
int pages_made(BandPages& pages, const std::vector<int>& asked) {
  const Budget budget;
  const ProgressCallback progress;
  std::map<int, BandPages::Page> seen;
  int made = 0;
  for (const int number : asked) {
    Meter meter(budget, progress);
    const BandPages::Page* const page = pages.page(number, meter);
    REQUIRE(page != nullptr);
    if (meter.nodes() != 0) ++made;
    // Made again, it is what it was.
    CHECK(seen.try_emplace(number, *page).first->second == *page);
  }
  return made;
}

const BandOfPages band("12345....6...1..38....9..24");

}  // namespace

TEST_CASE("A page makes room for others if it is wanted later than they are", "[engine]") {
  const std::vector<int> asked{0, 1, 2, 0, 1, 3, 0, 2, 1, 0};
  REQUIRE(band.count() > 3);
  const auto made_with_room_for = [&](std::size_t room) {
    BandPages pages = band.pages();
    for (int time = static_cast<int>(asked.size()) - 1; time >= 0; --time) {
      pages.expect(asked[static_cast<std::size_t>(time)], time);
    }
    CHECK(pages.bytes_expected() == 4 * band.bytes_of_page());
    pages.make_room(room * band.bytes_of_page());
    return pages_made(pages, asked);
  };
  CHECK(made_with_room_for(4) == 4);
  // Were it the one that was last asked for longest ago, it would be 6 and 10.
  CHECK(made_with_room_for(3) == 5);
  CHECK(made_with_room_for(2) == 7);
  CHECK(made_with_room_for(1) == 10);
  CHECK(made_with_room_for(0) == 10);
}
