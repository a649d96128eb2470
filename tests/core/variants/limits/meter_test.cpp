// Reading and preparing the rules of variants ends when it is told to.

#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include "core/board/work_meter.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;
using variants::VariantEngine;

namespace {

constexpr std::chrono::milliseconds no_limit = std::chrono::milliseconds::max();

constexpr std::string_view six_bits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Copies of the items for each of the first 12 rows and columns of a board of 16x16.
std::string copies(const std::string& items) {
  std::string targets;
  for (int first = 0; first < 192; first += 6) {
    std::size_t bits = 0;
    for (int bit = 0; bit < 6; ++bit) {
      if ((first + bit) % 16 < 12) bits |= std::size_t{1} << bit;
    }
    targets += six_bits[bits];
  }
  return ".Shape~16x16.Replicate~" + targets + items + ".End";
}

/// A text that takes some time, but no second, nearly all of it in one loop. Looks are counted in
/// steps of work, not in time, so their number says whether that loop asks its meter.
struct Heavy {
  std::string name;
  std::string text;
  int least_looks;
};

std::vector<Heavy> heavy_to_read() {
  const std::string regex = ".Regex~%28";  // an opening parenthesis
  return {{"items", ".Shape~16x16" + repeated(".X~R1C1~R1C2", 5000), 6},
          {"copies", copies(repeated(".X~R1C1~R1C2", 50)), 12},
          {"classes", copies(regex + "[" + repeated("1-9A-G", 2000) + "])~R1C1"), 28},
          {"parts that follow", copies(regex + repeated("1?", 100) + ")*~R1C1"), 52},
          {"parts many times", copies(regex + "((1{0}){20}){20})~R1C1"), 39}};
}

std::vector<Heavy> heavy_to_prepare() {
  const std::string four = "~R1C1~R1C2~R1C3~R1C4";
  const std::string eight = four + "~R2C1~R2C2~R2C3~R2C4";
  std::string cages;
  for (int sum = 40; sum < 44; ++sum) cages += ".Cage~" + std::to_string(sum) + eight;
  // Their readers keep three numbers.
  std::string equalities = ".Shape~16x16";
  for (int cells = 4; cells <= 18; cells += 2) {
    equalities += ".EqualityCage";
    for (int cell = 0; cell < cells; ++cell) equalities += "~R1C" + std::to_string(1 + cell % 9);
    equalities += "~R1C1~R1C1";
  }
  return {{"rules", copies(repeated(".X~R1C1~R1C2", 50)), 15},
          {"sets", copies(cages), 299},
          {"sums", copies(".Sum~30" + four + ".Sum~31" + eight), 6},
          {"automata", copies(".Regex~%28" + repeated("1?2?", 20) + ")*" + eight), 5},
          {"automata made in steps", equalities, 2},
          {"alternatives", copies(".Or.X~R1C1~R1C2.X~R2C1~R2C2~R2C3.End"), 2}};
}

void read_to_the_end(const std::string& text, WorkMeter& meter) {
  const variants::PuzzleOrError read = variants::read_iss_text(text, meter);
  if (const auto* const error = std::get_if<variants::RuleError>(&read))
    FAIL(error->item << error->kind << error->argument << error->found << error->expected);
}

/// Lets the work go on until it has been asked so often.
struct Patience {
  int left = std::numeric_limits<int>::max();
  int asked = 0;

  bool go_on() {
    ++asked;
    return --left > 0;
  }
};

}  // namespace

