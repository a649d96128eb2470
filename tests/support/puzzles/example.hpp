#pragma once

#include "core/engine/engine.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <string_view>
#include <utility>

namespace ninefold::tests {

/// The engine of rules by name, for boards of that size.
inline Engine engine_for(std::string_view rules, int size) {
  const Shape shape = *Shape::of_size(size);
  return std::move(Engine::create(shape, named_rules(rules, shape))).value();
}

/// A puzzle with one solution and 30 givens, of which 22 could each be left out.
inline constexpr std::string_view example_puzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

}  // namespace ninefold::tests
