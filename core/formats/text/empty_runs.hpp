#pragma once

#include <string>

namespace ninefold {

/// Adds a run of empty cells in its shortest spelling: a letter for 2 to 26, a single one a dot.
inline void write_run(int run, std::string& text) {
  constexpr int longest_run = 26;
  for (; run > longest_run; run -= longest_run) text += 'z';
  if (run == 1) text += '.';
  if (run > 1) text += static_cast<char>('a' + run - 1);
}

}  // namespace ninefold
