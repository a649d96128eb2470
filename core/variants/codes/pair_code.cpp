#include "core/variants/codes/pair_code.hpp"

#include <utility>

namespace ninefold::variants {

std::string pair_code(const Layout& layout, bool (*is_allowed)(int first, int second)) {
  std::string code;
  unsigned bits = 0;
  unsigned count = 0;
  const auto finish = [&] {
    code.push_back(six_bit_characters[bits]);
    bits = count = 0;
  };
  for (int first = layout.lowest; first <= layout.highest; ++first) {
    for (int second = layout.lowest; second <= layout.highest; ++second) {
      if (is_allowed(first, second)) bits |= 1U << count;
      if (++count == 6) finish();
    }
  }
  if (count > 0) finish();
  return code;
}

Item item_of_pairs(const Item& item, std::string code) {
  Item pairs;
  pairs.name = "Pair";
  pairs.number = item.number;
  pairs.arguments = {std::move(code), "_" + item.name};
  pairs.arguments.insert(pairs.arguments.end(), item.arguments.begin(), item.arguments.end());
  return pairs;
}

}  // namespace ninefold::variants
