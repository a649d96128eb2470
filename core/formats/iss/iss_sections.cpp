#include "core/formats/iss/iss_sections.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>

namespace ninefold::variants {

namespace {

using Items = std::optional<std::vector<Item>>;

Item item_of(std::string name, std::vector<std::string> arguments) {
  Item item;
  item.name = std::move(name);
  item.arguments = std::move(arguments);
  return item;
}

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

std::string cell_name(std::size_t cell, std::size_t side) {
  constexpr std::string_view digits = "0123456789abcdefg";
  return {'R', digits[cell / side + 1], 'C', digits[cell % side + 1]};
}

bool consists_of(const std::string& text, std::string_view characters) {
  return text.find_first_not_of(characters) == std::string::npos;
}

std::vector<Item> cages_of(
    const std::map<std::size_t, std::pair<int, std::vector<std::size_t>>>& cages) {
  std::vector<Item> items;
  for (const auto& [key, cage] : cages) {
    std::vector<std::string> arguments{std::to_string(cage.first)};
    for (const std::size_t cell : cage.second) arguments.push_back(cell_name(cell, 9));
    items.push_back(item_of("Cage", std::move(arguments)));
  }
  return items;
}

// Each cell has its cage's sum or points to another cell of the cage.
Items read_short_killer(const std::string& text) {
  constexpr std::string_view pointers = "v^<>`',.";
  constexpr std::string_view certain = "<v>^`',";
  constexpr std::array steps{9, -9, -1, 1, -10, -8, 8, 10};
  constexpr std::string_view sums = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
  const bool fits = text.size() == 81 && text.find_first_of(certain) != std::string::npos &&
                    consists_of(text, std::string(sums) + std::string(pointers));
  if (!fits) return std::nullopt;
  std::map<std::size_t, std::pair<int, std::vector<std::size_t>>> cages;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    int head = static_cast<int>(cell);
    for (int hops = 0;; ++hops) {
      const std::size_t pointer = pointers.find(text[static_cast<std::size_t>(head)]);
      if (pointer == std::string_view::npos) break;
      head += steps[pointer];
      if (head < 0 || head >= 81 || hops > 81)
        return std::nullopt;  // off the board, or round in a circle
    }
    auto& cage = cages[static_cast<std::size_t>(head)];
    cage.first = static_cast<int>(sums.find(text[static_cast<std::size_t>(head)]));
    cage.second.push_back(cell);
  }
  return cages_of(cages);
}

// 3x3:[d]:k: and then a number for each cell: 256 times the sum, and the cage's number.
Items read_long_killer(const std::string& text) {
  if (!text.starts_with("3x3:")) return std::nullopt;
  std::vector<std::string> parts(1);
  for (const char character : text) {
    if (character == ':') {
      parts.emplace_back();
    } else {
      parts.back().push_back(character);
    }
  }
  if (parts.size() != 85 || parts[2] != "k") return std::nullopt;
  std::map<std::size_t, std::pair<int, std::vector<std::size_t>>> cages;
  for (std::size_t cell = 0; cell < 81; ++cell) {
    const std::string& part = parts[cell + 3];
    int number = 0;
    const auto [end, code] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (code != std::errc{} || end != part.data() + part.size() || number < 0) return std::nullopt;
    if (number / 256 == 0) continue;
    const auto [cage, is_new] = cages.try_emplace(static_cast<std::size_t>(number % 256));
    if (is_new) cage->second.first = number / 256;
    cage->second.second.push_back(cell);
  }
  std::vector<Item> items = cages_of(cages);
  if (parts[1] == "d") {
    items.push_back(item_of("Diagonal", {"1"}));
    items.push_back(item_of("Diagonal", {"-1"}));
  }
  return items;
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

Items read_jigsaw(const std::string& text) {
  if (text.size() % 2 != 0 || side_of(text.size() / 2, 2) == 0) return std::nullopt;
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

}  // namespace

std::optional<std::vector<Item>> read_raw_section(const std::string& section,
                                                  const std::string& dense) {
  if (dense.size() == 1) return std::nullopt;
  if (dense.starts_with('=')) return read_grid(dense.substr(1));
  for (const auto read :
       {read_short_killer, read_long_killer, read_jigsaw, read_layout, read_grid}) {
    if (Items items = read(dense)) return items;
  }
  if (Items items = read_numbers(section)) return items;
  return read_pencil_marks(dense);
}

}  // namespace ninefold::variants
