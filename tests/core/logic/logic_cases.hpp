#pragma once

#include "core/logic/find.hpp"

#include <string>
#include <vector>

namespace ninefold::tests {

/// A state of a classic 9x9 puzzle with a technique and what it must strike or place there.
struct LogicCase {
  std::string id;
  std::string technique;
  std::string variant;
  std::string digits;
  Grid givens;
  Grid values;
  std::vector<logic::Candidate> removed;
  std::vector<logic::Candidate> eliminations;
  std::vector<logic::Candidate> placements;
  bool must_not = false;
  bool has_others = false;
  Grid solution;

  logic::State state(const logic::Links& links) const;
};

/// The cases of a file with columns named as in ../shared/cases/techniques/cases.tsv; columns that
/// are missing stay empty. Nothing if there is no such file.
std::vector<LogicCase> read_logic_cases(const std::string& path);

/// "r1c2<>3 r4c5=6", in order.
std::vector<logic::Candidate> candidates_of(const std::string& text);

/// The links of classic 9x9 boards.
const logic::Links& classic_links();

/// The first puzzles of a list in tests/bench, as many as there are up to `most`.
std::vector<Grid> puzzles_of(const std::string& list, std::size_t most);

/// Of a classic puzzle with one solution.
Grid solution_of(const Grid& givens);

/// "r1c2<>3 r4c5=6".
std::string effect_text(const std::vector<logic::Candidate>& eliminations,
                        const std::vector<logic::Candidate>& placements);

}  // namespace ninefold::tests
