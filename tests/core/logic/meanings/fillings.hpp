#pragma once

#include "tests/core/logic/meanings/meaning.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::tests {

/// Looks for digits of some cells that keep some rules, where cells that never hold the same digit
/// differ and nothing else is known.
class Fillings {
 public:
  Fillings(const Meaning& meaning, const std::vector<int>& cells,
           const std::vector<const StepRule*>& rules);

  enum class Found : std::uint8_t {
    none,
    some,
    unknown,  ///< there was too much to try
  };
  /// Of these candidates, bit d for digit d, by cell of the board.
  Found among(const std::vector<unsigned>& candidates);

 private:
  struct Reading {
    const StepRule* rule;
    std::size_t place;  ///< how many of its cells have been read
    StepRule::State state;
  };

  void put_in_order(const std::vector<unsigned>& candidates);
  bool fill(std::size_t depth);
  bool take(int cell, int digit);
  bool read_on(Reading& reading) const;

  const Meaning& meaning_;
  std::vector<int> cells_;
  std::vector<const StepRule*> rules_;
  std::vector<std::vector<int>> peers_;  ///< by cell of the board, those among the cells
  std::vector<int> order_;
  std::vector<unsigned> left_;  ///< by cell of the board
  std::vector<int> digits_;     ///< the same; 0 where none is taken
  std::vector<Reading> readings_;
  std::uint64_t nodes_ = 0;
};

}  // namespace ninefold::tests
