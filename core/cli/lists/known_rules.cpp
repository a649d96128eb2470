#include "core/cli/lists/known_rules.hpp"

#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace ninefold::cli {

namespace {

// \n stands for a line break, since a puzzle is one line.
std::string with_line_breaks(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == 'n') {
      result.push_back('\n');
      ++i;
    } else {
      result.push_back(text[i]);
    }
  }
  return result;
}

bool is_given(const variants::Item& item) { return item.name == variants::given_name; }

// Whether two texts say the same but for givens outside blocks, item by item.
bool have_same_rules(const std::vector<variants::Item>& some,
                     const std::vector<variants::Item>& others) {
  auto other = others.begin();
  for (const variants::Item& item : some) {
    if (is_given(item)) continue;
    while (other != others.end() && is_given(*other)) ++other;
    if (other == others.end() || !(*other == item)) return false;
    ++other;
  }
  return std::all_of(other, others.end(), is_given);
}

// A plain grid comes to two items: the board, and then its givens.
constexpr int item_of_plain_grid = 2;

/// Whether the rules are those of a plain grid of that shape.
bool are_of_plain_grid(const variants::Puzzle& rules, Shape shape) {
  return rules.items.size() == item_of_plain_grid && rules.items[0].name == "Shape" &&
         rules.items[0].arguments.size() == 1 && is_given(rules.items[1]) &&
         rules.layout.grid_size() == shape.cell_count();
}

Error error_of(const variants::RuleError& problem, int line) {
  const std::string place = place_of(problem);
  return error_of_line(line, (place.empty() ? "" : place + ": ") + problem.found, problem.expected);
}

}  // namespace

variants::Puzzle ListedPuzzle::puzzle() const {
  variants::Puzzle puzzle = variants::rules_of(*rules);
  puzzle.givens = givens;
  if (!items.empty()) {
    puzzle.items = items;
    return puzzle;
  }
  std::erase_if(puzzle.items, [this](const variants::Item& item) {
    return is_given(item) && item.number == board_item;
  });
  variants::Item board;
  board.name = variants::given_name;
  board.number = board_item;
  for (const variants::Given& given : givens) {
    if (given.item != board_item) continue;
    board.arguments.push_back(puzzle.layout.name(given.cell) + "_" +
                              std::to_string(*given_digit(given, puzzle.layout)));
  }
  // Of a plain grid there is such an item even where it is empty.
  if (board_item > 0 || !board.arguments.empty()) puzzle.items.push_back(std::move(board));
  return puzzle;
}

std::variant<ListedPuzzle, Error> KnownRules::read(const std::string& text, int line,
                                                   WorkMeter& meter) {
  return rules_ ? read_digits(text, line, meter) : read_text(text, line, meter);
}

std::variant<ListedPuzzle, Error> KnownRules::read_described(const std::string& description,
                                                             int line, WorkMeter& meter) {
  Result<variants::DescribedVariant> variant = variants::read_described_variant(description, meter);
  if (!variant) return error_of_line(line, variant.error().found, variant.error().expected);
  // Its rules are its own: they are not those of the next puzzle.
  variants::Puzzle& puzzle = variant->puzzle;
  ListedPuzzle listed{nullptr, puzzle.givens, puzzle.items, 0};
  listed.rules = variants::prepare(std::move(puzzle));
  return listed;
}

std::variant<ListedPuzzle, Error> KnownRules::read_text(const std::string& text, int line,
                                                        WorkMeter& meter) {
  const std::shared_ptr<const variants::PreparedRules> known = latest();
  if (known) {
    const std::optional<Grid> digits = variants::read_plain_grid(text);
    if (digits && are_of_plain_grid(variants::rules_of(*known), digits->shape()))
      return ListedPuzzle{
          known, variants::givens_of(*digits, item_of_plain_grid), {}, item_of_plain_grid};
  }
  auto read = variants::read_iss_items(with_line_breaks(text));
  if (const auto* const problem = std::get_if<variants::RuleError>(&read))
    return error_of(*problem, line);
  auto& items = *std::get_if<std::vector<variants::Item>>(&read);
  if (known && have_same_rules(items, variants::rules_of(*known).items)) {
    ListedPuzzle listed{known, {}, std::move(items), 0};
    for (const variants::Item& item : listed.items) {
      if (!is_given(item)) continue;
      if (auto problem = variants::read_givens(item, listed.layout(), listed.givens)) {
        variants::make_printable(*problem);
        return error_of(*problem, line);
      }
    }
    return listed;
  }
  variants::PuzzleOrError made = variants::read_iss_text(std::move(items), meter);
  if (const auto* const problem = std::get_if<variants::RuleError>(&made))
    return error_of(*problem, line);
  ListedPuzzle listed = keep(std::move(*std::get_if<variants::Puzzle>(&made)));
  listed.items = variants::rules_of(*listed.rules).items;
  return listed;
}

std::variant<ListedPuzzle, Error> KnownRules::read_digits(const std::string& text, int line,
                                                          WorkMeter& meter) {
  const Result<PuzzleLine> digits = read_puzzle_line({text, line});
  if (!digits) return digits.error();
  const std::shared_ptr<const variants::PreparedRules> known = latest();
  const int cells = digits->givens.shape().cell_count();
  if (known && variants::rules_of(*known).layout.grid_size() == cells) {
    ListedPuzzle listed{known, {}, {}, 0};
    for (const variants::Item& item : variants::rules_of(*known).items) {
      if (is_given(item) && item.number > 0) read_givens(item, listed.layout(), listed.givens);
    }
    for (const variants::Given& given : variants::givens_of(digits->givens))
      listed.givens.push_back(given);
    return listed;
  }
  Result<variants::DescribedVariant> variant = variants::read_described_variant(
      "1;" + *rules_ + ";" + write_puzzle_line(digits->givens), meter);
  if (!variant) return error_of_line(line, variant.error().found, variant.error().expected);
  return keep(std::move(variant->puzzle));
}

std::shared_ptr<const variants::PreparedRules> KnownRules::latest() const {
  const std::lock_guard lock(mutex_);
  return latest_;
}

ListedPuzzle KnownRules::keep(variants::Puzzle puzzle) {
  ListedPuzzle listed{nullptr, puzzle.givens, {}, 0};
  listed.rules = variants::prepare(std::move(puzzle));
  const std::lock_guard lock(mutex_);
  latest_ = listed.rules;
  return listed;
}

Error error_of_line(int line, std::string found, std::string expected) {
  Error error;
  error.code = ErrorCode::bad_rule;
  error.line = line;
  error.column = 1;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

}  // namespace ninefold::cli
