#pragma once

#include "core/generate/variants/placed/clues.hpp"
#include "core/logic/path.hpp"
#include "core/variants/logic/variant_logic.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace ninefold::generate {

/// Makes a puzzle of clues that a person can solve by steps up to a level. All that is handed in
/// must outlive this.
class Levelling {
 public:
  /// `hardest` is below Extreme.
  Levelling(Clues& clues, logic::Level hardest, Random& random, Spending& spending)
      : clues_(clues), hardest_(hardest), random_(random), spending_(spending) {}

  /// Follows such steps from the clues, and where they end halves a cage, as often as is said, or
  /// gives a cell. False where the spending ends first.
  bool lead_on(int most_halved);

  /// Takes away each given in a random order, as long as such steps solve what is left and there
  /// are `least` givens; then the rules in the same way, several at a time, as long as there are
  /// as many of each name as the kind of puzzle wants to be known by.
  void take_givens(int least);
  void take_rules();

 private:
  /// The rules in use for a person's logic, and what its searches share.
  struct Logic {
    explicit Logic(const variants::Puzzle& puzzle) : rules(puzzle) {}
    variants::VariantLogic rules;
    logic::Workspace shared;
  };
  std::unique_ptr<Logic> logic_of(const Clues::Flags& in_use) const;
  logic::State start_of(const Logic& logic, const Grid& givens) const;
  bool are_enough(Logic& logic, const Grid& givens) const;
  bool take_these(const std::vector<std::size_t>& rules);
  bool are_too_few(const Clues::Flags& in_use) const;

  Clues& clues_;
  logic::Level hardest_;
  Random& random_;
  Spending& spending_;
};

/// The grade of the clues in use; nothing where it is above `hardest`, or the spending ends.
std::optional<logic::Grade> grade_up_to(const Clues& clues, logic::Level hardest,
                                        Spending& spending);

}  // namespace ninefold::generate
