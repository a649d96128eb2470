#pragma once

#include "core/engine/engine.hpp"
#include "tests/support/brute_force.hpp"
#include "tests/support/sat_oracle.hpp"

#include <optional>
#include <string>

namespace ninefold::tests {

/// The first answer of the engine that differs from what brute force found (which must be
/// complete), in words; nothing when all agree.
std::optional<std::string> compare_engine(const Engine& engine, const Puzzle& puzzle,
                                          const BruteForce& reference);

/// The same against solutions from elsewhere, some or all of them.
std::optional<std::string> compare_engine(const Engine& engine, const Puzzle& puzzle,
                                          const SatAnswer& reference);

/// The first answer of the lessons that differs, likewise.
std::optional<std::string> compare_lessons(const Puzzle& puzzle, const BruteForce& reference);

/// A grid's digits in one line, for messages.
std::string digits_of(const Grid& grid);

}  // namespace ninefold::tests
