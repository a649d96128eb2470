// Bytes -> description, or a list of rules: what can be read is valid, and comes back the same
// when written.

#include "core/rules/validate.hpp"
#include "tests/fuzz/byte_reader.hpp"
#include "tests/fuzz/check_puzzle.hpp"

using namespace ninefold;

namespace {

void read_as_rules(std::string_view text, Shape shape) {
  const Result<std::vector<Rule>> rules = read_rules(text, shape);
  if (!rules) return fuzz::check_error(rules.error());
  fuzz::require(!validate(*rules, shape).has_value(), "rules that were read are valid");
  const std::string written = write_rules(*rules, shape);
  const Result<std::vector<Rule>> again = read_rules(written, shape);
  fuzz::require(again.has_value(), "rules that were written can be read: " + written);
  fuzz::require(write_rules(*again, shape) == written, "writing twice is the same: " + written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::ByteReader(data, size).rest();
  for (const int digits : {4, 6, 9}) read_as_rules(text, Shape::of_size(digits).value());
  const Result<Puzzle> puzzle = read_description(text);
  if (!puzzle) {
    fuzz::check_error(puzzle.error());
    return 0;
  }
  fuzz::check_puzzle(*puzzle);
  const Result<Puzzle> again = read_description(write_description(*puzzle));
  fuzz::require(*again == *puzzle, "the puzzle comes back");
  return 0;
}
