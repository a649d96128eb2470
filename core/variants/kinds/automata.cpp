// NFA, Regex: what an automaton accepts, along a list of cells.

#include "core/variants/codes/automaton_code.hpp"
#include "core/variants/codes/expression_text.hpp"
#include "core/variants/codes/regular_expression.hpp"
#include "core/variants/line_lists.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace ninefold::variants {

namespace {

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
  if (auto error = read_line_lists(arguments, {.breaks = true, .names = true}, Rule{}, made))
    return error;
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
  if (auto error = read_line_lists(arguments, {}, common, rules)) return error;
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

extern const std::vector<Kind> automata_kinds{
    {.name = "NFA",
     .parameters = automaton_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .read = read_automaton_rule,
     .holds = automaton_holds,
     .contribute = contribute_automaton},
    {.name = "Regex",
     .parameters = regex_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .read = read_regex,
     .holds = automaton_holds,
     .contribute = contribute_automaton},
};

}  // namespace ninefold::variants
