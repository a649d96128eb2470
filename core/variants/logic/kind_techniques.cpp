#include "core/variants/logic/kind_techniques.hpp"

namespace ninefold::variants {

logic::Technique technique_of_kind(const Kind& kind) {
  using enum logic::Technique;
  switch (kind.family) {
    case Family::pair: return pair_rule;
    case Family::thermometer: return thermometer_bounds;
    case Family::cage: return cage_combinations;
    case Family::arrow: return arrow_sums;
    case Family::line: return line_rule;
    case Family::outside: return outside_clue;
    case Family::other: break;
  }
  return rule_fillings;
}

}  // namespace ninefold::variants
