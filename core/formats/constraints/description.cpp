#include "core/formats/constraints/description.hpp"

#include "core/formats/text/empty_runs.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

constexpr std::string_view version = "1";

/// The cells of a board whose size is not known yet.
struct Cells {
  std::array<Digit, max_cells> digits{};
  std::array<std::size_t, max_cells> offsets{};  // where each stands in the text
  int count = 0;
};

Result<Cells> read_cells(std::string_view text, std::size_t start) {
  Cells cells;
  for (std::size_t at = start; at < text.size(); ++at) {
    const char character = text[at];
    int run = 1;
    Digit digit = empty_cell;
    if (character >= '1' && character <= '9') {
      digit = static_cast<Digit>(character - '0');
    } else if (character >= 'a' && character <= 'z') {
      run = character - 'a' + 1;
    } else if (character != '.' && character != '0') {
      return error_at(at, ErrorCode::unexpected_character, quote_first(text.substr(at)),
                      "a digit, \".\" or a letter from a to z");
    }
    if (cells.count + run > max_cells) {
      return error_at(at, ErrorCode::row_too_long, "more than 81 cells", cells_expected);
    }
    for (int i = 0; i < run; ++i) {
      cells.digits[cells.count] = digit;
      cells.offsets[cells.count++] = at;
    }
  }
  return cells;
}

Result<Grid> read_grid(std::string_view text, std::size_t start) {
  const Result<Cells> cells = read_cells(text, start);
  if (!cells) return cells.error();
  const std::optional<Shape> shape = Shape::of_cell_count(cells->count);
  if (!shape) {
    return error_at(text.size(), ErrorCode::row_too_short,
                    count_of(static_cast<std::size_t>(cells->count), "cell"), cells_expected);
  }
  Grid grid(*shape);
  for (int index = 0; index < shape->cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    grid[cell] = cells->digits[cell];
    if (grid[cell] <= shape->size()) continue;
    Error error =
        error_at(cells->offsets[cell], ErrorCode::number_out_of_range, std::to_string(grid[cell]),
                 "a digit from 1 to " + std::to_string(shape->size()));
    error.cell = cell;
    return error;
  }
  return grid;
}

}  // namespace

Result<Puzzle> read_description(std::string_view text) {
  if (text.size() > longest_description) {
    return error_at(0, ErrorCode::too_large, count_of(text.size(), "character"),
                    "at most " + count_of(longest_description, "character"));
  }
  const std::size_t after_version = text.find(';');
  const std::string_view found_version = text.substr(0, after_version);
  if (found_version != version) {
    const bool is_number =
        !found_version.empty() && std::all_of(found_version.begin(), found_version.end(),
                                              [](char c) { return c >= '0' && c <= '9'; });
    return error_at(0, is_number ? ErrorCode::unknown_version : ErrorCode::unexpected_character,
                    found_version.empty() ? "no version" : quote(found_version),
                    "version " + std::string(version));
  }
  if (after_version == std::string_view::npos) {
    return error_at(text.size(), ErrorCode::unexpected_end, end_of_input, "\";\" and rules");
  }
  const std::size_t after_rules = text.find(';', after_version + 1);
  if (after_rules == std::string_view::npos) {
    return error_at(text.size(), ErrorCode::unexpected_end, end_of_input, "\";\" and cells");
  }
  Result<Grid> givens = read_grid(text, after_rules + 1);
  if (!givens) return givens.error();
  Result<std::vector<Rule>> rules =
      read_rules(text.substr(after_version + 1, after_rules - after_version - 1), givens->shape());
  if (!rules) {
    Error error = rules.error();
    error.column += static_cast<int>(after_version) + 1;
    return error;
  }
  return Puzzle{std::move(rules).value(), *givens};
}

std::string write_description(const Puzzle& puzzle) {
  const Shape shape = puzzle.givens.shape();
  std::string text(version);
  text.append(";").append(write_rules(puzzle.rules, shape)).append(";");
  int run = 0;
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Digit digit = puzzle.givens[static_cast<Cell>(index)];
    if (digit == empty_cell) {
      ++run;
      continue;
    }
    write_run(run, text);
    run = 0;
    text += static_cast<char>('0' + digit);
  }
  write_run(run, text);
  return text;
}

}  // namespace ninefold
