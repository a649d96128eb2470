#include "core/variants/logic/kind_techniques.hpp"

#include <array>
#include <utility>

namespace ninefold::variants {

namespace {

using enum logic::Technique;

// The kinds whose steps have a name in the field; the others are "rule fillings".
constexpr std::array<std::pair<std::string_view, logic::Technique>, 32> kind_techniques{{
    {"WhiteDot", pair_rule},
    {"BlackDot", pair_rule},
    {"X", pair_rule},
    {"V", pair_rule},
    {"GreaterThan", pair_rule},
    {"Pair", pair_rule},
    {"PairX", pair_rule},
    {"Binary", pair_rule},
    {"BinaryX", pair_rule},
    {"Thermo", thermometer_bounds},
    {"Cage", cage_combinations},
    {"Arrow", arrow_sums},
    {"DoubleArrow", arrow_sums},
    {"PillArrow", arrow_sums},
    {"Whisper", line_rule},
    {"Renban", line_rule},
    {"Modular", line_rule},
    {"Entropic", line_rule},
    {"Palindrome", line_rule},
    {"Zipper", line_rule},
    {"Between", line_rule},
    {"Lockout", line_rule},
    {"RegionSumLine", line_rule},
    {"SumLine", line_rule},
    {"LittleKiller", outside_clue},
    {"Sandwich", outside_clue},
    {"Lunchbox", outside_clue},
    {"XSum", outside_clue},
    {"Skyscraper", outside_clue},
    {"HiddenSkyscraper", outside_clue},
    {"NumberedRoom", outside_clue},
    {"FullRank", outside_clue},
}};

}  // namespace

logic::Technique technique_of_kind(std::string_view kind) {
  for (const auto& [name, technique] : kind_techniques) {
    if (name == kind) return technique;
  }
  return rule_fillings;
}

}  // namespace ninefold::variants
