// Candidates of single cells: givens, odd and even cells, pencil marks.

#include "core/variants/givens.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 1> given_parameters{
    {{.name = "cell_values", .kind = ParameterKind::texts}}};

// Within a block: elsewhere givens are no rules. The values follow the cell in a list of numbers.
std::optional<RuleError> read_given_rules(const Kind& /*kind*/, Arguments& arguments,
                                          std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  Givens givens;
  if (auto error = read_givens(arguments.item(), layout, givens)) return error;
  rules.reserve(rules.size() + givens.size());
  for (const Given& given : givens) {
    Rule& rule = rules.emplace_back();
    rule.cells.push_back(given.cell);
    for (Mask rest = given.values; rest != 0; rest = without_lowest(rest))
      rule.numbers.push_back(lowest_of(rest) + layout.lowest);
  }
  return std::nullopt;
}

bool given_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return std::find(rule.numbers.begin(), rule.numbers.end(), values[rule.cells[0]]) !=
         rule.numbers.end();
}

void contribute_given(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  Mask allowed = 0;
  for (const int value : rule.numbers) allowed |= model.mask(value);
  model.restrict(rule.cells[0], allowed);
}

}  // namespace

extern const std::vector<Kind> given_kinds{{.name = given_name,
                                            .parameters = given_parameters,
                                            .gesture = Gesture::given,
                                            .read = read_given_rules,
                                            .holds = given_holds,
                                            .contribute = contribute_given,
                                            .says_all = true}};

}  // namespace ninefold::variants
