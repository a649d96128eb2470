#include "core/propagators/regions/place_set.hpp"
#include "core/propagators/regions/regions.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// Names in reading order: a cell has a label at most one above those before it.
bool name_in_order(const UnknownRegions& rule, Domains& domains) {
  int highest = -1;
  for (const CellIndex label : rule.labels) {
    const int most = std::min(highest + 1, rule.count - 1);
    if (!domains.narrow(label, first_values(most + 1))) return false;
    highest = std::max(highest, highest_of(domains.masks[label]));
    if (highest == rule.count - 1) break;
  }
  return true;
}

// All regions as sets of places.
template <std::size_t words>
class Regions {
 public:
  using Places = PlaceSet<words>;

  Regions(const UnknownRegions& rule, Domains& domains)
      : rule_(rule),
        domains_(domains),
        grid_(rule.cells.size(), rule.columns),
        size_(static_cast<std::size_t>(rule.size)),
        value_count_(static_cast<std::size_t>(rule.value_count)) {
    read(rule.labels, may_);
    read(rule.cells, values_);
    labelled_ = singles_of(may_);
    valued_ = singles_of(values_);
    for (std::size_t value = 0; value < most_values; ++value) {
      if (values_[value].any()) all_values_ |= mask_of(static_cast<int>(value));
    }
  }

  bool propagate() {
    if (!keep_values_apart()) return false;
    for (int label = 0; label < rule_.count; ++label) {
      if (!(in(label).any() ? grow(label) : find_room(label))) return false;
    }
    return !rule_.has_all_values || !rule_.are_lines_houses || keep_to_lines();
  }

