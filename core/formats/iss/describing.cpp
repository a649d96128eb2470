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

/// Parts what a description says by its cells from what it says by its text.
class Parting {
 public:
  explicit Parting(Puzzle puzzle) : puzzle_(std::move(puzzle)) {
    const Layout& layout = puzzle_.layout;
    has_shape_ = why_no_shape(layout) == NoShape::none;
    givens_.assign(static_cast<std::size_t>(layout.grid_size()), layout.lowest - 1);
    if (!has_shape_) said_.push_back(item_of_board(layout));
    said_.reserve(puzzle_.items.size() + said_.size());
    for (Item& item : puzzle_.items) {
      if (item.name == "Shape" || (has_shape_ && item.name == "NoBoxes")) continue;
      if (item.name == given_name) take_givens(item);
      // Without arguments they are the givens of an empty grid.
      if (item.name != given_name || !item.arguments.empty()) said_.push_back(std::move(item));
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
    renumber(puzzle_.rules);
    for (Given& given : said_givens_)
      given.item = number_now_[static_cast<std::size_t>(given.item)];
    puzzle_.givens = std::move(said_givens_);
    for (const Given& given : givens_of(puzzle_.layout, givens_)) puzzle_.givens.push_back(given);
    std::vector<Item> items;
    items.reserve(said_.size() + 3);
    const Layout& layout = puzzle_.layout;
    if (has_shape_) items.push_back(item_of_shape(layout.rows));
    for (Item& item : said_) items.push_back(std::move(item));
    if (has_shape_ && !layout.has_boxes) items.push_back(item_of_no_boxes());
    if (std::optional<Item> item = item_of_givens(layout, givens_))
      items.push_back(std::move(*item));
    puzzle_.items = std::move(items);
    return {std::move(puzzle_), std::move(givens_)};
  }

 private:
  // Those that a cell of the board can say leave the item. Its givens, one for each argument, stand
  // in the order of items.
  void take_givens(Item& item) {
    const Layout& layout = puzzle_.layout;
    std::vector<std::string> others;
    for (std::string& argument : item.arguments) {
      const Givens& givens = puzzle_.givens;
      while (next_given_ < givens.size() && givens[next_given_].item != item.number) ++next_given_;
      if (next_given_ == givens.size()) {
        // Only where givens were taken from a puzzle that keeps its items.
        others.push_back(std::move(argument));
        continue;
      }
      const Given& given = givens[next_given_++];
      const std::optional<int> digit = given_digit(given, layout);
      // Some texts say a given twice: on the board it is one, which a person may take out.
      if (digit && (givens_[given.cell] < layout.lowest || givens_[given.cell] == *digit)) {
        givens_[given.cell] = *digit;
      } else {
        others.push_back(std::move(argument));
        said_givens_.push_back(given);
      }
    }
    item.arguments = std::move(others);
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
  Givens said_givens_;      // by the text
  std::size_t next_given_ = 0;
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
