// The parts of a count add up to the whole, however it is counted.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

using namespace ninefold;

namespace {

struct Case {
  std::string description;
  Count solutions;  // of the whole, by other programs
};

const std::vector<Case> cases{
    {"1;;p", 288},                       // searched, small
    {"1;;1n4", 18},                      // smaller than its parts are many
    {"1;;11n", 0},                       // contradictory givens
    {"1;latin;p", 576},                  // no boxes
    {"1;;zj", 28200960},                 // 6x6, digits interchangeable
    {"1;torus-knight;zzzc", 2198327040}  // nothing but interchangeable digits at the top
};

Count sum_of_parts(const Engine& engine, const Grid& givens, int parts,
                   CountWay way = CountWay::unknown) {
  Count sum;
  for (int part = 0; part < parts; ++part) {
    const Answer answer = engine.count_part(givens, {part, parts, way});
    CHECK(answer.stopped == StopReason::complete);
    sum += answer.solutions;
  }
  return sum;
}

}  // namespace

TEST_CASE("Parts of a count add up to the whole", "[engine]") {
  for (const auto& [description, solutions] : cases) {
    INFO(description);
    const Result<Puzzle> puzzle = read_description(description);
    REQUIRE(puzzle.has_value());
    const Shape shape = puzzle->givens.shape();
    const Result<Engine> engine = Engine::create(shape, puzzle->rules);
    REQUIRE(engine.has_value());
    for (const int parts : {1, 2, 5}) {
      INFO(parts << " parts");
      CHECK(sum_of_parts(*engine, puzzle->givens, parts) == solutions);
    }
  }
}

TEST_CASE("Parts that are told the way add up to the whole, whichever way it is", "[engine]") {
  int number = 0;
  for (const char* description :
       {"1;;1n4", "1;;11n", "1;latin;p", "1;torus-knight,torus-pairs:12;1c23zzw", "1;;zj",
        "1;;1b2c3zzu", "1;;1234567894567891237891234562zza"}) {
    ++number;
    if (!tests::is_taken(number)) continue;
    INFO(description);
    const Result<Puzzle> puzzle = read_description(description);
    REQUIRE(puzzle.has_value());
    const Engine engine = Engine::create(puzzle->givens.shape(), puzzle->rules).value();
    const Answer whole = engine.count(puzzle->givens);
    CHECK(sum_of_parts(engine, puzzle->givens, 3, whole.way) == whole.solutions);
  }
}

TEST_CASE("A count says in which way it was done, and takes the one that it is told", "[engine]") {
  const auto way_of = [](const char* description, CountPart part = {}) {
    const Puzzle puzzle = read_description(description).value();
    const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    Budget budget;
    budget.nodes = 50'000;
    return engine.count_part(puzzle.givens, part, budget).way;
  };
  CHECK(way_of("1;;zzzc") == CountWay::bands);
  CHECK(way_of("1;torus-knight;zzzc") == CountWay::templates);
  CHECK(way_of("1;;p") == CountWay::unknown);
  CHECK(way_of("1;;zzzc", {0, 1, CountWay::visiting}) == CountWay::visiting);
  // Bands do not fit a torus knight, so the way is found out.
  CHECK(way_of("1;torus-knight;zzzc", {0, 1, CountWay::bands}) == CountWay::templates);
}

TEST_CASE("Parts of a count by bands add up to the whole", "[engine]") {
  const Result<Puzzle> puzzle = read_description("1;;zzzc");
  const Result<Engine> engine = Engine::create(puzzle->givens.shape(), puzzle->rules);
  REQUIRE(engine.has_value());
  CHECK(sum_of_parts(*engine, puzzle->givens, 3).to_string() == "6670903752021072936960");
}

TEST_CASE("Parts of a count that visits solutions add up to the whole", "[engine]") {
  const bool is_short = tests::is_sanitized;
  const Result<Puzzle> puzzle =
      read_description(is_short ? "1;pairs:12;3e4.5e7b9c6k9e7j4.7e1b3b1.5f35.7b1."
                                : "1;pairs:12;3g5e7b9c6k9e7j4.7e1b3b1.5f35.7b1.");
  REQUIRE(puzzle.has_value());
  const Result<Engine> engine = Engine::create(puzzle->givens.shape(), puzzle->rules);
  REQUIRE(engine.has_value());
  const Answer whole = engine->count(puzzle->givens);
  CHECK(whole.solutions == Count(is_short ? 41524 : 618035));
  CHECK(sum_of_parts(*engine, puzzle->givens, 3) == whole.solutions);
}

TEST_CASE("Parts share the work", "[engine]") {
  // Each part repeats the short trials that choose the way; the rest is shared.
  const Result<Puzzle> puzzle = read_description("1;;1zh2");
  const Result<Engine> engine = Engine::create(puzzle->givens.shape(), puzzle->rules);
  REQUIRE(engine.has_value());
  const Answer whole = engine->count(puzzle->givens);
  for (int part = 0; part < 4; ++part) {
    const Answer answer = engine->count_part(puzzle->givens, {part, 4});
    CHECK(answer.solutions > Count(0));
    CHECK(answer.solutions < whole.solutions);
    CHECK(answer.nodes < whole.nodes * 2 / 3);
  }
}
