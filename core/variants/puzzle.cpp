#include "core/variants/puzzle.hpp"

#include "core/variants/board/layout_items.hpp"
#include "core/variants/kind_names.hpp"
#include "core/variants/quoted.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace ninefold::variants {

namespace {

// How many alternatives there are, those within others too. An X-sum has one for each length.
std::size_t count_alternatives(const std::vector<Rule>& rules) {
  std::size_t count = 0;
  for (const Rule& rule : rules) {
    if (rule.kind->name == "Or") count += rule.parts.size();
    if (rule.kind->name == "XSum") count += rule.cells.size();
    count += count_alternatives(rule.parts);
  }
  return count;
}

// What a rule takes of the room that there is: a hundredth of its pairs of cells, which some rules
// are made of, and one at least.
std::size_t places_of(const Rule& rule) {
  std::size_t cells = rule.cells.size();
  for (const CellIndexes& list : rule.lists) cells += list.size();
  return 1 + cells * cells / 100;
}

// What saying it in a model takes, at most kinds.
std::size_t steps_of(const Rule& rule) { return 100 + 10 * places_of(rule); }

// What it takes to ask rules whether they hold.
std::uint64_t steps_to_check_all(const std::vector<Rule>& rules) {
  std::uint64_t steps = 0;
  const Automaton* measured = nullptr;  // the rules of one item share it
  std::uint64_t edges = 0;
  for (const Rule& rule : rules) {
    steps += 100 * places_of(rule) + steps_to_check_all(rule.parts);
    if (rule.automaton == nullptr) continue;
    if (rule.automaton.get() != measured) {
      measured = rule.automaton.get();
      edges = 0;
      for (const std::vector<Automaton::Edge>& of_state : measured->edges) edges += of_state.size();
    }
    steps += edges * rule.cells.size();
  }
  return steps;
}

// What reading an item takes where its kind does no more than look at the arguments.
std::size_t steps_of(const Item& item) {
  std::size_t steps = 100;
  for (const std::string& argument : item.arguments) steps += 10 + argument.size();
  return steps;
}

RuleError unknown_rule(const Item& item) {
  std::string expected = "a rule that Ninefold knows";
  if (const Kind* const like = kind_like(item.name))
    expected.append(", such as ").append(like->name);
  return {item.number, "", 0, quoted(item.name), std::move(expected)};
}

RuleError too_many_rules(const Item& item) {
  return {item.number, item.name, 0, "too many rules", "at most 100,000 rules, or fewer long ones"};
}

bool houses_hold(const CellLists& houses, std::span<const int> values) {
  for (std::size_t number = 0; number < houses.size(); ++number) {
    if (!have_all_different(houses[number], values)) return false;
  }
  return true;
}

}  // namespace

bool is_block(std::string_view name) {
  return name == "Or" || name == "And" || name == "Replicate";
}

