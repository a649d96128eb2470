// Components are drawn as a server would draw them: without a browser.
// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { contour } from '../../../../site/src/board/contour.ts';
import { FigureShapes } from '../../../../site/src/board/figures/figure-shapes.ts';
import Figures from '../../../../site/src/board/figures/Figures.svelte';
import type { BoardView, Figure, FigureColour } from '../../../../site/src/board/view.ts';
import { boardOf, drawnBy } from '../drawn.fixture.ts';

const shapes = new FigureShapes(6);
const board = boardOf(4, 6);

/** What figures draw on a board of 4 rows and 6 columns, without the groups that hold it. */
function draw(figures: readonly Figure[], changes: Partial<BoardView> = {}) {
  return (['under', 'over'] as const)
    .flatMap((layer) => drawnBy(Figures, { view: { ...board, figures, ...changes }, layer }))
    .filter(({ name }) => name !== 'g');
}

const line = { form: 'line', cells: [0, 1, 7], colour: 'renban', width: 25 } as const;
const cage = { form: 'cage', cells: [7, 8, 13], text: '15', inset: 7.5 } as const;
const dot = { form: 'dot', cells: [1, 7], fill: 'white', text: '', size: 30 } as const;
const quad = { ...dot, cells: [0, 1, 6, 7], size: 70 };
const clue = { form: 'clue', cells: [2, 8], text: '12', arrow: false } as const;
const path = { name: 'path', class: 'line', d: shapes.path(line.cells) };

describe('a line', () => {
  test('goes through the middles of its cells, as wide as it is said to be', () => {
    expect(draw([line])).toMatchObject([{ ...path, 'stroke-width': '25' }]);
  });

  test('has a bulb at its first cell', () => {
    expect(draw([{ ...line, ends: 'bulb' }])).toMatchObject([
      path,
      { name: 'circle', class: 'filled', cx: '50', cy: '50' },
    ]);
  });

  test('has hollow circles, or hollow diamonds, at both ends', () => {
    expect(draw([{ ...line, ends: 'circles' }])).toMatchObject([
      path,
      { name: 'circle', class: 'open', cx: '50', cy: '50' },
      { name: 'circle', class: 'open', cx: '150', cy: '150' },
    ]);
    expect(draw([{ ...line, ends: 'diamonds' }])).toMatchObject([
      path,
      { name: 'path', class: 'open', d: shapes.diamond(0) },
      { name: 'path', class: 'open', d: shapes.diamond(7) },
    ]);
  });

  test('that ends square does so in squares twice as wide as itself', () => {
    const square = { name: 'rect', class: 'filled', width: '50', height: '50' };
    expect(draw([{ ...line, ends: 'squares' }])).toMatchObject([
      { ...path, class: 'line square' },
      { ...square, x: '25', y: '25' },
      { ...square, x: '125', y: '125' },
    ]);
  });

  test('has a mark in its middle, strokes across it and a text, each where it is said', () => {
    expect(draw([{ ...line, middle: true }])).toMatchObject([
      path,
      { name: 'circle', class: 'filled', cx: '150', cy: '50' },
    ]);
    const ticks = [
      [0, 1],
      [1, 7],
    ] as const;
    expect(draw([{ ...line, ticks }])).toMatchObject([
      path,
      ...ticks.map((pair) => ({ class: 'line', d: shapes.tick(pair) })),
    ]);
    const textOf = (figure: Figure) => draw([figure]).find(({ name }) => name === 'text');
    expect(textOf({ ...line, text: 'M3' })).toMatchObject({
      class: 'on-line',
      text: 'M3',
      x: '100',
      y: '57',
    });
    // Off the diamond.
    expect(textOf({ ...line, text: '4', ends: 'diamonds' })?.x).toBe('109');
  });
});

