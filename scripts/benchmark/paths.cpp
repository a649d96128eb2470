// How long a person's way through puzzles takes to find, and their grades:
//   paths MOST ROUNDS FILE...
// Each FILE has a puzzle a line (or in its first column, with tabs); MOST of them are measured,
// evenly spread, or all for 0. For each puzzle the processor time of finding the path from its
// givens, and of grading it, the median of the rounds; what takes long is measured once. The
// solution, which both are given, is not counted. Prints a Markdown table.

#include "core/engine/engine.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/logic/path.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

double milliseconds() {
#ifdef __EMSCRIPTEN__
  // WebAssembly has no clock of the processor.
  constexpr clockid_t clock = CLOCK_MONOTONIC;
#else
  constexpr clockid_t clock = CLOCK_PROCESS_CPUTIME_ID;
#endif
  timespec time{};
  clock_gettime(clock, &time);
  return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

double share(std::vector<double> times, double share) {
  std::sort(times.begin(), times.end());
  const auto last = static_cast<double>(times.size() - 1);
  return times[static_cast<std::size_t>(last * share)];
}

template <typename Work>
double measure(int rounds, Work&& work) {
  // Longer ones say enough at once.
  constexpr double long_time = 50;
  std::vector<double> times;
  for (int round = 0; round < rounds; ++round) {
    const double start = milliseconds();
    work();
    times.push_back(milliseconds() - start);
    if (times.back() > long_time) break;
  }
  return share(std::move(times), 0.5);
}

std::vector<Grid> puzzles_of(const std::string& file, std::size_t most) {
  std::vector<Grid> all;
  std::ifstream stream(file);
  int number = 0;
  for (std::string line; std::getline(stream, line);) {
    const Result<PuzzleLine> puzzle =
        read_puzzle_line({std::string_view(line).substr(0, line.find('\t')), ++number, false});
    if (puzzle && puzzle->givens.shape().size() == 9) all.push_back(puzzle->givens);
  }
  if (most == 0 || all.size() <= most) return all;
  std::vector<Grid> some;
  for (std::size_t index = 0; index < most; ++index) {
    some.push_back(all[index * all.size() / most]);
  }
  return some;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 4) return 64;
  const auto most = static_cast<std::size_t>(std::atoll(arguments[1]));
  const int rounds = std::max(1, std::atoi(arguments[2]));
  const Shape shape = *Shape::of_size(9);
  const std::vector<Rule> classic{Rule{}};
  const Result<Engine> engine = Engine::create(shape, classic);
  if (!engine) return 70;
  const logic::Links links(gather_constraints(classic, shape));
  std::printf(
      "| list | puzzles | path, ms | 90 %% | grade, ms | 90 %% |\n|:--|--:|--:|--:|--:|--:|\n");
  for (int file = 3; file < count; ++file) {
    std::vector<double> paths;
    std::vector<double> grades;
    std::size_t steps = 0;
    for (const Grid& givens : puzzles_of(arguments[file], most)) {
      const Answer solved = engine->solve(givens);
      if (!(solved.solutions == Count(1))) continue;
      const Grid& solution = *solved.solution;
      paths.push_back(measure(rounds, [&] {
        steps += logic::find_path(logic::State(links, givens), solution).size();
      }));
      grades.push_back(measure(
          rounds, [&] { steps += logic::grade(logic::State(links, givens), solution).steps; }));
    }
    if (paths.empty() || steps == 0) {
      std::fprintf(stderr, "bench: %s: no puzzle with one solution\n", arguments[file]);
      return 66;
    }
    const std::string name(arguments[file]);
    std::printf("| %s | %zu | %.4f | %.4f | %.4f | %.4f |\n",
                name.substr(name.rfind('/') + 1).c_str(), paths.size(), share(paths, 0.5),
                share(paths, 0.9), share(grades, 0.5), share(grades, 0.9));
    std::fflush(stdout);
  }
  return 0;
}
