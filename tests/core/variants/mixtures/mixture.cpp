#include "tests/core/variants/mixtures/mixture.hpp"

#include "core/formats/iss/iss_text.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>

namespace ninefold::tests {

namespace {

char digit_of(int number) { return "0123456789abcdefg"[number]; }

}  // namespace

Mixture::Mixture(const Board& board, Random& random)
    : board_(board),
      random_(random),
      has_labels_(std::string_view(board.shape).find("ChaosConstruction") != std::string::npos) {
  for (int row = 1; row <= board.rows; ++row) {
    for (int column = 1; column <= board.columns; ++column)
      grid_.push_back({'R', digit_of(row), 'C', digit_of(column)});
  }
  std::istringstream names(board.beside);
  for (std::string name; names >> name;) beside_.push_back(name);
}

std::string Mixture::text() {
  std::string text = board_.shape;
  const int count = 1 + random_.below(4);
  for (int i = 0; i < count; ++i) text += another(text);
  return text;
}

std::string Mixture::text_with_givens() {
  std::string all = text();
  while (random_.chance(30)) all += ".~" + cell() + "_" + value();
  return all;
}

std::string Mixture::another(const std::string& before) {
  while (true) {
    std::string more = random_.chance(20) ? of_board() : item(0);
    if (variants::read_iss_text(before + more).index() == 0) return more;
  }
}

std::string Mixture::cell() {
  const auto drawn = [this](const std::vector<std::string>& cells) {
    return cells[static_cast<std::size_t>(random_.below(static_cast<int>(cells.size())))];
  };
  return !beside_.empty() && random_.chance(30) ? drawn(beside_) : drawn(grid_);
}

std::string Mixture::different_cells(int count) {
  std::vector<std::string> all = grid_;
  if (random_.chance(60)) all.insert(all.end(), beside_.begin(), beside_.end());
  random_.shuffle(all);
  std::string list;
  for (int i = 0; i < std::min<int>(count, static_cast<int>(all.size())); ++i)
    list += "~" + all[static_cast<std::size_t>(i)];
  return list;
}

std::string Mixture::cells(int least, int most) {
  std::string list = different_cells(least + random_.below(most - least + 1));
  if (random_.chance(5)) list += "~" + cell();
  return list;
}

std::string Mixture::lists(int least, int most, bool with_names) {
  std::string lists = cells(least, most);
  if (with_names && random_.chance(30)) lists = "~_a%20name" + lists;
  while (random_.chance(20)) lists += "~" + cells(least, most);
  return lists;
}

std::string Mixture::number(int least, int most) {
  return std::to_string(least + random_.below(most - least + 1));
}

std::string Mixture::value() { return number(board_.lowest, board_.highest); }

std::string Mixture::values(int least, int most) {
  std::string values = value();
  for (int i = least + random_.below(most - least + 1); i > 1; --i) values += "_" + value();
  return values;
}

std::string Mixture::line() {
  return random_.chance(50) ? "R" + number(1, board_.rows) : "C" + number(1, board_.columns);
}

std::string Mixture::clue(const std::string& kind, int least, int most) {
  const int ends = random_.below(4);
  return "." + kind + "~" + line() + "~" + (ends == 0 ? "" : number(least, most)) + "~" +
         (ends < 2 ? number(least, most) : "");
}

std::string Mixture::pair() {
  if (board_.columns == 1) return different_cells(2);
  const int row = random_.below(board_.rows);
  const int column = random_.below(board_.columns - 1);
  const auto first = static_cast<std::size_t>(row * board_.columns + column);
  std::string one = "~" + grid_[first];
  std::string other = "~" + grid_[first + 1];
  if (random_.chance(50)) std::swap(one, other);
  return one + other + (random_.chance(15) ? cells(1, 2) : "");
}

std::string Mixture::of_lines() {
  switch (random_.below(12)) {
    case 0: return (random_.chance(50) ? ".Thermo" : ".SlowThermometer") + cells(2, 3);
    case 1: return ".Whisper~" + number(1, 3) + cells(2, 4);
    case 2: return ".Renban" + cells(2, 4);
    case 3: return ".Modular~" + number(1, 3) + cells(2, 4);
    case 4: return ".Palindrome" + cells(2, 5);
    case 5: return ".Zipper" + cells(2, 5);
    case 6: return ".Between" + cells(3, 4);
    case 7: return ".Lockout~" + number(0, 3) + cells(3, 4);
    case 8:
      return ".SumLine~" + number(1, std::min(30, 2 * board_.highest)) + cells(2, 5) +
             (random_.chance(40) ? "~LOOP" : "");
    case 9: return ".Entropic" + cells(2, 4);
    case 10: return ".RegionSumLine" + cells(2, 5);
    default: return ".ValueIndexing" + cells(3, 5);
  }
}

std::string Mixture::of_sums() {
  switch (random_.below(9)) {
    case 0:
      return ".Cage~" + (random_.chance(15) ? "" : number(0, 3 * board_.highest)) + cells(2, 4);
    case 1: return ".Sum~" + number(2, 2 + 3 * board_.highest) + cells(1, 5);
    case 2: return ".Sum~" + number(-4, 9) + "_=_2_-1_1" + different_cells(3);
    case 3: {
      std::string text = ".EqualSum" + cells(1, 3);
      do text += "~-" + cells(1, 3);
      while (random_.chance(30));
      return text;
    }
    case 4: return ".Arrow" + cells(2, 4);
    case 5: return ".DoubleArrow" + cells(3, 4);
    case 6: return ".RellikCage~" + number(1, 2 * board_.highest) + cells(2, 4);
    case 7: return ".Lunchbox~" + number(0, 3 * board_.highest / 2) + cells(3, 4);
    default: return ".PillArrow~2" + pair() + cells(1, 4);
  }
}

std::string Mixture::of_sets() {
  switch (random_.below(11)) {
    case 0: return ".AllDifferent" + cells(2, 4);
    case 1: return ".EqualityCage" + different_cells(2);
    case 2: return ".SameValues~2" + different_cells(random_.chance(50) ? 4 : 2);
    case 3: return ".ContainAtLeast~" + values(1, 3) + cells(2, 4);
    case 4: return ".ContainExact~" + values(1, 3) + cells(2, 5);
    case 5: return ".Quad~" + cell() + "~" + value() + "~" + value();
    case 6: return ".CountingCircles" + cells(2, 6);
    case 7: return ".CountDistinct" + cells(3, 5);
    case 8:
      return ".LookAndSay~" + number(0, 2) + number(0, std::min(9, board_.highest)) + cells(2, 5);
    case 9: return ".~" + cell() + "_" + values(1, 3);
    default: return ".Indexing~" + std::string(random_.chance(50) ? "R" : "C") + cells(1, 2);
  }
}

std::string Mixture::of_pairs() {
  switch (random_.below(5)) {
    case 0: return ".WhiteDot" + pair();
    case 1: return ".BlackDot" + pair();
    case 2: return ".V" + pair();
    case 3: return ".X" + pair();
    default: return ".GreaterThan" + pair();
  }
}

std::string Mixture::of_sides() {
  switch (random_.below(7)) {
    case 0: return clue("Skyscraper", 1, std::min(5, board_.highest));
    case 1: return clue("XSum", 1, 2 * board_.highest);
    case 2: return clue("HiddenSkyscraper", 1, board_.highest);
    case 3: return clue("NumberedRoom", 1, board_.highest);
    case 4: return ".Sandwich~" + number(0, 3 * board_.highest / 2) + "~" + line();
    case 5:
      return ".LittleKiller~" + number(1, 3 * board_.highest) + "~" +
             grid_[static_cast<std::size_t>(random_.below(static_cast<int>(grid_.size())))];
    default: return clue("FullRank", 1, 4 * board_.rows);
  }
}

std::string Mixture::of_labels() {
  const std::string offset = random_.chance(50) ? "0" : "1";
  std::vector<std::string> labels;
  for (std::size_t i = 1; i <= grid_.size(); ++i) labels.push_back("~CC" + std::to_string(i));
  random_.shuffle(labels);
  switch (random_.below(4)) {
    case 0: return ".ChaosArrow~" + cell() + (random_.chance(50) ? "~" + offset : "");
    case 1: return ".ChaosCount~" + cell() + (random_.chance(50) ? "~" + offset : "");
    case 2:
      return ".ChaosArrow~" + cell() + "~" + offset + labels[0] + labels[1] + "~-" + labels[0] +
             labels[2];
    default: return ".ChaosCount~" + cell() + "~" + offset + labels[0] + labels[1] + labels[2];
  }
}

std::string Mixture::block(int depth) {
  if (depth > 1) return ".~" + cell() + "_" + value();
  if (random_.chance(30)) {
    // Copies of rules that begin at the first cell, at cells that need not have room for them.
    std::vector<bool> targets(grid_.size());
    for (int i = 0; i < 2; ++i)
      targets[static_cast<std::size_t>(random_.below(static_cast<int>(targets.size())))] = true;
    std::string text = ".Replicate~" + six_bit(targets);
    if (random_.chance(30)) text += "~" + grid_[0];
    if (board_.columns == 1 || random_.chance(50)) {
      text += random_.chance(50)
                  ? ".~" + grid_[0] + "_" + values(1, 3)
                  : ".Or.~" + grid_[0] + "_" + value() + ".~" + grid_[0] + "_" + value() + ".End";
    } else {
      const std::string neighbours = "~" + grid_[0] + "~" + grid_[1];
      text += random_.chance(50) ? ".WhiteDot" + neighbours
                                 : ".Pair~" + table(false) + "~" + neighbours;
    }
    return text + ".End";
  }
  std::string text = random_.chance(75) ? ".Or" : ".And";
  for (int i = random_.chance(5) ? 0 : 1 + random_.below(3); i > 0; --i) text += item(depth + 1);
  return text + ".End";
}

std::string Mixture::item(int depth) {
  if (has_labels_ && random_.chance(40)) return of_labels();
  switch (random_.below(16)) {
    case 0:
    case 1:
    case 2: return of_lines();
    case 3:
    case 4:
    case 5: return of_sums();
    case 6:
    case 7:
    case 8: return of_sets();
    case 9:
    case 10: return of_pairs();
    case 11:
    case 12: return of_codes();
    case 13:
    case 14: return of_sides();
    default: return block(depth);
  }
}

std::string Mixture::of_board() {
  switch (random_.below(17)) {
    case 0: return ".AntiKnight";
    case 1: return ".AntiKing";
    case 2: return ".AntiConsecutive";
    case 3: return ".AntiTaxicab";
    case 4: return ".StrictXV" + (random_.chance(60) ? ".V" + pair() : std::string());
    case 5: return ".StrictKropki" + (random_.chance(60) ? ".WhiteDot" + pair() : std::string());
    case 6: return ".DutchFlatmates";
    case 7: return ".RegionSameValues";
    case 8: return ".GlobalEntropy";
    case 9: return ".GlobalMod";
    case 10: return ".Windoku";
    case 11: return ".DisjointSets";
    case 12: return ".NoBoxes";
    case 13: return ".RegionSize~" + number(2, 6);
    case 14:
      return ".FullRankTies~" + std::string(random_.chance(50) ? "none" : "any") +
             clue("FullRank", 1, 4 * board_.rows);
    case 15:
      return ".ConnectedValues~" + std::string(beside_.empty() || random_.chance(60) ? "" : "VA") +
             "~" + values(1, 3) + (random_.chance(40) ? "~" + number(1, 4) : "");
    default: return ".Diagonal~" + std::string(random_.chance(50) ? "1" : "-1");
  }
}

}  // namespace ninefold::tests
