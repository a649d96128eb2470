// Pair, PairX, and Binary, BinaryX, as they were called before: which values two cells may have
// together. The table has a bit for each two values, six bits a character.

#include "core/variants/line_lists.hpp"
#include "core/variants/puzzle.hpp"

#include <array>

namespace ninefold::variants {

namespace {

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
  return read_line_lists(arguments, {.names = true}, common, rules);
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
  if (rule.cells.size() < 3 || has_repeats(rule.cells) ||
      model.list<ValueSets>().size() > most_lists)
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

}  // namespace

extern const std::vector<Kind> pair_tables_kinds{
    {.name = "Pair",
     .family = Family::pair,
     .parameters = table_parameters,
     .gesture = Gesture::line,
     .revisits = true,
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
     .gesture = Gesture::line,
     .revisits = true,
     .read = read_binary,
     .holds = pair_holds,
     .contribute = contribute_pair},
    {.name = "BinaryX",
     .family = Family::pair,
     .parameters = table_parameters,
     .read = read_binary_x,
     .holds = pair_x_holds,
     .contribute = contribute_pair_x},
};

}  // namespace ninefold::variants
