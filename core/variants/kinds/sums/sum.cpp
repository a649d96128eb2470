// Sum: of cells with coefficients, which may hold equal values.

#include "core/variants/puzzle.hpp"

#include <array>
#include <charconv>
#include <cstdlib>

namespace ninefold::variants {

namespace {

// The sum, then the coefficients if there are any.
bool read_coefficients(std::string_view text, Numbers& numbers) {
  bool has_coefficients = false;
  for (bool more = true; more;) {
    const std::size_t end = text.find('_');
    const std::string_view part = text.substr(0, end);
    if (part == "=" && numbers.size() == 1) {
      has_coefficients = true;
    } else {
      int number = 0;
      const auto [stop, code] = std::from_chars(part.data(), part.data() + part.size(), number);
      const bool fits = code == std::errc{} && stop == part.data() + part.size() &&
                        std::abs(number) <= (numbers.empty() ? largest_sum : 100);
      if (!fits) return false;
      numbers.push_back(number);
    }
    more = end != std::string_view::npos;
    if (more) text.remove_prefix(end + 1);
  }
  if (!has_coefficients) numbers.resize(1);
  return true;
}

constexpr std::array<Parameter, 2> sum_parameters{{
    {.name = "sum",
     .kind = ParameterKind::text,
     .expected = "a sum from -1000000 to 1000000, after it perhaps = and for each cell "
                 "a coefficient from -100 to 100, such as 10_=_1_-1",
     .example = "10",
     .reads = read_coefficients},
    some_cells[0],
}};

std::optional<RuleError> complete_sum(Arguments& arguments, std::vector<Rule>& rules) {
  Rule& rule = rules.back();
  const std::size_t cells = rule.cells.size();
  const bool has_coefficients = arguments.text(0).find('=') != std::string::npos;
  if (has_coefficients && rule.numbers.size() != cells + 1) {
    return arguments.error(0, "as many coefficients as cells, which are " + std::to_string(cells));
  }
  if (!has_coefficients) rule.numbers.resize(cells + 1, 1);
  return std::nullopt;
}

bool sum_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int sum = 0;
  for (std::size_t i = 0; i < rule.cells.size(); ++i)
    sum += rule.numbers[i + 1] * values[rule.cells[i]];
  return sum == rule.numbers[0];
}

void contribute_sum(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::vector<Sum::Term> terms;
  for (std::size_t i = 0; i < rule.cells.size(); ++i)
    terms.push_back({rule.cells[i], rule.numbers[i + 1]});
  model.sum(std::move(terms), rule.numbers[0]);
}

}  // namespace

extern const std::vector<Kind> sum_kinds{
    {.name = "Sum",
     .parameters = sum_parameters,
     .complete = complete_sum,
     .holds = sum_holds,
     .contribute = contribute_sum},
};

}  // namespace ninefold::variants
