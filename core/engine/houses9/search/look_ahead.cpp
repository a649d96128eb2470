#include "core/engine/houses9/search/look_ahead.hpp"

#include "core/engine/houses9/deciding.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace ninefold {

namespace {

/// Ten candidates less make a search half as long: how much there is of 2^24 with up to nine less.
constexpr int halving = 10;
constexpr std::array<std::uint32_t, halving> make_parts() {
  std::array<std::uint32_t, halving> parts{};
  double part = 1U << 24;
  for (std::uint32_t& each : parts) {
    each = static_cast<std::uint32_t>(part);
    part *= 0.9330329915368074;  // the tenth root of a half
  }
  return parts;
}

/// How much there is to search after a placement has taken away so many candidates.
std::uint32_t part_without(int taken) {
  static constexpr auto parts = make_parts();
  return parts[static_cast<std::size_t>(taken % halving)] >> std::min(taken / halving, 31);
}

int count_candidates(const BoardState& board) {
  int candidates = 0;
  for (int digit = 0; digit < max_size; ++digit) {
    for (std::size_t row = 0; row < 3; ++row)
      candidates += std::popcount(board.digits.word(row, digit));
  }
  return candidates;
}

/// The rows, the columns and, if there are any, the boxes and extra houses.
std::vector<CellBits> houses_of(const CompiledRules& rules) {
  const Shape shape = rules.shape;
  const auto size = static_cast<std::size_t>(shape.size());
  std::vector<CellMask> masks(size * (rules.has_boxes ? 3 : 2));
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const Place place = place_of(shape, cell);
    const auto insert = [&](std::size_t house) { masks[house].words[place.word] |= place.mask(); };
    insert(static_cast<std::size_t>(shape.row_of(cell)));
    insert(size + static_cast<std::size_t>(shape.column_of(cell)));
    if (rules.has_boxes) insert(2 * size + static_cast<std::size_t>(shape.box_of(cell)));
  }
  masks.insert(masks.end(), rules.houses.begin(), rules.houses.end());
  std::vector<CellBits> houses;
  for (const CellMask& mask : masks) houses.push_back(cell_bits_from(mask));
  return houses;
}

}  // namespace

LookAhead::LookAhead(const CompiledRules& rules, Meter& meter)
    : rules_(rules), propagate_(choose_kernel(rules)), meter_(meter), houses_(houses_of(rules)) {}

bool LookAhead::choose(Node& node, Plan& plan) {
  if (!try_candidates(node)) return false;
  if (node.outcome == Outcome::open) plan = best_branch(node);
  return true;
}

// Candidates that fail go at once, so that those behind are tried on what is left.
bool LookAhead::try_candidates(Node& node) {
  bool goes_on = true;
  const auto try_cell = [&](int index) {
    const Place place = place_at_index(index);
    for (unsigned rest = node.board.candidates(place); rest != 0; rest &= rest - 1) {
      if (!goes_on || node.outcome != Outcome::open) return;
      const int digit = lowest_bit(rest);
      const unsigned left = node.board.candidates(place);
      if (std::has_single_bit(left) || (left >> digit & 1U) == 0) continue;
      goes_on = meter_.enter_node();
      if (!goes_on) return;
      Node below{decided(rules_, node.board, {index, digit})};
      propagate_(rules_, below);
      if (below.outcome == Outcome::contradiction) {
        node.board.remove(digit, place);
        propagate_(rules_, node);
        continue;
      }
      const int taken = count_candidates(node.board) - count_candidates(below.board);
      parts_[static_cast<std::size_t>(index)][static_cast<std::size_t>(digit)] =
          part_without(taken);
    }
  };
  for_first(max_cells, cell_bits_from(node.counts.at_least_two), try_cell);
  return goes_on;
}

Plan LookAhead::best_branch(const Node& node) const {
  const auto part = [this](int index, int digit) {
    return parts_[static_cast<std::size_t>(index)][static_cast<std::size_t>(digit)];
  };
  std::uint32_t least = ~std::uint32_t{0};
  Branch best;
  const CellBits open = cell_bits_from(node.counts.at_least_two);
  for_first(max_cells, open, [&](int index) {
    const unsigned candidates = node.board.candidates(place_at_index(index));
    std::uint32_t sum = 0;
    int largest = lowest_bit(candidates);
    for (unsigned rest = candidates; rest != 0; rest &= rest - 1) {
      const int digit = lowest_bit(rest);
      sum += part(index, digit);
      if (part(index, digit) > part(index, largest)) largest = digit;
    }
    if (sum >= least) return;
    least = sum;
    best = std::popcount(candidates) == 2
               ? Branch(index, index, lowest_bit(candidates), highest_bit(candidates))
               : Branch({index, largest});
  });
  for (int digit = 0; digit < rules_.shape.size(); ++digit) {
    const CellBits places = open & cell_bits_from(node.board.digits, digit);
    for (const CellBits& house : houses_) {
      const CellBits in_house = places & house;
      if (count(in_house) != 2) continue;
      const int first = first_of(in_house);
      const int second = last_of(in_house);
      const std::uint32_t sum = part(first, digit) + part(second, digit);
      if (sum >= least) continue;
      least = sum;
      best = Branch(first, second, digit, digit);
    }
  }
  return Plan(best);
}

}  // namespace ninefold
