#pragma once

#include "wasm/shared/api.hpp"

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// What the tables of both modules are made with.
namespace ninefold::api {

using emscripten::val;

/// A field as objects.js reads it.
struct FieldValue {
  enum class Kind : std::uint32_t { number, text, object };
  double number;
  /// Of a text its bytes, of an object its handle, which objects.js gives back.
  const void* place;
  std::size_t size;
  Kind kind;
};

// objects.js: gives a handle of an object of `count` fields; `names` is the handle of their names.
extern "C" emscripten::EM_VAL ninefold_object(emscripten::EM_VAL names, const FieldValue* fields,
                                              std::size_t count);

/// The names and members of a struct that is handed over often: `list` is a tuple of pairs of them.
/// Of other structs embind's tables say so.
template <typename Struct>
struct Fields {};

template <>
struct Fields<Problem> {
  static constexpr auto list =
      std::tuple{std::pair{"code", &Problem::code},     std::pair{"line", &Problem::line},
                 std::pair{"column", &Problem::column}, std::pair{"cell", &Problem::cell},
                 std::pair{"found", &Problem::found},   std::pair{"expected", &Problem::expected}};
};

template <>
struct Fields<SearchReply> {
  static constexpr auto list = std::tuple{std::pair{"problem", &SearchReply::problem},
                                          std::pair{"count", &SearchReply::count},
                                          std::pair{"stopped", &SearchReply::stopped},
                                          std::pair{"nodes", &SearchReply::nodes},
                                          std::pair{"milliseconds", &SearchReply::milliseconds},
                                          std::pair{"solution", &SearchReply::solution}};
};

template <typename Struct>
concept HasFields = requires {
  Fields<Struct>::list;
};

/// Such a struct is a part of others as well, which embind hands over.
template <HasFields Struct>
void register_object(const char* name) {
  emscripten::value_object<Struct> object(name);
  std::apply([&](const auto&... field) { (object.field(field.first, field.second), ...); },
             Fields<Struct>::list);
}

template <HasFields Struct>
emscripten::EM_VAL new_object(const Struct& value);

inline FieldValue field_value(double number) {
  return {number, nullptr, 0, FieldValue::Kind::number};
}
inline FieldValue field_value(const std::string& text) {
  return {0, text.data(), text.size(), FieldValue::Kind::text};
}
template <HasFields Struct>
FieldValue field_value(const Struct& value) {
  return {0, new_object(value), 0, FieldValue::Kind::object};
}

/// A new handle, which the caller owns.
template <HasFields Struct>
emscripten::EM_VAL new_object(const Struct& value) {
  return std::apply(
      [&value](const auto&... field) {
        static const val names = val::array(std::vector<std::string>{field.first...});
        const std::array<FieldValue, sizeof...(field)> fields{field_value(value.*field.second)...};
        return ninefold_object(names.as_handle(), fields.data(), fields.size());
      },
      Fields<Struct>::list);
}

template <HasFields Struct>
val to_object(const Struct& value) {
  return val::take_ownership(new_object(value));
}

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

// progress.js: calls the listener; false where it threw.
extern "C" bool ninefold_tell(emscripten::EM_VAL listener, const char* count,
                              std::size_t count_size, double nodes, double fraction,
                              const char* stage, std::size_t stage_size);

/// JavaScript passes a function, or null when it does not want to hear. A function that throws
/// cancels the question.
inline ProgressCallback callback_of(const val& function) {
  if (function.isNull() || function.isUndefined()) return {};
  return [function](const std::string& count, double nodes, double fraction,
                    const std::string& stage) {
    return ninefold_tell(function.as_handle(), count.data(), count.size(), nodes, fraction,
                         stage.data(), stage.size());
  };
}

template <auto query>
auto with_callback(const std::string& puzzle, const Limits& limits, const val& progress) {
  auto reply = query(puzzle, limits, callback_of(progress));
  if constexpr (HasFields<decltype(reply)>) {
    return to_object(reply);
  } else {
    return reply;
  }
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
