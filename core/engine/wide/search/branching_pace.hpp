#pragma once

namespace ninefold::variants {

/// Which of two ways to choose branches covers more of the search for what it spends: by conflicts
/// alone, or by looking ahead as well. Either may be ten times as fast: looks part a search evenly,
/// while conflicts lead to the few cells that cannot be filled, if there are any. Nothing is
/// searched twice to find out: each way goes on where the other has ended. What is covered comes
/// in leaps, so this is a guess, which may be wrong for a long time.
class BranchingPace {
 public:
  /// For a search of which nothing is covered yet.
  void begin() { *this = {}; }

  /// At a node that may be worth a look, whether to look: `covered` of the whole is done, for which
  /// `spent` values were tried. Both never fall.
  bool looks(double covered, double spent) {
    if (spent < end_of_turn_) return looks_;
    Part& last = looks_ ? by_looks_ : by_conflicts_;
    last.covered += covered - told_.covered;
    last.spent += spent - told_.spent;
    told_ = {covered, spent};
    looks_ = are_looks_next();
    end_of_turn_ = spent + turn + spent * part_of_turn;
    return looks_;
  }

 private:
  struct Part {
    double covered = 0;
    double spent = 0;
  };

  bool are_looks_next() const {
    if (by_looks_.spent < at_first + least_share * told_.spent) return true;
    if (by_conflicts_.spent < least_share * told_.spent) return false;
    return by_conflicts_.covered * by_looks_.spent <=
           advantage * by_looks_.covered * by_conflicts_.spent;
  }

  // Looks come first, and each way spends a part of all, so that both are known. A turn of either
  // ends where much is left, and the longer the search, the longer they are. What is covered
  // swings: conflicts alone have to be much faster to be preferred.
  static constexpr double at_first = 2000;
  static constexpr double least_share = 0.1;
  static constexpr double advantage = 5;
  static constexpr double turn = 3000;  // in values
  static constexpr double part_of_turn = 0.02;

  Part by_conflicts_;
  Part by_looks_;
  Part told_;
  bool looks_ = false;
  double end_of_turn_ = 0;
};

}  // namespace ninefold::variants
