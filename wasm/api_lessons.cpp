#include "wasm/shared/api_lessons.hpp"

#include "core/formats/assignments/csu.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/lessons/reason.hpp"
#include "wasm/shared/lesson_answers.hpp"

namespace ninefold::api {

namespace {

struct ClassicSource {
  using Lesson = lessons::Lesson;

  static Result<Lesson> open(const std::string& text, const lessons::Options& options) {
    const Result<Puzzle> puzzle = read_description(text);
    if (!puzzle) return puzzle.error();
    return Lesson(*puzzle, options);
  }

  static std::string reason(const Lesson& lesson, const lessons::Event& event) {
    return lessons::conflict_reason(lesson.puzzle.rules[event.rule], lesson.puzzle.givens.shape(),
                                    static_cast<Cell>(event.cell), static_cast<Cell>(event.other));
  }

  static std::string digits(const Lesson& /*lesson*/, const Grid& grid) { return to_digits(grid); }
  static std::string file(const Grid& grid) { return write_csu(grid); }
};

using Answers = LessonAnswers<ClassicSource>;

}  // namespace

TraceView watch(const WatchedSearch& search, const WatchMove& move) {
  return Answers::watch(search, move);
}

TraceTree search_tree(const WatchedSearch& search, double most_nodes) {
  return Answers::search_tree(search, most_nodes);
}

Steps steps(const std::string& puzzle, int after) { return Answers::steps(puzzle, after); }

}  // namespace ninefold::api
