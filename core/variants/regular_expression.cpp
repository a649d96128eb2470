#include "core/variants/regular_expression.hpp"

#include "core/variants/automaton_code.hpp"

#include <algorithm>
#include <cctype>
#include <map>

namespace ninefold::variants {

namespace {

constexpr std::size_t most_characters = 4000;  // with the copies that quantifiers make
constexpr std::size_t most_edges = 400000;
// Quantifiers of one part, and copies of all parts. Copies of what matches nothing have no
// characters.
constexpr std::size_t most_quantifiers = 20;
constexpr std::size_t most_copies = 20000;

// A part of the expression: whether it matches nothing, and where matches begin and end. Places
// count from 1; 0 is the start.
struct Part {
  bool can_be_empty = true;
  std::vector<std::uint32_t> first;
  std::vector<std::uint32_t> last;
};

class Compiler {
 public:
  Compiler(std::string_view pattern, int lowest, int highest, WorkMeter& meter)
      : pattern_(pattern), lowest_(lowest), highest_(highest), meter_(meter) {}

  std::optional<Automaton> compile(std::string& problem) {
    const Part whole = alternatives(0);
    if (problem_.empty() && next_ < pattern_.size()) problem_ = "the end of the expression";
    if (!problem_.empty()) {
      problem = problem_ + " at character " + std::to_string(next_ + 1) + " of the expression";
      return std::nullopt;
    }
    Automaton automaton;
    automaton.starts.push_back(automaton.add_state(whole.can_be_empty));
    for (std::size_t i = 0; i < symbols_.size(); ++i) automaton.add_state();
    for (const std::uint32_t place : whole.last) automaton.accepts[place] = true;
    for (const std::uint32_t place : whole.first) follows_.emplace_back(0, place);
    // Loops within loops say the same several times.
    std::sort(follows_.begin(), follows_.end());
    follows_.erase(std::unique(follows_.begin(), follows_.end()), follows_.end());
    for (const auto& [from, to] : follows_) automaton.edges[from].push_back({to, symbols_[to - 1]});
    return automaton;
  }

 private:
  bool has(char character) const { return next_ < pattern_.size() && pattern_[next_] == character; }

  // Where the meter ends the work, that is like any other problem.
  void go_on(std::size_t steps) {
    if (!meter_.spend(1 + steps)) problem_ = "more time";
  }

  Part alternatives(int depth) {
    if (depth > 100) problem_ = "at most 100 nested groups";
    Part whole = sequence(depth);
    while (problem_.empty() && has('|')) {
      ++next_;
      const Part other = sequence(depth);
      whole.can_be_empty = whole.can_be_empty || other.can_be_empty;
      whole.first.insert(whole.first.end(), other.first.begin(), other.first.end());
      whole.last.insert(whole.last.end(), other.last.begin(), other.last.end());
    }
    return whole;
  }

  Part sequence(int depth) {
    Part whole;
    while (problem_.empty() && next_ < pattern_.size() && !has('|') && !has(')')) {
      whole = joined(whole, quantified(depth));
    }
    return whole;
  }

  Part joined(const Part& a, const Part& b) {
    follow(a, b);
    Part whole;
    go_on(a.first.size() + a.last.size() + b.first.size() + b.last.size());
    whole.can_be_empty = a.can_be_empty && b.can_be_empty;
    whole.first = a.first;
    if (a.can_be_empty) whole.first.insert(whole.first.end(), b.first.begin(), b.first.end());
    whole.last = b.last;
    if (b.can_be_empty) whole.last.insert(whole.last.end(), a.last.begin(), a.last.end());
    return whole;
  }

  void follow(const Part& a, const Part& b) {
    for (const std::uint32_t from : a.last) {
      go_on(b.first.size());
      for (const std::uint32_t to : b.first) {
        if (follows_.size() >= most_edges) {
          problem_ = "a shorter expression";
          return;
        }
        follows_.emplace_back(from, to);
      }
    }
  }

