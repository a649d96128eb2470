#include "core/engine/wide/count_split.hpp"

#include "core/engine/wide/propagation/propagation.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

class Splitting {
 public:
  Splitting(const Program& program, Meter& meter)
      : program_(program), meter_(meter), propagation_(program), planes_(program.plane_words()) {
    propagation_.watch(meter);
  }

  std::optional<CountSplit> run(std::span<const Mask> candidates) {
    CountSplit split;
    CountSplit::Piece start;
    start.open.assign(candidates.begin(), candidates.end());
    start.unnamed = program_.unnamed_at_first();
    if (!meter_.enter_node()) return std::nullopt;
    if (!propagate(start.open)) return unless_ended(std::move(split));
    split.pieces.push_back(std::move(start));
    // Round by round, so that all pieces are about as deep.
    for (bool has_grown = true; has_grown;) {
      has_grown = false;
      std::vector<CountSplit::Piece> finer;
      for (std::size_t index = 0; index < split.pieces.size(); ++index) {
        CountSplit::Piece& piece = split.pieces[index];
        const std::size_t others = finer.size() + split.pieces.size() - index - 1;
        const std::optional<std::size_t> cell = open_cell(piece);
        if (!cell ||
            others + static_cast<std::size_t>(parts_of(piece, *cell)) > CountSplit::most_pieces) {
          finer.push_back(std::move(piece));
          continue;
        }
        if (!cut(piece, *cell, finer)) return std::nullopt;
        has_grown = true;
      }
      split.pieces = std::move(finer);
    }
    return unless_ended(std::move(split));
  }

 private:
  /// A node that the meter ended leaves out what it should not.
  std::optional<CountSplit> unless_ended(CountSplit split) const {
    if (meter_.stopped() != StopReason::complete) return std::nullopt;
    return split;
  }

  /// In how many pieces a cell cuts one. Names that may be exchanged are one.
  int parts_of(const CountSplit::Piece& piece, std::size_t cell) const {
    const Mask open = piece.open[cell];
    const Mask unnamed = program_.names_among(cell, piece.unnamed) & open;
    return count_of(open) - std::max(count_of(unnamed) - 1, 0);
  }

  /// The cell that cuts a piece in the fewest, the first of several of which most is asked.
  std::optional<std::size_t> open_cell(const CountSplit::Piece& piece) const {
    std::optional<std::size_t> best;
    for (std::size_t cell = 0; cell < piece.open.size(); ++cell) {
      if (is_single(piece.open[cell])) continue;
      const int size = parts_of(piece, cell);
      const int least = best ? parts_of(piece, *best) : size + 1;
      const bool is_better =
          size < least || (size == least && program_.weights[cell] > program_.weights[*best]);
      if (is_better) best = cell;
    }
    return best;
  }

  /// Adds what is left of a piece with each value of a cell; false when the meter ended it.
  bool cut(const CountSplit::Piece& piece, std::size_t cell,
           std::vector<CountSplit::Piece>& pieces) {
    const Mask unnamed = program_.names_among(cell, piece.unnamed);
    for (Mask rest = piece.open[cell]; rest != 0; rest = without_lowest(rest)) {
      if (!meter_.enter_node()) return false;
      CountSplit::Piece with = piece;
      const Mask value = rest & static_cast<Mask>(-rest);
      with.open[cell] = value;
      if ((unnamed & value) != 0) {
        // One of them stands for all.
        with.unnamed &= static_cast<Mask>(~value);
        rest = static_cast<Mask>((rest & ~unnamed) | value);
      }
      if (propagate(with.open)) pieces.push_back(std::move(with));
    }
    return true;
  }

  bool propagate(std::vector<Mask>& masks) {
    fill_planes(masks, program_, planes_);
    return propagation_.run_all({masks.data(), planes_.data()});
  }

  const Program& program_;
  Meter& meter_;
  Propagation propagation_;
  std::vector<std::uint64_t> planes_;
};

}  // namespace

std::optional<CountSplit> split_count(const Program& program, std::span<const Mask> candidates,
                                      Meter& meter) {
  return Splitting(program, meter).run(candidates);
}

}  // namespace ninefold::variants