std::optional<RuleError> read_rules(const std::vector<Item>& items, const Layout& layout, int depth,
                                    bool is_in_or, std::vector<Rule>& rules, Reading& reading) {
  constexpr int deepest = 40;
  if (depth > deepest && !items.empty())
    return Arguments(items[0], layout).error(0, "at most 40 nested blocks");
  static const Kind* const all_of = find_kind("And");
  // Many small blocks after one another would otherwise be copied for each.
  if (rules.empty()) rules.reserve(items.size());
  std::map<std::pair<const Kind*, std::string>, std::size_t> by_key;
  std::vector<Rule> of_item;   // that are not simply added to the others
  const Kind* kind = nullptr;  // that of the item before, which most often comes again
  for (std::size_t number = 0; number < items.size(); ++number) {
    const Item& item = items[number];
    if (depth == 0)
      reading.meter.set_share(static_cast<double>(number) / static_cast<double>(items.size()));
    if (!reading.meter.spend(steps_of(item))) return reading_ended();
    if (depth == 0 && item.name == given_name && reading.givens != nullptr) {
      if (item.arguments.size() > reading.room) return too_many_rules(item);
      reading.room -= item.arguments.size();
      if (auto error = read_givens(item, layout, *reading.givens)) return error;
      continue;
    }
    if (kind == nullptr || kind->name != item.name) kind = find_kind(item.name);
    if (kind == nullptr) return unknown_rule(item);
    if (depth > 0 && kind->role != Role::rule) {
      return RuleError{item.number, item.name, 0, "a place within a block",
                       "one outside any block"};
    }
    const bool is_simple = !is_in_or && kind->key == nullptr;
    of_item.clear();
    std::vector<Rule>& made = is_simple ? rules : of_item;
    const std::size_t before = made.size();
    // What holds together holds as well item by item, and is then told, shown and solved by its own
    // kind. The parts have keys of their own, so that each of several clues of one line can stand
    // in such a block.
    if (item.name == "And" && !is_in_or) {
      if (auto error = read_rules(item.parts, layout, depth + 1, false, rules, reading))
        return error;
      continue;
    }
    if (is_block(item.name)) {
      Rule block;
      if (item.name != "Replicate") {
        if (auto error =
                read_rules(item.parts, layout, depth + 1, item.name == "Or", block.parts, reading))
          return error;
        made.push_back(std::move(block));
      }
    }
    if (kind->read != nullptr) {
      Arguments arguments(item, layout, {depth, &reading});
      if (auto error = kind->read(*kind, arguments, made)) return error;
      if (reading.meter.has_ended()) return reading_ended();
    }
    for (Rule& rule : std::span(made).subspan(before)) {
      const std::size_t places = places_of(rule);
      if (places > reading.room) return too_many_rules(item);
      reading.room -= places;
      if (rule.kind == nullptr) rule.kind = kind;
      rule.item = item.number;
    }
    if (is_simple) continue;
    // An item that says nothing, such as a clue without a number, is no branch.
    if (made.empty()) continue;
    if (is_in_or && made.size() > 1) {
      // One branch, however many rules the item makes.
      Rule group;
      group.kind = all_of;
      group.item = item.number;
      group.parts = std::move(made);
      rules.push_back(std::move(group));
      continue;
    }
    if (is_in_or) {
      rules.push_back(std::move(made[0]));
      continue;
    }
    for (Rule& rule : made) {
      // Of rules that exclude each other by their key the last one stands, in the first one's
      // place.
      const auto [same, is_new] = by_key.try_emplace({rule.kind, kind->key(rule)}, rules.size());
      if (is_new) {
        rules.push_back(std::move(rule));
      } else {
        rules[same->second] = std::move(rule);
      }
    }
  }
  return std::nullopt;
}

CellLists Puzzle::houses() const {
  CellLists houses;
  if (layout.is_raw) return houses;
  const auto cells = static_cast<std::size_t>(layout.grid_size());
  houses.reserve(static_cast<std::size_t>(layout.rows + layout.columns) + cells / 4, 3 * cells);
  const auto add = [&](int row, int column, int height, int width) {
    CellIndex* next = houses.add_list(static_cast<std::size_t>(height * width)).data();
    for (int down = 0; down < height; ++down) {
      CellIndex cell = layout.at(row + down, column);
      for (int right = 0; right < width; ++right) *next++ = cell++;
    }
  };
  if (const auto box = layout.has_boxes ? layout.box_shape(layout.region_size) : std::nullopt) {
    for (int row = 0; row < layout.rows; row += box->height) {
      for (int column = 0; column < layout.columns; column += box->width)
        add(row, column, box->height, box->width);
    }
  }
  for (int row = 0; row < layout.rows; ++row) add(row, 0, 1, layout.columns);
  for (int column = 0; column < layout.columns; ++column) add(0, column, layout.rows, 1);
  return houses;
}

std::vector<CellIndexes> Puzzle::pieces() const {
  std::vector<CellIndexes> pieces;
  for (const Rule& rule : rules) {
    if (rule.kind->name == "Jigsaw") pieces.push_back(rule.cells);
  }
  return pieces;
}

PuzzleOrError make_puzzle(std::vector<Item> items) {
  WorkMeter unlimited;
  return make_puzzle(std::move(items), unlimited);
}

