// Puzzles over which the search took seconds or never ended for the want of one deduction. Nodes
// are the same on every machine; the bounds leave room for another order of the search, not for the
// deduction to go missing.

#include "tests/core/variants/variant_puzzles.hpp"

#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

// Far more than any of them takes, so that a test without the deduction fails instead of hanging.
constexpr std::uint64_t most_nodes = 20'000;

variants::Answer ask(const std::string& text) {
  Budget budget;
  budget.nodes = most_nodes;
  const variants::VariantEngine engine(read_variant(text));
  variants::Answer answer = engine.solve(budget);
  INFO(text);
  CHECK(answer.stopped != StopReason::node_limit);
  if (!answer.solution.empty()) CHECK(variants::is_solution(engine.puzzle(), answer.solution));
  return answer;
}

void check_solved(const std::string& text, const Count& solutions, std::uint64_t nodes) {
  const variants::Answer answer = ask(text);
  INFO(text);
  CHECK(answer.solutions == solutions);
  CHECK(answer.nodes < nodes);
}

void check_several(const std::string& text, std::uint64_t nodes) { check_solved(text, 2, nodes); }
void check_none(const std::string& text, std::uint64_t nodes) { check_solved(text, 0, nodes); }

}  // namespace

TEST_CASE("Boards of more rows than columns have a first solution at once", "[variants]") {
  check_several(".Shape~11x9", 200);
  check_several(".Shape~13x11", 200);
  check_several(".Shape~14x11", 300);
  check_several(".Shape~8x7", 200);
  check_several(".Shape~10x9", 200);
  check_several(".Shape~7x5", 200);
  // Houses of a family beside others.
  check_several(".Shape~11x9.AllDifferent~R1C1~R2C2~R3C3~R4C4~R5C5~R6C6~R7C7~R8C8~R9C9", 300);
}

TEST_CASE("Boards of more rows than columns have their smallest solution at once", "[variants]") {
  Budget budget;
  budget.nodes = most_nodes;
  for (const char* const text : {".Shape~11x9", ".Shape~12x11", ".Shape~13x11", ".Shape~14x11",
                                 ".Shape~14x13", ".Shape~15x11"}) {
    const variants::VariantEngine engine(read_variant(text));
    const variants::Answer first = engine.first(budget);
    INFO(text);
    CHECK(first.stopped == StopReason::complete);
    CHECK(first.nodes < 1000);
    CHECK(variants::is_solution(engine.puzzle(), first.solution));
  }
  // As found by going through cells alone, in 800,000 nodes.
  const variants::VariantEngine engine(read_variant(".Shape~13x11"));
  CHECK(variants::write_values(engine.layout(), engine.first(budget).solution) ==
        "ABCDEFGHIJKBADCFEHGJILCDABGHEFKLMDCBAHGFELMIEFGHABCDMKJFEHIJKLMABCGHEJIL"
        "MKBADHGFKLMIJCDAIJKEMABLDCFJILMBCKAEFGKLMFCDJIGEHLMIGKJDBFHEMKJLDIACHGB");
}

TEST_CASE("Diagonals of large sums are added up", "[variants]") {
  const auto diagonals = [&](const std::string& sum, const std::vector<std::string>& starts) {
    std::string text;
    for (const std::string& at : starts) text += ".LittleKiller~" + sum + "~" + at;
    return text;
  };
  check_none(diagonals("52", {"R2C1", "R1C9", "R1C8", "R7C9", "R1C1", "R9C2", "R3C1"}), 1000);
  check_none(diagonals("52", {"R8C9", "R7C9", "R1C7", "R1C8", "R9C2", "R1C1", "R3C1"}), 1000);
  check_none(diagonals("51", {"R2C1", "R8C9", "R3C1", "R1C7", "R1C8", "R7C9", "R9C3", "R1C9"}),
             2000);
  check_several(diagonals("48", {"R9C3", "R1C9", "R1C8", "R9C2", "R3C1", "R2C1"}), 1000);
  check_several(diagonals("52", {"R7C9", "R9C2", "R2C1", "R3C1", "R1C1", "R1C9"}), 1000);
}

