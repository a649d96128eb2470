// What a listener hears while a question is answered. An error of its own must not pass through the search:
// nothing there would be freed, and the stack would stay as deep as it was, so that after a hundred such
// errors the module would have no room left.
mergeInto(LibraryManager.library, {
  ninefold_tell__deps: ['$Emval', '$ninefoldText'],
  ninefold_tell: function (listener, count, countSize, nodes, fraction, stage, stageSize) {
    try {
      var countText = ninefoldText(count, count + countSize);
      Emval.toValue(listener)(countText, nodes, fraction, ninefoldText(stage, stage + stageSize));
      return true;
    } catch (error) {
      return false;
    }
  },
});
