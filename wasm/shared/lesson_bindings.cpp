// What both modules tell of lessons.

#include "wasm/shared/api_lessons.hpp"
#include "wasm/shared/bindings_support.hpp"

namespace ninefold::api {

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
}

}  // namespace ninefold::api
