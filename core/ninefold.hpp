#pragma once

/// Everything that a program which uses Ninefold as a library needs: puzzles and rules as data,
/// the engine's questions, the readers and writers of text, and the checker of finished grids.

#include "core/engine/contradiction.hpp"
#include "core/engine/engine.hpp"
#include "core/formats/any_text/any_text.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/written_grid.hpp"
#include "core/rules/rule_table.hpp"
#include "core/rules/validate.hpp"
#include "core/verify/verify.hpp"
