// Patterns of one digit, wings, and pairs of the same two digits.

#include "tests/core/logic/definitions/definitions.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::tests {

namespace {

using logic::Technique;

Breach breach_of_one_rectangle(const Board& board, const logic::Step& step) {
  if (step.houses.size() != 4) return "has other houses";
  const int digit = step.digits.first();
  const int box = step.houses[0];
  const int line = step.houses[1];
  const int across = step.houses[2];
  const int parallel = step.houses[3];
  const bool are_lines =
      Board::is_row(line)
          ? Board::is_column(across) && Board::is_column(parallel)
          : Board::is_column(line) && Board::is_row(across) && Board::is_row(parallel);
  if (!Board::is_box(box) || !are_lines || across == parallel) return "has other houses";
  bool in_line = false;
  bool in_across = false;
  for (const int place : board.places(digit, box)) {
    if (!Board::is_in(place, line) && !Board::is_in(place, across)) return "has a place elsewhere";
    in_line = in_line || !Board::is_in(place, across);
    in_across = in_across || !Board::is_in(place, line);
  }
  if (!in_line || !in_across) return "has no place in one of its lines";
  const Board::Cells ends = board.places(digit, parallel);
  if (ends.size() != 2 || Board::is_in(ends[0], line) == Board::is_in(ends[1], line)) {
    return "has no conjugate pair";
  }
  const int far = Board::is_in(ends[0], line) ? ends[1] : ends[0];
  const int near = Board::is_in(ends[0], line) ? ends[0] : ends[1];
  if (Board::is_in(near, box)) return "has its pair in the box";
  for (const logic::Candidate& struck : step.eliminations) {
    const bool is_opposite = Board::is_in(struck.cell, across) && Board::sees(struck.cell, far) &&
                             !Board::is_in(struck.cell, box);
    if (struck.digit != digit || !is_opposite) return "strikes elsewhere";
  }
  return std::nullopt;
}

}  // namespace

Breach breach_of_empty_rectangle(const Board& board, const logic::Step& step) {
  if (step.technique == Technique::empty_rectangle) return breach_of_one_rectangle(board, step);
  if (step.parts.size() != 2) return "is not two rectangles";
  std::vector<logic::Candidate> struck;
  for (const logic::Step& part : step.parts) {
    if (part.houses[0] != step.parts[0].houses[0]) return "has two boxes";
    if (Breach breach = breach_of_one_rectangle(board, part)) return breach;
    struck.insert(struck.end(), part.eliminations.begin(), part.eliminations.end());
  }
  for (const logic::Candidate& one : step.eliminations) {
    if (std::find(struck.begin(), struck.end(), one) == struck.end()) return "strikes too much";
  }
  return std::nullopt;
}

namespace {

/// A pivot xy or xyz, and two cells xz and yz that it sees.
bool is_pivot(const Board& board, int pivot, const Board::Cells& pincers, unsigned struck,
              bool holds_it) {
  const unsigned one = board.digits(pincers[0]);
  const unsigned two = board.digits(pincers[1]);
  const unsigned expected = (one | two) & (holds_it ? ~0U : ~struck);
  return count_of(one) == 2 && count_of(two) == 2 && (one & two) == struck &&
         board.digits(pivot) == expected && Board::sees_all(pivot, pincers);
}

Breach breach_of_bent(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (cells.size() != 3) return "has not three cells";
  const bool holds_it = step.technique == Technique::xyz_wing;
  for (const logic::Candidate& struck : step.eliminations) {
    bool is_wing = false;
    for (const int pivot : cells) {
      Board::Cells pincers = cells;
      pincers.erase(std::find(pincers.begin(), pincers.end(), pivot));
      is_wing = is_wing || (is_pivot(board, pivot, pincers, 1U << struck.digit, holds_it) &&
                            Board::sees_all(struck.cell, holds_it ? cells : pincers));
    }
    if (!is_wing) return "strikes what does not follow";
  }
  return std::nullopt;
}

}  // namespace

Breach breach_of_wing(const Board& board, const logic::Step& step) {
  if (step.technique != Technique::w_wing) return breach_of_bent(board, step);
  if (step.chain.size() != 6) return "has another chain";
  if (Breach breach = breach_of_links(board, step)) return breach;
  const auto& chain = step.chain;
  const int first = *chain[0].cells.begin();
  const int last = *chain[5].cells.begin();
  const bool has_shape = chain[0].cells == chain[1].cells && chain[4].cells == chain[5].cells &&
                         chain[2].digit == chain[3].digit && chain[0].digit == chain[5].digit &&
                         !chain[0].is_on && first != last;
  if (!has_shape || board.digits(first) != board.digits(last)) return "has another shape";
  for (const logic::Candidate& struck : step.eliminations) {
    if (struck.digit != chain[0].digit) return "strikes another digit";
    if (!Board::sees_all(struck.cell, {first, last})) return "strikes what does not see both ends";
  }
  return std::nullopt;
}

namespace {

/// The distance of each of these cells from the first by links between cells that see each other,
/// as far as they are linked.
std::vector<int> distances(const Board::Cells& cells, std::size_t from) {
  std::vector<int> found(cells.size(), -1);
  found[from] = 0;
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (std::size_t one = 0; one < cells.size(); ++one) {
      for (std::size_t two = 0; two < cells.size(); ++two) {
        if (found[one] < 0 || !Board::sees(cells[one], cells[two])) continue;
        if (found[two] >= 0 && found[two] <= found[one] + 1) continue;
        found[two] = found[one] + 1;
        is_changed = true;
      }
    }
  }
  return found;
}

}  // namespace

