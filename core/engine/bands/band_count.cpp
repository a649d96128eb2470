#include "core/engine/bands/band_count.hpp"

#include "core/engine/bands/band_fillings.hpp"
#include "core/engine/bands/band_tables.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ninefold {

namespace {

// From this many boards on each part takes whole boards.
constexpr std::size_t boards_per_part = 8;

// How much is remembered: what is left after sharing out the first band costs little to work out
// again from its shape, thousands of fillings cost more.
constexpr std::size_t kept_sharings = std::size_t{1} << 16U;
constexpr std::size_t kept_shapes = std::size_t{1} << 17U;

constexpr std::array<int, 3> path_weights{9, 3, 1};

constexpr int column_in(int path, int box) { return path / path_weights[box] % 3; }

constexpr Paths with_path(Paths paths, int digit, int path) {
  return paths + (static_cast<Paths>(path) << (path_bits * digit));
}

/// One way to give a box's columns in the second and the third band to the digits: its part of
/// their paths.
struct BoxRest {
  Paths second = 0;
  Paths third = 0;
};

/// The ways to share out a box's columns in the second and third band, for each way in the first.
class BoxSharings {
 public:
  BoxSharings(const BandView& view, int box) : view_(view), box_(box), index_(1 << 18, unknown) {}

  const std::vector<BoxRest>& after(Paths first) {
    int state = 0;
    for (int digit = 0; digit < 9; ++digit) {
      state = state << 2 | column_in(path_of(first, digit), box_);
    }
    if (index_[state] == unknown) {
      index_[state] = static_cast<std::int16_t>(lists_.size());
      lists_.emplace_back();
      Full full{};
      extend(first, 0, {}, full, lists_.back());
    }
    return lists_[index_[state]];
  }

 private:
  static constexpr std::int16_t unknown = -1;
  /// How many digits each column has, in the second and in the third band.
  using Full = std::array<std::array<std::uint8_t, 3>, 2>;

