#pragma once

#include "core/variants/rule.hpp"

/// The lists of cells that one code or table is about.
namespace ninefold::variants {

/// What may stand among the cells besides the empty arguments that end a list.
struct AmongCells {
  bool breaks = false;  ///< `-`, where `numbers` of a rule gets the number of cells before it
  bool names = false;   ///< `_name`, which names the lists that follow and means nothing
};

/// Adds for each list of cells that follows the first argument a rule that is otherwise as
/// `common`.
std::optional<RuleError> read_line_lists(Arguments& arguments, AmongCells among, const Rule& common,
                                         std::vector<Rule>& rules);

}  // namespace ninefold::variants
