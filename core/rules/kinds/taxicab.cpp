// Two cells with the same digit never lie as many steps apart as the digit says, counted along rows
// and columns: Anti-Taxicab. Two 4s, for example, are not four steps apart.

#include "core/rules/distance.hpp"
#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

bool taxicab_forbids(const Rule& /*rule*/, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  const Distance apart = distance(shape, a, b, Edges::plain);
  return x == y && apart.rows + apart.columns == x;
}

void contribute_taxicab(const Rule& /*rule*/, Shape shape, Constraints& constraints) {
  for (Digit digit = 1; digit <= shape.size(); ++digit) {
    Constraints::ForbiddenPairs same{{{digit, digit}}, {}};
    for (int index = 0; index < shape.cell_count(); ++index) {
      const int row = index / shape.size();
      const int column = index % shape.size();
      for (int down = -digit; down <= digit; ++down) {
        const int across = digit - std::abs(down);
        for (const int other_column : {column - across, column + across}) {
          if (row + down < 0 || row + down >= shape.size()) continue;
          if (other_column < 0 || other_column >= shape.size()) continue;
          same.neighbours[static_cast<std::size_t>(index)].insert(
              shape.cell(row + down, other_column));
        }
      }
    }
    constraints.forbidden_pairs.push_back(std::move(same));
  }
}

}  // namespace

extern const RuleType taxicab_rule{.name = "taxicab",
                                   .rank = 130,
                                   .forbids = taxicab_forbids,
                                   .contribute = contribute_taxicab,
                                   .is_complete = true};

}  // namespace ninefold
