#include "core/cli/options/techniques_option.hpp"

#include "core/formats/text/quote.hpp"
#include "core/logic/find.hpp"

#include <algorithm>
#include <string>

namespace ninefold::cli {

namespace {

using Named = std::vector<logic::Technique> (*)(std::string_view);

std::optional<Error> read_all(const Option& option, std::string_view text, Named named,
                              std::vector<logic::Technique>& techniques) {
  while (true) {
    const std::size_t end = std::min(text.find(','), text.size());
    const std::vector<logic::Technique> found = named(text.substr(0, end));
    if (found.empty() || !std::all_of(found.begin(), found.end(), logic::is_sought)) {
      return usage_error(std::string(option.name) + " " + quote(text.substr(0, end)),
                         "a technique that this program looks for");
    }
    techniques.insert(techniques.end(), found.begin(), found.end());
    if (end == text.size()) return std::nullopt;
    text.remove_prefix(end + 1);
  }
}

std::vector<logic::Technique> one_named(std::string_view name) {
  const auto technique = logic::technique_named(name);
  return technique ? std::vector{*technique} : std::vector<logic::Technique>();
}

}  // namespace

std::optional<Error> read_techniques(const Option& option, std::string_view text,
                                     std::vector<logic::Technique>& techniques) {
  return read_all(option, text, one_named, techniques);
}

std::optional<Error> read_left_out(const Arguments& arguments,
                                   std::vector<logic::Technique>& techniques) {
  const auto names = arguments.value(leave_out_option.name);
  if (!names) return std::nullopt;
  return read_all(leave_out_option, *names, logic::techniques_named, techniques);
}

}  // namespace ninefold::cli
