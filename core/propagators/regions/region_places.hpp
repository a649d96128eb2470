#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/regions/place_set.hpp"
#include "core/propagators/regions/regions.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ninefold::variants {

/// The candidates of unknown regions as sets of places: by label, and by value. Whatever is taken
/// from a set is taken from the domains as well.
template <std::size_t words>
class RegionPlaces {
 public:
  using Places = PlaceSet<words>;

  RegionPlaces(const UnknownRegions& rule, Domains& domains)
      : rule_(rule), domains_(domains), value_count_(static_cast<std::size_t>(rule.value_count)) {
    read(rule.labels, may_);
    read(rule.cells, values_);
    labelled_ = singles_of(may_);
    valued_ = singles_of(values_);
    for (std::size_t value = 0; value < most_values; ++value) {
      if (values_[value].any()) all_values_ |= mask_of(static_cast<int>(value));
    }
  }

  /// The places that may have a label.
  const Places& may(int label) const { return may_[static_cast<std::size_t>(label)]; }
  /// Those that have it.
  Places in(int label) const { return may(label) & labelled_; }
  /// The places that may have the lowest of some values.
  const Places& with(Mask value) const { return values_[index_of(value)]; }
  /// The places whose label and value are known.
  Places known() const { return labelled_ & valued_; }
  /// The values that some place had at first.
  Mask all_values() const { return all_values_; }

  /// The places of a set do not have the label; false if nothing is left for some cell.
  bool leave_out(int label, const Places& set) {
    Places& places = may_[static_cast<std::size_t>(label)];
    places = places.without(set);
    return set.each([&](std::size_t place) {
      const CellIndex cell = rule_.labels[place];
      if (!domains_.take_away(cell, mask_of(label))) return false;
      if (is_single(domains_.masks[cell])) settle(place);
      return true;
    });
  }
  /// They have it.
  bool take_in(int label, const Places& set) {
    return set.each([&](std::size_t place) {
      if (!domains_.narrow(rule_.labels[place], mask_of(label))) return false;
      settle(place);
      return true;
    });
  }
  /// They do not have the value.
  bool lose_value(Mask value, const Places& set) {
    Places& places = values_[index_of(value)];
    places = places.without(set);
    return set.each([&](std::size_t place) {
      const CellIndex cell = rule_.cells[place];
      if (!domains_.take_away(cell, value)) return false;
      if (is_single(domains_.masks[cell])) valued_.add(place);
      return true;
    });
  }
  /// A place has the value.
  bool set_value(std::size_t place, Mask value) {
    const CellIndex cell = rule_.cells[place];
    for (Mask rest = domains_.masks[cell] & static_cast<Mask>(~value); rest != 0;
         rest = without_lowest(rest))
      values_[index_of(rest)].remove(place);
    if (!domains_.narrow(cell, value)) return false;
    valued_.add(place);
    return true;
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

  // The label of a place is known. It is taken from all other sets, and not only from those that
  // were told: a label that sees cells may have lost some to them since it was read.
  void settle(std::size_t place) {
    const Mask label = domains_.masks[rule_.labels[place]];
    for (int other = 0; other < rule_.count; ++other) {
      if (mask_of(other) != label) may_[static_cast<std::size_t>(other)].remove(place);
    }
    labelled_.add(place);
  }

  const UnknownRegions& rule_;
  Domains& domains_;
  std::size_t value_count_;
  std::array<Places, most_values> may_{};     // by label, the places that may have it
  std::array<Places, most_values> values_{};  // the same by value
  Mask all_values_ = 0;
  Places labelled_;  // the places whose label is known
  Places valued_;    // and those whose value is
};

}  // namespace ninefold::variants
