/** Numbers beside rows and columns. */
import type { ForeignRule } from '../names.ts';
import type { Guess, Part } from './guess.ts';
import { range } from './items.ts';
import { item } from '../clues.ts';
import { drawn, marksOf, type Scene } from './scene.ts';

interface Clue {
  readonly index: number;
  readonly value: number;
  readonly line: string;
  /** Whether it stands before the line's first cell. */
  readonly isBefore: boolean;
  readonly cells: readonly number[];
}

interface Kind {
  readonly rule: ForeignRule;
  readonly told: RegExp;
  readonly says: (clue: Clue) => string;
}

const sided =
  (kind: string): Kind['says'] =>
  ({ line, value, isBefore }) =>
    isBefore ? item(kind, line, value) : item(kind, line, '', value);

const kinds: readonly Kind[] = [
  {
    rule: 'sandwich',
    told: /sandwich|between the (digits )?1 and (the )?9|(sum|total).{0,40}between.{0,20}1.{0,12}9/,
    says: ({ line, value }) => item('Sandwich', value, line),
  },
  {
    rule: 'x-sums',
    told: /x-?sum|first x|sum of the first/,
    says: sided('XSum'),
  },
  {
    rule: 'skyscrapers',
    told: /skyscraper|(can be|are) seen|visible/,
    says: sided('Skyscraper'),
  },
  {
    rule: 'numbered-rooms',
    told: /numbered room|(nth|xth|n-th) (digit|cell|position)|placed in the/,
    says: sided('NumberedRoom'),
  },
];

export function outsideGuesses(scene: Scene): readonly Guess[] {
  const clues = cluesOf(scene);
  if (clues.length === 0) return [];
  return kinds.flatMap(({ rule, told, says }): Guess[] => {
    if (!scene.words.says(told)) return [];
    const parts = clues.flatMap((clue): Part[] =>
      clue.value > 0 || rule === 'sandwich'
        ? [{ cells: clue.cells, choices: [[says(clue)]], covers: [clue.index] }]
        : [],
    );
    return [{ rule, subject: 'numbers outside', parts, weight: 4, isSaid: true }];
  });
}

function cluesOf(scene: Scene): readonly Clue[] {
  const { rows, columns } = scene.places;
  // Numbers with an arrow are about diagonals.
  const starts = drawn(scene, 'line').flatMap(({ drawing }) =>
    drawing.head && drawing.points[0] ? [drawing.points[0]] : [],
  );
  return marksOf(scene).flatMap(({ index, centre: [x, y], text }): Clue[] => {
    if (!/^\d{1,2}$/.test(text)) return [];
    if (starts.some((start) => Math.hypot(start[0] - x, start[1] - y) < 0.7)) return [];
    const isAbove = y < 0 && y > -1.3;
    const isBelow = y > rows && y < rows + 1.3;
    const isLeft = x < 0 && x > -1.3;
    const isRight = x > columns && x < columns + 1.3;
    const isBeside = isLeft || isRight;
    if (isBeside === (isAbove || isBelow)) return [];
    const at = Math.floor(isBeside ? y : x);
    const cells = isBeside
      ? range(0, columns - 1).map((column) => at * columns + column)
      : range(0, rows - 1).map((row) => row * columns + at);
    if (at < 0 || at >= (isBeside ? rows : columns)) return [];
    const line = `${isBeside ? 'R' : 'C'}${at + 1}`;
    return [{ index, value: Number(text), line, isBefore: isAbove || isLeft, cells }];
  });
}
