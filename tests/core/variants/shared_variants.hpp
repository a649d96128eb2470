#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace ninefold::tests {

/// A puzzle of the shared collection, with what its table says of it.
struct SharedVariant {
  std::string name;
  std::string text;
  std::string expected;
};

/// The shared half of the collection; empty where it is not there.
inline std::vector<SharedVariant> shared_variants() {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/variants/puzzles.tsv");
  std::vector<SharedVariant> puzzles;
  for (std::string line; std::getline(file, line);) {
    std::istringstream fields(line);
    SharedVariant& puzzle = puzzles.emplace_back();
    std::getline(fields, puzzle.name, '\t');
    std::getline(fields, puzzle.text, '\t');
    std::getline(fields, puzzle.expected, '\t');
    for (std::size_t place = 0; (place = puzzle.text.find("\\n", place)) != std::string::npos;)
      puzzle.text.replace(place, 2, "\n");
  }
  return puzzles;
}

}  // namespace ninefold::tests
