import type { Opening, Outcome } from '../../../../site/src/exchange/index.ts';
import { boardOf } from '../../../../site/src/exchange/board.ts';
import { readForeign } from '../../../../site/src/exchange/index.ts';
import { constraintsOf } from '../../../../site/src/puzzle/constraints.ts';
import type { Drawn } from '../../../../site/src/puzzle/drawing.ts';
import { emptyPuzzle, type Puzzle } from '../../../../site/src/puzzle/puzzle.ts';
import {
  emptySupplement,
  isEmpty,
  type Supplement,
} from '../../../../site/src/puzzle/supplement.ts';
import { shapeOf, sizes, type Shape } from '../../../../site/src/puzzle/shape.ts';
import { windows } from '../../../../site/src/puzzle/houses.ts';
import { canonicalText, cellOf, saidIn } from '../../../../site/src/exchange/write/said.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';

function square(side: number): Shape {
  const size = sizes.find((each) => each === side);
  if (size) return shapeOf(size);
  const { boxRows, boxColumns } = boardOf(side) ?? { boxRows: side, boxColumns: side };
  return { rows: side, columns: side, digits: side, lowest: 1, boxRows, boxColumns };
}

/** A puzzle with the items of a constraint text. */
export function variant(items: string, side = 9, givens = ''): Puzzle {
  const { shape, rules, givens: none } = emptyPuzzle(square(side));
  const own = none.map((_, cell) => Number(givens[cell] ?? 0) || 0);
  const texts = items.match(/\.[^.]*/g) ?? [];
  return { shape, rules: items === '' ? rules : [...rules, constraintsOf(texts)], givens: own };
}

export function outgoing(puzzle: Puzzle, beside?: Partial<Supplement>): Outgoing {
  const title = beside?.title ?? '';
  return { title, puzzle, ...(beside && { supplement: { ...emptySupplement, ...beside } }) };
}

/** What an opened puzzle is on its way out. */
export function outgoingOf({ about }: { about: { title: string } }, opening: Opening): Outgoing {
  const { puzzle, supplement, work } = opening;
  return { title: about.title, puzzle, ...(supplement && { supplement }), ...(work && { work }) };
}

/** The outcome of a text, with what is opened of it. */
export function opened(text: string): { outgoing: Outgoing; outcome: Outcome } | undefined {
  const outcome = readForeign(text);
  if (!outcome || !('opening' in outcome) || !outcome.opening) return undefined;
  return { outgoing: outgoingOf(outcome, outcome.opening), outcome };
}

/** All that a puzzle is, as a text: the same for two that are the same. */
export function told({ title, puzzle, supplement, work }: Outgoing): string {
  const { author, told: words, message, drawings, solution, fog } = supplement ?? emptySupplement;
  const { puzzle: _, ...fogged } = fog ?? { lit: [], triggers: [] };
  return [
    canonicalText(puzzle),
    JSON.stringify({ title, author, words, message, solution, fogged }),
    drawings.flatMap(looks).sort().join('\n'),
    JSON.stringify(work),
  ].join('\n\n');
}

/** The same without cages that show no more than a rule: SudokuPad draws every cage. */
export function withoutRuleCages(own: Outgoing): Outgoing {
  const { supplement, puzzle } = own;
  if (!supplement) return own;
  const { items, shape } = saidIn(puzzle);
  const isWindoku = items.some(({ kind }) => kind === 'Windoku');
  const rules = new Set([
    ...(isWindoku ? windows(shape) : []).map((cells) => `${[...cells].sort()} `),
    ...items.flatMap(({ kind, arguments: [first = '', ...names] }) => {
      const [sum, cells] = kind === 'Cage' ? [first, names] : ['', [first, ...names]];
      const isCage = kind === 'Cage' || kind === 'AllDifferent';
      return isCage ? [`${cells.map((name) => cellOf(name, shape)).sort()} ${sum}`] : [];
    }),
  ]);
  const drawings = supplement.drawings.filter(
    (drawn) => drawn.kind !== 'cage' || !rules.has(`${[...drawn.cells].sort()} ${drawn.text}`),
  );
  const { reading: _, ...others } = supplement;
  const kept = { ...others, drawings };
  const { supplement: _unused, ...bare } = own;
  return isEmpty(kept) ? bare : { ...own, supplement: kept };
}

/** How a drawing looks: a shape and its text each by itself, and fine outlines as one. */
function looks(drawn: Drawn): readonly string[] {
  const text = (one: object) => JSON.stringify(Object.entries(one).sort());
  if (drawn.kind !== 'shape') return [text(drawn)];
  const { text: own, textSize = 0.7, textColour = '#000000', thickness, ...rest } = drawn;
  // Without a stroke it says nothing.
  const shape = { ...rest, ...(rest.stroke && thickness !== undefined && { thickness }) };
  const hasArea = shape.width > 0 && shape.height > 0 && (shape.stroke || shape.fill);
  const isFine = shape.stroke && (shape.thickness ?? 0) <= 0.042;
  const { centre, angle, layer } = shape;
  return [
    ...(hasArea ? [text({ ...shape, ...(isFine && { thickness: 0.03 }) })] : []),
    ...(own ? [text({ own, textSize, textColour, centre, angle: angle ?? 0, layer })] : []),
  ];
}
