// Searches that leave out what symmetries of puzzles make superfluous.

#include "core/engine/wide/program/symmetries.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/search/search.hpp"
#include "core/engine/wide/solution_tally.hpp"
#include "tests/core/variants/mixtures/mixture.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_approx.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>
#include <set>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Mask;
using variants::Symmetry;

namespace {

// What a search finds: candidates of one value each. Boards with as many are passed over.
constexpr std::size_t most_found = 5000;
using Found = std::vector<std::vector<Mask>>;

Found found_by(const variants::Program& program, const std::vector<Symmetry>& symmetries,
               std::uint64_t& nodes) {
  const Budget budget;
  const ProgressCallback progress;
  Meter meter(budget, progress);
  variants::Search search(program, meter, variants::Search::Order::fastest);
  search.use_symmetries(symmetries);
  Found found;
  search.run([&](const Mask* masks) {
    found.emplace_back(masks, masks + program.cell_count);
    return found.size() < most_found;
  });
  if (found.size() < most_found) CHECK(meter.covered() == Catch::Approx(1));
  nodes += meter.nodes();
  std::sort(found.begin(), found.end());
  return found;
}

// In how many solutions each cell has each value, up to a number: what is known is left out.
std::vector<std::vector<std::uint32_t>> candidates_of(const variants::Puzzle& puzzle,
                                                      const variants::Program& program,
                                                      const std::vector<Symmetry>& symmetries,
                                                      std::uint32_t most) {
  const Budget budget;
  const ProgressCallback progress;
  Meter meter(budget, progress);
  const auto cells = static_cast<std::size_t>(program.cell_count);
  variants::CellIndexes all(cells);
  std::iota(all.begin(), all.end(), variants::CellIndex{0});
  variants::SolutionTally tally(all, puzzle.layout, most);
  variants::Search search(program, meter, variants::Search::Order::fastest);
  search.use_symmetries(symmetries);
  std::vector<int> values(cells);
  search.run(
      [&](const Mask* masks) {
        for (std::size_t cell = 0; cell < cells; ++cell)
          values[cell] = variants::lowest_of(masks[cell]) + puzzle.layout.lowest;
        if (variants::is_solution(puzzle, values)) tally.add(values);
        return true;
      },
      [&](const Mask* masks) {
        return tally.covers({masks, cells});
      });
  std::vector<std::vector<std::uint32_t>> counts(cells);
  tally.write_to(counts);
  return counts;
}

// The cells that a text names, moved: the half turn, a quarter turn, or a reflection.
std::string moved(const std::string& text, int side, int motion) {
  std::string made;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != 'R' || at + 3 >= text.size() || std::isdigit(text[at + 1]) == 0 ||
        text[at + 2] != 'C' || std::isdigit(text[at + 3]) == 0) {
      made += text[at];
      continue;
    }
    const int row = text[at + 1] - '0';
    const int column = text[at + 3] - '0';
    const int turned_row = side + 1 - row;
    const int turned_column = side + 1 - column;
    const std::array<std::pair<int, int>, 5> to{{{turned_row, turned_column},
                                                 {column, turned_row},
                                                 {turned_column, row},
                                                 {row, turned_column},
                                                 {column, row}}};
    const auto [new_row, new_column] = to[static_cast<std::size_t>(motion)];
    made += 'R' + std::to_string(new_row) + 'C' + std::to_string(new_column);
    at += 3;
  }
  return made;
}

