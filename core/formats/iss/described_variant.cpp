#include "core/formats/iss/described_variant.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/formats/iss/described_cells.hpp"
#include "core/formats/iss/described_items.hpp"
#include "core/formats/iss/escaping.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/rule_table.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace ninefold::variants {

namespace {

// Where the rule stands in a description, its name included.
struct Span {
  std::size_t start = 0;
  std::size_t end = 0;
};

std::optional<Span> find_constraints(std::string_view description) {
  const std::size_t first = description.find(';');
  if (first == std::string_view::npos) return std::nullopt;
  const std::size_t rules_end = std::min(description.find(';', first + 1), description.size());
  const std::string start = std::string(constraints_rule) + ":";
  for (std::size_t at = first + 1; at < rules_end;) {
    const std::size_t end = std::min(description.find(',', at), rules_end);
    if (description.substr(at).starts_with(start)) return Span{at, end};
    at = end + 1;
  }
  return std::nullopt;
}

std::string name_of(Shape shape, Cell cell) {
  Layout board;
  board.rows = board.columns = shape.size();
  return board.name(cell);
}

// Every pair of digits that is not forbidden, six bits a character, as PairX has it.
std::string table_without(const DigitPairs& forbidden, int size) {
  std::vector<bool> allowed(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), true);
  const auto forbid = [&](Digit a, Digit b) {
    allowed[static_cast<std::size_t>(a - 1) * static_cast<std::size_t>(size) +
            static_cast<std::size_t>(b - 1)] = false;
  };
  for (const DigitPair& pair : forbidden) {
    forbid(pair.first, pair.second);
    forbid(pair.second, pair.first);
  }
  std::string text;
  for (std::size_t start = 0; start < allowed.size(); start += 6) {
    std::size_t bits = 0;
    for (std::size_t bit = 0; bit < 6 && start + bit < allowed.size(); ++bit) {
      if (allowed[start + bit]) bits |= std::size_t{1} << bit;
    }
    text += six_bit_characters[bits];
  }
  return text;
}

// Rules that descriptions name otherwise than constraint text does.
struct Spelling {
  std::string_view in_description;
  std::string_view in_text;
};
constexpr std::array<Spelling, 4> spellings{{
    {"king", "AntiKing"},
    {"knight", "AntiKnight"},
    {"non-consecutive", "AntiConsecutive"},
    {"taxicab", "AntiTaxicab"},
}};

// Takes out the rules that an item can name, which stand for as many pairs of cells, and adds these
// items.
void take_named(std::vector<ninefold::Rule>& rules, std::vector<Item>& items) {
  std::erase_if(rules, [&items](const ninefold::Rule& rule) {
    for (const Spelling& spelling : spellings) {
      if (rule != make_rule(spelling.in_description, {})) continue;
      items.push_back(new_item(std::string(spelling.in_text), {}));
      return true;
    }
    return false;
  });
}

// What the other rules of a description say, as items.
void add_rules(const Constraints& constraints, std::vector<Item>& items) {
  const Shape shape = constraints.shape;
  if (!constraints.has_boxes) items.push_back(item_of_no_boxes());
  std::array<CellSet, max_cells> said{};
  for (const Constraints::House& house : constraints.extra_houses) {
    std::vector<std::string> cells;
    for (const Cell cell : house) {
      cells.push_back(name_of(shape, cell));
      for (const Cell mate : house) said[cell].insert(mate);
    }
    items.push_back(new_item("AllDifferent", std::move(cells)));
  }
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    for (const Cell mate : constraints.different[cell]) {
      const bool is_same_house =
          shape.row_of(cell) == shape.row_of(mate) ||
          shape.column_of(cell) == shape.column_of(mate) ||
          (constraints.has_boxes && shape.box_of(cell) == shape.box_of(mate));
      if (mate <= cell || is_same_house || said[cell].contains(mate)) continue;
      items.push_back(new_item("AllDifferent", {name_of(shape, cell), name_of(shape, mate)}));
    }
  }
  for (const Constraints::ForbiddenPairs& pairs : constraints.forbidden_pairs) {
    // One item for all of them, parted by empty arguments: there may be thousands.
    std::vector<std::string> arguments{table_without(pairs.pairs, shape.size())};
    for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
      for (const Cell mate : pairs.neighbours[cell]) {
        if (mate <= cell) continue;
        if (arguments.size() > 1) arguments.emplace_back();
        arguments.push_back(name_of(shape, cell));
        arguments.push_back(name_of(shape, mate));
      }
    }
    if (arguments.size() > 1) items.push_back(new_item("PairX", std::move(arguments)));
  }
}

