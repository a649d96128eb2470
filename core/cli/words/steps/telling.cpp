#include "core/cli/words/steps/telling.hpp"

#include "core/cli/words/step_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ninefold::cli {

namespace {

/// Candidates by digit; digits with the same cells are one group.
std::vector<std::pair<logic::DigitSet, CellSet>> by_cells(
    std::span<const logic::Candidate> candidates) {
  std::array<CellSet, max_size + 1> cells_of{};
  for (const auto& [cell, digit] : candidates) cells_of[digit].insert(cell);
  std::vector<std::pair<logic::DigitSet, CellSet>> groups;
  for (int number = 1; number <= max_size; ++number) {
    const auto digit = static_cast<Digit>(number);
    const CellSet& cells = cells_of[digit];
    if (cells.empty()) continue;
    const auto known = std::find_if(groups.begin(), groups.end(),
                                    [&](const auto& group) { return group.second == cells; });
    if (known == groups.end()) {
      groups.emplace_back(logic::DigitSet::of(digit), cells);
    } else {
      known->first.insert(digit);
    }
  }
  return groups;
}

std::string plural_of(logic::HouseKind kind) {
  switch (kind) {
    case logic::HouseKind::row: return "rows";
    case logic::HouseKind::column: return "columns";
    case logic::HouseKind::box: return "boxes";
    case logic::HouseKind::extra: break;
  }
  return "extra houses";
}

/// Whether a cell that is not the one digit has to be the other.
bool are_in_one_cell(const logic::ChainNode& one, const logic::ChainNode& two) {
  return !one.is_on && two.is_on && one.cells.count() == 1 && one.cells == two.cells;
}

}  // namespace

std::string listed(const std::vector<std::string>& items, std::string_view joint) {
  std::string text;
  for (std::size_t index = 0; index < items.size(); ++index) {
    if (index > 0) text += index + 1 == items.size() ? " " + std::string(joint) + " " : ", ";
    text += items[index];
  }
  return text;
}

std::string listed_digits(Shape shape, logic::DigitSet digits, std::string_view joint) {
  std::vector<std::string> items;
  for (const Digit digit : digits) items.push_back(std::to_string(shape.value_of(digit)));
  return listed(items, joint);
}

