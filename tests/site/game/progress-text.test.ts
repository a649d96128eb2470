import { describe, expect, it } from 'vitest';

import {
  longestLink,
  packBeside,
  progressOn,
  splitFragment,
  unpackBeside,
  writeFragment,
} from '../../../site/src/game/link.ts';
import { packText } from '../../../site/src/game/packed-text.ts';
import { emptySupplement } from '../../../site/src/puzzle/supplement.ts';
import { enter, toggleRuledOut } from '../../../site/src/game/edits.ts';
import { untouched, type CellProgress } from '../../../site/src/game/position.ts';
import { readProgress, writeProgress } from '../../../site/src/game/progress-text.ts';
import { mystic, positionOf } from '../support/position.fixture.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

function worked() {
  let position = positionOf(mystic);
  position = enter(position, [2], 'digit', 4);
  position = enter(position, [4, 7], 'corner', 1);
  position = enter(position, [4], 'centre', 9);
  position = enter(position, [0, 80], 'colour', 3);
  return toggleRuledOut(position, [10], 5);
}

describe('progress as text', () => {
  it('comes back as it was written', () => {
    const { cells } = worked();
    expect(readProgress(writeProgress(cells, shapeOf(9)), shapeOf(9))).toEqual(cells);
  });

  it('is written as in the links that people have', () => {
    const text = 'L04.a4aK01N80.bK01.bX0g.zzqL04.';
    expect(writeProgress(worked().cells, shapeOf(9))).toBe(text);
    // On a board of sixteen digits: 1 and 16 as corner marks, 10 in the centre, and 16 itself.
    const large = { rows: 16, columns: 16, digits: 16, lowest: 1, boxRows: 4, boxColumns: 4 };
    const marked = { ...untouched, corner: 0x8001, centre: 0x200, digit: 16 };
    const cells = [marked, ...new Array<CellProgress>(255).fill(untouched)];
    expect(writeProgress(cells, large)).toBe('K1001N00g0Gzzzzzzzzzu');
    expect(readProgress('K1001N00g0Gzzzzzzzzzu', large)).toEqual(cells);
  });

  it('is refused when it is damaged', () => {
    for (const text of ['', 'zzz', 'zzzd', '?', 'K0', 'Kzz.zzzb', '5'.repeat(82), 'zzzc\n']) {
      expect(readProgress(text, shapeOf(9)), text.slice(0, 20)).toBeUndefined();
    }
    expect(readProgress('5o', shapeOf(4)), 'a 5 on a board of 4').toBeUndefined();
  });
});

describe('a link', () => {
  it('holds puzzle and progress', () => {
    const position = worked();
    const { description, progress } = splitFragment(`#${writeFragment(position, true)}`);
    expect(description).toBe(mystic);
    expect(progressOn(position.puzzle.givens, shapeOf(9), progress)).toEqual(position.cells);
    expect(writeFragment(position, false)).toBe(mystic);
  });

  it('holds what the author gave beside it, packed, with and without progress', async () => {
    const supplement = { ...emptySupplement, title: 'Mine', told: 'Zahlen – ≥ 5.\n'.repeat(300) };
    const position = { ...worked(), title: 'Mine', supplement };
    const packed = await packBeside(position);
    expect(packed).toMatch(/^[\w-]{20,300}$/);
    for (const withProgress of [true, false]) {
      const parts = splitFragment(`#${writeFragment(position, withProgress, packed)}`);
      expect(parts.description).toBe(mystic);
      expect(parts.progress === '').toBe(!withProgress);
      expect(await unpackBeside(parts.beside, position.puzzle)).toEqual({
        puzzle: position.puzzle,
        supplement,
      });
    }
    expect(await packBeside({ ...worked(), title: '' })).toBe('');
  });

  it('takes nothing from what was not packed, or swells', async () => {
    for (const text of ['?', 'AAAA', 'x'.repeat(999), await packText('7')])
      expect(await unpackBeside(text, worked().puzzle), text.slice(0, 9)).toBeUndefined();
    const swollen = await packText('a'.repeat(5 * 1024 * 1024));
    expect(swollen.length).toBeLessThan(longestLink);
    expect(await unpackBeside(swollen, worked().puzzle)).toBeUndefined();
  });

  it('is short: a classic puzzle under 120 characters', () => {
    const full = positionOf(
      '1;;123456789456789123789123456214365897365897214897214365531642978642978531978531642',
    );
    const hard = positionOf('1;;8g57d6.1b6.532d5f9b2.79e4c7e8l6449.31d');
    expect(writeFragment(full, true).length).toBeLessThan(120);
    expect(writeFragment(hard, true).length).toBeLessThan(60);
  });

  it('cannot put a digit on a given', () => {
    const { puzzle } = positionOf(mystic);
    const cells = progressOn(puzzle.givens, shapeOf(9), '5zzzb');
    expect(cells?.[0]?.digit).toBe(0);
  });

  it('survives percent signs that mean nothing', () => {
    expect(splitFragment('#%E0%A4%A').description).toBe('%E0%A4%A');
    expect(splitFragment('#1%3B%3Bzzzc').description).toBe('1;;zzzc');
  });
});
