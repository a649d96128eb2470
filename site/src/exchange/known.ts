/**
 * Which rules of other programs Ninefold has, and as what. A rule that comes to the core is
 * switched on by its line here; what has no line is named to the person as missing.
 */
import type { DigitPair, Rule } from '../puzzle/puzzle.ts';
import { disjointGroups, windows } from '../puzzle/houses.ts';
import { numberedInOrder } from '../puzzle/regions.ts';
import type { SquareShape } from '../puzzle/shape.ts';
import type { ForeignRule } from './names.ts';

/** Groups of cells that a rule is about; none for one that holds everywhere. */
export type Groups = readonly (readonly number[])[];

/** Undefined where the board has no room for the rule. */
type Meaning = (shape: SquareShape, groups: Groups) => readonly Rule[] | undefined;

const known: Partial<Record<ForeignRule, Meaning>> = {
  knight: () => [{ name: 'knight' }],
  king: () => [{ name: 'king' }],
  'extra-house': (_, groups) => houses(groups),
  'rising-diagonal': () => [{ name: 'diagonals', which: 'rising' }],
  'falling-diagonal': () => [{ name: 'diagonals', which: 'falling' }],
  'disjoint-groups': (shape) => houses(disjointGroups(shape)),
  windoku: (shape) => (shape.size === 9 ? houses(windows(shape)) : undefined),
  jigsaw: regions,
  'non-consecutive': () => [{ name: 'non-consecutive', edges: 'plain' }],
  'negative-xv': ({ size }) => pairsWhere(size, (a, b) => a + b === 5 || a + b === 10),
  'negative-ratio': ({ size }) => pairsWhere(size, (a, b) => b === 2 * a),
  'negative-kropki': ({ size }) => pairsWhere(size, (a, b) => b === 2 * a || b - a === 1),
};

/** The rules that a foreign rule is here, or undefined when Ninefold does not know it. */
export function meaningOf(
  rule: ForeignRule,
  shape: SquareShape,
  groups: Groups,
): readonly Rule[] | undefined {
  return known[rule]?.(shape, groups);
}

/**
 * Rules as a list of rules has them: the pairs of all that forbid neighbours in one rule, and both
 * diagonals in one.
 */
export function joined(rules: readonly Rule[]): Rule[] {
  const pairs = rules.flatMap((rule) => (rule.name === 'pairs' ? (rule.pairs ?? []) : []));
  const diagonals = rules.filter((rule) => rule.name === 'diagonals');
  const which = new Set(diagonals.map((rule) => rule['which'])).size > 1 ? 'both' : undefined;
  const others = [
    ...rules.filter((rule) => rule.name !== 'pairs' && rule.name !== 'diagonals'),
    ...diagonals.slice(0, 1).map((rule) => ({ ...rule, ...(which && { which }) })),
  ];
  if (pairs.length === 0) return others;
  const byText = new Map(pairs.map((pair) => [pair.join(), pair]));
  const sorted = [...byText.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...others, { name: 'pairs', pairs: sorted }];
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function houses(groups: Groups): Rule[] {
  return groups.map((cells) => ({ name: 'house', cells: [...cells].sort((a, b) => a - b) }));
}

/** Regions that share out the whole board are a jigsaw; others are so many extra houses. */
function regions({ size }: SquareShape, groups: Groups): Rule[] {
  const cells = groups.flat();
  if (groups.length !== size || new Set(cells).size !== size * size) return houses(groups);
  const regionOf = range(size * size).map((cell) =>
    groups.findIndex((group) => group.includes(cell)),
  );
  return [{ name: 'jigsaw', regions: numberedInOrder(regionOf) }];
}

/** Digits a and b, a below b, that must not be side by side; equal ones never are, in any row. */
function pairsWhere(size: number, forbidden: (a: number, b: number) => boolean): Rule[] {
  const pairs: DigitPair[] = [];
  for (let a = 1; a <= size; a++) {
    for (let b = a + 1; b <= size; b++) if (forbidden(a, b)) pairs.push([a, b]);
  }
  return [{ name: 'pairs', pairs }];
}
