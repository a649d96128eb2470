// Embind registers every C++ type that it knows. What is registered of these is never used here, and
// is the larger part of what reads strings.
mergeInto(LibraryManager.library, {
  _embind_register_std_wstring: function () {},
  _embind_register_memory_view: function () {},
});
