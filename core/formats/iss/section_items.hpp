#pragma once

#include "core/variants/rule.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// What the readers of raw sections make.
inline Item item_of(std::string name, std::vector<std::string> arguments) {
  Item item;
  item.name = std::move(name);
  item.arguments = std::move(arguments);
  return item;
}

/// The name of a cell of a square grid, which are numbered row by row.
inline std::string cell_name(std::size_t cell, std::size_t side) {
  constexpr std::string_view digits = "0123456789abcdefg";
  return {'R', digits[cell / side + 1], 'C', digits[cell % side + 1]};
}

}  // namespace ninefold::variants
