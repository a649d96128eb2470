#pragma once

#include "core/engine/engine.hpp"
#include "tests/support/oracles/brute_force.hpp"
#include "tests/support/oracles/sat/sat_oracle.hpp"

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

/// The first answer of the lessons that differs, likewise. Their searches are ended after
/// `most_visits` visits and then not compared.
std::optional<std::string> compare_lessons(const Puzzle& puzzle, const BruteForce& reference,
                                           std::uint64_t most_visits);

/// What is wrong with the set of givens that contradict each other, which must have no solution
/// and lose that with any given taken away; nothing where brute force cannot tell.
std::optional<std::string> compare_contradiction(const Engine& engine, const Puzzle& puzzle,
                                                 const ForbiddenTable& forbidden);

/// A grid's digits in one line, for messages.
std::string digits_of(const Grid& grid);

}  // namespace ninefold::tests
