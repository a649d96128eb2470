// Lines of cells: thermometers, whispers, renban and their like.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace ninefold::variants {

namespace {

// ---- Thermo: values grow from the first cell on.

bool thermo_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (values[rule.cells[i - 1]] >= values[rule.cells[i]]) return false;
  }
  return true;
}

void contribute_thermo(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.differ(rule.cells);
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    model.relate(rule.cells[i - 1], rule.cells[i], [](int a, int b) { return a < b; });
  }
  std::set<CellIndex> once(rule.cells.begin(), rule.cells.end());
  if (once.size() != rule.cells.size()) model.is_impossible = true;
}

// ---- Whisper: neighbours on the line differ by at least that much.

std::optional<RuleError> read_whisper(Arguments& arguments, std::vector<Rule>& rules) {
  const bool has_number =
      arguments.has(0) && (std::isdigit(static_cast<unsigned char>(arguments.text(0)[0])) != 0 ||
                           arguments.text(0)[0] == '-');
  if (has_number) return read_number_and_cells(arguments, rules, -100, 100);
  if (auto error = read_cells(arguments, rules)) return error;
  rules.back().numbers.push_back(5);
  return std::nullopt;
}

bool whisper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (std::abs(values[rule.cells[i - 1]] - values[rule.cells[i]]) < rule.numbers[0]) return false;
  }
  return true;
}

void contribute_whisper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    model.relate(rule.cells[i - 1], rule.cells[i],
                 [&](int a, int b) { return std::abs(a - b) >= rule.numbers[0]; });
  }
}

// ---- Renban: a run of values in any order.

bool renban_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto [least, most] = std::minmax_element(line.begin(), line.end());
  return all_different(line) && *most - *least < static_cast<int>(line.size());
}

void contribute_renban(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::set<CellIndex> once(rule.cells.begin(), rule.cells.end());
  if (once.size() != rule.cells.size()) {
    model.is_impossible = true;
    return;
  }
  const int length = static_cast<int>(rule.cells.size());
  model.differ_with(rule.cells,
                    [&](Mask set) { return highest_of(set) - lowest_of(set) < length; });
}

// ---- Modular: every m cells in a row have different residues.

std::optional<RuleError> read_modular(Arguments& arguments, std::vector<Rule>& rules) {
  return read_number_and_cells(arguments, rules, 1, 100);
}

bool modular_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto modulus = static_cast<std::size_t>(rule.numbers[0]);
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size() && j < i + modulus; ++j) {
      if (line[i] % rule.numbers[0] == line[j] % rule.numbers[0]) return false;
    }
    // Windows that follow each other have the same residues where all residues occur; the rule
    // asks it of every window.
    if (i + modulus < line.size() &&
        line[i] % rule.numbers[0] != line[i + modulus] % rule.numbers[0])
      return false;
  }
  return true;
}

void contribute_modular(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const auto modulus = static_cast<std::size_t>(rule.numbers[0]);
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.cells.size() && j <= i + modulus; ++j) {
      const bool is_same = j == i + modulus;
      model.relate(rule.cells[i], rule.cells[j], [&](int a, int b) {
        return (a % rule.numbers[0] == b % rule.numbers[0]) == is_same;
      });
    }
  }
}

// ---- Entropic: every three cells in a row are low, middle and high.

int third_of(int value) { return (value - 1) / 3; }

std::optional<RuleError> read_entropic(Arguments& arguments, std::vector<Rule>& rules) {
  if (arguments.layout().lowest != 1 || arguments.layout().highest != 9) {
    return arguments.error(0, "a board with the values 1 to 9");
  }
  return read_cells(arguments, rules);
}

bool entropic_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size() && j < i + 3; ++j) {
      if (third_of(line[i]) == third_of(line[j])) return false;
    }
  }
  return true;
}

void contribute_entropic(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.cells.size() && j < i + 4; ++j) {
      const bool is_same = j == i + 3;
      model.relate(rule.cells[i], rule.cells[j],
                   [&](int a, int b) { return (third_of(a) == third_of(b)) == is_same; });
    }
  }
}

// ---- Palindrome: it reads the same from both ends.

bool palindrome_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  return std::equal(line.begin(), line.end(), line.rbegin());
}

void contribute_palindrome(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 0; i < rule.cells.size() / 2; ++i) {
    model.equal(rule.cells[i], rule.cells[rule.cells.size() - 1 - i]);
  }
}

// ---- Zipper: cells equally far from the middle have one sum, the middle cell's value.

bool zipper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const std::size_t length = line.size();
  if (length < 2) return true;
  const int sum = length % 2 == 1 ? line[length / 2] : line[0] + line[length - 1];
  for (std::size_t i = 0; i < length / 2; ++i) {
    if (line[i] + line[length - 1 - i] != sum) return false;
  }
  return true;
}

