// Components are drawn as a server would draw them: without a browser.
// @vitest-environment node
import { describe, expect, test } from 'vitest';

import Board from '../../../site/src/board/Board.svelte';
import Cells from '../../../site/src/board/Cells.svelte';
import GridLines from '../../../site/src/board/GridLines.svelte';
import Picture from '../../../site/src/board/Picture.svelte';
import type { BoardView, Figure } from '../../../site/src/board/view.ts';
import { boardOf, drawnBy } from './drawn.fixture.ts';

const clue: Figure = { form: 'clue', cells: [0, 6], text: '12', arrow: false };
const cage: Figure = { form: 'cage', cells: [0, 6], text: '12', inset: 7.5 };

describe('a board that is wider than high', () => {
  test('has lines over all of it and no further, thick ones between its boxes', () => {
    const [thin, thick, outer] = drawnBy(GridLines, { view: boardOf(4, 6) });
    expect(outer).toMatchObject({ class: 'outer', d: 'M0 0H600V400H0Z' });
    expect(thick).toMatchObject({ class: 'thick', d: 'M300 0v400M0 200h600' });
    expect(thin?.['d']).toBe('M100 0v400M200 0v400M400 0v400M500 0v400M0 100h600M0 300h600');
  });

  test('has thick lines between regions that differ, in place of boxes', () => {
    const regions = Array.from({ length: 24 }, (_, cell) => (cell % 6 < 2 ? 0 : -1));
    const view = boardOf(4, 6, { hasBoxes: false, regions });
    expect(drawnBy(GridLines, { view })[1]).toMatchObject({
      class: 'thick regions',
      d: 'M200 0v400',
    });
  });

  test('writes each digit into its cell', () => {
    const view = boardOf(4, 6);
    const cells = view.cells.map((cell, at) => (at === 9 ? { ...cell, digit: 5 } : cell));
    const drawn = drawnBy(Cells, { view: { ...view, cells }, layer: 'over' });
    expect(drawn.find(({ text }) => text === '5')).toMatchObject({ x: '350' });
    expect(drawn.find(({ text }) => text === '5')?.['y']).toMatch(/^1[5-9]\d/);
  });
});

describe('the picture of a puzzle', () => {
  const [of, framed] = [[cage], [cage, clue]].map((figures) =>
    drawnBy(Picture, { view: boardOf(4, 6, { figures }) }),
  );

  test('has its outer lines whole, and room for clues outside where there are any', () => {
    expect(of?.[0]).toMatchObject({ name: 'svg', viewBox: '-6 -6 612 412' });
    expect(framed?.[0]).toMatchObject({ name: 'svg', viewBox: '-110 -110 820 620' });
  });

  test('has a ground as large as the board', () => {
    expect(of?.[1]).toMatchObject({ name: 'rect', class: 'ground', width: '600', height: '400' });
  });

  test('has contours of houses, and no selection', () => {
    const outlines = [{ cells: [0, 1], stroke: 'house' } as const];
    const drawn = drawnBy(Picture, { view: boardOf(4, 6, { outlines }) });
    expect(drawn.filter((one) => one['class']?.startsWith('outline'))).toMatchObject([
      { class: 'outline house' },
    ]);
  });
});

describe('the grid of a board, as a screen reader has it', () => {
  const view = boardOf(4, 6);
  const cells = view.cells.map((cell, at) => ({
    ...cell,
    readonly: at === 1,
    conflict: at === 2,
  }));
  const drawn = drawnBy(Board, {
    view: { ...view, cells },
    selection: [3, 4],
    cursor: 4,
    label: 'Sudoku',
    describedBy: 'help',
  });

  test('says how many rows and columns it has, and where its help is', () => {
    expect(drawn.find(({ role }) => role === 'grid')).toMatchObject({
      'aria-label': 'Sudoku',
      'aria-describedby': 'help',
      'aria-multiselectable': 'true',
      'aria-rowcount': '4',
      'aria-colcount': '6',
    });
    expect(drawn.filter(({ role }) => role === 'row')).toHaveLength(4);
  });

  test('says which cells are given, in conflict, selected, and have the keyboard', () => {
    const cellsWith = (attribute: string, value: string) =>
      drawn
        .filter((one) => one['role'] === 'gridcell' && one[attribute] === value)
        .map((one) => Number(one['data-cell']));
    expect(cellsWith('aria-readonly', 'true')).toEqual([1]);
    expect(cellsWith('aria-invalid', 'true')).toEqual([2]);
    expect(cellsWith('aria-selected', 'true')).toEqual([3, 4]);
    expect(cellsWith('tabindex', '0')).toEqual([4]);
    expect(cellsWith('aria-label', 'cell 8')).toEqual([8]);
  });

  test('leaves a selected cell its outline alone, and a thin one, while something is lit', () => {
    const lit = { regions: [], sets: [[0]], glyphs: [], links: [] };
    const selection = (changes: Partial<BoardView>) =>
      drawnBy(Board, { view: boardOf(4, 6, changes), label: '', selection: [3] })
        .map((one) => one['class'])
        .filter((name) => name === 'chosen' || name?.startsWith('outline selection'));
    expect(selection({})).toEqual(['chosen', 'outline selection']);
    expect(selection({ highlights: lit })).toEqual(['outline selection faint']);
  });

  test('has room around it where clues stand outside, and none elsewhere', () => {
    const styleOf = (figures: Figure[]) =>
      drawnBy(Board, { view: boardOf(4, 6, { figures }), label: '' })[0]?.['class'];
    expect([styleOf([cage]), styleOf([cage, clue])]).toEqual(['board', 'board framed']);
  });
});
