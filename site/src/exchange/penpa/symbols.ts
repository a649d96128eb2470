/** What stands in cells and on edges in Penpa+: colours, symbols and texts. */
import type { Drawn, Point } from '../../puzzle/drawing.ts';
import { textOf } from '../drawn/measures.ts';
import { isList, isRecord, wholeNumberOf } from '../fields.ts';
import type { Data } from '../payload/loose-json.ts';
import type { PenpaPlaces } from './places.ts';

/** Its colours of cells by their numbers. */
const surfaces: ReadonlyMap<number, string> = new Map([
  [1, '#444444'],
  [2, '#b3ffb3'],
  [3, '#cccccc'],
  [4, '#000000'],
  [5, '#c0e0ff'],
  [6, '#ffa3a3'],
  [7, '#ffffa3'],
  [8, '#999999'],
  [9, '#ffb3ff'],
  [10, '#ffcc80'],
  [11, '#cc99ff'],
  [12, '#eecab1'],
  [13, '#ff670099'],
  [99, '#f0f0f0'],
]);

/** How circles and squares are painted, by the number of their style. */
const paints: ReadonlyMap<number, { readonly fill?: string; readonly stroke?: string }> = new Map([
  [1, { fill: '#ffffff', stroke: '#000000' }],
  [2, { fill: '#000000', stroke: '#000000' }],
  [3, { fill: '#cccccc' }],
  [4, { stroke: '#000000' }],
  [5, { fill: '#cccccc', stroke: '#000000' }],
  [6, { fill: '#ffffff', stroke: '#999999' }],
  [7, { fill: '#ffffff' }],
  [8, { fill: '#ffffff', stroke: '#000000' }],
]);

/** From the middle to the side, in cells. */
const sizes: Readonly<Record<string, number>> = {
  circle_L: 0.43,
  circle_M: 0.35,
  circle_S: 0.22,
  circle_SS: 0.13,
  square_LL: 0.5,
  square_L: 0.4,
  square_M: 0.35,
  square_S: 0.22,
  square_SS: 0.13,
};

/** Signs that point up, down, left and right. */
const inequalities = ['<', '⌃', '>', '⌄'] as const;

export function surfacesOf(data: Data | undefined, places: PenpaPlaces): readonly Drawn[] {
  return entriesOf(data).flatMap(([number, value]): readonly Drawn[] => {
    const fill = surfaces.get(wholeNumberOf(value) ?? 0);
    const centre = places.point(number);
    if (!fill || !centre) return [];
    return [{ kind: 'shape', layer: 'under', centre, width: 1, height: 1, round: false, fill }];
  });
}

export interface Symbols {
  readonly drawings: readonly Drawn[];
  /** The names of those that are not drawn. */
  readonly unknown: readonly string[];
}

/** Each is a style, a name and a layer. */
export function symbolsOf(data: Data | undefined, places: PenpaPlaces): Symbols {
  const drawings: Drawn[] = [];
  const unknown = new Set<string>();
  for (const [number, value] of entriesOf(data)) {
    const [style, name, level] = isList(value) ? value : [];
    const centre = places.point(number);
    if (!centre || typeof name !== 'string') continue;
    const drawn = symbolOf(name, style, centre, wholeNumberOf(level) === 2);
    if (drawn) drawings.push(drawn);
    else unknown.add(textOf(name));
  }
  return { drawings, unknown: [...unknown] };
}

function symbolOf(
  name: string,
  style: Data | undefined,
  centre: Point,
  isOver: boolean,
): Drawn | undefined {
  const number = wholeNumberOf(style) ?? 0;
  const half = Object.hasOwn(sizes, name) ? sizes[name] : undefined;
  const base = { kind: 'shape', layer: isOver ? 'over' : 'under', centre } as const;
  if (half !== undefined) {
    const paint = paints.get(number) ?? paints.get(1);
    const sides = { width: 2 * half, height: 2 * half };
    return { ...base, ...sides, round: name.startsWith('circle'), thickness: 0.03, ...paint };
  }
  if (name === 'inequality') {
    const text = inequalities[(number - 1) % inequalities.length];
    const none = { width: 0, height: 0, round: false };
    return text && { ...base, ...none, text, textSize: 0.4, textColour: '#000000' };
  }
  return undefined;
}

/** A text where nothing else is made of it. */
export function textAt(text: string, centre: Point, textSize: number): Drawn {
  return {
    ...{ kind: 'shape', layer: 'over', centre, width: 0, height: 0, round: false },
    ...{ text, textSize, textColour: '#000000' },
  };
}

/** The entries of a record whose names are places. */
export function entriesOf(data: Data | undefined): readonly (readonly [number, Data])[] {
  if (!isRecord(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    /^\d{1,6}E?$/.test(key) ? [[parseInt(key, 10), value] as const] : [],
  );
}
