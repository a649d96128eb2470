/** What a screen reader says of the rules of a variant, cell by cell. */
import type { VariantRule } from '../../puzzle/puzzle.ts';
import { cellCount, cellName, type Shape } from '../../puzzle/shape.ts';
import type { VariantFaces } from './drawing.ts';
import { lines } from './lines.ts';
import { marks } from './marks.ts';
import { others } from './others.ts';
import { outside } from './outside.ts';

/** More would drown what the cell holds. */
const mostOfCell = 6;

const isOrdered = (kind: string) =>
  kind in lines || ['Arrow', 'DoubleArrow', 'PillArrow', 'GreaterThan'].includes(kind);

/** The cells of an arrow's circles. */
const isCircle = (kind: string, at: number, count: number) =>
  (kind === 'Arrow' && at === 0) || (kind === 'DoubleArrow' && (at === 0 || at === count - 1));

/**
 * Of each cell the rules that are about it and not about the whole board: "Killer cage 10", "Thermometer cell 2
 * of 4", "White dot with r1c2". Clues outside the grid are said where their line begins: "Sandwich 12 up to r1c9".
 */
export function spokenRules(
  rules: readonly VariantRule[],
  faces: VariantFaces,
  shape: Shape,
): readonly (readonly string[])[] {
  const count = cellCount(shape);
  const spoken = Array.from({ length: count }, () => new Set<string>());
  for (const rule of rules) {
    const groups = rule.cells.length > 0 ? [rule.cells] : rule.lists;
    // Such as all pairs of cells a knight's move apart.
    if (rule.kind in others && new Set(groups.flat()).size >= count) continue;
    const name = nameOf(rule, faces, shape);
    if (name === '') continue;
    for (const cells of groups) {
      if (cells.length >= count) continue;
      cells.forEach((cell, at) => {
        const place = placeIn(rule.kind, cells, at, shape);
        if (place !== undefined) spoken[cell]?.add(name + place);
      });
    }
  }
  return spoken.map((all) => {
    const said = [...all];
    const left = said.length - mostOfCell;
    return left > 1 ? [...said.slice(0, mostOfCell), `${left} more rules`] : said;
  });
}

/** A rule with the numbers that the board shows of it; empty where the cell says it all. */
function nameOf(rule: VariantRule, faces: VariantFaces, shape: Shape): string {
  const { kind, numbers } = rule;
  // A region is said by its number.
  if (kind === 'Jigsaw') return '';
  if (kind === 'Given') {
    if (numbers.length === 0) return 'no digit';
    const allowed = [...new Set(numbers)].sort((a, b) => a - b);
    return numbers.length < 2 || allowed.length === shape.digits ? '' : `only ${allowed.join(' ')}`;
  }
  const { label = kind, draw } = faces[kind] ?? {};
  const { figures = [] } = draw?.(rule, shape, []) ?? {};
  const texts = figures.map((figure) => ('text' in figure ? (figure.text ?? '') : ''));
  const shown = texts.find((text) => /\d/.test(text)) ?? '';
  return `${label} ${shown.replace('\n', ' ')}`.trim();
}

/** Which cell of a rule it is, as far as that matters; undefined where the rule is said at another one. */
function placeIn(
  kind: string,
  cells: readonly number[],
  at: number,
  shape: Shape,
): string | undefined {
  const last = cells.at(-1);
  if (kind in outside && last !== undefined && kind !== 'Lunchbox')
    return at === 0 ? ` up to ${cellName(shape, last)}` : undefined;
  const other = cells[1 - at];
  const partner =
    kind in marks && cells.length === 2 && other !== undefined
      ? ` with ${cellName(shape, other)}`
      : '';
  if (isCircle(kind, at, cells.length)) return ' circle';
  if (kind.endsWith('Cage') && cells.length > 1) return placeInCage(cells, cells[at] ?? 0, shape);
  return isOrdered(kind) ? ` cell ${at + 1} of ${cells.length}${partner}` : partner;
}

/** " from r1c1, cell 2 of 3, goes on left and down": which cage it is, and where its next cells are. */
function placeInCage(cells: readonly number[], cell: number, { columns }: Shape): string {
  const inReading = [...cells].sort((a, b) => a - b);
  const column = cell % columns;
  const sides = [
    ['left', column > 0 ? cell - 1 : -1],
    ['right', column < columns - 1 ? cell + 1 : -1],
    ['up', cell - columns],
    ['down', cell + columns],
  ] as const;
  const on = sides.flatMap(([name, next]) => (cells.includes(next) ? name : []));
  const first = inReading[0] ?? cell;
  return [
    ` from r${Math.floor(first / columns) + 1}c${(first % columns) + 1}`,
    `cell ${inReading.indexOf(cell) + 1} of ${cells.length}`,
    ...(on.length > 0 ? [`goes on ${on.join(' and ')}`] : []),
  ].join(', ');
}
