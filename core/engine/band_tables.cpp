#include "core/engine/band_tables.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <span>

namespace ninefold {

namespace {

// A look at the meter after so many pairs of fillings.
constexpr unsigned pairs_per_node = 64;

/// The sharings that occur in one box, numbered as they come.
class Occurring {
 public:
  Occurring() = default;
  Occurring(const SharingNumbers& numbers, const std::vector<BoxFilling>& fillings)
      : numbers_(&numbers), ids_(SharingNumbers::total, -1) {
    for (const BoxFilling& filling : fillings) {
      int& id = ids_[numbers[filling.columns]];
      if (id >= 0) continue;
      id = static_cast<int>(sharings_.size());
      sharings_.push_back(filling.columns);
    }
  }
  int size() const { return static_cast<int>(sharings_.size()); }
  Sharing operator[](int id) const { return sharings_[id]; }
  int id_of(Sharing sharing) const { return ids_[(*numbers_)[sharing]]; }

 private:
  const SharingNumbers* numbers_ = nullptr;
  std::vector<int> ids_;
  std::vector<Sharing> sharings_;
};

/// What the second and third band can take of a stack's columns.
struct OtherTwo {
  std::uint16_t second = 0;
  std::uint16_t third = 0;
};

/// A stack's columns: what the second and third band can take after each sharing of the first.
struct Stack {
  std::array<Occurring, 3> boxes;  // by band

  std::span<const OtherTwo> after(int first) const {
    return {others.data() + begin[first], others.data() + begin[first + 1]};
  }

  /// Once the boxes are known.
  void pair_up() {
    for (int first = 0; first < boxes[0].size(); ++first) {
      begin.push_back(static_cast<int>(others.size()));
      for (int second = 0; second < boxes[1].size(); ++second) {
        if (!differ(boxes[0][first], boxes[1][second])) continue;
        const int third = boxes[2].id_of(third_of(boxes[0][first], boxes[1][second]));
        if (third < 0) continue;
        others.push_back({static_cast<std::uint16_t>(second), static_cast<std::uint16_t>(third)});
      }
    }
    begin.push_back(static_cast<int>(others.size()));
  }

  std::vector<OtherTwo> others;
  std::vector<int> begin;  // of those after each sharing of the first band, and the end
};

// So many entries of a page still leave the pages after one sharing of the first box, at most 56 of
// the second and of the third band, in 90 megabytes.
constexpr std::size_t largest_page = 400'000;
constexpr std::size_t most_entries = 56 * largest_page;

std::size_t page_size_of(const std::array<Stack, 3>& stacks, int band) {
  return static_cast<std::size_t>(stacks[1].boxes[band].size()) *
         static_cast<std::size_t>(stacks[2].boxes[band].size());
}

/// For one band the number of fillings by what its boxes take of the columns, on a page for each
/// sharing of the first box. Pages are made when they are asked for.
class BandTable {
 public:
  /// A row for each sharing of the second box, with an entry for each of the third.
  using Page = std::vector<std::uint16_t>;

  BandTable(const SharingNumbers& numbers, const std::array<Stack, 3>& stacks, int band,
            const std::array<std::vector<BoxFilling>, 3>& fillings)
      : numbers_(&numbers),
        width_(static_cast<std::size_t>(stacks[2].boxes[band].size())),
        page_size_(page_size_of(stacks, band)),
        first_(stacks[0].boxes[band].size()),
        second_(SharingNumbers::total),
        third_(SharingNumbers::total),
        pages_(first_.size()) {
    for (const BoxFilling& filling : fillings[0]) {
      first_[stacks[0].boxes[band].id_of(filling.columns)].push_back(filling.rows);
    }
    for (const BoxFilling& filling : fillings[1]) {
      auto& columns = second_[numbers[filling.rows]];
      if (columns.empty()) second_rows_.push_back(filling.rows);
      columns.push_back(static_cast<std::uint16_t>(stacks[1].boxes[band].id_of(filling.columns)));
    }
    for (const BoxFilling& filling : fillings[2]) {
      third_[numbers[filling.rows]].push_back(
          static_cast<std::uint16_t>(stacks[2].boxes[band].id_of(filling.columns)));
    }
  }

  const std::uint16_t* row(const Page& page, int second) const {
    return page.data() + static_cast<std::size_t>(second) * width_;
  }

  /// The page for a sharing of the first box; none when the search has to end.
  const Page* page(int first, Meter& meter) {
    Page& page = pages_[first];
    if (!page.empty()) return &page;
    page.resize(page_size_);
    entries_ += page_size_;
    unsigned pairs = 0;
    for (const Sharing rows : first_[first]) {
      for (const Sharing second : second_rows_) {
        if (!differ(rows, second)) continue;
        const Columns& thirds = third_[(*numbers_)[third_of(rows, second)]];
        if (thirds.empty()) continue;
        for (const std::uint16_t columns : second_[(*numbers_)[second]]) {
          if (pairs++ % pairs_per_node == 0 && !meter.enter_node()) return nullptr;
          std::uint16_t* const row = page.data() + columns * width_;
          for (const std::uint16_t third : thirds) ++row[third];
        }
      }
    }
    return &page;
  }

