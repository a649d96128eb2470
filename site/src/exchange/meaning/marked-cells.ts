/** Shapes and colours of single cells: odd and even, counting circles, extra regions, clones. */
import type { Guess, Part } from './guess.ts';
import { Items, range } from './items.ts';
import type { Places } from './places.ts';
import { grouped, lookOfShape, marksOf, type Scene } from './scene.ts';

interface Marked {
  readonly cell: number;
  readonly index: number;
  readonly look: string;
  readonly round: boolean;
  readonly isWhole: boolean;
  readonly colour: string | undefined;
}

export function cellGuesses(scene: Scene): readonly Guess[] {
  const marked = marksOf(scene).flatMap(({ index, shape, centre, size, text }): Marked[] => {
    const cell = scene.places.cellAt(centre);
    const colour = shape.fill ?? shape.stroke;
    const isSquare = Math.abs(shape.width - shape.height) < 0.05;
    if (cell === undefined || !colour || !isSquare || size < 0.35 || size > 1.05 || text !== '')
      return [];
    const look = lookOfShape(shape);
    return [
      { cell, index, look, round: shape.round, isWhole: size > 0.93 && !shape.round, colour },
    ];
  });
  const groups = grouped(marked, ({ look }) => look);
  return groups.flatMap((group) => [
    ...parities(group, scene),
    ...counts(group, scene),
    ...houses(group, scene),
  ]);
}

/** Coloured cells that belong together, as many as there are digits: an extra house. */
function houses(group: readonly Marked[], { words, places, digits }: Scene): readonly Guess[] {
  const [first] = group;
  if (!first?.isWhole) return [];
  const sentences = words
    .about(
      /\b(region|area|box|boxes|regions|areas|group|set)s?\b.{0,60}(1-9|1 to 9|1 through 9|once|each digit|no repeat|not repeat|without repe|different|distinct)/,
    )
    .filter((sentence) =>
      /gr[ae]y|shaded|extra|colou?red|highlighted|additional|window/.test(sentence),
    );
  const fit = words.fit(sentences, first.colour);
  if (fit === undefined || fit < 0) return [];
  const items = new Items(places);
  const parts = componentsOf(
    group.map(({ cell }) => cell),
    places,
  ).flatMap((cells): Part[] => {
    if (cells.length < 2 || cells.length > digits) return [];
    const covers = group.flatMap(({ cell, index }) => (cells.includes(cell) ? [index] : []));
    return [{ cells, choices: [[items.of('AllDifferent', cells)]], covers }];
  });
  if (parts.length === 0) return [];
  return [
    { rule: 'extra-house', subject: `cell ${first.look}`, parts, weight: fit + 2, isSaid: true },
  ];
}

/** Cells that are side by side. */
function componentsOf(cells: readonly number[], places: Places): readonly (readonly number[])[] {
  const open = new Set(cells);
  const found: number[][] = [];
  for (const start of cells) {
    if (!open.delete(start)) continue;
    const component = [start];
    for (const cell of component)
      for (const other of [...open])
        if (places.areNeighbours(cell, other)) {
          open.delete(other);
          component.push(other);
        }
    found.push(component.sort((a, b) => a - b));
  }
  return found;
}

function parities(group: readonly Marked[], scene: Scene): readonly Guess[] {
  const { words, places, digits, lowest } = scene;
  const [first] = group;
  if (!first) return [];
  const items = new Items(places);
  const shape = first.round ? /circle/ : /square|shaded|box/;
  const other = first.round ? /square/ : /circle/;
  const guesses = (
    [
      ['odd', 1],
      ['even', 0],
    ] as const
  ).map(([rule, rest]) => {
    const allowed = range(lowest, lowest + digits - 1).filter((digit) => digit % 2 === rest);
    const sentences = words.about(new RegExp(`\\b${rule}\\b`));
    const fit = words.fit(sentences, first.colour);
    const isShape = sentences.some((sentence) => shape.test(sentence));
    const isOther = sentences.some((sentence) => other.test(sentence)) && !isShape;
    const isUsual = first.round === (rule === 'odd');
    const parts = group.map(({ cell, index }): Part => ({
      cells: [cell],
      choices: [[items.limited(cell, allowed)]],
      covers: [index],
    }));
    const weight =
      (fit ?? (words.isEmpty ? -1 : -9)) +
      (isShape ? 2 : 0) -
      (isOther ? 9 : 0) +
      (isUsual ? 1 : 0);
    return { rule, subject: `cell ${first.look}`, parts, weight, isSaid: (fit ?? 0) > 0 };
  });
  return guesses.filter(({ weight }) => weight >= 0);
}

/** Circles whose digits say how many of the circles hold them. */
function counts(group: readonly Marked[], { words, places }: Scene): readonly Guess[] {
  const [first] = group;
  if (!first?.round || group.length < 3) return [];
  const sentences = words
    .about(
      /counting circle|(how many|number of|times|count).{0,80}(circle|circled)|circle.{0,80}(how many|number of|times|count)|exactly n circles|circle.{0,60}exactly (n|that many)/,
    )
    .filter((sentence) => !/arrow|sum/.test(sentence));
  const fit = words.fit(sentences, first.colour);
  if (fit === undefined || fit < 0) return [];
  const cells = group.map(({ cell }) => cell);
  const part = {
    cells,
    choices: [[new Items(places).of('CountingCircles', cells)]],
    covers: group.map(({ index }) => index),
  };
  const subject = `cell ${first.look}`;
  return [{ rule: 'counting-circles', subject, parts: [part], weight: fit + 3, isSaid: true }];
}
