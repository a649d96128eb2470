#pragma once

#include "wasm/shared/api_logic.hpp"
#include "wasm/shared/bindings_support.hpp"

#include <string>

/// Steps as the plain objects that site/src/engine/module/raw-logic.ts declares.
namespace ninefold::api {

emscripten::val to_plain(const Hints& hints);
emscripten::val to_plain(const Path& path);

/// A question of somebody who stands somewhere, with its answer in that form.
template <auto query>
emscripten::val ask_plainly(const std::string& puzzle, const Work& work, const std::string& names,
                            const Limits& limits) {
  return to_plain(query(puzzle, work, names, limits));
}

}  // namespace ninefold::api