  void extend(Paths first, int digit, BoxRest sharing, Full& full, std::vector<BoxRest>& list) {
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
  std::vector<std::int16_t> index_;
  std::vector<std::vector<BoxRest>> lists_;
};

/// What becomes of each path when columns change places.
using PathImages = std::array<std::uint8_t, path_count>;

/// Every way to exchange columns within the boxes and boxes within the band that moves no column of
/// `fixed`, a bit each. The first leaves everything where it is.
std::vector<PathImages> path_symmetries(unsigned fixed) {
  constexpr std::array<std::array<std::uint8_t, 3>, 6> orders{
      {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
  std::vector<PathImages> symmetries;
  for (int choice = 0; choice < 6 * 6 * 6 * 6; ++choice) {
    const auto& boxes = orders[choice / 216];
    const std::array<int, 3> columns{choice / 36 % 6, choice / 6 % 6, choice % 6};
    bool moves_fixed = false;
    for (int column = 0; column < 9; ++column) {
      const int image = 3 * boxes[column / 3] + orders[columns[boxes[column / 3]]][column % 3];
      moves_fixed = moves_fixed || (image != column && (fixed >> column & 1U) != 0);
    }
    if (moves_fixed) continue;
    PathImages images{};
    for (int path = 0; path < path_count; ++path) {
      for (int box = 0; box < 3; ++box) {
        const int image = boxes[box];
        images[path] = static_cast<std::uint8_t>(
            images[path] + path_weights[image] * orders[columns[image]][column_in(path, box)]);
      }
    }
    symmetries.push_back(images);
  }
  return symmetries;
}

class BandCounter {
 public:
  explicit BandCounter(const BandTask& task)
      : task_(task),
        view_(task.view),
        meter_(task.meter),
        bands_{BandFillings(view_.givens[0]), BandFillings(view_.givens[1]),
               BandFillings(view_.givens[2])},
        boxes_{BoxSharings(view_, 0), BoxSharings(view_, 1), BoxSharings(view_, 2)} {
    for (const bool unlabelled : {false, true}) {
      for (int digit = 0; digit < 9; ++digit) {
        if (view_.unlabelled[digit] == unlabelled) order_.push_back(digit);
      }
    }
    unsigned fixed = 0;
    for (const int band : {1, 2}) {
      for (int cell = 0; cell < 27; ++cell) {
        const Digit given = view_.givens[band][cell];
        if (given == empty_cell) continue;
        given_to_others_ |= 1U << (given - 1U);
        fixed |= 1U << (cell % 9);
      }
    }
    symmetries_ = path_symmetries(fixed);
  }

  void run() { share_first_band(0, {}, task_.share); }

 private:
  /// What has been decided about the first band.
  struct FirstBand {
    Paths paths = 0;
    /// How many ways to label the unlabelled digits among those decided this stands for.
    std::uint64_t labellings = 1;
    int last_path = 0;   // of the unlabelled digit before; they come in ascending order
    int same_paths = 0;  // how many unlabelled digits up to here have taken last_path
    int unlabelled = 0;  // how many unlabelled digits have been decided
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
    const int lowest = view_.unlabelled[digit] ? band.last_path : 0;
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
      if (view_.unlabelled[digit]) {
        next.same_paths = path == band.last_path ? band.same_paths + 1 : 1;
        next.last_path = path;
        ++next.unlabelled;
        // The product of these quotients is a multinomial coefficient, whole at every step.
        next.labellings = band.labellings * next.unlabelled / next.same_paths;
      }
      if (!share_first_band(position + 1, next, share / path_total)) return false;
    }
    return true;
  }

  bool finish(const FirstBand& band, double share) {
    const bool mine = sharings_++ % task_.part_count == task_.part;
    if (mine) {
      if (!meter_.enter_node()) return false;
      const std::uint32_t fillings = bands_[0].count(band.paths);
      if (fillings != 0) {
        const std::optional<std::uint64_t> rest = ways_after(band.paths);
        if (!rest) return false;
        if (*rest != 0 && !meter_.found(Count(*rest) * Count(fillings) * Count(band.labellings) *
                                        task_.labellings)) {
          return false;
        }
      }
    }
    meter_.cover(share);
    return true;
  }

  /// Enters a node, and one for each filling that had to be found out since, which takes as long.
  bool enter_nodes() {
    const std::uint64_t found_out = bands_[1].found_out() + bands_[2].found_out();
    for (; entered_for_ < found_out; ++entered_for_) {
      if (!meter_.enter_node()) return false;
    }
    return meter_.enter_node();
  }

  /// The ways to fill the second and third band after the first; nothing when the search ended.
  std::optional<std::uint64_t> ways_for_others(Paths first) {
    const std::vector<BoxRest>& box1 = boxes_[0].after(first);
    const std::vector<BoxRest>& box2 = boxes_[1].after(first);
    const std::vector<BoxRest>& box3 = boxes_[2].after(first);
    std::uint64_t ways = 0;
    if (box3.empty()) return ways;
    for (const BoxRest& one : box1) {
      for (const BoxRest& two : box2) {
        if (!enter_nodes()) return std::nullopt;
        const Paths second = one.second + two.second;
        const Paths third = one.third + two.third;
        for (const BoxRest& three : box3) {
          const std::uint64_t fillings = bands_[1].count(second + three.second);
          if (fillings != 0) ways += fillings * bands_[2].count(third + three.third);
        }
      }
    }
    return ways;
  }

  /// What of the first band's paths matters to the other bands, after columns have changed places:
  /// the digits that are not given there can change their labels.
  KeptWays::Key key_of(Paths first, const PathImages& images) const {
    KeptWays::Key key;
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned image = images[path_of(first, digit)];
      if ((given_to_others_ >> digit & 1U) != 0) {
        key.labelled |= Paths{image} << (path_bits * digit);
      } else {
        key.unlabelled += std::uint64_t{1} << (2 * image);
      }
    }
    return key;
  }

  /// The same, from what is known about sharings that differ only by labels and columns.
  std::optional<std::uint64_t> ways_after(Paths first) {
    const KeptWays::Key here = key_of(first, symmetries_[0]);
    if (const auto known = ways_by_sharing_.find(here)) return known;
    KeptWays::Key shape = here;
    for (const PathImages& images : symmetries_) {
      const KeptWays::Key other = key_of(first, images);
      if (other.unlabelled < shape.unlabelled ||
          (other.unlabelled == shape.unlabelled && other.labelled < shape.labelled)) {
        shape = other;
      }
    }
    std::optional<std::uint64_t> ways = ways_by_shape_.find(shape);
    if (!ways) {
      ways = ways_for_others(first);
      if (!ways) return ways;
      ways_by_shape_.keep(shape, *ways);
    }
    ways_by_sharing_.keep(here, *ways);
    return ways;
  }

  const BandTask& task_;
  const BandView& view_;
  Meter& meter_;
  std::array<BandFillings, 3> bands_;
  std::array<BoxSharings, 3> boxes_;
  std::vector<int> order_;
  unsigned given_to_others_ = 0;  // digits, a bit each
  std::vector<PathImages> symmetries_;
  KeptWays ways_by_sharing_{kept_sharings};
  KeptWays ways_by_shape_{kept_shapes};
  std::int64_t sharings_ = 0;
  std::uint64_t entered_for_ = 0;  // fillings found out
};

}  // namespace

void count_by_bands(const BandPlan& plan, Meter& meter, int part, int part_count) {
  const SharingNumbers numbers;
  const std::size_t total = plan.boards.size();
  const double share = 1.0 / static_cast<double>(total);
  // Many boards are dealt out among the parts; of few boards each part takes some of the work.
  const auto parts = static_cast<std::size_t>(part_count);
  const bool dealt = total >= boards_per_part * parts;
  for (std::size_t board = 0; board < total; ++board) {
    if (!meter.enter_node()) return;
    if (dealt && board % parts != static_cast<std::size_t>(part)) {
      meter.cover(share);
      continue;
    }
    const BandView view = band_view(plan.boards[board], plan.order);
    const BandTask task{view,  meter,          dealt ? 0 : part, dealt ? 1 : part_count,
                        share, plan.labellings};
    if (view.others_empty || !count_by_tables(task, numbers)) BandCounter(task).run();
    if (meter.stopped() != StopReason::complete) return;
  }
}

}  // namespace ninefold