describe('an arrow', () => {
  test('begins at a circle around its first cell and has its head at the last', () => {
    expect(draw([{ form: 'arrow', cells: [0, 1, 7], pill: 1 }])).toMatchObject([
      { class: 'line', d: shapes.shaft([0, 1, 7], 1) },
      { class: 'line', d: shapes.head([0, 1, 7]) },
      { name: 'circle', class: 'open', cx: '50', cy: '50' },
    ]);
  });

  test('from a pill begins at its rim; the pill is hollow and around all its cells', () => {
    const pill = shapes.path([0, 1]);
    expect(draw([{ form: 'arrow', cells: [0, 1, 7, 13], pill: 2 }])).toMatchObject([
      { class: 'line', d: shapes.shaft([0, 1, 7, 13], 2) },
      { class: 'line', d: shapes.head([0, 1, 7, 13]) },
      { class: 'line', d: pill, 'stroke-width': '82' },
      { class: 'line inner', d: pill, 'stroke-width': '74' },
    ]);
  });
});

test('the ground of a cell is a disc, a ring, a square or a wash with a line along or down', () => {
  const ground = (shape: 'circle' | 'square' | 'ring' | 'across' | 'down') =>
    draw([{ form: 'ground', cell: 8, shape, colour: 'grey' }]);
  expect(ground('circle')).toMatchObject([
    { name: 'circle', class: 'filled', cx: '250', cy: '150' },
  ]);
  expect(ground('ring')).toMatchObject([{ name: 'circle', class: 'open', cx: '250', cy: '150' }]);
  expect(ground('square')).toMatchObject([
    { name: 'rect', class: 'filled', x: '214', y: '114', width: '72', height: '72' },
  ]);
  const wash = { name: 'rect', class: 'filled faint', x: '200', y: '100' };
  expect(ground('across')).toMatchObject([wash, { class: 'line', d: 'M200 150h100' }]);
  expect(ground('down')).toMatchObject([wash, { class: 'line', d: 'M250 100v100' }]);
});

describe('a cage', () => {
  test('has its text inside its contour, on a ground that breaks other lines', () => {
    expect(draw([cage])).toMatchObject([
      { name: 'path', class: 'cage', d: contour(cage.cells, board, 7.5) },
      { name: 'rect', class: 'behind', x: '105.5', y: '104.5', width: '32' },
      { name: 'text', class: 'total', text: '15', x: '108.5', y: '125.5' },
    ]);
  });

  test('within another one is smaller, and its text moves with it and beside the other', () => {
    const [outline, ground, text] = draw([{ ...cage, inset: 11.5, shift: 32 }]);
    expect(outline?.['d']).toBe(contour(cage.cells, board, 11.5));
    expect([ground?.['x'], text?.['x'], text?.['y']]).toEqual(['141.5', '144.5', '129.5']);
  });

  test('without a text is its contour alone', () => {
    expect(draw([{ ...cage, text: '' }])).toHaveLength(1);
  });

  test('is drawn before the texts of all', () => {
    const drawn = draw([cage, { ...cage, text: '7' }]).map(({ name }) => name);
    expect(drawn).toEqual(['path', 'path', 'rect', 'text', 'rect', 'text']);
  });
});

describe('a dot', () => {
  test('lies where its cells meet, as large and as dark as it is said to be', () => {
    const drawn = (['white', 'black', 'none'] as const).map((fill) => draw([{ ...dot, fill }])[0]);
    expect(drawn).toMatchObject(
      ['dot white', 'dot black', 'dot none'].map((style) => ({
        name: 'circle',
        class: style,
        cx: '150',
        cy: '100',
        r: '15',
      })),
    );
  });

  test('of two cells has a sign, that of a quadruple digits in up to two lines', () => {
    expect(draw([{ ...dot, text: 'XV' }])[1]).toMatchObject({
      class: 'sign',
      text: 'XV',
      x: '150',
      y: '111',
    });
    const [disc, ...lines] = draw([{ ...quad, text: '1 1\n2 3' }]);
    expect(disc).toMatchObject({ cx: '100', cy: '100', r: '35' });
    expect(lines).toMatchObject([
      { class: 'four', text: '1 1', x: '100', y: '97' },
      { class: 'four', text: '2 3', x: '100', y: '117' },
    ]);
    expect(draw([{ ...quad, text: '1 2' }])[1]?.['y']).toBe('107');
  });
});

