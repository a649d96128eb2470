#pragma once

#include "core/cli/lists/in_order.hpp"
#include "core/cli/searching/search_watch.hpp"
#include "core/engine/wide/variant_engine.hpp"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace ninefold::cli {

/// Nodes after which the search of a variant is shared among threads: seconds. The pieces of a
/// search know little of each other. Where conflicts tell it where to look, they take up to ten
/// times as many nodes together.
inline constexpr std::uint64_t nodes_before_sharing = 1'000'000;

/// Counts so many parts on threads, each by `count_one`, and adds them up.
template <typename AnyAnswer, typename CountOne>
AnyAnswer count_in_parts(std::size_t parts, std::size_t threads, SearchWatch& watch,
                         CountOne count_one) {
  watch.divide(parts);
  std::vector<AnyAnswer> answers(parts);
  OrderedWork work;
  work.count = parts;
  work.work = [&](std::size_t part) {
    answers[part] = count_one(part);
    watch.part_done(part, answers[part].solutions);
  };
  AnyAnswer whole;
  work.take = [&](std::size_t part) {
    const StopReason stopped = answers[part].stopped;
    whole.solutions += answers[part].solutions;
    // Any part that was stopped stops the whole.
    if (whole.stopped == StopReason::complete || stopped == StopReason::cancelled)
      whole.stopped = stopped;
  };
  work.before_waiting = [] {};
  do_in_order(work, threads);
  return whole;
}

/// The same for a variant, in as many parts as keep the threads busy: `count_one` is told of all
/// pieces, a part and how many parts there are.
template <typename CountOne>
variants::Answer count_variant_in_parts(const variants::VariantEngine& engine, std::size_t threads,
                                        SearchWatch& watch, CountOne count_one) {
  const auto split = engine.split(watch.within(), watch.listener());
  if (const StopReason* const ended = std::get_if<StopReason>(&split)) {
    variants::Answer none;
    none.stopped = *ended;
    return none;
  }
  const auto& pieces = *std::get_if<variants::CountSplit>(&split);
  const std::size_t parts =
      threads > 1 ? threads * static_cast<std::size_t>(parts_per_worker(pieces.way)) : 1;
  return count_in_parts<variants::Answer>(
      parts, threads, watch, [&](std::size_t part) { return count_one(pieces, part, parts); });
}

}  // namespace ninefold::cli
