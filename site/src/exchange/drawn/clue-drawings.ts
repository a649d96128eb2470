/**
 * Drawings of clues that their program says as rules: under fog only what is drawn can be seen a cell at a time,
 * and the page draws rules of its own only where nothing of them lies in fog.
 */
import type { Drawn, DrawnLine, DrawnShape, Point } from '../../puzzle/drawing.ts';
import type { ForeignRule } from '../names.ts';

interface Sides {
  readonly rows: number;
  readonly columns: number;
}

/** Rules of the whole board, which are told and not drawn. */
const undrawn: ReadonlySet<ForeignRule> = new Set([
  ...(['global-entropy', 'negative-xv', 'negative-ratio', 'negative-difference'] as const),
  ...(['negative-kropki', 'non-consecutive', 'top-bottom'] as const),
]);

const lineColours: Partial<Record<ForeignRule, string>> = {
  whispers: '#67f067',
  renban: '#f067f0',
  palindrome: '#b0b0b0',
  'region-sum': '#2ecbff',
  entropic: '#ffccaa',
  modular: '#33bbaa',
  nabner: '#c9c883',
  zipper: '#d2a6ff',
  sequence: '#bbbbbb',
  'sum-line': '#c8a2c8',
};

/** Lines whose ends are circles. */
const endedColours: Partial<Record<ForeignRule, string>> = {
  between: '#aaaaaa',
  lockout: '#aabeee',
  'double-arrow': '#aaaaaa',
};

/**
 * What one item of a rule looks like, in the words of the text that the engine reads; undefined where that is
 * not known.
 */
export function clueDrawings(
  rule: ForeignRule,
  item: string,
  sides: Sides,
): readonly Drawn[] | undefined {
  if (undrawn.has(rule)) return [];
  const [kind = '', ...words] = item.replace(/^\./, '').split(/[~_]/);
  const cells = words.map(cellOf).filter((cell): cell is Point => cell !== undefined);
  const first = cells[0];
  const numbers = words.filter((word) => /^\d+$/.test(word));
  // What is said of a single cell in its place has its number drawn.
  if (kind === '' && rule === 'x-sums') return [];
  const outside = outsideClue(kind, words, sides);
  if (outside) return outside;
  if (!first) return undefined;
  const colour = lineColours[rule];
  if (colour !== undefined) return [lineOf(cells, colour, 0.2)];
  const ended = endedColours[rule];
  if (ended !== undefined)
    return [lineOf(cells, ended, 0.1), ...[first, cells.at(-1) ?? first].map((at) => ring(at))];
  switch (rule) {
    case 'thermometer':
    case 'slow-thermometer':
      return [lineOf(cells, '#cfcfcf', 0.35), disc(first, '#cfcfcf', 0.8)];
    case 'arrow': {
      const length = kind === 'PillArrow' ? Number(words[0]) : 1;
      const shaft = [cells[length - 1] ?? first, ...cells.slice(length)];
      return [
        ...cells.slice(0, length).map((at) => ring(at)),
        { ...lineOf(shaft, '#aaaaaa', 0.08), head: 0.3 },
      ];
    }
    case 'killer-cages':
    case 'distinct-cages':
    case 'small-regions':
    case 'clone':
      return [
        {
          ...{ kind: 'cage', layer: 'over', stroke: '#000000', textColour: '#000000' },
          cells: cells.map(([x, y]) => Math.floor(y) * sides.columns + Math.floor(x)),
          text: rule === 'killer-cages' ? (numbers.find((number) => number !== '0') ?? '') : '',
        },
      ];
    case 'difference':
      return [dot(cells, '#ffffff')];
    case 'ratio':
      return [dot(cells, '#000000')];
    case 'xv':
      return kind === 'X' || kind === 'V' ? [textAt(middle(cells), kind, 0.35)] : undefined;
    case 'inequality':
      return [textAt(middle(cells), signOf(cells), 0.4)];
    case 'minimum':
    case 'maximum':
      return [square(rule === 'minimum' ? (cells[1] ?? first) : first, '#e6e6e6', 0.95)];
    case 'quadruple': {
      const centre: Point = [first[0] + 0.5, first[1] + 0.5];
      return [
        { ...disc(centre, '#ffffff', 0.7), layer: 'over', stroke: '#000000', thickness: 0.03 },
        textAt(centre, numbers.join(' '), 0.24),
      ];
    }
    case 'odd':
      return [disc(first, '#cfcfcf', 0.8)];
    case 'even':
      return [square(first, '#cfcfcf', 0.8)];
    case 'row-indexer':
      return cells.map((at) => square(at, '#cfe8cf', 1));
    case 'column-indexer':
      return cells.map((at) => square(at, '#f0cfcf', 1));
    default:
      return undefined;
  }
}

