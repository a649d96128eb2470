#include "core/engine/bands/band_pages.hpp"

#include <algorithm>
#include <limits>

namespace ninefold {

namespace {

// A look at the meter after this many pairs of fillings.
constexpr unsigned pairs_per_node = 64;

}  // namespace

BandPages::BandPages(const SharingNumbers& numbers, const Stacks& stacks, int band,
                     const std::array<std::vector<BoxFilling>, 3>& fillings)
    : numbers_(&numbers),
      width_(static_cast<std::size_t>(stacks[2].boxes[band].size())),
      page_size_(page_size(stacks, band)),
      first_(static_cast<std::size_t>(stacks[0].boxes[band].size())),
      second_(SharingNumbers::total),
      third_(SharingNumbers::total),
      pages_(first_.size()),
      wanted_(first_.size()) {
  const auto columns_of = [&](int box, const BoxFilling& filling) {
    return static_cast<std::uint16_t>(stacks[box].boxes[band].id_of(filling.columns));
  };
  for (const BoxFilling& filling : fillings[0]) {
    first_[columns_of(0, filling)].push_back(filling.rows);
  }
  for (const BoxFilling& filling : fillings[1]) {
    Columns& columns = second_[numbers[filling.rows]];
    if (columns.empty()) second_rows_.push_back(filling.rows);
    columns.push_back(columns_of(1, filling));
  }
  for (const BoxFilling& filling : fillings[2]) {
    third_[numbers[filling.rows]].push_back(columns_of(2, filling));
  }
}

std::size_t BandPages::bytes_expected() const {
  const auto pages = std::count_if(wanted_.begin(), wanted_.end(),
                                   [](const auto& times) { return !times.empty(); });
  return static_cast<std::size_t>(pages) * bytes_of_page();
}

void BandPages::make_room(std::size_t bytes) {
  most_kept_ = std::max<std::size_t>(bytes / std::max<std::size_t>(bytes_of_page(), 1), 1);
}

int BandPages::next_time(int page) const {
  return wanted_[page].empty() ? std::numeric_limits<int>::max() : wanted_[page].back();
}

BandPages::Page& BandPages::blank(int first) {
  Page& page = pages_[first];
  if (kept_.size() < most_kept_) {
    kept_.push_back(first);
  } else {
    const auto last = std::max_element(kept_.begin(), kept_.end(), [this](int one, int other) {
      return next_time(one) < next_time(other);
    });
    page.swap(pages_[*last]);
    *last = first;
  }
  page.assign(page_size_, 0);
  return page;
}

const BandPages::Page* BandPages::page(int first, Meter& meter) {
  if (!wanted_[first].empty()) wanted_[first].pop_back();
  if (!pages_[first].empty()) return &pages_[first];
  Page& page = blank(first);
  return fill(page, first, meter) ? &page : nullptr;
}

bool BandPages::fill(Page& page, int first, Meter& meter) const {
  unsigned pairs = 0;
  for (const Sharing rows : first_[first]) {
    for (const Sharing second : second_rows_) {
      if (!differ(rows, second)) continue;
      const Columns& thirds = third_[(*numbers_)[third_of(rows, second)]];
      if (thirds.empty()) continue;
      for (const std::uint16_t columns : second_[(*numbers_)[second]]) {
        if (pairs++ % pairs_per_node == 0 && !meter.enter_node()) return false;
        std::uint16_t* const row = page.data() + columns * width_;
        for (const std::uint16_t third : thirds) ++row[third];
      }
    }
  }
  return true;
}

}  // namespace ninefold
