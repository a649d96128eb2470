#pragma once

#include "core/rules/rule.hpp"
#include "tests/support/oracles/brute_force.hpp"

#include <optional>
#include <string>

namespace ninefold::tests {

/// Whom to ask.
struct AgreementOptions {
  BruteForceLimits limits;
  /// Ask the SAT solver too, for up to this many solutions; 0 for not at all.
  std::size_t sat_solutions = 0;
  /// How far the searches of the lessons go; those that do not end by then are not compared.
  std::uint64_t lesson_visits = 20'000;
};

/// What was compared, so that a test can tell that something was.
struct Agreement {
  /// The first disagreement in words, or nothing.
  std::optional<std::string> disagreement;
  bool brute_force_finished = false;
  bool sat_asked = false;
};

/// Asks everything that answers about one puzzle the same questions and compares: the engine's
/// five queries, brute force, the SAT solver, verify(), the lessons and the description's round
/// trip. Where brute force gives up, the SAT solver judges what the engine says.
Agreement compare_all(const Puzzle& puzzle, const AgreementOptions& options = {});

}  // namespace ninefold::tests
