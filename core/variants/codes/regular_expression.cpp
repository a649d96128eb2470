#include "core/variants/codes/regular_expression.hpp"

#include "core/variants/codes/glushkov.hpp"

#include <cctype>
#include <map>
#include <utility>
#include <vector>

namespace ninefold::variants {

namespace {

// Quantifiers of one part, and copies of all parts. Copies of what matches nothing have no
// characters.
constexpr std::size_t most_quantifiers = 20;
constexpr std::size_t most_copies = 20000;

class Compiler {
 public:
  Compiler(std::string_view pattern, int lowest, int highest, WorkMeter& meter)
      : pattern_(pattern), lowest_(lowest), highest_(highest), places_(meter, problem_) {}

  std::optional<Automaton> compile(std::string& problem) {
    const ExpressionPart whole = alternatives(0);
    if (problem_.empty() && next_ < pattern_.size()) problem_ = "the end of the expression";
    if (!problem_.empty()) {
      problem = problem_ + " at character " + std::to_string(next_ + 1) + " of the expression";
      return std::nullopt;
    }
    return places_.automaton(whole);
  }

 private:
  bool has(char character) const { return next_ < pattern_.size() && pattern_[next_] == character; }

  ExpressionPart alternatives(int depth) {
    if (depth > 100) problem_ = "at most 100 nested groups";
    ExpressionPart whole = sequence(depth);
    while (problem_.empty() && has('|')) {
      ++next_;
      whole = Glushkov::either(std::move(whole), sequence(depth));
    }
    return whole;
  }

  ExpressionPart sequence(int depth) {
    ExpressionPart whole;
    while (problem_.empty() && next_ < pattern_.size() && !has('|') && !has(')')) {
      whole = places_.joined(whole, quantified(depth));
    }
    return whole;
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
        const std::size_t start = next_;
        const std::optional<int> most = number();
        if (!most) return failed("a number up to 1000");
        found.most = *most;
        if (*most < *least) {
          next_ = start;
          return failed("a number that is not smaller");
        }
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
    if (next_ > start && value <= 1000) return value;
    next_ = start;
    return std::nullopt;
  }

  // One part and what says how often it is to be matched. Repeating compiles its text again.
  ExpressionPart quantified(int depth) {
    const std::size_t start = next_;
    ExpressionPart part = single(depth);
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
  ExpressionPart repeated(std::size_t start, std::size_t end, ExpressionPart ready,
                          const std::vector<Times>& stacked, std::size_t count, int depth) {
    if (problem_.empty() && ++copies_ > most_copies) problem_ = "a shorter expression";
    places_.spend(20);
    if (!problem_.empty() || count == 0) return ready;
    const Times times = stacked[count - 1];
    bool is_used = false;
    const auto copy = [&] {
      if (!is_used) {
        is_used = true;
        return repeated(start, end, ready, stacked, count - 1, depth);
      }
      next_ = start;
      ExpressionPart again = single(depth);
      next_ = end;
      return repeated(start, end, again, stacked, count - 1, depth);
    };
    if (times.most == 0) return {};
    ExpressionPart whole;
    for (int i = 0; i < times.least && problem_.empty(); ++i) {
      ExpressionPart one = copy();
      if (i + 1 == times.least && times.most < 0) places_.follow(one, one);
      whole = places_.joined(whole, one);
    }
    if (times.most < 0 && times.least == 0) {
      ExpressionPart one = copy();
      places_.follow(one, one);
      one.can_be_empty = true;
      whole = one;
    }
    for (int i = times.least; i < times.most && problem_.empty(); ++i) {
      ExpressionPart one = copy();
      one.can_be_empty = true;
      whole = places_.joined(whole, one);
    }
    return whole;
  }

  ExpressionPart single(int depth) {
    places_.spend(10);
    if (next_ >= pattern_.size()) {
      problem_ = "a value, a class or a group";
      return {};
    }
    if (has('(')) {
      ++next_;
      ExpressionPart inner = alternatives(depth + 1);
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
    return problem_.empty() ? places_.add_place(symbols) : ExpressionPart{};
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
      const bool is_range = next_ + 2 < pattern_.size() && pattern_[next_ + 1] == '-';
      if (is_range) next_ += 2;
      const char to = pattern_[next_];
      places_.spend(1);
      if (static_cast<unsigned char>(to) < static_cast<unsigned char>(from)) {
        problem_ = "a range that goes up";
      }
      for (int code = static_cast<unsigned char>(from);
           code <= static_cast<unsigned char>(to) && problem_.empty(); ++code) {
        symbols |= value(static_cast<char>(code));
      }
      if (problem_.empty()) ++next_;
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
  std::size_t next_ = 0;
  std::string problem_;
  Glushkov places_;
  std::size_t copies_ = 0;
  std::map<std::size_t, std::pair<Mask, std::size_t>> classes_;  // by where they begin, and the end
};

}  // namespace

std::optional<Automaton> compile_expression(std::string_view pattern, int lowest, int highest,
                                            std::string& problem, WorkMeter& meter) {
  return Compiler(pattern, lowest, highest, meter).compile(problem);
}

}  // namespace ninefold::variants
