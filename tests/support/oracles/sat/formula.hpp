#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace ninefold::tests {

/// Whether there is a `cadical` to ask.
bool has_sat_solver();

/// A formula in DIMACS form, in its own file that goes with it.
class Formula {
 public:
  enum class Verdict { satisfiable, unsatisfiable, failed };

  /// With variables from 1 to a number.
  explicit Formula(int variables);
  ~Formula();
  Formula(const Formula&) = delete;
  Formula& operator=(const Formula&) = delete;

  /// One variable more.
  int add_variable() { return ++variables_; }

  void add(const std::vector<int>& clause);

  /// Runs `cadical` as a process; `model` gets the literals that it found.
  Verdict solve(std::vector<int>& model) const;

 private:
  void write() const;

  std::string path_ = "/tmp/ninefold-sat-XXXXXX";
  std::ostringstream text_;
  int variables_;
  int clauses_ = 0;
};

}  // namespace ninefold::tests
