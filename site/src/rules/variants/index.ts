/**
 * What the kinds of rules of a variant are called and how they are drawn: a file for each family of
 * core/variants/kinds. Loaded with the first such puzzle.
 */
import { widthOfCageText, type Figure } from '../../board/view.ts';
import { itemsByNumber } from '../../puzzle/item-ids.ts';
import type { Item } from '../../puzzle/items.ts';
import type { VariantRule, VariantRules } from '../../puzzle/puzzle.ts';
import { noRegion } from '../../puzzle/regions.ts';
import { cellCount, type Shape } from '../../puzzle/shape.ts';
import { aboutBoard } from './board.ts';
import { cages } from './cages.ts';
import { conflictsOf, noDigitOf } from './conflicts/index.ts';
import { withClues } from './clues.ts';
import { saidInCode } from './codes.ts';
import type { VariantDrawing, VariantFaces, VariantListed } from './drawing.ts';
import { lines } from './lines.ts';
import { marks } from './marks.ts';
import { others } from './others.ts';
import { outside } from './outside.ts';
import { spokenRules } from './spoken.ts';

/** By the core's names of kinds. */
export const variantFaces: VariantFaces = { ...lines, ...cages, ...marks, ...outside, ...others };

/** What rules draw together, and their list in the order in which kinds first occur. */
export function drawVariant(
  { rules: said, boxes }: VariantRules,
  shape: Shape,
  items: readonly Item[] = [],
): VariantDrawing {
  const drawnAt = endsOf(items);
  const rules = said.map((rule) => drawnAt(withRegionCellsOnBoard(rule, shape)));
  const pieces = rules.filter(({ kind }) => kind === 'Jigsaw').map(({ cells }) => cells);
  const onBoard = withCandidatesTogether(rules).filter((rule) => isOnBoard(rule, shape));
  const drawings = onBoard.map(
    (rule) => variantFaces[rule.kind]?.draw?.(rule, shape, boxes.length > 0 ? boxes : pieces) ?? {},
  );
  const list = listOf(rules);
  const hasCellsBeside = rules.some((rule) => !isOnBoard(rule, shape));
  return {
    figures: withClues(
      apart(
        drawings.flatMap(({ figures }) => figures ?? []),
        shape,
      ),
      shape,
    ),
    regions: regionsOf(
      drawings.flatMap(({ region }) => (region ? [region] : [])),
      shape,
    ),
    boxSize: boxSizeOf(boxes, shape),
    shaded: drawings.flatMap((drawing) => drawing.shaded ?? []),
    board: shape.size ? '' : aboutBoard(shape, boxes.length > 0),
    list: [...(hasCellsBeside ? [cellsBeside()] : []), ...list],
    hasCellsBeside,
    spoken: spokenRules(onBoard, variantFaces, shape),
    rules: onBoard,
    items,
    conflict: conflictsOf(rules, list, shape),
    noDigit: noDigitOf(onBoard, shape),
  };
}

/** Turns diagonals round whose clue stands at the end that does not name them. */
function endsOf(items: readonly Item[]): (rule: VariantRule) => VariantRule {
  if (!items.some(({ isAtOtherEnd }) => isAtOtherEnd)) return (rule) => rule;
  const numbered = itemsByNumber(items);
  return (rule) =>
    numbered.get(rule.item)?.isAtOtherEnd ? { ...rule, cells: [...rule.cells].reverse() } : rule;
}

/**
 * What clues of chaos construction count are region cells, the first beside the grid: one for each of its
 * cells, where they are drawn.
 */
function withRegionCellsOnBoard(rule: VariantRule, shape: Shape): VariantRule {
  if (rule.kind !== 'ChaosArrow' && rule.kind !== 'ChaosCount') return rule;
  const count = cellCount(shape);
  const onBoard = (cell: number) => (cell >= count && cell < 2 * count ? cell - count : cell);
  return { ...rule, lists: rule.lists.map((cells) => cells.map(onBoard)) };
}

/**
 * Of several sets of candidates of one cell, what is in all of them, which may be nothing. A rule of one number is a
 * given, which the board shows; where none of the sets is, their numbers come twice.
 */
