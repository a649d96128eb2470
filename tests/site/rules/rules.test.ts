import { describe, expect, test } from 'vitest';

import { emptyPuzzle, type Rule } from '../../../site/src/puzzle/puzzle.ts';
import {
  drawingOf,
  faceOf,
  faces,
  houseGroups,
  isGroupOn,
  presetOf,
  presets,
  ruleNames,
  rulesOfPreset,
  withGroup,
  withoutGroup,
} from '../../../site/src/rules/index.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const pairs: Rule = { name: 'pairs', pairs: [[8, 9]] };

describe('presets', () => {
  test.each(presets)('%s is recognised by the rules it brings', (preset) => {
    const rules = rulesOfPreset(preset, emptyPuzzle());
    expect(presetOf(emptyPuzzle(shapeOf(9), rules))).toBe(preset);
    expect(presetOf(emptyPuzzle(shapeOf(9), [...rules].reverse()))).toBe(preset);
    expect(presetOf(emptyPuzzle(shapeOf(9), [...rules, { name: 'king' }]))).toBeUndefined();
  });

  test('Mystic keeps the pairs that are there', () => {
    const before = emptyPuzzle(shapeOf(9), [{ name: 'classic' }, pairs]);
    expect(rulesOfPreset('mystic', before)).toContainEqual({
      name: 'torus-pairs',
      pairs: [[8, 9]],
    });
    expect(rulesOfPreset('classic', before)).toEqual([{ name: 'classic' }]);
  });
});

describe('drawings', () => {
  test('a name is of one face, wrapped or not', () => {
    expect(new Set(ruleNames).size).toBe(ruleNames.length);
    expect(faceOf('torus-knight')).toBe(faceOf('knight'));
  });

  test('every face says what breaks it, by each of its names', () => {
    for (const face of faces) {
      const names = face.wrappedName ? [face.name, face.wrappedName] : [face.name];
      expect(Object.keys(face.broken), face.name).toEqual(names);
    }
  });

  test('houses are shaded and outlined, all of them together', () => {
    const [first, second] = [
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [72, 73, 74, 75, 76, 77, 78, 79, 80],
    ];
    const houses = [first, second].map((cells): Rule => ({ name: 'house', cells: cells ?? [] }));
    const { shaded, outlines } = drawingOf(
      emptyPuzzle(shapeOf(9), [{ name: 'classic' }, pairs, ...houses]),
    );
    expect(shaded).toEqual([...(first ?? []), ...(second ?? [])]);
    expect(outlines.map(({ cells, stroke }) => ({ cells, stroke }))).toEqual([
      { cells: first, stroke: 'house' },
      { cells: second, stroke: 'house' },
    ]);
  });

  test('Asterisk has its nine cells where the core has them', () => {
    const { shaded } = drawingOf(emptyPuzzle(shapeOf(9), rulesOfPreset('asterisk', emptyPuzzle())));
    // As core/rules knows them by row and column: 25.33.37.52.55.58.73.77.85.
    expect(shaded.map((cell) => `${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`).join('.')).toBe(
      '25.33.37.52.55.58.73.77.85',
    );
  });

  test('regions stand in the place of boxes, or beside them', () => {
    const regions = [0, 0, 0, 3, 0, 1, 1, 1, 2, 2, 1, 3, 2, 2, 3, 3];
    const jigsaw: Rule = { name: 'jigsaw', regions };
    expect(drawingOf(emptyPuzzle(shapeOf(4), [jigsaw]))).toMatchObject({ boxes: false, regions });
    expect(drawingOf(emptyPuzzle(shapeOf(4), [{ name: 'classic' }, jigsaw]))).toMatchObject({
      boxes: true,
      regions,
    });
    expect(drawingOf(emptyPuzzle(shapeOf(4)))).toMatchObject({ boxes: true, regions: [] });
  });

  test('diagonals are shaded, one or both', () => {
    const shadedBy = (which: string) =>
      drawingOf(emptyPuzzle(shapeOf(4), [{ name: 'classic' }, { name: 'diagonals', which }]))
        .shaded;
    expect(shadedBy('falling')).toEqual([0, 5, 10, 15]);
    expect(shadedBy('rising')).toEqual([12, 9, 6, 3]);
    expect(shadedBy('both')).toEqual([0, 5, 10, 15, 12, 9, 6, 3]);
  });

  test('Asterisk has nine cells, one in each box', () => {
    const { shaded } = drawingOf(emptyPuzzle(shapeOf(9), rulesOfPreset('asterisk', emptyPuzzle())));
    const boxes = shaded.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
    expect([...boxes].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('groups of houses', () => {
  const at = (cells: readonly number[]) =>
    cells.map((cell) => `${Math.floor(cell / 9)}${cell % 9}`);
  const groupOf = (name: string) => {
    const group = houseGroups.find((each) => each.name === name);
    if (!group) throw new Error(`no group ${name}`);
    return group;
  };

  test('Windoku has the four squares between the boxes', () => {
    const houses = groupOf('windoku').houses(shapeOf(9));
    expect(houses.map((cells) => [at(cells).at(0), at(cells).at(-1)])).toEqual([
      ['11', '33'],
      ['15', '37'],
      ['51', '73'],
      ['55', '77'],
    ]);
    expect(houses.every((cells) => new Set(cells).size === 9)).toBe(true);
  });

  test.each([4, 6, 9] as const)('disjoint groups share out a board of %d', (size) => {
    const houses = groupOf('disjoint-groups').houses(shapeOf(size));
    expect(houses).toHaveLength(size);
    expect(houses.flat().sort((a, b) => a - b)).toEqual([...Array(size * size).keys()]);
  });

  test('disjoint groups, which are all over the board, are not drawn; other houses are', () => {
    const house: Rule = { name: 'house', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const puzzle = emptyPuzzle(shapeOf(9), [{ name: 'classic' }, house]);
    const { outlines, shaded } = drawingOf({
      ...puzzle,
      rules: withGroup(groupOf('disjoint-groups'), puzzle),
    });
    expect(outlines.map(({ cells }) => cells)).toEqual([house.cells]);
    expect(shaded).toEqual(house.cells);
    const some = withGroup(groupOf('disjoint-groups'), puzzle).slice(0, -1);
    expect(drawingOf({ ...puzzle, rules: some }).outlines).toHaveLength(9);
  });

  test('a group is on with all its houses, and goes with them alone', () => {
    const group = groupOf('windoku');
    const other: Rule = { name: 'house', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
    const puzzle = emptyPuzzle(shapeOf(9), [{ name: 'classic' }, other]);
    expect(isGroupOn(group, puzzle)).toBe(false);
    const on = { ...puzzle, rules: withGroup(group, puzzle) };
    expect(on.rules).toHaveLength(6);
    expect(isGroupOn(group, on)).toBe(true);
    expect(withGroup(group, on)).toEqual(on.rules);
    const less = { ...on, rules: on.rules.slice(0, -1) };
    expect(isGroupOn(group, less)).toBe(false);
    expect(withGroup(group, less)).toHaveLength(6);
    expect(withoutGroup(group, on)).toEqual(puzzle.rules);
  });
});
