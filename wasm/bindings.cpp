// The table of what JavaScript sees; the only file that knows Emscripten. What the functions and
// fields mean is said in api.hpp.

#include "wasm/api.hpp"
#include "wasm/api_assignments.hpp"
#include "wasm/api_generate.hpp"
#include "wasm/api_lessons.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace ninefold::api {
namespace {

using emscripten::val;

template <typename Item>
val to_array(const std::vector<Item>& list) {
  return val::array(list);
}
template <typename Item>
val to_array(const std::vector<std::vector<Item>>& lists) {
  val arrays = val::array();
  for (std::size_t index = 0; index < lists.size(); ++index) {
    arrays.set(index, val::array(lists[index]));
  }
  return arrays;
}

/// A list as a JavaScript array: embind's own vectors are handles that somebody has to delete.
template <typename Struct, auto member>
val get_list(const Struct& object) {
  return to_array(object.*member);
}

/// The other direction is never taken.
template <typename Struct>
void keep_list(Struct& /*object*/, val /*list*/) {}

/// Undefined where there are no others, as mostly.
val get_others(const Inspection::Pair& pair) {
  return pair.others.empty() ? val::undefined() : val::array(pair.others);
}

/// JavaScript passes a function, or null when it does not want to hear.
ProgressCallback callback_of(const val& function) {
  if (function.isNull() || function.isUndefined()) return {};
  return [function](const std::string& count, double nodes, double fraction) {
    function(count, nodes, fraction);
    return true;
  };
}

template <auto query>
auto with_callback(const std::string& puzzle, const Limits& limits, const val& progress) {
  return query(puzzle, limits, callback_of(progress));
}

Solutions enumerate_with_callback(const std::string& puzzle, double skip, double most,
                                  const Limits& limits, const val& progress) {
  return enumerate(puzzle, skip, most, limits, callback_of(progress));
}

/// A list may be long, and the browser's own encoder is many times as fast as embind's conversion
/// character by character, which took as long as proving easy puzzles.
std::string text_of(const val& text) {
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

CountedPart count_part_with_callback(const std::string& puzzle, const Part& part,
                                     const Limits& limits, const val& progress) {
  return count_part(puzzle, part, limits, callback_of(progress));
}

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
  emscripten::value_object<Problem>("Problem")
      .field("code", &Problem::code)
      .field("line", &Problem::line)
      .field("column", &Problem::column)
      .field("cell", &Problem::cell)
      .field("found", &Problem::found)
      .field("expected", &Problem::expected);
  emscripten::value_object<Limits>("Limits")
      .field("solutions", &Limits::solutions)
      .field("nodes", &Limits::nodes)
      .field("milliseconds", &Limits::milliseconds);
  emscripten::value_object<SearchReply>("SearchReply")
      .field("problem", &SearchReply::problem)
      .field("count", &SearchReply::count)
      .field("stopped", &SearchReply::stopped)
      .field("nodes", &SearchReply::nodes)
      .field("milliseconds", &SearchReply::milliseconds)
      .field("solution", &SearchReply::solution);
  emscripten::value_object<Part>("Part")
      .field("number", &Part::number)
      .field("of", &Part::of)
      .field("way", &Part::way);
  emscripten::value_object<CountedPart>("CountedPart")
      .field("answer", &CountedPart::answer)
      .field("way", &CountedPart::way)
      .field("parts_per_worker", &CountedPart::parts_per_worker);
  emscripten::value_object<Solutions>("Solutions")
      .field("answer", &Solutions::answer)
      .field("grids", &get_list<Solutions, &Solutions::grids>, &keep_list<Solutions>);
  emscripten::value_object<Proofs>("Proofs")
      .field("problem", &Proofs::problem)
      .field("counts", &Proofs::counts)
      .field("nodes", &Proofs::nodes)
      .field("milliseconds", &Proofs::milliseconds);
  emscripten::value_object<Candidates>("Candidates")
      .field("problem", &Candidates::problem)
      .field("stopped", &Candidates::stopped)
      .field("nodes", &Candidates::nodes)
      .field("milliseconds", &Candidates::milliseconds)
      .field("cells", &get_list<Candidates, &Candidates::cells>, &keep_list<Candidates>)
      .field("solutions", &get_list<Candidates, &Candidates::solutions>, &keep_list<Candidates>);
  emscripten::value_object<Contradiction>("Contradiction")
      .field("problem", &Contradiction::problem)
      .field("solvable", &Contradiction::solvable)
      .field("stopped", &Contradiction::stopped)
      .field("nodes", &Contradiction::nodes)
      .field("milliseconds", &Contradiction::milliseconds)
      .field("cells", &get_list<Contradiction, &Contradiction::cells>, &keep_list<Contradiction>);
  emscripten::value_object<Inspection::Pair>("InspectionPair")
      .field("first", &Inspection::Pair::first)
      .field("second", &Inspection::Pair::second)
      .field("rule", &Inspection::Pair::rule)
      .field("others", &get_others, &keep_list<Inspection::Pair>);
  emscripten::value_object<Inspection>("Inspection")
      .field("problem", &Inspection::problem)
      .field("conflicts", &get_list<Inspection, &Inspection::conflicts>, &keep_list<Inspection>)
      .field("marks", &get_list<Inspection, &Inspection::marks>, &keep_list<Inspection>);
  emscripten::value_object<Peers::Group>("PeersGroup")
      .field("rule", &Peers::Group::rule)
      .field("cells", &get_list<Peers::Group, &Peers::Group::cells>, &keep_list<Peers::Group>);
  emscripten::value_object<Peers>("Peers")
      .field("problem", &Peers::problem)
      .field("groups", &get_list<Peers, &Peers::groups>, &keep_list<Peers>);
  emscripten::value_object<Import>("Import")
      .field("problem", &Import::problem)
      .field("format", &Import::format)
      .field("puzzles", &get_list<Import, &Import::puzzles>, &keep_list<Import>)
      .field("names", &get_list<Import, &Import::names>, &keep_list<Import>)
      .field("candidates", &get_list<Import, &Import::candidates>, &keep_list<Import>)
      .field("entered", &get_list<Import, &Import::entered>, &keep_list<Import>);
  emscripten::value_object<Names>("Names")
      .field("rules", &get_list<Names, &Names::rules>, &keep_list<Names>)
      .field("schemas", &get_list<Names, &Names::schemas>, &keep_list<Names>)
      .field("error_codes", &get_list<Names, &Names::error_codes>, &keep_list<Names>)
      .field("stop_reasons", &get_list<Names, &Names::stop_reasons>, &keep_list<Names>)
      .field("formats", &get_list<Names, &Names::formats>, &keep_list<Names>)
      .field("trace_events", &get_list<Names, &Names::trace_events>, &keep_list<Names>)
      .field("levels", &get_list<Names, &Names::levels>, &keep_list<Names>)
      .field("symmetries", &get_list<Names, &Names::symmetries>, &keep_list<Names>)
      .field("largest_text", &Names::largest_text);

  emscripten::function("solve", &with_callback<&solve>);
  emscripten::function("count", &with_callback<&count>);
  emscripten::function("count_part", &count_part_with_callback);
  emscripten::function("first", &with_callback<&first>);
  emscripten::function("enumerate", &enumerate_with_callback);
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
  emscripten::value_object<TraceEvent>("TraceEvent")
      .field("kind", &TraceEvent::kind)
      .field("depth", &TraceEvent::depth)
      .field("cell", &TraceEvent::cell)
      .field("digit", &TraceEvent::digit)
      .field("other", &TraceEvent::other)
      .field("reason", &TraceEvent::reason)
      .field("candidates", &TraceEvent::candidates);
  emscripten::value_object<TraceCounters>("TraceCounters")
      .field("visits", &TraceCounters::visits)
      .field("tries", &TraceCounters::tries)
      .field("singles", &TraceCounters::singles)
      .field("conflicts", &TraceCounters::conflicts)
      .field("placements", &TraceCounters::placements)
      .field("removals", &TraceCounters::removals)
      .field("backtracks", &TraceCounters::backtracks)
      .field("solutions", &TraceCounters::solutions)
      .field("deepest", &TraceCounters::deepest);
  emscripten::value_object<TraceView>("TraceView")
      .field("problem", &TraceView::problem)
      .field("arrived", &TraceView::arrived)
      .field("position", &TraceView::position)
      .field("seen", &TraceView::seen)
      .field("complete", &TraceView::complete)
      .field("event", &TraceView::event)
      .field("upcoming", &TraceView::upcoming)
      .field("counters", &TraceView::counters)
      .field("seen_counters", &TraceView::seen_counters)
      .field("grid", &TraceView::grid)
      .field("depths", &get_list<TraceView, &TraceView::depths>, &keep_list<TraceView>)
      .field("singles", &get_list<TraceView, &TraceView::singles>, &keep_list<TraceView>)
      .field("frames", &get_list<TraceView, &TraceView::frames>, &keep_list<TraceView>);
  emscripten::value_object<TraceTree>("TraceTree")
      .field("problem", &TraceTree::problem)
      .field("complete", &TraceTree::complete)
      .field("nodes", &get_list<TraceTree, &TraceTree::nodes>, &keep_list<TraceTree>);
  emscripten::value_object<Steps>("Steps")
      .field("problem", &Steps::problem)
      .field("moves", &get_list<Steps, &Steps::moves>, &keep_list<Steps>)
      .field("status", &Steps::status)
      .field("after", &Steps::after)
      .field("grid", &Steps::grid)
      .field("file", &Steps::file)
      .field("constraints", &get_list<Steps, &Steps::constraints>, &keep_list<Steps>)
      .field("culprits", &get_list<Steps, &Steps::culprits>, &keep_list<Steps>);
  emscripten::value_object<WatchedSearch>("WatchedSearch")
      .field("puzzle", &WatchedSearch::puzzle)
      .field("algorithm", &WatchedSearch::algorithm)
      .field("order", &WatchedSearch::order)
      .field("singles", &WatchedSearch::singles);
  emscripten::value_object<WatchMove>("WatchMove")
      .field("position", &WatchMove::position)
      .field("goal", &WatchMove::goal)
      .field("depth", &WatchMove::depth)
      .field("budget", &WatchMove::budget)
      .field("ahead", &WatchMove::ahead);

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
