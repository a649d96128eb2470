import { describe, expect, test } from 'vitest';

import { turned, type Turn } from '../../../../site/src/features/set/things/transform.ts';
import { newPosition, type Position } from '../../../../site/src/game/position.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import type { Drawn } from '../../../../site/src/puzzle/drawing.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';

/** The drawing of an empty board of nine by nine after it is turned; undefined where that is not done. */
function after(drawn: Drawn, ...turns: readonly Turn[]): Drawn | undefined {
  const puzzle = readDescription('1;;zzzc');
  if (!puzzle) throw new Error('not read');
  let position: Position = {
    ...newPosition(puzzle),
    supplement: { ...emptySupplement, drawings: [drawn] },
  };
  for (const turn of turns) {
    const next = turned(position, turn, { boxRows: 3, boxColumns: 3 });
    if (!next) return undefined;
    ({ position } = next);
  }
  return position.supplement?.drawings[0];
}

function pathAfter(path: string, ...turns: readonly Turn[]): string | undefined {
  const drawn = after({ kind: 'path', layer: 'over', path }, ...turns);
  return drawn?.kind === 'path' ? drawn.path : undefined;
}

describe('the path of a puzzle that is turned', () => {
  test.each<[string, Turn, string, string]>([
    ['points', 'right', 'M 100 200 L 300 250 Z', 'M 700 100 L 650 300 Z'],
    ['points', 'left', 'M 100 200 L 300 250', 'M 200 800 L 250 600'],
    ['points', 'across', 'M 100 200 T 300 250', 'M 800 200 T 600 250'],
    ['points', 'upside', 'M 100 200 L 300 250', 'M 100 700 L 300 650'],
    ['points', 'down', 'M 100 200 L 300 250', 'M 100 300 L 300 350'],
    ['points without a letter of their own', 'after', 'M 0 0 100 50', 'M 100 0 L 200 50'],
    ['steps', 'right', 'M 100 200 l 10 20 30 0', 'M 700 100 l -20 10 l 0 30'],
    ['steps', 'down', 'M 100 200 l 10 20', 'M 100 300 l 10 20'],
    ['steps from the first on', 'down', 'm 100 200 10 20 30 40', 'M 100 300 l 10 20 l 30 40'],
    ['lines along an axis', 'right', 'M 0 0 H 50 V 25 h 10 v 5', 'M 900 0 V 50 H 875 v 10 h -5'],
    ['lines along an axis', 'across', 'M 0 0 H 50 V 25 h 10 v 5', 'M 900 0 H 850 V 25 h -10 v 5'],
    ['lines along an axis', 'down', 'M 0 0 H 50 V 25 h 10 v 5', 'M 0 100 H 50 V 125 h 10 v 5'],
    [
      'curves',
      'upside',
      'M 0 0 C 1 2 3 4 5 6 s 1 2 3 4',
      'M 0 900 C 1 898 3 896 5 894 s 1 -2 3 -4',
    ],
    ['curves', 'right', 'M 0 0 Q 1 2 3 4', 'M 900 0 Q 898 1 896 3'],
    ['arcs', 'down', 'M 0 0 A 50 20 30 0 1 9 8', 'M 0 100 A 50 20 30 0 1 9 108'],
    ['arcs', 'right', 'M 0 0 A 50 20 30 0 1 9 8', 'M 900 0 A 50 20 120 0 1 892 9'],
    ['arcs', 'across', 'M 0 0 a 50 20 30 1 1 9 8', 'M 900 0 a 50 20 150 1 0 -9 8'],
  ])('has its %s moved %s', (_, turn, path, moved) => {
    expect(pathAfter(path, turn)).toBe(moved);
  });

  test('is the same again when all turns are taken back', () => {
    const path = 'M 12.5 30 L 450 0 H 20 V 7 C 1 2 3 4 5 6 A 50 20 30 0 1 9 8 h -5 v 6 l 3 4 Z';
    expect(pathAfter(path, 'right', 'right', 'right', 'right')).toBe(path);
    expect(pathAfter(path, 'left', 'right')).toBe(path);
    expect(pathAfter(path, 'up', 'before', 'after', 'down')).toBe(path);
    expect(pathAfter(path, 'upside', 'upside')).toBe(path);
  });

  test.each(['M 1', 'M 1 2 L 3', 'M 1 2 A 1 2 3 4 5', '1 2', 'M 1 2 Z 3', 'M 1 2 L'])(
    'has the whole puzzle stay as it is where it is none: %s',
    (path) => {
      expect(pathAfter(path, 'right')).toBeUndefined();
    },
  );
});

test('A shape that stands askew leans the other way in a mirror', () => {
  const shape = { kind: 'shape', layer: 'over', round: false, width: 2, height: 1 } as const;
  const askew: Drawn = { ...shape, centre: [1, 2], angle: 30 };
  expect(after(askew, 'across')).toMatchObject({ centre: [8, 2], width: 2, height: 1, angle: -30 });
  expect(after(askew, 'right')).toMatchObject({ centre: [7, 1], width: 1, height: 2, angle: 30 });
  expect(after(askew, 'down')).toMatchObject({ centre: [1, 3], width: 2, height: 1, angle: 30 });
});
