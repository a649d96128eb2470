/** Arrows: a circle or a pill and a shaft, or a number outside and the diagonal it points along. */
import type { Guess, Part } from './guess.ts';
import { Items } from './items.ts';
import { drawn, grouped, marksOf, type Mark, type Scene } from './scene.ts';

interface Shaft {
  readonly index: number;
  readonly points: readonly (readonly [number, number])[];
}

export function arrowGuesses(scene: Scene): readonly Guess[] {
  const shafts = drawn(scene, 'line').flatMap(({ index, drawing }): Shaft[] =>
    drawing.head ? [{ index, points: drawing.points }] : [],
  );
  const isOutside = ({ points: [start] }: Shaft) =>
    !start || scene.places.cellAround(start) === undefined;
  return [
    ...sums(
      shafts.filter((shaft) => !isOutside(shaft)),
      scene,
    ),
    ...diagonals(shafts.filter(isOutside), scene),
  ];
}

interface Bulb {
  readonly cells: readonly number[];
  readonly index: number;
}

/** The cells of a circle, or of a pill, the digits of which are a number. */
function bulbs(scene: Scene): ReadonlyMap<number, Bulb> {
  const found = new Map<number, Bulb>();
  const add = (cells: readonly number[], index: number) => {
    for (const cell of cells) {
      const known = found.get(cell);
      if (!known || known.cells.length < cells.length) found.set(cell, { cells, index });
    }
  };
  for (const { index, shape, centre, size } of marksOf(scene)) {
    if (!shape.round || (!shape.fill && !shape.stroke) || size < 0.4) continue;
    const cell = scene.places.cellAt(centre);
    if (size <= 1.1 && cell !== undefined) add([cell], index);
    else if (size > 1.2 && size < 4)
      add(scene.places.cellsIn(centre, shape.width + 0.2, shape.height + 0.2), index);
  }
  // A pill may be drawn as a thick short line.
  for (const { index, drawing } of drawn(scene, 'line')) {
    if (drawing.head || (drawing.thickness ?? 0) < 0.5) continue;
    const cells = scene.places.cellsAlong(drawing.points);
    if (cells && cells.length <= 4)
      add(
        [...cells].sort((a, b) => a - b),
        index,
      );
  }
  return found;
}

function sums(shafts: readonly Shaft[], scene: Scene): readonly Guess[] {
  const { words, places } = scene;
  const items = new Items(places);
  const bulbOf = bulbs(scene);
  const begun: { readonly bulb: Bulb; readonly shaft: readonly number[] }[] = [];
  // Those that begin on another one come after it.
  const ordered = [...shafts].sort((a, b) => Number(isBranch(a)) - Number(isBranch(b)));
  const parts = ordered.flatMap(({ index, points }): Part[] => {
    const [start] = points;
    const along = places.cellsAlong(points) ?? [];
    const first = start && places.cellAround(start);
    // A shaft may begin at the rim of its circle, in the next cell, or on another shaft.
    const own = first === undefined ? undefined : (bulbOf.get(first) ?? bulbBefore(along));
    const stem = own ? undefined : begun.find(({ shaft }) => shaft.includes(first ?? -1));
    const bulb = own ?? stem?.bulb;
    if (!bulb) return [];
    const before = stem ? stem.shaft.slice(0, stem.shaft.indexOf(first ?? -1)) : [];
    const shaft = [...before, ...along.filter((cell) => !bulb.cells.includes(cell))];
    if (shaft.length === 0) return [];
    begun.push({ bulb, shaft });
    const [kind, ...head] = bulb.cells.length > 1 ? ['PillArrow', bulb.cells.length] : ['Arrow'];
    const cells = [...bulb.cells, ...shaft];
    if (bulb.cells.length > 3) return [];
    const item = items.of(String(kind), cells, ...head);
    return [{ cells, choices: [[item]], covers: [index, bulb.index] }];
  });
  if (parts.length === 0) return [];
  const isSaid = words.says(/arrow/, /\bsums?\b|\badds?\b|\btotals?\b|normal|standard/);
  if (!isSaid && !words.isEmpty && !words.says(/arrow/)) return [];
  return [{ rule: 'arrow', subject: 'arrows', parts, weight: isSaid ? 4 : 0, isSaid }];

  function isBranch({ points: [start] }: Shaft): boolean {
    const first = start && places.cellAround(start);
    return first === undefined || !bulbOf.has(first);
  }

  /** Back from the first cell of the shaft, in its direction. */
  function bulbBefore(along: readonly number[]) {
    const [first, second] = along;
    if (first === undefined || second === undefined) return undefined;
    const [x1, y1] = places.middle(first);
    const [x2, y2] = places.middle(second);
    const before = places.cellAround([2 * x1 - x2, 2 * y1 - y2]);
    return before === undefined ? undefined : bulbOf.get(before);
  }
}

/** The number nearest to the start of an arrow outside, and the cells that it points along. */
function diagonals(shafts: readonly Shaft[], scene: Scene): readonly Guess[] {
  const { words, places } = scene;
  const items = new Items(places);
  const numbers = marksOf(scene).filter(
    ({ centre, text }) => /^\d{1,3}$/.test(text) && places.cellAround(centre) === undefined,
  );
  const parts = shafts.flatMap(({ index, points }): Part[] => {
    const from = points[0];
    const to = points.at(-1);
    if (!from || !to) return [];
    const [dx, dy] = [Math.sign(round(to[0] - from[0])), Math.sign(round(to[1] - from[1]))];
    const number = nearest(numbers, from);
    if (!number || (dx === 0 && dy === 0)) return [];
    const cells: number[] = [];
    // From the number's own place on, into the board.
    const [column, row] = number.centre.map(Math.floor);
    for (let step = 1; step <= places.rows + places.columns; step++) {
      const cell = places.cell((row ?? 0) + dy * step, (column ?? 0) + dx * step);
      if (cell === undefined && cells.length > 0) break;
      if (cell !== undefined) cells.push(cell);
    }
    if (cells.length === 0) return [];
    const choice = [items.of('Sum', cells, number.text)];
    return [{ cells, choices: [choice], covers: [index, number.index] }];
  });
  if (parts.length === 0) return [];
  const isSaid = words.says(/little killer|diagonal|arrow/, /\bsums?\b|\badds?\b|\btotals?\b/);
  if (!isSaid && !words.isEmpty && !words.says(/little killer/)) return [];
  const groups = grouped(parts, () => 'diagonals');
  return groups.map((group) => ({
    rule: 'little-killer',
    subject: 'diagonals',
    parts: group,
    weight: isSaid ? 4 : 0,
    isSaid,
  }));
}

function round(value: number): number {
  return Math.abs(value) < 0.15 ? 0 : value;
}

function nearest(numbers: readonly Mark[], [x, y]: readonly [number, number]): Mark | undefined {
  let best: Mark | undefined;
  let least = 0.9;
  for (const number of numbers) {
    const away = Math.hypot(number.centre[0] - x, number.centre[1] - y);
    if (away < least) [best, least] = [number, away];
  }
  return best;
}
