// How the searches of the lessons are stopped on boards on which one look takes long.

#include "core/board/work_meter.hpp"
#include "core/variants/lessons/variant_lesson.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

using namespace ninefold;
using namespace ninefold::tests;
using variants::RuleConflicts;
using variants::VariantLesson;

namespace {

std::string line_beside(const std::string& kind, int cells) {
  std::string text = ".Shape~1x1~16~Raw.Var~A~~" + std::to_string(cells) + "." + kind;
  for (int cell = 1; cell <= cells; ++cell) text += "~VA" + std::to_string(cell);
  return text;
}

}  // namespace

TEST_CASE("Looking for values of cells beside the grid can be stopped", "[variants][lessons]") {
  // That two ends of 16 values are followed by 898 between them is found by none.
  RuleConflicts conflicts(read_variant(line_beside("Between", 900)));
  const VariantLesson lesson(read_variant(".Shape~1x1~16~Raw"));
  int asked = 0;
  conflicts.watch([&asked] { return ++asked < 3; });
  conflicts.find(lesson.givens(), 0, 1);
  CHECK(asked == 3);
}

TEST_CASE("Candidates under many rules are asked for while that is wanted", "[variants][lessons]") {
  std::string text = ".Shape~1x16~16~Raw";
  for (int rule = 0; rule < 20; ++rule) text += ".Sum~" + std::to_string(60 + rule) + "~R1C1~R1C2";
  RuleConflicts conflicts(read_variant(text));
  const VariantLesson lesson(read_variant(text));
  int asked = 0;
  conflicts.watch([&asked] { return ++asked < 3; });
  conflicts.candidates(lesson.givens(), 0);
  CHECK(asked > 0);
  CHECK(asked <= 20);
}

TEST_CASE("Preparing a lesson ends with its meter", "[variants][lessons]") {
  std::string text = ".Shape~16x16";
  for (int rule = 0; rule < 300; ++rule) text += ".Cage~68~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8";
  int asked = 0;
  WorkMeter meter(std::chrono::milliseconds::max(), [&asked](double) { return ++asked < 3; });
  const VariantLesson lesson(read_variant(text), {}, {}, &meter);
  CHECK(meter.ended() == WorkMeter::Ended::by_listener);
  CHECK(asked == 3);
}
