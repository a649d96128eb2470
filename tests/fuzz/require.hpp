#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace ninefold::fuzz {

/// Ends the program, so that the fuzzer keeps the input, unless what must hold does.
inline void require(bool holds, const std::string& what) {
  if (holds) return;
  std::fprintf(stderr, "must hold: %s\n", what.c_str());
  std::abort();
}

}  // namespace ninefold::fuzz
