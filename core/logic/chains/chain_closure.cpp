#include "core/logic/chains/chain_closure.hpp"

#include <algorithm>

namespace ninefold::logic {

void ChainClosure::make(const ChainGraph& graph, ChainWalk::Counts counts) {
  graph_ = &graph;
  wanted_ = counts == ChainWalk::Counts::with_group ? 1 : 0;
  words_ = (graph.nodes().size() + 63) / 64;
  order_.assign(graph.nodes().size() * 4, 0);
  lowest_.assign(graph.nodes().size() * 4, 0);
  group_.assign(graph.nodes().size() * 4, none);
  rows_.clear();
  last_ = 0;
  for (std::size_t node = 0; node < graph.plain_count(); ++node) {
    for (const bool is_on : {false, true}) {
      const Place start = first_place(node, is_on);
      if (order_[start] == 0) follow_all(start);
    }
  }
}

ChainClosure::Place ChainClosure::first_place(std::size_t node, bool is_on) const {
  const bool has_group = node >= graph_->single_count();
  return static_cast<Place>(node * 4 + (is_on ? 2 : 0) + (has_group ? wanted_ : 0));
}

std::size_t ChainClosure::link_count(Place place) const {
  return place / 2 % 2 == 1 ? graph_->weak_with_more(place / 4).size()
                            : graph_->strong(place / 4).size();
}

// The place where it leads.
ChainClosure::Place ChainClosure::link(Place from, std::size_t index) const {
  const bool is_on = from / 2 % 2 == 1;
  std::size_t to = 0;
  bool has_group = from % 2 == 1;
  if (is_on) {
    to = graph_->weak_with_more(from / 4)[index];
  } else {
    const ChainGraph::StrongLink& link = graph_->strong(from / 4)[index];
    to = link.to;
    has_group = has_group || link.set >= 0;
  }
  has_group = has_group || to >= graph_->single_count();
  return static_cast<Place>(to * 4 + (is_on ? 0 : 2) + (has_group ? wanted_ : 0));
}

void ChainClosure::enter(Place place) {
  order_[place] = lowest_[place] = ++last_;
  open_.push_back(place);
  visits_.push_back({place, 0});
}

// Not by recursion, which chains would take too deep.
void ChainClosure::follow_all(Place start) {
  enter(start);
  while (!visits_.empty()) {
    auto& [place, next] = visits_.back();
    if (next < link_count(place)) {
      const Place to = link(place, next++);
      if (order_[to] == 0) {
        enter(to);
      } else if (group_[to] == none) {
        lowest_[place] = std::min(lowest_[place], order_[to]);
      }
      continue;
    }
    const Place done = place;
    visits_.pop_back();
    if (!visits_.empty()) {
      const Place before = visits_.back().place;
      lowest_[before] = std::min(lowest_[before], lowest_[done]);
    }
    if (lowest_[done] == order_[done]) close(done);
  }
}

// All that is open since this place is a group, and leads to whatever one of it leads to.
void ChainClosure::close(Place place) {
  const auto first = std::find(open_.rbegin(), open_.rend(), place).base() - 1;
  const auto group = static_cast<std::uint32_t>(rows_.size() / words_);
  for (auto each = first; each != open_.end(); ++each) group_[*each] = group;
  rows_.resize(rows_.size() + words_);
  std::uint64_t* const row = rows_.data() + group * words_;
  for (auto each = first; each != open_.end(); ++each) {
    const std::size_t node = *each / 4;
    if (*each / 2 % 2 == 1 && *each % 2 == wanted_) {
      row[node / 64] |= std::uint64_t{1} << (node % 64);
    }
    const std::size_t count = link_count(*each);
    for (std::size_t index = 0; index < count; ++index) {
      const Place to = link(*each, index);
      if (group_[to] == group) continue;
      const std::uint64_t* const other = rows_.data() + group_[to] * words_;
      for (std::size_t word = 0; word < words_; ++word) row[word] |= other[word];
    }
  }
  open_.erase(first, open_.end());
}

}  // namespace ninefold::logic
