#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold {

/// Remembers in how many ways something can be done. Takes at most some 25 megabytes; what comes
/// when it is full is forgotten.
class KeptWays {
 public:
  struct Key {
    std::uint64_t nameless = 0;  // how many digits without a given take each path, two bits each
    std::uint64_t named = 0;     // the paths of the digits with a given
    bool operator==(const Key&) const = default;
  };

  KeptWays();

  std::optional<std::uint64_t> find(const Key& key) const;
  void keep(const Key& key, std::uint64_t ways);

 private:
  struct Entry {
    Key key;
    std::uint64_t ways = unused;
  };
  static constexpr std::uint64_t unused = ~std::uint64_t{0};
  static constexpr std::size_t first_capacity = 1024;
  static constexpr std::size_t largest_capacity = std::size_t{1} << 20U;

  /// Where the key is, or would be.
  std::size_t index_of(const Key& key) const;
  void grow();

  std::vector<Entry> entries_;
  std::size_t used_ = 0;
};

}  // namespace ninefold
