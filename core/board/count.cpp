#include "core/board/count.hpp"

#include <algorithm>

namespace ninefold {

std::string Count::to_string() const {
  std::string digits;
  Unsigned128 rest = value_;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(rest % 10)));
    rest /= 10;
  } while (rest != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace ninefold
