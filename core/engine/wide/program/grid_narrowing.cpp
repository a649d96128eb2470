#include "core/engine/houses9/cell_bits.hpp"
#include "core/engine/houses9/looks.hpp"
#include "core/engine/wide/program/grid_houses.hpp"
#include "core/engine/wide/program/grid_looks.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace ninefold::variants {

namespace {

constexpr std::uint32_t first_column = 1U | 1U << 10U | 1U << 20U;
static_assert(std::endian::native == std::endian::little, "planes are read as words of 32 bits");

// Of a cell: which word of a plane its row lies in, the bits of the row there, those of its column
// and the box in any word, and those of the column in the box where the words are moved by 0, 1, 2.
struct Lines {
  std::uint32_t word = 0;
  std::uint32_t row = 0;
  std::uint32_t column = 0;
  std::uint32_t box = 0;
  std::uint32_t column_in_box = 0;
};

struct GridTables {
  std::array<Lines, GridHouses::cell_count> lines{};
  std::array<CellMask, GridHouses::house_count> house_cells{};
  CellMask cells{};
  // What the looks ask of rules: whether boxes count.
  CompiledRules with_boxes;
  CompiledRules without_boxes;

  GridTables() {
    for (int index = 0; index < GridHouses::cell_count; ++index) {
      const auto cell = static_cast<Cell>(index);
      const ninefold::Place place = place_of(GridHouses::shape, cell);
      cells.words[place.word] |= place.mask();
      const unsigned band = index / 27;
      const unsigned column = index % 9;
      lines[cell] = {place.word, first_band << (10 * band), first_column << column,
                     7U << (10 * band + column / 3 * 3), 7U << (10 * band + column)};
      for (const std::size_t house : GridHouses::houses_of(cell))
        house_cells[house].words[place.word] |= place.mask();
    }
    with_boxes.has_boxes = true;
  }
};

const GridTables& tables() {
  static const GridTables made;
  return made;
}

CellIndex cell_at_place(std::size_t word, std::uint32_t bits) {
  return ninefold::cell_at(GridHouses::shape, static_cast<int>(word), std::countr_zero(bits));
}

NineDigits read_planes(const Domains& domains) {
  std::array<Slot, 9> digits;
  for (std::size_t value = 0; value < digits.size(); ++value)
    std::memcpy(&digits[value], domains.planes + value * domains.width, sizeof(Slot));
  return NineDigits::from(digits);
}

// The first of some cells, in the order of words and bits.
CellIndex first_cell(const Slot& cells) {
  const CellMask mask = mask_from(cells);
  std::size_t word = 0;
  while (word < 2 && mask.words[word] == 0) ++word;
  return cell_at_place(word, mask.words[word]);
}

// The first house without a place for some value; to be asked where there is one.
std::size_t first_house_without(const NineDigits& digits, bool has_boxes) {
  StoredDigits stored;
  stored.store(digits);
  const std::size_t count = has_boxes ? 27 : 18;
  for (std::size_t house = 0; house < count; ++house) {
    const CellMask& cells = tables().house_cells[house];
    for (int digit = 0; digit < max_size; ++digit) {
      const CellMask places = stored.cells_of(digit);
      if (((places.words[0] & cells.words[0]) | (places.words[1] & cells.words[1]) |
           (places.words[2] & cells.words[2])) == 0)
        return house;
    }
  }
  return count;
}

// A decided cell whose house, the first such, has another one of its value.
CellIndex first_clash(const NineDigits& decided, bool has_boxes) {
  StoredDigits stored;
  stored.store(decided);
  std::size_t count = has_boxes ? 27 : 18;
  CellIndex clash = 0;
  for (int digit = 0; digit < max_size; ++digit) {
    const CellMask own = stored.cells_of(digit);
    if (own.count() < 2) continue;
    for (std::size_t house = 0; house < count; ++house) {
      CellMask both = own;
      for (std::size_t word = 0; word < 3; ++word)
        both.words[word] &= tables().house_cells[house].words[word];
      if (both.count() < 2) continue;
      clash = first_cell(slot_from(both));
      count = house;
    }
  }
  return clash;
}

// Of cells by digit, digits by cell: a byte for the first eight of them, by place.
class DigitsByCell {
 public:
  explicit DigitsByCell(const std::array<Slot, max_size>& digits) {
    // Eight words of 32 bits, and the same of three bands at once: blocks of 4, 2 and 1 bits change
    // places, until word j has in byte k what place 8k + j has.
    std::array<Slot, 8> words;
    std::copy_n(digits.begin(), words.size(), words.begin());
    exchange<4, 0x0f0f0f0fU>(words);
    exchange<2, 0x33333333U>(words);
    exchange<1, 0x55555555U>(words);
    for (std::size_t j = 0; j < words.size(); ++j)
      std::memcpy(bytes_.data() + j * sizeof(Slot), &words[j], sizeof(Slot));
  }

