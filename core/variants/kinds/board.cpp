// What shapes the board; the puzzle reads these items before all others (layout_items.cpp).

#include "core/variants/puzzle.hpp"

#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<std::string_view, 2> shape_words{{"Sudoku", "Raw"}};
constexpr std::array<Parameter, 3> shape_parameters{{
    {.name = "rows x columns", .kind = ParameterKind::text, .presence = Presence::may_be_empty},
    {.name = "values", .kind = ParameterKind::text, .presence = Presence::may_be_empty},
    {.name = "houses",
     .kind = ParameterKind::word,
     .presence = Presence::may_be_missing,
     .words = shape_words},
}};
constexpr std::array<Parameter, 3> variables_parameters{{
    {.name = "prefix", .kind = ParameterKind::text},
    {.name = "label", .kind = ParameterKind::text, .presence = Presence::may_be_empty},
    {.name = "size", .kind = ParameterKind::text, .presence = Presence::may_be_missing},
}};
constexpr std::array<Parameter, 1> region_size_parameters{
    {{.name = "cells", .least = 1, .most = most_cells}}};
constexpr std::array<Parameter, 2> priority_parameters{{
    {.name = "priority", .least = -largest_sum, .most = largest_sum},
    {.name = "cells", .kind = ParameterKind::cells, .least = 0},
}};

std::optional<RuleError> make_no_rule(Arguments& /*arguments*/, std::vector<Rule>& rules) {
  rules.pop_back();
  return std::nullopt;
}

}  // namespace

extern const std::vector<Kind> board_kinds{
    {.name = "Shape", .role = Role::layout, .parameters = shape_parameters, .read = nullptr},
    {.name = "Var", .role = Role::layout, .parameters = variables_parameters, .read = nullptr},
    {.name = "NoBoxes", .role = Role::layout, .read = nullptr},
    {.name = "RegionSize",
     .role = Role::layout,
     .parameters = region_size_parameters,
     .read = nullptr},
    // A hint for searches of other programs; it has no meaning.
    {.name = "SearchPriority",
     .role = Role::layout,
     .parameters = priority_parameters,
     .complete = make_no_rule},
};

}  // namespace ninefold::variants
