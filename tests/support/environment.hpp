#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

namespace ninefold::tests {

/// Whether this build looks at every access to memory, which makes it some fifteen times slower.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif
#else
inline constexpr bool is_sanitized = false;
#endif

/// Whether a test of many like cases takes a part of them: in slow builds, and where
/// NINEFOLD_FEWER_CASES is set, as the test preset quick has it.
inline bool takes_fewer_cases() {
  return is_sanitized || std::getenv("NINEFOLD_FEWER_CASES") != nullptr;
}

/// One of so many like cases is taken: of a sixth, or a twelfth where each takes so long.
inline constexpr int part_of_cases = is_sanitized ? 12 : 6;

/// Which part it is: NINEFOLD_SAMPLE, a number that grows by one with each commit
/// (scripts/testing/everyday.mjs); the first one without it.
inline int sample() {
  const char* text = std::getenv("NINEFOLD_SAMPLE");
  if (text == nullptr) return 0;
  return static_cast<int>(std::strtoull(text, nullptr, 10) % part_of_cases);
}

/// How many of so many like cases are taken, at least one.
inline int share_of(int cases) {
  if (!takes_fewer_cases()) return cases;
  return (cases + part_of_cases - 1) / part_of_cases;
}

/// Whether the case of this number, from 1 on, is among those that are taken: of cases that nobody
/// has counted before. Of fewer than `part_of_cases` none may be.
inline bool is_taken(int number) {
  return !takes_fewer_cases() || (number - 1) % part_of_cases == sample();
}

/// Those of the cases 0, 1 and so on that are taken, as many as `share_of` says.
inline std::vector<int> taken_of(int cases) {
  std::vector<int> taken;
  const int share = share_of(cases);
  const int first = share < cases ? sample() * share : 0;
  for (int index = 0; index < share; ++index) taken.push_back((first + index) % cases);
  return taken;
}

/// The seed of random tests: NINEFOLD_SEED, a number or `fresh` (from the clock); without it fixed,
/// and another one for each part of the cases.
inline std::uint64_t random_seed() {
  const char* text = std::getenv("NINEFOLD_SEED");
  if (text == nullptr || *text == '\0') {
    return 20'261'121 + static_cast<std::uint64_t>(takes_fewer_cases() ? sample() : 0);
  }
  if (std::string(text) != "fresh") return std::strtoull(text, nullptr, 10);
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(now.count());
}

/// How long a random test goes on: `rounds` rounds, or as long as NINEFOLD_SECONDS says.
class Effort {
 public:
  explicit Effort(int rounds) : rounds_(rounds) {
    if (const char* text = std::getenv("NINEFOLD_SECONDS")) {
      timed_ = true;
      end_ += std::chrono::seconds(std::strtol(text, nullptr, 10));
    }
  }

  bool goes_on(int rounds_done) const {
    return timed_ ? std::chrono::steady_clock::now() < end_ : rounds_done < rounds_;
  }

 private:
  int rounds_;
  bool timed_ = false;
  std::chrono::steady_clock::time_point end_ = std::chrono::steady_clock::now();
};

}  // namespace ninefold::tests
