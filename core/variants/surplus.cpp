#include "core/variants/surplus.hpp"

#include "core/variants/quoted.hpp"

namespace ninefold::variants {

std::optional<RuleError> refuse_surplus(const Item& item, std::size_t from) {
  for (std::size_t number = from; number < item.arguments.size(); ++number) {
    if (item.arguments[number].empty()) continue;
    return RuleError{item.number, item.name, static_cast<int>(number) + 1,
                     quoted(item.arguments[number]), "no further argument"};
  }
  return std::nullopt;
}

}  // namespace ninefold::variants
