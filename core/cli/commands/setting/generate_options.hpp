#pragma once

#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/climb_options.hpp"
#include "core/cli/options/generate_wish.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"

#include <array>

namespace ninefold::cli {

inline constexpr Option count_option{"--count", "N", "make N puzzles (1)"};
inline constexpr Option generate_seed_option{
    "--seed", "N",
    "the same seed gives the same puzzles on every machine; without it one\n"
    "is chosen at random and reported on standard error"};
inline constexpr Option with_grade_option{
    "--with-grade", "",
    "also print grade, score and hardest technique; otherwise they are\n"
    "printed only if other options need them, since grading a puzzle takes\n"
    "many times as long as making one"};
inline constexpr Option generate_fewest_option{
    "--fewest", "",
    "few givens: those of each puzzle are swapped over and over, as\n"
    "ninefold improve --fewest does"};
inline constexpr Option unbiased_option{
    "--unbiased", "",
    "minimal puzzles for statistics: each is followed by a tab, what is known\n"
    "of its grade, and the weight that makes all minimal puzzles count the\n"
    "same"};
inline constexpr Option shard_option{
    "--shard", "I/N",
    "make the Ith of every N puzzles only (I from 1 to N), so that N\n"
    "runs make all"};
inline constexpr Option generate_time_option{
    time_option_name, "SECONDS",
    "give up on a puzzle after that long (60; decimals are fine); with\n"
    "--fewest the best found by then is printed"};
inline constexpr std::array generate_options{
    count_option,     generate_seed_option, kind_option,          size_option,
    givens_option,    minimal_option,       symmetry_option,      grade_option,
    needs_option,     without_option,       pattern_option,       keep_option,
    all_rules_option, pairs_option,         no_wrap_option,       generate_fewest_option,
    tries_option,     unbiased_option,      generate_time_option, with_grade_option,
    threads_option,   shard_option};

}  // namespace ninefold::cli
