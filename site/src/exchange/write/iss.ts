/** The constraint text of Interactive Sudoku Solver, and its link. */
import { writeItems, type Item } from '../../puzzle/items.ts';
import { cellCount, type Shape } from '../../puzzle/shape.ts';
import { standing } from '../../puzzle/standing.ts';
import { pairTable } from '../clues.ts';
import { besideLosses, ruleLosses, type Form, type Loss, type Outgoing } from './outgoing.ts';
import { nameOf, newItem, pairsWhere, saidIn, type Said } from './said.ts';

/** Kinds that Ninefold has and that program has not. */
const ours = new Set(['torus-non-consecutive']);

interface Parted {
  readonly items: readonly Item[];
  readonly losses: readonly Loss[];
}

function part(outgoing: Outgoing): Parted {
  const said = saidIn(outgoing.puzzle);
  const { shape, givens, items, others } = said;
  const lost = [...others, ...items.filter((item) => ours.has(item.kind)).map(({ kind }) => kind)];
  const digits = givens.flatMap((digit, cell) =>
    digit ? [`${nameOf(cell, shape)}_${digit + shape.lowest - 1}`] : [],
  );
  return {
    items: [
      ...boardOf(said),
      ...items.filter((item) => !ours.has(item.kind)).map((item) => theirs(item, shape)),
      ...forbidden(said),
      ...(digits.length > 0 ? [newItem('Given', ...digits)] : []),
    ],
    losses: [...ruleLosses(lost), ...besideLosses(outgoing)],
  };
}

/** Boards of 9x9 with the usual boxes go without saying. */
function boardOf({ shape, regions, hasPlainBoxes }: Said): readonly Item[] {
  const { rows, columns, digits, lowest, isRaw } = shape;
  const isUsual = rows === 9 && columns === 9 && digits === 9 && lowest === 1 && !isRaw;
  const values = `${lowest}-${digits + lowest - 1}`;
  const board = newItem('Shape', `${rows}x${columns}`, values, ...(isRaw ? ['Raw'] : []));
  const hasRegions = !hasPlainBoxes && regions.some((region) => region >= 0);
  const labels = regions.map((region) => region.toString(17)).join('');
  return [
    ...(isUsual ? [] : [board]),
    ...(hasPlainBoxes || isRaw ? [] : [newItem('NoBoxes')]),
    ...(hasRegions && !regions.includes(-1) ? [newItem('Jigsaw', labels)] : []),
  ];
}

/** A slow thermometer, within a block as well, is said by what each cell may be beside the next. */
function theirs(item: Item, shape: Shape): Item {
  if (item.parts) return { ...item, parts: item.parts.map((part) => theirs(part, shape)) };
  if (item.kind !== 'SlowThermometer') return item;
  const table = pairTable(shape.digits, (a, b) => a <= b);
  return newItem('Pair', table, ...item.arguments);
}

/** What is never side by side: by a name, or as a table for each row and column. */
function forbidden({ pairs, shape }: Said): readonly Item[] {
  if (pairs.length === 0) return [];
  const { rows, columns, digits } = shape;
  const isAll = (holds: (a: number, b: number) => boolean) =>
    pairsWhere(digits, holds).join(' ') === pairs.join(' ');
  if (isAll((a, b) => b - a === 1)) return [newItem('AntiConsecutive')];
  if (isAll((a, b) => a + b === 5 || a + b === 10)) return [newItem('StrictXV')];
  if (isAll((a, b) => b - a === 1 || b === 2 * a)) return [newItem('StrictKropki')];
  const said = new Set(pairs.map((pair) => pair.join()));
  const table = pairTable(digits, (a, b) => !said.has([Math.min(a, b), Math.max(a, b)].join()));
  const cells = Array.from({ length: cellCount(shape) }, (_, cell) => cell);
  const across = Array.from({ length: rows }, (_, row) =>
    cells.filter((cell) => Math.floor(cell / columns) === row),
  );
  const down = Array.from({ length: columns }, (_, column) =>
    cells.filter((cell) => cell % columns === column),
  );
  return [...across, ...down].map((line) =>
    newItem('Pair', table, ...line.map((cell) => nameOf(cell, shape))),
  );
}

function textOf(outgoing: Outgoing): string {
  return standing(part(outgoing).items.map((item) => writeItems([item]))).join('');
}

/** The text that one pastes there. */
export const issText: Form = {
  losses: (outgoing) => part(outgoing).losses,
  write: (outgoing) => textOf(outgoing) || '.',
};

/** A link of its page. */
export const iss: Form = {
  losses: issText.losses,
  write: (outgoing) =>
    `https://sigh.github.io/Interactive-Sudoku-Solver/?q=${encodeURIComponent(textOf(outgoing) || '.')}`,
};
