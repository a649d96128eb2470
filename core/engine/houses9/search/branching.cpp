#include "core/engine/houses9/search/branching.hpp"

#include "core/engine/houses9/cell_bits.hpp"
#include "core/engine/houses9/search/two_places.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace ninefold {

namespace {

/// Where something follows at once when a digit is struck.
struct TellingCells {
  /// The two places of a digit in a box; none where there are no boxes.
  StoredDigits in_box;
  /// The two places of a digit in any house, and all cells with two candidates.
  StoredDigits all;

  TellingCells(const BoardState& board, const Slot& pairs, bool has_boxes) {
    const NineDigits x = board.digits.load();
    const NineDigits in_pairs = x & for_nine_digits(pairs);
    NineDigits twos_in_box;
    NineDigits telling;
    const auto find = [has_boxes](const auto& digits, const auto& paired, auto& two, auto& any) {
      const auto places = find_two_places(digits, has_boxes);
      two = places.in_box;
      any = paired | places.in_row | places.in_column | places.in_box;
    };
    for (std::size_t i = 0; i < group_count; ++i) {
      find(x.groups[i], in_pairs.groups[i], twos_in_box.groups[i], telling.groups[i]);
    }
    find(x.ninth, in_pairs.ninth, twos_in_box.ninth, telling.ninth);
    in_box.store(twos_in_box);
    all.store(telling);
  }
};

/// The first bit of the mini-row that a bit belongs to.
constexpr std::array<std::uint8_t, 32> make_first_bits() {
  std::array<std::uint8_t, 32> first{};
  for (std::size_t bit = 0; bit < 30; ++bit) {
    first[bit] = static_cast<std::uint8_t>(bit - bit % 10 % 3);
  }
  return first;
}
constexpr std::array<std::uint8_t, 32> first_bits = make_first_bits();

/// Looks for the best branch. A placement takes its digit from the cells it sees. That is worth 1
/// each, and 3 where something follows at once: the cell has one candidate left, or the digit one
/// place in a house. A branch is worth the product of both its ways. Nothing here branches on
/// what it finds, except for the ends of loops: a wrong guess of the processor costs more.
class Chooser {
 public:
  Chooser(const CompiledRules& rules, const BoardState& board, const Slot& pairs)
      : rules_(rules), board_(board), telling_(board, pairs, rules.has_boxes) {
    for (int digit = 0; digit < max_size; ++digit) {
      DigitView& view = digits_[static_cast<std::size_t>(digit)];
      view.all = cell_bits_from(board.digits, digit);
      view.telling = cell_bits_from(telling_.all, digit);
      most_telling_ = std::max(most_telling_, count(view.telling) << 4 | digit);
    }
  }

  Branch best(const CellBits& pairs) const {
    std::uint64_t best = 0;
    for_first(considered_pairs, pairs, [&](int index) { best = std::max(best, pair(index)); });
    return Branch(static_cast<std::uint32_t>(best_box(most_telling_ & 15, best)));
  }

 private:
  struct DigitView {
    CellBits all;
    CellBits telling;
  };

  /// Looking at more pairs or boxes, or at the boxes of more digits, costs more than it gains.
  static constexpr int considered_pairs = 6;
  static constexpr int considered_boxes = 3;
  static constexpr int pair_weight = 10;
  static constexpr int box_weight = 11;

  int worth(int digit, int index) const {
    const DigitView& view = digits_[static_cast<std::size_t>(digit)];
    const CellBits peers = cell_bits_from(rules_.peers[static_cast<std::size_t>(index)]);
    return count(view.all & peers) + 2 * count(view.telling & peers);
  }

  /// A branch and its score as one number, so that the best is the greatest.
  static std::uint64_t scored(int score, const Branch& branch) {
    return static_cast<std::uint64_t>(score) << 32 | branch.number();
  }

  std::uint64_t pair(int index) const {
    const unsigned candidates = board_.candidates(place_at_index(index));
    const int first = lowest_bit(candidates);
    const int second = highest_bit(candidates);
    return scored(pair_weight * worth(first, index) * worth(second, index),
                  {index, index, first, second});
  }

  /// The greatest of `best` and what the two places of a digit are worth in its first boxes.
  std::uint64_t best_box(int digit, std::uint64_t best) const {
    constexpr std::array<std::uint8_t, 16> indices{0, 1, 2, 32, 33, 34, 64, 65, 66};
    const std::array<std::uint32_t, 3> words{telling_.in_box.word(0, digit),
                                             telling_.in_box.word(1, digit),
                                             telling_.in_box.word(2, digit)};
    std::uint32_t left = words[0] | words[1] | words[2];
    for (int box = 0; box < considered_boxes && left != 0; ++box) {
      const int shift = first_bits[static_cast<std::size_t>(lowest_bit(left))];
      left &= ~(7U << shift);
      const unsigned cells =
          (words[0] >> shift & 7) | (words[1] >> shift & 7) << 3 | (words[2] >> shift & 7) << 6;
      const int first =
          shift + indices[static_cast<std::size_t>(lowest_bit(cells)) % indices.size()];
      const int second =
          shift + indices[static_cast<std::size_t>(highest_bit(cells)) % indices.size()];
      best = std::max(best, scored(box_weight * worth(digit, first) * worth(digit, second),
                                   {first, second, digit, digit}));
    }
    return best;
  }

