import { describe, expect, test } from 'vitest';

import { stepsOf, treeOf, viewOf } from '../../../site/src/engine/worker/lesson-answer.ts';
import type { RawTraceEvent } from '../../../site/src/engine/module/raw-lessons.ts';

const nothing: RawTraceEvent = {
  kind: 'start',
  depth: 0,
  cell: -1,
  digit: 0,
  other: -1,
  reason: '',
  candidates: 0,
};

describe('the flat lists of the module', () => {
  test('are moves of three numbers each, and as many culprits a cell as there are digits', () => {
    const steps = stepsOf({
      moves: [0, 1, 2, 3, 2, 4],
      status: 'stuck',
      after: 1,
      grid: '00',
      file: 'text',
      constraints: [7],
      culprits: [0, -1, 2, 3, -1, 5, 6, 7],
    } as unknown as Parameters<typeof stepsOf>[0]);
    expect(steps).toMatchObject({ status: 'stuck', after: 1, file: 'text', constraints: [7] });
    expect(steps.moves).toEqual([
      { row: 0, column: 1, digit: 2 },
      { row: 3, column: 2, digit: 4 },
    ]);
    expect(steps.culprits).toEqual([
      [0, null, 2, 3],
      [null, 5, 6, 7],
    ]);
  });

  test('are nodes of seven numbers each', () => {
    const { nodes, complete } = treeOf({
      complete: true,
      nodes: [-1, 3, 2, 1, 0, 5, 6, 0, 0, 4, 0, 1, 7, 9],
    } as unknown as Parameters<typeof treeOf>[0]);
    expect(complete).toBe(true);
    expect(nodes).toEqual([
      { parent: null, cell: 3, digit: 2, refused: true, solved: false, first: 5, last: 6 },
      { parent: 0, cell: 0, digit: 4, refused: false, solved: true, first: 7, last: 9 },
    ]);
  });

  test('are frames of five numbers each; -1 and 0 stand for nothing', () => {
    const view = viewOf({
      arrived: true,
      position: 4,
      seen: 9,
      complete: false,
      event: { ...nothing, kind: 'conflict', depth: 2, cell: 0, digit: 3, other: 5, reason: 'row' },
      upcoming: nothing,
      counters: {},
      seen_counters: {},
      grid: [1],
      depths: [2],
      singles: [3],
      frames: [0, 2, 1, 4, 0, -1, 0, 0, 0, 8],
    } as unknown as Parameters<typeof viewOf>[0]);
    expect(view).toMatchObject({ arrived: true, position: 4, seen: 9, complete: false, grid: [1] });
    expect(view.event).toMatchObject({
      kind: 'conflict',
      cell: 0,
      digit: 3,
      other: 5,
      reason: 'row',
    });
    expect(view.upcoming).toMatchObject({ cell: null, digit: null, other: null, reason: null });
    expect(view.frames).toEqual([
      { cell: 0, digit: 2, placed: true, refused: 4, solved: 0 },
      { cell: null, digit: null, placed: false, refused: 0, solved: 8 },
    ]);
  });
});
