#include "core/formats/iss/iss_sections.hpp"

#include "core/formats/iss/killer_sections.hpp"
#include "core/formats/iss/section_items.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ninefold::variants {

namespace {

using Items = std::optional<std::vector<Item>>;

Item shape_of(std::size_t side) {
  return item_of("Shape", {std::to_string(side) + "x" + std::to_string(side)});
}

// The side of which `size` is a power, from 1 to 16, or 0.
std::size_t side_of(std::size_t size, int power) {
  for (std::size_t side = 1; side <= longest_side; ++side) {
    std::size_t product = 1;
    for (int i = 0; i < power; ++i) product *= side;
    if (product == size) return side;
  }
  return 0;
}

bool consists_of(const std::string& text, std::string_view characters) {
  return text.find_first_not_of(characters) == std::string::npos;
}

Items read_grid(const std::string& text) {
  const std::size_t side = side_of(text.size(), 2);
  if (side == 0) return std::nullopt;
  std::optional<char> blank;
  std::vector<std::string> givens;
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    const char character = text[cell];
    const char first = side < 10 ? '1' : 'A';
    if (character >= first && character < first + static_cast<int>(side)) {
      givens.push_back(cell_name(cell, side) + "_" + std::to_string(character - first + 1));
    } else if (blank.value_or(character) == character) {
      blank = character;
    } else {
      return std::nullopt;
    }
  }
  return std::vector<Item>{shape_of(side), item_of("Given", std::move(givens))};
}

// The same regions named by letters and digits alone: a dot would end the item that they become.
std::string with_plain_names(std::string names) {
  constexpr std::string_view plain =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  for (std::size_t at = names.find_first_not_of(plain); at != std::string::npos;
       at = names.find_first_not_of(plain)) {
    const char strange = names[at];
    const std::size_t unused = plain.find_first_not_of(names);
    std::replace(names.begin(), names.end(), strange, plain[unused]);
  }
  return names;
}

Items read_layout(const std::string& text) {
  const std::size_t side = side_of(text.size(), 2);
  if (side == 0) return std::nullopt;
  std::array<std::size_t, 256> counts{};
  for (const char character : text) ++counts[static_cast<unsigned char>(character)];
  for (const std::size_t count : counts) {
    if (count != 0 && count != side) return std::nullopt;
  }
  return std::vector<Item>{shape_of(side), item_of("Jigsaw", {with_plain_names(text)}),
                           item_of("NoBoxes", {})};
}

// The same where values are digits, and letters from 10 on: A = 10, or, where a cell is 0 and
// others are blank, with values from 0.
Items read_grid_of_digits(const std::string& text) {
  const std::size_t side = side_of(text.size(), 2);
  constexpr std::string_view values = "0123456789ABCDEFG";
  const bool has_digits = text.find_first_of("123456789") != std::string::npos;
  if (side < 10 || !has_digits || !consists_of(text, "0123456789ABCDEFGabcdefg.")) {
    return std::nullopt;
  }
  const bool has_dots = text.find('.') != std::string::npos;
  const bool begins_with_zero = has_dots && text.find('0') != std::string::npos;
  const std::size_t lowest = begins_with_zero ? 0 : 1;
  std::vector<std::string> givens;
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    if (text[cell] == '.' || (text[cell] == '0' && !has_dots)) continue;
    const bool is_small = text[cell] >= 'a';
    const std::size_t value = values.find(static_cast<char>(text[cell] - (is_small ? 32 : 0)));
    if (value < lowest || value >= lowest + side) return std::nullopt;
    givens.push_back(cell_name(cell, side) + "_" + std::to_string(value));
  }
  Item shape = shape_of(side);
  if (begins_with_zero) shape.arguments.push_back("0-" + std::to_string(side - 1));
  return std::vector<Item>{std::move(shape), item_of("Given", std::move(givens))};
}

