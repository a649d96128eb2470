#pragma once

#include <cstdint>
#include <string>

namespace ninefold {

__extension__ using Unsigned128 = unsigned __int128;

/// An exact number of solutions, 128 bits wide: the empty classic 9x9 board has
/// 6,670,903,752,021,072,936,960, which does not fit 64. No board of this program has more than
/// the 5,524,751,496,156,892,842,531,225,600 Latin squares of order 9, so it never wraps.
class Count {
 public:
  constexpr Count() = default;
  constexpr Count(std::uint64_t value) : value_(value) {}  // NOLINT(google-explicit-constructor)

  constexpr Count& operator+=(Count other) {
    value_ += other.value_;
    return *this;
  }
  constexpr Count& operator*=(Count other) {
    value_ *= other.value_;
    return *this;
  }
  friend constexpr Count operator+(Count left, Count right) { return left += right; }
  friend constexpr Count operator*(Count left, Count right) { return left *= right; }
  constexpr bool operator==(const Count&) const = default;
  constexpr auto operator<=>(const Count& other) const { return value_ <=> other.value_; }

  /// The number, or `most` if it is greater.
  constexpr std::uint64_t up_to(std::uint64_t most) const {
    return value_ < most ? static_cast<std::uint64_t>(value_) : most;
  }

  /// Decimal digits without separators, "0" for none.
  std::string to_string() const;

 private:
  Unsigned128 value_ = 0;
};

}  // namespace ninefold
