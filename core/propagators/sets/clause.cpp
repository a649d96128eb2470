#include "core/propagators/sets/clause.hpp"

#include "core/propagators/primitive/statement.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace ninefold::variants {

Clause clause_of(std::span<const Clause::Literal> literals) {
  Clause clause;
  auto& own = clause.literals;
  for (const Clause::Literal& literal : literals) {
    if (literal.values == 0) continue;
    auto* const known = std::find_if(own.begin(), own.end(), [&](const Clause::Literal& other) {
      return other.cell == literal.cell;
    });
    if (known == own.end()) {
      own.push_back(literal);
    } else {
      known->values |= literal.values;
    }
  }
  const auto is_of_one_value = [&](const Clause::Literal& literal) {
    return literal.values == own.front().values;
  };
  if (!own.empty() && is_single(own.front().values) &&
      std::all_of(own.begin(), own.end(), is_of_one_value))
    clause.value = own.front().values;
  return clause;
}

void Clause::describe(Statement& to) const {
  const auto& [own_literals, own_value] = *this;  // that value is told by the literals
  std::vector<Statement> parts;
  for (const auto& [cell, values] : own_literals) {
    Statement& part = parts.emplace_back(to.part());
    part.add_cell(cell);
    part.add_values(values);
  }
  to.add_in_any_order(std::move(parts));
}

bool propagate(const Clause& rule, Domains& domains) {
  // Nobody sees more cells that may have one value.
  std::array<CellIndex, most_values> open;
  std::size_t count = 0;
  Mask values = 0;
  for (const Clause::Literal& literal : rule.literals) {
    if ((domains.masks[literal.cell] & literal.values) == 0) continue;
    if (count > 0 && (rule.value == 0 || count == open.size())) return true;
    open[count++] = literal.cell;
    values = literal.values;
  }
  if (count == 0) {
    domains.conflict = rule.literals.front().cell;
    return false;
  }
  if (count == 1) return domains.narrow(open[0], values);
  return domains.take_away_from_common_peers(std::span(open).first(count), rule.value);
}

}  // namespace ninefold::variants