Error error_of(const RuleError& problem, std::size_t offset) {
  const std::string place = place_of(problem);
  return error_at(offset, ErrorCode::bad_rule, (place.empty() ? "" : place + ": ") + problem.found,
                  problem.expected);
}

Result<DescribedVariant> puzzle_of(std::vector<Item> items, std::vector<int> givens,
                                   std::size_t start, WorkMeter& meter) {
  PuzzleOrError puzzle = make_puzzle(std::move(items), meter);
  if (const RuleError* const error = std::get_if<RuleError>(&puzzle))
    return error_of(*error, start);
  return DescribedVariant{std::move(*std::get_if<Puzzle>(&puzzle)), std::move(givens)};
}

// Whether the text itself says the board, which then is none of a Shape.
bool says_board(const std::vector<Item>& items) {
  if (items.empty() || items.front().name != "Shape") return false;
  const PuzzleOrError board = make_puzzle({items.front()});
  const auto* const puzzle = std::get_if<Puzzle>(&board);
  return puzzle != nullptr && why_no_shape(puzzle->layout) != NoShape::none;
}

// `rest` is the description without the rule.
Result<DescribedVariant> read_on_own_board(std::string_view rest, std::vector<Item> items,
                                           Span span, WorkMeter& meter) {
  const std::size_t start = span.start + constraints_rule.size() + 1;
  const std::size_t after_version = rest.find(';') + 1;
  const std::size_t cells = rest.find(';', after_version);
  if (cells == std::string_view::npos) {
    return error_at(span.end, ErrorCode::unexpected_end, end_of_input, "\";\" and cells");
  }
  if (cells > after_version) {
    return error_at(span.start, ErrorCode::bad_rule,
                    quote(rest.substr(after_version, cells - after_version)),
                    "no other rule on such a board");
  }
  const PuzzleOrError board = make_puzzle({items.front()});
  const Layout& layout = std::get_if<Puzzle>(&board)->layout;
  Result<std::vector<int>> givens = read_described_cells(rest, cells + 1, layout);
  if (!givens) {
    Error error = givens.error();
    error.column += static_cast<int>(span.end - span.start);
    return error;
  }
  if (std::optional<Item> item = item_of_givens(layout, *givens)) items.push_back(std::move(*item));
  return puzzle_of(std::move(items), std::move(*givens), start, meter);
}

}  // namespace

bool is_described_variant(std::string_view description) {
  return description.starts_with("1;") && find_constraints(description).has_value();
}

Result<DescribedVariant> read_described_variant(std::string_view description) {
  WorkMeter unlimited;
  return read_described_variant(description, unlimited);
}

