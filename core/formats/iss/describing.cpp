// Puzzles as descriptions.

#include "core/formats/iss/described_cells.hpp"
#include "core/formats/iss/described_items.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/escaping.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <cstddef>
#include <optional>
#include <utility>

namespace ninefold::variants {

namespace {

Item item_of_board(const Layout& layout) {
  std::vector<std::string> arguments{
      std::to_string(layout.rows) + "x" + std::to_string(layout.columns),
      std::to_string(layout.lowest) + "-" + std::to_string(layout.highest)};
  if (layout.is_raw) arguments.emplace_back("Raw");
  return new_item("Shape", std::move(arguments));
}

bool is_given(const Rule& rule, const Item& item) {
  return rule.item == item.number && rule.kind->name == "Given";
}

/// Parts what a description says by its cells from what it says by its text.
class Parting {
 public:
  explicit Parting(Puzzle puzzle) : puzzle_(std::move(puzzle)) {
    const Layout& layout = puzzle_.layout;
    has_shape_ = why_no_shape(layout) == NoShape::none;
    givens_.assign(static_cast<std::size_t>(layout.grid_size()), layout.lowest - 1);
    on_board_.assign(puzzle_.rules.size(), false);
    if (!has_shape_) said_.push_back(item_of_board(layout));
    said_.reserve(puzzle_.items.size() + said_.size());
    for (Item& item : puzzle_.items) {
      if (item.name == "Shape" || (has_shape_ && item.name == "NoBoxes")) continue;
      if (item.name == "Given") take_givens(item);
      // Without arguments they are the givens of an empty grid.
      if (item.name != "Given" || !item.arguments.empty()) said_.push_back(std::move(item));
    }
  }

  std::string description() const {
    std::string text = "1;" + std::string(constraints_rule) + ":";
    if (!said_.empty()) text += escape(write_iss_text(said_));
    if (has_shape_ && !puzzle_.layout.has_boxes) text += ",latin";
    return text + ";" + write_described_cells(puzzle_.layout, givens_);
  }

  /// What reading the description gives, of a puzzle that was read from a text.
  DescribedVariant described() && {
    number(said_);
    std::vector<Rule> rules;
    rules.reserve(puzzle_.rules.size());
    for (std::size_t i = 0; i < puzzle_.rules.size(); ++i) {
      if (!on_board_[i]) rules.push_back(std::move(puzzle_.rules[i]));
    }
    renumber(rules);
    puzzle_.rules = std::move(rules);
    std::vector<Item> items;
    items.reserve(said_.size() + 3);
    const Layout& layout = puzzle_.layout;
    if (has_shape_) items.push_back(item_of_shape(layout.rows));
    for (Item& item : said_) items.push_back(std::move(item));
    if (has_shape_ && !layout.has_boxes) items.push_back(item_of_no_boxes());
    if (std::optional<Item> item = item_of_givens(layout, givens_)) {
      items.push_back(std::move(*item));
      add_rules_of_givens();
    }
    puzzle_.items = std::move(items);
    return {std::move(puzzle_), std::move(givens_)};
  }

 private:
  // Those that a cell of the board can say leave the item. Its rules, one for each argument, stand
  // in the order of items.
  void take_givens(Item& item) {
    const Layout& layout = puzzle_.layout;
    std::vector<std::string> others;
    for (std::string& argument : item.arguments) {
      while (next_rule_ < puzzle_.rules.size() && !is_given(puzzle_.rules[next_rule_], item))
        ++next_rule_;
      if (next_rule_ == puzzle_.rules.size()) {
        // Only where rules were taken from a puzzle that keeps its items.
        others.push_back(std::move(argument));
        continue;
      }
      const Rule& rule = puzzle_.rules[next_rule_];
      const CellIndex cell = rule.cells[0];
      const bool is_digit = cell < layout.grid_size() && rule.numbers.size() == 1;
      // Some texts say a given twice: on the board it is one, which a person may take out.
      if (is_digit && (givens_[cell] < layout.lowest || givens_[cell] == rule.numbers[0])) {
        givens_[cell] = rule.numbers[0];
        on_board_[next_rule_] = true;
      } else {
        others.push_back(std::move(argument));
      }
      ++next_rule_;
    }
    item.arguments = std::move(others);
  }

  void add_rules_of_givens() {
    const Kind* const kind = find_kind("Given");
    for (std::size_t cell = 0; cell < givens_.size(); ++cell) {
      if (givens_[cell] < puzzle_.layout.lowest) continue;
      Rule& rule = puzzle_.rules.emplace_back();
      rule.kind = kind;
      rule.cells.push_back(static_cast<CellIndex>(cell));
      rule.numbers.push_back(givens_[cell]);
    }
  }

  // As a text is read that has these items: blocks, what is in them, and their ends are counted.
  void number(std::vector<Item>& items) {
    for (Item& item : items) {
      const auto before = static_cast<std::size_t>(item.number);
      item.number = ++count_;
      if (before >= number_now_.size()) number_now_.resize(before + 1);
      number_now_[before] = item.number;
      number(item.parts);
      if (is_block(item.name)) ++count_;
    }
  }

  void renumber(std::vector<Rule>& rules) const {
    for (Rule& rule : rules) {
      rule.item = number_now_[static_cast<std::size_t>(rule.item)];
      renumber(rule.parts);
    }
  }

  Puzzle puzzle_;
  bool has_shape_ = false;
  std::vector<int> givens_;
  std::vector<Item> said_;  // by the text
  std::size_t next_rule_ = 0;
  std::vector<bool> on_board_;  // for each rule
  int count_ = 0;
  std::vector<int> number_now_;  // for each number of the text
};

}  // namespace

std::string describe_variant(Puzzle puzzle) { return Parting(std::move(puzzle)).description(); }

DescribedText describe_text(Puzzle puzzle) {
  Parting parting(std::move(puzzle));
  std::string description = parting.description();
  return {std::move(description), std::move(parting).described()};
}

}  // namespace ninefold::variants
