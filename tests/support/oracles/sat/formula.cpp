#include "tests/support/oracles/sat/formula.hpp"

#include <sys/wait.h>
#include <unistd.h>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace ninefold::tests {

bool has_sat_solver() {
  static const bool found = std::system("cadical --version >/dev/null 2>&1") == 0;
  return found;
}

Formula::Formula(int variables) : variables_(variables) {
  const int descriptor = mkstemp(path_.data());
  if (descriptor >= 0) close(descriptor);
}

Formula::~Formula() { std::remove(path_.c_str()); }

void Formula::add(const std::vector<int>& clause) {
  for (const int literal : clause) text_ << literal << ' ';
  text_ << "0\n";
  ++clauses_;
}

void Formula::write() const {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path_.c_str(), "w"),
                                                             std::fclose);
  if (!file) return;
  const std::string clauses = text_.str();
  std::fprintf(file.get(), "p cnf %d %d\n", variables_, clauses_);
  std::fwrite(clauses.data(), 1, clauses.size(), file.get());
}

Formula::Verdict Formula::solve(std::vector<int>& model) const {
  write();
  const std::string command = "cadical -q " + path_;
  std::FILE* output = popen(command.c_str(), "r");
  if (output == nullptr) return Verdict::failed;
  std::array<char, 4096> line{};
  while (std::fgets(line.data(), line.size(), output) != nullptr) {
    if (line[0] != 'v') continue;
    std::istringstream literals(line.data() + 1);
    for (int literal = 0; literals >> literal;) model.push_back(literal);
  }
  const int status = pclose(output);
  if (!WIFEXITED(status)) return Verdict::failed;
  switch (WEXITSTATUS(status)) {
    case 10: return Verdict::satisfiable;
    case 20: return Verdict::unsatisfiable;
    default: return Verdict::failed;
  }
}

}  // namespace ninefold::tests
