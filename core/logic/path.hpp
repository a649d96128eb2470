#pragma once

#include "core/logic/path_order.hpp"
#include "core/logic/workspace.hpp"

#include <optional>
#include <span>
#include <vector>

namespace ninefold::logic {

/// A person's mistake: a digit that differs from the solution's, or the solution's digit
/// struck.
struct Mistake {
  Candidate candidate;
  bool is_struck = false;
};

/// The first mistake in reading order, wrong digits before struck ones.
std::optional<Mistake> find_mistake(const State& state, const Grid& solution);

/// The steps from a state to its solution, each the first of the simplest technique that has one.
/// Where no technique has any, a cell is filled in from the solution (brute force). The state must
/// be free of mistakes.
std::vector<Step> find_path(const State& state, const Grid& solution);

/// A search that was given up, since it had looked at too many patterns or time ran out.
struct GivenUp {
  Technique technique = Technique::full_house;
  std::uint32_t step = 0;  ///< the step that was looked for, from 1
};

struct Path {
  std::vector<Step> steps;
  /// Where these may not be the simplest steps; each technique the first time.
  std::vector<GivenUp> given_up{};
  /// Whether the searches' watch ended the path before the solution.
  bool is_stopped = false;
};

/// A path as it is found, for who needs every state on it. The solution and what searches share
/// must live as long. Techniques that are preferred or left out are tried as path_order() says.
class PathWalk {
 public:
  PathWalk(const State& start, const Grid& solution, Workspace& shared,
           std::span<const Technique> preferred = {}, std::span<const Technique> without = {});

  /// Where the path has come to.
  const State& state() const { return state_; }
  /// The next step from there. None at the end of the path.
  std::optional<Step> find();
  /// Takes the step that was found.
  void take(const Step& step);

  bool is_stopped() const { return shared_.is_stopped(); }
  const std::vector<GivenUp>& given_up() const { return given_up_; }

 private:
  State state_;
  const Grid& solution_;
  Workspace& shared_;
  PathOrder order_;
  std::uint32_t next_step_ = 1;
  std::vector<GivenUp> given_up_;
};

/// The same, and what was given up. Techniques that are preferred or left out are tried as
/// path_order() says.
Path find_path(const State& state, const Grid& solution, Workspace& shared,
               std::span<const Technique> preferred = {}, std::span<const Technique> without = {});

/// Does what several steps of a state say, which may say the same. Returns the cells that are
/// filled in.
CellSet take_at_once(std::span<const Step> steps, State& state);

/// How hard a puzzle is.
struct Grade {
  Level level = Level::easy;
  std::uint32_t score = 0;
  Technique hardest = Technique::full_house;
  std::uint32_t steps = 0;
};

/// The grade of what is left to do from a state without mistakes, the same in every order of rows,
/// columns and digits: in each round every step of the simplest technique that has one is taken at
/// once. Each placement counts as a step, the eliminations of a round together as one. The level is
/// that of the hardest technique among them, however many steps there are.
///
/// The score says how much the hardest step asks of a person who takes the least demanding one each
/// time and makes pencil marks late (ladder.hpp): a hundred times its demand, 1,200 for a hidden
/// single in a box to 10,000 for guessing, and one for each round that takes pencil marks, up
/// to 99.
Grade grade(const State& state, const Grid& solution);

struct Graded {
  /// Nothing where the searches' watch ended the work.
  std::optional<Grade> grade;
  /// Where there is any, the puzzle may be easier than the grade says. By its steps, and for the
  /// score by the steps that are counted for that.
  std::vector<GivenUp> given_up{};
};

/// The same, and what was given up.
Graded grade(const State& state, const Grid& solution, Workspace& shared);

/// The same, or nothing where the level is above `hardest`, which is known sooner: techniques
/// beyond the last one of that level are not looked for.
std::optional<Grade> grade_up_to(const State& state, const Grid& solution, Level hardest);
/// The same, or nothing where the searches' watch ends the work first.
std::optional<Grade> grade_up_to(const State& state, const Grid& solution, Level hardest,
                                 Workspace& shared);

/// Takes the rounds that grade() would, until the next one would be of a technique above `hardest`,
/// which is below Extreme, or there is none. Returns the level of the hardest that was taken; the
/// state is solved where that is the level of the whole.
Level advance(State& state, Level hardest, Workspace& shared);

}  // namespace ninefold::logic
