#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace ninefold::fuzz {

/// Hands out a fuzzer's bytes one by one; zeros when they have come to an end.
class ByteReader {
 public:
  ByteReader(const std::uint8_t* data, std::size_t size) : bytes_(data, size) {}

  bool at_end() const { return position_ == bytes_.size(); }
  std::uint8_t next() { return at_end() ? std::uint8_t{0} : bytes_[position_++]; }
  int below(int bound) { return next() % bound; }

  /// All the rest as text.
  std::string_view rest() {
    const std::span<const std::uint8_t> left = bytes_.subspan(position_);
    position_ = bytes_.size();
    return {reinterpret_cast<const char*>(left.data()), left.size()};
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t position_ = 0;
};

}  // namespace ninefold::fuzz
