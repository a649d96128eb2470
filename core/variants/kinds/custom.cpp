// Rules that a puzzle brings along itself: tables of pairs, automata, regular expressions.

#include "core/variants/automaton_code.hpp"
#include "core/variants/puzzle.hpp"
#include "core/variants/regular_expression.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace ninefold::variants {

namespace {

// Lists of cells that follow the first argument: an empty argument ends one, `_name` names the next
// ones and means nothing, `-` is a break where breaks are allowed. Where breaks are, `numbers` of
// the rule has before which cells they stand.
std::optional<RuleError> read_lists(Arguments& arguments, bool may_break, bool may_be_named,
                                    const Rule& common, std::vector<Rule>& rules) {
  Rule rule = common;
  const auto finish = [&] {
    if (!rule.cells.empty()) rules.push_back(rule);
    rule = common;
  };
  for (std::size_t i = 1; i < arguments.count(); ++i) {
    const std::string& written = arguments.text(i);
    if (written.empty() || (may_be_named && written[0] == '_')) {
      finish();
    } else if (may_break && written == "-") {
      rule.numbers.push_back(static_cast<int>(rule.cells.size()));
    } else {
      const std::optional<CellIndex> cell = arguments.cell(i);
      if (!cell) return arguments.problem;
      rule.cells.push_back(*cell);
      if (rule.cells.size() > most_listed_cells)
        return arguments.error(i, "no more than 1000 cells in a list");
    }
  }
  finish();
  return std::nullopt;
}

// ---- Pair, PairX: the table has a bit for each two values, six bits a character.

constexpr std::array<Parameter, 2> table_parameters{{
    {.name = "table", .kind = ParameterKind::text},
    some_cells[0],
}};

std::optional<RuleError> read_table(Arguments& arguments, bool is_old, std::vector<Rule>& rules,
                                    bool is_for_all) {
  if (arguments.count() == 0) return arguments.error(0, "a table of pairs");
  const int values = arguments.layout().value_count();
  Rule common;
  for (std::size_t i = 0; i < arguments.text(0).size(); ++i) {
    char character = arguments.text(0)[i];
    if (is_old && (character == '-' || character == '_')) character = character == '-' ? '_' : '-';
    const std::size_t bits = six_bit_characters.find(character);
    if (bits == std::string_view::npos) return arguments.error(0, "letters, digits, - and _");
    for (int bit = 0; bit < 6; ++bit) {
      const int number = static_cast<int>(i) * 6 + bit;
      if ((bits >> bit & 1) == 0) continue;
      if (number >= values * values)
        return arguments.error(0, "a table of " + std::to_string(values * values) + " pairs");
      common.table[static_cast<std::size_t>(number / values)] |= mask_of(number % values);
    }
  }
  if (is_for_all) {
    for (int a = 0; a < values; ++a) {
      for (int b = 0; b < values; ++b) {
        const bool forward = (common.table[static_cast<std::size_t>(a)] >> b & 1) != 0;
        const bool backward = (common.table[static_cast<std::size_t>(b)] >> a & 1) != 0;
        if (forward != backward)
          return arguments.error(0, "a table that is the same for both orders of two values");
      }
    }
  }
  return read_lists(arguments, false, true, common, rules);
}

std::optional<RuleError> read_pair(const Kind& /*kind*/, Arguments& arguments,
                                   std::vector<Rule>& rules) {
  return read_table(arguments, false, rules, false);
}
std::optional<RuleError> read_pair_x(const Kind& /*kind*/, Arguments& arguments,
                                     std::vector<Rule>& rules) {
  return read_table(arguments, false, rules, true);
}
std::optional<RuleError> read_binary(const Kind& /*kind*/, Arguments& arguments,
                                     std::vector<Rule>& rules) {
  return read_table(arguments, true, rules, false);
}
std::optional<RuleError> read_binary_x(const Kind& /*kind*/, Arguments& arguments,
                                       std::vector<Rule>& rules) {
  return read_table(arguments, true, rules, true);
}

bool is_allowed(const Rule& rule, const Puzzle& puzzle, int a, int b) {
  const int lowest = puzzle.layout.lowest;
  return (rule.table[static_cast<std::size_t>(a - lowest)] >> (b - lowest) & 1) != 0;
}

bool pair_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (!is_allowed(rule, puzzle, values[rule.cells[i - 1]], values[rule.cells[i]])) return false;
  }
  return true;
}

