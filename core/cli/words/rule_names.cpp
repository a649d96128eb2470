#include "core/cli/words/rule_names.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace ninefold::cli {

namespace {

// The page says the same: site/src/words/en/hinting/rule-names.ts.
constexpr std::array<std::pair<std::string_view, std::string_view>, 45> kind_words{{
    {"Thermo", "thermometer"},
    {"X", "X"},
    {"V", "V"},
    {"XSum", "X-sum"},
    {"GreaterThan", "inequality sign"},
    {"Quad", "quadruple"},
    {"Whisper", "whisper line"},
    {"Renban", "renban"},
    {"Palindrome", "palindrome"},
    {"Between", "between line"},
    {"Lockout", "lockout line"},
    {"Zipper", "zipper line"},
    {"Modular", "modular line"},
    {"Entropic", "entropic line"},
    {"RellikCage", "anti-killer cage"},
    {"LookAndSay", "look-and-say cage"},
    {"ContainAtLeast", "contained digits"},
    {"ContainExact", "contained digits"},
    {"CountDistinct", "count of different digits"},
    {"SameValues", "sets of the same digits"},
    {"EqualSum", "equal sums"},
    {"Sandwich", "sandwich"},
    {"Skyscraper", "skyscraper clue"},
    {"HiddenSkyscraper", "hidden skyscraper"},
    {"LittleKiller", "little killer"},
    {"NumberedRoom", "numbered room"},
    {"FullRank", "rank clue"},
    {"Pair", "pair rule"},
    {"PairX", "pair rule"},
    {"Binary", "pair rule"},
    {"BinaryX", "pair rule"},
    {"AllDifferent", "all-different rule"},
    {"AntiKnight", "anti-knight rule"},
    {"AntiKing", "anti-king rule"},
    {"AntiConsecutive", "non-consecutive rule"},
    {"AntiTaxicab", "anti-taxicab rule"},
    {"StrictKropki", "rule that all kropki dots are given"},
    {"StrictXV", "rule that all X and V are given"},
    {"Indexing", "indexing rule"},
    {"ValueIndexing", "indexing rule"},
    {"Or", "choice of rules"},
    {"NFA", "state machine"},
    {"Regex", "pattern"},
    {"RegionSumLine", "region sum line"},
    {"SumLine", "sum line"},
}};

std::string words_of(std::string_view kind) {
  const auto known = std::find_if(kind_words.begin(), kind_words.end(),
                                  [kind](const auto& one) { return one.first == kind; });
  if (known != kind_words.end()) return std::string(known->second);
  std::string text;
  for (const char letter : kind) {
    const bool is_capital = letter >= 'A' && letter <= 'Z';
    if (is_capital && !text.empty() && text.back() != ' ') text += ' ';
    text += is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return text;
}

// Lower-case r1c2, whatever names there are beside the grid.
std::string place_of_cell(const variants::Layout& layout, variants::CellIndex cell) {
  std::string name = layout.name(cell);
  if (cell >= layout.grid_size()) return name;
  for (char& letter : name) {
    if (letter == 'R') letter = 'r';
    if (letter == 'C') letter = 'c';
  }
  return name;
}

// "at the left of row 2"; empty for cells that are no whole line.
std::string side_of(const variants::Layout& layout, const variants::CellIndexes& cells) {
  const auto first = layout.place(cells.front());
  const auto last = layout.place(cells.back());
  if (first.row == last.row && first.column != last.column)
    return std::string("at the ") + (first.column < last.column ? "left" : "right") + " of row " +
           std::to_string(first.row + 1);
  if (first.column == last.column && first.row != last.row)
    return std::string("at the ") + (first.row < last.row ? "top" : "bottom") + " of column " +
           std::to_string(first.column + 1);
  return {};
}

bool is_any_of(std::string_view kind, std::initializer_list<std::string_view> kinds) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

std::string name_of(const variants::Rule& rule, const variants::Layout& layout) {
  const std::string_view kind = rule.kind->name;
  const std::string words = words_of(kind);
  const std::string number = rule.numbers.empty() ? "" : std::to_string(rule.numbers[0]);
  if (rule.cells.empty()) return "the " + words;
  const std::string first = place_of_cell(layout, rule.cells.front());
  const std::string last = place_of_cell(layout, rule.cells.back());
  if (kind == "Cage" && rule.numbers[0] != 0) return "the " + number + " cage at " + first;
  const bool is_at_side = is_any_of(
      kind, {"XSum", "Skyscraper", "HiddenSkyscraper", "NumberedRoom", "Sandwich", "FullRank"});
  if (is_at_side && !side_of(layout, rule.cells).empty())
    return "the " + words + " " + number + " " + side_of(layout, rule.cells);
  if (is_at_side || is_any_of(kind, {"Lunchbox", "RellikCage"}))
    return "the " + words + " " + number + " at " + first;
  if (kind == "LittleKiller")
    return "the little killer " + number + " from " + first + " to " + last;
  if (kind == "Thermo") return "the thermometer with its bulb at " + first;
  if (kind == "Arrow") return "the arrow with its circle at " + first;
  if (is_any_of(kind, {"WhiteDot", "BlackDot", "X", "V", "GreaterThan"}) && rule.cells.size() == 2)
    return "the " + words + " between " + first + " and " + last;
  if (rule.kind->family == variants::Family::line) return "the " + words + " " + first + "-" + last;
  return "the " + words + " at " + first;
}

}  // namespace

std::vector<std::string> rule_names(const variants::Puzzle& puzzle) {
  std::vector<std::string> names;
  for (const variants::Rule& rule : puzzle.rules) names.push_back(name_of(rule, puzzle.layout));
  return names;
}

}  // namespace ninefold::cli
