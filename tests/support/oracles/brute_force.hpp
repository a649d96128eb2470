#pragma once

#include "core/rules/rule.hpp"
#include "tests/support/oracles/forbidden_table.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::tests {

/// Everything there is to know about a puzzle, found the plain way.
struct BruteForce {
  /// False when the node limit ended the search; then the rest is what was found until there.
  bool complete = true;
  std::uint64_t count = 0;
  /// In lexicographic order, at most `keep` of them.
  std::vector<Grid> solutions;
  /// Bit d-1 of a cell is set when digit d is there in some solution.
  std::array<std::uint16_t, max_cells> candidates{};
  std::uint64_t nodes = 0;
};

/// How far brute force goes.
struct BruteForceLimits {
  std::uint64_t nodes = 2'000'000;
  std::size_t keep = 20'000;
  std::uint64_t solutions = UINT64_MAX;
};

/// Tries every digit in every empty cell in reading order, and goes on where no rule forbids it
/// together with a digit already there; rules that are not about pairs are asked about full grids.
/// No houses, no propagation, no choice of cells: slow, and
/// hard to get wrong.
BruteForce brute_force(const Puzzle& puzzle, const BruteForceLimits& limits = {});

/// The same with the table at hand, where many grids are asked about under one set of rules.
BruteForce brute_force(const ForbiddenTable& forbidden, const Grid& givens,
                       const BruteForceLimits& limits = {});

}  // namespace ninefold::tests
