#include "core/formats/iss/iss_text.hpp"

#include "core/formats/iss/iss_sections.hpp"
#include "core/formats/iss/killer_sections.hpp"
#include "core/formats/iss/white_space.hpp"
#include "core/formats/text/quote.hpp"
#include "core/variants/quoted.hpp"
#include "core/variants/surplus.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

bool is_space(char character) {
  return character == ' ' || (character >= '\t' && character <= '\r');
}

// Lines that begin with # become empty ones; then blank lines cut the text.
std::vector<std::string> sections_of(std::string_view text) {
  std::vector<std::string> sections(1);
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.starts_with('#')) line = {};
    const bool is_blank = line.find_first_not_of(" \t\f\v") == std::string_view::npos;
    if (is_blank) {
      if (!sections.back().empty()) sections.emplace_back();
    } else {
      sections.back().append(line).push_back('\n');
    }
  }
  if (sections.size() > 1 && sections.back().empty()) sections.pop_back();
  return sections;
}

// The same without white space.
std::string dense_of(const std::string& section) {
  // Most are one line that has none but its end.
  const auto spaces = std::count_if(section.begin(), section.end(), [](char character) {
    return static_cast<unsigned char>(character) <= ' ';
  });
  if (spaces == 1 && section.back() == '\n') return section.substr(0, section.size() - 1);
  std::string dense = section;
  std::erase_if(dense, [](char character) { return is_space(character); });
  return dense;
}

// What Or, And and End are said to be about: they have no arguments.
std::optional<RuleError> beyond_block(const Item& item) {
  const std::string_view name = item.name;
  if (name != "Or" && name != "And" && name != "End") return std::nullopt;
  return refuse_surplus(item, 0);
}

class ItemReader {
 public:
  explicit ItemReader(int& number) : number_(number) {}

  // Items of a text without white space that begins with a dot.
  std::optional<RuleError> read(std::string_view text, std::vector<Item>& items) {
    if (!text.starts_with('.')) {
      return RuleError{number_ + 1, "", 0, quoted(text), "a dot before the first item"};
    }
    std::vector<std::vector<Item>*> open{&items};
    text.remove_prefix(1);
    constexpr std::ptrdiff_t many = 100;
    items.reserve(items.size() + static_cast<std::size_t>(std::min(
                                     std::count(text.begin(), text.end(), '.') + 1, many)));
    for (bool more = true; more;) {
      const std::size_t end = text.find('.');
      const std::string_view written = text.substr(0, end);
      more = end != std::string_view::npos;
      if (more) text.remove_prefix(end + 1);
      if (written.empty()) continue;
      Item item;
      item.number = ++number_;
      const std::size_t tilde = written.find('~');
      item.name = tilde == 0 ? std::string(given_name) : std::string(written.substr(0, tilde));
      std::string_view rest =
          tilde == std::string_view::npos ? std::string_view() : written.substr(tilde + 1);
      item.arguments.reserve(
          static_cast<std::size_t>(std::count(written.begin(), written.end(), '~')));
      for (bool more_arguments = tilde != std::string_view::npos; more_arguments;) {
        const std::size_t next = rest.find('~');
        item.arguments.emplace_back(rest.substr(0, next));
        more_arguments = next != std::string_view::npos;
        if (more_arguments) rest.remove_prefix(next + 1);
      }
      if (auto error = beyond_block(item)) return error;
      if (std::string_view(item.name) == "End") {
        if (open.size() == 1)
          return RuleError{item.number, "End", 0, "an end", "Or, And or Replicate before it"};
        open.pop_back();
        continue;
      }
      std::vector<Item>& list = *open.back();
      list.push_back(std::move(item));
      if (is_block(list.back().name)) open.push_back(&list.back().parts);
      constexpr std::size_t deepest = 41;
      if (open.size() > deepest)
        return RuleError{number_, list.back().name, 0, "deeper blocks", "at most 40 nested blocks"};
    }
    if (open.size() > 1) return RuleError{number_, "", 0, "the end of the text", "End of a block"};
    return std::nullopt;
  }

 private:
  int& number_;
};

void write_item(const Item& item, std::string& text) {
  text += ".";
  if (item.name != given_name || item.arguments.empty()) text += item.name;
  for (const std::string& argument : item.arguments) text += "~" + argument;
  for (const Item& part : item.parts) write_item(part, text);
  if (is_block(item.name)) text += ".End";
}

