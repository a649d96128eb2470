#include "core/engine/counting/placing_count.hpp"

#include "core/engine/counting/digit_namings.hpp"

#include <bit>
#include <limits>
#include <utility>

namespace ninefold {

namespace {

// More placings than this make lists too long to filter at every node.
constexpr std::size_t most_placings = 6000;

// How deep the parts of a count are dealt out.
constexpr int dealing_depth = 2;

/// The placings of all nodes on the way down, list after list, so that a node allocates nothing.
class PlacingStack {
 public:
  struct List {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
  };

  List add(const std::vector<Placing>& list) {
    const std::size_t begin = placings_.size();
    placings_.insert(placings_.end(), list.begin(), list.end());
    return {begin, placings_.size()};
  }

  /// Adds those of a list that have no cell of `placing`.
  List add_disjoint(List from, const Placing& placing) {
    const std::size_t begin = placings_.size();
    placings_.resize(begin + from.size());
    std::size_t end = begin;
    // No branch, since nobody can foresee which placings meet: a third of the time.
    for (std::size_t index = from.begin; index < from.end; ++index) {
      placings_[end] = placings_[index];
      end += (placings_[index] & placing).empty() ? 1 : 0;
    }
    placings_.resize(end);
    return {begin, end};
  }

  std::size_t size() const { return placings_.size(); }
  void shrink(std::size_t size) { placings_.resize(size); }
  const Placing& operator[](std::size_t index) const { return placings_[index]; }

 private:
  std::vector<Placing> placings_;
};

/// How many placings hold each cell, as binary numbers across sets of cells: bit n of a cell's
/// number is whether the cell is in set n. So one placing is added to its nine cells at once.
class CellTally {
 public:
  struct Least {
    std::size_t number = 0;
    Cell cell = 0;
  };

  /// Two placings at a time, which halves the carries.
  void add(const Placing& one, const Placing& other) {
    const CellSet either = one ^ other;
    CellSet carry = (one & other) | (either & bits_[0]);
    bits_[0] ^= either;
    for (std::size_t bit = 1; !carry.empty(); ++bit) {
      const CellSet next = bits_[bit] & carry;
      bits_[bit] ^= carry;
      carry = next;
    }
  }

  /// The first of the cells with the smallest number.
  Least least(const CellSet& cells) const {
    CellSet left = cells;
    std::size_t number = 0;
    for (std::size_t bit = bits_.size(); bit-- > 0;) {
      const CellSet smaller = left.without(bits_[bit]);
      if (smaller.empty()) {
        number |= std::size_t{1} << bit;
      } else {
        left = smaller;
      }
    }
    return {number, *left.begin()};
  }

 private:
  static constexpr std::size_t most = (max_size + 1) * most_placings;

  std::array<CellSet, std::bit_width(most)> bits_{};
};

class CoverCounter {
 public:
  CoverCounter(const Constraints& constraints, const PlacingView& view, Meter& meter, int part,
               int part_count)
      : view_(view),
        namings_(constraints, view.nameless_digits),
        meter_(meter),
        part_(part),
        part_count_(part_count) {
    for (int cell = 0; cell < constraints.shape.cell_count(); ++cell) {
      cells_.insert(static_cast<Cell>(cell));
    }
  }

  void run() {
    Node root;
    for (const Digit digit : view_.named_digits) {
      root.open[digit] = true;
      root.named[digit] = stack_.add(view_.named[digit]);
    }
    root.named_left = view_.named_digits.size();
    root.nameless = stack_.add(view_.nameless);
    root.nameless_left = view_.nameless_digits.size();
    descend(root, 0, 1.0);
  }

 private:
  /// What can still be put down: placings that meet no cell taken so far.
  struct Node {
    CellSet taken;
    std::array<bool, max_size + 1> open{};  // digits with givens, not yet put down
    std::array<PlacingStack::List, max_size + 1> named;
    PlacingStack::List nameless;
    std::size_t named_left = 0;
    std::size_t nameless_left = 0;
  };

  /// The cell or the digit with the fewest ways to go on.
  struct Choice {
    std::size_t ways = std::numeric_limits<std::size_t>::max();
    Digit digit = empty_cell;  // when not empty: a digit with givens, to be put down next
    Cell cell = 0;             // otherwise a cell, to be covered next
  };

  Choice choose(const Node& node) const {
    Choice best;
    CellTally ways;
    const auto add = [this, &ways](PlacingStack::List list) {
      std::size_t index = list.begin;
      for (; index + 1 < list.end; index += 2) ways.add(stack_[index], stack_[index + 1]);
      if (index < list.end) ways.add(stack_[index], {});
    };
    for (const Digit digit : view_.named_digits) {
      if (!node.open[digit]) continue;
      if (node.named[digit].size() < best.ways) best = {node.named[digit].size(), digit, 0};
      add(node.named[digit]);
    }
    if (node.nameless_left != 0) add(node.nameless);
    const CellTally::Least least = ways.least(cells_.without(node.taken));
    return least.number < best.ways ? Choice{least.number, empty_cell, least.cell} : best;
  }

  bool descend(const Node& node, int depth, double share) {
    if (depth == dealing_depth && branches_++ % part_count_ != part_) {
      meter_.cover(share);
      return true;
    }
    if (!meter_.enter_node()) return false;
    if (node.named_left + node.nameless_left == 0) {
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
    for (const Digit digit : view_.named_digits) {
      if (!node.open[digit] || (choice.digit != empty_cell && choice.digit != digit)) continue;
      if (!put_each(node, choice, digit, node.named[digit], depth, part)) return false;
    }
    if (choice.digit != empty_cell || node.nameless_left == 0) return true;
    return put_each(node, choice, empty_cell, node.nameless, depth, part);
  }

  /// Puts down each placing of a list that the choice allows, one after another.
  bool put_each(const Node& node, const Choice& choice, Digit digit, PlacingStack::List list,
                int depth, double share) {
    for (std::size_t index = list.begin; index < list.end; ++index) {
      const Placing placing = stack_[index];
      if (choice.digit == empty_cell && !placing.contains(choice.cell)) continue;
      if (!put(node, digit, placing, depth, share)) return false;
    }
    return true;
  }

  bool put(const Node& node, Digit digit, const Placing& placing, int depth, double share) {
    if (namings_.forbidden(placed_, {digit, placing})) {
      meter_.cover(share);
      return true;
    }
    const std::size_t before = stack_.size();
    Node next = node;
    next.taken |= placing;
    if (digit == empty_cell) {
      --next.nameless_left;
    } else {
      next.open[digit] = false;
      --next.named_left;
    }
    for (const Digit other : view_.named_digits) {
      if (next.open[other]) next.named[other] = stack_.add_disjoint(node.named[other], placing);
    }
    next.nameless = stack_.add_disjoint(node.nameless, placing);
    placed_.push_back({digit, placing});
    const bool goes_on = descend(next, depth + 1, share);
    placed_.pop_back();
    stack_.shrink(before);
    return goes_on;
  }

  CellSet cells_;
  const PlacingView& view_;
  DigitNamings namings_;
  Meter& meter_;
  int part_;
  int part_count_;
  std::int64_t branches_ = 0;
  PlacingStack stack_;
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
