#include "core/formats/iss/killer_sections.hpp"

#include "core/formats/iss/section_items.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <string_view>
#include <variant>

namespace ninefold::variants {

namespace {

constexpr std::size_t cell_count = 81;
constexpr std::size_t side = 9;

constexpr std::string_view pointers = "v^<>`',.";
constexpr std::array steps{9, -9, -1, 1, -10, -8, 8, 10};
constexpr std::string_view certain = "<v>^`',";  // a dot may be anything
constexpr std::string_view sums = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";

struct Cage {
  int sum = 0;
  std::vector<std::size_t> cells;
};
using Cages = std::map<std::size_t, Cage>;

std::vector<Item> items_of(const Cages& cages) {
  std::vector<Item> items;
  for (const auto& [key, cage] : cages) {
    std::vector<std::string> arguments{std::to_string(cage.sum)};
    for (const std::size_t cell : cage.cells) arguments.push_back(cell_name(cell, side));
    items.push_back(item_of("Cage", std::move(arguments)));
  }
  return items;
}

RuleError wrong(std::string found, std::string expected) {
  return {0, "killer cages", 0, std::move(found), std::move(expected)};
}

RuleError wrong_in(const std::string& text, std::size_t cell, std::string expected) {
  return wrong(quote(text) + " in " + cell_name(cell, side), std::move(expected));
}

// The first character that is neither a sum nor a pointer.
std::size_t first_strange(const std::string& text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool is_known = pointers.find(text[at]) != std::string_view::npos ||
                          sums.find(text[at]) != std::string_view::npos;
    if (!is_known) return at;
  }
  return std::string::npos;
}

bool has_pointer(const std::string& text) {
  return text.find_first_of(certain) != std::string::npos;
}

// Where the pointers from a cell lead, or what is wrong with them.
std::variant<std::size_t, RuleError> head_of(const std::string& text, std::size_t cell) {
  std::size_t head = cell;
  for (std::size_t hops = 0; hops < cell_count; ++hops) {
    const std::size_t pointer = pointers.find(text[head]);
    if (pointer == std::string_view::npos) return head;
    const int next = static_cast<int>(head) + steps[pointer];
    const int columns = next % static_cast<int>(side) - static_cast<int>(head % side);
    if (next < 0 || next >= static_cast<int>(cell_count) || columns < -1 || columns > 1)
      return wrong_in(text.substr(head, 1), head, "a pointer to a cell of the board");
    head = static_cast<std::size_t>(next);
  }
  return wrong("pointers in a circle from " + cell_name(cell, side),
               "a pointer to a sum, directly or through others");
}

std::variant<Cages, RuleError> follow_pointers(const std::string& text) {
  Cages cages;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    const auto head = head_of(text, cell);
    if (const auto* const error = std::get_if<RuleError>(&head)) return *error;
    Cage& cage = cages[*std::get_if<std::size_t>(&head)];
    cage.sum = static_cast<int>(sums.find(text[*std::get_if<std::size_t>(&head)]));
    cage.cells.push_back(cell);
  }
  return cages;
}

std::optional<RuleError> problem_of_short(const std::string& text) {
  if (!has_pointer(text)) return std::nullopt;
  const std::size_t strange = first_strange(text);
  if (is_short_killer(text)) {
    const auto cages = follow_pointers(text);
    const auto* const error = std::get_if<RuleError>(&cages);
    return error == nullptr ? std::nullopt : std::optional(*error);
  }
  constexpr std::size_t fewest = 60;
  constexpr std::size_t most = 120;
  if (strange == std::string::npos && text.size() >= fewest && text.size() <= most)
    return wrong(std::to_string(text.size()) + " sums and pointers", "81, one for each cell");
  if (text.size() != cell_count || text[0] == '.') return std::nullopt;
  return wrong_in(text.substr(strange, first_length(std::string_view(text).substr(strange))),
                  strange, "a sum (0-9, A-Z or a-j) or a pointer (< > ^ v ' ` , .)");
}

// What stands between colons, if it begins as cages in numbers do.
std::vector<std::string> parts_of_long(const std::string& text) {
  std::vector<std::string> parts;
  if (!text.starts_with("3x3:")) return parts;
  parts.emplace_back();
  for (const char character : text) {
    if (character == ':') {
      parts.emplace_back();
    } else {
      parts.back().push_back(character);
    }
  }
  if (parts.size() < 4 || parts[2] != "k") parts.clear();
  return parts;
}

constexpr std::size_t part_count = cell_count + 4;  // three before the numbers, an empty one after

std::optional<int> number_of(const std::string& part) {
  int number = 0;
  const auto [end, code] = std::from_chars(part.data(), part.data() + part.size(), number);
  if (code != std::errc{} || end != part.data() + part.size() || number < 0) return std::nullopt;
  return number;
}

std::optional<RuleError> problem_of_long(const std::string& text) {
  const std::vector<std::string> parts = parts_of_long(text);
  if (parts.empty()) return std::nullopt;
  if (parts.size() != part_count) {
    return wrong(std::to_string(parts.size() - 4) + " numbers",
                 "81, one for each cell, with a colon after each");
  }
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    if (!number_of(parts[cell + 3]))
      return wrong_in(parts[cell + 3], cell, "a number: 256 times the sum, and the cage");
  }
  return std::nullopt;
}

}  // namespace

bool is_short_killer(const std::string& text) {
  return text.size() == cell_count && has_pointer(text) && first_strange(text) == std::string::npos;
}

std::optional<std::vector<Item>> read_short_killer(const std::string& text) {
  if (!is_short_killer(text)) return std::nullopt;
  const auto read = follow_pointers(text);
  const auto* const cages = std::get_if<Cages>(&read);
  return cages == nullptr ? std::nullopt : std::optional(items_of(*cages));
}

std::optional<std::vector<Item>> read_long_killer(const std::string& text) {
  const std::vector<std::string> parts = parts_of_long(text);
  if (parts.size() != part_count) return std::nullopt;
  Cages cages;
  for (std::size_t cell = 0; cell < cell_count; ++cell) {
    const std::optional<int> number = number_of(parts[cell + 3]);
    if (!number) return std::nullopt;
    if (*number / 256 == 0) continue;
    const auto [cage, is_new] = cages.try_emplace(static_cast<std::size_t>(*number % 256));
    if (is_new) cage->second.sum = *number / 256;
    cage->second.cells.push_back(cell);
  }
  std::vector<Item> items = items_of(cages);
  if (parts[1] == "d") {
    items.push_back(item_of("Diagonal", {"1"}));
    items.push_back(item_of("Diagonal", {"-1"}));
  }
  return items;
}

std::optional<RuleError> problem_of_killer(const std::string& text) {
  if (auto error = problem_of_long(text)) return error;
  return problem_of_short(text);
}

}  // namespace ninefold::variants
