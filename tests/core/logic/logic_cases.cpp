#include "tests/core/logic/logic_cases.hpp"

#include "core/engine/engine.hpp"
#include "core/rules/constraints.hpp"

#include "tests/support/puzzles/grids.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

namespace ninefold::tests {

namespace {

std::vector<std::string> fields_of(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char character : line) {
    if (character == '\t') {
      fields.emplace_back();
    } else {
      fields.back() += character;
    }
  }
  return fields;
}

std::string cell_text(Cell cell) {
  return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
}

}  // namespace

std::vector<logic::Candidate> candidates_of(const std::string& text) {
  std::vector<logic::Candidate> candidates;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    candidates.push_back(
        {Shape{}.cell(word[1] - '1', word[3] - '1'), static_cast<Digit>(word.back() - '0')});
  }
  std::sort(candidates.begin(), candidates.end());
  return candidates;
}

logic::State LogicCase::state(const logic::Links& links) const {
  logic::State state(links, givens);
  for (const Cell cell : links.all_cells()) {
    if (givens[cell] != values[cell]) state.place({cell, values[cell]});
  }
  for (const logic::Candidate& candidate : removed) state.strike(candidate);
  return state;
}

std::vector<LogicCase> read_logic_cases(const std::string& path) {
  std::ifstream file(path);
  std::vector<LogicCase> cases;
  std::vector<std::string> names;
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> fields = fields_of(line);
    if (names.empty()) {
      names = fields;
      continue;
    }
    std::map<std::string, std::string> row;
    for (std::size_t index = 0; index < fields.size(); ++index) row[names[index]] = fields[index];
    LogicCase one;
    one.id = row["id"];
    one.technique = row["technique"];
    one.variant = row["variant"];
    one.digits = row["digits"];
    one.givens = grid_of(row["givens"]);
    one.values = grid_of(row["values"]);
    one.removed = candidates_of(row["removed"]);
    one.eliminations = candidates_of(row["eliminations"]);
    one.placements = candidates_of(row["placements"]);
    one.must_not = row["must_not"] == "1";
    one.has_others = row["other_instances"] != "0";
    one.solution = grid_of(row["solution"]);
    cases.push_back(std::move(one));
  }
  return cases;
}

const logic::Links& classic_links() {
  static const std::vector<Rule> classic{Rule{}};
  static const logic::Links links(gather_constraints(classic, Shape{}));
  return links;
}

std::vector<Grid> puzzles_of(const std::string& list, std::size_t most) {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/bench/" + list);
  std::vector<Grid> puzzles;
  for (std::string line; puzzles.size() < most && std::getline(file, line);) {
    puzzles.push_back(grid_of(line));
  }
  return puzzles;
}

Grid solution_of(const Grid& givens) {
  const std::vector<Rule> classic{Rule{}};
  return *Engine::create(givens.shape(), classic)->solve(givens).solution;
}

std::string effect_text(const std::vector<logic::Candidate>& eliminations,
                        const std::vector<logic::Candidate>& placements) {
  std::string text;
  for (const auto& [cell, digit] : eliminations) {
    text += (text.empty() ? "" : " ") + cell_text(cell) + "<>" + std::to_string(digit);
  }
  for (const auto& [cell, digit] : placements) {
    text += (text.empty() ? "" : " ") + cell_text(cell) + "=" + std::to_string(digit);
  }
  return text;
}

}  // namespace ninefold::tests
