#include "tests/support/oracles/rule_search.hpp"

#include <bit>
#include <utility>

namespace ninefold::tests {

namespace {

bool is_one(std::uint16_t digits) { return std::has_single_bit(digits); }
std::uint16_t bit_of(int digit) { return static_cast<std::uint16_t>(1U << (digit - 1)); }
Digit digit_of(std::uint16_t one) { return static_cast<Digit>(std::countr_zero(one) + 1); }

}  // namespace

RuleSearch::RuleSearch(const ForbiddenTable& forbidden, std::vector<Saying> sayings)
    : forbidden_(forbidden),
      sayings_(std::move(sayings)),
      found_{0, Grid(forbidden.shape()), true} {
  const Shape shape = forbidden.shape();
  const int size = shape.size();
  std::vector<std::vector<Cell>> groups;
  for (int at = 0; at < size; ++at) {
    std::vector<Cell> row;
    std::vector<Cell> column;
    std::vector<Cell> box;
    for (int i = 0; i < size; ++i) {
      row.push_back(static_cast<Cell>(at * size + i));
      column.push_back(static_cast<Cell>(i * size + at));
      const int wide = size == 9 ? 3 : size == 6 ? 3 : 2;
      const int high = size / wide;
      const int top = at / high * high + i / wide;
      const int side = at % high * wide + i % wide;
      box.push_back(static_cast<Cell>(top * size + side));
    }
    for (auto& group : {row, column, box}) groups.push_back(group);
  }
  std::vector<Cell> falling;
  std::vector<Cell> rising;
  for (int i = 0; i < size; ++i) {
    falling.push_back(static_cast<Cell>(i * size + i));
    rising.push_back(static_cast<Cell>(i * size + size - 1 - i));
  }
  groups.push_back(falling);
  groups.push_back(rising);
  for (const std::vector<Cell>& group : groups) {
    bool all_differ = true;
    for (const Cell a : group) {
      for (const Cell b : group) {
        for (int digit = 1; digit <= size && a != b; ++digit) {
          const auto same = static_cast<Digit>(digit);
          all_differ = all_differ && forbidden.forbids(a, same, b, same);
        }
      }
    }
    if (all_differ) houses_.push_back(group);
  }
}

RuleSearch::Found RuleSearch::run(const Grid& givens, std::uint64_t most_nodes) {
  found_ = {0, Grid(forbidden_.shape()), true};
  nodes_left_ = most_nodes;
  weights_.fill(1);
  Left left{};
  for (int cell = 0; cell < cell_count(); ++cell) {
    const Digit given = givens[static_cast<Cell>(cell)];
    left[static_cast<std::size_t>(cell)] =
        given != empty_cell ? bit_of(given)
                            : static_cast<std::uint16_t>((1U << forbidden_.shape().size()) - 1U);
  }
  search(left);
  return found_;
}

bool RuleSearch::strike_peers(Left& left, bool& changed, std::array<bool, max_cells>& done) const {
  for (int a = 0; a < cell_count(); ++a) {
    const auto from = static_cast<std::size_t>(a);
    if (done[from] || !is_one(left[from])) continue;
    done[from] = true;
    const Digit digit = digit_of(left[from]);
    for (int b = 0; b < cell_count(); ++b) {
      if (b == a) continue;
      std::uint16_t& there = left[static_cast<std::size_t>(b)];
      const auto rest = static_cast<std::uint16_t>(
          there & ~forbidden_.ruled_out(static_cast<Cell>(a), digit, static_cast<Cell>(b)));
      if (rest == there) continue;
      there = rest;
      changed = true;
      if (rest == 0) return false;
    }
  }
  return true;
}

bool RuleSearch::fill_houses(Left& left, bool& changed) {
  for (const std::vector<Cell>& house : houses_) {
    std::uint16_t once = 0;
    std::uint16_t twice = 0;
    for (const Cell cell : house) {
      twice = static_cast<std::uint16_t>(twice | (once & left[cell]));
      once = static_cast<std::uint16_t>(once | left[cell]);
    }
    if (std::popcount(once) < forbidden_.shape().size()) {
      blame(house);
      return false;
    }
    const auto only = static_cast<std::uint16_t>(once & ~twice);
    for (const Cell cell : house) {
      const auto here = static_cast<std::uint16_t>(left[cell] & only);
      if (here == 0 || here == left[cell]) continue;
      if (!is_one(here)) return false;
      left[cell] = here;
      changed = true;
    }
  }
  return true;
}

/// Strikes what every one of the options, of which one is true, rules out.
bool RuleSearch::strike_seen(const std::vector<Option>& options, Left& left, bool& changed) const {
  for (int cell = 0; cell < cell_count(); ++cell) {
    std::uint16_t& there = left[static_cast<std::size_t>(cell)];
    std::uint16_t seen = is_one(there) ? std::uint16_t{0} : there;
    for (const Option& option : options) {
      if (seen == 0) break;
      // An option leaves its own digit where it stands.
      seen = static_cast<std::uint16_t>(
          option.cell == cell
              ? 0
              : seen & forbidden_.ruled_out(option.cell, option.digit, static_cast<Cell>(cell)));
    }
    if (seen == 0) continue;
    there = static_cast<std::uint16_t>(there & ~seen);
    changed = true;
    if (there == 0) return false;
  }
  return true;
}

/// Of the few digits of a cell one is true, and of the few places for a digit in a house.
bool RuleSearch::strike_between(Left& left, bool& changed) const {
  constexpr std::size_t few = 3;
  std::vector<Option> options;
  for (int cell = 0; cell < cell_count(); ++cell) {
    const std::uint16_t here = left[static_cast<std::size_t>(cell)];
    options.clear();
    for (std::uint16_t rest = here; rest != 0;
         rest = static_cast<std::uint16_t>(rest & (rest - 1U)))
      options.push_back({static_cast<Cell>(cell), static_cast<Digit>(std::countr_zero(rest) + 1)});
    if (options.size() > 1 && options.size() <= few && !strike_seen(options, left, changed))
      return false;
  }
  for (const std::vector<Cell>& house : houses_) {
    for (int digit = 1; digit <= forbidden_.shape().size(); ++digit) {
      options.clear();
      for (const Cell cell : house) {
        if ((left[cell] & bit_of(digit)) != 0) options.push_back({cell, static_cast<Digit>(digit)});
      }
      if (options.size() > 1 && options.size() <= few && !strike_seen(options, left, changed))
        return false;
    }
  }
  return true;
}

/// Takes note of every digit that the cells have where the rule is kept.
bool RuleSearch::extend(const Saying& saying, const Left& left, std::vector<Digit>& digits,
                        std::vector<std::uint16_t>& met) const {
  const std::size_t at = digits.size();
  if (at == saying.cells.size()) return true;
  bool any = false;
  for (std::uint16_t rest = left[saying.cells[at]]; rest != 0;
       rest = static_cast<std::uint16_t>(rest & (rest - 1U))) {
    const auto digit = static_cast<Digit>(std::countr_zero(rest) + 1);
    bool fits = true;
    for (std::size_t i = 0; i < at && fits; ++i)
      fits = !forbidden_.forbids(saying.cells[i], digits[i], saying.cells[at], digit);
    if (!fits) continue;
    digits.push_back(digit);
    if (saying.may_begin(digits) && extend(saying, left, digits, met)) {
      met[at] = static_cast<std::uint16_t>(met[at] | bit_of(digit));
      any = true;
    }
    digits.pop_back();
  }
  return any;
}

bool RuleSearch::ask(const Saying& saying, Left& left, bool& changed) const {
  std::vector<Digit> digits;
  std::vector<std::uint16_t> met(saying.cells.size(), 0);
  if (!extend(saying, left, digits, met)) return false;
  for (std::size_t i = 0; i < saying.cells.size(); ++i) {
    std::uint16_t& there = left[saying.cells[i]];
    changed = changed || there != met[i];
    there = met[i];
  }
  return true;
}

void RuleSearch::blame(const std::vector<Cell>& cells) {
  // Without sayings it takes longer that way.
  if (sayings_.empty()) return;
  for (const Cell cell : cells) weights_[cell] += 1;
}

bool RuleSearch::settle(Left& left) {
  std::array<bool, max_cells> done{};
  std::vector<Left> asked(sayings_.size(), Left{});
  bool changed = true;
  while (changed) {
    changed = false;
    if (!strike_peers(left, changed, done) || !fill_houses(left, changed)) return false;
    if (changed) continue;
    if (!strike_between(left, changed)) return false;
    if (changed) continue;
    for (std::size_t number = 0; number < sayings_.size(); ++number) {
      bool is_new = false;
      for (const Cell cell : sayings_[number].cells)
        is_new = is_new || asked[number][cell] != left[cell];
      if (!is_new) continue;
      if (!ask(sayings_[number], left, changed)) {
        blame(sayings_[number].cells);
        return false;
      }
      asked[number] = left;
    }
  }
  return true;
}

void RuleSearch::search(Left left) {
  if (nodes_left_ == 0) found_.complete = false;
  if (!found_.complete || found_.solutions > 1) return;
  --nodes_left_;
  if (!settle(left)) return;
  int best = -1;
  double least = 0;
  for (int cell = 0; cell < cell_count(); ++cell) {
    const int count = std::popcount(left[static_cast<std::size_t>(cell)]);
    const double score = count / weights_[static_cast<std::size_t>(cell)];
    if (count == 1 || (best >= 0 && score >= least)) continue;
    best = cell;
    least = score;
  }
  if (best < 0) {
    Grid grid(forbidden_.shape());
    for (int cell = 0; cell < cell_count(); ++cell)
      grid[static_cast<Cell>(cell)] = digit_of(left[static_cast<std::size_t>(cell)]);
    if (!forbidden_.allows(grid)) return;
    if (found_.solutions++ == 0) found_.first = grid;
    return;
  }
  for (int digit = 1; digit <= forbidden_.shape().size(); ++digit) {
    if ((left[static_cast<std::size_t>(best)] & bit_of(digit)) == 0) continue;
    Left next = left;
    next[static_cast<std::size_t>(best)] = bit_of(digit);
    search(next);
  }
}

}  // namespace ninefold::tests
