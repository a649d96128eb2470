#pragma once

#include "core/logic/path.hpp"

#include <span>
#include <string>

namespace ninefold::cli {

/// "ALS-XZ at step 12, Death Blossom at step 14"
std::string given_up_columns(std::span<const logic::GivenUp> given_up);

/// A sentence for each, on one line, that ends with what it means: "The search for ALS-XZ was given
/// up at step 12: it would take too long, and the puzzle may be easier."
std::string given_up_sentences(std::span<const logic::GivenUp> given_up, std::string_view meaning);

/// Where time was up: "stopped by --time at step 12, in the search for ALS-XZ". The last of these
/// is where.
std::string stopped_words(std::span<const logic::GivenUp> given_up);

}  // namespace ninefold::cli
