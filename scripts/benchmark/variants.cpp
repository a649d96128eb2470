// How long variant puzzles take, beside the times of Interactive Sudoku Solver that a table gives:
//   variants FOLDER SECONDS ROUNDS
// FOLDER holds puzzles.tsv and iss-times.tsv (what they are: its README). For each puzzle reading,
// compiling and searching together, in processor time, the median of the rounds; SECONDS is the
// most for one puzzle. Prints a Markdown table; exit 1 where an answer is wrong.

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

double milliseconds() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, '\t');) fields.push_back(field);
  return fields;
}

struct Measured {
  std::string name;
  double time = 0;  // in milliseconds
  double theirs = 0;
  unsigned long long nodes = 0;
  bool is_answered = true;
  bool is_right = true;
  double ratio() const { return time / theirs; }
};

double median(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

bool is_right(const variants::Answer& answer, const std::string& expected,
              const variants::Layout& layout) {
  if (expected == "unknown") return true;
  if (expected == "none") return answer.solutions == Count(0);
  if (expected == "multiple") return answer.solutions == Count(2);
  return answer.solutions == Count(1) &&
         (expected == "unique" || variants::write_values(layout, answer.solution) == expected);
}

Measured measure(const std::string& text, const std::string& expected, double most, int rounds) {
  Measured measured;
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) {
    const double start = milliseconds();
    variants::PuzzleOrError read = variants::read_iss_text(text);
    auto* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (puzzle == nullptr) {
      measured.is_right = false;
      measured.time = most;
      return measured;
    }
    const variants::VariantEngine engine(std::move(*puzzle));
    const variants::Answer answer =
        engine.solve({}, [&](const Progress&) { return milliseconds() - start < most; });
    times.push_back(milliseconds() - start);
    measured.nodes = answer.nodes;
    measured.is_answered = answer.stopped != StopReason::cancelled;
    if (measured.is_answered)
      measured.is_right = is_right(answer, expected, engine.puzzle().layout);
    // Long ones say enough at once.
    if (times.back() > 200) break;
  }
  measured.time = median(std::move(times));
  return measured;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 4) return 64;
  const std::string folder = arguments[1];
  const double most = 1e3 * std::atof(arguments[2]);
  const int rounds = std::atoi(arguments[3]);
  std::map<std::string, double> theirs;
  std::ifstream times(folder + "/iss-times.tsv");
  for (std::string line; std::getline(times, line);) {
    const std::vector<std::string> fields = fields_of(line);
    // Building, reading and the processor time of the search.
    if (fields.size() > 5)
      theirs[fields[0]] = std::stod(fields[2]) + std::stod(fields[4]) + std::stod(fields[5]);
  }
  std::vector<Measured> all;
  std::ifstream puzzles(folder + "/puzzles.tsv");
  for (std::string line; std::getline(puzzles, line);) {
    const std::vector<std::string> fields = fields_of(line);
    if (fields.size() < 3 || !theirs.contains(fields[0])) continue;
    std::string text = fields[1];
    for (std::size_t place = 0; (place = text.find("\\n", place)) != std::string::npos;)
      text.replace(place, 2, 1, '\n');
    all.push_back(measure(text, fields[2], most, rounds));
    all.back().name = fields[0];
    all.back().theirs = theirs[fields[0]];
  }
  if (all.empty() || rounds < 1) return 66;
  std::sort(all.begin(), all.end(),
            [](const Measured& a, const Measured& b) { return a.ratio() > b.ratio(); });
  double logarithms = 0;
  double total = 0;
  double their_total = 0;
  int answered = 0;
  int wrong = 0;
  std::vector<double> ours;
  for (const Measured& puzzle : all) {
    logarithms += std::log(puzzle.ratio());
    total += puzzle.time;
    their_total += puzzle.theirs;
    ours.push_back(puzzle.time);
    answered += puzzle.is_answered ? 1 : 0;
    if (!puzzle.is_right) {
      ++wrong;
      std::fprintf(stderr, "bench: %s: another answer is expected\n", puzzle.name.c_str());
    }
  }
  std::printf(
      "| puzzles | answered | geometric mean of the ratio | median, ms | total, s | "
      "theirs, s |\n|--:|--:|--:|--:|--:|--:|\n| %zu | %d | %.3f | %.3f | %.2f | %.2f |\n",
      all.size(), answered, std::exp(logarithms / static_cast<double>(all.size())), median(ours),
      total / 1e3, their_total / 1e3);
  std::printf("\n| slowest beside it | ms | theirs, ms | ratio | nodes |\n|:--|--:|--:|--:|--:|\n");
  for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 20); ++i) {
    const Measured& puzzle = all[i];
    std::printf("| %s | %.3f%s | %.3f | %.2f | %llu |\n", puzzle.name.c_str(), puzzle.time,
                puzzle.is_answered ? "" : " (stopped)", puzzle.theirs, puzzle.ratio(),
                puzzle.nodes);
  }
  return wrong == 0 ? 0 : 1;
}
