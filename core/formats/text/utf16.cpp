#include "core/formats/text/utf16.hpp"

#include <cstddef>
#include <cstdint>

namespace ninefold {

namespace {

constexpr std::uint32_t replacement = 0xFFFD;

void append(std::uint32_t code, std::string& text) {
  const auto add = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
  const auto add_rest = [&](unsigned shift) { add(0x80U | (code >> shift & 0x3FU)); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0U | code >> 6U);
    add_rest(0);
  } else if (code < 0x10000) {
    add(0xE0U | code >> 12U);
    add_rest(6);
    add_rest(0);
  } else {
    add(0xF0U | code >> 18U);
    add_rest(12);
    add_rest(6);
    add_rest(0);
  }
}

}  // namespace

std::optional<std::string> from_utf16(std::string_view bytes) {
  const bool is_little = bytes.starts_with("\xFF\xFE");
  if (!is_little && !bytes.starts_with("\xFE\xFF")) return std::nullopt;
  bytes.remove_prefix(2);
  const auto unit_at = [&](std::size_t at) -> std::uint32_t {
    const auto first = static_cast<unsigned char>(bytes[at]);
    const auto second = static_cast<unsigned char>(bytes[at + 1]);
    return is_little ? first | static_cast<std::uint32_t>(second) << 8U
                     : second | static_cast<std::uint32_t>(first) << 8U;
  };
  std::string text;
  text.reserve(bytes.size() / 2);
  std::size_t at = 0;
  for (; at + 1 < bytes.size(); at += 2) {
    const std::uint32_t unit = unit_at(at);
    const bool is_first = unit >= 0xD800 && unit < 0xDC00;
    const std::uint32_t next = is_first && at + 3 < bytes.size() ? unit_at(at + 2) : 0;
    if (next >= 0xDC00 && next < 0xE000) {
      append(0x10000 + ((unit - 0xD800) << 10U) + (next - 0xDC00), text);
      at += 2;
    } else {
      append(unit >= 0xD800 && unit < 0xE000 ? replacement : unit, text);
    }
  }
  if (at < bytes.size()) append(replacement, text);
  return text;
}

}  // namespace ninefold
