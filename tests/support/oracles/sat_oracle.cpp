#include "tests/support/oracles/sat_oracle.hpp"

#include <sys/wait.h>
#include <unistd.h>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string>

namespace ninefold::tests {

namespace {

constexpr int satisfiable_status = 10;
constexpr int unsatisfiable_status = 20;

int variable(Shape shape, Cell cell, Digit digit) { return cell * shape.size() + digit; }

/// A formula in DIMACS form, in its own file that goes with it.
class Formula {
 public:
  explicit Formula(int variables) : variables_(variables) {
    const int descriptor = mkstemp(path_.data());
    if (descriptor >= 0) close(descriptor);
  }
  ~Formula() { std::remove(path_.c_str()); }
  Formula(const Formula&) = delete;
  Formula& operator=(const Formula&) = delete;

  void add(const std::vector<int>& clause) {
    for (const int literal : clause) text_ << literal << ' ';
    text_ << "0\n";
    ++clauses_;
  }

  const std::string& write() const {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path_.c_str(), "w"),
                                                               std::fclose);
    if (file) {
      const std::string clauses = text_.str();
      std::fprintf(file.get(), "p cnf %d %d\n", variables_, clauses_);
      std::fwrite(clauses.data(), 1, clauses.size(), file.get());
    }
    return path_;
  }

 private:
  std::string path_ = "/tmp/ninefold-sat-XXXXXX";
  std::ostringstream text_;
  int variables_;
  int clauses_ = 0;
};

void add_meaning(const ForbiddenTable& forbidden, Formula& formula) {
  const Shape shape = forbidden.shape();
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    std::vector<int> some_digit;
    for (Digit digit = 1; digit <= shape.size(); ++digit) {
      some_digit.push_back(variable(shape, cell, digit));
      for (Digit less = 1; less < digit; ++less) {
        formula.add({-variable(shape, cell, digit), -variable(shape, cell, less)});
      }
    }
    formula.add(some_digit);
    for (int second = index + 1; second < shape.cell_count(); ++second) {
      const auto other = static_cast<Cell>(second);
      for (Digit x = 1; x <= shape.size(); ++x) {
        for (Digit y = 1; y <= shape.size(); ++y) {
          if (!forbidden.forbids(cell, x, other, y)) continue;
          formula.add({-variable(shape, cell, x), -variable(shape, other, y)});
        }
      }
    }
  }
}

/// The solver's exit status, and the literals of its model.
int run_solver(const std::string& path, std::vector<int>& model) {
  const std::string command = "cadical -q " + path;
  std::FILE* output = popen(command.c_str(), "r");
  if (output == nullptr) return -1;
  std::array<char, 4096> line{};
  while (std::fgets(line.data(), line.size(), output) != nullptr) {
    if (line[0] != 'v') continue;
    std::istringstream literals(line.data() + 1);
    for (int literal = 0; literals >> literal;) model.push_back(literal);
  }
  const int status = pclose(output);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

bool has_sat_solver() {
  static const bool found = std::system("cadical --version >/dev/null 2>&1") == 0;
  return found;
}

std::optional<SatAnswer> ask_sat_solver(const ForbiddenTable& forbidden, const Grid& givens,
                                        std::size_t limit) {
  const Shape shape = forbidden.shape();
  Formula formula(shape.cell_count() * shape.size());
  add_meaning(forbidden, formula);
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (givens[cell] != empty_cell) formula.add({variable(shape, cell, givens[cell])});
  }
  SatAnswer answer;
  while (answer.solutions.size() < limit) {
    std::vector<int> model;
    const int status = run_solver(formula.write(), model);
    if (status == unsatisfiable_status) {
      answer.complete = true;
      return answer;
    }
    if (status != satisfiable_status) return std::nullopt;
    Grid solution(shape);
    std::vector<int> not_again;
    for (const int literal : model) {
      if (literal <= 0) continue;
      const int digit = (literal - 1) % shape.size() + 1;
      solution[static_cast<Cell>((literal - 1) / shape.size())] = static_cast<Digit>(digit);
      not_again.push_back(-literal);
    }
    formula.add(not_again);
    if (forbidden.allows(solution)) answer.solutions.push_back(solution);
  }
  return answer;
}

}  // namespace ninefold::tests
