import { beforeEach, describe, expect, test } from 'vitest';

import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { digitsOf } from '../../../../site/src/puzzle/digits.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import {
  coveredBoard,
  viewOfBoard,
  withCellsKept,
} from '../../../../site/src/features/play/board-view.ts';
import { viewOfWatched } from '../../../../site/src/features/watch/watch-view.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../../site/src/rules/variants/index.ts';
import { at } from '../../support/trace.fixture.ts';
import { answered, appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import { mystic } from '../../support/position.fixture.ts';

let app: App;
let solver: FakeSolver;

const board = () => {
  const { game, facts, asking, settings, checking } = app;
  const { choices } = settings;
  const { marked } = checking;
  return viewOfBoard({ game, facts, asking, choices, marked });
};

const cell = (index: number) => {
  const found = board().cells[index];
  if (found === undefined) throw new Error('no such cell');
  return found;
};

beforeEach(() => {
  ({ app, solver } = appWithout());
  const puzzle = readDescription(mystic);
  if (puzzle === undefined) throw new Error('no puzzle');
  app.game.bring(puzzle, '');
  app.game.select({ cells: [2], cursor: 2 });
  const open = new Array<number>(81).fill(0);
  open[2] = 0b001001;
  app.facts.inspection = { conflicts: [], open };
});

describe('what a selected cell sees', () => {
  const tinted = () =>
    board().cells.flatMap(({ tints }, at) => (tints?.includes('peer') ? [at] : []));

  test('is tinted for one cell alone', () => {
    app.facts.seen = (index) => (index === 2 ? [3, 20] : []);
    expect(tinted()).toEqual([3, 20]);
    app.game.select({ cells: [2, 5], cursor: 2 });
    expect(tinted()).toEqual([]);
    app.game.select({ cells: [2], cursor: 2 });
    app.settings.set('highlightPeers', false);
    expect(tinted()).toEqual([]);
  });
});

test('what a selected cell sees from afar has a dot, as long as that is wanted', () => {
  const dotted = () => board().cells.flatMap(({ dot }, at) => (dot ? [at] : []));
  app.facts.reach = { seen: [], far: [[], [], [13, 21]], different: [] };
  expect(dotted()).toEqual([13, 21]);
  app.game.select({ cells: [2, 5], cursor: 2 });
  expect(dotted()).toEqual([]);
  app.game.select({ cells: [2], cursor: 2 });
  app.settings.set('highlightPeers', false);
  expect(dotted()).toEqual([]);
});

describe('while cells are dragged over', () => {
  test('nothing of the view depends on which they are', () => {
    app.game.select({ cells: [2], cursor: 2 });
    expect(app.game.only).toBe(2);
    app.game.select({ cells: [2, 3], cursor: 3 });
    expect(app.game.only).toBeUndefined();
  });

  test('cells that stay as they are keep their objects, and others do not', () => {
    app.facts.seen = (index) => (index === 2 ? [3, 20] : []);
    const before = board();
    app.game.select({ cells: [2, 5], cursor: 5 });
    const after = withCellsKept(before, board());
    const made = after.cells.flatMap((each, at) => (each === before.cells[at] ? [] : [at]));
    expect(made).toEqual([3, 20]);
    expect(after.cells).toEqual(board().cells);
    expect(withCellsKept(undefined, before)).toBe(before);
  });
});

describe('marks and auto candidates in one cell', () => {
  beforeEach(() => {
    for (const [digit, mode] of [
      [1, 'corner'],
      [2, 'corner'],
      [5, 'centre'],
    ] as const)
      app.enter(digit, mode);
  });

  test('have a place each without auto candidates', () => {
    expect(cell(2)).toMatchObject({ corner: 0b11, centre: 0b10000 });
    expect(cell(2).candidates).toBeUndefined();
    expect(cell(2).name).toContain('corner marks 1 2, centre marks 5');
  });

  test('never stand over each other: corner marks stand out among the candidates', () => {
    app.settings.set('autoCandidates', true);
    const { corner, centre, candidates, strong, struck, name } = cell(2);
    expect([corner, centre]).toEqual([0, 0]);
    expect(digitsOf(candidates ?? 0)).toEqual([1, 2, 4]);
    expect(digitsOf(strong ?? 0)).toEqual([1, 2]);
    expect(digitsOf(struck ?? 0), 'the rules forbid it').toEqual([2]);
    expect(name).toContain('candidates 1 4, corner marks 1 2');
    expect(name).not.toContain('centre');
  });

  test('are both back when auto candidates go', () => {
    app.settings.set('autoCandidates', true);
    app.settings.set('autoCandidates', false);
    expect(cell(2)).toMatchObject({ corner: 0b11, centre: 0b10000 });
  });

  test('leave a digit alone', () => {
    app.settings.set('autoCandidates', true);
    app.enter(4, 'digit');
    expect(cell(2).candidates).toBeUndefined();
    expect(cell(2).digit).toBe(4);
  });
});

test('a conflict is of as many cells as break the rule together', () => {
  const open = new Array<number>(81).fill(0);
  app.facts.inspection = {
    conflicts: [
      { cells: [0, 1, 9], rule: 'house' },
      { cells: [2], rule: 'knight' },
    ],
    open,
  };
  app.game.select({ cells: [1], cursor: 1 });
  const { cells, links } = board();
  expect(cells.flatMap(({ conflict }, index) => (conflict ? [index] : []))).toEqual([0, 1, 2, 9]);
  for (const index of [0, 1, 9])
    expect(cell(index).name).toContain(
      'in conflict: These digits break the rule “Extra house”: 9 in r1c1, 8 in r1c2 and 5 in r2c1',
    );
  // Cleared since the core looked.
  expect(cell(2).name).not.toContain('in conflict');
  expect(links?.map(({ from, to }) => [from, to])).toEqual([
    [1, 0],
    [1, 9],
  ]);
});

describe('a board of a variant', () => {
  const { size: _, ...sides } = shapeOf(6);
  const rule = { item: 3, kind: 'Cage', numbers: [5], cells: [0, 1], lists: [], text: '' };
  const box = [0, 1, 2, 6, 7, 8];

  beforeEach(() => {
    const shape = { ...sides, boxRows: 6, boxColumns: 6 };
    const rules = [{ name: 'classic' }, { name: 'constraints' }] as const;
    app.game.bring(emptyPuzzle(shape, rules), '');
    app.facts.variant = drawVariant({ rules: [rule], boxes: [box] }, shape);
  });

  test('names a conflict by the rule of the list that is broken', () => {
    app.facts.inspection = { conflicts: [{ cells: [0, 1], rule: '3 Cage' }], open: [] };
    app.game.select({ cells: [0], cursor: 0 });
    app.enter(2, 'digit');
    app.game.select({ cells: [1], cursor: 1 });
    app.enter(4, 'digit');
    for (const index of [0, 1])
      expect(cell(index).name).toContain(
        'in conflict: r1c1 and r1c2 add up to 6, but the cage needs 5',
      );
  });

  test('tells in which box a cell is, in every view', () => {
    const view = at({ kind: 'start' }, {}, { grid: new Array<number>(36).fill(0) });
    const { puzzle } = app.game.position;
    const watched = viewOfWatched(puzzle, view, undefined, app.facts.variant);
    for (const { cells } of [board(), watched]) expect(cells[35]?.name).toContain('box 6');
    expect(watched.figures).toHaveLength(1);
  });

  test('keeps the lines of its boxes while the clock is paused', () => {
    expect(coveredBoard(app.game, app.facts.variant)).toMatchObject({ boxRows: 2, boxColumns: 3 });
  });

  test('keeps the lines of its regions then, too, and shows none of its figures', () => {
    const region = { ...rule, kind: 'Jigsaw', numbers: [], cells: [0, 1, 6] };
    app.facts.variant = drawVariant({ rules: [rule, region], boxes: [] }, app.game.shape);
    const { regions, figures } = coveredBoard(app.game, app.facts.variant);
    expect(regions?.slice(0, 7)).toEqual([0, 0, -1, -1, -1, -1, 0]);
    expect(figures).toBeUndefined();
  });
});

test('givens that contradict each other are outlined until the board changes', async () => {
  const asking = app.asking.ask('whyNot');
  solver.last.answer(answered({ count: '0', core: [0, 1] }));
  await asking;
  const outlined = () => board().outlines?.map(({ cells }) => cells[0]);
  expect(outlined()).toEqual([0, 1]);
  app.game.setRules([{ name: 'classic' }]);
  expect(outlined()).toEqual([]);
});

test('rules that contradict each other are outlined with the givens, but not those of the whole board', async () => {
  const { size: _, ...sides } = shapeOf(6);
  const shape = { ...sides, boxRows: 6, boxColumns: 6 };
  const rule = (item: number, kind: string, cells: number[], lists: number[][] = []) => ({
    item,
    kind,
    numbers: [5],
    cells,
    lists,
    text: '',
  });
  app.game.bring(emptyPuzzle(shape, [{ name: 'classic' }, { name: 'constraints' }]), '');
  const everywhere = Array.from({ length: 35 }, (_, cell) => [cell, cell + 1]);
  const rules = [
    rule(1, 'Cage', [0, 1]),
    rule(2, 'Cage', [4, 5]),
    rule(3, 'WhiteDot', [], [[6, 7]]),
    rule(4, 'AntiKnight', [], everywhere),
  ];
  app.facts.variant = drawVariant({ rules, boxes: [] }, shape);
  const asking = app.asking.ask('whyNot');
  solver.last.answer(answered({ count: '0', core: [9], rulesAtOdds: [1, 3, 4] }));
  await asking;
  expect(board().outlines?.map(({ cells, stroke }) => [stroke, ...cells])).toEqual([
    ['conflict', 9],
    ['conflict', 0, 1],
    ['conflict', 6, 7],
  ]);
});

test('Clear in Centre mode lets in again what was ruled out by hand', () => {
  app.settings.set('autoCandidates', true);
  app.enter(4, 'centre');
  expect(digitsOf(cell(2).candidates ?? 0)).toEqual([1]);
  app.game.mode = 'centre';
  app.clear();
  expect(digitsOf(cell(2).candidates ?? 0)).toEqual([1, 4]);
});

test('the puzzle is written as text, with the person’s digits or without', async () => {
  app.enter(4, 'digit');
  expect(await app.textOf('line', false)).toMatch(/^line 980/);
  expect(await app.textOf('rows', true)).toMatch(/^rows 984/);
});
