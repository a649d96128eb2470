#include "tests/support/oracles/sat/sat_oracle.hpp"

namespace ninefold::tests {

namespace {

int variable(Shape shape, Cell cell, Digit digit) { return cell * shape.size() + digit; }

void add_meaning(const ForbiddenTable& forbidden, Formula& formula) {
  const Shape shape = forbidden.shape();
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    std::vector<int> some_digit;
    for (Digit digit = 1; digit <= shape.size(); ++digit) {
      some_digit.push_back(variable(shape, cell, digit));
      for (Digit less = 1; less < digit; ++less) {
        formula.add({-variable(shape, cell, digit), -variable(shape, cell, less)});
      }
    }
    formula.add(some_digit);
    for (int second = index + 1; second < shape.cell_count(); ++second) {
      const auto other = static_cast<Cell>(second);
      for (Digit x = 1; x <= shape.size(); ++x) {
        for (Digit y = 1; y <= shape.size(); ++y) {
          if (!forbidden.forbids(cell, x, other, y)) continue;
          formula.add({-variable(shape, cell, x), -variable(shape, other, y)});
        }
      }
    }
  }
}

}  // namespace

std::optional<SatAnswer> ask_sat_solver(const ForbiddenTable& forbidden, const Grid& givens,
                                        std::size_t limit) {
  const Shape shape = forbidden.shape();
  Formula formula(shape.cell_count() * shape.size());
  add_meaning(forbidden, formula);
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (givens[cell] != empty_cell) formula.add({variable(shape, cell, givens[cell])});
  }
  SatAnswer answer;
  while (answer.solutions.size() < limit) {
    std::vector<int> model;
    const Formula::Verdict verdict = formula.solve(model);
    if (verdict == Formula::Verdict::unsatisfiable) {
      answer.complete = true;
      return answer;
    }
    if (verdict != Formula::Verdict::satisfiable) return std::nullopt;
    Grid solution(shape);
    std::vector<int> not_again;
    for (const int literal : model) {
      if (literal <= 0) continue;
      const int digit = (literal - 1) % shape.size() + 1;
      solution[static_cast<Cell>((literal - 1) / shape.size())] = static_cast<Digit>(digit);
      not_again.push_back(-literal);
    }
    formula.add(not_again);
    if (forbidden.allows(solution)) answer.solutions.push_back(solution);
  }
  return answer;
}

}  // namespace ninefold::tests