  Mask first_eight_at(std::size_t place) const {
    return bytes_[place % 8 * sizeof(Slot) + place / 8];
  }

 private:
  template <std::size_t size, std::uint32_t low>
  static void exchange(std::array<Slot, 8>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      if ((i & size) != 0) continue;
      const Slot both = ((words[i] >> size) ^ words[i + size]) & splat<Slot>(low);
      words[i + size] = words[i + size] ^ both;
      words[i] = words[i] ^ (both << size);
    }
  }

  alignas(Slot) std::array<std::uint8_t, 8 * sizeof(Slot)> bytes_;
};

// What is gone leaves each cell with something. Nothing else has changed yet. Fourth words of
// digits may be anything: in planes no cell has its bit there.
void take_away(const NineDigits& gone, Domains& domains) {
  if (!any_bit(gone)) return;
  const std::array<Slot, max_size> digits = gone.by_digit();
  auto any = splat<Slot>(0);
  std::uint64_t* plane = domains.planes;
  for (const Slot& of_digit : digits) {
    any |= of_digit;
    Slot left;
    std::memcpy(&left, plane, sizeof left);
    left = left & ~of_digit;
    std::memcpy(plane, &left, sizeof left);
    plane += domains.width;
  }
  const DigitsByCell by_cell(digits);
  const CellBits changed = cell_bits_from(any);
  const CellBits ninth = cell_bits_from(digits[8]);
  const CellIndex* const cells_by_place = domains.peers->cells_by_place();
  int changed_count = domains.changed_count;
  const auto take = [&](std::uint64_t bits, std::size_t first, std::uint64_t of_ninth) {
    for (; bits != 0; bits &= bits - 1) {
      const int bit = std::countr_zero(bits);
      const std::size_t place = first + static_cast<std::size_t>(bit);
      const auto lost =
          static_cast<Mask>(by_cell.first_eight_at(place) | (of_ninth >> bit & 1U) << 8U);
      const CellIndex cell = cells_by_place[place];
      domains.masks[cell] &= static_cast<Mask>(~lost);
      domains.lost[cell] = lost;
      domains.changed[changed_count++] = cell;
    }
  };
  take(changed.low, 0, ninth.low);
  take(changed.high, 64, ninth.high);
  domains.changed_count = changed_count;
}

}  // namespace

bool GridHouses::may_tell(const Domains& domains, CellIndex cell, Mask lost) {
  const Mask mask = domains.masks[cell];
  if (without_lowest(mask) == 0) return true;
  const Lines& lines = tables().lines[cell];
  for (Mask rest = lost; rest != 0; rest = without_lowest(rest)) {
    const std::uint64_t* const plane =
        domains.planes + static_cast<std::size_t>(lowest_of(rest)) * domains.width;
    const std::array<std::uint32_t, 3> words{static_cast<std::uint32_t>(plane[0]),
                                             static_cast<std::uint32_t>(plane[0] >> 32U),
                                             static_cast<std::uint32_t>(plane[1])};
    const std::uint32_t row = words[lines.word] & lines.row;
    const std::uint32_t column = (words[0] & lines.column) | (words[1] & lines.column) << 1U |
                                 (words[2] & lines.column) << 2U;
    // With one place left in its box, it has none in some other part of a row or a column there.
    if ((row & (row - 1)) == 0 || (column & (column - 1)) == 0 || (row & lines.box) == 0 ||
        (column & lines.column_in_box) == 0) {
      return true;
    }
  }
  return false;
}

