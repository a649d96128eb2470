import { describe, expect, it } from 'vitest';

import { readDescription, writeDescription } from '../../../site/src/puzzle/description.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { mystic } from '../support/position.fixture.ts';

describe('a description', () => {
  it('comes back as it was read', () => {
    for (const text of [
      mystic,
      '1;;zzzc',
      '1;latin;p',
      '1;asterisk;.9.73.4h5b3d6h264d651e69.7c58g9d3.256.3c8b',
      '1;house:11.12.13.21.22.23.31.32.33;zzzc',
      '1;;d25f2.3b4.4b6b35c4c1.',
      '1;diagonals;p',
      '1;latin,diagonals:rising,non-consecutive:torus;p',
      '1;jigsaw:1114122233243344;p',
      '1;classic,jigsaw:1114122233243344;p',
    ]) {
      const puzzle = readDescription(text);
      expect(puzzle, text).toBeDefined();
      if (puzzle) expect(writeDescription(puzzle)).toBe(text);
    }
  });

  it('leaves the values of a board to its larger side, where a link does', () => {
    for (const [said, board] of [
      ['16x16', { rows: 16, columns: 16, digits: 16, lowest: 1 }],
      ['16x16!1-16', { rows: 16, columns: 16, digits: 16, lowest: 1 }],
      ['2x8!0-7', { rows: 2, columns: 8, digits: 8, lowest: 0 }],
      ['2x8', { rows: 2, columns: 8, digits: 8, lowest: 1 }],
      ['2x8!9', { rows: 2, columns: 8, digits: 9, lowest: 1 }],
      ['2x8!12!Raw', { rows: 2, columns: 8, digits: 12, isRaw: true }],
      ['4x4!!Raw', { rows: 4, digits: 4, isRaw: true }],
      ['9x9', { size: 9, boxRows: 3 }],
      ['6x6!6', { size: 6, boxRows: 2 }],
      ['6x6!7', { rows: 6, digits: 7 }],
    ] as const) {
      const [rows, columns] = said.split('!')[0]?.split('x').map(Number) as [number, number];
      const cells = '.'.repeat(rows * columns);
      const puzzle = readDescription(`1;constraints:.Shape!${said}.Thermo!R1C1!R1C2;${cells}`);
      expect(puzzle?.shape, said).toMatchObject(board);
    }
  });

  it('writes a rule anew for another board', () => {
    const puzzle = readDescription('1;house:11.12.13.21.22.23.31.32.33;zzzc');
    if (!puzzle) throw new Error('not read');
    writeDescription(puzzle);
    expect(writeDescription({ ...puzzle, shape: shapeOf(4), givens: Array(16).fill(0) })).toBe(
      '1;house:11.12.13.32.33.34.53.54.61;p',
    );
    expect(writeDescription(puzzle)).toBe('1;house:11.12.13.21.22.23.31.32.33;zzzc');
  });

  it('has the givens where they were', () => {
    const puzzle = readDescription(mystic);
    expect(puzzle?.shape.size).toBe(9);
    expect(puzzle?.givens.slice(0, 9)).toEqual([9, 8, 0, 2, 0, 3, 7, 0, 0]);
    expect(puzzle?.rules).toEqual([
      { name: 'classic' },
      { name: 'torus-knight' },
      {
        name: 'torus-pairs',
        pairs: [
          [2, 6],
          [2, 3],
        ],
      },
    ]);
  });

  it('has houses by row and column, on a board of any size', () => {
    const houses = {
      '1;house:12.21.34.43;p': [1, 4, 11, 14],
      '1;house:12.16.21.35.43.66;zj': [1, 5, 6, 16, 20, 35],
      '1;house:12.19.21.35.43.66.74.87.99;zzzc': [1, 8, 9, 22, 29, 50, 57, 69, 80],
    };
    for (const [text, cells] of Object.entries(houses)) {
      const puzzle = readDescription(text);
      expect(puzzle?.rules, text).toEqual([{ name: 'classic' }, { name: 'house', cells }]);
      if (puzzle) expect(writeDescription(puzzle)).toBe(text);
    }
  });

  it('may have pairs without any pair', () => {
    for (const name of ['pairs', 'torus-pairs'] as const) {
      const puzzle = readDescription(`1;${name}:;p`);
      expect(puzzle?.rules).toEqual([{ name: 'classic' }, { name, pairs: [] }]);
      if (puzzle) expect(writeDescription(puzzle)).toBe(`1;${name}:;p`);
    }
  });

  it('is refused when it is damaged', () => {
    for (const text of [
      '',
      '2;;zzzc',
      '1;;zzz',
      '1;;zzzcz',
      '1;nonsense;zzzc',
      '1;pairs:2;zzzc',
      '1;pairs:90;zzzc',
      '1;house:1a;zzzc',
      '1;;zzzc;more',
      '1;;<img src=x onerror=alert(1)>',
      `1;;${'z'.repeat(100_000)}`,
      '1;;9o',
    ]) {
      expect(readDescription(text), text.slice(0, 40)).toBeUndefined();
    }
  });
});
