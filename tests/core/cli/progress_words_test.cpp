// What is said while a search goes on for longer than any test.

#include "core/cli/words/progress_words.hpp"

#include <catch2/catch_test_macros.hpp>

using ninefold::Count;
using namespace ninefold::cli;

TEST_CASE("Times are told in the two greatest units that say something", "[cli]") {
  CHECK(duration_words(0) == "0 s");
  CHECK(duration_words(0.1) == "1 s");
  CHECK(duration_words(59.5) == "1 min");
  CHECK(duration_words(61) == "1 min 1 s");
  CHECK(duration_words(59 * 60 + 59) == "59 min 59 s");
  CHECK(duration_words(3600) == "1 h");
  CHECK(duration_words(3661) == "1 h 1 min");
  CHECK(duration_words(47 * 3600 + 59 * 60) == "47 h 59 min");
  CHECK(duration_words(48 * 3600) == "2 days");
  CHECK(duration_words(729.0 * 86400) == "729 days");
  CHECK(duration_words(730.0 * 86400) == "2 years");
  CHECK(duration_words(999.0 * 365 * 86400) == "999 years");
  CHECK(duration_words(1000.0 * 365 * 86400) == "over 1,000 years");
}

TEST_CASE("The share that is done tells what is left", "[cli]") {
  CHECK(share_words(0.25, 100, "done") == "25.0% done, 5 min left");
  CHECK(share_words(0.125, 10, "done") == "12.5% done, 1 min 10 s left");
  CHECK(share_words(0.0005, 10, "done") == "under 0.1% done");
  CHECK(share_words(1, 10, "done") == "100.0% done");
}

TEST_CASE("Numbers are told by thousands, and one is one", "[cli]") {
  CHECK(with_commas("0") == "0");
  CHECK(with_commas("999") == "999");
  CHECK(with_commas("1000") == "1,000");
  CHECK(with_commas("1234567") == "1,234,567");
  CHECK(solutions_words(Count(1)) == "1 solution so far");
  CHECK(solutions_words(Count(1000)) == "1,000 solutions so far");
  CHECK(answered_words(1) == "1 puzzle answered");
  CHECK(answered_words(0) == "0 puzzles answered");
}
