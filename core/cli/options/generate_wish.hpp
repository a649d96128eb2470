#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/generate/wish.hpp"

#include <string>

namespace ninefold::cli {

/// The names of symmetries, in lines of help.
std::string list_of_symmetries();

/// The names of kinds of puzzles, in lines of help.
std::string list_of_kinds();

/// The options that say what a puzzle is to be like.
inline constexpr Option size_option{"--size", "N", "digits of the board: 4, 6 or 9 (9)"};
inline constexpr Option kind_option{
    "--kind", "NAME",
    "a kind of puzzle, in place of --rules and --size; the rules of those\n"
    "from killer on are placed on the grid, and without --grade they are\n"
    "Hard at most, so that they take no guess. One of",
    list_of_kinds};
inline constexpr Option givens_option{
    "--givens", "N[-M]",
    "N givens, or from N to M; without it, as few as are left when givens\n"
    "are removed one by one"};
inline constexpr Option minimal_option{
    "--minimal", "",
    "no given can be left out; with a symmetry, that is not certain without\n"
    "this, since givens are removed together"};
inline constexpr Option symmetry_option{"--symmetry", "NAME",
                                        "the symmetry of the pattern of givens (none). One of",
                                        list_of_symmetries};
inline constexpr Option grade_option{"--grade", "NAME", "easy, medium, hard, unfair or extreme"};
inline constexpr Option needs_option{
    "--needs", "TECHNIQUE,...",
    "ninefold path --prefer takes steps of each of these (X-Wing, XY-Wing ...)"};
inline constexpr Option without_option{"--without", "TECHNIQUE,...",
                                       "ninefold path takes no step of any of these"};
inline constexpr Option pattern_option{
    "--pattern", "CELLS", "givens only where these 81 (or 36 or 16) cells are neither 0 nor ."};
inline constexpr Option keep_option{
    "--keep", "CELLS", "the digits of these 81 (or 36 or 16) cells are givens that stay"};

/// Reads --size. Errors: of usage.
Result<Shape> read_size(const Arguments& arguments);

/// Reads all the others. Errors: of usage, also where no puzzle can be as wished.
Result<generate::Wish> read_wish(const Arguments& arguments, Shape shape);

/// The refusal of a wish that needs what no puzzle with these rules can need, with what may be
/// asked for instead; nothing, if there is no such technique among the wish.
std::optional<Error> never_needed_error(const generate::Wish& wish, const logic::Links& links);

}  // namespace ninefold::cli