TEST_CASE("A sum with nothing to spare is not taken for a loose one", "[variants]") {
  // Seven cells of each of three boxes, and ten others: 208 at most.
  const std::string sum =
      ".Sum~208~R1C1~R1C3~R2C1~R2C2~R2C4~R3C1~R3C2~R3C3~R3C5~R4C2~R4C3~R4C4~R4C6~R5C3~R5C4~R5C5"
      "~R5C7~R6C4~R6C5~R6C6~R6C8~R7C5~R7C6~R7C7~R7C9~R8C6~R8C7~R8C8~R9C7~R9C8~R9C9";
  check_none(sum + ".~R4C4_1", 2);
  check_several(sum + ".~R4C4_3", 200);
}

TEST_CASE("Rows of cells that cannot have all values of the board are houses", "[variants]") {
  // The values are 0 to 10; the last item leaves 1 to 9 in all cells. On a plain board the same
  // cages take as many nodes.
  const std::string cages =
      ".Cage~28~R5C1~R5C2~R5C3~R6C2~R6C3.Cage~19~R6C6~R6C7~R7C6~R7C7.Cage~20~R1C3~R1C4~R1C5~R1C6"
      ".Cage~17~R3C4~R3C5~R3C6.Cage~14~R8C6~R8C7~R8C8~R9C7.Cage~20~R4C1~R4C2~R4C3~R4C4"
      ".Cage~23~R3C7~R3C8~R4C5~R4C6~R4C7.Cage~12~R1C2~R2C2~R3C2.Cage~17~R9C3~R9C4~R9C5~R9C6"
      ".Cage~22~R8C1~R8C2~R9C1~R9C2.Cage~15~R4C8~R4C9~R5C8.Cage~19~R5C9~R6C9~R7C9~R8C9"
      ".Cage~20~R7C3~R7C4~R8C3~R8C4.Cage~19~R5C5~R5C6~R5C7~R6C5.Cage~23~R1C7~R1C8~R2C6~R2C7~R2C8"
      ".Cage~12~R1C1~R2C1~R3C1.Cage~14~R5C4~R6C4.Cage~24~R2C3~R2C4~R2C5~R3C3.Cage~10~R9C8~R9C9"
      ".Cage~12~R6C1~R7C1~R7C2.Cage~13~R7C5~R8C5.Cage~13~R6C8~R7C8.Cage~19~R1C9~R2C9~R3C9";
  check_solved(".Shape~9x9~0-10" + cages + ".Replicate~_____________H.~R1C1_1_2_3_4_5_6_7_8_9.End",
               1, 100);
  check_solved(cages, 1, 100);
}

TEST_CASE("A set of connected cells goes no further than its size leaves it", "[variants]") {
  std::string text = ".Shape~8x8~0-7~Raw";
  for (const std::string value : {"0", "1", "2", "3", "4", "5", "6", "7"})
    text += ".ConnectedValues~~" + value + "~8";
  check_solved(text +
                   ".~R5C3_2.~R2C6_1.~R3C7_1.~R6C7_3.~R3C2_0.~R2C4_0.~R3C5_0.~R1C4_0.~R6C6_6"
                   ".~R6C8_4.~R1C8_7.~R7C1_5.~R7C7_3.~R8C7_5",
               1, 200);
}

TEST_CASE("Where the first value of a clue begins another line is worth a branch", "[variants]") {
  check_solved(
      ".FullRank~C3~7~33.FullRank~C7~26~.FullRank~R4~24~2.FullRank~R8~~14.FullRank~R9~28~"
      ".FullRank~R6~5~20.FullRank~C5~~18.FullRank~C8~34~.FullRank~R1~~32.FullRank~C4~~30"
      ".FullRank~C6~22~.FullRank~R3~10~",
      1, 400);
}