// Random boards that have a symmetry, most of them, and what their searches find with symmetries
// and without.
void check_random_boards(const ninefold::tests::Board& board, int rounds, unsigned seed) {
  Random random(seed);
  int symmetric = 0;
  int solvable = 0;
  std::uint64_t nodes = 0;
  std::uint64_t nodes_without = 0;
  for (int round = 0; round < rounds; ++round) {
    const std::string drawn = Mixture(board, random).text();
    const std::string shape = board.shape;
    REQUIRE(drawn.starts_with(shape));
    const std::string rules = drawn.substr(shape.size());
    std::string text = shape + rules;
    const int motion = static_cast<int>(random.below(4));
    if (motion == 1) {
      text +=
          moved(rules, board.rows, 0) + moved(rules, board.rows, 1) + moved(rules, board.rows, 2);
    } else {
      text += moved(rules, board.rows, motion == 2 ? 4 : motion);
    }
    const variants::PuzzleOrError read = variants::read_iss_text(text);
    const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (puzzle == nullptr) continue;
    CAPTURE(text);
    const variants::Model model = make_model(*puzzle);
    const std::vector<Symmetry> symmetries = symmetries_of(model, puzzle->layout);
    if (symmetries.empty()) continue;
    const variants::Program program = compile(model);
    std::uint64_t of_board = 0;
    const Found found = found_by(program, {}, of_board);
    if (found.size() == most_found) continue;
    nodes_without += of_board;
    ++symmetric;
    REQUIRE(found_by(program, symmetries, nodes) == found);
    solvable += !found.empty();
    bool has_all_images = true;
    for (const std::vector<Mask>& solution : found) {
      for (const Symmetry& symmetry : symmetries) {
        std::vector<Mask> image(solution.size());
        for (std::size_t cell = 0; cell < solution.size(); ++cell)
          image[symmetry.image[cell]] = symmetry.image_of(solution[cell]);
        has_all_images &= std::binary_search(found.begin(), found.end(), image);
      }
    }
    REQUIRE(has_all_images);
    for (const std::uint32_t most : {1U, 3U})
      REQUIRE(candidates_of(*puzzle, program, symmetries, most) ==
              candidates_of(*puzzle, program, {}, most));
  }
  CHECK(symmetric > rounds / 8);
  CHECK(solvable > symmetric / 8);
  CHECK(solvable < symmetric);
  CHECK((nodes < nodes_without || takes_fewer_cases()));
}

// Of all symmetries of the grid.
const std::string lines_around =
    ".Renban~R3C4~R4C3.Renban~R6C7~R7C6.Renban~R4C8~R3C9~R2C9~R3C8~R4C7~R5C6.Renban~R8C8~R9C8~"
    "R8C9~R9C9.Renban~R2C2~R2C1~R1C2~R1C1.Renban~R6C2~R7C1~R8C1~R7C2~R6C3~R5C4.Renban~R2C6~R1C"
    "7~R1C8~R2C7~R3C6~R4C5.Renban~R1C6~R2C5~R1C5~R2C4~R1C3.Renban~R8C2~R7C3~R6C4.Renban~R4C9~R"
    "5C8~R5C9~R6C8~R7C9.Renban~R6C1~R5C2~R5C1~R4C2~R3C1.Renban~R9C4~R8C5~R9C5~R8C6~R9C7.Renban"
    "~R2C8~R3C7~R4C6.Renban~R8C4~R9C3~R9C2~R8C3~R7C4~R6C5";

// A search that asks for the symmetries of a puzzle, and how often it did.
struct AskingSearch {
  explicit AskingSearch(const std::string& text)
      : puzzle(read_variant(text)),
        model(make_model(puzzle)),
        symmetries(symmetries_of(model, puzzle.layout)),
        program(compile(model)) {
    search.ask_for_symmetries([this] {
      ++asked;
      return std::span(symmetries);
    });
  }
  AskingSearch(const AskingSearch&) = delete;
  AskingSearch& operator=(const AskingSearch&) = delete;
  ~AskingSearch() = default;

  variants::Puzzle puzzle;
  variants::Model model;
  std::vector<Symmetry> symmetries;
  variants::Program program;
  Budget budget;
  ProgressCallback progress;
  Meter meter{budget, progress};
  variants::Search search{program, meter, variants::Search::Order::fastest};
  int asked = 0;
};

}  // namespace

TEST_CASE("Searches with symmetries find what those without find", "[variants][metamorphic]") {
  check_random_boards({".Shape~4x4", 4, 4, 1, 4}, 600, 7);
  check_random_boards({".Shape~3x3~4~Raw", 3, 3, 1, 4}, 300, 8);
  check_random_boards({".Shape~4x4~0-3", 4, 4, 0, 3}, 300, 9);
}

TEST_CASE("Searches of larger boards with symmetries find what those without find",
          "[variants][metamorphic][slow]") {
  check_random_boards({".Shape~6x6", 6, 6, 1, 6}, share_of(600), 10);
  check_random_boards({".Shape~5x5", 5, 5, 1, 5}, share_of(600), 11);
}

