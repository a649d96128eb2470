#include "core/formats/any_text/any_text.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/formats/iss/item_forms.hpp"
#include "core/variants/rule.hpp"

#include "core/door/inside.hpp"

#include <ninefold/rules.hpp>

#include <cctype>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace ninefold {
inline namespace v0 {

namespace {

constexpr std::string_view white_space = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t start = text.find_first_not_of(white_space);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(white_space) + 1 - start);
}

/// Whether a text begins as an item does, which no other form can: `.Cage~`, `.~R1C1_5`.
bool begins_with_item(std::string_view text) {
  if (text.size() < 2 || text[0] != '.') return false;
  return text[1] == '~' || std::isalpha(static_cast<unsigned char>(text[1])) != 0;
}

Error error_of(const variants::RuleError& problem) {
  const std::string place = variants::place_of(problem);
  return {0, 0, (place.empty() ? "" : place + ": ") + problem.found, problem.expected};
}

/// The description of a puzzle of houses and pairs, as one of a puzzle of any rules.
std::string with_constraints(std::string_view description) {
  const std::size_t rules = description.find(';') + 1;
  const bool has_rules = rules < description.size() && description[rules] != ';';
  return std::string(description.substr(0, rules)) + std::string(variants::constraints_rule) +
         (has_rules ? ":," : ":") + std::string(description.substr(rules));
}

Result<variants::DescribedVariant> read_description_of_any(const std::string& description) {
  const bool is_variant = variants::is_described_variant(description);
  // The classic reader says what is wrong with a description in places of this very text.
  if (!is_variant) {
    if (const auto read = ninefold::read_description(description); !read)
      return Error{read.error().line, read.error().column, read.error().found,
                   read.error().expected};
  }
  auto variant =
      variants::read_described_variant(is_variant ? description : with_constraints(description));
  if (variant) return std::move(variant).value();
  return Error{variant.error().line, variant.error().column, variant.error().found,
               variant.error().expected};
}

Result<variants::DescribedVariant> read_items(std::string_view text) {
  variants::PuzzleOrError read = variants::read_iss_text(text);
  if (const auto* const problem = std::get_if<variants::RuleError>(&read))
    return error_of(*problem);
  return variants::describe_text(std::move(*std::get_if<variants::Puzzle>(&read))).variant;
}

Result<variants::DescribedVariant> read_any(std::string_view text) {
  if (begins_with_item(text)) return read_items(text);
  if (text.starts_with("1;")) return read_description_of_any(std::string(text));
  const auto any = ninefold::read_any_text(text);
  if (any.puzzles.size() > 1)
    return Error{0, 0, std::to_string(any.puzzles.size()) + " puzzles", "one puzzle"};
  if (any.puzzles.size() == 1 && !any.error)
    return read_description_of_any(ninefold::write_description(any.puzzles[0].puzzle));
  // Killer cages in 81 characters, pencil marks and other forms of constraint text.
  Result<variants::DescribedVariant> items = read_items(text);
  if (items || !any.error) return items;
  return Error{any.error->line, any.error->column, any.error->found, any.error->expected};
}

}  // namespace

std::string Error::message() const {
  std::string place;
  if (line > 0) place = std::to_string(line) + ":";
  if (column > 0) place += std::to_string(column) + ":";
  return (place.empty() ? "" : place + " ") + "found " + found + ", expected " + expected;
}

Puzzle::Puzzle(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}

Result<Puzzle> Puzzle::read(std::string_view text) {
  Result<variants::DescribedVariant> read = read_any(trimmed(text));
  if (!read) return read.error();
  variants::DescribedVariant variant = std::move(read).value();
  std::string description = variants::describe_variant(variant.puzzle);
  for (int& value : variant.givens) {
    if (value < variant.puzzle.layout.lowest) value = open_cell;
  }
  return Puzzle(std::make_shared<const Inside>(
      Inside{std::move(variant.puzzle), std::move(variant.givens), std::move(description)}));
}

int Puzzle::rows() const { return inside_->puzzle.layout.rows; }
int Puzzle::columns() const { return inside_->puzzle.layout.columns; }
int Puzzle::lowest() const { return inside_->puzzle.layout.lowest; }
int Puzzle::highest() const { return inside_->puzzle.layout.highest; }
int Puzzle::cells() const { return inside_->puzzle.layout.cell_count(); }
std::vector<int> Puzzle::givens() const { return inside_->givens; }
std::string Puzzle::text() const { return variants::write_iss_text(inside_->puzzle); }
std::string Puzzle::description() const { return inside_->description; }

std::vector<std::string> rule_forms() { return variants::item_forms(); }

}  // namespace v0
}  // namespace ninefold
