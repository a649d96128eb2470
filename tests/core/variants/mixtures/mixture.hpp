#pragma once

#include "tests/support/puzzles/random.hpp"

#include <string>
#include <vector>

namespace ninefold::tests {

/// A board for random rules: the items that shape it, and what they make.
struct Board {
  const char* shape;
  int rows;
  int columns;
  int lowest;
  int highest;
  /// Names of cells beside the grid, each with a space after it.
  const char* beside = "";
};

/// Rules of all kinds at random, those that the board accepts, as a text.
class Mixture {
 public:
  Mixture(const Board& board, Random& random);

  std::string text();
  /// The same, at times with some givens: many a way of a propagator begins with what is known.
  std::string text_with_givens();
  /// A rule that may stand after what the text says.
  std::string another(const std::string& before);

 private:
  std::string cell();
  /// Each with ~ before it; at times one of them twice, or one beside the grid.
  std::string cells(int least, int most);
  /// As many for sure.
  std::string different_cells(int count);
  /// One list of cells or more, with names at times.
  std::string lists(int least, int most, bool with_names);
  std::string number(int least, int most);
  std::string value();
  std::string values(int least, int most);
  std::string line();
  /// A clue at one end of a line, or at both.
  std::string clue(const std::string& kind, int least, int most);
  std::string pair();
  std::string table(bool is_symmetric);
  std::string six_bit(const std::vector<bool>& bits);
  /// Bytes of eight bits each, as base64url.
  std::string base64(const std::string& bits);
  std::string automaton(bool has_breaks);
  std::string expression(int depth);

  std::string item(int depth);
  std::string of_lines();
  std::string of_sums();
  std::string of_sets();
  std::string of_pairs();
  std::string of_codes();
  std::string of_sides();
  std::string of_labels();
  std::string block(int depth);
  std::string of_board();

  const Board& board_;
  Random& random_;
  std::vector<std::string> grid_;
  std::vector<std::string> beside_;
  bool has_labels_;
};

}  // namespace ninefold::tests