TEST_CASE("What is passed over may have solutions, and so may its images", "[variants]") {
  const variants::Puzzle puzzle =
      read_variant(".Shape~4x4.Renban~R1C1~R2C2~R3C3.Renban~R4C4~R3C3~R2C2");
  const variants::Model model = make_model(puzzle);
  const std::vector<Symmetry> symmetries = symmetries_of(model, puzzle.layout);
  REQUIRE(symmetries.size() == 7);
  const variants::Program program = compile(model);
  std::uint64_t nodes = 0;
  const Found all = found_by(program, {}, nodes);
  REQUIRE(!all.empty());
  const Budget budget;
  const ProgressCallback progress;
  for (std::size_t cell = 0; cell < 16; ++cell) {
    for (int value = 0; value < 4; ++value) {
      const Mask mask = variants::mask_of(value);
      const auto wanted =
          std::count_if(all.begin(), all.end(),
                        [&](const std::vector<Mask>& solution) { return solution[cell] != mask; });
      Meter meter(budget, progress);
      variants::Search search(program, meter, variants::Search::Order::fastest);
      search.use_symmetries(symmetries);
      std::ptrdiff_t found = 0;
      search.run([&](const Mask*) { return ++found > 0; },
                 [&](const Mask* masks) { return masks[cell] == mask; });
      CHECK(found == wanted);
    }
  }
}

TEST_CASE("What a search begins without may be in solutions, and so may its images", "[variants]") {
  AskingSearch asking(lines_around);
  REQUIRE(asking.symmetries.size() == 7);
  std::vector<Mask> start(81, variants::first_values(9));
  start[14] = variants::mask_of(2);  // what has 14 solutions
  asking.search.begin_with(start, 0);
  int found = 0;
  std::vector<Mask> last;
  asking.search.run([&](const Mask* masks) {
    last.assign(masks, masks + 81);
    return ++found > 0;
  });
  CHECK(asking.asked == 1);
  CHECK(found == 14);
  // Whoever has enough of another run is asked no more, though the first one began again.
  asking.search.begin_with(last, 0);
  asking.search.run([&](const Mask*) { return ++found == 0; });
  CHECK(found == 15);
}

TEST_CASE("What is passed over before a search begins again may be in solutions, too",
          "[variants]") {
  // The search tries R1C5 first. Of all 24 solutions, 10 have a 1 there.
  for (const Mask passed_over : {0, 1}) {
    AskingSearch asking(lines_around + ".~R5C5_3");
    REQUIRE(asking.symmetries.size() == 3);
    int found = 0;
    asking.search.run([&](const Mask*) { return ++found > 0; },
                      [&](const Mask* masks) { return masks[4] == passed_over; });
    CHECK(asking.asked == 1);
    CHECK(found == (passed_over == 0 ? 24 : 14));
  }
}

// It takes 8,224 nodes, and 68,998 where no images are taken away.
TEST_CASE("A long search without solutions leaves out what symmetries show", "[variants]") {
  const variants::VariantEngine engine(read_variant(
      ".Renban~R9C2~R8C1.Renban~R7C5~R6C5.Renban~R1C8~R2C9.Renban~R8C9~R9C8.Renban~R9C4~R9C5~R8C5"
      "~R9C6.Renban~R5C3~R5C4.Renban~R4C1~R5C1~R5C2~R6C1.Renban~R7C4~R8C3~R8C4.Renban~R6C9~R5C9~R"
      "5C8~R4C9.Renban~R5C7~R5C6.Renban~R6C3~R7C2~R6C2.Renban~R3C6~R2C7~R2C6.Renban~R1C6~R1C5~R2C"
      "5~R1C4.Renban~R3C5~R4C5.Renban~R3C4~R2C3~R2C4.Renban~R6C7~R7C8~R6C8.Renban~R7C6~R8C7~R8C6."
      "Renban~R4C7~R3C8~R4C8.Renban~R4C3~R3C2~R4C2.Renban~R2C1~R1C2"));
  const variants::Answer answer = engine.solve();
  CHECK(answer.stopped == StopReason::complete);
  CHECK(answer.solutions == Count(0));
  CHECK(answer.nodes < 20'000);
}

TEST_CASE("The parts of a long count of a symmetric board add up", "[variants]") {
  const variants::VariantEngine engine(read_variant(
      ".Shape~6x6.Whisper~3~R1C1~R1C2~R2C3.Whisper~3~R6C6~R6C5~R5C4.Renban~R3C3~R3C4~R4C4~R4C3"));
  const Count whole = engine.count().solutions;
  CHECK(whole > Count(1000));
  auto split = engine.split();
  const auto* const pieces = std::get_if<variants::CountSplit>(&split);
  REQUIRE(pieces != nullptr);
  Count sum = 0;
  for (int part = 0; part < 3; ++part) sum += engine.count_part(*pieces, {part, 3}).solutions;
  CHECK(sum == whole);
}
