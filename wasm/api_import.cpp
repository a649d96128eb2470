#include "core/formats/any_text.hpp"
#include "core/formats/description.hpp"
#include "wasm/api.hpp"
#include "wasm/api_values.hpp"

namespace ninefold::api {

static_assert(largest_text == largest_any_text);

Import import_text(const std::string& text) {
  const AnyText read = read_any_text(text);
  Import import;
  if (read.error) import.problem = to_problem(*read.error);
  if (read.format) import.format = format_name(*read.format);
  import.puzzles.reserve(read.puzzles.size());
  import.names.reserve(read.puzzles.size());
  for (const NamedPuzzle& named : read.puzzles) {
    import.puzzles.push_back(write_description(named.puzzle));
    import.names.push_back(named.name);
    if (named.candidates.empty()) continue;
    import.candidates.resize(read.puzzles.size());
    import.candidates[import.names.size() - 1] = named.candidates;
  }
  return import;
}

}  // namespace ninefold::api