bool pair_x_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.cells.size(); ++j) {
      if (!is_allowed(rule, puzzle, values[rule.cells[i]], values[rule.cells[j]])) return false;
    }
  }
  return true;
}

void contribute_pair(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i)
    model.relate_by(rule.cells[i - 1], rule.cells[i], rule.table);
}

// Where no value goes with itself the cells differ, and together their values are a set of which
// every two are allowed: there may be far fewer of these than the pairs tell.
void contribute_pair_x(const Rule& rule, const Puzzle& puzzle, Model& model) {
  // Only texts that repeat themselves have more lists, each of up to 12,870 sets.
  constexpr std::size_t most_lists = 300;
  model.relate_all(rule.cells, rule.table);
  if (rule.cells.size() < 3 || has_repeats(rule.cells) || model.value_sets.size() > most_lists)
    return;
  bool is_any_refused = false;  // but for a value beside itself
  for (int value = 0; value < puzzle.layout.value_count(); ++value) {
    const Mask allowed = rule.table[static_cast<std::size_t>(value)] & model.all();
    if ((allowed & mask_of(value)) != 0) return;
    is_any_refused = is_any_refused || (allowed | mask_of(value)) != model.all();
  }
  if (!is_any_refused) return;  // every set will do
  model.differ_with(rule.cells, [&](Mask set) {
    for (Mask rest = set; rest != 0; rest = without_lowest(rest)) {
      const Mask others = set & static_cast<Mask>(~mask_of(lowest_of(rest)));
      if ((others & ~rule.table[static_cast<std::size_t>(lowest_of(rest))]) != 0) return false;
    }
    return true;
  });
}

// ---- NFA, Regex: what an automaton accepts.

std::size_t size_of(const Automaton& automaton) {
  std::size_t parts = automaton.edges.size();
  for (const std::vector<Automaton::Edge>& edges : automaton.edges) parts += edges.size();
  return parts;
}

// What automata use of the room that rules have: one place for so many states and edges. Copies of
// a rule that brings one along bring it along again.
std::optional<RuleError> take_room(const Arguments& arguments, const Automaton& automaton) {
  constexpr std::size_t parts_a_place = 50;
  const std::size_t places = size_of(automaton) / parts_a_place;
  Reading& reading = *arguments.around().reading;
  if (places > reading.room)
    return arguments.error(0, "automata of at most 5,000,000 states and steps altogether");
  reading.room -= places;
  return std::nullopt;
}

// The same for reading cells of a full board, each of which may follow every edge.
std::optional<RuleError> take_room_to_read(const Arguments& arguments,
                                           std::span<const Rule> rules) {
  constexpr std::size_t steps_a_place = 5000;
  const Automaton* measured = nullptr;
  std::size_t size = 0;
  std::size_t steps = 0;
  for (const Rule& rule : rules) {
    if (rule.automaton.get() != measured) {
      measured = rule.automaton.get();
      size = size_of(*measured);
    }
    // Where breaks are, each cell has states of its own.
    steps += rule.numbers.empty() ? size * rule.cells.size() : size;
  }
  Reading& reading = *arguments.around().reading;
  if (steps / steps_a_place > reading.room)
    return arguments.error(0, "automata that take at most 500,000,000 steps over all their cells");
  reading.room -= steps / steps_a_place;
  return std::nullopt;
}

constexpr std::array<Parameter, 2> automaton_parameters{{
    {.name = "automaton", .kind = ParameterKind::text},
    some_cells[0],
}};
constexpr std::array<Parameter, 2> regex_parameters{{
    {.name = "expression", .kind = ParameterKind::text},
    some_cells[0],
}};

