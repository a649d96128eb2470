import type { Drawn, DrawnLine, DrawnShape, Point } from '../../puzzle/drawing.ts';
import { colourNames, type Words } from './words.ts';
import type { Places } from './places.ts';

/** A cage as a program has it: its number, and whether it says that its cells differ. */
export interface Cage {
  readonly cells: readonly number[];
  readonly sum?: number;
  readonly isUnique?: boolean;
  /** Its drawing, where it can be seen. */
  readonly drawing?: number;
}

/** All of a puzzle that may mean something. */
export interface Scene {
  readonly places: Places;
  readonly digits: number;
  /** What the first of them is called. */
  readonly lowest: number;
  readonly boxOf: readonly number[];
  readonly drawings: readonly Drawn[];
  readonly cages: readonly Cage[];
  readonly words: Words;
}

/** Drawings of a kind with their indexes. */
export function drawn<Kind extends Drawn['kind']>(
  { drawings }: Scene,
  kind: Kind,
): readonly { readonly index: number; readonly drawing: Extract<Drawn, { kind: Kind }> }[] {
  return drawings.flatMap((drawing, index) =>
    drawing.kind === kind ? [{ index, drawing: drawing as Extract<Drawn, { kind: Kind }> }] : [],
  );
}

/** A round or square shape of about a cell or less, and where it is. */
export interface Mark {
  readonly index: number;
  readonly shape: DrawnShape;
  readonly centre: Point;
  readonly size: number;
  readonly text: string;
}

export function marksOf(scene: Scene): readonly Mark[] {
  return drawn(scene, 'shape').map(({ index, drawing }) => ({
    index,
    shape: drawing,
    centre: drawing.centre,
    size: Math.max(drawing.width, drawing.height),
    text: (drawing.text ?? '').trim(),
  }));
}

/** What looks alike has the same key. */
export function lookOfLine({ stroke, thickness = 0 }: DrawnLine): string {
  return `line ${stroke} ${Math.round(thickness * 20)}`;
}

export function lookOfShape({ fill, stroke, round, width, height }: DrawnShape): string {
  const size = [width, height].map((side) => Math.round(side * 10)).join('x');
  return `${round ? 'circle' : 'square'} ${fill} ${stroke} ${size}`;
}

export function isCalled(colour: string | undefined, ...names: readonly string[]): boolean {
  return colourNames(colour).some((name) => names.includes(name));
}

/** Lists by their keys, in the order in which the keys come first. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
