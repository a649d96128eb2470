#pragma once

#include <cstddef>
#include <string_view>

namespace ninefold::cli {

/// Reads what is there, at most `size` bytes, and waits where there is nothing yet, even on a
/// descriptor that is non-blocking. Returns the number of bytes, 0 at the end or when Ctrl-C was
/// pressed, or -1 with `errno` set.
long read_some(int descriptor, char* bytes, std::size_t size);

/// Writes all of a text, waiting where that takes time. 0, or the number of the error.
int write_all(int descriptor, std::string_view text);

}  // namespace ninefold::cli
