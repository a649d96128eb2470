#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/rule.hpp"

#include <array>
#include <memory>
#include <string>
#include <vector>

namespace ninefold::cli {

/// Every way to write a rule, separated by commas.
std::string list_of_rules();

/// The options that choose rules: --rules, --pairs and --no-wrap.
inline constexpr Option rules_option{"--rules", "LIST",
                                     "rules beyond classic, separated by commas; digits of a pair\n"
                                     "are never side by side, cells are row and column:",
                                     list_of_rules};
inline constexpr Option pairs_option{"--pairs", "A-B,...",
                                     "pairs of digits that are never side by side, such as\n"
                                     "2-6,2-3; the board wraps around its edges"};
inline constexpr Option no_wrap_option{
    "--no-wrap", "",
    "the board does not wrap around for --pairs (the names of other\n"
    "rules say whether they wrap)"};

/// Rules for boards of every size, with the engines that search under them.
class RuleChoice {
 public:
  /// Errors: of usage, if the options fit no size of board.
  static Result<RuleChoice> from(const Arguments& arguments);

  /// The rules for that shape. Errors have no place.
  Result<std::vector<Rule>> rules(Shape shape) const;
  /// All of them as the rules of a description.
  std::string text() const;
  /// The engine for that shape, which lives as long as this. Errors have no place.
  Result<const Engine*> engine(Shape shape);

 private:
  std::string list_;
  std::vector<Rule> pairs_;                                    // one or none
  std::array<std::unique_ptr<Engine>, max_size + 1> engines_;  // by size
};

}  // namespace ninefold::cli
