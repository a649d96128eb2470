// What each kind of rule means, on small boards that a reader checks by eye; and the search against
// every assignment of the same boards.

#include "core/engine/wide/explain_none.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <algorithm>
#include <map>
#include <numeric>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

struct Example {
  const char* rules;  ///< on a raw board of one row, unless a shape is there
  const char* holds;  ///< grids, apart by spaces
  const char* breaks;
};

// A board of one row without houses: the values are those of the cells in order.
const std::vector<Example> examples{
    {".Shape~1x3~9~Raw.~R1C1_2_4", "211 499", "311 111"},
    {".Shape~1x3~9~Raw.~R1C1_2_4.~R1C1_4_5", "411", "211 511"},
    {".Shape~1x3~9~Raw.AllDifferent~R1C1~R1C2~R1C3", "123 951", "121 112 211"},
    {".Shape~1x3~9~Raw.AllDifferent~R1C1~R1C1~R1C3", "123 119", "121"},
    {".Shape~1x3~9~Raw.Thermo~R1C1~R1C2~R1C3", "123 189", "122 321 132"},
    {".Shape~1x3~9~Raw.SlowThermometer~R1C1~R1C2~R1C3", "123 119 188 555", "121 322 132"},
    {".Shape~1x2~9~Raw.Whisper~R1C1~R1C2", "16 94", "15 55"},
    {".Shape~1x2~9~Raw.Whisper~3~R1C1~R1C2", "14 96", "13 55"},
    {".Shape~1x3~9~Raw.Renban~R1C1~R1C2~R1C3", "123 312 897", "124 122 135"},
    {".Shape~1x4~9~Raw.Modular~3~R1C1~R1C2~R1C3~R1C4", "1231 1234 4267", "1235 1134 1241"},
    {".Shape~1x2~9~Raw.Modular~3~R1C1~R1C2", "12 46", "14 36"},
    {".Shape~1x4~9~Raw.Entropic~R1C1~R1C2~R1C3~R1C4", "1472 1572 9518", "1475 9514 1123"},
    {".Shape~1x4~9~Raw.Palindrome~R1C1~R1C2~R1C3~R1C4", "1221 9999", "1222 1231"},
    {".Shape~1x5~9~Raw.Zipper~R1C1~R1C2~R1C3~R1C4~R1C5", "12534 42531", "12345 12634"},
    {".Shape~1x4~9~Raw.Zipper~R1C1~R1C2~R1C3~R1C4", "1234 2413", "1235 1432"},
    {".Shape~1x4~9~Raw.Between~R1C1~R1C2~R1C3~R1C4", "1238 8231", "1128 5235 1891 2135"},
    {".Shape~1x3~9~Raw.Lockout~3~R1C1~R1C2~R1C3", "396 316 613 693", "346 333 385 336 366"},
    // Ends are never equal, whatever they may differ by.
    {".Shape~1x3~9~Raw.Lockout~0~R1C1~R1C2~R1C3", "142 163 213", "141 353 122 112"},
    {".Shape~1x4~9~Raw.SumLine~5~R1C1~R1C2~R1C3~R1C4", "1432 2355", "1234 4444"},
    {".Shape~1x3~0-3~Raw.SumLine~0~R1C1~R1C2", "003 000", "013 300"},
    {".Shape~1x3~0-3~Raw.SumLine~0~R1C1~R1C2~R1C3~LOOP", "", "000 010"},
    {".Shape~1x3~3~Raw.SumLine~0~R1C1~R1C2", "", "111 213"},
    {".Shape~1x4~9~Raw.SumLine~5~R1C1~R1C2~R1C3~R1C4~LOOP", "1432 4321 5555 1414 1234",
     "2222 1333"},
    {".Shape~1x4~9~Raw.SumLine~5~R1C1~R1C2~R1C3~R1C4~LOOP.Given~R1C3_4", "1144 5541 3241",
     "2242 4143"},
    {".Shape~1x3~9~Raw.Cage~6~R1C1~R1C2~R1C3", "123 321", "222 411 124"},
    {".Shape~1x3~9~Raw.Cage~~R1C1~R1C2~R1C3", "123 129", "122"},
    {".Shape~1x3~9~Raw.Cage~0~R1C1~R1C2~R1C3", "123 129", "122"},
    {".Shape~1x2~9~Raw.Cage~7~R1C1~R1C1~R1C2", "23 31", "25 34"},
    {".Shape~1x3~9~Raw.Sum~6~R1C1~R1C2~R1C3", "222 123", "223"},
    {".Shape~1x3~9~Raw.Sum~0_=_1_-1_2~R1C1~R1C2~R1C3", "131 152", "111 252"},
    {".Shape~1x4~9~Raw.EqualSum~R1C1~R1C2~-~R1C3~R1C4", "1432 1111", "1431"},
    // Segments without cells are none.
    {".Shape~1x4~9~Raw.EqualSum~-~R1C1~R1C2~-~-~R1C3~R1C4~-", "1432 1111", "1431"},
    {".Shape~1x1~9~Raw.EqualSum~-~R1C1~-", "1 9", ""},
    {".Shape~1x3~9~Raw.Arrow~R1C1~R1C2~R1C3", "312 321 211", "311 123"},
    {".Shape~1x4~9~Raw.DoubleArrow~R1C1~R1C2~R1C3~R1C4", "1111 2345", "1231 1232 1233"},
    {".Shape~1x4~9~Raw.PillArrow~2~R1C2~R1C1~R1C3~R1C4", "1138 1266", "1139 2138"},
    // A digit of a number has one character, but for the first.
    {".Shape~1x4~12~Raw.PillArrow~2~R1C1~R1C2~R1C3~R1C4", "24cc 1385", "1a8c 1b9c 24cb"},
    {".Shape~1x3~9~Raw.RellikCage~5~R1C1~R1C2~R1C3", "126 137", "125 236 146 166"},
    {".Shape~1x3~9~Raw.RellikCage~300~R1C1~R1C2~R1C3", "126 125", "166"},
    {".Shape~1x4~9~Raw.EqualityCage~R1C1~R1C2~R1C3~R1C4", "1267 3469", "1268 1246 1357 1258 1168"},
    // Cells that are listed twice count twice, and differ once.
    {".Shape~1x2~6~Raw.EqualityCage~R1C1~R1C2~R1C2~R1C1", "16 34 52", "11 15 26 46"},
    {".Shape~1x3~6~Raw.EqualityCage~R1C1~R1C2~R1C1~R1C3", "346 364 413", "112 343 436 345"},
    {".Shape~1x4~9~Raw.SameValues~2~R1C1~R1C2~R1C3~R1C4", "1221 3333", "1231 1121"},
    {".Shape~1x3~9~Raw.SameValues~3~R1C1~R1C2~R1C3", "111 999", "112"},
    {".Shape~1x3~9~Raw.SameValues~9~R1C1~R1C2~R1C3", "111 999", "112"},
    {".Shape~1x4~9~Raw.ContainAtLeast~1_1_2~R1C1~R1C2~R1C3~R1C4", "1121 1221 2119", "1222 1199"},
    {".Shape~1x4~9~Raw.ContainExact~1_1_2~R1C1~R1C2~R1C3~R1C4", "1129 2911", "1121 1122"},
    {".Shape~1x4~9~Raw.LookAndSay~2103~R1C1~R1C2~R1C3~R1C4", "1192 4151", "1132 1119"},
    {".Shape~2x2~9~Raw.Quad~R1C1~1~1~2", "1123 2911", "1223 1399"},
    // Values that the board lacks occur nowhere.
    {".Shape~1x2~4~Raw.ContainAtLeast~1_9~R1C1~R1C2", "", "11 12 44"},
    {".Shape~1x2~4~Raw.ContainExact~0~R1C1~R1C2", "", "11 12 44"},
    {".Shape~1x2~4~Raw.LookAndSay~09~R1C1~R1C2", "11 12 44", ""},
    {".Shape~1x2~4~Raw.LookAndSay~0911~R1C1~R1C2", "12 41", "11 44"},
    {".Shape~1x2~4~Raw.LookAndSay~19~R1C1~R1C2", "", "11 12 44"},
    // Not at all and once: both are said, and nothing can be both.
    {".Shape~1x2~4~Raw.LookAndSay~0111~R1C1~R1C2", "", "12 41 22"},
    {".Shape~1x2~4~Raw.LookAndSay~1101~R1C1~R1C2", "", "12 41 22"},
    {".Shape~1x2~4~Raw.LookAndSay~0101~R1C1~R1C2", "22 34", "12 41"},
    {".Shape~1x2~4~Raw.LookAndSay~0919~R1C1~R1C2", "", "12 41 22"},
    // Sums that no values have.
    {".Shape~1x2~4~Raw.Cage~-3~R1C1~R1C2", "", "12 21 33"},
    {".Shape~1x3~4~Raw.Cage~-3~R1C1~R1C2~R1C3", "", "123 321"},
    {".Shape~2x2~4~Raw.LittleKiller~-3~R1C1", "", "1212 1234"},
    {".Shape~1x2~4~Raw.RellikCage~-3~R1C1~R1C2", "12 34", "11 44"},
    // No sum of a lunchbox is the sum of nothing.
    {".Shape~1x3~4~Raw.Lunchbox~~R1C1~R1C2~R1C3", "132 213 143", "123 421 121"},
    {".Shape~2x2~4~Raw.Quad~R1C1~1~9", "", "1234 1111"},
    {".Shape~2x2~4~Raw.Or.Quad~R1C1~1~9.LookAndSay~09~R1C1.~R1C2_1.End", "1234 2222", ""},
    {".Shape~2x2~4~Raw.Or.Quad~R1C1~1~9.LookAndSay~19~R1C1.~R1C2_1.End", "2134", "1234 2222"},
    {".Shape~1x4~9~Raw.CountingCircles~R1C1~R1C2~R1C3~R1C4", "1333 4444", "1222 2244 1122"},
    {".Shape~1x4~9~Raw.CountDistinct~R1C1~R1C2~R1C3~R1C4", "1555 2656 3123", "2555 1556 3565"},
    {".Shape~1x5~9~Raw.Lunchbox~3~R1C1~R1C2~R1C3~R1C4~R1C5", "51397 93154", "61379 12345 11395"},
    {".Shape~1x4~9~Raw.ValueIndexing~R1C1~R1C2~R1C3~R1C4", "5159 5295", "5195 5359 5395"},
    {".Shape~1x2~9~Raw.WhiteDot~R1C1~R1C2", "12 98", "13 11"},
    {".Shape~1x2~9~Raw.BlackDot~R1C1~R1C2", "12 84", "13 11"},
    {".Shape~1x2~9~Raw.X~R1C1~R1C2", "19 55", "18"},
    {".Shape~1x2~9~Raw.V~R1C1~R1C2", "14 32", "15"},
    {".Shape~1x2~9~Raw.GreaterThan~R1C2~R1C1", "12 19", "11 21"},
    {".Shape~1x3~9~Raw.StrictKropki.WhiteDot~R1C1~R1C2", "127 126 658", "123 121 136 124"},
    {".Shape~1x3~9~Raw.StrictKropki.Replicate~B.WhiteDot~R1C1~R1C2.End", "127 658", "123 136"},
    {".Shape~1x3~9~Raw.StrictKropki.Or.X~R1C1~R1C2.AllDifferent~R1C1~R1C2.End", "137", "127"},
    {".Shape~1x3~9~Raw.StrictXV.X~R1C1~R1C2", "192 194 558", "191 132 555"},
    {".Shape~1x3~9~Raw.StrictXV.And.X~R1C1~R1C2.End", "192 558", "191 132"},
    {".Shape~1x3~9~Raw.AntiConsecutive", "135 111", "123 132 213"},
    {".Shape~3x3~9~Raw.AntiKnight", "123123123", "123451678 123456718 123345678 123456278"},
    {".Shape~3x2~9~Raw.AntiKing", "112211 121212 123412", "122133 122233"},
    {".Shape~2x2~9~Raw.AntiTaxicab", "2331 3333", "1199 2992"},
    {".Shape~2x2~9~Raw.GlobalEntropy", "1471 1479", "1455 1122"},
    {".Shape~2x2~9~Raw.GlobalMod", "1231 4561", "1471 1245"},
    {".Shape~3x1~9~Raw.DutchFlatmates", "151 259 123 152", "253 958 555"},
    {".Shape~3x1~4~Raw.DutchFlatmates", "123 324 131", "323 421 212"},
    {".Shape~2x2~9~Raw.Diagonal~1", "1231 5125", "1221"},
    {".Shape~2x2~9~Raw.Diagonal~-1", "1223", "1221 1231"},
    {".Shape~2x2~9~Raw.LittleKiller~5~R1C1", "1994 2993", "1995"},
    {".Shape~3x3~9~Raw.LittleKiller~12~R2C1", "123456789", "123546789"},
    {".Shape~3x3~9~Raw.LittleKiller~8~R2C3", "123456789", "213456789"},
    {".Shape~3x3~9~Raw.LittleKiller~6~R1C2", "123456789", "213456789"},
    {".Shape~3x3~9~Raw.LittleKiller~14~R3C2", "123456789", "123456879"},
    {".Shape~3x3~9~Raw.LittleKiller~15~R1C3", "123456789", "123456879"},
    {".Shape~1x5~9~Raw.Sandwich~3~R1", "51397 93154", "12345 61379"},
    {".Shape~1x4~4~Raw.XSum~R1~6~", "2431 3123 3213", "1234 4321"},
    {".Shape~1x4~4~Raw.Skyscraper~R1~2~", "1421 2311 3444", "4321 1234 2111"},
    {".Shape~1x4~4~Raw.Skyscraper~R1~~2", "1241 1131", "1234 4321 1112"},
    {".Shape~2x2~2~Raw.Skyscraper~R1~1~.Skyscraper~C1~2~", "1121 1122", "1221 2121"},
    // One cell has two clues if its line has; a later one replaces that at the same end.
    {".Shape~1x2~2~Raw.Skyscraper~C1~2~1", "", "11 12 21 22"},
    {".Shape~1x2~2~Raw.NumberedRoom~C1~2~1", "", "11 12 21 22"},
    {".Shape~1x2~2~Raw.Skyscraper~R1~2~.Skyscraper~R1~1~", "11 21 22", "12"},
    {".Shape~1x2~2~Raw.Skyscraper~R1~2~.And.Skyscraper~R1~1~.End", "", "11 12 21 22"},
    {".Shape~1x5~9~Raw.Sandwich~3~R1.And.Sandwich~3~R1.End", "51397 93154", "12345 61379"},
    // A row and a column of the same cell have their own.
    {".Shape~1x1~2~Raw.Skyscraper~R1~2~.Skyscraper~C1~1~", "", "1 2"},
    {".Shape~1x1~2~Raw.NumberedRoom~R1~2~.NumberedRoom~C1~1~", "", "1 2"},
    {".Shape~1x1~2~Raw.Skyscraper~C1~2~.Skyscraper~C1~1~", "1 2", ""},
    {".Shape~1x4~4~Raw.HiddenSkyscraper~R1~2~", "3214 1324", "1234 3124 2212"},
    {".Shape~1x4~4~Raw.NumberedRoom~R1~3~", "2311 3231 4123", "1234 2211"},
    {".Shape~1x4~4~Raw.Indexing~C~R1C2", "2111 1422 3321 1234", "1334 1423"},
    {".Shape~1x3~9~Raw.Regex~MSoyMyo~R1C1~R1C2~R1C3", "123 112 233", "321 131 111"},
    {".Shape~1x3~9~Raw.NFA~AjFAGhA~~R1C1~R1C2~R1C3", "112 121 211", "111 122 113"},
    {".Shape~1x2~9~Raw.Or.~R1C1_1.~R1C2_2.End", "19 32 12", "31"},
    {".Shape~1x2~9~Raw.Or.~R1C1_1~R1C2_3.~R1C2_2.End", "13 92", "19 33"},
    // An item that says nothing is no branch; one whose rule always holds is one.
    {".Shape~1x2~9~Raw.Or.Skyscraper~R1~~.~R1C2_2.Given.Pair~7.End", "12 32", "19 21"},
    {".Shape~1x2~9~Raw.Or.XSum~R1.End", "", "11 12"},
    {".Shape~1x2~9~Raw.Or.And.End.~R1C2_2.End", "12 19", ""},
    {".Shape~1x2~9~Raw.And.~R1C1_1.~R1C2_2.End", "12", "13 32"},
    {".Shape~1x3~9~Raw.Replicate~D.WhiteDot~R1C1~R1C2.End", "123 121", "124 132"},
    {".Shape~2x2~9~Raw.ConnectedValues~~1", "1122 2111 1222", "1221 2222"},
    {".Shape~2x2~9~Raw.ConnectedValues~~1_2~2", "1199 1929", "1129 1991"},
    // The labels of the cells stand after the grid.
    {".Shape~2x2~4~Raw.RegionSize~2.ChaosConstruction", "12121122 12211212",
     "12122211 12121221 11121122 12121112"},
    {".Shape~2x2~4~Raw.RegionSize~2.ChaosConstruction.ChaosArrow~R1C1", "21121122", "12121122"},
    {".Shape~2x2~4~Raw.RegionSize~2.ChaosConstruction.ChaosArrow~R1C1~1", "12121122", "21121122"},
    {".Shape~2x3~3~Raw.RegionSize~3.ChaosConstruction.ChaosArrow~R1C2", "132123111222 123312112122",
     "123123111222 132213112122"},
    {".Shape~2x3~3~Raw.RegionSize~3.ChaosConstruction.ChaosArrow~R2C1~0~CC1~CC2~CC3~-~CC1~CC4",
     "123312111222 123321111222 213321112122", "123123111222 321123112122"},
    {".Shape~2x3~3~Raw.RegionSize~3.ChaosConstruction.ChaosCount~R1C1", "213123111222 312231112122",
     "123123111222 213321112122"},
    {".Shape~2x3~3~Raw.RegionSize~3.ChaosConstruction.ChaosCount~R2C1~1~CC1~CC3~CC4",
     "123123111222 321123112122", "123213111222 123321111222"},
    // After the grid: what the columns and what the rows lack, the rows first, and a 0.
    {".Shape~2x2~0-2.Doppelganger", "012021120 100221210",
     "122100000 011022220 012021210 100212120"},
    {".Shape~3x3~0-3.Doppelganger", "", "0122031303123210"},
    // Without boxes, what they lack is 0: the four cells after the grid.
    {".Shape~4x4~0-4.NoBoxes.Doppelganger", "01231034234042010000421334120",
     "01231034234042010001421334120 01231034234042011111421334120"},
    {".Shape~2x2~3~Raw.RegionSameValues", "1111 3223", "3232 1112"},
    {".Shape~2x2~4~Raw.NoBoxes.RegionSameValues", "1221", "1212"},
    {".Shape~2x4~4~Raw.Jigsaw~2x4~00110011", "12343412 12123434", "11123434"},
    {".Shape~3x3~3~Raw.FullRankTies~any.FullRank~R1~2~", "113112331 113121212", "111111111"},
    {".Shape~3x3~3~Raw.FullRank~R1~2~", "113121212 113213322", "113112331"},
    {".Shape~3x3~3~Raw.FullRankTies~none.FullRank~R1~2~", "113213322", "113121212 113112331"},
    {".Shape~3x3~3~Raw.FullRankTies~none", "113213322", "113121212"},
    {".Shape~1x2~2~Raw.Pair~D~~R1C1~R1C2", "11 12", "21 22"},
    {".Shape~1x3~2~Raw.PairX~G~~R1C1~R1C2~R1C3", "", "121 212 111"},
    {".Shape~1x2~9~Raw.Var~A~~2.Sum~9~R1C1~VA1", "1181 2579", "1118 9911"},
    {".Shape~1x2~12~Raw.Regex~%5Bac%5D%5B%5EB1%5D~R1C1~R1C2", "a2 cc", "ab a1 b2"},
};