  // How often: least, and most or -1 for any number.
  struct Times {
    int least = 1;
    int most = 1;
  };

  std::optional<Times> times() {
    if (has('*') || has('+') || has('?')) {
      const char sign = pattern_[next_++];
      return Times{sign == '+' ? 1 : 0, sign == '?' ? 1 : -1};
    }
    if (!has('{')) return std::nullopt;
    ++next_;
    Times found;
    const std::optional<int> least = number();
    if (!least) return failed("a number up to 1000");
    found.least = *least;
    found.most = *least;
    if (has(',')) {
      ++next_;
      found.most = -1;
      if (!has('}')) {
        const std::optional<int> most = number();
        if (!most) return failed("a number up to 1000");
        if (*most < *least) return failed("a number that is not smaller");
        found.most = *most;
      }
    }
    if (!has('}')) return failed("}");
    ++next_;
    return found;
  }

  std::optional<Times> failed(std::string expected) {
    problem_ = std::move(expected);
    return std::nullopt;
  }

  std::optional<int> number() {
    int value = 0;
    const std::size_t start = next_;
    while (next_ < pattern_.size() &&
           std::isdigit(static_cast<unsigned char>(pattern_[next_])) != 0 && value < 10000) {
      value = value * 10 + (pattern_[next_++] - '0');
    }
    if (next_ == start || value > 1000) return std::nullopt;
    return value;
  }

  // One part and what says how often it is to be matched. Repeating compiles its text again.
  Part quantified(int depth) {
    const std::size_t start = next_;
    Part part = single(depth);
    std::vector<Times> stacked;
    const std::size_t end = next_;
    while (problem_.empty()) {
      const std::optional<Times> found = times();
      if (!found) break;
      stacked.push_back(*found);
      if (stacked.size() > most_quantifiers) problem_ = "at most 20 quantifiers in a row";
    }
    if (!problem_.empty() || stacked.empty()) return part;
    const std::size_t after = next_;
    part = repeated(start, end, part, stacked, stacked.size(), depth);
    next_ = after;
    return part;
  }

  // The part with the first `count` of the quantifiers; `ready` is a copy not yet used.
  Part repeated(std::size_t start, std::size_t end, Part ready, const std::vector<Times>& stacked,
                std::size_t count, int depth) {
    if (problem_.empty() && ++copies_ > most_copies) problem_ = "a shorter expression";
    go_on(20);
    if (!problem_.empty() || count == 0) return ready;
    const Times times = stacked[count - 1];
    bool is_used = false;
    const auto copy = [&] {
      if (!is_used) {
        is_used = true;
        return repeated(start, end, ready, stacked, count - 1, depth);
      }
      next_ = start;
      Part again = single(depth);
      next_ = end;
      return repeated(start, end, again, stacked, count - 1, depth);
    };
    if (times.most == 0) return {};
    Part whole;
    for (int i = 0; i < times.least && problem_.empty(); ++i) {
      Part one = copy();
      if (i + 1 == times.least && times.most < 0) follow(one, one);
      whole = joined(whole, one);
    }
    if (times.most < 0 && times.least == 0) {
      Part one = copy();
      follow(one, one);
      one.can_be_empty = true;
      whole = one;
    }
    for (int i = times.least; i < times.most && problem_.empty(); ++i) {
      Part one = copy();
      one.can_be_empty = true;
      whole = joined(whole, one);
    }
    return whole;
  }

  Part single(int depth) {
    go_on(10);
    if (next_ >= pattern_.size()) {
      problem_ = "a value, a class or a group";
      return {};
    }
    if (has('(')) {
      ++next_;
      Part inner = alternatives(depth + 1);
      if (problem_.empty() && !has(')')) problem_ = ")";
      if (problem_.empty()) ++next_;
      return inner;
    }
    Mask symbols = 0;
    if (has('.')) {
      ++next_;
      symbols = first_values(highest_ - lowest_ + 1);
    } else if (has('[')) {
      symbols = character_class();
    } else {
      symbols = value(pattern_[next_]);
      if (problem_.empty()) ++next_;
    }
    if (symbols_.size() >= most_characters) problem_ = "a shorter expression";
    if (!problem_.empty()) return {};
    symbols_.push_back(symbols);
    const auto place = static_cast<std::uint32_t>(symbols_.size());
    return {false, {place}, {place}};
  }

