#include "core/formats/iss/described_cells.hpp"

#include "core/board/shape.hpp"
#include "core/formats/text/empty_runs.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

namespace ninefold::variants {

namespace {

constexpr std::string_view value_characters = "0123456789JKLMNOP";

}  // namespace

char character_of(int value) { return value_characters[static_cast<std::size_t>(value)]; }

Result<std::vector<int>> read_described_cells(std::string_view text, std::size_t start,
                                              const Layout& layout) {
  const auto wanted = static_cast<std::size_t>(layout.grid_size());
  const std::string cells_wanted = ninefold::count_of(wanted, "cell");
  std::vector<int> values;
  for (std::size_t at = start; at < text.size(); ++at) {
    const char character = text[at];
    std::size_t run = 1;
    int value = layout.lowest - 1;
    if (character >= 'a' && character <= 'z') {
      run = static_cast<std::size_t>(character - 'a') + 1;
    } else if (character != '.') {
      const std::size_t found = value_characters.find(character);
      if (found == std::string_view::npos) {
        return error_at(at, ErrorCode::unexpected_character, quote_first(text.substr(at)),
                        "a value, \".\" or a letter from a to z");
      }
      value = static_cast<int>(found);
      if (value < layout.lowest || value > layout.highest) {
        Error error = error_at(at, ErrorCode::number_out_of_range, std::to_string(value),
                               "a value from " + std::to_string(layout.lowest) + " to " +
                                   std::to_string(layout.highest));
        error.cell = static_cast<Cell>(values.size());
        return error;
      }
    }
    if (values.size() + run > wanted) {
      return error_at(at, ErrorCode::row_too_long, "more than " + cells_wanted, cells_wanted);
    }
    values.insert(values.end(), run, value);
  }
  if (values.size() < wanted) {
    return error_at(text.size(), ErrorCode::row_too_short,
                    ninefold::count_of(values.size(), "cell"), cells_wanted);
  }
  return values;
}

std::string write_described_cells(const Layout& layout, std::span<const int> values) {
  std::string text;
  int run = 0;
  for (const int value : values) {
    if (value < layout.lowest) {
      ++run;
      continue;
    }
    write_run(run, text);
    run = 0;
    text += character_of(value);
  }
  write_run(run, text);
  return text;
}

}  // namespace ninefold::variants
