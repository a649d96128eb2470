#pragma once

/// Everything that a program which uses Ninefold as a library needs: puzzles of any rules, the
/// engine's questions, text, and the checker of finished grids.

#include <ninefold/engine.hpp>
#include <ninefold/puzzle.hpp>
#include <ninefold/result.hpp>
#include <ninefold/rules.hpp>
#include <ninefold/text.hpp>
#include <ninefold/verify.hpp>
