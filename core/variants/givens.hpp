#pragma once

#include "core/board/givens.hpp"
#include "core/board/grid.hpp"
#include "core/variants/rule.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// The name of the items that say givens. Within a block they are rules.
inline constexpr std::string_view given_name = "Given";

/// Adds those of an item, one for each argument: CELL_V_V..., none of whose values follow where a
/// cell is left nothing.
std::optional<RuleError> read_givens(const Item& item, const Layout& layout, Givens& givens);

/// The values of a grid, those below the board's lowest left out.
Givens givens_of(const Layout& layout, std::span<const int> values);
/// The same of digits, said by an item with that number.
Givens givens_of(const Grid& digits, int item = 0);
/// Values as an item; nothing where there are none.
std::optional<Item> item_of_givens(const Layout& layout, std::span<const int> values);
std::optional<Item> item_of_givens(const Grid& givens);

/// Takes from the candidates of all cells what the givens do not leave.
void leave_given(const Givens& givens, std::span<Mask> candidates);
/// Whether values of all cells are among those that are given.
bool is_kept(const Given& given, const Layout& layout, std::span<const int> values);
bool are_kept(const Givens& givens, const Layout& layout, std::span<const int> values);

/// The digit that is given, or nothing where the cell has candidates or stands beside the grid.
std::optional<int> given_digit(const Given& given, const Layout& layout);

}  // namespace ninefold::variants
