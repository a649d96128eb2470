#pragma once

#include "core/logic/explainer/candidates.hpp"
#include "core/logic/explainer/patterns.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace ninefold::logic::explainer {

/// What is assumed within an assumption, where nothing else leads on.
enum class Nested : std::uint8_t {
  none,
  chains,   ///< that a candidate holds, followed by links
  cases,    ///< that, and the candidates of a cell or the places in a house
  dynamic,  ///< both, on the board that consequences leave and with patterns
};

/// How far consequences are followed.
struct Reach {
  bool has_cells = true;      ///< through the other candidates of a cell, not within a digit alone
  bool is_dynamic = false;    ///< on the board that earlier consequences have left
  bool has_patterns = false;  ///< with what patterns strike once links lead no further
  Nested nested = Nested::none;
};

class NestedSearch;

/// What follows from an assumption, and from how many claims each of its consequences does: itself,
/// the assumption and all between, each of them once. Sudoku Explainer measures chains by that.
/// Reused from assumption to assumption, so that nothing is allocated again.
///
/// Consequences come in its order: as long as some candidate holds that was not looked at, what it
/// excludes, and then what follows from the first that was excluded. Each is found once, and so is
/// not always by the fewest steps.
class Consequences {
 public:
  Consequences();
  ~Consequences();

  /// From now on follows consequences on this board, where candidates of `origin` may have been
  /// struck before. All must live as long.
  void enter(const Marks& board, const Marks& origin, const Numbering& numbering);

  /// Follows an assumption until nothing more follows, or until a candidate both holds and does
  /// not. Returns from how many claims the two follow, counted for each of them and added; 0 where
  /// that does not happen.
  int follow(Claim assumption, const Reach& reach);

  /// By claim, from how many it follows; 0 where it does not.
  std::span<const std::uint16_t> claims() const { return counts_; }

  /// The claim that follows beside its opposite, where there was a contradiction.
  Claim contradicted() const { return contradicted_; }
  /// Adds what had been struck from the origin before that the claim follows from.
  void add_outer_causes(Claim claim, std::vector<Claim>& causes) const;

 private:
  bool follow_held(Claim claim);
  bool follow_struck(Claim claim);
  bool follow_patterns();
  bool follow_nested();
  bool exclude(int cell, int digit);
  /// Notes that a claim follows from those in `causes_`. False where its opposite does, too.
  bool note(Claim claim);
  /// Adds to the causes what has been struck from a cell, or in a house.
  void add_struck(int cell);
  void add_struck(int house, int digit);
  std::uint64_t* ancestors_of(Claim claim) { return &ancestors_[claim * words_]; }

  const Marks* start_ = nullptr;
  const Marks* origin_ = nullptr;
  const Numbering* numbering_ = nullptr;
  Reach reach_;
  Marks now_;
  std::size_t words_ = 0;
  std::vector<std::uint16_t> counts_;
  std::vector<std::uint64_t> ancestors_;  // by claim, a set of claims
  std::vector<Claim> held_;               // as they were found
  std::vector<Claim> struck_;
  std::vector<Claim> causes_;
  std::vector<Pattern> patterns_;
  int contradiction_ = 0;
  Claim contradicted_ = 0;
  std::vector<std::uint64_t> known_;  // the claims that follow from the assumption, as bits
  /// What assumptions within the assumption strike, and on how many claims of their own.
  struct Inner {
    Claim claim;
    int claims;
  };
  std::vector<Inner> inner_;
  std::unique_ptr<NestedSearch> nested_;
};

}  // namespace ninefold::logic::explainer
