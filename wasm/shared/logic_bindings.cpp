// The plain values of explaining puzzles, which both modules do.

#include "wasm/shared/logic_bindings.hpp"

#include "core/board/shape.hpp"
#include "wasm/shared/api_logic_answers.hpp"
#include "wasm/shared/bindings_support.hpp"

#include <cstdint>
#include <string>
#include <vector>

// steps.js: read the numbers below, and give back the handle of a plain object.
extern "C" {
emscripten::EM_VAL ninefold_plain_hints(const std::int32_t* numbers, emscripten::EM_VAL state,
                                        emscripten::EM_VAL names);
emscripten::EM_VAL ninefold_plain_path(const std::int32_t* numbers, emscripten::EM_VAL state,
                                       emscripten::EM_VAL names);
}

namespace ninefold::api {
namespace {

void take_open(Work& work, const val& open) {
  const auto length = open["length"].as<unsigned>();
  for (unsigned index = 0; index < length && index < max_cells; ++index) {
    work.open.push_back(open[index].as<int>());
  }
}

/// Answers as a row of numbers, in the order in which steps.js reads them: embind takes longer over
/// the thousands of fields of a path than the path takes to find. Lists begin with their length.
class Numbers {
 public:
  const std::int32_t* data() const { return numbers_.data(); }

  // Not by push_back, of which what is compiled for size lends a small form to all.
  void add(int number) {
    if (count_ == numbers_.size()) numbers_.resize(count_ * 2);
    numbers_[count_++] = number;
  }
  void add(bool truth) { add(truth ? 1 : 0); }
  void add(const std::string& text) {
    add(static_cast<int>(text.size()));
    for (const char letter : text) add(int{letter});
  }
  template <typename Item>
  void add(const std::vector<Item>& list) {
    add(static_cast<int>(list.size()));
    for (const Item& item : list) add(item);
  }
  void add(const LogicHouse& house) {
    add(house.kind);
    add(house.number);
    add(house.cells);
  }
  void add(const LogicStep& step) {
    const logic::TechniqueFacts& facts = logic::facts(step.technique);
    add(static_cast<int>(step.technique));
    add(static_cast<int>(facts.level));
    add(int{facts.score});
    add(step.digits);
    add(step.cells);
    add(step.houses);
    add(step.base_houses);
    add(step.fins);
    add(step.endo_fins);
    add(step.sets);
    add(step.chain);
    add(step.eliminations);
    add(step.placements);
    add(step.rules);
    add(step.combinations);
    add(step.outies);
    add(step.total);
    add(step.excluders);
    add(step.excludes_all);
    add(step.parts);
  }
  /// Of each board but the first what is other than before: cells, each with what it has now.
  template <typename Board>
  void add_changes(const std::vector<Board>& boards, std::size_t from) {
    const std::size_t place = count_;
    add(0);
    if (from + 1 >= boards.size()) return;
    for (std::size_t cell = 0; cell < boards[from].size(); ++cell) {
      if (boards[from][cell] == boards[from + 1][cell]) continue;
      add(static_cast<int>(cell));
      add(static_cast<int>(boards[from + 1][cell]));
      ++numbers_[place];
    }
  }

 private:
  std::vector<std::int32_t> numbers_ = std::vector<std::int32_t>(1024);
  std::size_t count_ = 0;
};

/// The names of techniques and levels, by their numbers.
const val& names() {
  static const val all = [] {
    val both = val::array();
    both.set(0, to_array(technique_names()));
    std::vector<std::string> levels;
    for (int level = 0; level <= static_cast<int>(logic::Level::extreme); ++level) {
      levels.push_back(name_of(static_cast<logic::Level>(level)));
    }
    both.set(1, to_array(levels));
    return both;
  }();
  return all;
}

}  // namespace

val to_plain(const Hints& hints) {
  Numbers numbers;
  numbers.add(hints.gave_up);
  numbers.add(hints.candidates);
  numbers.add(hints.houses);
  numbers.add(hints.rules);
  numbers.add(hints.steps);
  return val::take_ownership(
      ninefold_plain_hints(numbers.data(), val(hints.state).as_handle(), names().as_handle()));
}

val to_plain(const Path& path) {
  Numbers numbers;
  numbers.add(path.houses);
  numbers.add(path.rules);
  numbers.add(static_cast<int>(path.steps.size()));
  if (!path.steps.empty()) {
    numbers.add(path.grids.front());
    numbers.add(path.candidates.front());
  }
  for (std::size_t step = 0; step < path.steps.size(); ++step) {
    numbers.add(path.steps[step]);
    numbers.add_changes(path.grids, step);
    numbers.add_changes(path.candidates, step);
  }
  return val::take_ownership(
      ninefold_plain_path(numbers.data(), val(path.state).as_handle(), names().as_handle()));
}

EMSCRIPTEN_BINDINGS(ninefold_logic_values) {
  emscripten::value_object<Work>("Work")
      .field("entered", &Work::entered)
      .field("open", &get_list<Work, &Work::open>, &take_open);
  emscripten::value_object<LogicState>("LogicState")
      .field("problem", &LogicState::problem)
      .field("kind", &LogicState::kind)
      .field("cell", &LogicState::cell)
      .field("digit", &LogicState::digit);
  emscripten::value_object<Grading>("Grading")
      .field("state", &Grading::state)
      .field("level", &Grading::level)
      .field("score", &Grading::score)
      .field("hardest", &Grading::hardest)
      .field("steps", &Grading::steps)
      .field("singles", &Grading::singles);
}

}  // namespace ninefold::api
