// Rules made of rules: any of them, all of them, copies of them.

#include "core/variants/puzzle.hpp"
#include "core/variants/surplus.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace ninefold::variants {

namespace {

bool any_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  return std::any_of(rule.parts.begin(), rule.parts.end(),
                     [&](const Rule& part) { return holds(part, puzzle, values); });
}

bool all_hold(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  return std::all_of(rule.parts.begin(), rule.parts.end(),
                     [&](const Rule& part) { return holds(part, puzzle, values); });
}

void contribute_all(const Rule& rule, const Puzzle& puzzle, Model& model) {
  for (const Rule& part : rule.parts) contribute(part, puzzle, model);
}

void contribute_any(const Rule& rule, const Puzzle& puzzle, Model& model) {
  if (rule.parts.empty()) {
    model.is_impossible = true;
  } else if (rule.parts.size() == 1) {
    contribute(rule.parts[0], puzzle, model);
  } else {
    std::vector<Model> alternatives;
    for (const Rule& part : rule.parts)
      contribute(part, puzzle, alternatives.emplace_back(model.empty()));
    model.alternatives.push_back(std::move(alternatives));
  }
}

// ---- Replicate: the items of a block again for each target, with every cell moved from the origin
// to there. The items are moved as texts, so that every kind is, and then read.

std::optional<CellIndex> moved(CellIndex cell, const Layout& layout, Place origin, Place target) {
  const Place place = layout.place(cell);
  if (place.group != origin.group || target.group != origin.group) return std::nullopt;
  return layout.at(Place{place.group, place.row + target.row - origin.row,
                         place.column + target.column - origin.column});
}

// Moves every argument that is a cell; false where one leaves the board.
bool move_item(Item& item, const Layout& layout, Place origin, Place target) {
  // The argument of an inner copy says which cells are targets, and its origin stays.
  const bool is_copy = item.name == "Replicate";
  const Kind* const kind = find_kind(item.name);
  const bool begins_with_text = kind != nullptr && !kind->parameters.empty() &&
                                kind->parameters[0].kind == ParameterKind::text;
  const std::size_t first = begins_with_text ? 1 : 0;
  for (std::size_t i = first; i < item.arguments.size() && !is_copy; ++i) {
    std::string& argument = item.arguments[i];
    const std::size_t end =
        item.name == given_name ? std::min(argument.find('_'), argument.size()) : argument.size();
    const std::optional<CellIndex> cell = layout.find(std::string_view(argument).substr(0, end));
    if (!cell) continue;
    const std::optional<CellIndex> other = moved(*cell, layout, origin, target);
    if (!other) return false;
    argument = layout.name(*other) + argument.substr(end);
  }
  for (Item& part : item.parts) {
    if (!move_item(part, layout, origin, target)) return false;
  }
  return true;
}

// Clues outside the grid name a line or a diagonal, which does not move with the cells of a copy.
// Each of these kinds has a key by that; Lunchbox, which lists its cells, has none.
bool is_outside_clue(const Item& item) {
  const Kind* const kind = find_kind(item.name);
  return kind != nullptr && kind->family == Family::outside && kind->key != nullptr;
}

const Item* find_outside_clue(const std::vector<Item>& items) {
  for (const Item& item : items) {
    if (is_outside_clue(item)) return &item;
    if (const Item* const inner = find_outside_clue(item.parts)) return inner;
  }
  return nullptr;
}

std::size_t steps_to_copy(const Item& item) {
  std::size_t steps = 20;
  for (const std::string& argument : item.arguments) steps += 10 + argument.size() / 10;
  for (const Item& part : item.parts) steps += steps_to_copy(part);
  return steps;
}

constexpr std::array<Parameter, 2> copies_parameters{{
    {.name = "targets", .kind = ParameterKind::text},
    {.name = "origin", .kind = ParameterKind::cell, .presence = Presence::may_be_missing},
}};

std::optional<RuleError> read_copies(const Kind& /*kind*/, Arguments& arguments,
                                     std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  CellIndex origin = 0;
  if (arguments.has(1)) {
    const std::optional<CellIndex> cell = arguments.cell(1);
    if (!cell) return arguments.problem;
    origin = *cell;
  }
  if (auto error = refuse_surplus(arguments.item(), copies_parameters.size())) return error;
  if (const Item* const clue = find_outside_clue(arguments.item().parts)) {
    return RuleError{clue->number, clue->name, 0, "a place within Replicate",
                     "one outside any Replicate"};
  }
  Rule& block = rules.emplace_back();
  if (!arguments.has(0)) return std::nullopt;
  for (std::size_t i = 0; i < arguments.text(0).size(); ++i) {
    const std::size_t bits = six_bit_characters.find(arguments.text(0)[i]);
    if (bits == std::string_view::npos)
      return arguments.error(0, "letters, digits, - and _ that say which cells are targets");
    for (std::size_t bit = 0; bit < 6; ++bit) {
      if ((bits >> bit & 1) == 0) continue;
      const std::size_t target = origin + i * 6 + bit;
      if (target >= static_cast<std::size_t>(layout.cell_count()))
        return arguments.error(0, "targets on the board");
      const auto [depth, reading] = arguments.around();
      if (!reading->meter.spend(steps_to_copy(arguments.item()))) return reading_ended();
      std::vector<Item> parts = arguments.item().parts;
      const auto place = static_cast<CellIndex>(target);
      for (Item& part : parts) {
        if (move_item(part, layout, layout.place(origin), layout.place(place))) continue;
        return RuleError{part.number, part.name, 0,
                         "a copy that leaves the board at " + layout.name(place),
                         "copies on the board"};
      }
      // Copies do not replace one another, as rules of one key in one block do.
      std::vector<Rule> copies;
      if (auto error = read_rules(parts, layout, depth + 1, false, copies, *reading)) return error;
      std::move(copies.begin(), copies.end(), std::back_inserter(block.parts));
      constexpr std::size_t most_copies = 20000;
      if (block.parts.size() > most_copies) return arguments.error(0, "at most 20,000 copies");
    }
  }
  return std::nullopt;
}

}  // namespace

extern const std::vector<Kind> blocks_kinds{
    {.name = "Or", .read = nullptr, .holds = any_holds, .contribute = contribute_any},
    {.name = "And", .read = nullptr, .holds = all_hold, .contribute = contribute_all},
    {.name = "Replicate",
     .parameters = copies_parameters,
     .read = read_copies,
     .holds = all_hold,
     .contribute = contribute_all},
};

}  // namespace ninefold::variants
