/** The lines of Penpa+, which are kept a step at a time. */
import type { Drawn, DrawnLine, Layer, Point } from '../../puzzle/drawing.ts';
import { isRecord, wholeNumberOf } from '../fields.ts';
import type { Data } from '../payload/loose-json.ts';
import type { PenpaPlaces } from './places.ts';

/** A step of a line: from a place to another, in a style. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly style: number;
}

/** Its thicknesses are of a cell of so many. */
const unit = 38;

type Look = Pick<DrawnLine, 'stroke' | 'thickness' | 'dashes'>;
const look = (stroke: string, width: number, dashes?: readonly number[]): Look => ({
  stroke,
  thickness: Math.round((1000 * width) / unit) / 1000,
  ...(dashes && { dashes }),
});

const looks: ReadonlyMap<number, Look> = new Map([
  [1, look('#000000', 1)],
  [2, look('#000000', 3)],
  [3, look('#208020', 3)],
  [4, look('#000000', 2)],
  [5, look('#999999', 3)],
  [6, look('#999999', 12)],
  [8, look('#ff0000', 3)],
  [9, look('#187bcd', 3)],
  [12, look('#444444', 1, [0.06, 0.14])],
  [13, look('#000000', 3.8, [0.04, 0.21])],
  [14, look('#777777', 2, [0.11, 0.14])],
  [17, look('#000000', 3.8, [0.12, 0.13])],
  [21, look('#000000', 5)],
  [30, look('#208020', 3)],
  [40, look('#999999', 2)],
  [80, look('#000000', 1)],
]);

/** Styles of lines that part regions. */
const thick: ReadonlySet<number> = new Set([2, 21]);

export function isThick({ style }: Step): boolean {
  return thick.has(style);
}

/** The steps of a record whose names are pairs of places, such as "41,42". */
export function stepsOf(data: Data | undefined): readonly Step[] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const [, from, to] = /^(\d{1,6}),(\d{1,6})$/.exec(key) ?? [];
    const style = wholeNumberOf(value);
    return from && to && style !== undefined ? [{ from: +from, to: +to, style }] : [];
  });
}

/** Steps of one style that meet are one line, as far as it does not branch. */
export function linesOf(
  steps: readonly Step[],
  places: PenpaPlaces,
  layer: Layer,
): readonly Drawn[] {
  const styles = [...new Set(steps.map(({ style }) => style))];
  return styles.flatMap((style) => {
    const own = looks.get(style);
    if (!own) return [];
    const chains = chainsOf(steps.filter((step) => step.style === style));
    return chains.flatMap((chain): readonly Drawn[] => {
      const points = chain.map((place) => places.point(place));
      const known = points.filter((point): point is Point => point !== undefined);
      return known.length === points.length ? [{ kind: 'line', layer, points: known, ...own }] : [];
    });
  });
}

function chainsOf(steps: readonly Step[]): readonly (readonly number[])[] {
  const next = new Map<number, Set<number>>();
  const link = (from: number, to: number) => {
    const known = next.get(from);
    if (known) known.add(to);
    else next.set(from, new Set([to]));
  };
  for (const { from, to } of steps) {
    if (from === to) continue;
    link(from, to);
    link(to, from);
  }
  const take = (from: number, to: number) => {
    next.get(from)?.delete(to);
    next.get(to)?.delete(from);
  };
  const degree = new Map([...next].map(([place, others]) => [place, others.size]));
  const chains: number[][] = [];
  const walk = (start: number) => {
    for (;;) {
      const [first] = next.get(start) ?? [];
      if (first === undefined) return;
      const chain = [start];
      let before = start;
      let at: number | undefined = first;
      while (at !== undefined) {
        take(before, at);
        chain.push(at);
        before = at;
        at = degree.get(at) === 2 ? [...(next.get(at) ?? [])][0] : undefined;
      }
      chains.push(chain);
    }
  };
  // Ends and branches first; what is left are rings.
  for (const [place, count] of degree) if (count !== 2) walk(place);
  for (const place of degree.keys()) walk(place);
  return chains;
}