test('a sign between two cells points from the greater one to the smaller', () => {
  expect(draw([{ form: 'greater', cells: [7, 1] }])).toMatchObject([
    { class: 'greater', d: shapes.sign([7, 1]) },
  ]);
});

describe('a text at the foot of a cell', () => {
  const foot = { form: 'foot', cell: 8, text: '124' } as const;

  test('stands below the digit, smaller where it is long', () => {
    expect(draw([foot])).toMatchObject([
      { class: 'foot', text: '124', x: '250', y: '190', 'font-size': '20' },
    ]);
    expect(draw([{ ...foot, text: '0 1 10 11 12 ' + '1' }])[0]?.['font-size']).toBe('10');
  });

  test('makes room for candidates of its own cell', () => {
    const cells = (with_: number) =>
      board.cells.map((cell, at) => (at === with_ ? { ...cell, candidates: 6 } : cell));
    expect(draw([foot], { cells: cells(8) })).toEqual([]);
    expect(draw([foot], { cells: cells(7) })).toHaveLength(1);
  });
});

describe('a clue outside the board', () => {
  test('stands before its cells, and has an arrow only where it is said to have one', () => {
    expect(draw([clue])).toMatchObject([
      { class: 'clue', text: '12', x: '250', y: '-19', 'font-size': '32' },
    ]);
    expect(draw([{ ...clue, cells: [2, 9], arrow: true }])[1]).toMatchObject({
      class: 'pointer',
      d: shapes.pointer(shapes.before([2, 9])),
    });
  });

  test('makes room for others of the same place, and is smaller then', () => {
    expect(draw([{ ...clue, along: -14, crowd: 2 }])).toMatchObject([
      { x: '236', 'font-size': '28' },
    ]);
    expect(draw([{ ...clue, along: 4, crowd: 3 }])).toMatchObject([
      { x: '254', 'font-size': '22' },
    ]);
  });

  test('of several texts has them below each other', () => {
    expect(draw([{ ...clue, text: '12\n7' }])).toMatchObject([
      { text: '12', y: '-36' },
      { text: '7', y: '-2' },
    ]);
  });
});

test('lines, arrows and grounds lie under the digits, everything else over them', () => {
  const figures: Figure[] = [
    clue,
    cage,
    line,
    dot,
    { form: 'arrow', cells: [0, 1], pill: 1 },
    { form: 'greater', cells: [0, 1] },
    { form: 'ground', cell: 3, shape: 'circle', colour: 'row-index' },
    { form: 'foot', cell: 4, text: '12' },
  ];
  const on = (layer: 'under' | 'over') =>
    drawnBy(Figures, { view: { ...board, figures }, layer }).map((one) => one['class']);
  expect(on('under')).toEqual([
    'figure renban',
    'line',
    'figure arrow',
    'line',
    'line',
    'open',
    'figure row-index',
    'filled',
  ]);
  expect(on('over')).toEqual([
    'cage',
    'clue',
    'behind',
    'total',
    'dot white',
    'sign',
    'greater',
    'foot',
  ]);
});

test('every colour of figures is one of its own in light, in dark and in high contrast', () => {
  const colours = {
    grey: 1,
    arrow: 1,
    'double-arrow': 1,
    renban: 1,
    whisper: 1,
    dutch: 1,
    entropic: 1,
    modular: 1,
    'region-sum': 1,
    sum: 1,
    zipper: 1,
    lockout: 1,
    diagonal: 1,
    'row-index': 1,
    'column-index': 1,
  } satisfies Record<FigureColour, 1>;
  const tokens = readFileSync(
    new URL('../../../../site/src/board/figures/colours.css', import.meta.url),
    'utf8',
  );
  for (const colour of Object.keys(colours) as FigureColour[]) {
    const [group] = drawnBy(Figures, {
      view: { ...board, figures: [{ ...line, colour }] },
      layer: 'under',
    });
    expect(group).toMatchObject({
      class: `figure ${colour}`,
      style: `--figure: var(--figure-${colour});`,
    });
    expect(tokens.split(`--figure-${colour}:`), colour).toHaveLength(4);
  }
});
