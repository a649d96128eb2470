#pragma once

#include "core/board/layout.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// Lists of cells, all of them in one piece of memory.
class CellLists {
 public:
  CellLists() = default;
  CellLists(std::initializer_list<CellIndexes> lists) {
    for (const CellIndexes& list : lists) add(list);
  }

  void reserve(std::size_t lists, std::size_t cells) {
    ends_.reserve(lists);
    cells_.reserve(cells);
  }
  void add(std::span<const CellIndex> cells) {
    cells_.insert(cells_.end(), cells.begin(), cells.end());
    end_list();
  }
  /// The same cell by cell: adds one to the list that is being written, and ends that list.
  void add_cell(CellIndex cell) { cells_.push_back(cell); }
  void end_list() { ends_.push_back(static_cast<std::uint32_t>(cells_.size())); }
  /// Adds all lists of another, which must not be this one.
  void add_lists(const CellLists& lists) {
    const auto start = static_cast<std::uint32_t>(cells_.size());
    cells_.insert(cells_.end(), lists.cells_.begin(), lists.cells_.end());
    for (const std::uint32_t end : lists.ends_) ends_.push_back(start + end);
  }

  /// The same for whoever knows how many they are: adds a list of that many cells, to be written.
  std::span<CellIndex> add_list(std::size_t size) {
    cells_.resize(cells_.size() + size);
    end_list();
    return std::span(cells_).last(size);
  }

  std::size_t size() const { return ends_.size(); }
  bool empty() const { return ends_.empty(); }
  std::span<const CellIndex> operator[](std::size_t number) const {
    const std::size_t start = number == 0 ? 0 : ends_[number - 1];
    return std::span(cells_).subspan(start, ends_[number] - start);
  }

  /// Calls `visit(first, second)` for every two cells of each list.
  template <typename Visit>
  void for_each_pair(Visit visit) const {
    for (std::size_t number = 0; number < size(); ++number) {
      const std::span<const CellIndex> cells = (*this)[number];
      for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) visit(cells[j], cells[i]);
      }
    }
  }

 private:
  std::vector<CellIndex> cells_;
  std::vector<std::uint32_t> ends_;
};

}  // namespace ninefold::variants
