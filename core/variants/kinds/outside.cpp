// Clues outside the grid, about a whole row or column, and their kin on any line of cells.

#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// R1 or C12: the cells of that line from left to right or top to bottom.
std::optional<CellIndexes> read_line(Arguments& arguments, std::size_t number) {
  const Layout& layout = arguments.layout();
  if (number < arguments.count() && arguments.text(number).size() > 1) {
    const std::string& name = arguments.text(number);
    int line = 0;
    for (std::size_t i = 1; i < name.size() && i < 4; ++i) {
      line = name[i] >= '0' && name[i] <= '9' ? line * 10 + (name[i] - '0') : 100;
    }
    if (name[0] == 'R' && line >= 1 && line <= layout.rows) return layout.row(line - 1);
    if (name[0] == 'C' && line >= 1 && line <= layout.columns) return layout.column(line - 1);
  }
  arguments.problem = arguments.error(number, "a row or column of the board, such as R1 or C9");
  return std::nullopt;
}

// A line, then a clue for each direction, either of which may be empty. `lists` has the line as
// it is looked along; numbers: clue, line and direction.
std::optional<RuleError> read_double(Arguments& arguments, std::vector<Rule>& rules, int least) {
  const std::optional<CellIndexes> line = read_line(arguments, 0);
  if (!line) return arguments.problem;
  if (arguments.count() > 3) return arguments.error(3, "no more than two clues");
  for (std::size_t direction = 1; direction <= 2; ++direction) {
    if (!arguments.has(direction)) continue;
    const std::optional<int> clue = arguments.number(direction, least, 10000);
    if (!clue) return arguments.problem;
    Rule& rule = rules.emplace_back();
    rule.numbers = {*clue, static_cast<int>(direction)};
    rule.cells = *line;
    if (direction == 2) std::reverse(rule.cells.begin(), rule.cells.end());
  }
  return std::nullopt;
}

std::optional<RuleError> read_double_from_one(Arguments& arguments, std::vector<Rule>& rules) {
  return read_double(arguments, rules, 1);
}
std::optional<RuleError> read_double_from_zero(Arguments& arguments, std::vector<Rule>& rules) {
  return read_double(arguments, rules, 0);
}

// Both ends name the line and the direction.
std::string line_key(const Rule& rule) {
  return std::to_string(rule.cells.front()) + " " + std::to_string(rule.cells.back());
}

// ---- Sandwich, Lunchbox: the sum of the values between the smallest and the largest.

std::optional<RuleError> read_sandwich(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<int> sum = arguments.number(0, 0, 10000);
  if (!sum) return arguments.problem;
  std::optional<CellIndexes> line = read_line(arguments, 1);
  if (!line) return arguments.problem;
  Rule& rule = rules.emplace_back();
  rule.numbers.push_back(*sum);
  rule.cells = std::move(*line);
  return std::nullopt;
}

std::optional<RuleError> read_lunchbox(Arguments& arguments, std::vector<Rule>& rules) {
  return read_number_and_cells(arguments, rules, 0, 10000);
}

bool sandwich_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  if (line.size() < 2 || !all_different(line)) return false;
  auto first = std::min_element(line.begin(), line.end());
  auto last = std::max_element(line.begin(), line.end());
  if (last < first) std::swap(first, last);
  int sum = 0;
  for (auto next = first + 1; next != last; ++next) sum += *next;
  return sum == rule.numbers[0];
}

void contribute_sandwich(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const int length = static_cast<int>(rule.cells.size());
  if (length < 2 || length > model.value_count) {
    model.is_impossible = true;
    return;
  }
  if (length > 2) {
    model.differ_with(rule.cells, [](Mask) { return true; });
  } else {
    model.differ(rule.cells);
  }
  model.sandwiches.push_back(
      Sandwich::of(rule.cells, rule.numbers[0], model.lowest, model.value_count));
}

// ---- XSum: the first value says how many cells have the sum.

bool x_sum_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const int count = values[rule.cells[0]];
  if (count < 1 || count > static_cast<int>(rule.cells.size())) return false;
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += values[rule.cells[static_cast<std::size_t>(i)]];
  return sum == rule.numbers[0];
}

void contribute_x_sum(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::vector<Model> lengths;
  Mask possible = 0;
  for (int count = 1; count <= static_cast<int>(rule.cells.size()); ++count) {
    if (model.mask(count) == 0) continue;
    possible |= model.mask(count);
    Model length = model.empty();
    length.restrict(rule.cells[0], model.mask(count));
    std::vector<Sum::Term> terms;
    for (int i = 1; i < count; ++i) terms.push_back({rule.cells[static_cast<std::size_t>(i)], 1});
    if (terms.empty()) {
      if (rule.numbers[0] != 1) length.is_impossible = true;
    } else {
      length.sum(std::move(terms), rule.numbers[0] - count);
    }
    lengths.push_back(std::move(length));
  }
  model.restrict(rule.cells[0], possible);
  model.alternatives.push_back(std::move(lengths));
}

