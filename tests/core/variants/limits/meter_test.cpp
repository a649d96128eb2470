// Reading and preparing the rules of variants ends when it is told to.

#include "tests/core/variants/variant_puzzles.hpp"

#include "core/board/work_meter.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/variants/puzzle.hpp"

#include <array>
#include <chrono>
#include <limits>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;
using variants::VariantEngine;

namespace {

constexpr std::chrono::milliseconds no_limit = std::chrono::milliseconds::max();

/// So many copies of what comes after, one cell further right each, on a board of 16x16.
std::string copies(const std::string& items) {
  std::string text = ".Shape~16x16.Replicate~R1C1";
  for (int row = 1; row <= 12; ++row) {
    for (int column = 1; column <= 12; ++column)
      text += "~R" + std::to_string(row) + "C" + std::to_string(column);
  }
  return text + items + ".End";
}

/// They take some time to prepare, but no second.
std::string of_many_cages() {
  std::string items;
  for (int sum = 20; sum < 60; ++sum)
    items += ".RellikCage~" + std::to_string(sum) + "~R1C1~R1C2~R2C1~R2C2~R3C1";
  return copies(items);
}

/// Its class of many characters is read for each copy, which takes some time, but no second.
std::string of_many_expressions() {
  std::string expression = "[";
  for (int round = 0; round < 2000; ++round) expression += "1-9A-G";
  return copies(".Regex~" + expression + "]*(1|2|3).*~R1C1~R1C2~R2C1~R2C2");
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
  {
    const std::string text = of_many_expressions();
    Patience patience;
    double share = 0;
    WorkMeter all(no_limit, [&](double done) {
      CHECK(done >= share);
      share = done;
      return patience.go_on();
    });
    REQUIRE(std::holds_alternative<variants::Puzzle>(variants::read_iss_text(text, all)));
    const int looks = patience.asked;
    CAPTURE(looks);
    REQUIRE(looks > 0);
    for (int last = 1; last <= looks; last += 1 + looks / 20) {
      Patience shorter{last};
      WorkMeter meter(no_limit, [&shorter](double) { return shorter.go_on(); });
      const variants::PuzzleOrError read = variants::read_iss_text(text, meter);
      CHECK(meter.ended() == WorkMeter::Ended::by_listener);
      CHECK(shorter.asked == last);
      const auto* const error = std::get_if<variants::RuleError>(&read);
      REQUIRE(error != nullptr);
      CHECK(error->expected == variants::reading_ended().expected);
    }
    WorkMeter over(std::chrono::milliseconds(0), {});
    CHECK(std::holds_alternative<variants::RuleError>(variants::read_iss_text(text, over)));
    CHECK(over.ended() == WorkMeter::Ended::by_time);
  }
}

TEST_CASE("Preparing rules ends wherever it is stopped, and begins again when asked again",
          "[variants]") {
  {
    const std::string text = of_many_cages();
    const variants::Puzzle puzzle = read_variant(text);
    Budget first_nodes;
    first_nodes.nodes = 1;
    const auto preparing = [](Patience& patience) {
      return [&patience](const Progress& told) {
        return told.stage != Stage::preparing || patience.go_on();
      };
    };
    Patience patience;
    const VariantEngine whole(puzzle);
    const variants::Answer expected = whole.count(first_nodes, preparing(patience));
    const int looks = patience.asked;
    CAPTURE(looks);
    REQUIRE(looks > 0);
    // What is prepared stays.
    CHECK(whole.count(first_nodes, preparing(patience)).stopped == expected.stopped);
    CHECK(patience.asked == looks);
    for (int last = 1; last <= looks; last += 1 + looks / 5) {
      const VariantEngine engine(puzzle);
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
}

TEST_CASE("Every query of a variant ends in time where its rules are not prepared", "[variants]") {
  const VariantEngine engine(read_variant(of_many_cages()));
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

TEST_CASE("A description of a variant is read while its meter lets it", "[variants]") {
  WorkMeter over(std::chrono::milliseconds(0), {});
  const std::string description = "1;constraints:.Thermo!R1C1!R1C2;zzzc";
  CHECK_FALSE(variants::read_described_variant(description, over));
  CHECK(over.ended() == WorkMeter::Ended::by_time);
  WorkMeter unlimited;
  CHECK(variants::read_described_variant(description, unlimited));
}
