#pragma once

#include "core/engine/engine.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/basics/spending.hpp"

#include <optional>

namespace ninefold::generate {

/// A full grid with the digits of `kept`, drawn by Engine::draw(). Nothing where there is none, or
/// the spending ends.
std::optional<Grid> draw_full_grid(const Engine& engine, const Grid& kept, Random& random,
                                   Spending& spending);

}  // namespace ninefold::generate
