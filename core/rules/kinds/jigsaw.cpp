// Rows, columns and regions of any form hold each digit once: Jigsaw or Squiggly Sudoku. There are
// as many regions as digits, of as many cells each; the cells of one need not hang together.
//
// It is a base of its own and stands in the place of classic: `jigsaw:1122...` alone has no boxes,
// and latin beside it adds nothing. A puzzle with regions and boxes says so: `classic,jigsaw:...`.

#include "core/rules/lines.hpp"
#include "core/rules/rule_type.hpp"

#include <array>

namespace ninefold {

namespace {

constexpr std::array<Parameter, 1> jigsaw_parameters{
    {{.name = "regions", .kind = ParameterKind::regions, .example = "1122112233443344"}}};

const std::vector<std::uint8_t>& region_of(const Rule& rule) {
  return argument<Regions>(rule).of_cell;
}

bool jigsaw_forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return lines_forbid(shape, a, x, b, y) || (x == y && region_of(rule)[a] == region_of(rule)[b]);
}

void contribute_jigsaw(const Rule& rule, Shape shape, Constraints& constraints) {
  contribute_lines(shape, constraints);
  std::vector<CellList> regions(static_cast<std::size_t>(shape.size()));
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    regions[region_of(rule)[cell]].push_back(cell);
  }
  for (const CellList& region : regions) add_extra_house(region, constraints);
}

std::string_view jigsaw_reason(const Rule& /*rule*/, Shape shape, Cell first, Cell second) {
  return line_reason(shape, first, second, "region");
}

}  // namespace

extern const RuleType jigsaw_rule{.name = "jigsaw",
                                  .rank = 110,
                                  .parameters = jigsaw_parameters,
                                  .base = Base::yes,
                                  .forbids = jigsaw_forbids,
                                  .contribute = contribute_jigsaw,
                                  .is_complete = true,
                                  .exchange = DigitExchange::keeps_rule,
                                  .reason = jigsaw_reason};

}  // namespace ninefold
