#pragma once

#include "core/board/work_meter.hpp"
#include "core/propagators/automata/automaton.hpp"

#include <string>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// A part of a regular expression: whether it matches nothing, and where matches begin and end.
/// Places count from 1; 0 is the start.
struct ExpressionPart {
  bool can_be_empty = true;
  std::vector<std::uint32_t> first;
  std::vector<std::uint32_t> last;
};

/// Glushkov's construction: a state for every place of the expression at which a value stands, and
/// an edge where one place may follow another.
class Glushkov {
 public:
  /// Where the meter ends the work, or the expression is too long, `problem` says so; from then on
  /// what is returned means nothing.
  Glushkov(WorkMeter& meter, std::string& problem) : meter_(meter), problem_(problem) {}

  void spend(std::size_t steps);
  /// A new place, at which one of these values stands.
  ExpressionPart add_place(Mask symbols);
  static ExpressionPart either(ExpressionPart one, const ExpressionPart& other);
  ExpressionPart joined(const ExpressionPart& a, const ExpressionPart& b);
  /// The second part may come right after the first.
  void follow(const ExpressionPart& a, const ExpressionPart& b);
  /// Of the whole expression, once.
  Automaton automaton(const ExpressionPart& whole);

 private:
  WorkMeter& meter_;
  std::string& problem_;
  std::vector<Mask> symbols_;  // of each place
  std::vector<std::pair<std::uint32_t, std::uint32_t>> follows_;
};

}  // namespace ninefold::variants
