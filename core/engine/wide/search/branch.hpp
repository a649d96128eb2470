#pragma once

#include "core/propagators/domains/domains.hpp"

namespace ninefold::variants {

/// What a search tries next: a value of a cell, and then all else without it.
struct Branch {
  int cell = -1;  ///< -1 where every cell has its value
  Mask value = 0;
  double parts = 0;      ///< how many times as much there is to search as with the value
  int other = -1;        ///< has the value otherwise, where these are its only places in a house
  bool is_only = false;  ///< nothing remains to be tried without it
};

}  // namespace ninefold::variants
