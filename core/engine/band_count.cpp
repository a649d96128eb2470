#include "core/engine/band_count.hpp"

#include "core/engine/band_fillings.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

namespace ninefold {

namespace {

constexpr std::array<int, 3> path_weights{9, 3, 1};

constexpr int column_in(int path, int box) { return path / path_weights[box] % 3; }

constexpr Paths with_path(Paths paths, int digit, int path) {
  return paths + (static_cast<Paths>(path) << (path_bits * digit));
}

/// One way to give a box's columns in the second and the third band to the digits: its part of
/// their paths.
struct Sharing {
  Paths second = 0;
  Paths third = 0;
};

/// The ways to share out a box's columns in the second and third band, for each way in the first.
class BoxSharings {
 public:
  BoxSharings(const BandView& view, int box) : view_(view), box_(box), index_(1 << 18, unknown) {}

  const std::vector<Sharing>& after(Paths first) {
    int state = 0;
    for (int digit = 0; digit < 9; ++digit) {
      state = state << 2 | column_in(path_of(first, digit), box_);
    }
    if (index_[state] == unknown) {
      index_[state] = static_cast<int>(lists_.size());
      lists_.emplace_back();
      Full full{};
      extend(first, 0, {}, full, lists_.back());
    }
    return lists_[index_[state]];
  }

 private:
  static constexpr int unknown = -1;
  /// How many digits each column has, in the second and in the third band.
  using Full = std::array<std::array<std::uint8_t, 3>, 2>;

  void extend(Paths first, int digit, Sharing sharing, Full& full, std::vector<Sharing>& list) {
    if (digit == 9) {
      list.push_back(sharing);
      return;
    }
    const int taken = column_in(path_of(first, digit), box_);
    for (int second = 0; second < 3; ++second) {
      if (second == taken) continue;
      const int third = 3 - taken - second;
      const bool allowed = (view_.columns[1][digit][box_] >> second & 1) != 0 &&
                           (view_.columns[2][digit][box_] >> third & 1) != 0;
      if (!allowed || full[0][second] == 3 || full[1][third] == 3) continue;
      ++full[0][second];
      ++full[1][third];
      extend(first, digit + 1,
             {with_path(sharing.second, digit, second * path_weights[box_]),
              with_path(sharing.third, digit, third * path_weights[box_])},
             full, list);
      --full[0][second];
      --full[1][third];
    }
  }

