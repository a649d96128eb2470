/**
 * What an author gave beside a puzzle, as JSON without tabs and line ends: in what the browser keeps, and in
 * links. What comes back may be from anybody, so all of it is checked; what is not as it should be is left
 * out, and undefined is what is no such text at all.
 */
import type { Drawn, Point } from './drawing.ts';
import { cellCount, type Shape } from './shape.ts';
import type { Fog, ReadRule, Reading, Supplement } from './supplement.ts';

const longestTitle = 200;
const longestTold = 20_000;
const longestItem = 4_000;
const longestPuzzle = 200_000;
const mostDrawn = 20_000;
const mostPoints = 200_000;
const mostRules = 4_000;
const farthest = 10_000;

const colour = /^#[\da-f]{6}(?:[\da-f]{2})?$/;
const path = /^[MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/;
const item = /^\.[\w~%-]*$/;

/** What never changes is written once: it is kept with every digit that somebody enters. */
const written = new WeakMap<Supplement, string>();

export function writeSupplement(supplement: Supplement): string {
  const known = written.get(supplement);
  if (known !== undefined) return known;
  const text = JSON.stringify(supplement);
  written.set(supplement, text);
  return text;
}

const inOrder = new WeakMap<Supplement, string>();

/** The same text in whatever order the fields were written. */
function sorted(supplement: Supplement): string {
  const known = inOrder.get(supplement);
  if (known !== undefined) return known;
  const text = JSON.stringify(supplement, (_, value: unknown) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  inOrder.set(supplement, text);
  return text;
}

/** Whether two puzzles came with the same, or both with nothing. */
export function isSameSupplement(one?: Supplement, other?: Supplement): boolean {
  if (one === other) return true;
  return one && other ? sorted(one) === sorted(other) : false;
}

export function readSupplement(text: string, shape: Shape): Supplement | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data)) return undefined;
  const cells = cellCount(shape);
  const drawings = readDrawings(data['drawings'], cells);
  const solution = readSolution(data['solution'], shape);
  const fog = readFog(data['fog'], cells);
  const reading = readReading(data['reading'], cells, drawings.length);
  return {
    title: prose(data['title'], longestTitle),
    author: prose(data['author'], longestTitle),
    told: prose(data['told'], longestTold),
    message: prose(data['message'], longestTold),
    drawings,
    ...(solution && { solution }),
    ...(fog && { fog }),
    ...(reading && { reading }),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function listOf(data: unknown, most: number): readonly unknown[] {
  return Array.isArray(data) ? data.slice(0, most) : [];
}

function prose(data: unknown, longest: number): string {
  return typeof data === 'string' ? data.slice(0, longest) : '';
}

function cellsOf(data: unknown, cells: number, most = cells): readonly number[] {
  return listOf(data, most).filter(
    (cell): cell is number => Number.isInteger(cell) && Number(cell) >= 0 && Number(cell) < cells,
  );
}

function numberOf(data: unknown): number | undefined {
  return typeof data === 'number' && Math.abs(data) <= farthest ? data : undefined;
}

function pointOf(data: unknown): Point | undefined {
  const [x, y] = listOf(data, 2).map(numberOf);
  return x === undefined || y === undefined ? undefined : [x, y];
}

function colourOf(data: unknown): string | undefined {
  return typeof data === 'string' && colour.test(data) ? data : undefined;
}

function readSolution(data: unknown, { digits, ...shape }: Shape): readonly number[] | undefined {
  const values = listOf(data, cellCount({ ...shape, digits }) + 1);
  const isDigit = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= digits;
  const fits = values.length === cellCount({ ...shape, digits }) && values.every(isDigit);
  return fits ? values.map(Number) : undefined;
}

function readFog(data: unknown, cells: number): Fog | undefined {
  if (!isRecord(data)) return undefined;
  const puzzle = prose(data['puzzle'], longestPuzzle);
  return {
    ...(puzzle && { puzzle }),
    ...(data['drawsRules'] === true && { drawsRules: true }),
    lit: cellsOf(data['lit'], cells),
    triggers: listOf(data['triggers'], 2000).flatMap((trigger) => {
      if (!isRecord(trigger)) return [];
      const needs = cellsOf(trigger['needs'], cells);
      const clears = cellsOf(trigger['clears'], cells);
      return needs.length > 0 && clears.length > 0 ? [{ needs, clears }] : [];
    }),
  };
}

function readReading(data: unknown, cells: number, drawings: number): Reading | undefined {
  if (!isRecord(data)) return undefined;
  const rules = listOf(data['rules'], mostRules).flatMap((rule): ReadRule[] => {
    if (!isRecord(rule) || typeof rule['name'] !== 'string') return [];
    const items = listOf(rule['items'], mostRules).filter(
      (each): each is string =>
        typeof each === 'string' && each.length <= longestItem && item.test(each),
    );
    return [
      {
        name: rule['name'].slice(0, longestTitle),
        items,
        cells: cellsOf(rule['cells'], cells),
        covers: cellsOf(rule['covers'], drawings),
        dropped: Math.max(0, Math.trunc(numberOf(rule['dropped']) ?? 0)),
        isTaken: rule['isTaken'] === true,
        isLikely: rule['isLikely'] === true,
      },
    ];
  });
  const missing = listOf(data['missing'], 200).map((name) => prose(name, longestTitle));
  return { isProved: data['isProved'] === true, rules, missing: missing.filter(Boolean) };
}

function readDrawings(data: unknown, cells: number): readonly Drawn[] {
  let points = 0;
  // One that cannot be read keeps its place, which rules know it by.
  return listOf(data, mostDrawn).map((drawn) => {
    const read = isRecord(drawn) ? readDrawn(drawn, cells) : undefined;
    if (read?.kind === 'line') points += read.points.length;
    return read && points <= mostPoints ? read : unseen;
  });
}

/** Nothing that could be seen. */
const unseen: Drawn = { kind: 'path', layer: 'under', path: '' };

function readDrawn(drawn: Record<string, unknown>, cells: number): Drawn | undefined {
  const stroke = colourOf(drawn['stroke']);
  const fill = colourOf(drawn['fill']);
  const thickness = numberOf(drawn['thickness']);
  const dashes = listOf(drawn['dashes'], 12).flatMap((length) => numberOf(length) ?? []);
  const stroked = {
    layer: drawn['layer'] === 'over' ? ('over' as const) : ('under' as const),
    ...(stroke && { stroke }),
    ...(fill && { fill }),
    ...(thickness !== undefined && { thickness }),
    ...(dashes.length > 0 && { dashes }),
  };
  switch (drawn['kind']) {
    case 'line': {
      const points = listOf(drawn['points'], mostPoints).flatMap((point) => {
        const read = pointOf(point);
        return read ? [read] : [];
      });
      const head = numberOf(drawn['head']);
      return points.length < 2
        ? undefined
        : { kind: 'line', ...stroked, points, ...(head && { head }) };
    }
    case 'path': {
      const text = prose(drawn['path'], longestTold * 2);
      return path.test(text) ? { kind: 'path', ...stroked, path: text } : undefined;
    }
    case 'shape':
      return readShape(drawn, stroked);
    case 'cage': {
      const textColour = colourOf(drawn['textColour']);
      const own = cellsOf(drawn['cells'], cells);
      if (own.length === 0) return undefined;
      const text = prose(drawn['text'], longestTitle);
      const { layer } = stroked;
      return {
        kind: 'cage',
        layer,
        cells: own,
        text,
        ...(stroke && { stroke }),
        ...(textColour && { textColour }),
      };
    }
    default:
      return undefined;
  }
}

function readShape(
  drawn: Record<string, unknown>,
  stroked: { readonly layer: 'under' | 'over' },
): Drawn | undefined {
  const centre = pointOf(drawn['centre']);
  const width = numberOf(drawn['width']);
  const height = numberOf(drawn['height']);
  if (!centre || width === undefined || height === undefined) return undefined;
  const angle = numberOf(drawn['angle']);
  const text = prose(drawn['text'], longestTitle);
  const textSize = numberOf(drawn['textSize']);
  const textColour = colourOf(drawn['textColour']);
  return {
    kind: 'shape',
    ...stroked,
    centre,
    width: Math.abs(width),
    height: Math.abs(height),
    round: drawn['round'] === true,
    ...(angle && { angle }),
    ...(text && { text }),
    ...(textSize !== undefined && { textSize }),
    ...(textColour && { textColour }),
  };
}