namespace {

/// A chain through cells of the pattern whose ends strike something between them.
Breach breach_of_alternation(const Board& board, const logic::Step& step) {
  if (Breach breach = breach_of_links(board, step)) return breach;
  const std::size_t count = step.chain.size();
  if (count < 8 || count % 4 != 0) return "has a chain whose ends are alike";
  for (std::size_t at = 0; at < count; ++at) {
    const logic::ChainNode& node = step.chain[at];
    if (node.is_on != (at % 2 == 1)) return "has a chain that does not alternate";
    if (node.cells.count() != 1 || !node.cells.without(step.cells).empty())
      return "has a chain through other cells";
  }
  const Board::Cells ends{*step.chain.front().cells.begin(), *step.chain.back().cells.begin()};
  for (const logic::Candidate& struck : step.eliminations) {
    if (Board::sees_all(struck.cell, ends)) return std::nullopt;
  }
  return "has a chain without effect";
}

}  // namespace

Breach breach_of_remote_pair(const Board& board, const logic::Step& step) {
  const Board::Cells cells = cells_of(step.cells);
  if (cells.size() < 4 || step.digits.count() != 2) return "is too small";
  for (const int cell : cells) {
    if (board.digits(cell) != bits_of(step.digits)) return "has a cell of other digits";
  }
  const std::vector<int> from_first = distances(cells, 0);
  if (std::find(from_first.begin(), from_first.end(), -1) != from_first.end()) {
    return "is in pieces";
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (!step.digits.contains(struck.digit)) return "strikes another digit";
    bool sees_both = false;
    for (std::size_t one = 0; one < cells.size(); ++one) {
      for (std::size_t two = 0; two < cells.size(); ++two) {
        const bool is_odd = (from_first[one] + from_first[two]) % 2 == 1;
        sees_both = sees_both || (is_odd && Board::sees_all(struck.cell, {cells[one], cells[two]}));
      }
    }
    if (!sees_both) return "strikes what does not see both digits";
  }
  return breach_of_alternation(board, step);
}

namespace {

using Colors = std::array<Board::Cells, 2>;

/// Whether two lists are the two colours of one component of conjugate pairs.
bool are_colors(const Board& board, int digit, const Colors& colors) {
  std::set<int> reached{colors[0].empty() ? colors[1][0] : colors[0][0]};
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (int house = 0; house < Board::houses; ++house) {
      const Board::Cells pair = board.places(digit, house);
      if (pair.size() != 2) continue;
      if (!reached.contains(pair[0]) && !reached.contains(pair[1])) continue;
      is_changed = is_changed || !reached.contains(pair[0]) || !reached.contains(pair[1]);
      reached.insert(pair.begin(), pair.end());
      const bool is_crossing = (contains(colors[0], pair[0]) && contains(colors[1], pair[1])) ||
                               (contains(colors[1], pair[0]) && contains(colors[0], pair[1]));
      if (!is_crossing) return false;
    }
  }
  return reached.size() == colors[0].size() + colors[1].size();
}

bool sees_any(int cell, const Board::Cells& cells) {
  return std::any_of(cells.begin(), cells.end(),
                     [cell](int other) { return Board::sees(cell, other); });
}

bool any_sees_any(const Board::Cells& cells, const Board::Cells& others) {
  return std::any_of(cells.begin(), cells.end(),
                     [&others](int cell) { return sees_any(cell, others); });
}

bool follows(Technique technique, const std::vector<Colors>& parts, int struck) {
  const Colors& one = parts[0];
  if (technique == Technique::simple_colors_trap) {
    return sees_any(struck, one[0]) && sees_any(struck, one[1]);
  }
  for (const std::size_t a : {0U, 1U}) {
    if (technique == Technique::simple_colors_wrap) {
      if (contains(one[a], struck) && any_sees_any(one[a], one[a])) return true;
      continue;
    }
    const Colors& two = parts[1];
    if (technique == Technique::multi_colors_2) {
      if (contains(one[a], struck) && any_sees_any(one[a], two[0]) && any_sees_any(one[a], two[1]))
        return true;
      continue;
    }
    for (const std::size_t b : {0U, 1U}) {
      if (any_sees_any(one[a], two[b]) && sees_any(struck, one[1 - a]) &&
          sees_any(struck, two[1 - b])) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

Breach breach_of_colors(const Board& board, const logic::Step& step) {
  const int digit = step.digits.first();
  std::vector<Colors> parts;
  for (std::size_t index = 0; index + 1 < step.sets.size(); index += 2) {
    parts.push_back({cells_of(step.sets[index].cells), cells_of(step.sets[index + 1].cells)});
  }
  const bool is_multi = step.technique >= Technique::multi_colors_1;
  if (parts.size() != (is_multi ? 2 : 1)) return "has another number of components";
  for (const Colors& colors : parts) {
    if (!are_colors(board, digit, colors)) return "has colours that are none";
  }
  for (const logic::Candidate& struck : step.eliminations) {
    if (struck.digit != digit) return "strikes another digit";
    if (!follows(step.technique, parts, struck.cell)) return "strikes what does not follow";
  }
  return std::nullopt;
}

}  // namespace ninefold::tests
