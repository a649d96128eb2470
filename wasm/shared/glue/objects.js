// An object of fields that lie side by side, as bindings_support.hpp writes them. Embind's own way asks for
// one field after another, and has each text copied, read and freed: for small questions, longer than the
// answer takes.
mergeInto(LibraryManager.library, {
  ninefold_object__deps: ['$Emval', '_emval_decref', '$ninefoldText'],
  ninefold_object: function (names, fields, count) {
    var keys = Emval.toValue(names);
    var object = {};
    for (var index = 0, field = fields; index < count; index++, field += 24) {
      var kind = HEAPU32[(field + 16) >> 2];
      var pointer = HEAPU32[(field + 8) >> 2];
      if (kind === 0) {
        object[keys[index]] = HEAPF64[field >> 3];
      } else if (kind === 1) {
        object[keys[index]] = ninefoldText(pointer, pointer + HEAPU32[(field + 12) >> 2]);
      } else {
        object[keys[index]] = Emval.toValue(pointer);
        __emval_decref(pointer);
      }
    }
    return Emval.toHandle(object);
  },
});
