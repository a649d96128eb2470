#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>

namespace ninefold {

/// A list like std::vector, of which up to `most_inline` elements need no memory of their own: most
/// lists of cells are short, and a puzzle has hundreds of them.
template <typename T, std::size_t most_inline>
class InlineList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_default_constructible_v<T>);

 public:
  // NOLINTBEGIN(readability-identifier-naming): the standard library asks for these names
  using value_type = T;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using reference = T&;
  using const_reference = const T&;
  using iterator = T*;
  using const_iterator = const T*;
  // NOLINTEND(readability-identifier-naming)

  InlineList() {}  // NOLINT(modernize-use-equals-default): elements beyond the end have no values
  explicit InlineList(std::size_t size) { resize(size); }
  InlineList(std::size_t size, T value) { resize(size, value); }
  InlineList(std::initializer_list<T> elements) { append(elements.begin(), elements.size()); }
  template <std::input_iterator Iterator>
  InlineList(Iterator first, Iterator last) {
    append(first, last);
  }
  InlineList(const InlineList& other) { append(other.data_, other.size_); }
  InlineList(InlineList&& other) noexcept { take(other); }
  InlineList& operator=(const InlineList& other) {
    if (this != &other) assign(other.begin(), other.end());
    return *this;
  }
  InlineList& operator=(InlineList&& other) noexcept {
    if (this == &other) return *this;
    release();
    take(other);
    return *this;
  }
  InlineList& operator=(std::initializer_list<T> elements) {
    assign(elements.begin(), elements.end());
    return *this;
  }
  ~InlineList() { release(); }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  std::size_t capacity() const { return capacity_; }
  T* data() { return data_; }
  const T* data() const { return data_; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }
  auto rbegin() const { return std::reverse_iterator(end()); }
  auto rend() const { return std::reverse_iterator(begin()); }
  T& operator[](std::size_t place) { return data_[place]; }
  const T& operator[](std::size_t place) const { return data_[place]; }
  T& front() { return data_[0]; }
  const T& front() const { return data_[0]; }
  T& back() { return data_[size_ - 1]; }
  const T& back() const { return data_[size_ - 1]; }

  void reserve(std::size_t size) {
    if (size > capacity_) grow(size);
  }
  void clear() { size_ = 0; }
  void resize(std::size_t size, T value = T{}) {
    reserve(size);
    if (size > size_) std::fill(end(), data_ + size, value);
    size_ = static_cast<std::uint32_t>(size);
  }
  void push_back(T element) {
    if (size_ == capacity_) grow(size_ + std::size_t{1});
    data_[size_++] = element;
  }
  void pop_back() { --size_; }
  template <std::input_iterator Iterator>
  void assign(Iterator first, Iterator last) {
    clear();
    append(first, last);
  }
  void assign(std::size_t size, T value) {
    clear();
    resize(size, value);
  }
  /// Elements that are not of this list.
  template <std::input_iterator Iterator>
  T* insert(const T* before, Iterator first, Iterator last) {
    const std::ptrdiff_t place = before - begin();
    const auto old_size = static_cast<std::ptrdiff_t>(size_);
    append(first, last);
    std::rotate(begin() + place, begin() + old_size, end());
    return begin() + place;
  }
  T* insert(const T* before, T element) { return insert(before, &element, &element + 1); }
  T* erase(const T* first, const T* last) {
    T* const kept = begin() + (first - begin());
    size_ = static_cast<std::uint32_t>(std::copy(last, std::as_const(*this).end(), kept) - begin());
    return kept;
  }
  T* erase(const T* place) { return erase(place, place + 1); }

  friend bool operator==(const InlineList& a, const InlineList& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend bool operator<(const InlineList& a, const InlineList& b) {
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
  }
  /// Takes out all elements of which something is true.
  template <typename Is>
  friend void erase_if(InlineList& list, Is is) {
    list.erase(std::remove_if(list.begin(), list.end(), is), list.end());
  }

 private:
  template <typename Iterator>
  void append(Iterator first, Iterator last) {
    if constexpr (std::contiguous_iterator<Iterator> &&
                  std::is_same_v<std::iter_value_t<Iterator>, T>) {
      append(std::to_address(first), static_cast<std::size_t>(last - first));
    } else if constexpr (std::forward_iterator<Iterator>) {
      const auto count = static_cast<std::size_t>(std::distance(first, last));
      reserve(size_ + count);
      std::copy(first, last, end());
      size_ += static_cast<std::uint32_t>(count);
    } else {
      for (; first != last; ++first) push_back(*first);
    }
  }

  // Lists are copied in so many places that a part of the code of each would be large.
  [[gnu::noinline]] void append(const T* elements, std::size_t count) {
    reserve(size_ + count);
    std::copy_n(elements, count, end());
    size_ += static_cast<std::uint32_t>(count);
  }

  // Where lists become long it is seldom asked for, and takes no part of the code around it.
  [[gnu::noinline]] void grow(std::size_t size) {
    const std::size_t capacity = std::max(size, 2 * std::size_t{capacity_});
    T* const elements = new T[capacity];
    std::copy(begin(), end(), elements);
    release();
    data_ = elements;
    capacity_ = static_cast<std::uint32_t>(capacity);
  }
  void release() {
    if (data_ != inline_) delete[] data_;
  }
  // What the other list has, which is empty from then on; this one holds no memory.
  void take(InlineList& other) {
    size_ = other.size_;
    capacity_ = other.capacity_;
    if (other.data_ == other.inline_) {
      data_ = inline_;
      std::copy(other.begin(), other.end(), inline_);
    } else {
      data_ = other.data_;
      other.data_ = other.inline_;
      other.capacity_ = most_inline;
    }
    other.size_ = 0;
  }

  T* data_ = inline_;
  std::uint32_t size_ = 0;
  std::uint32_t capacity_ = most_inline;
  T inline_[most_inline];  // NOLINT(modernize-avoid-c-arrays): an array would need values
};

}  // namespace ninefold