std::vector<Item> told_otherwise(const std::vector<Item>& items, const Layout& layout) {
  std::vector<Item> told;
  for (const Item& item : items) {
    const Kind* const kind = find_kind(item.name);
    const bool is_own = kind != nullptr && kind->told_otherwise != nullptr;
    told.push_back(is_own ? kind->told_otherwise(item, layout) : item);
    told.back().parts = told_otherwise(item.parts, layout);
  }
  return told;
}

}  // namespace

void make_printable(RuleError& error) { error.found = printable(error.found); }

std::variant<std::vector<Item>, RuleError> read_iss_items(std::string_view text) {
  if (text.size() > longest_iss_text) {
    return RuleError{0, "", 0, std::to_string(text.size()) + " bytes", "at most 65,536 bytes"};
  }
  const std::string plain = with_plain_white_space(text);
  std::vector<Item> items;
  bool has_raw_section = false;
  int number = 0;
  for (const std::string& section : sections_of(plain)) {
    const std::string dense = dense_of(section);
    if (std::optional<std::vector<Item>> raw = read_raw_section(section, dense)) {
      has_raw_section = true;
      for (Item& item : *raw) {
        item.number = ++number;
        items.push_back(std::move(item));
      }
      continue;
    }
    if (dense.empty()) continue;
    if (std::optional<RuleError> error = problem_of_killer(dense)) {
      make_printable(*error);
      return *error;
    }
    if (auto error = ItemReader(number).read(dense, items)) {
      make_printable(*error);
      return *error;
    }
  }
  // Cages without sums are an empty grid, and so is a dot. More dots are hardly meant to be one.
  if (items.empty() && !has_raw_section) {
    const auto dots = std::count(plain.begin(), plain.end(), '.');
    if (dots != 1) {
      return RuleError{
          0, "", 0,
          dots == 0 ? "nothing" : ninefold::count_of(static_cast<std::size_t>(dots), "dot"),
          "a grid, or items that begin with a dot"};
    }
  }
  return items;
}

std::optional<Grid> read_plain_grid(std::string_view text) {
  const std::optional<Shape> shape = Shape::of_cell_count(static_cast<int>(text.size()));
  if (!shape) return std::nullopt;
  const char blank = text.find('.') == std::string_view::npos ? '0' : '.';
  // Without branches, which nobody could foretell.
  Grid grid(*shape);
  int blanks = 0;
  bool has_strange = false;
  const auto size = static_cast<unsigned>(shape->size());
  for (std::size_t cell = 0; cell < text.size(); ++cell) {
    const bool is_blank = text[cell] == blank;
    const unsigned digit = is_blank ? 0U : static_cast<unsigned>(text[cell] - '0');
    blanks += is_blank ? 1 : 0;
    has_strange |= !is_blank && digit - 1 >= size;
    grid[static_cast<Cell>(cell)] = static_cast<Digit>(digit);
  }
  if (has_strange) return std::nullopt;
  // As many blanks as values may be a piece of a jigsaw.
  if (blanks == 0 || blanks == shape->size()) return std::nullopt;
  return grid;
}

PuzzleOrError read_iss_text(std::string_view text) {
  WorkMeter unlimited;
  return read_iss_text(text, unlimited);
}

PuzzleOrError read_iss_text(std::string_view text, WorkMeter& meter) {
  auto items = read_iss_items(text);
  if (const RuleError* const error = std::get_if<RuleError>(&items)) return *error;
  return read_iss_text(std::move(*std::get_if<std::vector<Item>>(&items)), meter);
}

PuzzleOrError read_iss_text(std::vector<Item> items, WorkMeter& meter) {
  PuzzleOrError read = make_puzzle(std::move(items), meter);
  if (RuleError* const error = std::get_if<RuleError>(&read)) make_printable(*error);
  return read;
}

std::string write_iss_text(const std::vector<Item>& items) {
  std::string text;
  for (const Item& item : items) {
    // The givens of an empty grid are no item.
    if (item.name != given_name || !item.arguments.empty()) write_item(item, text);
  }
  return text.empty() ? "." : text;
}

std::string write_iss_text(const Puzzle& puzzle) {
  return write_iss_text(told_otherwise(puzzle.items, puzzle.layout));
}

std::string write_values(const Layout& layout, std::span<const int> values) {
  const auto grid = values.first(static_cast<std::size_t>(layout.grid_size()));
  const bool has_letters = *std::max_element(grid.begin(), grid.end()) > 9;
  std::string text;
  for (const int value : grid) {
    text.push_back(static_cast<char>(!has_letters || value == 0 ? '0' + value : 'A' + value - 1));
  }
  return text;
}

}  // namespace ninefold::variants