  const BandView& view_;
  int box_;
  std::vector<int> index_;
  std::vector<std::vector<Sharing>> lists_;
};

/// Every way to exchange columns within the boxes and boxes within the band, as what becomes of
/// each path, in bits of a word that holds two for each path.
std::vector<std::array<std::uint8_t, path_count>> path_symmetries() {
  constexpr std::array<std::array<std::uint8_t, 3>, 6> orders{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  std::vector<std::array<std::uint8_t, path_count>> symmetries;
  for (const auto& boxes : orders) {
    for (const auto& first : orders) {
      for (const auto& second : orders) {
        for (const auto& third : orders) {
          std::array<std::uint8_t, path_count> image{};
          for (int path = 0; path < path_count; ++path) {
            const std::array<int, 3> columns{first[path / 9], second[path / 3 % 3],
                                             third[path % 3]};
            image[path] = static_cast<std::uint8_t>(
                2 * (9 * columns[boxes[0]] + 3 * columns[boxes[1]] + columns[boxes[2]]));
          }
          symmetries.push_back(image);
        }
      }
    }
  }
  return symmetries;
}

class BandCounter {
 public:
  BandCounter(const BandView& view, Meter& meter, int part, int part_count)
      : view_(view),
        meter_(meter),
        part_(part),
        part_count_(part_count),
        bands_{BandFillings(view.givens[0]), BandFillings(view.givens[1]),
               BandFillings(view.givens[2])},
        boxes_{BoxSharings(view, 0), BoxSharings(view, 1), BoxSharings(view, 2)} {
    for (const bool nameless : {false, true}) {
      for (int digit = 0; digit < 9; ++digit) {
        if (view.nameless[digit] == nameless) order_.push_back(digit);
      }
    }
    if (view.others_empty) symmetries_ = path_symmetries();
  }

  void run() { share_first_band(0, {}, 1.0); }

 private:
  /// What has been decided about the first band.
  struct FirstBand {
    Paths paths = 0;
    /// How many ways to name the nameless digits among those decided this stands for.
    std::uint64_t namings = 1;
    int last_path = 0;   // of the nameless digit before; they come in ascending order
    int same_paths = 0;  // how many nameless digits up to here have taken last_path
    int nameless = 0;    // how many nameless digits have been decided
    std::array<std::array<std::uint8_t, 3>, 3> full{};  // digits in each box's columns
  };

  bool path_fits(const FirstBand& band, int digit, int path) const {
    for (int box = 0; box < 3; ++box) {
      const int column = column_in(path, box);
      if ((view_.columns[0][digit][box] >> column & 1) == 0 || band.full[box][column] == 3) {
        return false;
      }
    }
    return true;
  }

  /// Gives the digits of order_ from `position` on their paths in the first band; `share` is the
  /// part of all the work that lies below. False when the search has to end.
  bool share_first_band(int position, const FirstBand& band, double share) {
    if (position == 9) return finish(band, share);
    const int digit = order_[position];
    const int lowest = view_.nameless[digit] ? band.last_path : 0;
    std::array<int, path_count> paths{};
    int path_total = 0;
    for (int path = lowest; path < path_count; ++path) {
      if (path_fits(band, digit, path)) paths[path_total++] = path;
    }
    if (path_total == 0) meter_.cover(share);
    for (int index = 0; index < path_total; ++index) {
      const int path = paths[index];
      FirstBand next = band;
      next.paths = with_path(band.paths, digit, path);
      for (int box = 0; box < 3; ++box) ++next.full[box][column_in(path, box)];
      if (view_.nameless[digit]) {
        next.same_paths = path == band.last_path ? band.same_paths + 1 : 1;
        next.last_path = path;
        ++next.nameless;
        // The product of these quotients is a multinomial coefficient, whole at every step.
        next.namings = band.namings * next.nameless / next.same_paths;
      }
      if (!share_first_band(position + 1, next, share / path_total)) return false;
    }
    return true;
  }

  bool finish(const FirstBand& band, double share) {
    const bool mine = sharings_++ % part_count_ == part_;
    if (mine) {
      if (!meter_.enter_node()) return false;
      const std::uint32_t fillings = bands_[0].count(band.paths);
      if (fillings != 0) {
        const std::optional<Count> rest =
            view_.others_empty ? ways_for_empty_bands(band.paths) : ways_for_others(band.paths);
        if (!rest) return false;
        if (*rest != Count{} && !meter_.found(*rest * Count(fillings) * Count(band.namings))) {
          return false;
        }
      }
    }
    meter_.cover(share);
    return true;
  }

  /// The ways to fill the second and third band after the first; nothing when the search ended.
  std::optional<Count> ways_for_others(Paths first) {
    const std::vector<Sharing>& box1 = boxes_[0].after(first);
    const std::vector<Sharing>& box2 = boxes_[1].after(first);
    const std::vector<Sharing>& box3 = boxes_[2].after(first);
    Count total;
    if (box1.empty() || box2.empty() || box3.empty()) return total;
    for (const Sharing& one : box1) {
      for (const Sharing& two : box2) {
        if (!meter_.enter_node()) return std::nullopt;
        const Paths second = one.second + two.second;
        const Paths third = one.third + two.third;
        std::uint64_t ways = 0;
        for (const Sharing& three : box3) {
          const std::uint64_t fillings = bands_[1].count(second + three.second);
          if (fillings != 0) ways += fillings * bands_[2].count(third + three.third);
        }
        total += Count(ways);
      }
    }
    return total;
  }

  /// The same where the other bands have no givens: then only the shape of the first band's
  /// sharing matters, not which digits, columns or boxes have it.
  std::optional<Count> ways_for_empty_bands(Paths first) {
    std::uint64_t sharing = 0;
    for (int digit = 0; digit < 9; ++digit) {
      sharing += std::uint64_t{1} << (2 * path_of(first, digit));
    }
    const auto seen = ways_by_shape_.find(sharing);
    if (seen != ways_by_shape_.end()) return seen->second;

    std::uint64_t shape = ~std::uint64_t{0};
    for (const auto& image : symmetries_) {
      std::uint64_t candidate = 0;
      for (int digit = 0; digit < 9; ++digit) {
        candidate += std::uint64_t{1} << image[path_of(first, digit)];
      }
      shape = std::min(shape, candidate);
    }
    const auto known = ways_by_shape_.find(shape);
    const std::optional<Count> ways =
        known != ways_by_shape_.end() ? known->second : ways_for_others(first);
    if (ways) {
      ways_by_shape_.emplace(shape, *ways);
      ways_by_shape_.emplace(sharing, *ways);
    }
    return ways;
  }

  const BandView& view_;
  Meter& meter_;
  int part_;
  int part_count_;
  std::array<BandFillings, 3> bands_;
  std::array<BoxSharings, 3> boxes_;
  std::vector<int> order_;
  std::vector<std::array<std::uint8_t, path_count>> symmetries_;
  std::unordered_map<std::uint64_t, Count> ways_by_shape_;
  std::int64_t sharings_ = 0;
};

}  // namespace

void count_by_bands(const BandView& view, Meter& meter, int part, int part_count) {
  BandCounter(view, meter, part, part_count).run();
}

}  // namespace ninefold
