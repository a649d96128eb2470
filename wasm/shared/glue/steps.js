// Reads the numbers of logic_bindings.cpp: the plain objects of hints and paths.
mergeInto(LibraryManager.library, {
  // What reads the numbers from an address on, one thing after another.
  $ninefoldReader: function (numbers, names) {
    var at = numbers >> 2;
    function number() {
      return HEAP32[at++];
    }
    function list() {
      var items = [];
      for (var left = HEAP32[at++]; left > 0; --left) items.push(HEAP32[at++]);
      return items;
    }
    function listOf(read) {
      var items = [];
      for (var left = HEAP32[at++]; left > 0; --left) items.push(read());
      return items;
    }
    function text() {
      return String.fromCharCode.apply(null, list());
    }
    function house() {
      return { kind: text(), number: number(), cells: list() };
    }
    function step() {
      return {
        technique: names[0][number()],
        level: names[1][number()],
        score: number(),
        digits: number(),
        cells: list(),
        houses: list(),
        base_houses: list(),
        fins: list(),
        endo_fins: list(),
        sets: listOf(list),
        chain: listOf(list),
        eliminations: list(),
        placements: list(),
        rules: list(),
        combinations: list(),
        outies: list(),
        total: number(),
        excluders: list(),
        excludes_all: number() === 1,
        parts: listOf(step),
      };
    }
    return {
      number: number,
      list: list,
      text: text,
      houses: function () {
        return listOf(house);
      },
      step: step,
      steps: function () {
        return listOf(step);
      },
    };
  },

  ninefold_plain_hints__deps: ['$Emval', '$ninefoldReader'],
  ninefold_plain_hints: function (numbers, state, names) {
    var read = ninefoldReader(numbers, Emval.toValue(names));
    return Emval.toHandle({
      state: Emval.toValue(state),
      gave_up: read.number() === 1,
      candidates: read.list(),
      houses: read.houses(),
      rules: read.houses(),
      steps: read.steps(),
    });
  },

  // The first board is there as a whole, and of each further one what has changed.
  ninefold_plain_path__deps: ['$Emval', '$ninefoldReader'],
  ninefold_plain_path: function (numbers, state, names) {
    var read = ninefoldReader(numbers, Emval.toValue(names));
    var path = {
      state: Emval.toValue(state),
      houses: read.houses(),
      rules: read.houses(),
      steps: [],
      grids: [],
      candidates: [],
    };
    var left = read.number();
    var grid = left > 0 ? read.text() : '';
    var candidates = left > 0 ? read.list() : [];
    for (; left > 0; --left) {
      path.steps.push(read.step());
      path.grids.push(grid);
      path.candidates.push(candidates);
      for (var placed = read.number(); placed > 0; --placed) {
        var cell = read.number();
        grid = grid.slice(0, cell) + String.fromCharCode(read.number()) + grid.slice(cell + 1);
      }
      candidates = candidates.slice();
      for (var changed = read.number(); changed > 0; --changed) {
        var at = read.number();
        candidates[at] = read.number();
      }
    }
    return Emval.toHandle(path);
  },
});
