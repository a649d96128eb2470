#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold {

/// Remembers in how many ways something can be done, as far as there is room: 24 bytes for each of
/// twice as many as it can remember. What comes later takes the place of something else, or is
/// forgotten.
class KeptWays {
 public:
  struct Key {
    std::uint64_t unlabelled = 0;  // how many digits without a given take each path, two bits each
    std::uint64_t labelled = 0;    // the paths of the digits with a given
    bool operator==(const Key&) const = default;
  };

  /// Remembers at most this many, a power of two.
  explicit KeptWays(std::size_t most);

  std::optional<std::uint64_t> find(const Key& key) const;
  /// Of a key that is not kept.
  void keep(const Key& key, std::uint64_t ways);

 private:
  struct Entry {
    Key key;
    std::uint64_t ways = unused;
  };
  static constexpr std::uint64_t unused = ~std::uint64_t{0};
  static constexpr std::size_t first_most = 512;

  /// Where the key is looked for first.
  std::size_t home_of(const Key& key) const;
  /// Where the key is, or would be.
  std::size_t index_of(const Key& key) const;
  void grow();

  std::size_t most_;
  std::vector<Entry> entries_;  // twice as many as are used
  std::size_t used_ = 0;
};

}  // namespace ninefold