  const CompiledRules& rules_;
  const BoardState& board_;
  TellingCells telling_;
  std::array<DigitView, max_size> digits_;
  /// The digit that has the most telling cells, below their number.
  int most_telling_ = 0;
};

/// While nothing has failed, nearly every branch leads to a solution: looking at more cells for a
/// good one costs more than it gains.
constexpr int few_considered_cells = 4;

/// The lowest digit of the cell that has the fewest candidates, among the first cells.
Branch fewest_candidates(const BoardState& board, const CellBits& cells) {
  int fewest = max_size + 1;
  Branch chosen;
  for_first(few_considered_cells, cells, [&](int index) {
    const unsigned candidates = board.candidates(place_at_index(index));
    if (std::popcount(candidates) >= fewest) return;
    fewest = std::popcount(candidates);
    chosen = Branch({index, lowest_bit(candidates)});
  });
  return chosen;
}

CellBits apart_from(const CompiledRules& rules, const CellBits& cells, int index) {
  return cells &
         ~(cell_bits_from(rules.peers[static_cast<std::size_t>(index)]) | cell_at_index(index));
}

/// A cell with the fewest candidates: the one from whose peers they take most away.
Branch most_taken_away(const CompiledRules& rules, const BoardState& board, const CellBits& cells) {
  std::pair<int, int> best{-max_size - 1, 0};
  Branch chosen;
  for_first(max_cells, cells, [&](int index) {
    const unsigned candidates = board.candidates(place_at_index(index));
    const CellBits peers = cell_bits_from(rules.peers[static_cast<std::size_t>(index)]);
    std::pair<int, int> here{-std::popcount(candidates), 0};
    if (here.first < best.first) return;
    for (unsigned rest = candidates; rest != 0; rest &= rest - 1)
      here.second += count(cell_bits_from(board.digits, lowest_bit(rest)) & peers);
    if (here <= best) return;
    best = here;
    chosen = Branch({index, lowest_bit(candidates)});
  });
  return chosen;
}

/// Where no cell has two candidates.
Plan branch_on_open_cells(const CompiledRules& rules, const Node& node, bool is_hopeful) {
  const CellBits open = cell_bits_from(node.counts.at_least_two);
  if (!is_hopeful) return Plan(most_taken_away(rules, node.board, open));
  const Branch branch = fewest_candidates(node.board, open);
  const CellBits apart = apart_from(rules, open, branch.first().index());
  if (apart.empty()) return Plan(branch);
  return Plan(branch, fewest_candidates(node.board, apart));
}

/// With this many open cells or fewer, choosing well costs what it saves on the hardest puzzles,
/// and more on others.
constexpr int few_open_cells = 28;

Branch branch_on_pair(const BoardState& board, int index) {
  const unsigned candidates = board.candidates(place_at_index(index));
  return {index, index, lowest_bit(candidates), highest_bit(candidates)};
}

}  // namespace

Plan choose_branch(const CompiledRules& rules, const Node& node, bool has_failed) {
  const CellCounts& counts = node.counts;
  const Slot pairs = load<Slot>(counts.at_least_two.words.data()) &
                     ~load<Slot>(counts.at_least_three.words.data());
  const CellBits pair_cells = cell_bits_from(pairs);
  const bool is_hopeful = !has_failed && !rules.has_exclusions;
  if (pair_cells.empty()) return branch_on_open_cells(rules, node, is_hopeful);
  if (has_failed && counts.at_least_two.count() > few_open_cells) {
    return Plan(Chooser(rules, node.board, pairs).best(pair_cells));
  }
  const int index = first_of(pair_cells);
  const Branch branch = branch_on_pair(node.board, index);
  if (is_hopeful) {
    const CellBits apart = apart_from(rules, pair_cells, index);
    if (!apart.empty()) return Plan(branch, branch_on_pair(node.board, last_of(apart)));
  }
  return Plan(branch);
}

Plan first_open_cell(const CompiledRules& rules, const Node& node) {
  for (int index = 0; index < rules.shape.cell_count(); ++index) {
    const Place place = place_of(rules.shape, static_cast<Cell>(index));
    if ((node.counts.at_least_two.words[place.word] & place.mask()) != 0) {
      return Plan(Branch({index_of(place), lowest_bit(node.board.candidates(place))}));
    }
  }
  return Plan(Branch());
}

}  // namespace ninefold
