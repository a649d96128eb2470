import { describe, expect, test } from 'vitest';

import type { Verdict } from '../../../../site/src/features/set/answer/live.svelte.ts';
import { setKeys } from '../../../../site/src/features/set/set-keys.ts';
import { viewOfSetting } from '../../../../site/src/features/set/set-board.ts';
import { newPosition } from '../../../../site/src/game/position.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../../site/src/rules/variants/index.ts';

const shape = shapeOf(4);
const puzzle = { ...emptyPuzzle(shape), givens: [1, ...new Array<number>(15).fill(0)] };
const nothing = drawVariant({ rules: [], boxes: [] }, shape);

function view(verdict: Verdict, showsCandidates = false, isCurrent = true) {
  return viewOfSetting(newPosition(puzzle), nothing, { verdict, showsCandidates, isCurrent });
}

/** Cells 1 and 2 hold 2 or 3; every other one has one digit. */
const candidates = Array.from({ length: 16 }, (_, cell) => (cell === 1 || cell === 2 ? 0b110 : 1));

describe('the board of a puzzle being set', () => {
  test('has its givens, and nothing of what was played', () => {
    const [first, second] = view({ kind: 'empty' }).cells;
    expect(first).toMatchObject({ digit: 1, kind: 'given' });
    expect(first?.name).toContain('given 1');
    expect(second?.digit).toBe(0);
  });

  test('tints the cells that differ, or shows what they hold', () => {
    const tinted = view({ kind: 'several', candidates }).cells;
    expect(tinted.flatMap(({ tints }, at) => (tints?.includes('changed') ? [at] : []))).toEqual([
      1, 2,
    ]);
    const shown = view({ kind: 'several', candidates }, true).cells;
    expect(shown[1]).toMatchObject({ candidates: 0b110, tints: [] });
    expect(shown[3]).toMatchObject({ digit: 1, kind: 'shown' });
    expect(shown[1]?.name).toContain('candidates 2 3');
  });

  test('tints nothing where most of it differs', () => {
    const all = { kind: 'several', candidates: candidates.map(() => 0b110) } as const;
    expect(view(all).cells.some(({ tints }) => tints?.includes('changed'))).toBe(false);
  });

  test('lights the givens that contradict, as long as the answer is about it', () => {
    const none = { kind: 'none', core: { cells: [0], ids: [] } } as const;
    expect(view(none).outlines).toEqual([{ cells: [0], stroke: 'conflict' }]);
    expect(view(none).cells[0]?.conflict).toBe(true);
    expect(view(none, false, false).outlines).toEqual([]);
  });

  test('shows the one solution where candidates are wanted', () => {
    const one = { kind: 'one', solution: new Array<number>(16).fill(4) } as const;
    expect(view(one).cells[1]?.digit).toBe(0);
    expect(view(one, true).cells[1]).toMatchObject({ digit: 4, kind: 'shown' });
    expect(view(one, true).cells[0]).toMatchObject({ digit: 1, kind: 'given' });
  });
});

test('every key of the sheet has a name', () => {
  expect(setKeys.every(({ keys, label }) => keys.length > 0 && label !== '')).toBe(true);
});
