// Texts between JavaScript and C++. Embind's own way counts the bytes of a text before it writes them one
// by one, and calls a decoder for each of the many that are empty or short, which takes longer than
// answering a small question.
mergeInto(LibraryManager.library, {
  $ninefoldDecoder: 'new TextDecoder()',
  // The text of the bytes from `start` to `end`. A decoder is faster unless they are few.
  $ninefoldText__deps: ['$ninefoldDecoder'],
  $ninefoldText: function (start, end) {
    if (end - start > 20) return ninefoldDecoder.decode(HEAPU8.subarray(start, end));
    var text = '';
    for (var at = start; at < end; at++) {
      if (HEAPU8[at] > 127) return ninefoldDecoder.decode(HEAPU8.subarray(start, end));
      text += String.fromCharCode(HEAPU8[at]);
    }
    return text;
  },
  _embind_register_std_string__deps: [
    '$readLatin1String',
    '$registerType',
    '$throwBindingError',
    '$ninefoldText',
  ],
  _embind_register_std_string: function (type, name) {
    var encoder = new TextEncoder();
    // The number of bytes, and then these.
    var write = function (text, room) {
      var pointer = _malloc(4 + room);
      // Without this the text would be written over all that the module keeps.
      if (!pointer) throwBindingError('No memory for a text of ' + text.length + ' characters');
      var start = pointer + 4;
      var done = encoder.encodeInto(text, HEAPU8.subarray(start, start + room));
      HEAPU32[pointer >> 2] = done.written;
      if (done.read === text.length) return pointer;
      _free(pointer);
      return write(text, 3 * text.length);
    };
    var fromWireType = function (pointer) {
      var start = pointer + 4;
      var text = ninefoldText(start, start + HEAPU32[pointer >> 2]);
      _free(pointer);
      return text;
    };
    registerType(type, {
      name: readLatin1String(name),
      fromWireType: fromWireType,
      toWireType: function (destructors, text) {
        if (typeof text != 'string') throwBindingError('Cannot pass non-string to std::string');
        var pointer = write(text, text.length);
        if (destructors !== null) destructors.push(_free, pointer);
        return pointer;
      },
      argPackAdvance: 8,
      readValueFromPointer: function (pointer) {
        return fromWireType(HEAPU32[pointer >> 2]);
      },
      destructorFunction: function (pointer) {
        _free(pointer);
      },
    });
  },
});
