#include "core/engine/counting/template_count.hpp"

#include "core/engine/counting/digit_labellings.hpp"

#include <bit>
#include <limits>
#include <utility>

namespace ninefold {

namespace {

// More templates than this make lists too long to filter at every node.
constexpr std::size_t most_templates = 6000;

// How deep the parts of a count are dealt out.
constexpr int dealing_depth = 2;

/// The templates of all nodes on the way down, list after list, so that a node allocates nothing.
class TemplateStack {
 public:
  struct List {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
  };

  List add(const std::vector<Template>& list) {
    const std::size_t begin = templates_.size();
    templates_.insert(templates_.end(), list.begin(), list.end());
    return {begin, templates_.size()};
  }

  /// Adds those of a list that have no cell of `cells`.
  List add_disjoint(List from, const Template& cells) {
    const std::size_t begin = templates_.size();
    templates_.resize(begin + from.size());
    std::size_t end = begin;
    // Without a branch, since nobody can foresee which templates overlap: that saves a third of the
    // time.
    for (std::size_t index = from.begin; index < from.end; ++index) {
      templates_[end] = templates_[index];
      end += (templates_[index] & cells).empty() ? 1 : 0;
    }
    templates_.resize(end);
    return {begin, end};
  }

  std::size_t size() const { return templates_.size(); }
  void shrink(std::size_t size) { templates_.resize(size); }
  const Template& operator[](std::size_t index) const { return templates_[index]; }

 private:
  std::vector<Template> templates_;
};

/// How many templates hold each cell, as binary numbers across sets of cells: bit n of a cell's
/// number is whether the cell is in set n. So a template is added to its nine cells at once.
class CellTally {
 public:
  struct Least {
    std::size_t number = 0;
    Cell cell = 0;
  };

  /// Two templates at a time, which halves the carries.
  void add(const Template& one, const Template& other) {
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
  static constexpr std::size_t most = (max_size + 1) * most_templates;

  std::array<CellSet, std::bit_width(most)> bits_{};
};

class CoverCounter {
 public:
  CoverCounter(const Constraints& constraints, const TemplateView& view, Meter& meter, int part,
               int part_count)
      : view_(view),
        labellings_(constraints, view.unlabelled_digits),
        meter_(meter),
        part_(part),
        part_count_(part_count) {
    for (int cell = 0; cell < constraints.shape.cell_count(); ++cell) {
      cells_.insert(static_cast<Cell>(cell));
    }
  }

  void run() {
    Node root;
    for (const Digit digit : view_.labelled_digits) {
      root.open[digit] = true;
      root.labelled[digit] = stack_.add(view_.labelled[digit]);
    }
    root.labelled_left = view_.labelled_digits.size();
    root.unlabelled = stack_.add(view_.unlabelled);
    root.unlabelled_left = view_.unlabelled_digits.size();
    descend(root, 0, 1.0);
  }

 private:
  /// What can still be put down: templates that meet no cell taken so far.
  struct Node {
    CellSet taken;
    std::array<bool, max_size + 1> open{};  // digits with givens, not yet put down
    std::array<TemplateStack::List, max_size + 1> labelled;
    TemplateStack::List unlabelled;
    std::size_t labelled_left = 0;
    std::size_t unlabelled_left = 0;
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
    const auto add = [this, &ways](TemplateStack::List list) {
      std::size_t index = list.begin;
      for (; index + 1 < list.end; index += 2) ways.add(stack_[index], stack_[index + 1]);
      if (index < list.end) ways.add(stack_[index], {});
    };
    for (const Digit digit : view_.labelled_digits) {
      if (!node.open[digit]) continue;
      if (node.labelled[digit].size() < best.ways) best = {node.labelled[digit].size(), digit, 0};
      add(node.labelled[digit]);
    }
    if (node.unlabelled_left != 0) add(node.unlabelled);
    const CellTally::Least least = ways.least(cells_.without(node.taken));
    return least.number < best.ways ? Choice{least.number, empty_cell, least.cell} : best;
  }

