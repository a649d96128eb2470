#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/propagators/model.hpp"

#include <functional>
#include <memory>
#include <span>

namespace ninefold::variants {

/// A puzzle that says nothing but which values its cells may have, which cells differ and which are
/// houses, on a board of 4x4, 6x6 or 9x9 cells with rows and columns: pencil-mark puzzles, chess
/// moves, further regions. The kernel of the classic rules answers it many times faster than the
/// search for all rules.
class HousesOnly {
 public:
  /// Null where the model says more than that.
  static std::unique_ptr<const HousesOnly> of(const Model& model);
  HousesOnly(const HousesOnly&) = delete;
  HousesOnly& operator=(const HousesOnly&) = delete;
  ~HousesOnly();

  /// Whether houses of other shapes take the place of boxes. Dead ends are found by what such
  /// shapes have in common with rows and columns, of which the kernel knows less.
  bool has_jigsaw() const;

  enum class Order : std::uint8_t {
    fastest,
    reading,  ///< smallest solutions first
  };

  /// Visits every solution, as candidates of one value each; `visit` returns false to end.
  void search(Meter& meter, Order order, const std::function<bool(const Mask*)>& visit) const;
  /// The same of the solutions among some candidates of all cells.
  void search_among(std::span<const Mask> masks, Meter& meter,
                    const std::function<bool(const Mask*)>& visit) const;

 private:
  struct Compiled;
  explicit HousesOnly(std::unique_ptr<const Compiled> compiled);
  std::unique_ptr<const Compiled> compiled_;
};

}  // namespace ninefold::variants
