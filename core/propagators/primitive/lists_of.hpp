#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// Types as a value of the compiler, each once.
template <typename... Types>
struct TypeList {
  template <typename Type>
  static constexpr bool has = (std::is_same_v<Type, Types> || ...);

  /// The place of a type in the list, from 0.
  template <typename Type>
  static constexpr std::size_t number_of() {
    static_assert(has<Type>, "the type is not in the list");
    std::size_t number = 0;
    (void)((std::is_same_v<Type, Types> || (++number, false)) || ...);
    return number;
  }
  static constexpr std::size_t count = sizeof...(Types);
};

/// The types of several lists, one list after the other.
template <typename... Lists>
struct JoinedLists;
template <>
struct JoinedLists<> {
  using Type = TypeList<>;
};
template <typename... Types>
struct JoinedLists<TypeList<Types...>> {
  using Type = TypeList<Types...>;
};
template <typename... First, typename... Second, typename... Rest>
struct JoinedLists<TypeList<First...>, TypeList<Second...>, Rest...> {
  using Type = typename JoinedLists<TypeList<First..., Second...>, Rest...>::Type;
};

/// A list of values for each type of a TypeList. Whatever concerns all of them is asked here of
/// each type in turn, so that nobody keeps a second list of types and forgets one.
template <typename Types>
class ListsOf;

template <typename... Types>
class ListsOf<TypeList<Types...>> {
 public:
  template <typename Type>
  std::vector<Type>& list() {
    return std::get<std::vector<Type>>(lists_);
  }
  template <typename Type>
  const std::vector<Type>& list() const {
    return std::get<std::vector<Type>>(lists_);
  }
  template <typename Type>
  void add(Type value) {
    list<Type>().push_back(std::move(value));
  }

  /// Calls `visit(list)` for each list, in the order of the types.
  template <typename Visit>
  void for_each_list(Visit visit) {
    (visit(list<Types>()), ...);
  }
  template <typename Visit>
  void for_each_list(Visit visit) const {
    (visit(list<Types>()), ...);
  }
  /// What `visit` answers for the list of the type with this number. Compilers make a table of it,
  /// as of a `switch`.
  template <typename Visit>
  bool visit_list(std::size_t number, Visit visit) const {
    using List = TypeList<Types...>;
    bool answer = true;
    (void)((number == List::template number_of<Types>() && (answer = visit(list<Types>()), true)) ||
           ...);
    return answer;
  }

  /// Whether every list but those of certain types is empty.
  template <typename... Certain>
  bool has_at_most() const {
    return ((TypeList<Certain...>::template has<Types> || list<Types>().empty()) && ...);
  }

 private:
  std::tuple<std::vector<Types>...> lists_;
};

}  // namespace ninefold::variants
