// As many cells as there are digits hold each digit once. Asterisk's nine squares are one such
// house; so are windows and disjoint groups.

#include "core/rules/asterisk.hpp"
#include "core/rules/rule_type.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

constexpr std::array<Cell, 9> asterisk{13, 20, 24, 37, 40, 43, 56, 60, 67};

constexpr std::array<Parameter, 1> house_parameters{
    {{.name = "cells", .kind = ParameterKind::cells, .example = "11.12.13", .is_house = true}}};

std::vector<Argument> asterisk_arguments() { return {CellList(asterisk.begin(), asterisk.end())}; }

constexpr std::array<Preset, 1> house_presets{
    {{.name = "asterisk", .size = 9, .arguments = asterisk_arguments}}};

bool house_forbids(const Rule& rule, Shape /*shape*/, Cell a, Digit x, Cell b, Digit y) {
  const auto& cells = argument<CellList>(rule);
  const auto holds = [&cells](Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  return x == y && holds(a) && holds(b);
}

void contribute_house(const Rule& rule, Shape /*shape*/, Constraints& constraints) {
  add_extra_house(argument<CellList>(rule), constraints);
}

}  // namespace

std::span<const Cell> asterisk_cells() { return asterisk; }

extern const RuleType house_rule{.name = "house",
                                 .rank = 90,
                                 .parameters = house_parameters,
                                 .presets = house_presets,
                                 .forbids = house_forbids,
                                 .contribute = contribute_house,
                                 .is_complete = true,
                                 .exchange = DigitExchange::keeps_rule};

}  // namespace ninefold