std::string capital(std::string text) {
  const bool is_cell = text.size() > 1 && text[0] == 'r' && text[1] >= '0' && text[1] <= '9';
  if (!is_cell && !text.empty() && text[0] >= 'a' && text[0] <= 'z')
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string house_text(const logic::Links& links, const logic::House& house) {
  const std::string number = std::to_string(house.number + 1);
  switch (house.kind) {
    case logic::HouseKind::row: return "row " + number;
    case logic::HouseKind::column: return "column " + number;
    case logic::HouseKind::box: return "box " + number;
    case logic::HouseKind::extra: break;
  }
  const Shape shape = links.shape();
  bool is_falling = shape.rows == shape.columns;
  bool is_rising = is_falling;
  for (const Cell cell : house.cells) {
    is_falling = is_falling && cell % (shape.columns + 1) == 0;
    is_rising = is_rising && cell / shape.columns + cell % shape.columns == shape.columns - 1;
  }
  if (is_falling) return "the falling diagonal";
  return is_rising ? "the rising diagonal" : "extra house " + number;
}

std::string Telling::cell(Cell cell) const { return cell_text(links().shape(), cell); }

std::string Telling::cells(const CellSet& cells, std::string_view joint) const {
  std::vector<std::string> items;
  for (const Cell one : cells) items.push_back(cell(one));
  return listed(items, joint);
}

std::string Telling::cells(std::span<const Cell> cells, std::string_view joint) const {
  std::vector<std::string> items;
  for (const Cell one : cells) items.push_back(cell(one));
  return listed(items, joint);
}

std::string Telling::houses(std::span<const std::uint8_t> indices) const {
  std::vector<std::string> groups;
  for (std::size_t from = 0; from < indices.size();) {
    const logic::House& first = links().houses()[indices[from]];
    std::vector<std::string> numbers;
    std::size_t to = from;
    while (to < indices.size() && links().houses()[indices[to]].kind == first.kind &&
           (to == from || first.kind != logic::HouseKind::extra)) {
      numbers.push_back(std::to_string(links().houses()[indices[to++]].number + 1));
    }
    groups.push_back(numbers.size() == 1 ? house(first)
                                         : plural_of(first.kind) + " " + listed(numbers));
    from = to;
  }
  return listed(groups);
}

std::string Telling::named_rules() const {
  // More are not named one by one.
  constexpr std::size_t most_named = 5;
  if (step_.rules.size() > most_named)
    return "the " + std::to_string(step_.rules.size()) + " rules there";
  std::vector<std::string> names;
  for (const std::uint16_t rule : step_.rules) {
    // Some that stand side by side are called the same.
    if (std::find(names.begin(), names.end(), rules_[rule]) == names.end())
      names.push_back(rules_[rule]);
  }
  return listed(names);
}

std::optional<logic::Candidate> Telling::proved() const {
  using enum logic::Technique;
  const logic::Technique technique = step_.technique;
  const bool is_proving = technique == bivalue_universal_grave || technique == discontinuous_loop ||
                          technique == grouped_discontinuous_loop;
  if (!is_proving || struck_cells().count() != 1) return std::nullopt;
  const Cell cell = *struck_cells().begin();
  logic::DigitSet left = state_.candidates(cell);
  for (const logic::Candidate& struck : step_.eliminations) left.erase(struck.digit);
  if (left.count() != 1) return std::nullopt;
  return logic::Candidate{cell, left.first()};
}

std::string Telling::effect() const {
  if (const std::optional<logic::Candidate> one = proved()) {
    logic::DigitSet struck;
    for (const logic::Candidate& candidate : step_.eliminations) struck.insert(candidate.digit);
    const std::string where = cell(one->cell);
    return value(one->digit) + " goes into " + where + ", and " + values(struck) +
           " can be removed from " + where;
  }
  std::string text;
  for (const auto& [digits, where] : by_cells(step_.placements)) {
    if (!text.empty()) text += "; ";
    text += values(digits) + " goes into " + cells(where);
  }
  bool is_first = true;
  for (const auto& [digits, where] : by_cells(step_.eliminations)) {
    if (!text.empty()) text += "; ";
    text += values(digits) + (is_first ? " can be removed from " : " from ") + cells(where);
    is_first = false;
  }
  return text;
}

std::string Telling::so() const {
  // Beyond that nobody reads words; the page points at its board then.
  constexpr std::size_t longest = 140;
  std::string text = effect();
  if (!step_.rules.empty() && text.size() > longest) {
    text = placements_text(links().shape(), step_);
    for (const Cell where : struck_cells()) {
      if (!text.empty()) text += ' ';
      text += cell(where) + "<>";
      for (const auto& [struck, digit] : step_.eliminations) {
        if (struck == where) text += value(digit);
      }
    }
  }
  return " So " + text + ".";
}

std::string Telling::holds(const logic::ChainNode& node) const {
  const std::string digit = value(node.digit);
  if (node.cells.count() == 1)
    return cell(*node.cells.begin()) + (node.is_on ? " is " : " is not ") + digit;
  if (node.is_on) return cells(node.cells, "or") + " is " + digit;
  if (node.cells.count() == 2) return "neither " + cells(node.cells, "nor") + " is " + digit;
  return "none of " + cells(node.cells) + " is " + digit;
}

std::string Telling::link_reason(const logic::ChainNode& node) const {
  if (node.set != logic::ChainNode::no_set) {
    std::string names;
    for (const Cell one : step_.sets[static_cast<std::size_t>(node.set)].cells)
      names += (names.empty() ? "" : ", ") + cell(one);
    return " (by the set " + names + ")";
  }
  if (node.rule == logic::ChainNode::no_rule) return {};
  return " (" + rules_[step_.rules[static_cast<std::size_t>(node.rule)]] + " holds a " +
         value(node.digit) + " in any case)";
}

std::string Telling::chain() const {
  // Of a longer chain nobody follows more in one breath.
  constexpr std::size_t links_of_sentence = 6;
  if (step_.chain.size() == 1) return "if " + holds(step_.chain.front()) + ", that is so at once.";
  std::string text;
  std::size_t told = 0;
  for (std::size_t at = 0; at < step_.chain.size(); ++at, ++told) {
    const logic::ChainNode& node = step_.chain[at];
    if (at == 0) {
      text += "if ";
    } else if (at == 1) {
      text += ", then ";
    } else {
      text += told % links_of_sentence == 0 ? ". Then " : ", so ";
    }
    text += holds(node) + link_reason(node);
    if (at + 1 == step_.chain.size() || !are_in_one_cell(node, step_.chain[at + 1])) continue;
    const logic::ChainNode& next = step_.chain[at + 1];
    text += (at == 0 ? ", it is " : " but ") + value(next.digit) + link_reason(next);
    ++at;
  }
  return text + ".";
}

std::optional<std::size_t> Telling::house_of(Digit digit, const CellSet& places) const {
  const std::span<const logic::House> houses = links().houses();
  for (std::size_t index = 0; index < houses.size(); ++index) {
    if (state_.places(digit, houses[index]) == places) return index;
  }
  return std::nullopt;
}

std::string Telling::excluding(int count, std::string_view what) const {
  logic::DigitSet digits;
  for (const logic::Candidate& struck : step_.eliminations) digits.insert(struck.digit);
  const std::string by = step_.rules.empty() ? "" : " (by " + named_rules() + ")";
  const bool is_one_cell = struck_cells().count() == 1;
  if (digits.count() != 1 && !is_one_cell)
    return " Each of these excludes the same candidates" + by + ".";
  return " With " + values(digits, "or") + " in " + cells(struck_cells(), "or") + " it could " +
         std::string(what) + (count == 2 ? " neither of these" : " none of these") + by + ".";
}

CellSet Telling::struck_cells() const {
  CellSet cells;
  for (const logic::Candidate& candidate : step_.eliminations) cells.insert(candidate.cell);
  return cells;
}

}  // namespace ninefold::cli
