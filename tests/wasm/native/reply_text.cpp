#include "reply_text.hpp"

#include "wasm/api_generate.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_lessons.hpp"
#include "wasm/shared/api_logic.hpp"
#include "wasm/shared/api_logic_answers.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace {

using namespace ninefold::api;

/// Writes values the way JSON.stringify does, with the fields in the order of bindings.cpp.
class Json {
 public:
  std::string text() const { return text_; }

  Json& value(double number) {
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.17g", number);
    text_ += digits.data();
    return *this;
  }
  Json& value(int number) { return value(static_cast<double>(number)); }
  Json& value(bool truth) {
    text_ += truth ? "true" : "false";
    return *this;
  }
  Json& value(const std::string& string) {
    text_ += '"';
    for (const char character : string) append(character);
    text_ += '"';
    return *this;
  }
  template <typename Item>
  Json& value(const std::vector<Item>& list) {
    text_ += '[';
    for (std::size_t index = 0; index < list.size(); ++index) {
      if (index > 0) text_ += ',';
      value(list[index]);
    }
    text_ += ']';
    return *this;
  }

  Json& value(const Problem& problem) {
    return open()
        .field("code", problem.code)
        .field("line", problem.line)
        .field("column", problem.column)
        .field("cell", problem.cell)
        .field("found", problem.found)
        .field("expected", problem.expected)
        .close();
  }
  Json& value(const SearchReply& answer) {
    return open()
        .field("problem", answer.problem)
        .field("count", answer.count)
        .field("stopped", answer.stopped)
        .field("solution", answer.solution)
        .close();
  }
  Json& value(const CountedPart& counted) {
    return open()
        .field("answer", counted.answer)
        .field("way", counted.way)
        .field("parts_per_worker", counted.parts_per_worker)
        .close();
  }
  Json& value(const Solutions& solutions) {
    return open().field("answer", solutions.answer).field("grids", solutions.grids).close();
  }
  Json& value(const Proofs& proofs) {
    return open().field("problem", proofs.problem).field("counts", proofs.counts).close();
  }
  Json& value(const Candidates& candidates) {
    return open()
        .field("problem", candidates.problem)
        .field("stopped", candidates.stopped)
        .field("cells", candidates.cells)
        .field("solutions", candidates.solutions)
        .close();
  }
  Json& value(const Contradiction& contradiction) {
    return open()
        .field("problem", contradiction.problem)
        .field("solvable", contradiction.solvable)
        .field("stopped", contradiction.stopped)
        .field("cells", contradiction.cells)
        .close();
  }
  Json& value(const Inspection::Pair& pair) {
    open().field("first", pair.first).field("second", pair.second).field("rule", pair.rule);
    if (!pair.others.empty()) field("others", pair.others);
    return close();
  }
  Json& value(const Inspection& inspection) {
    return open()
        .field("problem", inspection.problem)
        .field("conflicts", inspection.conflicts)
        .field("marks", inspection.marks)
        .close();
  }
  Json& value(const Peers::Group& group) {
    return open().field("rule", group.rule).field("cells", group.cells).close();
  }
  Json& value(const Peers& peers) {
    return open().field("problem", peers.problem).field("groups", peers.groups).close();
  }
  Json& value(const Import& import) {
    return open()
        .field("problem", import.problem)
        .field("format", import.format)
        .field("puzzles", import.puzzles)
        .field("names", import.names)
        .field("candidates", import.candidates)
        .field("entered", import.entered)
        .close();
  }
  Json& value(const Names& names) {
    return open()
        .field("rules", names.rules)
        .field("schemas", names.schemas)
        .field("error_codes", names.error_codes)
        .field("stop_reasons", names.stop_reasons)
        .field("stages", names.stages)
        .field("formats", names.formats)
        .field("forms", names.forms)
        .field("courses", names.courses)
        .field("trace_events", names.trace_events)
        .field("levels", names.levels)
        .field("symmetries", names.symmetries)
        .field("kinds", names.kinds)
        .field("techniques", names.techniques)
        .field("reason_kinds", names.reason_kinds)
        .field("largest_text", names.largest_text)
        .close();
  }
  Json& value(const TraceEvent& event) {
    return open()
        .field("kind", event.kind)
        .field("depth", event.depth)
        .field("cell", event.cell)
        .field("digit", event.digit)
        .field("other", event.other)
        .field("reason", event.reason)
        .field("candidates", event.candidates)
        .close();
  }
  Json& value(const TraceCounters& counters) {
    return open()
        .field("visits", counters.visits)
        .field("tries", counters.tries)
        .field("singles", counters.singles)
        .field("conflicts", counters.conflicts)
        .field("placements", counters.placements)
        .field("removals", counters.removals)
        .field("backtracks", counters.backtracks)
        .field("solutions", counters.solutions)
        .field("deepest", counters.deepest)
        .close();
  }
  Json& value(const TraceView& view) {
    return open()
        .field("problem", view.problem)
        .field("arrived", view.arrived)
        .field("position", view.position)
        .field("seen", view.seen)
        .field("complete", view.complete)
        .field("event", view.event)
        .field("upcoming", view.upcoming)
        .field("counters", view.counters)
        .field("seen_counters", view.seen_counters)
        .field("grid", view.grid)
        .field("depths", view.depths)
        .field("singles", view.singles)
        .field("frames", view.frames)
        .close();
  }
  Json& value(const TraceTree& tree) {
    return open()
        .field("problem", tree.problem)
        .field("complete", tree.complete)
        .field("nodes", tree.nodes)
        .close();
  }
  Json& value(const MadePuzzle& made) {
    return open()
        .field("problem", made.problem)
        .field("stopped", made.stopped)
        .field("tried", made.tried)
        .field("givens", made.givens)
        .field("solution", made.solution)
        .field("level", made.level)
        .field("score", made.score)
        .field("hardest", made.hardest)
        .close();
  }
  Json& value(const LogicState& state) {
    return open()
        .field("problem", state.problem)
        .field("kind", state.kind)
        .field("cell", state.cell)
        .field("digit", state.digit)
        .close();
  }
  Json& value(const Explained& explained) {
    return open().field("state", explained.state).field("numbers", explained.numbers).close();
  }
  Json& value(const Grading& grading) {
    return open()
        .field("state", grading.state)
        .field("level", grading.level)
        .field("score", grading.score)
        .field("hardest", grading.hardest)
        .field("steps", grading.steps)
        .field("singles", grading.singles)
        .close();
  }
  Json& value(const Steps& steps) {
    return open()
        .field("problem", steps.problem)
        .field("moves", steps.moves)
        .field("status", steps.status)
        .field("after", steps.after)
        .field("grid", steps.grid)
        .field("file", steps.file)
        .field("constraints", steps.constraints)
        .field("culprits", steps.culprits)
        .close();
  }

