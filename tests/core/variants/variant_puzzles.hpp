#pragma once

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

namespace ninefold::tests {

/// The puzzle of a text that can be read.
inline variants::Puzzle read_variant(const std::string& text) {
  variants::PuzzleOrError read = variants::read_iss_text(text);
  if (const auto* const error = std::get_if<variants::RuleError>(&read)) {
    FAIL(text << ": item " << error->item << " " << error->kind << " argument " << error->argument
              << ": found " << error->found << ", expected " << error->expected);
  }
  return std::move(*std::get_if<variants::Puzzle>(&read));
}

/// How many rules and givens a puzzle has.
inline std::size_t statement_count(const variants::Puzzle& puzzle) {
  return puzzle.rules.size() + puzzle.givens.size();
}

/// What is wrong with a text that cannot be read.
inline variants::RuleError error_of(const std::string& text) {
  const variants::PuzzleOrError read = variants::read_iss_text(text);
  const auto* const error = std::get_if<variants::RuleError>(&read);
  REQUIRE(error != nullptr);
  return *error;
}

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

/// The text so many times.
inline std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// Every assignment of values to cells, one after the other.
inline std::uint64_t count_by_brute_force(const variants::Puzzle& puzzle) {
  const variants::Layout& layout = puzzle.layout;
  std::vector<int> values(static_cast<std::size_t>(layout.cell_count()), layout.lowest);
  std::uint64_t found = 0;
  while (true) {
    if (variants::is_solution(puzzle, values)) ++found;
    std::size_t cell = 0;
    while (cell < values.size() && values[cell] == layout.highest) values[cell++] = layout.lowest;
    if (cell == values.size()) return found;
    ++values[cell];
  }
}

}  // namespace ninefold::tests
