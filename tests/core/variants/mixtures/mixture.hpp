#pragma once

#include "tests/support/puzzles/random.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ninefold::tests {

/// A board for random rules: the item that shapes it, and what it makes.
struct Board {
  const char* shape;
  int rows;
  int columns;
  int lowest;
  int highest;
};

/// Rules of all kinds at random, as a text.
class Mixture {
 public:
  Mixture(const Board& board, Random& random) : board_(board), random_(random) {}

  std::string text() {
    std::string text = board_.shape;
    const int count = 1 + random_.below(4);
    for (int i = 0; i < count; ++i) text += item(true, 0);
    return text;
  }

 private:
  std::string cell() {
    return "R" + std::to_string(1 + random_.below(board_.rows)) + "C" +
           std::to_string(1 + random_.below(board_.columns));
  }
  std::string cells(int least, int most) {
    std::vector<std::string> all;
    for (int row = 1; row <= board_.rows; ++row) {
      for (int column = 1; column <= board_.columns; ++column)
        all.push_back("R" + std::to_string(row) + "C" + std::to_string(column));
    }
    random_.shuffle(all);
    const int count =
        std::min<int>(least + random_.below(most - least + 1), static_cast<int>(all.size()));
    std::string list;
    for (int i = 0; i < count; ++i) list += "~" + all[static_cast<std::size_t>(i)];
    return list;
  }
  std::string number(int least, int most) {
    return std::to_string(least + random_.below(most - least + 1));
  }
  std::string value() { return number(board_.lowest, board_.highest); }
  std::string line() {
    return random_.chance(50) ? "R" + number(1, board_.rows) : "C" + number(1, board_.columns);
  }
  std::string pair() {
    const int row = 1 + random_.below(board_.rows);
    const int column = 1 + random_.below(board_.columns - 1);
    std::string first = "R" + std::to_string(row) + "C" + std::to_string(column);
    std::string second = "R" + std::to_string(row) + "C" + std::to_string(column + 1);
    if (random_.chance(50)) std::swap(first, second);
    return "~" + first + "~" + second;
  }
  std::string table(bool is_symmetric) {
    const int values = board_.highest - board_.lowest + 1;
    std::vector<bool> bits(static_cast<std::size_t>(values * values));
    for (int a = 0; a < values; ++a) {
      for (int b = 0; b < values; ++b) {
        bits[static_cast<std::size_t>(a * values + b)] =
            is_symmetric && b < a ? bits[static_cast<std::size_t>(b * values + a)]
                                  : random_.chance(60);
      }
    }
    std::string text;
    for (std::size_t i = 0; i < bits.size(); i += 6) {
      std::size_t character = 0;
      for (std::size_t bit = 0; bit < 6 && i + bit < bits.size(); ++bit)
        character |= (bits[i + bit] ? std::size_t{1} : 0) << bit;
      text += "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[character];
    }
    return text;
  }

  std::string item(bool is_outside, int depth) {
    const bool is_square = board_.rows == board_.columns;
    switch (random_.below(is_outside ? 46 : 36)) {
      case 0: return ".~" + cell() + "_" + value() + "_" + value();
      case 1: return ".AllDifferent" + cells(2, 4);
      case 2: return (random_.chance(50) ? ".Thermo" : ".SlowThermometer") + cells(2, 3);
      case 3: return ".Whisper~" + number(1, 3) + cells(2, 4);
      case 4: return ".Renban" + cells(2, 4);
      case 5: return ".Modular~" + number(2, 3) + cells(2, 4);
      case 6: return ".Palindrome" + cells(2, 5);
      case 7: return ".Zipper" + cells(3, 5);
      case 8: return ".Between" + cells(3, 4);
      case 9: return ".Lockout~" + number(1, 3) + cells(3, 4);
      case 10:
        return ".SumLine~" + number(2, 8) + cells(2, 5) + (random_.chance(40) ? "~LOOP" : "");
      case 11: return ".Cage~" + number(0, 12) + cells(2, 4);
      case 12: return ".Sum~" + number(2, 14) + cells(2, 5);
      case 13: return ".Sum~" + number(-4, 9) + "_=_2_-1_1" + cells(3, 3);
      case 14: return ".EqualSum" + cells(1, 3) + "~-" + cells(1, 3);
      case 15: return ".Arrow" + cells(2, 4);
      case 16: return ".DoubleArrow" + cells(3, 4);
      case 17: return ".RellikCage~" + number(1, 8) + cells(2, 4);
      case 18: return ".EqualityCage" + cells(2, 2);
      case 19: return ".SameValues~2" + cells(4, 4);
      case 20: return ".ContainAtLeast~" + value() + "_" + value() + cells(2, 4);
      case 21: return ".ContainExact~" + value() + "_" + value() + cells(2, 5);
      case 22: return ".Quad~R1C1~" + value() + "~" + value();
      case 23: return ".CountingCircles" + cells(2, 6);
      case 24: return ".CountDistinct" + cells(3, 5);
      case 25: return ".Lunchbox~" + number(0, 6) + cells(3, 4);
      case 26: return ".WhiteDot" + pair();
      case 27: return ".BlackDot" + pair();
      case 28: return random_.chance(50) ? ".V" + pair() : ".X" + pair();
      case 29: return ".GreaterThan" + pair();
      case 30: return ".ValueIndexing" + cells(3, 5);
      case 31: return ".Pair~" + table(false) + "~" + cells(2, 4);
      case 32: return ".PairX~" + table(true) + "~" + cells(2, 4);
      case 33: return ".Indexing~" + std::string(random_.chance(50) ? "R" : "C") + cells(1, 2);
      case 34:
      case 35: {
        if (depth > 1) return ".~" + cell() + "_" + value();
        std::string block = random_.chance(75) ? ".Or" : ".And";
        for (int i = 0; i < 1 + random_.below(3); ++i) block += item(false, depth + 1);
        return block + ".End";
      }
      case 36: return ".AntiKnight";
      case 37: return ".AntiKing";
      case 38: return ".AntiConsecutive";
      case 39: return board_.lowest == 1 ? ".AntiTaxicab" : ".StrictXV";
      case 40: return ".StrictKropki" + (random_.chance(60) ? ".WhiteDot" + pair() : std::string());
      case 41: return ".Skyscraper~" + line() + "~" + number(1, 3) + "~";
      case 42: return ".XSum~" + line() + "~~" + number(1, 8);
      case 43:
        return (random_.chance(50) ? ".NumberedRoom~" : ".HiddenSkyscraper~") + line() + "~" +
               value() + "~";
      case 44:
        return ".ConnectedValues~~" + value() + "_" + value() +
               (random_.chance(40) ? "~" + number(1, 4) : "");
      default:
        return is_square ? ".Diagonal~" + std::string(random_.chance(50) ? "1" : "-1")
                         : ".Sandwich~" + number(0, 6) + "~" + line();
    }
  }

  const Board& board_;
  Random& random_;
};

}  // namespace ninefold::tests
