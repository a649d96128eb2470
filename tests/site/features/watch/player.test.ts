import { expect, test } from 'vitest';

import { Player } from '../../../../site/src/features/watch/player.svelte.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { Lessons } from '../../../../site/src/solver/lessons.ts';
import { at } from '../../support/trace.fixture.ts';

const last = 9;
const backtrack = 5;

/** A search with one backtrack, that looks at two events whenever it is asked. */
function slowSearch(): { readonly lessons: Lessons; readonly asked: readonly number[] } {
  const asked: number[] = [];
  const kindAt = (position: number) =>
    position >= last ? 'done' : position === backtrack ? 'backtrack' : 'visit';
  const watch: Lessons['watch'] = async (_, __, { position: from = 0 }) => {
    asked.push(from);
    const arrived = from < backtrack && backtrack <= from + 2;
    const position = arrived ? backtrack : Math.min(from + 2, last);
    const place = { position, arrived, complete: position === last, seen: position };
    return at({ kind: kindAt(position) }, { kind: kindAt(position + 1) }, place);
  };
  return { lessons: { watch } as Lessons, asked };
}

test('goes on in as many stretches as it takes to a goal, or to the end where there is none', async () => {
  const { lessons, asked } = slowSearch();
  const player = new Player(lessons, emptyPuzzle(shapeOf(4)), 'recursion');
  expect(await player.run('backtrack', 0, () => true)).toBe(true);
  expect([player.position, asked]).toEqual([backtrack, [0, 2, 4]]);
  expect(await player.run('backtrack', 0, () => true)).toBe(false);
  expect([player.position, player.isOver]).toEqual([last, true]);
});

test('goes on no longer than is wanted', async () => {
  const { lessons, asked } = slowSearch();
  const player = new Player(lessons, emptyPuzzle(shapeOf(4)), 'recursion');
  expect(await player.run('backtrack', 0, () => asked.length < 2)).toBe(true);
  expect(player.position).toBe(4);
});
