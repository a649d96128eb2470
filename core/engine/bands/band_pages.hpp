#pragma once

#include "core/engine/bands/band_stacks.hpp"
#include "core/engine/budgets/meter.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace ninefold {

/// For one band the number of fillings by what its boxes take of the columns, on a page for each
/// sharing of the first box. Pages are made when they are asked for, and kept while there is room:
/// those that are wanted again soonest, as L. A. Belady found to be best ("A study of replacement
/// algorithms for a virtual-storage computer", 1966).
class BandPages {
 public:
  /// A row for each sharing of the second box, with an entry for each of the third.
  using Page = std::vector<std::uint16_t>;

  /// The entries of a page.
  static std::size_t page_size(const Stacks& stacks, int band) {
    return static_cast<std::size_t>(stacks[1].boxes[band].size()) *
           static_cast<std::size_t>(stacks[2].boxes[band].size());
  }

  /// `fillings` by box; `numbers` has to outlive this. There is room for one page.
  BandPages(const SharingNumbers& numbers, const Stacks& stacks, int band,
            const std::array<std::vector<BoxFilling>, 3>& fillings);

  /// A page will be asked for at that time, the later ones first.
  void expect(int page, int time) { wanted_[page].push_back(static_cast<std::uint16_t>(time)); }

  /// The bytes of all pages that are expected.
  std::size_t bytes_expected() const;

  /// Keeps this many bytes of pages, but one at least.
  void make_room(std::size_t bytes);

  /// The page for a sharing of the first box, until another is asked for; none when the search has
  /// to end.
  const Page* page(int first, Meter& meter);

  const std::uint16_t* row(const Page& page, int second) const {
    return page.data() + static_cast<std::size_t>(second) * width_;
  }

 private:
  using Columns = std::vector<std::uint16_t>;

  std::size_t bytes_of_page() const { return page_size_ * sizeof(Page::value_type); }
  /// When a page is wanted next.
  int next_time(int page) const;
  /// An empty page; another makes room for it where there is none.
  Page& blank(int first);
  bool fill(Page& page, int first, Meter& meter) const;

  const SharingNumbers* numbers_;
  std::size_t width_;
  std::size_t page_size_;
  std::vector<std::vector<Sharing>> first_;  // rows, by columns
  std::vector<Sharing> second_rows_;
  std::vector<Columns> second_;  // by rows
  std::vector<Columns> third_;   // by rows
  std::vector<Page> pages_;
  std::vector<int> kept_;  // pages
  std::size_t most_kept_ = 1;
  std::vector<std::vector<std::uint16_t>> wanted_;  // times, by page, the next one last
};

}  // namespace ninefold
