#include "core/cli/options/techniques_option.hpp"

#include "core/formats/text/quote.hpp"
#include "core/logic/find.hpp"

#include <algorithm>
#include <string>

namespace ninefold::cli {

std::optional<Error> read_techniques(const Option& option, std::string_view text,
                                     std::vector<logic::Technique>& techniques) {
  while (true) {
    const std::size_t end = std::min(text.find(','), text.size());
    const auto technique = logic::technique_named(text.substr(0, end));
    if (!technique || !logic::is_sought(*technique)) {
      return usage_error(std::string(option.name) + " " + quote(text.substr(0, end)),
                         "a technique that this program looks for");
    }
    techniques.push_back(*technique);
    if (end == text.size()) return std::nullopt;
    text.remove_prefix(end + 1);
  }
}

}  // namespace ninefold::cli