Result<DescribedVariant> read_described_variant(std::string_view description, WorkMeter& meter) {
  const std::optional<Span> span = find_constraints(description);
  if (!span) {
    return error_at(0, ErrorCode::unknown_format, quote_first(description),
                    "a description with the rule constraints");
  }
  constexpr std::size_t longest = 3 * longest_iss_text;
  if (description.size() > longest) {
    return error_at(0, ErrorCode::too_large, ninefold::count_of(description.size(), "character"),
                    "at most " + ninefold::count_of(longest, "character"));
  }
  // The description without the rule, and without the comma beside it.
  std::string rest(description.substr(0, span->start));
  std::string_view after = description.substr(span->end);
  if (rest.ends_with(',')) {
    rest.pop_back();
  } else if (after.starts_with(',')) {
    after.remove_prefix(1);
  }
  rest += after;
  const std::size_t start = span->start + constraints_rule.size() + 1;
  std::size_t offset = 0;
  const std::optional<std::string> text =
      unescape(description.substr(start, span->end - start), offset);
  if (!text) {
    return error_at(start + offset, ErrorCode::unexpected_character,
                    quote_first(description.substr(start + offset)),
                    "a letter, a digit, \".\", \"_\", \"-\", \"!\" or \"*\" and two digits");
  }
  std::vector<Item> said;
  if (!text->empty()) {
    auto read = read_iss_items(*text);
    if (const RuleError* const error = std::get_if<RuleError>(&read))
      return error_of(*error, start);
    said = std::move(*std::get_if<std::vector<Item>>(&read));
  }
  if (says_board(said)) return read_on_own_board(rest, std::move(said), *span, meter);
  const Result<ninefold::Puzzle> other = read_description(rest);
  if (!other) {
    Error error = other.error();
    const auto removed = static_cast<int>(description.size() - rest.size());
    if (error.column > static_cast<int>(span->start)) error.column += removed;
    return error;
  }
  const Shape shape = other->givens.shape();
  std::vector<Item> items{item_of_shape(shape.size())};
  for (Item& item : said) items.push_back(std::move(item));
  // Rows, columns and boxes alone are what the Shape says.
  std::vector<ninefold::Rule> rules = other->rules;
  take_named(rules, items);
  const bool has_other_rules = rules != std::vector<ninefold::Rule>{ninefold::Rule{}};
  if (has_other_rules) {
    const Constraints constraints = gather_constraints(rules, shape);
    if (!constraints.incomplete.empty()) {
      return error_at(span->start, ErrorCode::bad_rule,
                      quote(rule_name(constraints.incomplete.front())),
                      "rules that can be combined with constraints");
    }
    add_rules(constraints, items);
  }
  if (std::optional<Item> givens = item_of_givens(other->givens))
    items.push_back(std::move(*givens));
  return puzzle_of(std::move(items), numbers_of(other->givens), start, meter);
}

bool have_same_rules(std::string_view description, std::string_view other) {
  const auto rules_of = [](std::string_view text) { return text.substr(0, text.rfind(';')); };
  return rules_of(description) == rules_of(other);
}

Result<DescribedVariant> with_cells_of(const DescribedVariant& known,
                                       std::string_view description) {
  const Layout& layout = known.puzzle.layout;
  const std::size_t start = description.rfind(';') + 1;
  std::vector<int> values;
  if (why_no_shape(layout) == NoShape::none) {
    const Result<ninefold::Puzzle> read =
        read_description("1;;" + std::string(description.substr(start)));
    if (!read) return read.error();
    values = numbers_of(read->givens);
  } else {
    Result<std::vector<int>> read = read_described_cells(description, start, layout);
    if (!read) return read.error();
    values = std::move(*read);
  }
  if (values.size() != static_cast<std::size_t>(layout.grid_size())) {
    return error_at(start, ErrorCode::row_too_long, ninefold::count_of(values.size(), "cell"),
                    ninefold::count_of(static_cast<std::size_t>(layout.grid_size()), "cell"));
  }
  DescribedVariant variant{known.puzzle, std::move(values)};
  const auto is_of_board = [](const auto& said) { return said.item == 0; };
  std::erase_if(variant.puzzle.givens, is_of_board);
  for (const Given& given : givens_of(layout, variant.givens))
    variant.puzzle.givens.push_back(given);
  std::erase_if(variant.puzzle.items,
                [](const Item& item) { return item.number == 0 && item.name == given_name; });
  if (std::optional<Item> item = item_of_givens(layout, variant.givens))
    variant.puzzle.items.push_back(std::move(*item));
  return variant;
}

}  // namespace ninefold::variants
