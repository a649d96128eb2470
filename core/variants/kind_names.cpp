#include "core/variants/kind_names.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// Kinds in 128 lists by a hash of their names.
class KindsByName {
 public:
  KindsByName() {
    for (const std::span<const Kind> kinds : all_kinds()) {
      for (const Kind& kind : kinds) alike_[number_of(kind.name)].push_back(&kind);
    }
  }
  const Kind* find(std::string_view name) const {
    for (const Kind* const kind : alike_[number_of(name)]) {
      if (kind->name == name) return kind;
    }
    return nullptr;
  }

 private:
  static constexpr std::size_t count = 128;
  static std::size_t number_of(std::string_view name) {
    if (name.empty()) return 0;
    const auto first = static_cast<unsigned char>(name.front());
    const auto last = static_cast<unsigned char>(name.back());
    return (name.size() * 29 + first * std::size_t{5} + last) % count;
  }

  std::array<InlineList<const Kind*, 2>, count> alike_;
};

// Longer than the name of any kind.
constexpr std::size_t longest_name = 24;

char small(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// How many letters are to be put in, left out or changed to make one name of the other, capitals or
// not; the other is at most `longest_name` long.
std::size_t slips_between(std::string_view one, std::string_view other) {
  std::array<std::size_t, longest_name + 1> slips{};  // to each beginning of the other
  for (std::size_t length = 0; length <= other.size(); ++length) slips[length] = length;
  for (const char letter : one) {
    std::size_t before = slips[0]++;
    for (std::size_t column = 0; column < other.size(); ++column) {
      const std::size_t changed = before + (small(letter) == small(other[column]) ? 0 : 1);
      before = slips[column + 1];
      slips[column + 1] = std::min({changed, before + 1, slips[column] + 1});
    }
  }
  return slips[other.size()];
}

}  // namespace

const Kind* find_kind(std::string_view name) {
  static const KindsByName kinds;
  return kinds.find(name);
}

const Kind* kind_like(std::string_view name) {
  if (name.size() > longest_name) return nullptr;
  constexpr std::size_t most = 2;
  std::size_t fewest = most + 1;
  const Kind* found = nullptr;
  for (const std::span<const Kind> kinds : all_kinds()) {
    for (const Kind& kind : kinds) {
      const std::size_t slips = slips_between(kind.name, name);
      // Short names are all a few slips apart.
      if (slips >= fewest || slips > std::min(name.size(), kind.name.size()) / 3) continue;
      fewest = slips;
      found = &kind;
    }
  }
  return found;
}

}  // namespace ninefold::variants
