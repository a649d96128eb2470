import { expect, test } from 'vitest';

import { anyWish } from '../../scripts/module.mjs';
import { answer } from '../../site/src/engine/worker/answer.ts';
import { textForms } from '../../site/src/engine/messages/names.ts';
import type { RawPuzzleWish } from '../../site/src/engine/module/raw-puzzles.ts';
import type { WasmModule } from '../../site/src/engine/module/module.ts';
import type { EngineRequest, PuzzleWish } from '../../site/src/engine/messages/request-types.ts';
import { loadModule } from './module.ts';

const module = await loadModule();
const ask = (request: EngineRequest) => answer(module, request, () => undefined);

test('a problem comes as one, with its place and without stand-ins', () => {
  expect(ask({ kind: 'solve', puzzle: '1;;5o' })).toEqual({
    ok: false,
    problem: {
      code: 'number_out_of_range',
      line: 1,
      column: 4,
      cell: 0,
      found: '5',
      expected: expect.any(String) as string,
    },
  });
});

test('what is not there is null', () => {
  const none = { ok: true, value: { count: '0', stopped: 'complete', solution: null } };
  expect(ask({ kind: 'solve', puzzle: '1;;11n' })).toMatchObject(none);
});

test('limits that are left out are none', () => {
  const limited = ask({ kind: 'count', puzzle: '1;;p', limits: { solutions: 7 } });
  expect(limited).toMatchObject({ value: { count: '7', stopped: 'solution_limit' } });
  expect(ask({ kind: 'count', puzzle: '1;;p' })).toMatchObject({
    value: { count: '288', stopped: 'complete' },
  });
});

test('wishes that are left out are none', () => {
  const wishes: RawPuzzleWish[] = [];
  const listening: WasmModule = Object.create(module, {
    generate: {
      value: (...[puzzle, wish, ...rest]: Parameters<WasmModule['generate']>) => {
        wishes.push(wish);
        return module.generate(puzzle, wish, ...rest);
      },
    },
  }) as WasmModule;
  const generate = (wish: PuzzleWish) =>
    answer(listening, { kind: 'generate', puzzle: '1;;p', wish }, () => undefined);
  expect(generate({ seed: 1 })).toMatchObject({ ok: true });
  expect(generate({ seed: 1, minimal: true, without: ['X-Wing', 'Skyscraper'] })).toMatchObject({
    ok: true,
  });
  const none = { ...anyWish, seed: 1, number: 0 };
  expect(wishes).toEqual([none, { ...none, minimal: true, without: 'X-Wing,Skyscraper' }]);
});

test('solutions come in order, after those left out', () => {
  expect(ask({ kind: 'enumerate', puzzle: '1;;p', skip: 287, most: 5 })).toMatchObject({
    value: { count: '288', grids: ['4321214334121234'] },
  });
});

test('rules answer with conflicts, marks and peers', () => {
  expect(ask({ kind: 'inspect', puzzle: '1;;11n' })).toMatchObject({
    value: { conflicts: [{ first: 0, second: 1, others: [], rule: 'classic' }] },
  });
  const peers = ask({ kind: 'peers', puzzle: '1;torus-king;p' });
  expect(peers).toMatchObject({ value: [{ rule: 'classic' }, { rule: 'torus-king' }] });
});

test('a text is read, and one beyond the limit is refused before it is copied', () => {
  expect(ask({ kind: 'import', text: '1234341221434321 four' })).toEqual({
    ok: true,
    value: {
      format: 'line',
      puzzles: ['1;;1234341221434321'],
      names: ['four'],
      candidates: [],
      entered: [],
      problem: null,
    },
  });
  expect(ask({ kind: 'import', text: 'hello' })).toMatchObject({
    value: { format: null, puzzles: [], problem: { code: 'unknown_format' } },
  });
  expect(ask({ kind: 'import', text: ' '.repeat(17_000_000) })).toMatchObject({
    value: { format: null, puzzles: [], problem: { code: 'too_large' } },
  });
});

test('a watched search shows its frames, and the steps their moves', () => {
  const search = {
    puzzle: '1;;1d2d3d4',
    algorithm: 'recursion',
    order: 'reading',
    singles: false,
  } as const;
  const view = ask({
    kind: 'watch',
    search,
    move: { position: 0, goal: 'solution', budget: 10_000 },
  });
  expect(view).toMatchObject({
    ok: true,
    value: { arrived: true, event: { kind: 'solution', cell: null, digit: null } },
  });
  const tree = ask({ kind: 'tree', search, most: 5 });
  expect(tree).toMatchObject({
    value: { complete: false, nodes: [{ parent: null }, {}, {}, {}, {}] },
  });
  expect(ask({ kind: 'steps', puzzle: '1;;123412341234123a', after: 0 })).toMatchObject({
    value: { after: 0, moves: [] },
  });
  expect(ask({ kind: 'steps', puzzle: '1;;123434122143432a', after: 1 })).toMatchObject({
    value: { after: 1, status: 'solved', moves: [{ row: 3, column: 3, digit: 1 }] },
  });
});

test('a puzzle is written in every form that the page offers', () => {
  for (const form of textForms) {
    const reply = ask({ kind: 'export', puzzle: '1;;1234l', form });
    expect(reply, form).toMatchObject({ ok: true, value: expect.stringContaining('1') as string });
  }
});