function withCandidatesTogether(rules: readonly VariantRule[]): VariantRule[] {
  const sets = new Map<number, VariantRule>();
  const others: VariantRule[] = [];
  for (const rule of rules) {
    const cell = rule.kind === 'Given' ? rule.cells[0] : undefined;
    if (cell === undefined) {
      others.push(rule);
      continue;
    }
    const known = sets.get(cell);
    if (!known) {
      sets.set(cell, rule);
      continue;
    }
    const common = rule.numbers.filter((number) => known.numbers.includes(number));
    const hasGiven = rule.numbers.length === 1 || known.numbers.length === 1;
    sets.set(cell, { ...rule, numbers: hasGiven ? common : [...common, ...common] });
  }
  return [...sets.values(), ...others];
}

/** Rules that speak of cells beside the grid are in the list alone. */
function isOnBoard({ cells, lists }: VariantRule, shape: Shape): boolean {
  const count = cellCount(shape);
  return [cells, ...lists].every((each) => each.every((cell) => cell < count));
}

function listOf(rules: readonly VariantRule[]): VariantListed[] {
  const kinds = [...new Set(rules.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = rules.filter((rule) => rule.kind === kind);
    const {
      label = kind,
      meaning = '',
      broken = kind,
      meaningWithoutCells,
    } = variantFaces[kind] ?? {};
    const hasCells = own.some(({ cells, lists }) => cells.length > 0 || lists.length > 0);
    const items = [...new Set(own.map(({ item }) => item))];
    const texts = [...new Set(own.map(({ text }) => text))];
    return {
      kind,
      label,
      meaning: hasCells ? meaning : (meaningWithoutCells ?? meaning),
      broken,
      items,
      numbers: numbersOf(own),
      texts,
      said: texts.map((text) => saidInCode(kind, text)),
      textOf: new Map(own.map(({ item, text }) => [item, text])),
    };
  });
}

/** What a list of rules says of those that are in it alone; no rule of its own. */
function cellsBeside(): VariantListed {
  const { label = '', meaning = '', broken = '' } = variantFaces['Var'] ?? {};
  const nothing = { items: [], numbers: new Map(), texts: [], said: [], textOf: new Map() };
  return { kind: 'Var', label, meaning, broken, ...nothing };
}

/** By item; where the copies of a rule differ there is none. */
function numbersOf(rules: readonly VariantRule[]): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const {
    item,
    numbers: [first],
  } of rules) {
    if (first !== undefined && (numbers.get(item) ?? first) === first) numbers.set(item, first);
    else numbers.set(item, NaN);
  }
  return new Map([...numbers].filter(([, number]) => !Number.isNaN(number)));
}

/** Cells of no region go together, so that lines run around the others. */
function regionsOf(regions: readonly (readonly number[])[], shape: Shape): number[] {
  if (regions.length === 0) return [];
  const numbers = new Array<number>(cellCount(shape)).fill(noRegion);
  regions.forEach((cells, index) => cells.forEach((cell) => (numbers[cell] = index)));
  return numbers;
}

/** All boxes are of one size; the first stands in the first row and column. */
function boxSizeOf([first]: VariantRules['boxes'], { columns }: Shape): VariantDrawing['boxSize'] {
  if (!first) return {};
  const boxColumns = first.filter((cell) => cell < columns).length;
  return { boxRows: first.length / boxColumns, boxColumns };
}

/**
 * Cages that share a cell are drawn one within the other, with the texts of those that share their first one
 * side by side. A text that is wider than its cage is in the list alone.
 */
function apart(figures: readonly Figure[], { columns }: Shape): Figure[] {
  const taken = new Map<number, number>();
  const written = new Map<number, number>();
  return figures.map((figure) => {
    if (figure.form !== 'cage') return figure;
    const depth = Math.max(0, ...figure.cells.map((cell) => taken.get(cell) ?? 0));
    figure.cells.forEach((cell) => taken.set(cell, depth + 1));
    const inset = figure.inset + 4 * depth;
    const corner = Math.min(...figure.cells);
    const shift = written.get(corner) ?? 0;
    const width = widthOfCageText(figure.text);
    if (!figure.text || shift + width > 100 * cellsAcross(figure.cells, corner, columns) - inset)
      return { ...figure, inset, text: '' };
    written.set(corner, shift + width);
    return shift ? { ...figure, inset, shift } : { ...figure, inset };
  });
}

/** How many cells of a set stand side by side from one of them on. */
function cellsAcross(cells: readonly number[], first: number, columns: number): number {
  const inside = new Set(cells);
  let next = first + 1;
  while (inside.has(next) && next % columns !== 0) next++;
  return next - first;
}
