#pragma once

#include "core/propagators/automata/automaton.hpp"
#include "core/propagators/outside/full_rank.hpp"
#include "core/propagators/outside/sandwich.hpp"
#include "core/propagators/outside/skyscraper.hpp"
#include "core/propagators/primitive/lists_of.hpp"
#include "core/propagators/primitive/primitive.hpp"
#include "core/propagators/regions/crossing.hpp"
#include "core/propagators/regions/regions.hpp"
#include "core/propagators/relation.hpp"
#include "core/propagators/sets/all_classes.hpp"
#include "core/propagators/sets/clause.hpp"
#include "core/propagators/sets/counting.hpp"
#include "core/propagators/sets/differ_where.hpp"
#include "core/propagators/sets/value_sets.hpp"
#include "core/propagators/sums/sum.hpp"
#include "core/propagators/sums/sum_line.hpp"

namespace ninefold::variants {

// Tests add primitives of their own, in a library that is compiled with their header.
#ifdef NINEFOLD_FURTHER_PRIMITIVES
}
#include NINEFOLD_FURTHER_PRIMITIVES
namespace ninefold::variants {
#else
using FurtherPrimitives = TypeList<>;
#endif

/// What rules may say beyond candidates, cells that differ and alternatives. The one list of them:
/// models hold a list of each, and programs of each that propagates itself. Propagators are
/// numbered in this order.
using Primitives = JoinedLists<
    TypeList<ValueSets, RelationOf, RelatedCells, NotBoth, SumOf, Accepted, SumLine, ValueCounts,
             CountDistinct, SameValues, Element, ConnectedValues, UnknownRegions, LabelCount,
             FullRank, Sandwich, Skyscraper, AllClasses, DifferWhere, Clause, Crossing>,
    FurtherPrimitives>::Type;

}  // namespace ninefold::variants
