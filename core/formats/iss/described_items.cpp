#include "core/formats/iss/described_items.hpp"

#include <utility>

namespace ninefold::variants {

Item new_item(std::string name, std::vector<std::string> arguments) {
  Item item;
  item.name = std::move(name);
  item.arguments = std::move(arguments);
  return item;
}

Item item_of_shape(int side) {
  return new_item("Shape", {std::to_string(side) + "x" + std::to_string(side)});
}

Item item_of_no_boxes() { return new_item("NoBoxes", {}); }

}  // namespace ninefold::variants