/** The middle of a cell by its name, whose numbers are digits of base 17. */
function cellOf(word: string): Point | undefined {
  const [, row, column] = /^R([\da-g])C([\da-g])$/i.exec(word) ?? [];
  if (row === undefined || column === undefined) return undefined;
  return [parseInt(column, 17) - 0.5, parseInt(row, 17) - 0.5];
}

/** A number beside the board, from the start or the end of a row or column, or along a diagonal. */
function outsideClue(kind: string, words: readonly string[], { rows, columns }: Sides) {
  const at = words.findIndex((word) => /^[RC]\d+$/.test(word));
  const name = words[at];
  if (name !== undefined) {
    const place = Number(name.slice(1)) - 0.5;
    const isRow = name.startsWith('R');
    const end = isRow ? columns : rows;
    const numbers = kind === 'Sandwich' ? [words[0]] : words.slice(at + 1);
    return numbers.flatMap((number, index) => {
      if (!number) return [];
      const along = index === 0 ? -0.5 : end + 0.5;
      return [textAt(isRow ? [along, place] : [place, along], number, 0.5)];
    });
  }
  if (kind !== 'LittleKiller') return undefined;
  const [sum = '', cell = ''] = words;
  const [x = 0, y = 0] = cellOf(cell) ?? [];
  // Down from the left side, up from the right, down from the top, up from the bottom.
  const step: Point =
    x < 1 && y < rows - 1
      ? [1, 1]
      : y < 1
        ? [-1, 1]
        : x > columns - 1 && y < rows - 1
          ? [-1, -1]
          : [1, -1];
  const from: Point = [x - step[0], y - step[1]];
  const to: Point = [from[0] + step[0] * 0.45, from[1] + step[1] * 0.45];
  return [textAt(from, sum, 0.4), { ...lineOf([from, to], '#000000', 0.03), head: 0.15 }];
}

function middle(cells: readonly Point[]): Point {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = cells;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

/** Which way the point of the sign looks: to the second of the cells, which is less. */
function signOf([[x1, y1] = [0, 0], [x2, y2] = [0, 0]]: readonly Point[]): string {
  if (y1 === y2) return x1 < x2 ? '>' : '<';
  return y1 < y2 ? '⌄' : '⌃';
}

function lineOf(points: readonly Point[], stroke: string, thickness: number): DrawnLine {
  return { kind: 'line', layer: 'under', points, stroke, thickness };
}

function disc(centre: Point, fill: string, width: number): DrawnShape {
  return { kind: 'shape', layer: 'under', centre, width, height: width, round: true, fill };
}

function square(centre: Point, fill: string, width: number): Drawn {
  return { kind: 'shape', layer: 'under', centre, width, height: width, round: false, fill };
}

function ring(centre: Point): Drawn {
  return { ...disc(centre, '#ffffff', 0.8), stroke: '#aaaaaa', thickness: 0.05 };
}

function dot(cells: readonly Point[], fill: string): Drawn {
  return { ...disc(middle(cells), fill, 0.3), layer: 'over', stroke: '#000000', thickness: 0.03 };
}

function textAt(centre: Point, text: string, textSize: number): Drawn {
  return {
    ...{ kind: 'shape', layer: 'over', centre, width: 0, height: 0, round: false },
    ...{ text, textSize, textColour: '#000000' },
  };
}
