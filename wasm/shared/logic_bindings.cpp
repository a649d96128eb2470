// The values of explaining puzzles, which both modules do.

#include "core/board/shape.hpp"
#include "wasm/shared/api_logic.hpp"
#include "wasm/shared/bindings_support.hpp"

#include <cstdint>

// numbers.js: copies the numbers, and gives back the handle of the copy.
extern "C" emscripten::EM_VAL ninefold_numbers(const std::int32_t* numbers, std::size_t count);

namespace ninefold::api {
namespace {

void take_open(Work& work, const val& open) {
  const auto length = open["length"].as<unsigned>();
  for (unsigned index = 0; index < length && index < max_cells; ++index) {
    work.open.push_back(open[index].as<int>());
  }
}

val numbers_of(const Explained& explained) {
  return val::take_ownership(ninefold_numbers(explained.numbers.data(), explained.numbers.size()));
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
  emscripten::value_object<Explained>("Explained")
      .field("state", &Explained::state)
      .field("numbers", &numbers_of, &keep_list<Explained>);
  emscripten::value_object<Grading>("Grading")
      .field("state", &Grading::state)
      .field("level", &Grading::level)
      .field("score", &Grading::score)
      .field("hardest", &Grading::hardest)
      .field("steps", &Grading::steps)
      .field("singles", &Grading::singles);
}

}  // namespace ninefold::api
