// How a question to a list of variants is handed from its trial to the threads that share it.

#include "core/cli/lists/iss_answers.hpp"

#include <catch2/catch_test_macros.hpp>

#include <chrono>
#include <cstdint>
#include <thread>
#include <vector>

using namespace ninefold;
using namespace ninefold::cli;

TEST_CASE("What a trial has taken of the time of a question is gone for those that share it",
          "[cli]") {
  constexpr TimeLimit limit(10'000);
  constexpr std::chrono::milliseconds taken(5);
  std::vector<TimeLimit> left;
  IssAnswer answer;
  answer.trial = [&](IssLine& /*line*/, SearchWatch& watch) -> Result<std::optional<Line>> {
    CHECK(watch.left() <= limit);
    std::this_thread::sleep_for(taken);
    return std::optional<Line>();
  };
  answer.answer_on_threads = [&](IssLine& /*line*/, std::size_t threads, SearchWatch& watch) {
    CHECK(threads == 2);
    left.push_back(watch.left());
    return Line{"", false, {}};
  };
  Output output;
  Input input("/dev/null", output);
  std::uint64_t answered = 0;
  IssAnswers answers(input, output, answer, std::nullopt, 2, limit, answered);
  std::vector<IssLine> lines(2);
  for (IssLine& line : lines) line.text = ".Shape~4x4";
  CHECK(answers.answer(lines));
  CHECK(answered == 2);
  REQUIRE(left.size() == 2);
  for (const TimeLimit each : left) {
    CHECK(each <= limit - taken);
    CHECK(each > TimeLimit(0));
  }
}