Items read_jigsaw(const std::string& text) {
  if (text.size() % 2 != 0 || side_of(text.size() / 2, 2) == 0) return std::nullopt;
  // An item without a cell is no jigsaw of one.
  if (text == ".~") return std::nullopt;
  Items layout = read_layout(text.substr(text.size() / 2));
  Items grid = read_grid(text.substr(0, text.size() / 2));
  if (!layout || !grid) return std::nullopt;
  for (Item& item : *grid) layout->push_back(std::move(item));
  return layout;
}

// Numbers and dots, separated by white space and borders of any kind.
Items read_numbers(const std::string& section) {
  if (!consists_of(section, "0123456789 \t\r\n\f\v.|_-")) return std::nullopt;
  std::vector<std::string> tokens;
  bool in_number = false;
  for (const char character : section) {
    const bool is_digit = character >= '0' && character <= '9';
    if (is_digit && in_number) {
      tokens.back().push_back(character);
    } else if (is_digit || character == '.') {
      tokens.emplace_back(1, character);
    }
    in_number = is_digit;
  }
  const std::size_t side = side_of(tokens.size(), 2);
  if (side == 0) return std::nullopt;
  // One number of many digits is no grid of one cell, but may be pencil marks without a dot.
  if (side == 1 && tokens[0].size() > 1) return std::nullopt;
  std::vector<std::string> givens;
  for (std::size_t cell = 0; cell < tokens.size(); ++cell) {
    if (tokens[cell] != ".") givens.push_back(cell_name(cell, side) + "_" + tokens[cell]);
  }
  return std::vector<Item>{shape_of(side), item_of("Given", std::move(givens))};
}

// As many characters for each cell as there are values; digits are its candidates.
Items read_pencil_marks(const std::string& text) {
  const std::size_t side = side_of(text.size(), 3);
  if (side == 0 || !consists_of(text, "0123456789.")) return std::nullopt;
  std::vector<std::string> givens;
  for (std::size_t cell = 0; cell < side * side; ++cell) {
    std::string& given = givens.emplace_back(cell_name(cell, side));
    for (const char character : text.substr(cell * side, side)) {
      if (character != '.') given += std::string("_") + character;
    }
  }
  return std::vector<Item>{shape_of(side), item_of("Given", std::move(givens))};
}

bool is_ascii(char character) { return static_cast<unsigned char>(character) < 0x80; }

// A byte for each character, other ones for others: blanks and names of regions may be anything.
std::optional<std::string> in_single_bytes(std::string_view text) {
  std::vector<std::string_view> others;
  std::string bytes;
  while (!text.empty()) {
    const std::string_view character = text.substr(0, first_length(text));
    text.remove_prefix(character.size());
    if (is_ascii(character[0])) {
      bytes.push_back(character[0]);
      continue;
    }
    const auto known = std::find(others.begin(), others.end(), character);
    const auto number = static_cast<std::size_t>(known - others.begin());
    constexpr std::size_t most = 0x80;
    if (number == most) return std::nullopt;
    if (known == others.end()) others.push_back(character);
    bytes.push_back(static_cast<char>(most + number));
  }
  return bytes;
}

Items read_any(const std::string& section, const std::string& dense) {
  if (dense.size() == 1) return std::nullopt;
  if (dense.starts_with('=')) return read_grid(dense.substr(1));
  // Pointers that lead nowhere are no signs for open cells.
  if (is_short_killer(dense)) return read_short_killer(dense);
  for (const auto read :
       {read_long_killer, read_jigsaw, read_layout, read_grid, read_grid_of_digits}) {
    if (Items items = read(dense)) return items;
  }
  if (Items items = read_numbers(section)) return items;
  return read_pencil_marks(dense);
}

}  // namespace

std::optional<std::vector<Item>> read_raw_section(const std::string& section,
                                                  const std::string& dense) {
  if (std::all_of(dense.begin(), dense.end(), is_ascii)) return read_any(section, dense);
  const std::optional<std::string> bytes = in_single_bytes(dense);
  return bytes ? read_any(section, *bytes) : std::nullopt;
}

}  // namespace ninefold::variants
