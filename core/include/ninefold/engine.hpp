#pragma once

#include <ninefold/puzzle.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace ninefold {
inline namespace v0 {

/// How much a question may spend. Running out is not an error: the answer says why it stopped.
struct Limits {
  static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t solutions = none;
  /// States of the search, checked every few hundred.
  std::uint64_t nodes = none;
  /// Checked every few hundred nodes, and while rules are made ready.
  std::chrono::milliseconds time = std::chrono::milliseconds::max();
};

/// Why a search ended.
enum class Stopped : std::uint8_t {
  complete,         ///< everything was covered: the answer is exact
  solutions_limit,  ///< the limit of solutions was reached
  nodes_limit,      ///< the limit of nodes was reached
  time_limit,       ///< the limit of time was reached
  cancelled,        ///< a callback asked to stop
};

/// How far a question has come.
struct Progress {
  std::string solutions;    ///< found so far, in decimal digits
  std::uint64_t nodes = 0;  ///< none while rules are still made ready
  double fraction = 0;      ///< of making rules ready or of searching, 0 to 1
};

/// Called about every thousand nodes; returning false ends the search. May be empty.
using OnProgress = std::function<bool(const Progress&)>;

/// The answer to a question.
struct Answer {
  /// How many solutions were found, in decimal digits: the empty classic board has more than 64
  /// bits hold. Exact where `stopped` is complete, else at least so many.
  std::string solutions = "0";
  Stopped stopped = Stopped::complete;
  std::uint64_t nodes = 0;
  /// The values of all cells of a solution, where the question promises one and there is one; else
  /// empty.
  std::vector<int> solution;

  bool is_exact() const { return stopped == Stopped::complete; }
};

/// In how many solutions each value of each cell stands.
struct Candidates {
  /// For every cell and value, value v at [v - lowest]: solutions with it, counted up to what was
  /// asked for.
  std::vector<std::vector<std::uint32_t>> solutions;
  Stopped stopped = Stopped::complete;
  std::uint64_t nodes = 0;
};

/// A puzzle made ready for searching, by the first question that is asked. Every solution that it
/// tells of obeys the meaning of every rule.
class Engine {
 public:
  explicit Engine(const Puzzle& puzzle);
  Engine(Engine&&) noexcept;
  Engine& operator=(Engine&&) noexcept;
  ~Engine();

  /// None, one, or more than one, which is told as 2 with `solutions_limit`. `solution` is the
  /// first that was found.
  Answer solve(const Limits& limits = {}, const OnProgress& progress = {}) const;
  /// How many solutions there are.
  Answer count(const Limits& limits = {}, const OnProgress& progress = {}) const;
  /// The first solution in the order of cells; `solutions` is 0 or 1.
  Answer first(const Limits& limits = {}, const OnProgress& progress = {}) const;
  /// All solutions in the order of cells, each handed to `visit`, which may return false to end.
  Answer enumerate(const std::function<bool(std::span<const int>)>& visit,
                   const Limits& limits = {}, const OnProgress& progress = {}) const;
  /// The values that each cell has in some solution, and in how many of them, counted up to
  /// `most`, which is at least 1. The limit of solutions is ignored.
  Candidates candidates(std::uint32_t most = 1, const Limits& limits = {},
                        const OnProgress& progress = {}) const;

 private:
  struct Inside;
  std::unique_ptr<const Inside> inside_;
};

}  // namespace v0
}  // namespace ninefold
