#include "core/logic/reason.hpp"

#include <array>

namespace ninefold::logic {

namespace {

constexpr std::array<std::string_view, 36> kind_names{
    "none",          "equal",         "partners",       "partner_twice",  "rising",
    "falling",       "sum",           "sum_tight",      "combinations",   "digit_of_house",
    "count_of_sum",  "place_of_clue", "dead_end",       "cases",          "sandwich_reach",
    "skyscraper",    "sets_by_count", "rest_of_sum",    "shared_digits",  "no_place",
    "sum_missed",    "sum_needs",     "seen_missed",    "too_few_places", "too_many_cells",
    "too_few_alike", "too_far_apart", "not_between",    "no_partners",    "between_missed",
    "hidden_missed", "not_left",      "number_in_pill", "opening",        "contradiction",
    "common_ground",
};

static_assert(kind_names.size() == static_cast<std::size_t>(ReasonKind::common_ground) + 1);

}  // namespace

std::span<const std::string_view> reason_kind_names() { return kind_names; }

}  // namespace ninefold::logic