  // What is copied is looked at once.
  Mask character_class() {
    const auto [known, is_new] = classes_.try_emplace(next_);
    if (is_new) {
      const Mask symbols = read_class();
      known->second = {symbols, next_};
    }
    next_ = known->second.second;
    return known->second.first;
  }

  Mask read_class() {
    ++next_;
    const bool is_negated = has('^');
    if (is_negated) ++next_;
    Mask symbols = 0;
    if (has(']')) problem_ = "a value of the board";
    while (problem_.empty() && next_ < pattern_.size() && !has(']')) {
      const char from = pattern_[next_];
      char to = from;
      if (next_ + 2 < pattern_.size() && pattern_[next_ + 1] == '-') {
        to = pattern_[next_ + 2];
        next_ += 2;
      }
      ++next_;
      go_on(1);
      if (static_cast<unsigned char>(to) < static_cast<unsigned char>(from)) {
        problem_ = "a range that goes up";
      }
      for (int code = static_cast<unsigned char>(from);
           code <= static_cast<unsigned char>(to) && problem_.empty(); ++code) {
        symbols |= value(static_cast<char>(code));
      }
    }
    if (problem_.empty() && !has(']')) problem_ = "]";
    if (problem_.empty()) ++next_;
    return is_negated ? static_cast<Mask>(first_values(highest_ - lowest_ + 1) & ~symbols)
                      : symbols;
  }

  Mask value(char character) {
    int number = -1;
    if (character >= '0' && character <= '9') number = character - '0';
    if (character >= 'A' && character <= 'Z') number = character - 'A' + 10;
    if (character >= 'a' && character <= 'z') number = character - 'a' + 10;
    if (number < lowest_ || number > highest_) {
      problem_ = "a value of the board";
      return 0;
    }
    return mask_of(number - lowest_);
  }

  std::string_view pattern_;
  int lowest_;
  int highest_;
  WorkMeter& meter_;
  std::size_t next_ = 0;
  std::string problem_;
  std::size_t copies_ = 0;
  std::vector<Mask> symbols_;                                    // of each place
  std::map<std::size_t, std::pair<Mask, std::size_t>> classes_;  // by where they begin, and the end
  std::vector<std::pair<std::uint32_t, std::uint32_t>> follows_;
};

}  // namespace

std::optional<std::string> read_pattern(std::string_view text, std::string& problem) {
  std::string pattern;
  if (text.find_first_of("%.") != std::string_view::npos) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] != '%') {
        pattern.push_back(text[i]);
        continue;
      }
      const auto digit = [](char character) {
        if (character >= '0' && character <= '9') return character - '0';
        const int lower = std::tolower(static_cast<unsigned char>(character));
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
      };
      if (i + 2 >= text.size() || digit(text[i + 1]) < 0 || digit(text[i + 2]) < 0) {
        problem = "two hexadecimal digits after %";
        return std::nullopt;
      }
      pattern.push_back(static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2])));
      i += 2;
    }
  } else {
    const auto bytes = read_base64(text);
    if (!bytes) {
      problem = "a regular expression in base64url";
      return std::nullopt;
    }
    pattern.assign(bytes->begin(), bytes->end());
  }
  std::erase_if(pattern, [](char character) {
    return std::isspace(static_cast<unsigned char>(character)) != 0;
  });
  return pattern;
}

std::optional<Automaton> compile_expression(std::string_view pattern, int lowest, int highest,
                                            std::string& problem, WorkMeter& meter) {
  return Compiler(pattern, lowest, highest, meter).compile(problem);
}

}  // namespace ninefold::variants
