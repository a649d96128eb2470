#pragma once

#include "core/board/result.hpp"
#include "core/board/work_meter.hpp"
#include "core/engine/wide/variant_engine.hpp"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ninefold::cli {

/// A puzzle of a list: its givens, and its rules, which mostly are those of the puzzle before.
struct ListedPuzzle {
  std::shared_ptr<const variants::PreparedRules> rules;
  variants::Givens givens;
  std::vector<variants::Item> items;  ///< of its text; none where cells are all that is its own
  int board_item = 0;                 ///< then: the number of the item that says these cells

  variants::VariantEngine engine() const { return {rules, givens}; }
  const variants::Layout& layout() const { return variants::rules_of(*rules).layout; }
  /// With all that its text says, for whoever asks more than an engine answers.
  variants::Puzzle puzzle() const;
};

/// Reads the puzzles of a list, on any thread. Rules are read and made ready once as long as the
/// next puzzle has the same.
class KnownRules {
 public:
  /// With `rules`, a list of them as a description has it, puzzles are digits; else constraint
  /// text, with \n for a line break.
  explicit KnownRules(std::optional<std::string> rules) : rules_(std::move(rules)) {}

  /// The puzzle of a line. Where the meter ends that, there is none.
  std::variant<ListedPuzzle, Error> read(const std::string& text, int line, WorkMeter& meter);

  /// The same of a description with all its rules.
  std::variant<ListedPuzzle, Error> read_described(const std::string& description, int line,
                                                   WorkMeter& meter);

 private:
  std::variant<ListedPuzzle, Error> read_text(const std::string& text, int line, WorkMeter& meter);
  std::variant<ListedPuzzle, Error> read_digits(const std::string& text, int line,
                                                WorkMeter& meter);
  std::shared_ptr<const variants::PreparedRules> latest() const;
  ListedPuzzle keep(variants::Puzzle puzzle);

  const std::optional<std::string> rules_;
  mutable std::mutex mutex_;
  std::shared_ptr<const variants::PreparedRules> latest_;
};

/// An error that says nothing of its place, at the start of a line.
Error error_of_line(int line, std::string found, std::string expected);

}  // namespace ninefold::cli
