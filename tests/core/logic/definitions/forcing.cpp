// Chains and nets from assumptions, and templates.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <array>

namespace ninefold::tests {

namespace {

using logic::ChainNode;
using logic::Technique;

/// Whether these are all the candidates of a cell, or all the places of a digit in a house: one
/// of them holds.
bool are_all_of_something(const Board& board, const std::vector<ChainNode>& nodes) {
  unsigned digits = 0;
  Board::Cells cells;
  for (const ChainNode& node : nodes) {
    if (node.cells.count() != 1) return false;
    digits |= 1U << node.digit;
    cells.push_back(*node.cells.begin());
  }
  std::sort(cells.begin(), cells.end());
  if (cells.empty()) return false;
  if (cells.front() == cells.back() && board.digits(cells.front()) == digits) return true;
  if (count_of(digits) != 1) return false;
  for (int house = 0; house < Board::houses; ++house) {
    if (board.places(nodes[0].digit, house) == cells) return true;
  }
  return false;
}

bool is_candidate(const ChainNode& node, const logic::Candidate& candidate) {
  return node.cells.count() == 1 && *node.cells.begin() == candidate.cell &&
         node.digit == candidate.digit;
}

Breach breach_of_chains(const Board& board, const logic::Step& step) {
  std::vector<ChainNode> starts;
  std::vector<ChainNode> ends;
  for (const logic::Step& part : step.parts) {
    if (part.chain.empty() || !part.chain[0].is_on) return "has a part that assumes nothing";
    if (Breach breach = breach_of_links(board, part)) return breach;
    starts.push_back(part.chain.front());
    ends.push_back(part.chain.back());
  }
  if (ends.empty()) return "has no parts";
  const auto have_one_end = [&ends](bool is_on) {
    return std::all_of(ends.begin(), ends.end(), [&](const ChainNode& end) {
      return end.is_on == is_on && end.digit == ends[0].digit && end.cells == ends[0].cells;
    });
  };
  // Whatever is assumed, the same follows.
  if (step.placements.size() == 1 && step.eliminations.empty()) {
    const bool follows = have_one_end(true) && is_candidate(ends[0], step.placements[0]);
    return follows && are_all_of_something(board, starts) ? Breach() : "does not follow";
  }
  if (step.eliminations.size() != 1 || !step.placements.empty()) return "has several effects";
  const logic::Candidate struck = step.eliminations[0];
  if (have_one_end(false) && is_candidate(ends[0], struck) && are_all_of_something(board, starts)) {
    return std::nullopt;
  }
  // Or one assumption contradicts itself.
  for (const ChainNode& start : starts) {
    if (!is_candidate(start, struck)) return "assumes something else";
  }
  // "It is so, since it was assumed" explains nothing.
  const bool is_led_to = std::all_of(step.parts.begin(), step.parts.end(),
                                     [](const logic::Step& part) { return part.chain.size() > 1; });
  if (!is_led_to) return "contradicts its assumption without leading to anything";
  const bool are_opposite = ends.size() == 2 && ends[0].is_on != ends[1].is_on &&
                            ends[0].digit == ends[1].digit && ends[0].cells == ends[1].cells;
  const bool are_off =
      std::none_of(ends.begin(), ends.end(), [](const ChainNode& end) { return end.is_on; });
  if (are_opposite || (are_off && are_all_of_something(board, ends))) return std::nullopt;
  return "ends in no contradiction";
}

/// Whether a net names what has nothing left: a cell, or a digit in a house.
bool is_named_end(const Board& board, const logic::Step& step) {
  if (step.reason.kind != logic::ReasonKind::contradiction) return false;
  const Board::Cells starved = cells_of(step.reason.cells);
  if (!starved.empty()) {
    return starved.size() == 1 && board.is_open(starved[0]) && board.digits(starved[0]) == 0;
  }
  if (step.reason.numbers.size() != 1 || step.houses.size() != 1) return false;
  const int digit = step.reason.numbers[0];
  const int house = step.houses[0];
  for (int cell = 0; cell < Board::cells; ++cell) {
    if (Board::is_in(cell, house) && board.value(cell) == digit) return false;
  }
  return board.places(digit, house).empty();
}

Breach breach_of_net(Board board, const logic::Step& step) {
  if (step.eliminations.size() != 1) return "strikes more or less than one candidate";
  board.place(step.eliminations[0].cell, step.eliminations[0].digit);
  for (const logic::Step& part : step.parts) {
    if (part.technique > Technique::hidden_single) return "takes more than singles";
    if (Breach breach = breach_of(board, part)) return breach;
    board.place(part.placements[0].cell, part.placements[0].digit);
  }
  if (!board.is_contradictory()) return "ends in no contradiction";
  return is_named_end(board, step) ? Breach() : "does not say where it ends";
}

}  // namespace

Breach breach_of_forcing(const Board& board, const logic::Step& step) {
  return step.technique == Technique::forcing_chain ? breach_of_chains(board, step)
                                                    : breach_of_net(board, step);
}

namespace {

/// The column of a digit in each row.
using Template = std::array<int, 9>;

void fill(const Board& board, int digit, int row, Template& columns, std::vector<Template>& all) {
  if (row == 9) {
    all.push_back(columns);
    return;
  }
  const auto at = static_cast<std::size_t>(row);
  for (int column = 0; column < 9; ++column) {
    const int cell = row * 9 + column;
    if (board.value(cell) != digit && !(board.is_open(cell) && board.has(cell, digit))) continue;
    bool is_free = true;
    for (int above = 0; above < row; ++above) {
      const int other = above * 9 + columns[static_cast<std::size_t>(above)];
      is_free = is_free && !Board::sees(cell, other);
    }
    if (!is_free) continue;
    columns[at] = column;
    fill(board, digit, row + 1, columns, all);
  }
}

bool takes(const Template& one, int cell) {
  return one[static_cast<std::size_t>(cell / 9)] == cell % 9;
}

bool is_in_all(const std::vector<Template>& all, int cell) {
  return std::all_of(all.begin(), all.end(),
                     [cell](const Template& one) { return takes(one, cell); });
}

bool is_in_none(const std::vector<Template>& all, int cell) {
  return std::none_of(all.begin(), all.end(),
                      [cell](const Template& one) { return takes(one, cell); });
}

/// All templates of every digit, less those that take a cell which another digit has in all of its.
std::array<std::vector<Template>, 10> templates_of(const Board& board) {
  std::array<std::vector<Template>, 10> all;
  for (int digit = 1; digit <= 9; ++digit) {
    Template columns{};
    fill(board, digit, 0, columns, all[static_cast<std::size_t>(digit)]);
  }
  for (std::size_t left = 1; left > 0;) {
    left = 0;
    for (int cell = 0; cell < Board::cells; ++cell) {
      for (std::size_t digit = 1; digit <= 9; ++digit) {
        if (all[digit].empty() || !is_in_all(all[digit], cell)) continue;
        for (std::size_t other = 1; other <= 9; ++other) {
          if (other == digit) continue;
          left += static_cast<std::size_t>(
              std::erase_if(all[other], [cell](const Template& one) { return takes(one, cell); }));
        }
      }
    }
  }
  return all;
}

}  // namespace

Breach breach_of_templates(const Board& board, const logic::Step& step) {
  const auto all = templates_of(board);
  for (const logic::Candidate& placed : step.placements) {
    if (!is_in_all(all[placed.digit], placed.cell)) return "places what some template does not";
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!is_in_none(all[struck.digit], struck.cell)) return "strikes what some template has";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
