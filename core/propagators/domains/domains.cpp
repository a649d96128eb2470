#include "core/propagators/domains/domains.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace ninefold::variants {

Peers::Peers(int cell_count, const CellLists& different, CellPlaces places, std::size_t first_list)
    : places_(std::move(places)) {
  const auto cells = static_cast<std::size_t>(cell_count);
  if (places_.empty()) {
    places_.resize(cells);
    std::iota(places_.begin(), places_.end(), std::uint16_t{0});
  }
  cells_.resize(cells == 0 ? 0
                           : *std::max_element(places_.begin(), places_.end()) + std::size_t{1});
  for (std::size_t cell = 0; cell < cells; ++cell)
    cells_[places_[cell]] = static_cast<CellIndex>(cell);
  width_ = (cells_.size() + 63) / 64;
  words_.resize(cells * width_);
  // Most boards are as wide as one of nine rows and columns.
  if (width_ == 2) {
    std::array<std::uint64_t, 2> set;
    add_all_of(different, first_list, set);
  } else {
    std::vector<std::uint64_t> set(width_);
    add_all_of(different, first_list, set);
  }
  for (std::size_t cell = 0; cell < cells; ++cell)
    row(cell)[places_[cell] / 64U] &= ~(std::uint64_t{1} << (places_[cell] % 64U));
}

// `set` is as wide as a row.
template <typename Set>
void Peers::add_all_of(const CellLists& different, std::size_t first_list, Set& set) {
  const std::size_t width = set.size();
  const std::uint16_t* const places = places_.data();
  std::uint64_t* const rows = words_.data();
  for (std::size_t number = first_list; number < different.size(); ++number) {
    const std::span<const CellIndex> list = different[number];
    if (list.size() == 2) {
      add(list[1], row(list[0]));
      add(list[0], row(list[1]));
      continue;
    }
    std::fill(set.begin(), set.end(), 0);
    for (const CellIndex cell : list)
      set[places[cell] / 64U] |= std::uint64_t{1} << (places[cell] % 64U);
    for (const CellIndex cell : list) {
      for (std::size_t word = 0; word < width; ++word) rows[cell * width + word] |= set[word];
    }
  }
}

void Peers::add_rows(std::span<const std::array<std::uint64_t, 2>> rows) {
  for (std::size_t cell = 0; cell < rows.size(); ++cell) {
    words_[cell * width_] |= rows[cell][0];
    words_[cell * width_ + 1] |= rows[cell][1];
  }
}

void Peers::share_among_equals(std::span<const CellIndex> same) {
  // Of the smallest cells of groups: the group, and what it sees.
  std::vector<std::uint64_t> groups(words_.size());
  std::vector<std::uint64_t> seen(words_.size());
  const auto row_of = [this](std::vector<std::uint64_t>& rows, std::size_t cell) {
    return std::span(rows).subspan(cell * width_, width_);
  };
  const auto unite = [](std::span<std::uint64_t> set, std::span<const std::uint64_t> other) {
    for (std::size_t word = 0; word < set.size(); ++word) set[word] |= other[word];
  };
  for (std::size_t cell = 0; cell < same.size(); ++cell) {
    add(static_cast<CellIndex>(cell), row_of(groups, same[cell]));
    unite(row_of(seen, same[cell]), row_of(words_, cell));
  }
  for (std::size_t cell = 0; cell < same.size(); ++cell) {
    for_each_cell(row_of(seen, same[cell]), [&](CellIndex peer) {
      if (same[peer] != same[cell]) unite(row_of(words_, cell), row_of(groups, same[peer]));
    });
  }
}

void Peers::exclude(CellIndex a, CellIndex b, Mask value, int value_count) {
  if (words_a_value_ == 0) {
    words_a_value_ = words_.size();
    words_.resize(words_a_value_ * (static_cast<std::size_t>(value_count) + 1));
    for (std::size_t next = words_a_value_; next < words_.size(); next += words_a_value_)
      std::copy_n(words_.begin(), words_a_value_,
                  words_.begin() + static_cast<std::ptrdiff_t>(next));
  }
  const std::size_t first_row = places_.size() * (static_cast<std::size_t>(lowest_of(value)) + 1);
  add(b, row(first_row + a));
  add(a, row(first_row + b));
}

Peers Peers::among(std::span<const CellIndex> cells) const {
  Peers found(static_cast<int>(cells.size()));
  const std::size_t words = found.words_.size();
  const std::size_t tables = tell_values_apart() ? words_.size() / words_a_value_ : 1;
  found.words_.resize(words * tables);
  for (std::size_t table = 0; table < tables; ++table) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const std::uint64_t* const own = bits(cells[i]) + table * words_a_value_;
      for (std::size_t j = 0; j < cells.size(); ++j) {
        if ((own[place(cells[j]) / 64] >> (place(cells[j]) % 64) & 1U) != 0)
          found.add(static_cast<CellIndex>(j), found.row(table * cells.size() + i));
      }
    }
  }
  // Often no two of these cells exclude a value alone.
  bool is_any_other = false;
  for (std::size_t first = words; first < found.words_.size() && !is_any_other; first += words)
    is_any_other =
        !std::equal(found.words_.begin(), found.words_.begin() + static_cast<std::ptrdiff_t>(words),
                    found.words_.begin() + static_cast<std::ptrdiff_t>(first));
  if (is_any_other) {
    found.words_a_value_ = words;
  } else {
    found.words_.resize(words);
    found.words_.shrink_to_fit();
  }
  return found;
}

CellIndexes Peers::of(CellIndex cell) const {
  CellIndexes peers;
  for_each_cell({bits(cell), width_}, [&](CellIndex peer) { peers.push_back(peer); });
  return peers;
}

CellIndexes Peers::of(CellIndex cell, Mask value) const {
  CellIndexes peers;
  for_each_cell({bits(cell, value), width_}, [&](CellIndex peer) { peers.push_back(peer); });
  return peers;
}

bool Peers::has_peers(CellIndex cell) const {
  for (std::size_t first = cell * width_; first < words_.size(); first += words_a_table()) {
    const std::span<const std::uint64_t> own(words_.data() + first, width_);
    if (std::any_of(own.begin(), own.end(), [](std::uint64_t word) { return word != 0; }))
      return true;
  }
  return false;
}

bool Peers::all_differ(std::span<const CellIndex> cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!differ(cells[i], cells[j])) return false;
    }
  }
  return true;
}

bool Peers::see_another(CellIndex a, CellIndex b, std::span<const std::uint64_t> known) const {
  for (std::size_t first = 0; first < words_.size(); first += words_a_table()) {
    const std::uint64_t* const one = bits(a) + first;
    const std::uint64_t* const other = bits(b) + first;
    for (std::size_t word = 0; word < width_; ++word) {
      const std::uint64_t beyond = known.empty() ? ~std::uint64_t{0} : ~known[word];
      if ((one[word] & other[word] & beyond) != 0) return true;
    }
  }
  return false;
}

bool Domains::take_away_in_whole(std::span<const CellIndex> cells, Mask value) const {
  std::array<CellIndex, most_values> numbers{};
  if (cells.size() > numbers.size()) return true;  // nobody asks about so many
  for (std::size_t i = 0; i < cells.size(); ++i) numbers[i] = numbers_in_whole[cells[i]];
  return whole->take_away_from_common_peers(std::span(numbers).first(cells.size()), value);
}

}  // namespace ninefold::variants
