#pragma once

#include "core/engine/engine.hpp"
#include "core/generate/trying.hpp"
#include "core/generate/wish.hpp"
#include "core/logic/path.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace ninefold::generate {

/// A puzzle and its only solution.
struct Made {
  Grid givens;
  Grid solution;
  /// How hard the puzzle is for a person, where the wish or the caller asks for it.
  std::optional<logic::Grade> grade;
};

/// How a generator ended.
struct Outcome {
  std::optional<Made> puzzle;
  /// complete with a puzzle, or without one where the rules and the givens that stay have no
  /// solution.
  StopReason stopped = StopReason::complete;
  /// Puzzles that were tried, the one returned included.
  std::uint64_t tried = 0;
  /// Nodes of all searches. The same on every machine, unless time ended one of them.
  std::uint64_t nodes = 0;
};

/// Which puzzle of those that a seed gives, from 0.
struct Draw {
  std::uint64_t seed = 0;
  std::uint64_t number = 0;
  /// Whether the puzzle gets a grade even if the wish does not ask for one.
  bool with_grade = false;
};

/// Makes puzzles for one list of rules. Can be used from several threads at once.
class Generator {
 public:
  /// `rules` must be valid for the shape; otherwise the error of validate().
  static Result<Generator> create(Shape shape, std::span<const Rule> rules);

  Generator(Generator&&) noexcept;
  Generator& operator=(Generator&&) noexcept;
  ~Generator();

  /// The puzzle with that number of that seed: the first of those tried that meets the wish. The
  /// same on every machine and in WASM. Full grids are drawn by Engine::draw(), and each loses its
  /// givens in an order in which all are equally likely. The budget of solutions is ignored. The
  /// wish must not be impossible.
  Outcome make(const Wish& wish, const Draw& draw, const Budget& budget = {},
               const TryingCallback& goes_on = {}) const;

  /// What the rules were compiled to; valid as long as this lives.
  const Engine& engine() const;
  const logic::Links& links() const;

 private:
  struct Parts;
  explicit Generator(std::unique_ptr<const Parts> parts);

  std::unique_ptr<const Parts> parts_;
};

}  // namespace ninefold::generate
