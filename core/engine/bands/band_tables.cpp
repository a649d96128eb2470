#include "core/engine/bands/band_tables.hpp"

#include "core/engine/bands/band_pages.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold {

namespace {

// Beyond that, joining the fillings of a page takes longer than tables save.
constexpr std::size_t largest_page = 400'000;

// A look at the meter after this many weights.
constexpr std::size_t weights_per_node = 256;

// For the pages of the second and third bands together.
constexpr std::size_t bytes_of_pages = 24'000'000;

class TableCounter {
 public:
  TableCounter(const BandTask& task, const SharingNumbers& numbers)
      : task_(task), view_(task.view), numbers_(numbers), meter_(task.meter) {
    for (int digit = 0; digit < 9; ++digit) {
      if (view_.unlabelled[digit]) unlabelled_.push_back(digit);
    }
  }

  bool run() {
    for (int band = 0; band < 3; ++band) {
      std::array<std::vector<BoxFilling>, 3> fillings;
      for (int box = 0; box < 3; ++box) {
        auto found = box_fillings(view_, band, box, meter_);
        if (!found) return true;
        fillings[box] = std::move(*found);
        stacks_[box].boxes[band] = Occurring(numbers_, fillings[box]);
      }
      if (BandPages::page_size(stacks_, band) > largest_page) return false;
      tables_.emplace_back(numbers_, stacks_, band, fillings);
    }
    for (Stack& stack : stacks_) stack.pair_up();
    share_out_room();
    const int sharings = stacks_[0].boxes[0].size();
    if (sharings == 0) meter_.cover(task_.share);
    for (int first = 0; first < sharings; ++first) {
      if (is_counted(first) && !count_after(first)) break;
      meter_.cover(task_.share / sharings);
    }
    return true;
  }

 private:
  /// Whether a sharing of the first box belongs to this part, and may have fillings of the first
  /// band: paths cannot ascend where they begin with a descent.
  bool is_counted(int first) const {
    if (first % task_.part_count != task_.part) return false;
    const Sharing sharing = stacks_[0].boxes[0][first];
    return std::is_sorted(unlabelled_.begin(), unlabelled_.end(), [sharing](int one, int other) {
      return place_in(sharing, one) < place_in(sharing, other);
    });
  }

  /// Tells the second and third band which pages they will be asked for, and gives each half of the
  /// room, or what the other does not need.
  void share_out_room() {
    for (int first = stacks_[0].boxes[0].size(); first-- > 0;) {
      if (!is_counted(first)) continue;
      for (const OtherTwo& others : stacks_[0].after(first)) {
        tables_[1].expect(others.second, first);
        tables_[2].expect(others.third, first);
      }
    }
    const std::size_t second = tables_[1].bytes_expected();
    const std::size_t third = tables_[2].bytes_expected();
    const std::size_t half = bytes_of_pages / 2;
    tables_[1].make_room(bytes_of_pages - std::min(third, half));
    tables_[2].make_room(bytes_of_pages - std::min(second, half));
  }

  /// A sharing of the third stack's columns in the first band.
  struct Weighted {
    std::uint32_t sharing = 0;
    /// The fillings of the first band that have it, by any labels of the unlabelled digits.
    std::uint32_t weight = 0;
  };

  /// How many sharings of the first band this one stands for by other labels of the unlabelled
  /// digits: none unless their paths ascend.
  std::uint32_t labellings_of(Sharing one, Sharing two, Sharing three) const {
    std::uint32_t labellings = 1;
    std::uint32_t same = 0;
    std::uint32_t count = 0;
    unsigned last = 0;
    for (const int digit : unlabelled_) {
      const unsigned path =
          place_in(one, digit) << 4U | place_in(two, digit) << 2U | place_in(three, digit);
      if (path < last) return 0;
      same = path == last ? same + 1 : 1;
      last = path;
      // The product of these quotients is a multinomial coefficient, whole at every step.
      labellings = labellings * ++count / same;
    }
    return labellings;
  }

  /// What the first band can be like after a sharing of its first box, by rows of the page.
  void weigh(int first, const BandPages::Page& page) {
    weights_.clear();
    rows_.clear();
    const Occurring& middle = stacks_[1].boxes[0];
    const Occurring& last = stacks_[2].boxes[0];
    const std::uint16_t* ways = page.data();
    for (int row = 0; row < middle.size(); ++row) {
      rows_.push_back(weights_.size());
      for (int column = 0; column < last.size(); ++column) {
        const std::uint32_t fillings = *ways++;
        if (fillings == 0) continue;
        const std::uint32_t labellings =
            labellings_of(stacks_[0].boxes[0][first], middle[row], last[column]);
        if (labellings == 0) continue;
        weights_.push_back({static_cast<std::uint32_t>(column), fillings * labellings});
      }
    }
    rows_.push_back(weights_.size());
  }

  /// False when the search has to end.
  bool count_after(int first) {
    const BandPages::Page* const page = tables_[0].page(first, meter_);
    if (page == nullptr) return false;
    weigh(first, *page);
    if (weights_.empty()) return true;
    for (const OtherTwo& others : stacks_[0].after(first)) {
      const BandPages::Page* const second = tables_[1].page(others.second, meter_);
      const BandPages::Page* const third = second ? tables_[2].page(others.third, meter_) : nullptr;
      if (third == nullptr) return false;
      const std::optional<Count> total = ways_on(*second, *third);
      if (!total) return false;
      if (*total != Count{} && !meter_.found(*total * task_.labellings)) return false;
    }
    return true;
  }

  /// The ways to go on with these pages of the second and third band; nothing when the search has
  /// to end.
  std::optional<Count> ways_on(const BandPages::Page& second, const BandPages::Page& third) {
    Count total;
    const Stack& last = stacks_[2];
    for (std::size_t row = 0; row + 1 < rows_.size(); ++row) {
      if (rows_[row] == rows_[row + 1]) continue;
      for (const OtherTwo& others : stacks_[1].after(static_cast<int>(row))) {
        // As many nodes as there is work.
        for (std::size_t index = rows_[row]; index < rows_[row + 1]; index += weights_per_node) {
          if (!meter_.enter_node()) return std::nullopt;
        }
        const std::uint16_t* const in_second = tables_[1].row(second, others.second);
        const std::uint16_t* const in_third = tables_[2].row(third, others.third);
        for (std::size_t index = rows_[row]; index < rows_[row + 1]; ++index) {
          // A band has at most 1728 fillings with the same sharings, and 56 others go with one: so
          // this fits 32 bits, and the product 64.
          std::uint32_t ways = 0;
          for (const OtherTwo& pair : last.after(static_cast<int>(weights_[index].sharing))) {
            ways += std::uint32_t{in_second[pair.second]} * in_third[pair.third];
          }
          total += std::uint64_t{weights_[index].weight} * ways;
        }
      }
    }
    return total;
  }

  const BandTask& task_;
  const BandView& view_;
  const SharingNumbers& numbers_;
  Meter& meter_;
  std::vector<int> unlabelled_;
  Stacks stacks_;
  std::vector<BandPages> tables_;
  std::vector<Weighted> weights_;
  std::vector<std::size_t> rows_;  // where each row's weights begin, and the end
};

}  // namespace

bool count_by_tables(const BandTask& task, const SharingNumbers& numbers) {
  return TableCounter(task, numbers).run();
}

}  // namespace ninefold
