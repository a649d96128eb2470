// FullRank, FullRankTies: the place of a line among all lines read in both directions.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

FullRank all_lines(const Layout& layout) {
  FullRank rank;
  const auto add = [&](CellIndexes line) {
    rank.lines.push_back(line);
    std::reverse(line.begin(), line.end());
    rank.lines.push_back(std::move(line));
  };
  for (int row = 0; row < layout.rows; ++row) add(layout.row(row));
  for (int column = 0; column < layout.columns; ++column) add(layout.column(column));
  return rank;
}

std::string needs_ranks(const Layout& layout) {
  const bool fits = layout.rows == layout.columns && layout.value_count() == layout.rows;
  return fits ? "" : "a square board with as many values as rows";
}

std::optional<RuleError> complete_full_rank(Arguments& arguments, std::vector<Rule>& rules) {
  const int most = 4 * arguments.layout().rows;
  for (std::size_t i = 0; i < 2; ++i) {
    if (rules.back().numbers[i] > most)
      return arguments.error(i + 1, "a number from 1 to " + std::to_string(most));
  }
  return complete_line_clues(arguments, rules);
}

bool full_rank_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  const std::vector<int> own = values_of(rule.cells, values);
  int smaller = 0;
  int equal = 0;
  std::vector<std::vector<int>> lines;
  for (const CellIndexes& line : all_lines(puzzle.layout).lines) {
    lines.push_back(values_of(line, values));
    smaller += lines.back() < own ? 1 : 0;
    equal += lines.back() == own ? 1 : 0;
  }
  if (puzzle.ties == FullRank::Ties::none) {
    std::sort(lines.begin(), lines.end());
    if (std::adjacent_find(lines.begin(), lines.end()) != lines.end()) return false;
  }
  if (puzzle.ties != FullRank::Ties::any && equal > 1) return false;
  return smaller + 1 == rule.numbers[0];
}

// All clues of the puzzle together; the first rule of the kind speaks for all. Within a block each
// speaks for itself.
void contribute_full_rank(const Rule& rule, const Puzzle& puzzle, Model& model) {
  FullRank rank = all_lines(puzzle.layout);
  rank.ties = puzzle.ties;
  const auto line_number = [&](const Rule& clue) {
    return static_cast<std::size_t>(std::find(rank.lines.begin(), rank.lines.end(), clue.cells) -
                                    rank.lines.begin());
  };
  bool is_top = false;
  bool is_first = true;
  for (const Rule& other : puzzle.rules) {
    if (other.kind != rule.kind) continue;
    if (&other == &rule) is_top = true;
    if (!is_top && &other != &rule) is_first = false;
    rank.clues.push_back({line_number(other), other.numbers[0]});
  }
  if (!is_top) {
    rank.clues = {{line_number(rule), rule.numbers[0]}};
  } else if (!is_first) {
    return;
  }
  // Each value begins four lines, one along each border: so the rank tells the first value.
  rank.has_houses = !puzzle.layout.is_raw;
  for (const FullRank::Clue& clue : rank.clues) {
    if (rank.has_houses) model.restrict(rank.lines[clue.line][0], mask_of((clue.rank - 1) / 4));
  }
  std::sort(rank.clues.begin(), rank.clues.end(),
            [](const FullRank::Clue& a, const FullRank::Clue& b) { return a.rank < b.rank; });
  model.full_ranks.push_back(std::move(rank));
}

// Without ties, no two lines are equal, whether they have clues or not.
bool ties_hold(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  if (puzzle.ties != FullRank::Ties::none) return true;
  std::vector<std::vector<int>> lines;
  for (const CellIndexes& line : all_lines(puzzle.layout).lines)
    lines.push_back(values_of(line, values));
  std::sort(lines.begin(), lines.end());
  return std::adjacent_find(lines.begin(), lines.end()) == lines.end();
}

constexpr std::array<std::string_view, 3> ties_words{{"none", "only-unclued", "any"}};
constexpr std::array<Parameter, 1> ties_parameters{
    {{.name = "ties", .kind = ParameterKind::word, .words = ties_words}}};

// The word itself is read with the board.
std::optional<RuleError> read_ties(const Kind& /*kind*/, Arguments& /*arguments*/,
                                   std::vector<Rule>& rules) {
  rules.emplace_back();
  return std::nullopt;
}

}  // namespace

extern const std::vector<Kind> full_rank_kinds{
    {.name = "FullRankTies",
     .role = Role::layout,
     .parameters = ties_parameters,
     .read = read_ties,
     .holds = ties_hold},
    {.name = "FullRank",
     .family = Family::outside,
     .parameters = clues_from_one,
     .needs = needs_ranks,
     .complete = complete_full_rank,
     .holds = full_rank_holds,
     .contribute = contribute_full_rank,
     .key = line_key},
};

}  // namespace ninefold::variants
