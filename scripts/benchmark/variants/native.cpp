// Answers questions about variant puzzles, a question a line on standard input and its answer a
// line on standard output, and says how long reading, compiling and searching took together:
//   QUESTION MOST TEXT     with tabs between them; MOST is in milliseconds, \n in TEXT is a line
//   break MILLISECONDS NODES ENDED FOUND      processor time; ENDED is 1, or 0 where MOST was not
//   enough
// `solve` finds a solution as the cases write it, `none` or `multiple`; `count` how many there are,
// and `candidates` in how many cells how many digits stand altogether. `without N` takes no time:
// it finds the text without its last N clues, as far as it has so many.

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <ctime>
#include <iostream>
#include <set>
#include <string>
#include <utility>

using namespace ninefold;

namespace {

double milliseconds() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t place = 0; (place = text.find(from, place)) != std::string::npos;
       place += to.size())
    text.replace(place, from.size(), to);
}

std::string found_by_solving(const variants::Answer& answer, const variants::Layout& layout) {
  if (answer.solutions == Count(0)) return "none";
  if (answer.solutions == Count(1)) return variants::write_values(layout, answer.solution);
  return "multiple";
}

std::string written(std::string text) {
  replace_all(text, "\n", "\\n");
  return text;
}

/// What is no clue: without it the board would be another, or others could not be read.
bool is_of_board(const variants::Item& item) {
  static const std::set<std::string> kinds{"Shape", "Var", "NoBoxes", "Jigsaw", "RegionSize"};
  return kinds.contains(item.name);
}

std::string without(const std::string& text, int clues) {
  auto read = variants::read_iss_items(text);
  auto* const items = std::get_if<std::vector<variants::Item>>(&read);
  if (items == nullptr) return "";
  for (std::size_t index = items->size(); index-- > 0 && clues > 0;) {
    if (is_of_board((*items)[index])) continue;
    items->erase(items->begin() + static_cast<std::ptrdiff_t>(index));
    --clues;
  }
  return clues > 0 ? "" : variants::write_iss_text(*items);
}

struct Told {
  unsigned long long nodes = 0;
  bool has_ended = true;
  std::string found;
};

Told ask(const std::string& question, const std::string& text, double most) {
  const double start = milliseconds();
  variants::PuzzleOrError read = variants::read_iss_text(text);
  auto* const puzzle = std::get_if<variants::Puzzle>(&read);
  if (puzzle == nullptr) return {0, true, "unreadable"};
  const variants::VariantEngine engine(std::move(*puzzle));
  const auto is_in_time = [&](const Progress&) { return milliseconds() - start < most; };
  if (question == "candidates") {
    const variants::CandidatesAnswer answer = engine.candidates(1, {}, is_in_time);
    const auto cells = static_cast<std::size_t>(engine.puzzle().layout.grid_size());
    int sum = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) {
      for (const std::uint32_t solutions : answer.solutions[cell]) sum += solutions > 0 ? 1 : 0;
    }
    return {answer.nodes, answer.stopped != StopReason::cancelled, std::to_string(sum)};
  }
  const bool counts = question == "count";
  const variants::Answer answer =
      counts ? engine.count({}, is_in_time) : engine.solve({}, is_in_time);
  return {answer.nodes, answer.stopped != StopReason::cancelled,
          counts ? answer.solutions.to_string() : found_by_solving(answer, engine.puzzle().layout)};
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t first = line.find('\t');
    const std::size_t second = line.find('\t', first + 1);
    if (first == std::string::npos || second == std::string::npos) return 64;
    const std::string question = line.substr(0, first);
    const double most = std::stod(line.substr(first + 1, second - first - 1));
    std::string text = line.substr(second + 1);
    replace_all(text, "\\n", "\n");
    if (question.starts_with("without ")) {
      std::cout << "0\t0\t1\t" << written(without(text, std::stoi(question.substr(8))))
                << std::endl;
      continue;
    }
    const double start = milliseconds();
    const Told told = ask(question, text, most);
    std::cout << milliseconds() - start << '\t' << told.nodes << '\t' << (told.has_ended ? 1 : 0)
              << '\t' << told.found << std::endl;
  }
  return 0;
}