  void forget() {
    for (Page& page : pages_) page = {};
    entries_ = 0;
  }
  void forget_if_large() {
    if (entries_ > most_entries / 2) forget();
  }

 private:
  using Columns = std::vector<std::uint16_t>;

  const SharingNumbers* numbers_;
  std::size_t width_;
  std::size_t page_size_;
  std::vector<std::vector<Sharing>> first_;  // rows, by columns
  std::vector<Sharing> second_rows_;
  std::vector<Columns> second_;  // by rows
  std::vector<Columns> third_;   // by rows
  std::vector<Page> pages_;
  std::size_t entries_ = 0;
};

class TableCounter {
 public:
  TableCounter(const BandTask& task, const SharingNumbers& numbers)
      : task_(task), view_(task.view), numbers_(numbers), meter_(task.meter) {
    for (int digit = 0; digit < 9; ++digit) {
      if (view_.nameless[digit]) nameless_.push_back(digit);
    }
  }

  bool run() {
    std::array<std::array<std::vector<BoxFilling>, 3>, 3> fillings;
    for (int box = 0; box < 3; ++box) {
      for (int band = 0; band < 3; ++band) {
        auto found = box_fillings(view_, band, box, meter_);
        if (!found) return true;
        fillings[band][box] = std::move(*found);
        stacks_[box].boxes[band] = Occurring(numbers_, fillings[band][box]);
      }
      stacks_[box].pair_up();
    }
    for (int band = 0; band < 3; ++band) {
      const std::size_t page_size = page_size_of(stacks_, band);
      if (page_size > largest_page) return false;
      tables_.emplace_back(numbers_, stacks_, band, fillings[band]);
    }
    const int sharings = stacks_[0].boxes[0].size();
    if (sharings == 0) meter_.cover(task_.share);
    for (int first = 0; first < sharings; ++first) {
      if (first % task_.part_count == task_.part && !count_after(first)) break;
      meter_.cover(task_.share / sharings);
    }
    return true;
  }

 private:
  /// A sharing of the third stack's columns in the first band.
  struct Weighted {
    std::uint32_t sharing = 0;
    /// The fillings of the first band that have it, by any names of the nameless digits.
    std::uint32_t weight = 0;
  };

  /// How many sharings of the first band this one stands for by other names of the nameless
  /// digits: none unless their paths ascend.
  std::uint32_t namings_of(Sharing one, Sharing two, Sharing three) const {
    std::uint32_t namings = 1;
    std::uint32_t same = 0;
    std::uint32_t count = 0;
    unsigned last = 0;
    for (const int digit : nameless_) {
      const unsigned path =
          place_in(one, digit) << 4U | place_in(two, digit) << 2U | place_in(three, digit);
      if (path < last) return 0;
      same = path == last ? same + 1 : 1;
      last = path;
      // The product of these quotients is a multinomial coefficient, whole at every step.
      namings = namings * ++count / same;
    }
    return namings;
  }

  /// What the first band can be like after a sharing of its first box, by rows of the page.
  void weigh(int first, const BandTable::Page& page) {
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
        const std::uint32_t namings =
            namings_of(stacks_[0].boxes[0][first], middle[row], last[column]);
        if (namings == 0) continue;
        weights_.push_back({static_cast<std::uint32_t>(column), fillings * namings});
      }
    }
    rows_.push_back(weights_.size());
  }

  /// False when the search has to end.
  bool count_after(int first) {
    tables_[1].forget_if_large();
    tables_[2].forget_if_large();
    const BandTable::Page* const page = tables_[0].page(first, meter_);
    if (page == nullptr) return false;
    weigh(first, *page);
    tables_[0].forget();
    if (weights_.empty()) return true;
    for (const OtherTwo& others : stacks_[0].after(first)) {
      const BandTable::Page* const second = tables_[1].page(others.second, meter_);
      const BandTable::Page* const third = second ? tables_[2].page(others.third, meter_) : nullptr;
      if (third == nullptr) return false;
      const std::optional<Count> total = ways_on(*second, *third);
      if (!total) return false;
      if (*total != Count{} && !meter_.found(*total * task_.namings)) return false;
    }
    return true;
  }

  /// The ways to go on with these pages of the second and third band; nothing when the search has
  /// to end.
  std::optional<Count> ways_on(const BandTable::Page& second, const BandTable::Page& third) {
    Count total;
    const Stack& last = stacks_[2];
    for (std::size_t row = 0; row + 1 < rows_.size(); ++row) {
      if (rows_[row] == rows_[row + 1]) continue;
      for (const OtherTwo& others : stacks_[1].after(static_cast<int>(row))) {
        if (!meter_.enter_node()) return std::nullopt;
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
  std::vector<int> nameless_;
  std::array<Stack, 3> stacks_;
  std::vector<BandTable> tables_;
  std::vector<Weighted> weights_;
  std::vector<std::size_t> rows_;  // where each row's weights begin, and the end
};

}  // namespace

bool count_by_tables(const BandTask& task, const SharingNumbers& numbers) {
  return TableCounter(task, numbers).run();
}

}  // namespace ninefold