bool GridHouses::narrow(Domains& domains, GridLooks& looks,
                        std::span<const CellIndex>& failed) const {
  return has_boxes_ ? narrow_by<false>(domains, looks, failed)
                    : narrow_by<true>(domains, looks, failed);
}

template <bool has_extras>
bool GridHouses::narrow_by(Domains& domains, GridLooks& looks,
                           std::span<const CellIndex>& failed) const {
  const CompiledRules& rules = has_extras ? tables().without_boxes : tables().with_boxes;
  const Slot cells = slot_from(tables().cells);
  const NineDigits start = read_planes(domains);
  NineDigits x = start;
  Slot fresh;
  std::memcpy(&fresh, looks.decided.data(), sizeof fresh);
  looks.decided = {};
  Tally<2, Slot> candidates = count_digits<2>(x);
  Slot struck = ~candidates.at_least[1];
  fresh = fresh & struck;  // whatever is said to be decided, only what has one value strikes it
  auto claimed = splat<Slot>(0);
  failed = {};
  while (true) {
    const Slot torn = cells & ~(candidates.at_least[0] & ~(candidates.at_least[1] & claimed));
    if (any_bit(torn)) {
      domains.conflict = first_cell(torn);
      looks.forget();
      return false;
    }
    if (any_bit(fresh)) {
      const NineDigits decided = x & for_nine_digits(fresh);
      Slot conflict;
      strike<has_extras>(rules, decided.ninth, x.ninth, conflict);
      for (std::size_t i = 0; i < group_count; ++i) {
        if (!any_bit(over_halves(over_rows(decided.groups[i])))) continue;
        Lanes conflicting;
        strike<has_extras>(rules, decided.groups[i], x.groups[i], conflicting);
        conflict |= over_halves(conflicting);
      }
      if (any_bit(conflict)) {
        domains.conflict = first_clash(decided, has_boxes_);
        looks.forget();
        return false;
      }
    }
    auto without_place = splat<Slot>(0);
    bool is_new = false;
    if (any_bit(x.ninth ^ looks.seen.ninth)) {
      const auto found = look_at<has_extras>(rules, x.ninth);
      looks.seen.ninth = x.ninth;
      looks.hidden.ninth = found.hidden;
      looks.kept.ninth = found.kept;
      without_place = found.without_place & slot_from(CellMask{{~0U, ~0U, ~0U, 0}});
      is_new = true;
    }
    for (std::size_t i = 0; i < group_count; ++i) {
      const LaneDigits& group = x.groups[i];
      if (!any_bit(over_halves(over_rows(group ^ looks.seen.groups[i])))) continue;
      const auto found = look_at<has_extras>(rules, group);
      looks.seen.groups[i] = group;
      looks.hidden.groups[i] = found.hidden;
      looks.kept.groups[i] = found.kept;
      without_place |= over_halves(found.without_place);
      is_new = true;
    }
    if (!is_new) break;
    if (any_bit(without_place)) {
      failed = house(first_house_without(x, has_boxes_) % house_count);
      domains.conflict = failed[0];
      looks.forget();
      return false;
    }
    claimed = count_digits<1>(looks.hidden).at_least[0];
    x = looks.kept & (looks.hidden | for_nine_digits(~claimed));
    candidates = count_digits<2>(x);
    fresh = cells & ~(candidates.at_least[1] | struck);
    struck = struck | fresh;
  }
  take_away(start & ~x, domains);
  return true;
}

}  // namespace ninefold::variants