void contribute_zipper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const std::size_t length = rule.cells.size();
  if (length < 2) return;
  for (std::size_t i = 0; i < length / 2; ++i) {
    const CellIndex a = rule.cells[i];
    const CellIndex b = rule.cells[length - 1 - i];
    if (length % 2 == 1) {
      model.sum({{a, 1}, {b, 1}, {rule.cells[length / 2], -1}}, 0);
    } else if (i > 0) {
      model.sum({{a, 1}, {b, 1}, {rule.cells[0], -1}, {rule.cells[length - 1], -1}}, 0);
    }
  }
}

// ---- Between and Lockout: values between the ends, or outside of them.

bool between_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto [least, most] = std::minmax(line.front(), line.back());
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] <= least || line[i] >= most) return false;
  }
  return true;
}

// Either end may be the lower one: two alternatives.
void contribute_between(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (rule.cells.size() < 3) return;
  const CellIndex first = rule.cells.front();
  const CellIndex last = rule.cells.back();
  std::vector<Model> orders;
  for (const bool rises : {true, false}) {
    Model order = model.empty();
    const CellIndex low = rises ? first : last;
    const CellIndex high = rises ? last : first;
    for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) {
      order.relate(low, rule.cells[i], [](int a, int b) { return a < b; });
      order.relate(rule.cells[i], high, [](int a, int b) { return a < b; });
    }
    order.relate(low, high, [](int a, int b) { return a + 1 < b; });
    orders.push_back(std::move(order));
  }
  model.alternatives.push_back(std::move(orders));
  model.relate(first, last, [](int a, int b) { return std::abs(a - b) > 1; });
}

std::optional<RuleError> read_lockout(Arguments& arguments, std::vector<Rule>& rules) {
  return read_number_and_cells(arguments, rules, -100, 100);
}

bool lockout_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto [least, most] = std::minmax(line.front(), line.back());
  if (most - least < rule.numbers[0] || most == least) return false;
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] >= least && line[i] <= most) return false;
  }
  return true;
}

void contribute_lockout(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const CellIndex first = rule.cells.front();
  const CellIndex last = rule.cells.back();
  const int distance = rule.numbers[0];
  model.relate(first, last, [&](int a, int b) { return a != b && std::abs(a - b) >= distance; });
  for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) {
    model.relate(rule.cells[i], first, [](int a, int b) { return a != b; });
    model.relate(rule.cells[i], last, [](int a, int b) { return a != b; });
  }
  if (rule.cells.size() < 3) return;
  std::vector<Model> orders;
  for (const bool rises : {true, false}) {
    Model order = model.empty();
    const CellIndex low = rises ? first : last;
    const CellIndex high = rises ? last : first;
    order.relate(low, high, [&](int a, int b) { return a < b && b - a >= distance; });
    const int range = model.value_count;
    for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) {
      // Below the lower end or above the higher one: read end, cell, end.
      order.accept(
          {low, rule.cells[i], high}, "Lockout", -1,
          [range](std::int64_t state, int value) -> std::optional<std::int64_t> {
            if (state == -1) return value;  // the low end
            if (state < range) {
              if (value < state) return 1000;         // below: anything may follow
              if (value > state) return 100 + value;  // the high end must be lower
              return std::nullopt;
            }
            if (state == 1000) return 1000;
            if (state >= 100 && value < state - 100) return 1000;
            return std::nullopt;
          },
          [](std::int64_t state) { return state == 1000; });
    }
    orders.push_back(std::move(order));
  }
  model.alternatives.push_back(std::move(orders));
}

// ---- RegionSumLine: the pieces of the line within each box have one sum.

std::vector<CellIndexes> pieces_of_line(const Rule& rule, const Puzzle& puzzle) {
  std::vector<CellIndexes> regions = puzzle.layout.boxes();
  if (regions.empty()) regions = puzzle.pieces();
  std::vector<CellIndexes> pieces;
  if (regions.empty()) return pieces;
  constexpr std::size_t nowhere = 1000;
  std::size_t before = nowhere + 1;
  for (const CellIndex cell : rule.cells) {
    std::size_t owner = nowhere;
    for (std::size_t i = 0; i < regions.size(); ++i) {
      if (std::find(regions[i].begin(), regions[i].end(), cell) != regions[i].end()) owner = i;
    }
    if (owner != before) pieces.emplace_back();
    before = owner;
    pieces.back().push_back(cell);
  }
  return pieces;
}

bool region_sums_hold(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  std::set<int> sums;
  for (const CellIndexes& piece : pieces_of_line(rule, puzzle)) {
    int sum = 0;
    for (const CellIndex cell : piece) sum += values[cell];
    sums.insert(sum);
  }
  return sums.size() <= 1;
}

