// The table of what JavaScript sees of the first module. What the functions and fields mean is said
// in api.hpp.

#include "core/board/shape.hpp"
#include "wasm/api_assignments.hpp"
#include "wasm/api_generate.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_lessons.hpp"
#include "wasm/shared/api_logic.hpp"
#include "wasm/shared/bindings_support.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace ninefold::api {
namespace {

using emscripten::val;

/// A list may be long, and the browser's own encoder is many times as fast as embind's conversion
/// character by character, which took as long as proving easy puzzles.
std::string text_of(const val& text) {
  // Embind refuses it, as it does elsewhere; below, the room would never be freed.
  if (!text.isString()) return text.as<std::string>();
  constexpr std::size_t most_bytes = 3;
  // One more than is read, so that a longer text is refused without being copied.
  const auto room = std::min<std::size_t>(most_bytes * text["length"].as<unsigned>(),
                                          std::size_t{largest_text} + 1);
  std::string bytes(room, '\0');
  const auto start = reinterpret_cast<std::uintptr_t>(bytes.data());
  const val memory = val::module_property("HEAPU8").call<val>("subarray", start, start + room);
  const val result = val::global("TextEncoder").new_().call<val>("encodeInto", text, memory);
  bytes.resize(result["written"].as<unsigned>());
  return bytes;
}

Proofs prove_text(const std::string& rules, const val& list) { return prove(rules, text_of(list)); }

AssignmentAnswer answer_assignment_with_callback(const std::string& course,
                                                 const std::string& puzzle, int number,
                                                 const Limits& limits, const val& progress) {
  return answer_assignment(course, puzzle, number, limits, callback_of(progress));
}

MadePuzzle generate_with_callback(const std::string& puzzle, const PuzzleWish& wish,
                                  const Limits& limits, const val& progress) {
  return generate(puzzle, wish, limits, callback_of(progress));
}

}  // namespace

EMSCRIPTEN_BINDINGS(ninefold) {
  emscripten::value_object<Proofs>("Proofs")
      .field("problem", &Proofs::problem)
      .field("counts", &Proofs::counts)
      .field("nodes", &Proofs::nodes)
      .field("milliseconds", &Proofs::milliseconds);
  emscripten::value_object<Contradiction>("Contradiction")
      .field("problem", &Contradiction::problem)
      .field("solvable", &Contradiction::solvable)
      .field("stopped", &Contradiction::stopped)
      .field("nodes", &Contradiction::nodes)
      .field("milliseconds", &Contradiction::milliseconds)
      .field("cells", &get_list<Contradiction, &Contradiction::cells>, &keep_list<Contradiction>);
  emscripten::value_object<Names>("Names")
      .field("rules", &get_list<Names, &Names::rules>, &keep_list<Names>)
      .field("schemas", &get_list<Names, &Names::schemas>, &keep_list<Names>)
      .field("error_codes", &get_list<Names, &Names::error_codes>, &keep_list<Names>)
      .field("stop_reasons", &get_list<Names, &Names::stop_reasons>, &keep_list<Names>)
      .field("stages", &get_list<Names, &Names::stages>, &keep_list<Names>)
      .field("formats", &get_list<Names, &Names::formats>, &keep_list<Names>)
      .field("forms", &get_list<Names, &Names::forms>, &keep_list<Names>)
      .field("courses", &get_list<Names, &Names::courses>, &keep_list<Names>)
      .field("trace_events", &get_list<Names, &Names::trace_events>, &keep_list<Names>)
      .field("levels", &get_list<Names, &Names::levels>, &keep_list<Names>)
      .field("symmetries", &get_list<Names, &Names::symmetries>, &keep_list<Names>)
      .field("kinds", &get_list<Names, &Names::kinds>, &keep_list<Names>)
      .field("techniques", &get_list<Names, &Names::techniques>, &keep_list<Names>)
      .field("reason_kinds", &get_list<Names, &Names::reason_kinds>, &keep_list<Names>)
      .field("largest_text", &Names::largest_text);

  emscripten::function("solve", &with_callback<&solve>);
  emscripten::function("count", &with_callback<&count>);
  emscripten::function("count_part", &count_part_with_callback<&count_part>);
  emscripten::function("first", &with_callback<&first>);
  emscripten::function("enumerate", &part_with_callback<&enumerate>);
  emscripten::function("prove", &prove_text);
  emscripten::function("candidates", &with_callback<&candidates>);
  emscripten::function("contradiction", &with_callback<&contradiction>);
  emscripten::function("inspect", &inspect);
  emscripten::function("peers", &peers);
  emscripten::function("import_text", &import_text);
  emscripten::function("export_text", &export_text);
  emscripten::function("describe", &describe);
}

EMSCRIPTEN_BINDINGS(ninefold_lessons) {
  emscripten::function("watch", &watch);
  emscripten::function("search_tree", &search_tree);
  emscripten::function("steps", &steps);
}

EMSCRIPTEN_BINDINGS(ninefold_generate) {
  emscripten::value_object<PuzzleWish>("PuzzleWish")
      .field("seed", &PuzzleWish::seed)
      .field("number", &PuzzleWish::number)
      .field("least_givens", &PuzzleWish::least_givens)
      .field("most_givens", &PuzzleWish::most_givens)
      .field("minimal", &PuzzleWish::minimal)
      .field("symmetry", &PuzzleWish::symmetry)
      .field("level", &PuzzleWish::level)
      .field("needs", &PuzzleWish::needs)
      .field("without", &PuzzleWish::without);
  emscripten::value_object<MadePuzzle>("MadePuzzle")
      .field("problem", &MadePuzzle::problem)
      .field("stopped", &MadePuzzle::stopped)
      .field("tried", &MadePuzzle::tried)
      .field("nodes", &MadePuzzle::nodes)
      .field("milliseconds", &MadePuzzle::milliseconds)
      .field("givens", &MadePuzzle::givens)
      .field("solution", &MadePuzzle::solution)
      .field("level", &MadePuzzle::level)
      .field("score", &MadePuzzle::score)
      .field("hardest", &MadePuzzle::hardest);

  emscripten::function("generate", &generate_with_callback);
}

EMSCRIPTEN_BINDINGS(ninefold_logic) {
  emscripten::value_object<ExplainerRating>("ExplainerRating")
      .field("state", &ExplainerRating::state)
      .field("tenths", &ExplainerRating::tenths)
      .field("estimate", &ExplainerRating::estimate);

  emscripten::function("hint", &hint);
  emscripten::function("path", &path);
  emscripten::function("grade", &grade);
  emscripten::function("rate", &rate);
}

EMSCRIPTEN_BINDINGS(ninefold_assignments) {
  emscripten::value_object<AssignmentFile>("AssignmentFile")
      .field("problem", &AssignmentFile::problem)
      .field("course", &AssignmentFile::course)
      .field("puzzles", &get_list<AssignmentFile, &AssignmentFile::puzzles>,
             &keep_list<AssignmentFile>)
      .field("names", &get_list<AssignmentFile, &AssignmentFile::names>,
             &keep_list<AssignmentFile>);
  emscripten::value_object<AssignmentAnswer>("AssignmentAnswer")
      .field("problem", &AssignmentAnswer::problem)
      .field("output", &AssignmentAnswer::output)
      .field("count", &AssignmentAnswer::count)
      .field("stopped", &AssignmentAnswer::stopped)
      .field("milliseconds", &AssignmentAnswer::milliseconds);

  emscripten::function("read_assignment", &read_assignment);
  emscripten::function("answer_assignment", &answer_assignment_with_callback);
}

}  // namespace ninefold::api
