#include "core/cli/options/generate_wish.hpp"

#include "core/cli/options/techniques_option.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/quote.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/kinds.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::cli {

namespace {

std::string said(const Option& option, std::string_view text) {
  return std::string(option.name) + " " + quote(text);
}

std::optional<Error> read_givens(std::string_view text, Shape shape, generate::Wish& wish) {
  const auto cells = static_cast<std::uint64_t>(shape.cell_count());
  const std::size_t dash = std::min(text.find('-'), text.size());
  const std::string_view first = text.substr(0, dash);
  const auto least = whole_number(first, 0, cells);
  const auto most = dash == text.size() ? least : whole_number(text.substr(dash + 1), 0, cells);
  if (!least || !most || *least > *most) {
    return usage_error(
        said(givens_option, text),
        "a number of cells up to " + std::to_string(cells) + ", or two such as 24-28");
  }
  wish.least_givens = static_cast<int>(*least);
  wish.most_givens = static_cast<int>(*most);
  return std::nullopt;
}

std::optional<Error> read_level(std::string_view text, generate::Wish& wish) {
  const auto lower = [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  };
  for (int index = 0; index <= static_cast<int>(logic::Level::extreme); ++index) {
    const auto level = static_cast<logic::Level>(index);
    const std::string_view name = logic::level_name(level);
    if (std::equal(name.begin(), name.end(), text.begin(), text.end(),
                   [&](char one, char other) { return lower(one) == lower(other); })) {
      wish.level = level;
    }
  }
  if (wish.level) return std::nullopt;
  return usage_error(said(grade_option, text), std::string(grade_option.help));
}

/// The grid of an option's value; it has to fit the board.
Result<Grid> read_cells(const Option& option, std::string_view text, Shape shape) {
  const Result<PuzzleLine> line = read_puzzle_line({text, 1});
  if (line && line->givens.shape() == shape && line->comment.empty()) return line->givens;
  return usage_error(said(option, text),
                     std::to_string(shape.cell_count()) + " cells, a digit, 0 or . each");
}

Error impossible_error(generate::Impossible impossible, const generate::Wish& wish,
                       const Arguments& arguments) {
  const std::string givens(arguments.value(givens_option.name).value_or(""));
  switch (impossible) {
    case generate::Impossible::givens_in_disorder:
    case generate::Impossible::givens_of_symmetry:
      return usage_error("--givens " + quote(givens),
                         "a number of givens that the symmetry and the other options allow");
    case generate::Impossible::givens_outside:
      return usage_error("a digit of --keep outside --pattern", "all of them inside");
    case generate::Impossible::technique_of_rules:
      return usage_error(
          said(needs_option,
               logic::facts(*std::find_if(wish.needs.begin(), wish.needs.end(), logic::is_of_rules))
                   .name),
          "a technique for puzzles without cages, lines, dots and the like");
    case generate::Impossible::technique_contradicts: break;
  }
  return usage_error("a technique in --needs and in --without", "it in one of the two");
}

/// Separated by commas, in lines that fit beside the names of options.
std::string in_lines(std::span<const std::string_view> names) {
  constexpr std::size_t widest = 66;
  std::string text;
  std::size_t line_start = 0;
  for (const std::string_view name : names) {
    if (!text.empty()) text += ", ";
    if (text.size() + name.size() + 1 - line_start > widest) {
      text.back() = '\n';
      line_start = text.size();
    }
    text += name;
  }
  return text;
}

}  // namespace

std::string list_of_kinds() {
  std::vector<std::string_view> names;
  for (const generate::PuzzleKind& kind : generate::puzzle_kinds()) names.push_back(kind.name);
  return in_lines(names);
}

std::string list_of_symmetries() { return in_lines(generate::symmetry_names()); }

Result<Shape> read_size(const Arguments& arguments) {
  const Result<std::uint64_t> size = arguments.number(size_option.name, 1, max_size, max_size);
  const auto shape = size ? Shape::of_size(static_cast<int>(*size)) : std::nullopt;
  if (shape) return *shape;
  return usage_error(said(size_option, *arguments.value(size_option.name)), "4, 6 or 9");
}

Result<generate::Wish> read_wish(const Arguments& arguments, Shape shape) {
  generate::Wish wish;
  wish.is_minimal = arguments.has(minimal_option.name);
  std::optional<Error> error;
  const auto read = [&arguments, &error](const Option& option, const auto& take) {
    const auto text = arguments.value(option.name);
    if (text && !error) error = take(*text);
  };
  using Text = std::string_view;
  read(givens_option, [&](Text text) { return read_givens(text, shape, wish); });
  read(symmetry_option, [&](Text text) -> std::optional<Error> {
    const auto symmetry = generate::symmetry_named(text);
    if (!symmetry) return usage_error(said(symmetry_option, text), "one that --help lists");
    wish.symmetry = *symmetry;
    return std::nullopt;
  });
  read(grade_option, [&](Text text) { return read_level(text, wish); });
  read(needs_option, [&](Text text) { return read_techniques(needs_option, text, wish.needs); });
  read(without_option,
       [&](Text text) { return read_techniques(without_option, text, wish.without); });
  read(pattern_option, [&](Text text) -> std::optional<Error> {
    const Result<Grid> grid = read_cells(pattern_option, text, shape);
    if (!grid) return grid.error();
    wish.pattern = generate::given_cells(*grid);
    return std::nullopt;
  });
  read(keep_option, [&](Text text) -> std::optional<Error> {
    const Result<Grid> grid = read_cells(keep_option, text, shape);
    if (!grid) return grid.error();
    wish.kept = *grid;
    return std::nullopt;
  });
  if (error) return *error;
  if (const auto impossible = generate::find_impossible(wish, shape)) {
    return impossible_error(*impossible, wish, arguments);
  }
  return wish;
}

std::optional<Error> never_needed_error(const generate::Wish& wish, const logic::Links& links) {
  const auto technique = generate::find_never_needed(wish, links);
  if (!technique) return std::nullopt;
  const std::string found = said(needs_option, logic::facts(*technique).name);
  switch (*technique) {
    case logic::Technique::brute_force:
      return usage_error(found, "a technique: brute force is what is left where none leads on");
    case logic::Technique::cell_forcing:
      return usage_error(found, "rules by which different digits exclude each other");
    case logic::Technique::locked_candidates:
      return usage_error(found, "Pointing or Claiming: under classic rules there are no others");
    default:
      return usage_error(found, "a larger fish: simpler techniques find all that this one does");
  }
}

}  // namespace ninefold::cli
