// The plain values of explaining puzzles, which both modules do.

#include "core/board/shape.hpp"
#include "wasm/shared/api_logic.hpp"
#include "wasm/shared/bindings_support.hpp"

namespace ninefold::api {
namespace {

void take_open(Work& work, const val& open) {
  const auto length = open["length"].as<unsigned>();
  for (unsigned index = 0; index < length && index < max_cells; ++index) {
    work.open.push_back(open[index].as<int>());
  }
}

}  // namespace

EMSCRIPTEN_BINDINGS(ninefold_logic_values) {
  emscripten::value_object<Work>("Work")
      .field("entered", &Work::entered)
      .field("open", &get_list<Work, &Work::open>, &take_open);
  emscripten::value_object<LogicState>("LogicState")
      .field("problem", &LogicState::problem)
      .field("kind", &LogicState::kind)
      .field("cell", &LogicState::cell)
      .field("digit", &LogicState::digit);
  emscripten::value_object<LogicHouse>("LogicHouse")
      .field("kind", &LogicHouse::kind)
      .field("number", &LogicHouse::number)
      .field("cells", &get_list<LogicHouse, &LogicHouse::cells>, &keep_list<LogicHouse>);
  emscripten::value_object<LogicStep>("LogicStep")
      .field("technique", &LogicStep::technique)
      .field("level", &LogicStep::level)
      .field("score", &LogicStep::score)
      .field("digits", &LogicStep::digits)
      .field("cells", &get_list<LogicStep, &LogicStep::cells>, &keep_list<LogicStep>)
      .field("houses", &get_list<LogicStep, &LogicStep::houses>, &keep_list<LogicStep>)
      .field("base_houses", &get_list<LogicStep, &LogicStep::base_houses>, &keep_list<LogicStep>)
      .field("fins", &get_list<LogicStep, &LogicStep::fins>, &keep_list<LogicStep>)
      .field("endo_fins", &get_list<LogicStep, &LogicStep::endo_fins>, &keep_list<LogicStep>)
      .field("sets", &get_list<LogicStep, &LogicStep::sets>, &keep_list<LogicStep>)
      .field("chain", &get_list<LogicStep, &LogicStep::chain>, &keep_list<LogicStep>)
      .field("eliminations", &get_list<LogicStep, &LogicStep::eliminations>, &keep_list<LogicStep>)
      .field("placements", &get_list<LogicStep, &LogicStep::placements>, &keep_list<LogicStep>)
      .field("rules", &get_list<LogicStep, &LogicStep::rules>, &keep_list<LogicStep>)
      .field("combinations", &get_list<LogicStep, &LogicStep::combinations>, &keep_list<LogicStep>)
      .field("outies", &get_list<LogicStep, &LogicStep::outies>, &keep_list<LogicStep>)
      .field("total", &LogicStep::total)
      .field("excluders", &get_list<LogicStep, &LogicStep::excluders>, &keep_list<LogicStep>)
      .field("excludes_all", &LogicStep::excludes_all)
      .field("parts", &get_list<LogicStep, &LogicStep::parts>, &keep_list<LogicStep>);
  emscripten::value_object<Hints>("Hints")
      .field("state", &Hints::state)
      .field("gave_up", &Hints::gave_up)
      .field("candidates", &get_list<Hints, &Hints::candidates>, &keep_list<Hints>)
      .field("houses", &get_list<Hints, &Hints::houses>, &keep_list<Hints>)
      .field("rules", &get_list<Hints, &Hints::rules>, &keep_list<Hints>)
      .field("steps", &get_list<Hints, &Hints::steps>, &keep_list<Hints>);
  emscripten::value_object<Path>("Path")
      .field("state", &Path::state)
      .field("houses", &get_list<Path, &Path::houses>, &keep_list<Path>)
      .field("rules", &get_list<Path, &Path::rules>, &keep_list<Path>)
      .field("steps", &get_list<Path, &Path::steps>, &keep_list<Path>)
      .field("grids", &get_list<Path, &Path::grids>, &keep_list<Path>)
      .field("candidates", &get_list<Path, &Path::candidates>, &keep_list<Path>);
  emscripten::value_object<Grading>("Grading")
      .field("state", &Grading::state)
      .field("level", &Grading::level)
      .field("score", &Grading::score)
      .field("hardest", &Grading::hardest)
      .field("steps", &Grading::steps)
      .field("singles", &Grading::singles);
}

}  // namespace ninefold::api
