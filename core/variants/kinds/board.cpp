// What shapes the board; the puzzle reads these items before all others (puzzle.cpp).

#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

extern const std::vector<Kind> board_kinds{
    {.name = "Shape", .role = Role::layout},
    {.name = "Var", .role = Role::layout},
    {.name = "NoBoxes", .role = Role::layout},
    {.name = "RegionSize", .role = Role::layout},
    // A hint for searches of other programs; it has no meaning.
    {.name = "SearchPriority", .role = Role::layout},
};

}  // namespace ninefold::variants