 private:
  Json& open() {
    text_ += '{';
    return *this;
  }
  Json& close() {
    text_ += '}';
    return *this;
  }
  template <typename Value>
  Json& field(const char* name, const Value& content) {
    if (text_.back() != '{') text_ += ',';
    return value(std::string(name)).colon().value(content);
  }
  Json& colon() {
    text_ += ':';
    return *this;
  }
  void append(char character) {
    const auto code = static_cast<unsigned char>(character);
    if (character == '"' || character == '\\') {
      text_ += {'\\', character};
    } else if (character == '\n') {
      text_ += "\\n";
    } else if (character == '\t') {
      text_ += "\\t";
    } else if (character == '\r') {
      text_ += "\\r";
    } else if (code < 0x20) {
      std::array<char, 8> escape{};
      std::snprintf(escape.data(), escape.size(), "\\u%04x", code);
      text_ += escape.data();
    } else {
      text_ += character;
    }
  }

  std::string text_;
};

double number(const std::string& text) { return std::strtod(text.c_str(), nullptr); }

/// Numbers with spaces between them.
std::vector<int> numbers(const std::string& text) {
  std::vector<int> numbers;
  std::istringstream words(text);
  for (int each = 0; words >> each;) numbers.push_back(each);
  return numbers;
}

template <typename Reply>
std::string text_of(const Reply& reply) {
  return Json().value(reply).text();
}

}  // namespace

std::string ask_facade(const std::vector<std::string>& request) {
  const auto argument = [&request](std::size_t index) {
    return index < request.size() ? request[index] : std::string();
  };
  const auto limits = [&argument](std::size_t index) {
    return Limits{number(argument(index)), number(argument(index + 1)),
                  number(argument(index + 2))};
  };
  const std::string name = argument(0);
  if (name == "solve") return text_of(solve(argument(1), limits(2), {}));
  if (name == "count") return text_of(count(argument(1), limits(2), {}));
  if (name == "first") return text_of(first(argument(1), limits(2), {}));
  if (name == "count_part") {
    const Part part{number(argument(2)), number(argument(3)), argument(4)};
    return text_of(count_part(argument(1), part, limits(5), {}));
  }
  if (name == "enumerate") {
    return text_of(enumerate(argument(1), number(argument(2)), number(argument(3)), limits(4), {}));
  }
  if (name == "prove") return text_of(prove(argument(1), argument(2)));
  if (name == "candidates") return text_of(candidates(argument(1), limits(2), {}));
  if (name == "contradiction") return text_of(contradiction(argument(1), limits(2), {}));
  if (name == "inspect") return text_of(inspect(argument(1)));
  if (name == "peers") return text_of(peers(argument(1)));
  if (name == "import_text") return text_of(import_text(argument(1)));
  if (name == "export_text") return text_of(export_text(argument(1), argument(2)));
  if (name == "describe") return text_of(describe());
  const WatchedSearch search{argument(1), argument(2), argument(3), argument(4) == "singles"};
  if (name == "watch") {
    return text_of(
        watch(search, {number(argument(5)), argument(6), static_cast<int>(number(argument(7))),
                       number(argument(8)), number(argument(9))}));
  }
  if (name == "search_tree") return text_of(search_tree(search, number(argument(5))));
  if (name == "generate") {
    PuzzleWish wish;
    wish.seed = number(argument(2));
    wish.number = number(argument(3));
    wish.least_givens = number(argument(4));
    wish.most_givens = number(argument(5));
    wish.minimal = argument(6) == "minimal";
    wish.symmetry = argument(7);
    wish.level = argument(8);
    wish.needs = argument(9);
    wish.without = argument(10);
    return text_of(generate(argument(1), wish, limits(11), {}));
  }
  const Work work{argument(2), numbers(argument(3))};
  if (name == "hint") return text_of(hint(argument(1), work, argument(4), limits(5)));
  if (name == "path") return text_of(path(argument(1), work, argument(4), limits(5)));
  if (name == "grade") return text_of(grade(argument(1), limits(2)));
  if (name == "steps") return text_of(steps(argument(1), static_cast<int>(number(argument(2)))));
  return "no such request";
}
