#include "core/engine/wide/program/model_statements.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace ninefold::variants {

namespace {

// Boards of which more is said in a part are not worth the time.
constexpr std::size_t most_numbers = 50'000;

class StatementsOfPart {
 public:
  StatementsOfPart(const Model& model, const Symmetry& symmetry)
      : model_(model), board_{symmetry, model.tables, model.lowest} {}

  std::optional<Statements> describe(std::size_t part) {
    if (!can_move()) return std::nullopt;
    switch (part) {
      case 0: add_candidates(); break;
      case 1: add_different(); break;
      case 2: add_alternatives(); break;
      default: model_.visit_list(part - 3, [&](const auto& rules) { return add_all(rules); });
    }
    if (is_too_much_) return std::nullopt;
    std::sort(statements_.begin(), statements_.end());
    statements_.erase(std::unique(statements_.begin(), statements_.end()), statements_.end());
    return std::move(statements_);
  }

 private:
  bool can_move() const {
    bool can_move = true;
    model_.for_each_list([&]<typename Rule>(const std::vector<Rule>& rules) {
      const bool can_be_moved =
          board_.symmetry.turns_values ? DescribableWithValuesTurned<Rule> : Describable<Rule>;
      can_move = can_move && (can_be_moved || rules.empty());
    });
    return can_move;
  }

  void take(const Statement& statement) {
    numbers_ += statement.numbers().size();
    is_too_much_ = is_too_much_ || numbers_ > most_numbers;
    if (!is_too_much_) statements_.push_back(statement.numbers());
  }

  void add_candidates() {
    // What is impossible is so however it is moved.
    if (model_.is_impossible) take(Statement(board_));
    for (std::size_t cell = 0; cell < model_.candidates.size() && !is_too_much_; ++cell) {
      const Mask mask = model_.candidates[cell];
      if (mask == model_.all()) continue;
      Statement statement(board_);
      statement.add_cell(static_cast<CellIndex>(cell));
      statement.add_values(mask);
      take(statement);
    }
  }

  void add_different() {
    for (std::size_t number = 0; number < model_.different.size() && !is_too_much_; ++number) {
      Statement statement(board_);
      statement.add_in_any_order(model_.different[number]);
      take(statement);
    }
  }

  template <typename Rule>
  bool add_all(const std::vector<Rule>& rules) {
    for (const Rule& rule : rules) {
      Statement statement(board_);
      if constexpr (Describable<Rule>) rule.describe(statement);
      take(statement);
      if (is_too_much_) return false;
    }
    return true;
  }

  void add_alternatives() {
    for (const std::vector<Model>& models : model_.alternatives) {
      std::vector<std::vector<std::uint32_t>> described;
      for (const Model& each : models) {
        std::vector<std::uint32_t>& to = described.emplace_back();
        for (std::size_t part = 0; part < model_part_count; ++part) {
          const std::optional<Statements> statements =
              moved_statements(each, board_.symmetry, part);
          is_too_much_ = is_too_much_ || !statements;
          if (is_too_much_) return;
          append(*statements, to);
        }
      }
      std::sort(described.begin(), described.end());
      std::vector<std::uint32_t> all;
      append(described, all);
      numbers_ += all.size();
      is_too_much_ = is_too_much_ || numbers_ > most_numbers;
      statements_.push_back(std::move(all));
    }
  }

  // With their number and their lengths, so that no others are the same in a row.
  static void append(const Statements& parts, std::vector<std::uint32_t>& to) {
    to.push_back(static_cast<std::uint32_t>(parts.size()));
    for (const std::vector<std::uint32_t>& part : parts) {
      to.push_back(static_cast<std::uint32_t>(part.size()));
      to.insert(to.end(), part.begin(), part.end());
    }
  }

  const Model& model_;
  Statement::Board board_;
  Statements statements_;
  std::size_t numbers_ = 0;
  bool is_too_much_ = false;
};

}  // namespace

std::optional<Statements> moved_statements(const Model& model, const Symmetry& symmetry,
                                           std::size_t part) {
  return StatementsOfPart(model, symmetry).describe(part);
}

}  // namespace ninefold::variants
