#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <vector>

namespace ninefold {

/// Makes one puzzle of grids that show one puzzle at several stages, as programs stack them in one
/// text, and leaves all others as they are:
///
/// - SimpleSudoku and HoDoKu: the givens, then the same with what was filled in (or not), then a
///   candidate grid;
/// - SadMan's .sdk: the givens under `[Puzzle]`, and under `[State]` the same with what was filled
/// in.
///
/// What was filled in goes to NamedPuzzle::entered, the candidates to NamedPuzzle::candidates.
void join_stages(std::vector<NamedPuzzle>& puzzles);

}  // namespace ninefold
