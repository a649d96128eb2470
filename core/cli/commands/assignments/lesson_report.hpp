#pragma once

#include "core/lessons/event.hpp"
#include "core/rules/rule.hpp"
#include "core/variants/lessons/variant_lesson.hpp"

#include <string>

namespace ninefold::cli {

/// An event of a lesson in words, without a line end; cells by row and column from 1, as in r4c7.
std::string event_words(const lessons::Event& event, const Puzzle& puzzle);

std::string event_words(const lessons::Event& event, const variants::VariantLesson& lesson);

/// Counters, one a line.
std::string counter_lines(const lessons::Counters& counters);

}  // namespace ninefold::cli
