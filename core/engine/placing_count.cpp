#include "core/engine/placing_count.hpp"

#include "core/engine/digit_namings.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace ninefold {

namespace {

// More placings than this make lists too long to filter at every node.
constexpr std::size_t most_placings = 6000;

// How deep the parts of a count are dealt out.
constexpr int dealing_depth = 2;

class CoverCounter {
 public:
  CoverCounter(const Constraints& constraints, const PlacingView& view, Meter& meter, int part,
               int part_count)
      : shape_(constraints.shape),
        view_(view),
        namings_(constraints, view.nameless_digits),
        meter_(meter),
        part_(part),
        part_count_(part_count) {}

  void run() {
    Node root;
    root.open_named = view_.named_digits;
    for (const Digit digit : view_.named_digits) root.named[digit] = view_.named[digit];
    root.nameless = view_.nameless;
    root.nameless_left = static_cast<int>(view_.nameless_digits.size());
    descend(root, 0, 1.0);
  }

 private:
  /// What can still be put down: placings that meet no cell taken so far.
  struct Node {
    CellSet taken;
    std::vector<Digit> open_named;
    std::array<std::vector<Placing>, max_size + 1> named;
    std::vector<Placing> nameless;
    int nameless_left = 0;
  };

  /// The cell or the digit with the fewest ways to go on.
  struct Choice {
    std::size_t ways = std::numeric_limits<std::size_t>::max();
    Digit digit = empty_cell;  // when not empty: a digit with givens, to be put down next
    Cell cell = 0;             // otherwise a cell, to be covered next
  };

  Choice choose(const Node& node) const {
    Choice best;
    std::array<std::size_t, max_cells> ways{};
    const auto add = [&ways](const std::vector<Placing>& placings) {
      for (const Placing& placing : placings) {
        for (const Cell cell : placing) ++ways[cell];
      }
    };
    for (const Digit digit : node.open_named) {
      if (node.named[digit].size() < best.ways) best = {node.named[digit].size(), digit, 0};
      add(node.named[digit]);
    }
    if (node.nameless_left != 0) add(node.nameless);
    for (int index = 0; index < shape_.cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      if (!node.taken.contains(cell) && ways[cell] < best.ways) {
        best = {ways[cell], empty_cell, cell};
      }
    }
    return best;
  }

  bool descend(const Node& node, int depth, double share) {
    if (depth == dealing_depth && branches_++ % part_count_ != part_) {
      meter_.cover(share);
      return true;
    }
    if (!meter_.enter_node()) return false;
    if (node.open_named.empty() && node.nameless_left == 0) {
      meter_.cover(share);
      const Count namings = namings_.count(placed_);
      return namings == Count{} || meter_.found(namings);
    }
    const Choice choice = choose(node);
    if (choice.ways == 0) {
      meter_.cover(share);
      return true;
    }
    const double part = share / static_cast<double>(choice.ways);
    for (const Digit digit : node.open_named) {
      if (choice.digit != empty_cell && choice.digit != digit) continue;
      for (const Placing& placing : node.named[digit]) {
        if (choice.digit == empty_cell && !placing.contains(choice.cell)) continue;
        if (!put(node, digit, placing, depth, part)) return false;
      }
    }
    if (choice.digit != empty_cell || node.nameless_left == 0) return true;
    for (const Placing& placing : node.nameless) {
      if (!placing.contains(choice.cell)) continue;
      if (!put(node, empty_cell, placing, depth, part)) return false;
    }
    return true;
  }

  bool put(const Node& node, Digit digit, const Placing& placing, int depth, double share) {
    if (namings_.forbidden(placed_, {digit, placing})) {
      meter_.cover(share);
      return true;
    }
    Node next;
    next.taken = node.taken | placing;
    next.nameless_left = node.nameless_left - (digit == empty_cell ? 1 : 0);
    const auto keep = [&placing](const std::vector<Placing>& from, std::vector<Placing>& to) {
      std::copy_if(from.begin(), from.end(), std::back_inserter(to),
                   [&placing](const Placing& other) { return (other & placing).empty(); });
    };
    for (const Digit other : node.open_named) {
      if (other == digit) continue;
      next.open_named.push_back(other);
      keep(node.named[other], next.named[other]);
    }
    keep(node.nameless, next.nameless);
    placed_.push_back({digit, placing});
    const bool goes_on = descend(next, depth + 1, share);
    placed_.pop_back();
    return goes_on;
  }

  Shape shape_;
  const PlacingView& view_;
  DigitNamings namings_;
  Meter& meter_;
  int part_;
  int part_count_;
  std::int64_t branches_ = 0;
  std::vector<PlacedDigit> placed_;
};

}  // namespace

std::optional<PlacingView> placing_view(const Constraints& constraints, const Grid& givens) {
  PlacingView view;
  std::array<bool, max_size + 1> given{};
  for (int cell = 0; cell < constraints.shape.cell_count(); ++cell) {
    given[givens[static_cast<Cell>(cell)]] = true;
  }
  for (int index = 1; index <= constraints.shape.size(); ++index) {
    const auto digit = static_cast<Digit>(index);
    if (!given[digit]) {
      view.nameless_digits.push_back(digit);
      continue;
    }
    auto placings = digit_placings(constraints, givens, digit, most_placings);
    if (!placings) return std::nullopt;
    view.named_digits.push_back(digit);
    view.named[digit] = std::move(*placings);
  }
  if (!view.nameless_digits.empty()) {
    auto placings = digit_placings(constraints, givens, empty_cell, most_placings);
    if (!placings) return std::nullopt;
    view.nameless = std::move(*placings);
  }
  return view;
}

void count_by_placings(const Constraints& constraints, const PlacingView& view, Meter& meter,
                       int part, int part_count) {
  CoverCounter(constraints, view, meter, part, part_count).run();
}

}  // namespace ninefold