void contribute_region_sums(const Rule& rule, const Puzzle& puzzle, Model& model) {
  const std::vector<CellIndexes> pieces = pieces_of_line(rule, puzzle);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t j = i + 1; j < pieces.size(); ++j) {
      std::vector<Sum::Term> terms;
      for (const CellIndex cell : pieces[i]) terms.push_back({cell, 1});
      for (const CellIndex cell : pieces[j]) terms.push_back({cell, -1});
      model.sum(std::move(terms), 0);
    }
  }
}

// ---- SumLine: the line can be cut into pieces with one sum.

std::optional<RuleError> read_sum_line(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<int> sum = arguments.number(0, 1, 30);
  if (!sum) return arguments.problem;
  const bool is_loop = arguments.count() > 1 && arguments.text(arguments.count() - 1) == "LOOP";
  std::optional<CellIndexes> cells = arguments.cells(1, arguments.count() - (is_loop ? 1 : 0), 1);
  if (!cells) return arguments.problem;
  Rule& rule = rules.emplace_back();
  rule.numbers = {*sum, is_loop ? 1 : 0};
  rule.cells = std::move(*cells);
  return std::nullopt;
}

bool is_cut_evenly(const std::vector<int>& line, std::size_t start, int sum) {
  int piece = 0;
  for (std::size_t i = 0; i < line.size(); ++i) {
    piece += line[(start + i) % line.size()];
    if (piece > sum) return false;
    if (piece == sum) piece = 0;
  }
  return piece == 0;
}

bool sum_line_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  if (rule.numbers[1] == 0) return is_cut_evenly(line, 0, rule.numbers[0]);
  if (std::all_of(line.begin(), line.end(), [](int value) { return value == 0; })) return false;
  for (std::size_t start = 0; start < line.size(); ++start) {
    if (is_cut_evenly(line, start, rule.numbers[0])) return true;
  }
  return false;
}

void contribute_sum_line(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const int sum = rule.numbers[0];
  const int lowest = model.lowest;
  if (rule.numbers[1] == 0) {
    model.accept(
        rule.cells, "SumLine " + std::to_string(sum), 0,
        [=](std::int64_t state, int value) -> std::optional<std::int64_t> {
          const std::int64_t next = state + value + lowest;
          if (next > sum) return std::nullopt;
          return next == sum ? 0 : next;
        },
        [](std::int64_t state) { return state == 0; });
    return;
  }
  // Around a loop: the first piece that ends has begun before the first cell, with a part of the
  // sum that the last piece must make up for. A state is that part, whether a piece has ended, and
  // the sum of the present piece.
  auto automaton = std::make_shared<Automaton>();
  const auto state_of = [sum](int part, int piece) {
    return static_cast<std::uint32_t>(part * (sum + 1) + piece);
  };
  for (int part = 0; part < sum; ++part) {
    for (int piece = 0; piece <= sum; ++piece) automaton->add_state(piece == part);
  }
  for (int part = 0; part < sum; ++part) {
    automaton->starts.push_back(state_of(part, part));
    for (int piece = 0; piece < sum; ++piece) {
      for (int position = 0; position < model.value_count; ++position) {
        int next = piece + position + lowest;
        if (next > sum) continue;
        if (next == sum) next = 0;
        automaton->add_edge(state_of(part, piece), state_of(part, next), mask_of(position));
      }
    }
  }
  model.accept(rule.cells, automaton);
}

}  // namespace

extern const std::vector<Kind> lines_kinds{
    {.name = "Thermo", .read = read_cells, .holds = thermo_holds, .contribute = contribute_thermo},
    {.name = "Whisper",
     .read = read_whisper,
     .holds = whisper_holds,
     .contribute = contribute_whisper},
    {.name = "Renban", .read = read_cells, .holds = renban_holds, .contribute = contribute_renban},
    {.name = "Modular",
     .read = read_modular,
     .holds = modular_holds,
     .contribute = contribute_modular},
    {.name = "Entropic",
     .read = read_entropic,
     .holds = entropic_holds,
     .contribute = contribute_entropic},
    {.name = "Palindrome",
     .read = read_cells,
     .holds = palindrome_holds,
     .contribute = contribute_palindrome},
    {.name = "Zipper", .read = read_cells, .holds = zipper_holds, .contribute = contribute_zipper},
    {.name = "Between",
     .read = read_cells,
     .holds = between_holds,
     .contribute = contribute_between},
    {.name = "Lockout",
     .read = read_lockout,
     .holds = lockout_holds,
     .contribute = contribute_lockout},
    {.name = "RegionSumLine",
     .read = read_cells,
     .holds = region_sums_hold,
     .contribute = contribute_region_sums},
    {.name = "SumLine",
     .read = read_sum_line,
     .holds = sum_line_holds,
     .contribute = contribute_sum_line},
};

}  // namespace ninefold::variants
