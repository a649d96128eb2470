// A row of numbers as an array of its own: the module's memory is written over, and can move.
mergeInto(LibraryManager.library, {
  ninefold_numbers__deps: ['$Emval'],
  ninefold_numbers: function (numbers, count) {
    return Emval.toHandle(HEAP32.slice(numbers >> 2, (numbers >> 2) + count));
  },
});
