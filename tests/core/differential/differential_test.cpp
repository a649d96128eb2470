// Random puzzles under random rules: everything that answers must agree. NINEFOLD_SEED (a number
// or `fresh`) and NINEFOLD_SECONDS make other and longer runs.

#include "core/formats/constraints/description.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/oracles/agreement.hpp"
#include "tests/support/oracles/sat/sat_oracle.hpp"
#include "tests/support/oracles/shrink.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
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

/// Compares random puzzles and returns how often brute force
/// came to an end and how often the SAT solver was asked.
struct Tally {
  int rounds = 0;
  int finished = 0;
  int sat_asked = 0;
};

using Source = std::function<Puzzle(Random&)>;

Tally compare_random_puzzles(int rounds, const Source& next, const AgreementOptions& options,
                             std::string_view name) {
  const std::uint64_t seed = random_seed();
  // Said before the work, so that a run that is cut off can be repeated.
  std::cout << name << ": seed " << seed << std::endl;
  Random random(seed);
  Tally tally;
  for (const Effort effort(share_of(rounds)); effort.goes_on(tally.rounds); ++tally.rounds) {
    const Puzzle puzzle = next(random);
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

Puzzle any_puzzle(Random& random) { return random_puzzle(random); }

Puzzle puzzle_of_nine(Random& random) { return random_puzzle(random, Shape{3, 3}); }

/// A base and one or two rules more, of all that the table has.
Puzzle puzzle_of_any_rules(Random& random) {
  const int drawn = random.below(100);
  const Shape shape = Shape::of_size(drawn < 50 ? 4 : drawn < 90 ? 6 : 9).value();
  const auto types = rule_types();
  std::vector<Rule> rules;
  const std::size_t count = 2 + static_cast<std::size_t>(random.below(2));
  while (rules.size() < count) {
    const auto& type =
        *types[static_cast<std::size_t>(random.below(static_cast<int>(types.size())))];
    if (rules.empty() == (type.base == Base::no)) continue;
    rules.push_back(random_rule_of(random, type, shape));
  }
  return random_puzzle(random, shape, std::move(rules));
}

}  // namespace

TEST_CASE("Whatever rules the table has agree with brute force", "[differential][rules]") {
  const Tally tally = compare_random_puzzles(
      300, puzzle_of_any_rules, {{200'000, 3'000, UINT64_MAX}, 0}, "rules of the table");
  CHECK(tally.finished > tally.rounds / 2);
}

TEST_CASE("Engine, lessons, verify and brute force agree on random puzzles", "[differential]") {
  const Tally tally =
      compare_random_puzzles(400, any_puzzle, {{200'000, 3'000, UINT64_MAX}, 0}, "brute-force");
  CHECK(tally.finished > tally.rounds / 2);
}

TEST_CASE("Engine, brute force and SAT solver agree on random puzzles", "[differential][sat]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  const Tally tally =
      compare_random_puzzles(40, any_puzzle, {{20'000, 3'000, UINT64_MAX}, 6}, "sat");
  CHECK(tally.sat_asked == tally.rounds);
}

TEST_CASE("Engine and SAT solver agree on 9x9, where brute force gives up", "[differential][sat]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  const Tally tally =
      compare_random_puzzles(25, puzzle_of_nine, {{2'000, 3'000, UINT64_MAX}, 3}, "sat-9x9");
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
