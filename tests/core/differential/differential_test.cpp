// Random puzzles under random rules: everything that answers must agree. NINEFOLD_SEED (a number
// or `fresh`) and NINEFOLD_SECONDS make other and longer runs.

#include "core/formats/constraints/description.hpp"
#include "tests/support/agreement.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/sat_oracle.hpp"
#include "tests/support/shrink.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <iostream>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

const std::filesystem::path regress_folder =
    std::filesystem::path(NINEFOLD_SOURCE_DIR) / "tests/cases/regress";

/// Makes a failing puzzle small and keeps it where the replay below finds it from now on.
std::string keep_failure(const Puzzle& puzzle, const AgreementOptions& options,
                         const std::string& name) {
  const auto fails = [&options](const Puzzle& candidate) {
    return compare_all(candidate, options).disagreement.has_value();
  };
  const Puzzle small = shrink(puzzle, fails);
  std::string text = write_description(small);
  std::ofstream(regress_folder / (name + ".txt"))
      << "# " << compare_all(small, options).disagreement.value_or("") << '\n'
      << text << '\n';
  return text;
}

/// Compares random puzzles, `sizes` being those of the boards, and returns how often brute force
/// came to an end and how often the SAT solver was asked.
struct Tally {
  int rounds = 0;
  int finished = 0;
  int sat_asked = 0;
};

Tally compare_random_puzzles(int rounds, std::optional<Shape> shape,
                             const AgreementOptions& options, std::string_view name) {
  const std::uint64_t seed = random_seed();
  // Said before the work, so that a run that is cut off can be repeated.
  std::cout << name << ": seed " << seed << std::endl;
  Random random(seed);
  Tally tally;
  for (const Effort effort(rounds); effort.goes_on(tally.rounds); ++tally.rounds) {
    const Puzzle puzzle = shape ? random_puzzle(random, *shape) : random_puzzle(random);
    const Agreement agreement = compare_all(puzzle, options);
    tally.finished += agreement.brute_force_finished;
    tally.sat_asked += agreement.sat_asked;
    if (!agreement.disagreement) continue;
    const std::string file =
        std::string(name) + "-" + std::to_string(seed) + "-" + std::to_string(tally.rounds);
    FAIL("seed " << seed << ", round " << tally.rounds << ": " << *agreement.disagreement
                 << "\n  puzzle: " << write_description(puzzle)
                 << "\n  shrunk: " << keep_failure(puzzle, options, file)
                 << "\n  kept as tests/cases/regress/" << file << ".txt");
  }
  std::cout << name << ": " << tally.rounds << " puzzles agree\n";
  return tally;
}

}  // namespace

TEST_CASE("Engine, lessons, verify and brute force agree on random puzzles", "[differential]") {
  const Tally tally =
      compare_random_puzzles(400, std::nullopt, {{200'000, 3'000, UINT64_MAX}, 0}, "brute-force");
  CHECK(tally.finished > tally.rounds / 2);
}

TEST_CASE("Engine, brute force and SAT solver agree on random puzzles", "[differential][sat]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  const Tally tally =
      compare_random_puzzles(40, std::nullopt, {{20'000, 3'000, UINT64_MAX}, 6}, "sat");
  CHECK(tally.sat_asked == tally.rounds);
}

TEST_CASE("Engine and SAT solver agree on 9x9, where brute force gives up", "[differential][sat]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  const Tally tally =
      compare_random_puzzles(25, Shape{3, 3}, {{2'000, 3'000, UINT64_MAX}, 3}, "sat-9x9");
  CHECK(tally.sat_asked == tally.rounds);
}

TEST_CASE("What failed once agrees now", "[differential][regress]") {
  int replayed = 0;
  for (const auto& entry : std::filesystem::directory_iterator(regress_folder)) {
    if (entry.path().extension() != ".txt") continue;
    std::ifstream file(entry.path());
    for (std::string line; std::getline(file, line);) {
      if (line.empty() || line[0] == '#') continue;
      INFO(entry.path().filename().string() << ": " << line);
      const Result<Puzzle> puzzle = read_description(line);
      REQUIRE(puzzle.has_value());
      CHECK(compare_all(*puzzle, {{}, has_sat_solver() ? std::size_t{6} : 0}).disagreement ==
            std::nullopt);
      ++replayed;
    }
  }
  CHECK(replayed > 0);
}
