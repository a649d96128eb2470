#pragma once

#include "core/engine/wide/rule_inspection.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "wasm/shared/api.hpp"
#include "wasm/shared/api_values.hpp"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ninefold::api::variant {

/// What every query needs, made from what came over the boundary. Reading the puzzle is a part of
/// the query: the budget is what that leaves of the time.
struct Session {
  // Good until the next session is opened.
  const variants::VariantEngine& engine;
  const variants::Puzzle& puzzle;
  const std::vector<int>& givens;              ///< as those of a DescribedVariant
  std::optional<variants::CountSplit>& split;  ///< of the engine's count, once it was asked for
  Budget budget;
  ninefold::ProgressCallback progress;  ///< empty when nobody listens
};

/// Why there is no session: what is wrong with the puzzle's text or with a limit or, where
/// `stopped` is not complete, what ended reading before it was known.
struct NoSession {
  Problem problem;
  StopReason stopped = StopReason::complete;
};

/// A session or why there is none.
class Opened {
 public:
  Opened(Session session) : value_(std::move(session)) {}
  Opened(NoSession why) : value_(std::move(why)) {}

  explicit operator bool() const { return std::holds_alternative<Session>(value_); }
  const Session* operator->() const { return std::get_if<Session>(&value_); }
  const Session& operator*() const { return *operator->(); }

  /// Only where there is no session.
  const NoSession& why() const { return *std::get_if<NoSession>(&value_); }
  /// The same, told to a reply.
  template <typename Reply>
  void tell(Reply& reply) const {
    reply.problem = why().problem;
    if (why().stopped != StopReason::complete) reply.stopped = name_of(why().stopped);
  }

 private:
  std::variant<Session, NoSession> value_;
};

/// A text of which the page now has the description, and asks about it: it is not read again.
void keep(variants::DescribedText text);

Opened open_variant(const std::string& puzzle, const Limits& limits,
                    const ProgressCallback& progress);

}  // namespace ninefold::api::variant