  bool descend(const Node& node, int depth, double share) {
    if (depth == dealing_depth && branches_++ % part_count_ != part_) {
      meter_.cover(share);
      return true;
    }
    if (!meter_.enter_node()) return false;
    if (node.labelled_left + node.unlabelled_left == 0) {
      meter_.cover(share);
      const Count labellings = labellings_.count(placed_);
      return labellings == Count{} || meter_.found(labellings);
    }
    const Choice choice = choose(node);
    if (choice.ways == 0) {
      meter_.cover(share);
      return true;
    }
    const double part = share / static_cast<double>(choice.ways);
    for (const Digit digit : view_.labelled_digits) {
      if (!node.open[digit] || (choice.digit != empty_cell && choice.digit != digit)) continue;
      if (!put_each(node, choice, digit, node.labelled[digit], depth, part)) return false;
    }
    if (choice.digit != empty_cell || node.unlabelled_left == 0) return true;
    return put_each(node, choice, empty_cell, node.unlabelled, depth, part);
  }

  /// Puts down each template of a list that the choice allows, one after another.
  bool put_each(const Node& node, const Choice& choice, Digit digit, TemplateStack::List list,
                int depth, double share) {
    for (std::size_t index = list.begin; index < list.end; ++index) {
      const Template cells = stack_[index];
      if (choice.digit == empty_cell && !cells.contains(choice.cell)) continue;
      if (!put(node, digit, cells, depth, share)) return false;
    }
    return true;
  }

  bool put(const Node& node, Digit digit, const Template& cells, int depth, double share) {
    if (labellings_.forbidden(placed_, {digit, cells})) {
      meter_.cover(share);
      return true;
    }
    const std::size_t before = stack_.size();
    Node next = node;
    next.taken |= cells;
    if (digit == empty_cell) {
      --next.unlabelled_left;
    } else {
      next.open[digit] = false;
      --next.labelled_left;
    }
    for (const Digit other : view_.labelled_digits) {
      if (next.open[other]) next.labelled[other] = stack_.add_disjoint(node.labelled[other], cells);
    }
    next.unlabelled = stack_.add_disjoint(node.unlabelled, cells);
    placed_.push_back({digit, cells});
    const bool goes_on = descend(next, depth + 1, share);
    placed_.pop_back();
    stack_.shrink(before);
    return goes_on;
  }

  CellSet cells_;
  const TemplateView& view_;
  DigitLabellings labellings_;
  Meter& meter_;
  int part_;
  int part_count_;
  std::int64_t branches_ = 0;
  TemplateStack stack_;
  std::vector<PlacedDigit> placed_;
};

}  // namespace

std::optional<TemplateView> template_view(const Constraints& constraints, const Grid& givens) {
  if (!constraints.say_everything()) return std::nullopt;
  TemplateView view;
  std::array<bool, max_size + 1> given{};
  for (int cell = 0; cell < constraints.shape.cell_count(); ++cell) {
    given[givens[static_cast<Cell>(cell)]] = true;
  }
  for (int index = 1; index <= constraints.shape.size(); ++index) {
    const auto digit = static_cast<Digit>(index);
    if (!given[digit]) {
      view.unlabelled_digits.push_back(digit);
      continue;
    }
    auto templates = digit_templates(constraints, givens, digit, most_templates);
    if (!templates) return std::nullopt;
    view.labelled_digits.push_back(digit);
    view.labelled[digit] = std::move(*templates);
  }
  if (!view.unlabelled_digits.empty()) {
    auto templates = digit_templates(constraints, givens, empty_cell, most_templates);
    if (!templates) return std::nullopt;
    view.unlabelled = std::move(*templates);
  }
  return view;
}

void count_by_templates(const Constraints& constraints, const TemplateView& view, Meter& meter,
                        int part, int part_count) {
  CoverCounter(constraints, view, meter, part, part_count).run();
}

}  // namespace ninefold