// The symbol of a break is the one after the last value.
std::optional<RuleError> read_automaton_rule(const Kind& /*kind*/, Arguments& arguments,
                                             std::vector<Rule>& rules) {
  if (arguments.count() == 0) return arguments.error(0, "an automaton");
  std::string problem;
  std::optional<CodedAutomaton> coded = read_automaton_code(arguments.text(0), problem);
  if (!coded) return arguments.error(0, problem);
  const int values = arguments.layout().value_count();
  WorkMeter& meter = arguments.around().reading->meter;
  std::vector<Rule> made;
  if (auto error = read_lists(arguments, true, true, Rule{}, made)) return error;
  std::shared_ptr<const Automaton> plain;
  for (std::size_t number = 0; number < made.size(); ++number) {
    Rule& rule = made[number];
    // With as many cells and the same breaks it is the same.
    const auto known = std::find_if(
        made.begin(), made.begin() + static_cast<std::ptrdiff_t>(number), [&](const Rule& other) {
          return other.cells.size() == rule.cells.size() && other.numbers == rule.numbers;
        });
    if (rule.numbers.empty()) {
      if (!plain) {
        plain = std::make_shared<const Automaton>(without_breaks(*coded, values));
        if (auto error = take_room(arguments, *plain)) return error;
      }
      rule.automaton = plain;
    } else if (known->automaton) {
      rule.automaton = known->automaton;
    } else {
      std::optional<Automaton> broken =
          with_breaks(*coded, values, rule.cells.size(), rule.numbers, meter);
      if (meter.has_ended()) return reading_ended();
      if (!broken)
        return arguments.error(
            0, "an automaton whose breaks make at most 65,536 states and 1,000,000 steps");
      rule.automaton = std::make_shared<const Automaton>(std::move(*broken));
      if (auto error = take_room(arguments, *rule.automaton)) return error;
    }
  }
  if (auto error = take_room_to_read(arguments, made)) return error;
  rules.insert(rules.end(), std::make_move_iterator(made.begin()),
               std::make_move_iterator(made.end()));
  return std::nullopt;
}

std::optional<RuleError> read_regex(const Kind& /*kind*/, Arguments& arguments,
                                    std::vector<Rule>& rules) {
  if (arguments.count() == 0) return arguments.error(0, "a regular expression");
  const Layout& layout = arguments.layout();
  WorkMeter& meter = arguments.around().reading->meter;
  std::string problem;
  const std::optional<std::string> pattern = read_pattern(arguments.text(0), problem);
  if (!pattern) return arguments.error(0, problem);
  std::optional<Automaton> automaton =
      compile_expression(*pattern, layout.lowest, layout.highest, problem, meter);
  if (meter.has_ended()) return reading_ended();
  if (!automaton) return arguments.error(0, problem);
  if (auto error = take_room(arguments, *automaton)) return error;
  Rule common;
  common.automaton = std::make_shared<const Automaton>(std::move(*automaton));
  const std::size_t before = rules.size();
  if (auto error = read_lists(arguments, false, false, common, rules)) return error;
  return take_room_to_read(arguments, std::span(rules).subspan(before));
}

bool automaton_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  std::vector<std::uint32_t> states = rule.automaton->starts;
  std::vector<bool> reached(rule.automaton->edges.size());
  for (const CellIndex cell : rule.cells) {
    const Mask symbol = mask_of(values[cell] - puzzle.layout.lowest);
    std::fill(reached.begin(), reached.end(), false);
    std::vector<std::uint32_t> next;
    for (const std::uint32_t state : states) {
      for (const Automaton::Edge& edge : rule.automaton->edges[state]) {
        if ((edge.symbols & symbol) == 0 || reached[edge.target]) continue;
        reached[edge.target] = true;
        next.push_back(edge.target);
      }
    }
    states = std::move(next);
  }
  return std::any_of(states.begin(), states.end(),
                     [&](std::uint32_t state) { return rule.automaton->accepts[state]; });
}

void contribute_automaton(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.accept(rule.cells, rule.automaton);
}

}  // namespace

extern const std::vector<Kind> custom_kinds{
    {.name = "Pair",
     .family = Family::pair,
     .parameters = table_parameters,
     .read = read_pair,
     .holds = pair_holds,
     .contribute = contribute_pair},
    {.name = "PairX",
     .family = Family::pair,
     .parameters = table_parameters,
     .read = read_pair_x,
     .holds = pair_x_holds,
     .contribute = contribute_pair_x},
    {.name = "Binary",
     .family = Family::pair,
     .parameters = table_parameters,
     .read = read_binary,
     .holds = pair_holds,
     .contribute = contribute_pair},
    {.name = "BinaryX",
     .family = Family::pair,
     .parameters = table_parameters,
     .read = read_binary_x,
     .holds = pair_x_holds,
     .contribute = contribute_pair_x},
    {.name = "NFA",
     .parameters = automaton_parameters,
     .read = read_automaton_rule,
     .holds = automaton_holds,
     .contribute = contribute_automaton},
    {.name = "Regex",
     .parameters = regex_parameters,
     .read = read_regex,
     .holds = automaton_holds,
     .contribute = contribute_automaton},
};

}  // namespace ninefold::variants
