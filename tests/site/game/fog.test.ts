import { describe, expect, test } from 'vitest';

import { enter, replacePuzzle, reread } from '../../../site/src/game/edits.ts';
import { cleared, fogCells, fogOn } from '../../../site/src/game/fog.ts';
import { readLine, whole } from '../../../site/src/game/history-text.ts';
import type { Position } from '../../../site/src/game/position.ts';
import { constraintsOf } from '../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../site/src/puzzle/description.ts';
import { emptySupplement, type Fog } from '../../../site/src/puzzle/supplement.ts';

const solution = [...'1234341221434321'].map(Number);

/** A given in r4c4, a cage in the first row and one in the last, and light in r1c1 alone. */
function foggy(fog: Partial<Fog> = {}): Position {
  const puzzle = readDescription('1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;o1');
  if (!puzzle) throw new Error('no puzzle');
  return replacePuzzle(puzzle, 'Foggy', undefined, {
    ...emptySupplement,
    solution,
    fog: { lit: [0], triggers: [], ...fog },
  });
}

const digit = (position: Position, cell: number, value: number) =>
  cleared(enter(position, [cell], 'digit', value));
const played = ({ puzzle }: Position) => writeDescription(puzzle);

describe('fog', () => {
  test('hides every rule and given that is not clear, from all who ask about the puzzle', () => {
    const position = foggy();
    expect(fogCells(position)).toEqual(solution.flatMap((_, cell) => (cell === 0 ? [] : [cell])));
    expect(played(position)).toBe('1;;p');
    expect(fogOn(position)).toMatchObject({ figures: [] });
  });

  test('is cleared around a right digit, and not by a wrong one or a mark', () => {
    const position = foggy();
    const wrong = digit(position, 0, 2);
    expect(fogCells(wrong)).toHaveLength(15);
    expect(fogCells(cleared(enter(position, [0], 'centre', 1)))).toHaveLength(15);
    const right = digit(position, 0, 1);
    expect(fogCells(right)).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(played(right)).toBe('1;constraints:.Cage!3!R1C1!R1C2;p');
    // A digit that is taken away again lets it back.
    expect(played(digit(right, 0, 1))).toBe('1;;p');
  });

  test('is cleared by a trigger when all it needs is right', () => {
    const position = foggy({ triggers: [{ needs: [0, 5], clears: [14, 15] }] });
    expect(played(digit(position, 0, 1))).not.toContain('R4C3');
    const both = digit(digit(position, 0, 1), 5, 4);
    expect(played(both)).toBe('1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;o1');
  });

  test('gives a given its place when it comes to light', () => {
    const position = digit(foggy(), 15, 2);
    expect(position.cells[15]?.digit).toBe(2);
    const clear = digit(position, 10, 4);
    expect(clear.puzzle.givens[15]).toBe(1);
    expect(clear.cells[15]?.digit).toBe(0);
  });

  test('keeps what it hides when it is kept, and when the rules are read anew', () => {
    const position = foggy();
    const again = readLine(whole(position), undefined);
    expect(again).toEqual(position);
    const read = reread(
      position,
      [{ name: 'classic' }, constraintsOf(['.Cage~9~R4C2~R4C3~R4C4'])],
      position.supplement ?? emptySupplement,
    );
    expect(played(read)).toBe('1;;p');
    const clear = digit(digit(read, 10, 4), 8, 2);
    expect(played(clear)).toBe('1;constraints:.Cage!9!R4C2!R4C3!R4C4;o1');
  });

  test('is none without a solution, or around a text that is no puzzle', () => {
    const { supplement = emptySupplement, ...position } = foggy();
    const { solution: _, ...untold } = supplement;
    expect(fogCells({ ...position, supplement: untold })).toEqual([]);
    const fog = { lit: [], triggers: [], puzzle: 'nonsense' };
    const broken = { ...position, supplement: { ...supplement, fog } };
    expect(fogCells(broken)).toEqual([]);
    expect(cleared(broken)).toBe(broken);
  });
});