TEST_CASE("A meter without a limit never ends, one with none left ends at once", "[variants]") {
  WorkMeter unlimited;
  for (int round = 0; round < 1000; ++round) REQUIRE(unlimited.spend(1'000'000));
  CHECK_FALSE(unlimited.has_ended());
  WorkMeter over(std::chrono::milliseconds(0), {});
  CHECK_FALSE(over.spend(1));
  CHECK(over.ended() == WorkMeter::Ended::by_time);
  Patience patience{3};
  WorkMeter heard(no_limit, [&patience](double) { return patience.go_on(); });
  while (heard.spend(1'000)) REQUIRE(patience.asked < 3);
  CHECK(heard.ended() == WorkMeter::Ended::by_listener);
  CHECK_FALSE(heard.spend(1));
  CHECK(patience.asked == 3);
}

TEST_CASE("Reading rules ends wherever its meter says so", "[variants]") {
  for (const Heavy& heavy : heavy_to_read()) {
    CAPTURE(heavy.name);
    Patience patience;
    double share = 0;
    WorkMeter all(no_limit, [&](double done) {
      CHECK(done >= share);
      share = done;
      return patience.go_on();
    });
    read_to_the_end(heavy.text, all);
    const int looks = patience.asked;
    CHECK(looks >= heavy.least_looks);
    for (int last = 1; last <= looks; last += 1 + looks / share_of(20)) {
      Patience shorter{last};
      WorkMeter meter(no_limit, [&shorter](double) { return shorter.go_on(); });
      const variants::PuzzleOrError read = variants::read_iss_text(heavy.text, meter);
      CHECK(meter.ended() == WorkMeter::Ended::by_listener);
      CHECK(shorter.asked == last);
      const auto* const error = std::get_if<variants::RuleError>(&read);
      REQUIRE(error != nullptr);
      CHECK(error->expected == variants::reading_ended().expected);
    }
    WorkMeter over(std::chrono::milliseconds(0), {});
    CHECK(std::holds_alternative<variants::RuleError>(variants::read_iss_text(heavy.text, over)));
    CHECK(over.ended() == WorkMeter::Ended::by_time);
  }
}

TEST_CASE("Preparing rules ends wherever it is stopped, and begins again when asked again",
          "[variants]") {
  double share = 0;
  double most_share = 0;
  const auto preparing = [&share](Patience& patience) {
    return [&](const Progress& told) {
      if (told.stage != Stage::preparing) return true;
      CHECK(told.fraction >= share);
      share = told.fraction;
      return patience.go_on();
    };
  };
  for (const Heavy& heavy : heavy_to_prepare()) {
    CAPTURE(heavy.name);
    const variants::Puzzle puzzle = read_variant(heavy.text);
    Budget first_nodes;
    first_nodes.nodes = 1;
    Patience patience;
    const VariantEngine whole(puzzle);
    share = 0;
    const variants::Answer expected = whole.count(first_nodes, preparing(patience));
    const int looks = patience.asked;
    CHECK(looks >= heavy.least_looks);
    CHECK(share <= 1);
    most_share = std::max(most_share, share);
    // What is prepared stays.
    CHECK(whole.count(first_nodes, preparing(patience)).stopped == expected.stopped);
    CHECK(patience.asked == looks);
    for (int last = 1; last <= looks; last += 1 + looks / 5) {
      const VariantEngine engine(puzzle);
      share = 0;
      Patience shorter{last};
      const variants::Answer stopped = engine.count(first_nodes, preparing(shorter));
      CHECK(stopped.stopped == StopReason::cancelled);
      CHECK(stopped.nodes == 0);
      CHECK(shorter.asked == last);
      const variants::Answer again = engine.count(first_nodes);
      CHECK(again.stopped == expected.stopped);
      CHECK(again.nodes == expected.nodes);
    }
  }
  CHECK(most_share > 0.5);
}

TEST_CASE("Every query of a variant ends in time where its rules are not prepared", "[variants]") {
  const VariantEngine engine(read_variant(heavy_to_prepare()[0].text));
  Budget none;
  none.time = std::chrono::milliseconds(0);
  const auto nobody = [](std::span<const int>) { return true; };
  CHECK(engine.count(none).stopped == StopReason::time_limit);
  CHECK(engine.enumerate(nobody, none).stopped == StopReason::time_limit);
  CHECK(engine.candidates(1, none).stopped == StopReason::time_limit);
  const auto split = engine.split(none);
  const StopReason* const reason = std::get_if<StopReason>(&split);
  REQUIRE(reason != nullptr);
  CHECK(*reason == StopReason::time_limit);
}

TEST_CASE("Full boards that take long to check are checked while the meter lets them",
          "[variants]") {
  // "(1|2|1|2| ... 1)*" has 399 * 400 edges, which each cell may follow.
  std::string text = ".Shape~1x16~2~Raw.Regex~%28" + repeated("%31%7c%32%7c", 199) + "%31%29%2a";
  for (const char column : std::string("123456789abcdefg")) text += std::string("~R1C") + column;
  const VariantEngine engine(read_variant(text));
  Patience patience;
  const auto searching = [&patience](const Progress& told) {
    return told.stage != Stage::searching || patience.go_on();
  };
  patience = {3};
  const variants::Answer counted = engine.count({}, searching);
  CHECK(counted.stopped == StopReason::cancelled);
  CHECK(counted.solutions == Count(2));
  patience = {3};
  const variants::CandidatesAnswer candidates = engine.candidates(100'000, {}, searching);
  CHECK(candidates.stopped == StopReason::cancelled);
  CHECK(candidates.solutions[0][0] + candidates.solutions[0][1] == 2);
  patience = {3};
  int shown = 0;
  const auto show = [&shown](std::span<const int>) { return ++shown > 0; };
  CHECK(engine.enumerate(show, {}, searching).stopped == StopReason::cancelled);
  CHECK(shown == 0);  // the solutions are counted first, to be sorted where they are few
  CHECK(patience.asked == 3);
}

TEST_CASE("Very many alternatives are looked at while the meter lets them", "[variants]") {
  // The two values of one cell need the first and the last of them, so that all are looked at.
  std::string text = ".Shape~9x9.Or";
  for (int i = 0; i < 1000; ++i) text += ".And.~R1C1_1.Thermo~R1C2~R2C4~R3C6.End";
  const VariantEngine engine(read_variant(text + ".~R1C1_2.End"));
  Budget one_node;
  one_node.nodes = 1;
  Patience patience;
  const auto searching = [&patience](const Progress& told) {
    return told.stage != Stage::searching || patience.go_on();
  };
  engine.count(one_node, searching);
  CHECK(patience.asked >= 3);
}

TEST_CASE("A description of a variant is read while its meter lets it", "[variants]") {
  WorkMeter over(std::chrono::milliseconds(0), {});
  const std::string description = "1;constraints:.Thermo!R1C1!R1C2;zzzc";
  CHECK_FALSE(variants::read_described_variant(description, over));
  CHECK(over.ended() == WorkMeter::Ended::by_time);
  WorkMeter unlimited;
  CHECK(variants::read_described_variant(description, unlimited));
}
