#pragma once

#include "core/logic/explainer/forced.hpp"
#include "core/logic/workspace.hpp"

namespace ninefold::logic::explainer {

/// The easiest cycles and chains of one assumption: loops of a digit or of cells with two
/// candidates from 6.5, chains of a digit from 6.6, both with links of both kinds from 7.0. None
/// where the searches' watch ended the search.
Forced find_chained(const State& state, Workspace& shared);

}  // namespace ninefold::logic::explainer
