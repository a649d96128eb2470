// Searches to be watched, and steps, on puzzles of any rules.

#include "core/formats/iss/described_cells.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/variants/lessons/variant_lesson.hpp"
#include "wasm/shared/lesson_answers.hpp"
#include "wasm/variants/api.hpp"

namespace ninefold::api::variant {

namespace {

struct VariantSource {
  using Lesson = variants::VariantLesson;

  static Result<Lesson> open(const std::string& text, const lessons::Options& options) {
    const Result<variants::DescribedVariant> read = variants::read_described_variant(text);
    if (!read) return read.error();
    return Lesson(read->puzzle, read->givens, options);
  }

  static std::string reason(const Lesson& lesson, const lessons::Event& event) {
    return variants::conflict_reason(lesson.puzzle(), event.rule, event.cell, event.other);
  }

  static std::string digits(const Lesson& lesson, const variants::LessonBoard& board) {
    const int lowest = lesson.puzzle().layout.lowest;
    std::string digits;
    for (const int value : board.values(lowest))
      digits.push_back(value < lowest ? '.' : variants::character_of(value));
    return digits;
  }

  /// The course's files have no rules.
  static std::string file(const variants::LessonBoard& /*board*/) { return {}; }
};

using Answers = LessonAnswers<VariantSource>;

}  // namespace

TraceView watch(const WatchedSearch& search, const WatchMove& move) {
  return Answers::watch(search, move);
}

TraceTree search_tree(const WatchedSearch& search, double most_nodes) {
  return Answers::search_tree(search, most_nodes);
}

Steps steps(const std::string& puzzle, int after) { return Answers::steps(puzzle, after); }

}  // namespace ninefold::api::variant