 private:
  // The places of cells by value: from planes, where cells one after another mostly have bits one
  // after another.
  void read(const CellIndexes& cells, std::array<Places, most_values>& sets) const {
    for (std::size_t start = 0; start < cells.size();) {
      const std::size_t from = domains_.places[cells[start]];
      std::size_t length = 1;
      while (length < 64 && start + length < cells.size() &&
             domains_.places[cells[start + length]] == from + length)
        ++length;
      const std::uint64_t all = length == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << length) - 1;
      const bool is_parted = from % 64 + length > 64;
      const std::uint64_t* word = domains_.planes + from / 64;
      for (std::size_t value = 0; value < value_count_; ++value, word += domains_.width) {
        std::uint64_t bits = word[0] >> (from % 64);
        if (is_parted) bits |= word[1] << (64 - from % 64);
        sets[value].add_run(start, bits & all);
      }
      start += length;
    }
  }

  static Places singles_of(const std::array<Places, most_values>& sets) {
    Places once;
    Places twice;
    for (const Places& set : sets) {
      twice |= once & set;
      once |= set;
    }
    return once.without(twice);
  }

  static std::size_t index_of(Mask mask) { return static_cast<std::size_t>(lowest_of(mask)); }
  Places& may(int label) { return may_[static_cast<std::size_t>(label)]; }
  Places in(int label) const { return may_[static_cast<std::size_t>(label)] & labelled_; }
  bool fail_at(std::size_t place) {
    domains_.conflict = rule_.labels[place];
    return false;
  }
  bool fail() { return fail_at(0); }

  // The places of a set do not have the label.
  bool leave_out(int label, const Places& set) {
    Places& places = may(label);
    places = places.without(set);
    return set.each([&](std::size_t place) {
      const CellIndex cell = rule_.labels[place];
      if (!domains_.take_away(cell, mask_of(label))) return false;
      if (is_single(domains_.masks[cell])) settle(place);
      return true;
    });
  }
  bool take_in(int label, const Places& set) {
    return set.each([&](std::size_t place) {
      if (!domains_.narrow(rule_.labels[place], mask_of(label))) return false;
      settle(place);
      return true;
    });
  }
  // The label of a place is known. It is taken from all other sets, and not only from those that
  // were told: a label that sees cells may have lost some to them since it was read.
  void settle(std::size_t place) {
    const Mask label = domains_.masks[rule_.labels[place]];
    for (int other = 0; other < rule_.count; ++other) {
      if (mask_of(other) != label) may(other).remove(place);
    }
    labelled_.add(place);
  }
  bool lose_value(Mask value, const Places& set) {
    values_[index_of(value)] = values_[index_of(value)].without(set);
    return set.each([&](std::size_t place) {
      const CellIndex cell = rule_.cells[place];
      if (!domains_.take_away(cell, value)) return false;
      if (is_single(domains_.masks[cell])) valued_.add(place);
      return true;
    });
  }

  // A value that stands in a region stands nowhere else in it: a cell keeps a value as long as some
  // label of it goes with it, and the other way round.
  bool keep_values_apart() {
    const Places known = labelled_ & valued_;
    for (int label = 0; label < rule_.count; ++label) {
      Mask placed = 0;
      const Places members = may(label) & known;
      if (!members.each([&](std::size_t place) {
            const Mask value = domains_.masks[rule_.cells[place]];
            if ((placed & value) != 0) {
              domains_.conflict = rule_.cells[place];
              return false;
            }
            placed |= value;
            return true;
          }))
        return false;
      placed_[static_cast<std::size_t>(label)] = placed;
    }
    for (Mask rest = all_values_; rest != 0; rest = without_lowest(rest)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      Places open;
      for (int label = 0; label < rule_.count; ++label) {
        if ((placed_[static_cast<std::size_t>(label)] & value) == 0) open |= may(label);
      }
      if (!lose_value(value, values_[index_of(value)].without(open | known))) return false;
    }
    for (int label = 0; label < rule_.count; ++label) {
      Places open = known;
      for (Mask rest = all_values_ & static_cast<Mask>(~placed_[static_cast<std::size_t>(label)]);
           rest != 0; rest = without_lowest(rest))
        open |= values_[index_of(rest)];
      if (!leave_out(label, may(label).without(open))) return false;
    }
    return true;
  }

  // A region without a cell: some stretch of cells must have room for it.
  bool find_room(int label) {
    Places rest = may(label);
    bool has_room = false;
    while (rest.any()) {
      const Places part = grid_.reached(Places::of(rest.lowest()), rest);
      rest = rest.without(part);
      if (part.count() >= size_ && has_values_for(label, part)) {
        has_room = true;
      } else if (!leave_out(label, part)) {
        return false;
      }
    }
    return has_room || fail();
  }

  bool has_values_for(int label, const Places& part) const {
    Mask missing = all_values_ & static_cast<Mask>(~placed_[static_cast<std::size_t>(label)]);
    int found = count_of(placed_[static_cast<std::size_t>(label)]);
    for (; missing != 0; missing = without_lowest(missing)) {
      if ((values_[index_of(missing)] & part).any()) {
        ++found;
      } else if (rule_.has_all_values) {
        return false;
      }
    }
    return found >= rule_.size;
  }

  // A region with a cell: no cell farther than it can grow, and those without which it would lack
  // cells, or values, or fall apart.
  bool grow(int label) {
    Places own = in(label);
    const std::size_t start = own.lowest();
    const std::size_t count = own.count();
    if (count > size_) return fail_at(start);
    const std::size_t spare = size_ - count;
    Places reached = may(label);
    for (Places rest = own; rest.any();) {
      const Places part = grid_.reached(Places::of(rest.lowest()), own);
      rest = rest.without(part);
      reached &= grid_.reached(part, may(label), own, spare);
    }
    if (!own.lies_in(reached)) return fail_at(start);
    if (!leave_out(label, may(label).without(reached))) return false;
    if (reached.count() < size_ || !has_values_for(label, reached)) return fail_at(start);
    if (rule_.has_all_values && !place_all_values(label)) return false;
    own = in(label);
    if (reached.count() == size_) return take_in(label, reached.without(own));
    if (own.count() >= size_) return true;
    return grid_.narrow(reached).without(own).each([&](std::size_t place) {
      const Places open = may(label).without(Places::of(place));
      const Places left =
          grid_.reached(Places::of(start), open, in(label), size_ - in(label).count());
      if (in(label).lies_in(left) && left.count() >= size_ && has_values_for(label, left))
        return true;
      return take_in(label, Places::of(place));
    });
  }

  // A region that holds every value: one with a single place left stands there.
  bool place_all_values(int label) {
    Mask missing = all_values_ & static_cast<Mask>(~placed_[static_cast<std::size_t>(label)]);
    for (; missing != 0; missing = without_lowest(missing)) {
      const Mask value = missing & static_cast<Mask>(-missing);
      const Places places = values_[index_of(value)] & may(label);
      const std::size_t count = places.count();
      if (count == 0) return fail_at(in(label).lowest());
      if (count == 1) {
        const std::size_t place = places.lowest();
        for (Mask rest = domains_.masks[rule_.cells[place]] & static_cast<Mask>(~value); rest != 0;
             rest = without_lowest(rest))
          values_[index_of(rest)] = values_[index_of(rest)].without(places);
        if (!domains_.narrow(rule_.cells[place], value)) return false;
        valued_.add(place);
        if (!take_in(label, places)) return false;
        if (!domains_.take_away_from_common_peers(std::array{rule_.cells[place]}, value))
          return false;
        continue;
      }
      if (count > most_seen) continue;
      std::array<CellIndex, most_seen> cells;
      std::size_t listed = 0;
      places.each([&](std::size_t place) {
        cells[listed++] = rule_.cells[place];
        return true;
      });
      if (!domains_.take_away_from_common_peers(std::span(cells).first(count), value)) return false;
    }
    return true;
  }

  // All places of a value in a row or column belong to one region: it stands nowhere else in the
  // region.
  bool keep_to_lines() {
    const std::size_t columns = rule_.columns;
    const bool has_rows = columns == size_;
    const bool has_columns = rule_.cells.size() / columns == size_;
    for (int label = 0; label < rule_.count; ++label) {
      Mask missing = all_values_ & static_cast<Mask>(~placed_[static_cast<std::size_t>(label)]);
      for (; missing != 0; missing = without_lowest(missing)) {
        const Mask value = missing & static_cast<Mask>(-missing);
        const Places open = values_[index_of(value)];
        const Places sure = open & in(label);
        if (!sure.any()) continue;
        Places here;
        sure.each([&](std::size_t place) {
          here = has_rows ? open & grid_.row(place / columns) : Places{};
          if (here.any() && here.lies_in(sure)) return false;
          here = has_columns ? open & grid_.column(place % columns) : Places{};
          return !here.any() || !here.lies_in(sure);
        });
        if (!here.any() || !here.lies_in(sure)) continue;
        if (!lose_value(value, sure.without(here))) return false;
        const Places others = (open & may(label)).without(sure);
        if (!others.each([&](std::size_t place) {
              return domains_.masks[rule_.cells[place]] != value ||
                     leave_out(label, Places::of(place));
            }))
          return false;
      }
    }
    return true;
  }

  static constexpr std::size_t most_seen = 4;

  const UnknownRegions& rule_;
  Domains& domains_;
  PlaceGrid<words> grid_;
  std::size_t size_;
  std::size_t value_count_;
  std::array<Places, most_values> may_{};     // by label, the places that may have it
  std::array<Places, most_values> values_{};  // the same by value
  std::array<Mask, most_values> placed_{};    // by label, the values that stand there
  Mask all_values_ = 0;
  Places labelled_;  // the places whose label is known
  Places valued_;    // and those whose value is
};

}  // namespace

bool propagate(const UnknownRegions& rule, Domains& domains) {
  if (!rule.has_free_names && !name_in_order(rule, domains)) return false;
  if (rule.cells.size() <= 128) return Regions<2>(rule, domains).propagate();
  return Regions<4>(rule, domains).propagate();
}

}  // namespace ninefold::variants
