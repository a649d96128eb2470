// Puzzles of a list that have the rules of the one before, or others.

#include "core/cli/lists/known_rules.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

/// All that a puzzle says, as people and searches have it.
std::string words_of(const std::variant<cli::ListedPuzzle, Error>& read) {
  if (const auto* const error = std::get_if<Error>(&read))
    return "line " + std::to_string(error->line) + ": " + error->found + ", " + error->expected;
  const cli::ListedPuzzle& listed = *std::get_if<cli::ListedPuzzle>(&read);
  const variants::Puzzle puzzle = listed.puzzle();
  std::string words = variants::write_iss_text(puzzle.items);
  for (const variants::Item& item : puzzle.items) words += " " + std::to_string(item.number);
  words += " |";
  for (const variants::Rule& rule : puzzle.rules)
    words += " " + std::to_string(rule.item) + std::string(rule.kind->name);
  words += " |";
  for (const variants::Given& given : puzzle.givens) {
    words += " " + std::to_string(given.cell) + "=" + std::to_string(given.values) + "#" +
             std::to_string(given.item);
  }
  Budget budget;
  budget.solutions = 50;
  return words + " | " + listed.engine().count(budget).solutions.to_string();
}

/// Each after the one before, and each by itself.
void check_read_alike(const std::optional<std::string>& rules,
                      const std::vector<std::string>& texts) {
  cli::KnownRules one_after_another(rules);
  WorkMeter unlimited;
  for (std::size_t number = 0; number < texts.size(); ++number) {
    INFO(texts[number]);
    const int line = static_cast<int>(number) + 1;
    cli::KnownRules alone(rules);
    CHECK(words_of(one_after_another.read(texts[number], line, unlimited)) ==
          words_of(alone.read(texts[number], line, unlimited)));
  }
}

}  // namespace

TEST_CASE("Puzzles of a list are what they are by themselves", "[cli]") {
  const std::string grid = "1..............2";
  check_read_alike(std::nullopt, {grid,
                                  "..1.............",
                                  "0010000000000002",
                                  "................",
                                  "1234341221434321",
                                  "=" + grid,
                                  "1122112233443344",
                                  "1111222233334444",
                                  grid + "\\n\\n.AntiKnight",
                                  grid,
                                  ".Shape~4x4.~R1C1_1",
                                  ".Shape~4x4.~R1C1_1~R1C2_2_3",
                                  ".~R1C1_1.Shape~4x4",
                                  ".Shape~4x4.~R1C1_7",
                                  ".Shape~4x4.~R9C9_1",
                                  ".Shape~4x4.Thermo~R1C1~R1C2.~R1C2_3",
                                  ".Shape~4x4.Thermo~R1C1~R1C2.~R1C2_2",
                                  ".Shape~4x4.Thermo~R1C1~R1C2",
                                  ".Shape~4x4.~R3C3_1.Thermo~R1C1~R1C2",
                                  ".Shape~4x4.Thermo~R1C2~R1C1.~R1C2_2",
                                  ".Shape~4x4.Or.~R1C1_1.~R1C1_2.End.~R1C2_3",
                                  ".Shape~4x4.Or.~R1C1_1.~R1C1_3.End.~R1C2_3",
                                  ".Shape~6x6",
                                  "1" + std::string(35, '.'),
                                  "." + std::string(34, '0') + "6",
                                  std::string(35, '.') + "7",
                                  "",
                                  grid + "2",
                                  "abc"});
}

TEST_CASE("Digits under rules of the command are what they are by themselves", "[cli]") {
  check_read_alike("constraints:.Thermo!R1C1!R1C2.!R2C1_3_4",
                   {"1..............2", "..1.............", "3...............",
                    std::string(36, '.'), "1..............2", "x", "1" + std::string(80, '.')});
  check_read_alike("constraints:,knight", {"1..............2", "..1............."});
}

TEST_CASE("Rules that come again are made ready once", "[cli]") {
  cli::KnownRules known(std::nullopt);
  WorkMeter unlimited;
  const auto rules_of = [&](const std::string& text) {
    const auto read = known.read(text, 1, unlimited);
    return std::get_if<cli::ListedPuzzle>(&read)->rules;
  };
  const auto plain = rules_of("1..............2");
  CHECK(rules_of("..1............2") == plain);
  const auto thermo = rules_of(".Shape~4x4.Thermo~R1C1~R1C2.~R2C1_3");
  CHECK(thermo != plain);
  CHECK(rules_of(".Shape~4x4.Thermo~R1C1~R1C2.~R2C1_4_2~R3C3_1") == thermo);
  CHECK(rules_of(".Shape~4x4.Thermo~R1C1~R1C2") == thermo);
  CHECK(rules_of(".Shape~4x4.Thermo~R1C1~R2C1") != thermo);
}
