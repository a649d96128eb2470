#include "core/logic/registration.hpp"

namespace ninefold::logic {

namespace {

// No search: where nothing else is left, a path takes a digit from the solution.
constexpr std::array brute_force_entries{
    TechniqueEntry{{Technique::brute_force, "Brute Force", Level::extreme, 10000, true},
                   nullptr,
                   "Bifurcation, Guess"},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> brute_force_techniques{brute_force_entries};

}  // namespace ninefold::logic
