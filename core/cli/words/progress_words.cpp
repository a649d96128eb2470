#include "core/cli/words/progress_words.hpp"

#include <cmath>

namespace ninefold::cli {

namespace {

std::string in_units(std::uint64_t first, const char* large, std::uint64_t second,
                     const char* small) {
  std::string words = std::to_string(first) + " " + large;
  if (second > 0) words += " " + std::to_string(second) + " " + small;
  return words;
}

std::string percent(double share) {
  const int tenths = static_cast<int>(share * 1000);
  if (tenths == 0) return "under 0.1%";
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "%";
}

}  // namespace

std::string with_commas(const std::string& number) {
  std::string grouped;
  for (std::size_t at = 0; at < number.size(); ++at) {
    if (at > 0 && (number.size() - at) % 3 == 0) grouped += ',';
    grouped += number[at];
  }
  return grouped;
}

std::string duration_words(double seconds) {
  constexpr std::uint64_t minute = 60;
  constexpr std::uint64_t hour = 60 * minute;
  constexpr std::uint64_t day = 24 * hour;
  constexpr std::uint64_t year = 365 * day;
  constexpr double most_years = 1000;
  if (seconds >= most_years * static_cast<double>(year)) return "over 1,000 years";
  const auto whole = static_cast<std::uint64_t>(std::ceil(seconds));
  if (whole < minute) return std::to_string(whole) + " s";
  if (whole < hour) return in_units(whole / minute, "min", whole % minute, "s");
  if (whole < 2 * day) return in_units(whole / hour, "h", whole % hour / minute, "min");
  if (whole < 2 * year) return std::to_string(whole / day) + " days";
  return std::to_string(whole / year) + " years";
}

std::string share_words(double share, double seconds, const std::string& of) {
  // With less than this done, the time left would be a guess.
  constexpr double enough = 0.001;
  std::string words = percent(share) + " " + of;
  if (share >= enough && share < 1) {
    words += ", " + duration_words(seconds * (1 - share) / share) + " left";
  }
  return words;
}

std::string solutions_words(Count solutions) {
  return with_commas(solutions.to_string()) +
         (solutions == Count(1) ? " solution so far" : " solutions so far");
}

std::string answered_words(std::uint64_t answered) {
  return with_commas(std::to_string(answered)) +
         (answered == 1 ? " puzzle answered" : " puzzles answered");
}

}  // namespace ninefold::cli