std::vector<int> grid_of(const std::string& text) {
  std::vector<int> values;
  for (const char character : text)
    values.push_back(character <= '9' ? character - '0' : character - 'a' + 10);
  return values;
}

std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char character : text) {
    if (character == ' ') {
      words.emplace_back();
    } else {
      words.back().push_back(character);
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

}  // namespace

TEST_CASE("Each kind of variant rule holds and breaks as its definition says", "[variants]") {
  for (const Example& example : examples) {
    const variants::Puzzle puzzle = read_variant(example.rules);
    for (const std::string& grid : words_in(example.holds)) {
      INFO(example.rules << " on " << grid);
      CHECK(variants::is_solution(puzzle, grid_of(grid)));
    }
    for (const std::string& grid : words_in(example.breaks)) {
      INFO(example.rules << " on " << grid);
      CHECK_FALSE(variants::is_solution(puzzle, grid_of(grid)));
    }
  }
}

TEST_CASE("The search finds the solutions of each kind that every assignment shows", "[variants]") {
  for (const Example& example : examples) {
    const variants::Puzzle puzzle = read_variant(example.rules);
    double assignments = 1;
    for (int cell = 0; cell < puzzle.layout.cell_count(); ++cell)
      assignments *= puzzle.layout.value_count();
    if (assignments > 600000) continue;
    INFO(example.rules);
    const std::uint64_t expected = count_by_brute_force(puzzle);
    const variants::VariantEngine engine(puzzle);
    CHECK(engine.count().solutions == Count(expected));
    CHECK(engine.solve().solutions == Count(std::min<std::uint64_t>(expected, 2)));
    const variants::Answer first = engine.first();
    CHECK(first.solution.empty() == (expected == 0));
    CHECK(first.stopped == StopReason::complete);
  }
}

TEST_CASE("X-sums of boards from 0 are as many as filled boards show", "[variants]") {
  // Of all ways to fill the board, by the first row's first value and the sum of so many cells.
  std::map<int, std::uint64_t> from_left;
  std::map<int, std::uint64_t> from_right;
  variants::VariantEngine(read_variant(".Shape~4x4~0-4")).enumerate([&](std::span<const int> all) {
    std::vector<int> row(all.begin(), all.begin() + 4);
    for (auto* const counts : {&from_left, &from_right}) {
      if (row[0] > 0) ++(*counts)[std::accumulate(row.begin(), row.begin() + row[0], 0)];
      std::reverse(row.begin(), row.end());
    }
    return true;
  });
  CHECK(from_left == from_right);
  CHECK(from_left[2] == 8328);
  for (int sum = 1; sum < 12; ++sum) {
    INFO(sum);
    for (const std::string& clue : {"R1~" + std::to_string(sum), "R1~~" + std::to_string(sum)}) {
      const variants::Puzzle puzzle = read_variant(".Shape~4x4~0-4.XSum~" + clue);
      CHECK(variants::VariantEngine(puzzle).count().solutions == Count(from_left[sum]));
    }
  }
}

TEST_CASE("Windows and disjoint groups lie where they are drawn on nine by nine", "[variants]") {
  const variants::Puzzle windows = read_variant(".Shape~9x9.Windoku");
  std::vector<std::string> corners;
  for (const variants::CellIndexes& window : windows.rules[0].lists) {
    CHECK(window.size() == 9);
    corners.push_back(windows.layout.name(window.front()) + windows.layout.name(window.back()));
  }
  std::sort(corners.begin(), corners.end());
  CHECK(corners == std::vector<std::string>{"R2C2R4C4", "R2C6R4C8", "R6C2R8C4", "R6C6R8C8"});
  const variants::Puzzle groups = read_variant(".Shape~9x9.DisjointSets");
  REQUIRE(groups.rules[0].lists.size() == 9);
  std::string cells;
  for (const variants::CellIndex cell : groups.rules[0].lists[1])
    cells += groups.layout.name(cell) + " ";
  CHECK(cells == "R1C2 R1C5 R1C8 R4C2 R4C5 R4C8 R7C2 R7C5 R7C8 ");
}

TEST_CASE("Windows and disjoint groups say nothing where no box has a place",
          "[variants][formats]") {
  const auto lists_of = [](const std::string& text) {
    const variants::Puzzle puzzle = read_variant(text);
    REQUIRE(puzzle.rules.size() == 1);
    return puzzle.rules[0].lists.size();
  };
  for (const char* const board : {".Shape~5x5", ".Shape~7x7", ".Shape~4x3", ".RegionSize~6",
                                  ".Shape~4x4.RegionSize~32", ".Shape~5x5.RegionSize~4"}) {
    INFO(board);
    CHECK(lists_of(board + std::string(".Windoku")) == 0);
    CHECK(lists_of(board + std::string(".DisjointSets")) == 0);
  }
  // No room for a box and a line around it, but two boxes beside each other.
  CHECK(lists_of(".Shape~2x4.Windoku") == 0);
  CHECK(lists_of(".Shape~2x4.DisjointSets") == 4);
  // Boxes that are not asked for have their places as well.
  CHECK(lists_of(".Shape~4x4.Windoku.NoBoxes") == 1);
  CHECK(lists_of(".Shape~4x4~~Raw.Windoku") == 1);
  const variants::PuzzleOrError raw = variants::read_iss_text(".Shape~4x4~~Raw.DisjointSets");
  const auto* const error = std::get_if<variants::RuleError>(&raw);
  REQUIRE(error != nullptr);
  CHECK(error->expected == "a board with boxes, not a Raw one");
}

TEST_CASE("A rule that says nothing is a rule like others", "[variants]") {
  const std::string rules = ".Windoku.DisjointSets";
  const std::string rest = ".Shape~5x5.~R1C1_1_2.Thermo~R1C2~R2C2~R3C2~R4C2~R5C2";
  const variants::Puzzle puzzle = read_variant(rest + rules);
  const variants::VariantEngine engine(puzzle);
  CHECK(engine.count().solutions == variants::VariantEngine(read_variant(rest)).count().solutions);
  CHECK(variants::is_solution(puzzle, engine.first().solution));
  const auto described = variants::read_described_variant(variants::describe_variant(puzzle));
  REQUIRE(described);
  CHECK(described.value().puzzle.rules.size() == puzzle.rules.size());
  // It is no reason why there is no solution.
  const variants::Puzzle none = read_variant(rest + rules + ".~R1C2_2");
  const variants::RulesAtOdds odds = variants::explain_none(none);
  CHECK_FALSE(odds.has_solution);
  CHECK(odds.is_smallest);
  CHECK_FALSE(odds.rules.empty());
  for (const std::size_t rule : odds.rules) {
    CHECK(none.rules[rule].kind->name != "Windoku");
    CHECK(none.rules[rule].kind->name != "DisjointSets");
  }
}

TEST_CASE("A window has as many cells as the board has values, or as a region has", "[variants]") {
  const auto windows = [](const std::string& text) {
    const variants::Puzzle puzzle = read_variant(text + ".Windoku");
    std::string corners;
    for (const variants::CellIndexes& window : puzzle.rules.back().lists)
      corners += puzzle.layout.name(window.front()) + puzzle.layout.name(window.back()) + " ";
    return corners;
  };
  CHECK(windows(".Shape~6x6") == "R2C2R3C4 ");
  // Nine values are a window of three by three, which six by six has room for.
  CHECK(windows(".Shape~6x6~9") == "R2C2R4C4 ");
  CHECK(windows(".Shape~6x6~9.RegionSize~6") == "R2C2R3C4 ");
  CHECK(windows(".Shape~6x6.RegionSize~4") == "R2C2R3C3 ");
  // Boxes of three by three do not fill eight by eight.
  CHECK(windows(".Shape~8x8~9").empty());
}
