#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// Walks through connected places, whose neighbours are listed.
namespace ninefold::variants {

inline constexpr std::size_t most_places = 1024;

/// Walks over places from `start` as far as `enter` lets it; returns how many it reached.
template <typename Enter>
std::size_t walk(const std::vector<std::vector<std::uint16_t>>& neighbours, std::uint16_t start,
                 std::array<std::uint8_t, most_places>& seen,
                 std::array<std::uint16_t, most_places>& queue, Enter enter) {
  std::size_t end = 0;
  queue[end++] = start;
  seen[start] = 1;
  for (std::size_t next = 0; next < end; ++next) {
    for (const std::uint16_t neighbour : neighbours[queue[next]]) {
      if (seen[neighbour] != 0 || !enter(neighbour)) continue;
      seen[neighbour] = 1;
      queue[end++] = neighbour;
    }
  }
  return end;
}

/// The same over at most so many places that are not free: those that it takes more to reach are
/// left out. Free places and others are told apart by `is_free`.
template <typename Enter, typename IsFree>
std::size_t walk_within(const std::vector<std::vector<std::uint16_t>>& neighbours,
                        std::uint16_t start, std::size_t most,
                        std::array<std::uint8_t, most_places>& seen,
                        std::array<std::uint16_t, most_places>& queue, Enter enter,
                        IsFree is_free) {
  std::array<std::uint16_t, most_places> later;  // it takes one place more to reach them
  std::size_t end = 0;
  queue[end++] = start;
  seen[start] = 1;
  std::size_t next = 0;
  while (true) {
    std::size_t later_count = 0;
    for (; next < end; ++next) {
      for (const std::uint16_t neighbour : neighbours[queue[next]]) {
        if (seen[neighbour] != 0 || !enter(neighbour)) continue;
        if (is_free(neighbour)) {
          queue[end++] = neighbour;
        } else if (most > 0) {
          later[later_count++] = neighbour;
        } else {
          continue;
        }
        seen[neighbour] = 1;
      }
    }
    if (later_count == 0) return end;
    std::copy_n(later.begin(), later_count, queue.begin() + static_cast<std::ptrdiff_t>(end));
    end += later_count;
    --most;
  }
}

/// The places whose removal parts the marked places from each other, as long as one walks through
/// open ones: the articulation points (Hopcroft and Tarjan, 1973) with marked places on both sides.
/// One walk in depth from `root`, which is marked.
struct Cuts {
  std::array<std::uint16_t, most_places> number;  ///< in order of the walk, from 1
  std::array<std::uint16_t, most_places> low;     ///< the smallest that a subtree leads back to
  std::array<std::uint16_t, most_places> marked;  ///< in the subtree
  std::array<std::uint16_t, most_places> parent;
  std::array<std::uint8_t, most_places> next;  ///< the neighbour to look at
  std::array<std::uint8_t, most_places> cuts;

  template <typename IsOpen, typename IsMarked>
  void find(const std::vector<std::vector<std::uint16_t>>& neighbours, std::uint16_t root,
            IsOpen is_open, IsMarked is_marked) {
    const std::size_t count = neighbours.size();
    std::fill_n(number.begin(), count, std::uint16_t{0});
    std::fill_n(cuts.begin(), count, std::uint8_t{0});
    std::uint16_t walked = 0;
    const auto enter = [&](std::uint16_t place, std::uint16_t from) {
      number[place] = low[place] = ++walked;
      marked[place] = is_marked(place) ? 1 : 0;
      parent[place] = from;
      next[place] = 0;
    };
    enter(root, root);
    for (std::uint16_t place = root;;) {
      const std::vector<std::uint16_t>& around = neighbours[place];
      if (next[place] < around.size()) {
        const std::uint16_t other = around[next[place]++];
        if (number[other] != 0) {
          low[place] = std::min(low[place], number[other]);
        } else if (is_open(other)) {
          enter(other, place);
          place = other;
        }
        continue;
      }
      if (place == root) return;
      const std::uint16_t from = parent[place];
      low[from] = std::min(low[from], low[place]);
      marked[from] += marked[place];
      // The root, which is marked, is on the other side.
      if (low[place] >= number[from] && marked[place] > 0) cuts[from] = 1;
      place = from;
    }
  }
};

}  // namespace ninefold::variants
