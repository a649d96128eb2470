#pragma once

#include "wasm/shared/api.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <string>
#include <vector>

/// What the tables of both modules are made with.
namespace ninefold::api {

using emscripten::val;

template <typename Item>
val to_array(const std::vector<Item>& list) {
  return val::array(list);
}
template <typename Item>
val to_array(const std::vector<std::vector<Item>>& lists) {
  val arrays = val::array();
  for (std::size_t index = 0; index < lists.size(); ++index) {
    arrays.set(index, val::array(lists[index]));
  }
  return arrays;
}

/// A list as a JavaScript array: embind's own vectors are handles that somebody has to delete.
template <typename Struct, auto member>
val get_list(const Struct& object) {
  return to_array(object.*member);
}

/// The other direction is never taken.
template <typename Struct>
void keep_list(Struct& /*object*/, val /*list*/) {}

/// JavaScript passes a function, or null when it does not want to hear.
inline ProgressCallback callback_of(const val& function) {
  if (function.isNull() || function.isUndefined()) return {};
  return [function](const std::string& count, double nodes, double fraction,
                    const std::string& stage) {
    function(count, nodes, fraction, stage);
    return true;
  };
}

template <auto query>
auto with_callback(const std::string& puzzle, const Limits& limits, const val& progress) {
  return query(puzzle, limits, callback_of(progress));
}
/// The same where the answer is a part of a list.
template <auto query>
auto part_with_callback(const std::string& puzzle, double skip, double most, const Limits& limits,
                        const val& progress) {
  return query(puzzle, skip, most, limits, callback_of(progress));
}

/// And where it is a part of a count.
template <auto query>
CountedPart count_part_with_callback(const std::string& puzzle, const Part& part,
                                     const Limits& limits, const val& progress) {
  return query(puzzle, part, limits, callback_of(progress));
}

}  // namespace ninefold::api