// ---- Skyscrapers: how many are seen, and the first that is hidden.

bool skyscraper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int highest = 0;
  int seen = 0;
  for (const CellIndex cell : rule.cells) {
    if (values[cell] <= highest) continue;
    highest = values[cell];
    ++seen;
  }
  return seen == rule.numbers[0];
}

void contribute_skyscraper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.skyscrapers.push_back({rule.cells, rule.numbers[0], model.lowest == 0, false});
}

bool hidden_skyscraper_holds(const Rule& rule, const Puzzle& /*puzzle*/,
                             std::span<const int> values) {
  int highest = values[rule.cells[0]];
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    const int value = values[rule.cells[i]];
    if (value < highest) return value == rule.numbers[0];
    highest = value;
  }
  return false;
}

void contribute_hidden_skyscraper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const int clue = rule.numbers[0];
  const int lowest = model.lowest;
  constexpr std::int64_t done = 1000;
  model.accept(
      rule.cells, "HiddenSkyscraper " + std::to_string(clue), -1,
      [=](std::int64_t state, int position) -> std::optional<std::int64_t> {
        const int value = position + lowest;
        if (state == done) return done;
        if (value >= state) return value;
        if (value == clue) return done;
        return std::nullopt;
      },
      [](std::int64_t state) { return state == done; });
}

// ---- NumberedRoom: the first value says in which cell the clue stands.

bool numbered_room_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const int place = values[rule.cells[0]];
  return place >= 1 && place <= static_cast<int>(rule.cells.size()) &&
         values[rule.cells[static_cast<std::size_t>(place - 1)]] == rule.numbers[0];
}

void contribute_numbered_room(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const CellIndex first = rule.cells[0];
  const int clue = rule.numbers[0];
  Mask places = 0;
  for (int place = 1; place <= static_cast<int>(rule.cells.size()); ++place) {
    places |= model.mask(place);
    model.relate(first, rule.cells[static_cast<std::size_t>(place - 1)],
                 [&](int a, int b) { return a != place || b == clue; });
  }
  model.restrict(first, places);
}

// ---- FullRank: the place of a line among all lines read in both directions.

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

std::optional<RuleError> read_full_rank(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  if (layout.rows != layout.columns || layout.value_count() != layout.rows) {
    return arguments.error(0, "a square board with as many values as rows");
  }
  if (auto error = read_double(arguments, rules, 1)) return error;
  for (const Rule& rule : rules) {
    if (rule.numbers[0] > 4 * layout.rows) {
      return arguments.error(static_cast<std::size_t>(rule.numbers[1]),
                             "a number from 1 to " + std::to_string(4 * layout.rows));
    }
  }
  return std::nullopt;
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

// The word itself is read with the board.
std::optional<RuleError> read_ties(Arguments& /*arguments*/, std::vector<Rule>& rules) {
  rules.emplace_back();
  return std::nullopt;
}

}  // namespace

extern const std::vector<Kind> outside_kinds{
    {.name = "FullRankTies", .role = Role::layout, .read = read_ties, .holds = ties_hold},
    {.name = "Sandwich",
     .read = read_sandwich,
     .holds = sandwich_holds,
     .contribute = contribute_sandwich,
     .key = line_key},
    {.name = "Lunchbox",
     .read = read_lunchbox,
     .holds = sandwich_holds,
     .contribute = contribute_sandwich},
    {.name = "XSum",
     .read = read_double_from_one,
     .holds = x_sum_holds,
     .contribute = contribute_x_sum,
     .key = line_key},
    {.name = "Skyscraper",
     .read = read_double_from_one,
     .holds = skyscraper_holds,
     .contribute = contribute_skyscraper,
     .key = line_key},
    {.name = "HiddenSkyscraper",
     .read = read_double_from_zero,
     .holds = hidden_skyscraper_holds,
     .contribute = contribute_hidden_skyscraper,
     .key = line_key},
    {.name = "NumberedRoom",
     .read = read_double_from_zero,
     .holds = numbered_room_holds,
     .contribute = contribute_numbered_room,
     .key = line_key},
    {.name = "FullRank",
     .read = read_full_rank,
     .holds = full_rank_holds,
     .contribute = contribute_full_rank,
     .key = line_key},
};

}  // namespace ninefold::variants
