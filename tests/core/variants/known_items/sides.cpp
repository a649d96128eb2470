#include "tests/core/variants/known_items/definitions.hpp"
#include "tests/core/variants/known_items/known_items.hpp"

#include <optional>

namespace ninefold::tests {

using namespace known;

KnownItem KnownItems::of_sides() {
  KnownItem item;
  std::string line;
  bool is_backward = false;
  const Cells cells = seen(line, is_backward);
  const auto key = [&](const char* kind) { return kind + line + (is_backward ? "<" : ">"); };
  switch (random_.below(6)) {
    case 0: {
      const int total = number(0, side_ * 2);
      item.text = ".Sandwich~" + std::to_string(total) + "~" + line;
      item.key = "Sandwich" + line;
      item.rules.push_back(sandwich(cells, side_, total));
      break;
    }
    case 1: {
      const int total = number(1, side_ * 3);
      item.text = clue("XSum", line, total, is_backward);
      item.key = key("XSum");
      // How many are still to be summed, and the sum.
      item.rules.push_back({cells,
                            {-1, 0},
                            [](const State& state, int value) -> std::optional<State> {
                              const int left = state[0] < 0 ? value : state[0];
                              if (left == 0) return state;
                              return State{left - 1, state[1] + value};
                            },
                            [total](const State& state) { return state[1] == total; }});
      break;
    }
    case 2: {
      const int count = number(1, side_ - 1);
      item.text = clue("Skyscraper", line, count, is_backward);
      item.key = key("Skyscraper");
      item.rules.push_back({cells,
                            {0, 0},
                            [](const State& state, int value) -> std::optional<State> {
                              if (value <= state[0]) return state;
                              return State{value, state[1] + 1};
                            },
                            [count](const State& state) { return state[1] == count; }});
      break;
    }
    case 3: {
      const int hidden = number(1, side_ - 1);
      item.text = clue("HiddenSkyscraper", line, hidden, is_backward);
      item.key = key("HiddenSkyscraper");
      // The tallest so far, and the first that stands behind one.
      item.rules.push_back({cells,
                            {0, 0},
                            [](const State& state, int value) -> std::optional<State> {
                              if (state[1] != 0) return state;
                              if (value < state[0]) return State{0, value};
                              return State{value, 0};
                            },
                            [hidden](const State& state) { return state[1] == hidden; }});
      break;
    }
    case 4: {
      const int room = number(1, side_);
      item.text = clue("NumberedRoom", line, room, is_backward);
      item.key = key("NumberedRoom");
      // How many steps there are to the room; 0 when it was right.
      item.rules.push_back({cells,
                            {-1},
                            [room](const State& state, int value) -> std::optional<State> {
                              const int left = state[0] < 0 ? value : state[0];
                              if (left == 0) return state;
                              if (left == 1 && value != room) return std::nullopt;
                              return State{left - 1};
                            },
                            always});
      break;
    }
    default: {
      // From the left column down to the right, or from the top row down to the left.
      const bool is_left = random_.chance(50);
      const int start = number(0, side_ - 2);
      Cells diagonal;
      for (int i = 0; start + i < side_; ++i)
        diagonal.push_back(is_left ? at(start + i, i) : at(i, side_ - 1 - start - i));
      const int total = number(2, side_ * 4);
      item.text = ".LittleKiller~" + std::to_string(total) + "~" + name(diagonal.front());
      item.key = "LittleKiller" + name(diagonal.front());
      item.rules.push_back(sum(diagonal, std::vector<int>(diagonal.size(), 1), total));
      item.total = total;
    }
  }
  return item;
}

}  // namespace ninefold::tests
