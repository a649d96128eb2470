#include "core/board/inline_list.hpp"

#include <catch2/catch_test_macros.hpp>

#include <iterator>
#include <numeric>
#include <random>
#include <sstream>
#include <utility>
#include <vector>

using ninefold::InlineList;

namespace {

using Short = InlineList<int, 3>;

std::vector<int> elements_of(const Short& list) { return {list.begin(), list.end()}; }

std::vector<int> count_to(int last) {
  std::vector<int> numbers(static_cast<std::size_t>(last));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

Short list_to(int last) {
  const std::vector<int> numbers = count_to(last);
  return {numbers.begin(), numbers.end()};
}

bool is_inline(const Short& list) {
  const auto* const start = reinterpret_cast<const std::byte*>(&list);
  const auto* const data = reinterpret_cast<const std::byte*>(list.data());
  return data >= start && data < start + sizeof(list);
}

}  // namespace

TEST_CASE("A short list has its elements within, and a long one elsewhere", "[board]") {
  CHECK(Short().empty());
  CHECK(is_inline(list_to(3)));
  CHECK_FALSE(is_inline(list_to(4)));
  CHECK(elements_of(Short(2)) == std::vector<int>{0, 0});
  CHECK(elements_of(Short(5, 7)) == std::vector<int>(5, 7));
  CHECK(elements_of(Short{4, 2}) == std::vector<int>{4, 2});
}

TEST_CASE("A list that is copied or moved leaves the other as it was, or empty", "[board]") {
  for (const int from_size : {0, 2, 3, 4, 9}) {
    for (const int to_size : {0, 2, 3, 4, 9}) {
      CAPTURE(from_size, to_size);
      Short from = list_to(from_size);
      Short to = list_to(to_size);
      to = std::as_const(from);
      CHECK(to == from);
      if (!to.empty()) to[0] = 100;
      CHECK(elements_of(from) == count_to(from_size));
      const Short copied(from);
      CHECK(elements_of(copied) == count_to(from_size));
      to = std::move(from);
      CHECK(elements_of(to) == count_to(from_size));
      CHECK(from.empty());  // NOLINT(bugprone-use-after-move): that is what is tested
      for (int number = 1; number <= to_size; ++number) from.push_back(number);
      CHECK(elements_of(from) == count_to(to_size));
      CHECK(is_inline(from) == (to_size <= 3));
      CHECK(elements_of(to) == count_to(from_size));
      const Short moved(std::move(to));
      CHECK(elements_of(moved) == count_to(from_size));
      CHECK(is_inline(moved) == (from_size <= 3));
    }
  }
}

TEST_CASE("A list becomes itself when it is assigned to itself", "[board]") {
  for (const int size : {2, 5}) {
    Short list = list_to(size);
    Short& same = list;
    list = same;
    CHECK(elements_of(list) == count_to(size));
    list = std::move(same);
    CHECK(elements_of(list) == count_to(size));
  }
}

TEST_CASE("Lists are in the order of their first elements that differ", "[board]") {
  CHECK(Short{1, 2} == Short{1, 2});
  CHECK(Short{1, 2} != Short{1, 3});
  CHECK(Short{1, 2} != Short{1, 2, 3});
  CHECK(Short{1, 2} < Short{1, 2, 3});
  CHECK(Short{1, 2, 9, 9} < Short{1, 3});
  CHECK_FALSE(Short{1, 3} < Short{1, 2, 9, 9});
}

TEST_CASE("A list is filled from what can be read once", "[board]") {
  std::istringstream text("5 4 3 2 1");
  const Short list{std::istream_iterator<int>(text), std::istream_iterator<int>()};
  CHECK(elements_of(list) == std::vector<int>{5, 4, 3, 2, 1});
}

TEST_CASE("A list changes as a vector does", "[board]") {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    Short list;
    std::vector<int> vector;
    for (int step = 0; step < 30; ++step) {
      const int value = static_cast<int>(random() % 5);
      const std::size_t place = vector.empty() ? 0 : random() % vector.size();
      const auto at = static_cast<std::ptrdiff_t>(place);
      const std::vector<int> more = count_to(value);
      switch (random() % 9) {
        case 0:
        case 1:
          list.push_back(value);
          vector.push_back(value);
          break;
        case 2:
          list.insert(list.begin() + at, value);
          vector.insert(vector.begin() + at, value);
          break;
        case 3: {
          const int* const where = list.insert(list.begin() + at, more.begin(), more.end());
          CHECK(where == list.begin() + at);
          vector.insert(vector.begin() + at, more.begin(), more.end());
          break;
        }
        case 4:
          if (vector.empty()) break;
          CHECK(list.erase(list.begin() + at) == list.begin() + at);
          vector.erase(vector.begin() + at);
          break;
        case 5:
          erase_if(list, [&](int element) { return element == value; });
          std::erase(vector, value);
          break;
        case 6:
          list.resize(place, value);
          vector.resize(place, value);
          break;
        case 7:
          list.resize(vector.size() + 2, value);
          vector.resize(vector.size() + 2, value);
          break;
        default:
          if (random() % 4 != 0) break;
          list.assign(more.begin(), more.end());
          vector = more;
      }
      REQUIRE(elements_of(list) == vector);
      REQUIRE(list.capacity() >= list.size());
      if (!vector.empty()) {
        CHECK(list.front() == vector.front());
        CHECK(list.back() == vector.back());
        CHECK(*list.rbegin() == vector.back());
      }
    }
  }
}