PuzzleOrError make_puzzle(std::vector<Item> items, WorkMeter& meter) {
  Puzzle puzzle;
  puzzle.items = std::move(items);
  if (auto error = read_layout(puzzle.items, puzzle)) return *error;
  Reading reading{100000, meter, &puzzle.givens};
  if (auto error = read_rules(puzzle.items, puzzle.layout, 0, false, puzzle.rules, reading))
    return *error;
  for (const Rule& rule : puzzle.rules) {
    if (rule.kind->refuses == nullptr) continue;
    if (auto error = rule.kind->refuses(puzzle.items)) return *error;
  }
  // Each has candidates of its own for all cells.
  constexpr std::size_t most_candidates = 800'000;
  const auto cells = static_cast<std::size_t>(puzzle.layout.cell_count());
  const std::size_t alternatives = count_alternatives(puzzle.rules);
  if (alternatives * cells > most_candidates) {
    return RuleError{
        0, "", 0, std::to_string(alternatives) + " alternatives",
        "at most " + std::to_string(most_candidates / cells) + " on a board with that many cells"};
  }
  return puzzle;
}

bool holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  return rule.kind->holds == nullptr || rule.kind->holds(rule, puzzle, values);
}

void contribute(const Rule& rule, const Puzzle& puzzle, Model& model) {
  if (rule.kind->contribute != nullptr && model.spend(steps_of(rule)))
    rule.kind->contribute(rule, puzzle, model);
}

std::vector<const Rule*> broken_rules(const Puzzle& puzzle, std::span<const int> values) {
  std::vector<const Rule*> broken;
  if (!houses_hold(puzzle.houses(), values)) broken.push_back(nullptr);
  for (const Rule& rule : puzzle.rules) {
    if (!holds(rule, puzzle, values)) broken.push_back(&rule);
  }
  return broken;
}

std::vector<const Given*> broken_givens(const Puzzle& puzzle, std::span<const int> values) {
  std::vector<const Given*> broken;
  for (const Given& given : puzzle.givens) {
    if (!is_kept(given, puzzle.layout, values)) broken.push_back(&given);
  }
  return broken;
}

bool is_solution(const Puzzle& puzzle, std::span<const int> values) {
  return are_kept(puzzle.givens, puzzle.layout, values) &&
         keeps_rules(puzzle, puzzle.houses(), values);
}

bool keeps_rules(const Puzzle& puzzle, const CellLists& houses, std::span<const int> values) {
  return houses_hold(houses, values) &&
         std::all_of(puzzle.rules.begin(), puzzle.rules.end(),
                     [&](const Rule& rule) { return holds(rule, puzzle, values); });
}

std::uint64_t steps_to_check(const Puzzle& puzzle) { return steps_to_check_all(puzzle.rules); }

Model make_model(const Puzzle& puzzle) {
  WorkMeter unlimited;
  Model model = make_model(puzzle, unlimited);
  model.meter = nullptr;  // whoever compiles it must not ask one that is gone
  return model;
}

Model make_model(const Puzzle& puzzle, WorkMeter& meter) {
  return make_model(puzzle, puzzle.houses(), puzzle.givens, meter);
}

Model make_model(const Puzzle& puzzle, const CellLists& houses, const Givens& givens,
                 WorkMeter& meter) {
  const Layout& layout = puzzle.layout;
  Model model(layout);
  model.meter = &meter;
  model.different.reserve(houses.size() + puzzle.rules.size(), 4 * model.candidates.size());
  model.differ_with_any_values(houses);
  // What is made of the model takes the other half.
  const auto rules = static_cast<double>(puzzle.rules.size());
  // Before the rules, some of which look at the candidates.
  leave_given(givens, model.candidates);
  for (std::size_t number = 0; number < puzzle.rules.size(); ++number) {
    meter.set_share(static_cast<double>(number) / rules / 2);
    contribute(puzzle.rules[number], puzzle, model);
  }
  return model;
}

}  // namespace ninefold::variants
