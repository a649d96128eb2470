#include "core/propagators/regions/place_set.hpp"
#include "core/propagators/regions/region_places.hpp"
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

// What follows for all regions.
template <std::size_t words>
class Regions {
 public:
  using Places = PlaceSet<words>;

  Regions(const UnknownRegions& rule, Domains& domains)
      : rule_(rule),
        domains_(domains),
        sets_(rule, domains),
        grid_(rule.cells.size(), rule.columns),
        size_(static_cast<std::size_t>(rule.size)) {}

  bool propagate() {
    if (!keep_values_apart()) return false;
    for (int label = 0; label < rule_.count; ++label) {
      if (!(in(label).any() ? grow(label) : find_room(label))) return false;
    }
    return !rule_.has_all_values || !rule_.are_lines_houses || keep_to_lines();
  }

 private:
  const Places& may(int label) const { return sets_.may(label); }
  Places in(int label) const { return sets_.in(label); }
  const Places& with(Mask value) const { return sets_.with(value); }
  bool leave_out(int label, const Places& set) { return sets_.leave_out(label, set); }
  bool take_in(int label, const Places& set) { return sets_.take_in(label, set); }
  Mask missing_in(int label) const {
    return sets_.all_values() & static_cast<Mask>(~placed_[static_cast<std::size_t>(label)]);
  }
  bool fail_at(std::size_t place) {
    domains_.conflict = rule_.labels[place];
    return false;
  }
  bool fail() { return fail_at(0); }

  // A value that stands in a region stands nowhere else in it: a cell keeps a value as long as some
  // label of it goes with it, and the other way round.
  bool keep_values_apart() {
    const Places known = sets_.known();
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
    for (Mask rest = sets_.all_values(); rest != 0; rest = without_lowest(rest)) {
      const Mask value = rest & static_cast<Mask>(-rest);
      Places open;
      for (int label = 0; label < rule_.count; ++label) {
        if ((placed_[static_cast<std::size_t>(label)] & value) == 0) open |= may(label);
      }
      if (!sets_.lose_value(value, with(value).without(open | known))) return false;
    }
    for (int label = 0; label < rule_.count; ++label) {
      Places open = known;
      for (Mask rest = missing_in(label); rest != 0; rest = without_lowest(rest))
        open |= with(rest);
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
    Mask missing = missing_in(label);
    int found = count_of(placed_[static_cast<std::size_t>(label)]);
    for (; missing != 0; missing = without_lowest(missing)) {
      if ((with(missing) & part).any()) {
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
    Mask missing = missing_in(label);
    for (; missing != 0; missing = without_lowest(missing)) {
      const Mask value = missing & static_cast<Mask>(-missing);
      const Places places = with(value) & may(label);
      const std::size_t count = places.count();
      if (count == 0) return fail_at(in(label).lowest());
      if (count == 1) {
        const std::size_t place = places.lowest();
        if (!sets_.set_value(place, value) || !take_in(label, places)) return false;
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
      Mask missing = missing_in(label);
      for (; missing != 0; missing = without_lowest(missing)) {
        const Mask value = missing & static_cast<Mask>(-missing);
        const Places open = with(value);
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
        if (!sets_.lose_value(value, sure.without(here))) return false;
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
  RegionPlaces<words> sets_;
  PlaceGrid<words> grid_;
  std::size_t size_;
  std::array<Mask, most_values> placed_{};  // by label, the values that stand there
};

}  // namespace

void UnknownRegions::weigh(std::span<std::uint32_t> weights) const {
  constexpr std::uint32_t weight = 2;  // the best of nine on eleven puzzles
  for (const CellIndex label : labels) weights[label] += weight;
}

bool propagate(const UnknownRegions& rule, Domains& domains) {
  if (!rule.has_free_names && !name_in_order(rule, domains)) return false;
  if (rule.cells.size() <= 128) return Regions<2>(rule, domains).propagate();
  return Regions<4>(rule, domains).propagate();
}

}  // namespace ninefold::variants
