// Chains of weak and strong links, two strong links and wings told as chains among them.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>

namespace ninefold::tests {

namespace {

using logic::ChainNode;
using logic::Technique;

bool are_same(const ChainNode& one, const ChainNode& other) {
  return one.digit == other.digit && one.cells == other.cells;
}

bool is_weak(const ChainNode& one, const ChainNode& two) {
  const Board::Cells from = cells_of(one.cells);
  const Board::Cells to = cells_of(two.cells);
  if (one.digit != two.digit) return from.size() == 1 && from == to;
  return std::all_of(from.begin(), from.end(),
                     [&to](int cell) { return Board::sees_all(cell, to); });
}

bool is_bivalue_link(const Board& board, const ChainNode& one, const ChainNode& two) {
  const Board::Cells cells = cells_of(one.cells);
  return cells.size() == 1 && one.cells == two.cells && one.digit != two.digit &&
         count_of(board.digits(cells[0])) == 2;
}

bool is_conjugate_link(const Board& board, const ChainNode& one, const ChainNode& two) {
  if (one.digit != two.digit || !(one.cells & two.cells).empty()) return false;
  const Board::Cells both = cells_of(one.cells | two.cells);
  for (int house = 0; house < Board::houses; ++house) {
    if (board.places(one.digit, house) == both) return true;
  }
  return false;
}

bool is_set_link(const Board& board, const logic::LockedSet& set, const ChainNode& one,
                 const ChainNode& two) {
  const Board::Cells cells = cells_of(set.cells);
  return is_almost_locked(board, set) && one.digit != two.digit &&
         board.places(one.digit, cells) == cells_of(one.cells) &&
         board.places(two.digit, cells) == cells_of(two.cells);
}

/// Several cells count as one place where they are all in a line and a box, or all of the digit's
/// in an almost locked set.
bool is_node(const Board& board, const ChainNode& node) {
  if (node.cells.empty()) return false;
  const Board::Cells cells = cells_of(node.cells);
  return board.places(node.digit, cells) == cells;
}

}  // namespace

bool excludes(const Board& board, const ChainNode& node, int cell, int digit) {
  ChainNode other{static_cast<Digit>(digit), {}, true};
  other.cells.insert(static_cast<Cell>(cell));
  return board.has(cell, digit) && is_weak(node, other);
}

Breach breach_of_links(const Board& board, const logic::Step& step) {
  for (const ChainNode& node : step.chain) {
    if (!is_node(board, node)) return "has a node that is not on the board";
  }
  for (std::size_t index = 1; index < step.chain.size(); ++index) {
    const ChainNode& one = step.chain[index - 1];
    const ChainNode& two = step.chain[index];
    if (one.is_on == two.is_on) return "has two links of a kind in a row";
    if (one.is_on) {
      if (!is_weak(one, two)) return "has a weak link that is none";
      continue;
    }
    const bool is_strong =
        two.set == ChainNode::no_set
            ? is_bivalue_link(board, one, two) || is_conjugate_link(board, one, two)
            : is_set_link(board, step.sets[static_cast<std::size_t>(two.set)], one, two);
    if (!is_strong) return "has a strong link that is none";
  }
  return std::nullopt;
}

namespace {

bool is_continuous(Technique technique) {
  return technique == Technique::continuous_loop || technique == Technique::grouped_continuous_loop;
}

bool is_discontinuous(Technique technique) {
  return technique == Technique::discontinuous_loop ||
         technique == Technique::grouped_discontinuous_loop;
}

/// What the name says of the nodes.
Breach breach_of_nodes(const Board& board, const logic::Step& step) {
  bool has_group = false;
  bool has_other_digit = false;
  bool has_other_cell = false;
  for (const ChainNode& node : step.chain) {
    has_group = has_group || node.cells.count() > 1 || node.set != ChainNode::no_set;
    has_other_digit = has_other_digit || node.digit != step.chain[0].digit;
    has_other_cell = has_other_cell || count_of(board.digits(cells_of(node.cells)[0])) != 2;
  }
  const bool is_grouped = step.technique >= Technique::grouped_continuous_loop;
  if (has_group != is_grouped) return "has groups or not";
  if (step.technique == Technique::x_chain && has_other_digit) return "has a second digit";
  if (step.technique == Technique::xy_chain && has_other_cell) return "has a cell of three digits";
  for (std::size_t one = 0; one < step.chain.size(); ++one) {
    for (std::size_t two = one + 1; two < step.chain.size(); ++two) {
      const bool closes = one == 0 && two + 1 == step.chain.size();
      if (!are_same(step.chain[one], step.chain[two])) continue;
      if (!closes || !is_discontinuous(step.technique)) return "meets itself";
    }
  }
  return std::nullopt;
}

Breach breach_of_discontinuity(const logic::Step& step) {
  const ChainNode& first = step.chain.front();
  const ChainNode& last = step.chain.back();
  if (!are_same(first, last) || first.is_on == last.is_on) return "does not close";
  const Cell cell = *first.cells.begin();
  for (const logic::Candidate& struck : step.eliminations) {
    if (struck.cell != cell) return "strikes elsewhere";
    if ((struck.digit == first.digit) != first.is_on) return "strikes the wrong way round";
  }
  return std::nullopt;
}

/// Whether both cannot stand beside it: one of the two holds.
bool both_exclude(const Board& board, const ChainNode& one, const ChainNode& two,
                  const logic::Candidate& struck) {
  return excludes(board, one, struck.cell, struck.digit) &&
         excludes(board, two, struck.cell, struck.digit);
}

/// In a loop every weak link holds as a strong one, and a set keeps the digits that leave it
/// neither way.
bool follows_from_loop(const Board& board, const logic::Step& step,
                       const logic::Candidate& struck) {
  const std::vector<ChainNode>& chain = step.chain;
  for (std::size_t index = 0; index < chain.size(); index += 2) {
    const ChainNode& before = index == 0 ? chain.back() : chain[index - 1];
    if (both_exclude(board, before, chain[index], struck)) return true;
  }
  for (std::size_t index = 1; index < chain.size(); index += 2) {
    if (chain[index].set == ChainNode::no_set) continue;
    const Board::Cells cells =
        cells_of(step.sets[static_cast<std::size_t>(chain[index].set)].cells);
    if (struck.digit == chain[index].digit || struck.digit == chain[index - 1].digit) continue;
    const Board::Cells places = board.places(struck.digit, cells);
    if (!places.empty() && Board::sees_all(struck.cell, places)) return true;
  }
  return false;
}

}  // namespace

Breach breach_of_chain(const Board& board, const logic::Step& step) {
  if (step.chain.size() < 4) return "is too short";
  if (Breach breach = breach_of_links(board, step)) return breach;
  if (Breach breach = breach_of_nodes(board, step)) return breach;
  if (is_discontinuous(step.technique)) return breach_of_discontinuity(step);
  const ChainNode& first = step.chain.front();
  const ChainNode& last = step.chain.back();
  if (first.is_on || !last.is_on) return "does not say that an end holds";
  if (is_continuous(step.technique)) {
    if (!is_weak(last, first)) return "does not close";
    for (const logic::Candidate& struck : step.eliminations) {
      if (!follows_from_loop(board, step, struck)) return "strikes what no link excludes";
    }
    return std::nullopt;
  }
  const bool is_plain =
      step.technique == Technique::x_chain || step.technique == Technique::xy_chain;
  if (is_plain && first.digit != last.digit) return "ends with two digits";
  if (!is_plain && step.eliminations.size() < 2) return "is a discontinuous loop";
  for (const logic::Candidate& struck : step.eliminations) {
    if (!both_exclude(board, first, last, struck)) return "strikes what an end does not exclude";
  }
  return std::nullopt;
}

namespace {

int cell_at(const logic::Step& step, std::size_t index) { return *step.chain[index].cells.begin(); }

/// The kind of a pattern of two conjugate pairs by their houses, and where the near ends meet.
Breach breach_of_pairs(const Board& board, const logic::Step& step) {
  if (step.chain.size() != 4 || step.houses.size() != 2) return "has not two links";
  if (Breach breach = breach_of_links(board, step)) return breach;
  const int digit = step.digits.first();
  const int one = step.houses[0];
  const int two = step.houses[1];
  for (const std::size_t link : {0U, 1U}) {
    const Board::Cells ends{cell_at(step, 2 * link), cell_at(step, 2 * link + 1)};
    const Board::Cells places = board.places(digit, step.houses[link]);
    if (places.size() != 2 || !contains(places, ends[0]) || !contains(places, ends[1])) {
      return "has a house with other places";
    }
  }
  const int end = cell_at(step, 1);
  const int joined = cell_at(step, 2);
  if (step.technique == Technique::skyscraper) {
    const bool are_rows = Board::is_row(one) && Board::is_row(two) && end % 9 == joined % 9;
    const bool are_columns =
        Board::is_column(one) && Board::is_column(two) && end / 9 == joined / 9;
    if (!are_rows && !are_columns) return "is no skyscraper";
  } else if (step.technique != Technique::turbot_fish) {
    const bool is_crossing =
        Board::is_row(one) != Board::is_row(two) && !Board::is_box(one) && !Board::is_box(two);
    const bool has_box = end / 27 == joined / 27 && end % 9 / 3 == joined % 9 / 3;
    if (!is_crossing || !has_box) return "is no kite";
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!both_exclude(board, step.chain[0], step.chain[3], struck)) {
      return "strikes what an end does not exclude";
    }
  }
  return std::nullopt;
}

}  // namespace

Breach breach_of_two_links(const Board& board, const logic::Step& step) {
  if (step.technique != Technique::dual_two_string_kite) return breach_of_pairs(board, step);
  if (step.parts.size() != 2) return "is not two kites";
  std::vector<logic::Candidate> struck;
  for (const logic::Step& part : step.parts) {
    if (Breach breach = breach_of_pairs(board, part)) return breach;
    struck.insert(struck.end(), part.eliminations.begin(), part.eliminations.end());
  }
  for (const logic::Candidate& one : step.eliminations) {
    if (std::find(struck.begin(), struck.end(), one) == struck.end()) return "strikes too much";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
