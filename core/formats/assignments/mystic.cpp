#include "core/formats/assignments/mystic.hpp"

#include "core/formats/text/number_reader.hpp"
#include "core/rules/rule_table.hpp"

#include <array>
#include <limits>

namespace ninefold {

namespace {

constexpr int largest = std::numeric_limits<int>::max();

void add_once(DigitPair pair, std::vector<DigitPair>& pairs) {
  for (const DigitPair known : pairs) {
    if (known == pair || known == DigitPair{pair.second, pair.first}) return;
  }
  pairs.push_back(pair);
}

}  // namespace

Result<int> MysticReader::read_number(int least, int most, const char* expected) {
  Result<int> number = next_number(text_, least, most);
  if (number) return number;
  Error error = number.error();
  error.expected = expected;
  return error;
}

std::optional<Error> MysticReader::read_pairs(std::vector<DigitPair>& pairs) {
  const Result<int> count = read_number(0, largest, "the number of forbidden pairs (0 or more)");
  if (!count) return count.error();
  for (int pair = 0; pair < *count; ++pair) {
    std::array<Digit, 2> digits{};
    for (Digit& digit : digits) {
      const Result<int> read = read_number(1, max_size, "a digit from 1 to 9 for a forbidden pair");
      if (!read) return read.error();
      digit = static_cast<Digit>(*read);
    }
    add_once({digits[0], digits[1]}, pairs);
  }
  return std::nullopt;
}

Result<std::optional<Puzzle>> MysticReader::next() {
  if (!puzzles_) {
    const Result<int> puzzles = read_number(0, largest, "the number of puzzles (0 or more)");
    if (!puzzles) return puzzles.error();
    puzzles_ = *puzzles;
  }
  if (puzzle_ == *puzzles_) return std::optional<Puzzle>();
  ++puzzle_;
  const Result<Grid> givens = next_number_grid(text_);
  if (!givens) return in_this_puzzle(givens.error());
  std::vector<DigitPair> pairs;
  if (const std::optional<Error> error = read_pairs(pairs)) return in_this_puzzle(*error);
  return std::optional<Puzzle>(Puzzle{mystic_rules(std::move(pairs)), *givens});
}

Error MysticReader::in_this_puzzle(Error error) const {
  error.expected += " of puzzle " + std::to_string(puzzle_);
  return error;
}

std::vector<Rule> mystic_rules(std::vector<DigitPair> pairs) {
  return {Rule{}, make_rule("torus-knight"), make_rule("torus-pairs", {std::move(pairs)})};
}

std::string write_mystic_answer(int puzzle, Count solutions, const std::optional<Grid>& solution) {
  std::string text = "Puzzle " + std::to_string(puzzle) + ":\n";
  if (solutions == Count(0)) {
    text += "No solution possible.\n";
  } else if (solutions == Count(1) && solution) {
    const Shape shape = solution->shape();
    for (int index = 0; index < shape.cell_count(); ++index) {
      const Cell cell = static_cast<Cell>(index);
      text += static_cast<char>('0' + (*solution)[cell]);
      text += shape.column_of(cell) == shape.size() - 1 ? " \n" : " ";
    }
  } else {
    text += solutions.to_string() + " solutions found.\n";
  }
  return text + "\n";
}

}  // namespace ninefold
