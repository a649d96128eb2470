#include "core/cli/options/arguments.hpp"

#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <charconv>

namespace ninefold::cli {

Error usage_error(std::string found, std::string expected) {
  Error error;
  error.code = ErrorCode::unexpected_text;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t least,
                                          std::uint64_t most) {
  std::uint64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, number);
  const bool is_whole = problem == std::errc() && rest == end && !text.empty();
  if (!is_whole || number < least || number > most) return std::nullopt;
  return number;
}

Result<Arguments> Arguments::parse(std::span<const std::string_view> words,
                                   std::span<const Option> options, Files files) {
  Arguments arguments;
  bool options_ended = false;
  for (std::size_t index = 0; index < words.size(); ++index) {
    const std::string_view word = words[index];
    if (options_ended || word == "-" || word.substr(0, 1) != "-") {
      if (files == Files::none) return usage_error(quote(word), "no FILE");
      if (files == Files::one && !arguments.files_.empty()) {
        return usage_error(quote(word), "one FILE at most");
      }
      arguments.files_.emplace_back(word);
      continue;
    }
    if (word == "--") {
      options_ended = true;
      continue;
    }
    if (word == "--help" || word == "-h") {
      arguments.wants_help_ = true;
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const auto option = std::find_if(options.begin(), options.end(),
                                     [name](const Option& one) { return one.name == name; });
    if (option == options.end()) return usage_error(quote(word), "an option that --help lists");
    const bool has_value = equals != std::string_view::npos;
    if (option->value.empty() && has_value) {
      return usage_error(quote(word), std::string(name) + " without a value");
    }
    std::string_view value;
    if (has_value) {
      value = word.substr(equals + 1);
    } else if (!option->value.empty()) {
      if (++index == words.size()) {
        return usage_error("nothing after " + std::string(name), std::string(option->value));
      }
      value = words[index];
    }
    arguments.values_.emplace_back(option->name, value);
  }
  return arguments;
}

std::optional<std::string_view> Arguments::value(std::string_view option) const {
  const auto found = std::find_if(values_.rbegin(), values_.rend(),
                                  [option](const auto& value) { return value.first == option; });
  if (found == values_.rend()) return std::nullopt;
  return found->second;
}

Result<std::uint64_t> Arguments::number(std::string_view option, std::uint64_t least,
                                        std::uint64_t most, std::uint64_t otherwise) const {
  const std::optional<std::string_view> text = value(option);
  if (!text) return otherwise;
  if (const std::optional<std::uint64_t> number = whole_number(*text, least, most)) return *number;
  return usage_error(
      std::string(option) + " " + quote(*text),
      "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
}

}  // namespace ninefold::cli
