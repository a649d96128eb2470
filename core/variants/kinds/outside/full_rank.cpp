// FullRank, FullRankTies: the place of a line among all lines read in both directions.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace ninefold::variants {

namespace {

// Rows and columns, each in both directions.
CellLists all_lines(const Layout& layout) {
  CellLists lines;
  lines.reserve(2 * static_cast<std::size_t>(layout.rows + layout.columns),
                4 * static_cast<std::size_t>(layout.grid_size()));
  const auto add = [&](int first, int step, int length) {
    for (int place = 0; place < length; ++place)
      lines.add_cell(static_cast<CellIndex>(first + place * step));
    lines.end_list();
    for (int place = length; place-- > 0;)
      lines.add_cell(static_cast<CellIndex>(first + place * step));
    lines.end_list();
  };
  for (int row = 0; row < layout.rows; ++row) add(layout.at(row, 0), 1, layout.columns);
  for (int column = 0; column < layout.columns; ++column)
    add(layout.at(0, column), layout.columns, layout.rows);
  return lines;
}

// Negative where the first line is smaller, positive where it is larger. Of two lines of which one
// begins the other, the shorter is the smaller.
int compare(std::span<const CellIndex> one, std::span<const CellIndex> other,
            std::span<const int> values) {
  for (std::size_t place = 0; place < std::min(one.size(), other.size()); ++place) {
    const int difference = values[one[place]] - values[other[place]];
    if (difference != 0) return difference;
  }
  return static_cast<int>(one.size()) - static_cast<int>(other.size());
}

bool has_ties(const CellLists& lines, std::span<const int> values) {
  std::vector<std::size_t> order(lines.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return compare(lines[a], lines[b], values) < 0; });
  return std::adjacent_find(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
           return compare(lines[a], lines[b], values) == 0;
         }) != order.end();
}

std::string needs_ranks(const Layout& layout) {
  const bool fits = layout.rows == layout.columns && layout.value_count() == layout.rows;
  return fits ? "" : "a square board with as many values as rows";
}

// A line's rank is at most the number of lines, which depends on the board.
std::optional<RuleError> read_full_rank(const Kind& kind, Arguments& arguments,
                                        std::vector<Rule>& rules) {
  std::array parameters = clues_from_one;
  for (std::size_t i = 1; i < parameters.size(); ++i)
    parameters[i].most = 4 * arguments.layout().rows;
  Kind on_this_board = kind;
  on_this_board.parameters = parameters;
  return read_parameters(on_this_board, arguments, rules);
}

bool full_rank_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  int smaller = 0;
  int equal = 0;
  const CellLists lines = all_lines(puzzle.layout);
  for (std::size_t number = 0; number < lines.size(); ++number) {
    const int difference = compare(lines[number], rule.cells, values);
    smaller += difference < 0 ? 1 : 0;
    equal += difference == 0 ? 1 : 0;
  }
  if (puzzle.ties == FullRank::Ties::none && has_ties(lines, values)) return false;
  if (puzzle.ties != FullRank::Ties::any && equal > 1) return false;
  return smaller + 1 == rule.numbers[0];
}

// All clues of the puzzle together; the first rule of the kind speaks for all. Within a block each
// speaks for itself.
void contribute_full_rank(const Rule& rule, const Puzzle& puzzle, Model& model) {
  std::vector<const Rule*> clues;
  for (const Rule& other : puzzle.rules) {
    if (other.kind == rule.kind) clues.push_back(&other);
  }
  const bool is_top = std::find(clues.begin(), clues.end(), &rule) != clues.end();
  if (is_top && clues.front() != &rule) return;
  if (!is_top) clues = {&rule};
  FullRank rank;
  rank.ties = puzzle.ties;
  const CellLists lines = all_lines(puzzle.layout);
  for (std::size_t number = 0; number < lines.size(); ++number)
    rank.lines.emplace_back(lines[number].begin(), lines[number].end());
  for (const Rule* const clue : clues) {
    const auto line = std::find(rank.lines.begin(), rank.lines.end(), clue->cells);
    rank.clues.push_back({static_cast<std::size_t>(line - rank.lines.begin()), clue->numbers[0]});
  }
  // Each value begins four lines, one along each border: so the rank tells the first value.
  rank.has_houses = !puzzle.layout.is_raw;
  for (const FullRank::Clue& clue : rank.clues) {
    if (rank.has_houses) model.restrict(rank.lines[clue.line][0], mask_of((clue.rank - 1) / 4));
  }
  std::sort(rank.clues.begin(), rank.clues.end(),
            [](const FullRank::Clue& a, const FullRank::Clue& b) { return a.rank < b.rank; });
  model.add(std::move(rank));
}

// Without ties, no two lines are equal, whether they have clues or not.
bool ties_hold(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  if (puzzle.ties != FullRank::Ties::none) return true;
  return !has_ties(all_lines(puzzle.layout), values);
}

constexpr std::array<std::string_view, 3> ties_words{{"none", "only-unclued", "any"}};
constexpr std::array<Parameter, 1> ties_parameters{
    {{.name = "ties", .kind = ParameterKind::word, .words = ties_words}}};

// The word itself is read with the board; `none` alone says something without a clue, too.
std::optional<RuleError> read_ties(const Kind& kind, Arguments& arguments,
                                   std::vector<Rule>& rules) {
  if (std::string needed = kind.needs(arguments.layout()); !needed.empty())
    return arguments.wrong_board(std::move(needed));
  if (arguments.text(0) == ties_words[0]) rules.emplace_back();
  return std::nullopt;
}

}  // namespace

extern const std::vector<Kind> full_rank_kinds{
    {.name = "FullRankTies",
     .role = Role::layout,
     .parameters = ties_parameters,
     .needs = needs_ranks,
     .read = read_ties,
     .holds = ties_hold},
    {.name = "FullRank",
     .family = Family::outside,
     .parameters = clues_from_one,
     .gesture = Gesture::line_clue,
     .needs = needs_ranks,
     .complete = complete_line_clues,
     .read = read_full_rank,
     .holds = full_rank_holds,
     .contribute = contribute_full_rank,
     .key = line_key},
};

}  // namespace ninefold::variants
