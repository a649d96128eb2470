// How much the time of a search depends on chance: answers each variant puzzle in 16 images, which
// mean the same. Their cells are renumbered as if the grid were turned and mirrored (8 ways, or 4
// where it is not square), and their rules come in other orders.
//   images SECONDS LEAST      puzzles on standard input, a name and a text a line with a tab
//   between
// A row for each puzzle of which some image takes LEAST milliseconds or more: the median, the worst
// and how many times as much that is, in processor time, the same in nodes, and how many did not
// end. Exit 1 where the answers of images differ.

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/search/search.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/variants/puzzle.hpp"
#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

using namespace ninefold;
using variants::CellIndex;
using variants::CellIndexes;
using variants::Mask;
using variants::Model;

namespace {

constexpr unsigned images = 16;

double milliseconds() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t place = 0; (place = text.find(from, place)) != std::string::npos;
       place += to.size())
    text.replace(place, from.size(), to);
}

// Of these bits, rows and columns are exchanged first and then read from the other end.
CellIndexes moved_cells(const variants::Layout& layout, unsigned motion) {
  CellIndexes image(static_cast<std::size_t>(layout.cell_count()));
  std::iota(image.begin(), image.end(), CellIndex{0});
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      int to_row = (motion & 1U) != 0 ? column : row;
      int to_column = (motion & 1U) != 0 ? row : column;
      if ((motion & 2U) != 0) to_row = layout.rows - 1 - to_row;
      if ((motion & 4U) != 0) to_column = layout.columns - 1 - to_column;
      image[layout.at(row, column)] = layout.at(to_row, to_column);
    }
  }
  return image;
}

void renumber(Model& model, const CellIndexes& image) {
  const auto rename = [&](CellIndex& cell) { cell = image[cell]; };
  model.for_each_list([&]<typename Rule>(std::vector<Rule>& rules) {
    for (Rule& rule : rules) Rule::visit_cells(rule, rename);
  });
  const variants::CellLists different = std::exchange(model.different, {});
  for (std::size_t number = 0; number < different.size(); ++number) {
    CellIndexes cells(different[number].begin(), different[number].end());
    for (CellIndex& cell : cells) rename(cell);
    model.differ(cells);
  }
  const std::vector<Mask> candidates = model.candidates;
  for (std::size_t cell = 0; cell < candidates.size(); ++cell)
    model.candidates[image[cell]] = candidates[cell];
  for (std::vector<Model>& alternatives : model.alternatives) {
    for (Model& alternative : alternatives) renumber(alternative, image);
  }
}

struct Run {
  double milliseconds = 0;
  double nodes = 0;
  bool has_ended = true;
  std::vector<int> found;  ///< the only solution, if there is one
  int solutions = 0;       ///< two at most
};

Run run_image(variants::Puzzle puzzle, unsigned number, double most) {
  const bool is_square = puzzle.layout.rows == puzzle.layout.columns;
  const unsigned motions = is_square ? 8 : 4;
  const unsigned order = number / motions;
  auto& rules = puzzle.rules;
  if (order % 2 == 1) std::reverse(rules.begin(), rules.end());
  if (order >= 2)
    std::rotate(rules.begin(), rules.begin() + static_cast<std::ptrdiff_t>(rules.size() / 2),
                rules.end());
  const unsigned motion = is_square ? number % motions : number % motions * 2;
  const CellIndexes image = moved_cells(puzzle.layout, motion);
  const double start = milliseconds();
  Model model = variants::make_model(puzzle);
  const bool has_free_names = variants::has_free_region_names(puzzle) &&
                              !variants::gives_a_name(puzzle.givens, puzzle.layout);
  for (auto& regions : model.list<variants::UnknownRegions>())
    regions.has_free_names = has_free_names;
  renumber(model, image);
  const variants::Program program = variants::compile(model);
  Run run;
  const Budget budget;
  const ProgressCallback is_in_time = [&](const Progress&) {
    return milliseconds() - start < most;
  };
  Meter meter(budget, is_in_time);
  variants::Search search(program, meter, variants::Search::Order::fastest);
  std::vector<int> values(image.size());
  search.run([&](const Mask* masks) {
    for (std::size_t cell = 0; cell < values.size(); ++cell)
      values[cell] = variants::lowest_of(masks[image[cell]]) + puzzle.layout.lowest;
    if (has_free_names) variants::name_regions_in_order(puzzle.layout, values);
    if (!variants::is_solution(puzzle, values) || (run.solutions == 1 && values == run.found))
      return true;
    run.found = values;
    return ++run.solutions < 2;
  });
  if (run.solutions > 1) run.found.clear();
  run.milliseconds = milliseconds() - start;
  run.nodes = static_cast<double>(meter.nodes());
  run.has_ended = meter.stopped() == StopReason::complete;
  return run;
}

struct Spread {
  double median;
  double worst;
  double times() const { return worst / std::max(median, 1e-9); }
};

Spread spread_of(std::vector<double> numbers) {
  std::sort(numbers.begin(), numbers.end());
  const std::size_t middle = numbers.size() / 2;
  return {(numbers[middle - 1] + numbers[middle]) / 2, numbers.back()};
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 3) return 64;
  const double most = 1000 * std::stod(arguments[1]);
  const double least = std::stod(arguments[2]);
  std::cout
      << "| puzzle | median, ms | worst | times | median nodes | worst | times | not ended |\n"
         "|:--|--:|--:|--:|--:|--:|--:|--:|\n"
      << std::fixed;
  int failures = 0;
  int rows = 0;
  int much = 0;
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t tab = line.find('\t');
    std::string text = line.substr(tab + 1, line.find('\t', tab + 1) - tab - 1);
    replace_all(text, "\\n", "\n");
    variants::PuzzleOrError read = variants::read_iss_text(text);
    const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (tab == std::string::npos || puzzle == nullptr) continue;
    std::vector<double> times;
    std::vector<double> nodes;
    int not_ended = 0;
    const Run first = run_image(*puzzle, 0, most);
    for (unsigned number = 0; number < images; ++number) {
      const Run run = number == 0 ? first : run_image(*puzzle, number, most);
      times.push_back(run.milliseconds);
      nodes.push_back(run.nodes);
      not_ended += run.has_ended ? 0 : 1;
      if (!run.has_ended || !first.has_ended) continue;
      if (run.solutions == first.solutions && run.found == first.found) continue;
      std::cerr << line.substr(0, tab) << ": another answer in image " << number << '\n';
      ++failures;
    }
    const Spread time = spread_of(times);
    const Spread node = spread_of(nodes);
    if (time.worst < least) continue;
    ++rows;
    if (time.times() > 10) ++much;
    std::cout << "| " << line.substr(0, tab) << " | " << std::setprecision(1) << time.median
              << " | " << time.worst << " | " << time.times() << " | " << std::setprecision(0)
              << node.median << " | " << node.worst << " | " << std::setprecision(1) << node.times()
              << " | " << not_ended << " |" << std::endl;
  }
  std::cout << "\n"
            << rows << " puzzles, " << much << " of them with an image that takes more than "
            << "10 times the median\n";
  return failures == 0 ? 0 : 1;
}
