// The plain values that functions of both modules take and give.

#include "wasm/shared/bindings_support.hpp"

namespace ninefold::api {
namespace {

/// Undefined where there are no others, as mostly.
val get_others(const Inspection::Pair& pair) {
  return pair.others.empty() ? val::undefined() : val::array(pair.others);
}

}  // namespace

EMSCRIPTEN_BINDINGS(ninefold_shared) {
  register_object<Problem>("Problem");
  emscripten::value_object<Limits>("Limits")
      .field("solutions", &Limits::solutions)
      .field("nodes", &Limits::nodes)
      .field("milliseconds", &Limits::milliseconds);
  register_object<SearchReply>("SearchReply");
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
  emscripten::value_object<Candidates>("Candidates")
      .field("problem", &Candidates::problem)
      .field("stopped", &Candidates::stopped)
      .field("nodes", &Candidates::nodes)
      .field("milliseconds", &Candidates::milliseconds)
      .field("cells", &get_list<Candidates, &Candidates::cells>, &keep_list<Candidates>)
      .field("solutions", &get_list<Candidates, &Candidates::solutions>, &keep_list<Candidates>);
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
}

}  // namespace ninefold::api
