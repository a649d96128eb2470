import { describe, expect, test } from 'vitest';

import { emptyPuzzle, type Rule } from '../../site/src/puzzle/puzzle.ts';
import { drawingOf, faceOf, presetOf, presets, rulesOfPreset } from '../../site/src/rules/index.ts';
import { ruleNames } from '../../site/src/engine/names.ts';

const pairs: Rule = { name: 'pairs', pairs: [[8, 9]] };

describe('presets', () => {
  test.each(presets)('%s is recognised by the rules it brings', (preset) => {
    const rules = rulesOfPreset(preset, emptyPuzzle());
    expect(presetOf(emptyPuzzle(9, rules))).toBe(preset);
    expect(presetOf(emptyPuzzle(9, [...rules].reverse()))).toBe(preset);
    expect(presetOf(emptyPuzzle(9, [...rules, { name: 'king' }]))).toBeUndefined();
  });

  test('Mystic keeps the pairs that are there', () => {
    const before = emptyPuzzle(9, [{ name: 'classic' }, pairs]);
    expect(rulesOfPreset('mystic', before)).toContainEqual({
      name: 'torus-pairs',
      pairs: [[8, 9]],
    });
    expect(rulesOfPreset('classic', before)).toEqual([{ name: 'classic' }]);
  });
});

describe('drawings', () => {
  test('every rule has a face, wrapped or not', () => {
    for (const name of ruleNames.filter((each) => each !== 'latin'))
      expect(faceOf(name), name).toBeDefined();
    expect(faceOf('torus-knight')).toBe(faceOf('knight'));
  });

  test('houses are shaded and outlined, all of them together', () => {
    const [first, second] = [
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
      [72, 73, 74, 75, 76, 77, 78, 79, 80],
    ];
    const houses = [first, second].map((cells): Rule => ({ name: 'house', cells: cells ?? [] }));
    const { shaded, outlines } = drawingOf(emptyPuzzle(9, [{ name: 'classic' }, pairs, ...houses]));
    expect(shaded).toEqual([...(first ?? []), ...(second ?? [])]);
    expect(outlines.map(({ cells, stroke }) => ({ cells, stroke }))).toEqual([
      { cells: first, stroke: 'house' },
      { cells: second, stroke: 'house' },
    ]);
  });

  test('Asterisk has its nine cells where the core has them', () => {
    const { shaded } = drawingOf(emptyPuzzle(9, rulesOfPreset('asterisk', emptyPuzzle())));
    // As core/rules knows them by row and column: 25.33.37.52.55.58.73.77.85.
    expect(shaded.map((cell) => `${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`).join('.')).toBe(
      '25.33.37.52.55.58.73.77.85',
    );
  });

  test('Asterisk has nine cells, one in each box', () => {
    const { shaded } = drawingOf(emptyPuzzle(9, rulesOfPreset('asterisk', emptyPuzzle())));
    const boxes = shaded.map((cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3));
    expect([...boxes].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
