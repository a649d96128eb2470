#pragma once

#include "core/board/count.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace ninefold::cli {

/// 1234567 as 1,234,567; anything but digits is left alone.
std::string with_commas(const std::string& number);

/// A time in the two largest units that matter: "7 s", "2 min 5 s", "3 h 12 min", "4 days".
std::string duration_words(double seconds);

/// How far something is: "37.0% done, 12 s left", by the share that is done (0 to 1) and the
/// seconds it took; `of` replaces "done". Says less where little is known yet.
std::string share_words(double share, double seconds, const std::string& of = "done");

/// "1,234 solutions so far".
std::string solutions_words(Count solutions);

/// "1,234 puzzles answered".
std::string answered_words(std::uint64_t answered);

}  // namespace ninefold::cli
