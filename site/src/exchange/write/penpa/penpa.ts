/**
 * A link of Penpa+ (../../penpa/penpa.ts reads it): givens, regions, killer cages, thermometers, arrows and diagonals
 * as what it has for them, and marks that people know as drawings, which nothing checks there.
 */
import { deflateSync, strToU8 } from 'fflate';

import { anyBoard } from '../../board.ts';
import {
  besideLosses,
  madeOnce,
  ruleLosses,
  titleOf,
  type Form,
  type Loss,
  type Outgoing,
} from '../outgoing.ts';
import { escaped } from '../../penpa/text.ts';
import { regionsBetween } from '../../penpa/regions.ts';
import { outside, PenpaClues, wallsBetween } from './clues.ts';
import { PenpaNumbers } from './numbers.ts';
import { groupsOf, saidIn, type Said } from '../said.ts';

const address = 'https://swaroopg92.github.io/penpa-edit/#m=solve&p=';

/** The side of a cell on its screen. */
const side = 38;

/** What of a puzzle goes out, and what does not. */
interface Parted {
  readonly said: Said;
  readonly numbers: PenpaNumbers;
  readonly margin: number;
  readonly clues: PenpaClues;
  readonly losses: readonly Loss[];
}

const parted = madeOnce(part);

/** Undefined for a board whose digits are others than from 1 to its longer side, or whose rows are free. */
function part(outgoing: Outgoing): Parted | undefined {
  const { shape } = outgoing.puzzle;
  const { rows, columns, digits, lowest, isRaw } = shape;
  if (digits !== Math.max(rows, columns) || lowest !== 1 || isRaw) return undefined;
  if (!anyBoard(rows, columns)) return undefined;
  const said = saidIn(outgoing.puzzle);
  const margin = said.items.some(({ kind }) => outside.has(kind)) ? 1 : 0;
  const numbers = new PenpaNumbers(shape, margin);
  const clues = new PenpaClues(numbers, shape);
  said.givens.forEach((value, cell) => {
    if (value) clues.given(cell, value);
  });
  clues.regions(said.regions);
  const fates = said.items.map((item) => ({ kind: item.kind, fate: clues.take(item) }));
  const kindsOf = (fate: string) =>
    fates.flatMap((each) => (each.fate === fate ? [each.kind] : []));
  const pairs = said.pairs.length > 0 ? ['pairs'] : [];
  return {
    ...{ said, numbers, margin, clues },
    losses: [
      ...ruleLosses(kindsOf('drawn'), true),
      ...ruleLosses([...said.others, ...kindsOf('lost'), ...pairs]),
      ...(areWhole(said) ? [] : ([{ what: 'regions' }] as const)),
      ...besideLosses(
        outgoing,
        ...(['title', 'author', 'told'] as const),
        ...(solutionOf(outgoing) ? (['solution'] as const) : []),
      ),
    ],
  };
}

/** Whether lines between cells tell the regions: all cells are in one, or none is. */
function areWhole({ regions, shape }: Said): boolean {
  const groups = groupsOf(regions);
  if (groups.length === 0) return true;
  const isRegular = groups.every((cells) => cells.length === shape.digits);
  const read = regionsBetween(shape, wallsBetween(regions, shape));
  return isRegular && regions.every((region) => region >= 0) && read.length === groups.length;
}

/** The author's solution where all of it is known. */
function solutionOf({ supplement }: Outgoing): readonly number[] | undefined {
  const solution = supplement?.solution;
  return solution?.every(Boolean) ? solution : undefined;
}

/** What the settings of the program are where nobody has changed them; the solver begins with digits. */
const grid = ['1', '2', '1'];
const modes = {
  ...{ surface: ['', 1], line: ['1', 2], lineE: ['1', 2], wall: ['', 2], cage: ['1', 10] },
  ...{ number: ['1', 1], symbol: ['circle_L', 1], special: ['thermo', ''], board: ['', ''] },
  ...{ move: ['1', ''], combi: ['battleship', ''], sudoku: ['1', 9] },
};
const mode = {
  qa: 'pu_a',
  grid,
  pu_q: { edit_mode: 'surface', ...modes },
  pu_a: { edit_mode: 'sudoku', ...modes },
};

/** A layer of a link, with the clues that are given of it. */
function layer(clues?: PenpaClues): object {
  const steps = { __a: [] };
  return {
    ...{ command_redo: steps, command_undo: steps, command_replay: steps },
    surface: clues?.surface ?? {},
    number: clues?.number ?? {},
    numberS: clues?.numberS ?? {},
    symbol: clues?.symbol ?? {},
    ...{ freeline: {}, freelineE: {} },
    thermo: clues?.thermo ?? [],
    arrows: clues?.arrows ?? [],
    ...{ direction: [], squareframe: [], polygon: [] },
    line: clues?.line ?? {},
    lineE: clues?.lineE ?? {},
    wall: {},
    cage: clues?.cage ?? {},
    deletelineE: {},
    killercages: clues?.killercages ?? [],
    nobulbthermo: [],
  };
}

/** The lines of the text, each for one thing; ../../penpa/text.ts says for which. */
function linesOf(outgoing: Outgoing, { said, numbers, margin, clues }: Parted): readonly string[] {
  const { rows, columns } = said.shape;
  const switches = [clues.isFalling, false, false, clues.isRising].map(Number);
  const middle = numbers.middle();
  const size = [numbers.columns, numbers.rows].map((count) => side * (count + 1));
  const { author = '', told = '' } = outgoing.supplement ?? {};
  const centres = Array.from({ length: rows * columns }, (_, cell) => numbers.cell(cell));
  const head = [
    ...['sudoku', numbers.columns, numbers.rows, side, 0, 1, 1, ...size, middle, middle],
    ...switches,
    `Title: ${named(titleOf(outgoing))}`,
    `Author: ${named(author)}`,
    ...['', escaped(told), 'OFF', 'false'],
  ];
  return [
    head.join(),
    JSON.stringify(new Array(4).fill(margin)),
    [grid, 'sudoku', modes.sudoku].map((each) => JSON.stringify(each)).join('~'),
    JSON.stringify(layer(clues)),
    '',
    JSON.stringify(centres.map((centre, at) => centre - (centres[at - 1] ?? 0))),
    '[]',
    JSON.stringify({ sol_number: solutionOf(outgoing) !== undefined }),
    '"x"',
    '"x"',
    '[3,1,4]',
    JSON.stringify(mode),
    '"x"',
    '0',
    JSON.stringify(layer()),
    'x',
    '{}',
    '[]',
    'false',
  ];
}

/** A name on one line; more than a comma is not read back. */
function named(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll(',', '%2C');
}

function packed(text: string): string {
  let binary = '';
  for (const byte of deflateSync(strToU8(text), { level: 9 })) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** What it compares with the digits of a solver: lists of which the fifth has the numbers. */
function answerOf(outgoing: Outgoing, { said, numbers }: Parted): string {
  const solution = solutionOf(outgoing);
  if (!solution) return '';
  const digits = solution.flatMap((digit, cell) =>
    said.givens[cell] ? [] : [`${numbers.cell(cell)},${digit}`],
  );
  return `&a=${packed(JSON.stringify([[], [], [], [], digits.sort(), []]))}`;
}

export const penpa: Form = {
  losses: (outgoing) => parted(outgoing)?.losses ?? [{ what: 'board' }],
  write: (outgoing) => {
    const found = parted(outgoing);
    if (!found) return '';
    // A z begins a name there.
    const text = linesOf(outgoing, found).join('\n').replaceAll('z', 'zZ');
    return address + packed(text) + answerOf(outgoing, found);
  },
};
