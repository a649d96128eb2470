// Candidates of single cells: givens, odd and even cells, pencil marks.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 1> given_parameters{
    {{.name = "cell_values", .kind = ParameterKind::texts}}};

// cell_v_v...: the cell has one of these values; no value is allowed where none follows.
std::optional<RuleError> read_given(const Kind& /*kind*/, Arguments& arguments,
                                    std::vector<Rule>& rules) {
  const std::size_t size = rules.size() + arguments.count();
  if (size > rules.capacity()) rules.reserve(std::max(size, 2 * rules.capacity()));
  for (std::size_t i = 0; i < arguments.count(); ++i) {
    const std::string& written = arguments.text(i);
    const std::size_t end = std::min(written.find('_'), written.size());
    const std::optional<CellIndex> cell =
        arguments.layout().find(std::string_view(written).substr(0, end));
    if (!cell) return arguments.error(i, "a cell of the board and its values, such as R1C2_5");
    Rule& rule = rules.emplace_back();
    rule.cells.push_back(*cell);
    if (end == written.size()) continue;
    if (!arguments.add_values_of(std::string_view(written).substr(end + 1), rule.numbers)) {
      const Layout& layout = arguments.layout();
      return arguments.error_of_values(i, layout.lowest, layout.highest);
    }
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

extern const std::vector<Kind> given_kinds{{.name = "Given",
                                            .parameters = given_parameters,
                                            .gesture = Gesture::given,
                                            .read = read_given,
                                            .holds = given_holds,
                                            .contribute = contribute_given,
                                            .says_all = true}};

}  // namespace ninefold::variants
