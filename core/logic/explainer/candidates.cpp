#include "core/logic/explainer/candidates.hpp"

namespace ninefold::logic::explainer {

Marks::Marks(const State& state) {
  for (const Cell cell : state.unsolved()) {
    digits_[cell] = static_cast<Bits>(state.candidates(cell).bits());
    for (const Place place : places_of(cell)) {
      for_each_bit(digits_[cell], [&](int digit) {
        places_[place.house][index(digit)] |= static_cast<Bits>(1U << place.position);
      });
    }
  }
}

void Marks::strike(int cell, int digit) {
  digits_[index(cell)] &= static_cast<Bits>(~(1U << static_cast<unsigned>(digit)));
  for (const Place place : places_of(cell)) {
    places_[place.house][index(digit)] &= static_cast<Bits>(~(1U << place.position));
  }
}

Numbering::Numbering(const Marks& marks) {
  for (int cell = 0; cell < 81; ++cell) {
    for_each_bit(marks.digits(cell), [&](int digit) {
      const int at = cell * 9 + digit;
      numbers_[static_cast<std::size_t>(at)] = static_cast<std::uint16_t>(candidates_.size());
      candidates_.push_back(static_cast<std::uint16_t>(at));
    });
  }
}

}  // namespace ninefold::logic::explainer
