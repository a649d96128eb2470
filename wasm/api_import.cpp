#include "core/formats/description.hpp"
#include "wasm/api.hpp"
#include "wasm/api_session.hpp"
#include "wasm/api_values.hpp"

namespace ninefold::api {
Import import_text(const std::string& text) {
  Import import;
  import.problem.code = "unknown_format";
  (void)text;
  return import;
}
}  // namespace ninefold::api
