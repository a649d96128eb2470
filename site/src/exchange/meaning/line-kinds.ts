/** Kinds of lines: how each is told, how it looks, and what it says. */
import type { DrawnLine } from '../../puzzle/drawing.ts';
import type { ForeignRule } from '../names.ts';
import { Items, pairTable } from './items.ts';
import { endsOf, type Ends } from './line-ends.ts';
import type { Scene } from './scene.ts';

/** A line of a colour, and the drawings it is made of. */
export interface Stroke {
  readonly cells: readonly number[];
  readonly line: DrawnLine;
  readonly covers: readonly number[];
}

/** How a kind of line is told, how it usually looks, and what it says. */
export interface Kind {
  readonly rule: ForeignRule;
  readonly told: RegExp;
  /** Where a sentence fits `told` and is about something else. */
  readonly notTold?: RegExp;
  readonly colours: readonly string[];
  readonly says: (stroke: Stroke, scene: Scene, sentences: readonly string[]) => string[][];
  /** What the ends add to its weight. */
  readonly look?: (stroke: Stroke, ends: Ends) => number;
}

const has = (set: ReadonlyMap<number, number>, cell: number | undefined) =>
  cell !== undefined && set.has(cell);

export const items = (scene: Scene) => new Items(scene.places);

/** A line as one item of a kind. */
const plain =
  (kind: string, ...first: readonly (string | number)[]): Kind['says'] =>
  ({ cells }, scene) => [[items(scene).of(kind, cells, ...first)]];

/** The same for rules of sets: a closed line comes back to a cell that it has already. */
const plainSet =
  (kind: string): Kind['says'] =>
  ({ cells }, scene) => [[items(scene).of(kind, [...new Set(cells)])]];

const forPairs =
  (
    kind: 'Pair' | 'PairX',
    allowed: (a: number, b: number, digits: number) => boolean,
  ): Kind['says'] =>
  ({ cells }, scene) => {
    const table = pairTable(scene.digits, (a, b) => allowed(a, b, scene.digits), scene.lowest);
    const own = kind === 'PairX' ? [...new Set(cells)] : cells;
    return [[items(scene).of(kind, own, table)]];
  };

/** From the bulb on; either way where there is no bulb. */
const fromBulb =
  (kind: string): Kind['says'] =>
  ({ cells }, scene) => {
    const { circles } = endsOf(scene);
    const there = [items(scene).of(kind, cells)];
    const back = [items(scene).of(kind, [...cells].reverse())];
    if (has(circles, cells[0]) && !has(circles, cells.at(-1))) return [there];
    if (has(circles, cells.at(-1)) && !has(circles, cells[0])) return [back];
    // A bulb on the way begins two of them.
    const at = cells.findIndex(
      (cell, index) => index > 0 && index < cells.length - 1 && has(circles, cell),
    );
    const isBetween = at > 0 && !has(circles, cells[0]) && !has(circles, cells.at(-1));
    if (isBetween)
      return [
        [
          items(scene).of(kind, cells.slice(0, at + 1).reverse()),
          items(scene).of(kind, cells.slice(at)),
        ],
      ];
    return [there, back];
  };

/** The number in "at least 5", "of 4 or more". */
function leastIn(sentences: readonly string[], otherwise: number): number {
  for (const sentence of sentences) {
    const found =
      /(?:at least|minimum(?: difference)?(?: of)?|no less than|≥|>=)\s*(\d)\b/.exec(sentence) ??
      /\b(\d) or (?:more|greater|larger|higher)/.exec(sentence);
    if (found) return Number(found[1]);
  }
  return otherwise;
}

const whisperItem =
  (otherwise: (digits: number) => number): Kind['says'] =>
  ({ cells }, scene, sentences) => {
    const least = leastIn(sentences, otherwise(scene.digits));
    return [[items(scene).of('Whisper', cells, least)]];
  };

/** Pieces of a line by box, at least two. */
function piecesByBox({ cells }: Stroke, { boxOf }: Scene): readonly (readonly number[])[] {
  const pieces: number[][] = [];
  cells.forEach((cell, at) => {
    const before = cells[at - 1];
    if (before !== undefined && boxOf[before] === boxOf[cell]) pieces.at(-1)?.push(cell);
    else pieces.push([cell]);
  });
  // A closed line goes on where it began.
  const [first] = cells;
  if (cells.length < 4 || first !== cells.at(-1)) return pieces;
  const last = pieces.pop() ?? [];
  return [[...last.slice(0, -1), ...(pieces[0] ?? [])], ...pieces.slice(1)].filter(
    (piece) => piece.length > 0,
  );
}

/** A line that comes back to a cell is no line of the text, but its pieces are sums. */
function equalPieces(stroke: Stroke, scene: Scene): string {
  const { cells } = stroke;
  if (new Set(cells).size === cells.length) return items(scene).of('RegionSumLine', cells);
  const names = piecesByBox(stroke, scene).map((piece) =>
    piece.map((cell) => items(scene).name(cell)).join('~'),
  );
  return `.EqualSum~${names.join('~-~')}`;
}

/** The numbers to which a sentence says that neighbours sum, or their kind. */
function pairSums(stroke: Stroke, scene: Scene, sentences: readonly string[]): string[][] {
  const most = 2 * (scene.lowest + scene.digits - 1);
  const [told = ''] = sentences.flatMap(
    (sentence) => /\b(?:sums?|adds?|totals?)\b.{0,12}?\b(?:to|a)\b(.*)/.exec(sentence)?.[1] ?? [],
  );
  const isSum = told.includes('prime')
    ? (sum: number) => [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31].includes(sum)
    : told.includes('square')
      ? (sum: number) => Number.isInteger(Math.sqrt(sum))
      : undefined;
  const listed = [...told.matchAll(/\b(\d{1,2}|ten)\b/g)].map(([, number]) =>
    number === 'ten' ? 10 : Number(number),
  );
  const numbers = listed.filter((number) => number >= 3 && number <= most);
  if (!isSum && numbers.length === 0) return [];
  const fits = isSum ?? ((sum: number) => numbers.includes(sum));
  return forPairs('Pair', (a, b) => fits(a + b))(stroke, scene, sentences);
}

/** The digit in each place of a line says in which place the number of its own place is. */
function indexing({ cells }: Stroke, scene: Scene): string[][] {
  const length = cells.length;
  if (length < 3 || length > scene.digits || new Set(cells).size < length) return [];
  const along = (line: readonly number[]): string[] => {
    const places = line.map((cell) =>
      items(scene).limited(
        cell,
        line.map((_, at) => at + 1),
      ),
    );
    const pairs = line.flatMap((first, at) =>
      line.slice(at + 1).map((second, further) => {
        const [i, j] = [at + 1, at + further + 2];
        const agree = (a: number, b: number) => (a === j) === (b === i);
        return items(scene).of(
          'Pair',
          [first, second],
          pairTable(scene.digits, agree, scene.lowest),
        );
      }),
    );
    return [...places, ...pairs];
  };
  return [along(cells), along([...cells].reverse())];
}

const bothCircles = ({ cells }: Stroke, { circles, others }: Ends) =>
  (has(circles, cells[0]) || has(others, cells[0])) &&
  (has(circles, cells.at(-1)) || has(others, cells.at(-1)))
    ? 2
    : -3;

const bulb = ({ cells }: Stroke, { circles }: Ends) => {
  const ends = [cells[0], cells.at(-1)].filter((cell) => has(circles, cell)).length;
  const isBetween = ends === 0 && cells.some((cell) => has(circles, cell));
  return ends === 1 || isBetween ? 2 : -2;
};

const noCircles = ({ cells }: Stroke, { circles }: Ends) =>
  has(circles, cells[0]) || has(circles, cells.at(-1)) ? -1 : 0;

export const kinds: readonly Kind[] = [
  {
    rule: 'slow-thermometer',
    told: /slow.{0,12}thermo|thermo.{0,80}(stay the same|or equal|not decrease|never decrease|may repeat)|non-?decreasing|increase or (stay|remain)|(increase|rise).{0,25}or stay the same/,
    colours: ['grey'],
    says: fromBulb('SlowThermometer'),
    look: bulb,
  },
  {
    rule: 'thermometer',
    told: /thermo|increas\w+.{0,40}bulb|bulb.{0,60}increas|lines?.{0,40}(strictly )?increas|increas.{0,30}along.{0,20}line/,
    notTold: /slow.{0,12}thermo/,
    colours: ['grey'],
    says: fromBulb('Thermo'),
    look: bulb,
  },
  {
    rule: 'whispers',
    told: /whisper|(differ|difference|apart|gap).{0,30}(at least|minimum|no less than|\d or (more|greater|larger))|minimum difference|at least \d (apart|from each|away|more or less)/,
    notTold: /lockout|dutch/,
    colours: ['green'],
    says: whisperItem((digits) => Math.ceil(digits / 2)),
    look: noCircles,
  },
  {
    rule: 'dutch-whispers',
    told: /dutch|(differ|difference).{0,30}at least 4/,
    colours: ['orange'],
    says: whisperItem(() => 4),
    look: noCircles,
  },
  {
    rule: 'renban',
    told: /renban|consecutive.{0,60}(any order|in some order|no particular order|need not be in order|not necessarily in order|without repeat|non-?repeating|in order)|set of.{0,30}consecutive|(run|sequence|series|group) of.{0,30}consecutive/,
    colours: ['purple', 'pink'],
    says: plainSet('Renban'),
    look: noCircles,
  },
  {
    rule: 'palindrome',
    told: /palindrom|same (forwards|backwards|in (both|either) direction)|forwards? and backwards?/,
    colours: ['grey'],
    says: plain('Palindrome'),
    look: noCircles,
  },
  {
    rule: 'between',
    told: /between.{0,60}(circle|end|bulb|diamond)|(circle|end|bulb).{0,60}between|between line|lie between|strictly between/,
    colours: ['grey'],
    says: ({ cells }, scene) => (cells.length > 2 ? [[items(scene).of('Between', cells)]] : []),
    look: bothCircles,
  },
  {
    rule: 'lockout',
    told: /lockout|(not|outside|cannot).{0,40}between/,
    colours: ['blue', 'grey'],
    says: ({ cells }, scene, sentences) =>
      cells.length > 2 ? [[items(scene).of('Lockout', cells, leastIn(sentences, 4))]] : [],
    look: bothCircles,
  },
  {
    rule: 'double-arrow',
    told: /double.?arrow|same sum as.{0,40}(circle|end)|sum.{0,40}(circles|ends).{0,40}(equals?|same).{0,40}sum|sum.{0,60}(equals?|same).{0,40}sum.{0,30}(circle|end)|sum.{0,50}(circles|ends|bulbs|both)/,
    colours: ['grey', 'pink'],
    says: ({ cells }, scene) => (cells.length > 2 ? [[items(scene).of('DoubleArrow', cells)]] : []),
    look: bothCircles,
  },
  {
    rule: 'region-sum',
    told: /region.?sum|(same|equal|identical).{0,60}(sum|total).{0,80}(box|region|3x3|border)|(box|region|border).{0,100}(same|equal|identical).{0,40}(sum|total|value|amount)|sum.{0,20}(to )?(the )?(same|equal).{0,80}(box|region)|(box|region).{0,60}sum.{0,20}(the )?same/,
    colours: ['blue', 'teal'],
    says: (stroke, scene) =>
      piecesByBox(stroke, scene).length > 1 ? [[equalPieces(stroke, scene)]] : [],
    look: noCircles,
  },
  {
    rule: 'entropic',
    told: /entrop|low.{0,40}(mid|medium).{0,40}high|1-?,? ?2-?,? ?3.{0,40}4-?,? ?5-?,? ?6/,
    colours: ['peach', 'orange'],
    says: (stroke, scene, sentences) =>
      scene.digits === 9 ? plain('Entropic')(stroke, scene, sentences) : [],
    look: noCircles,
  },
  {
    rule: 'modular',
    told: /modular|modulo ?3|mod ?3|remainder|1-?,? ?4-?,? ?7/,
    notTold: /unimodular/,
    colours: ['teal'],
    says: plain('Modular', 3),
    look: noCircles,
  },
  {
    rule: 'same-remainder',
    told: /unimodular|same (remainder|modul)/,
    colours: ['teal'],
    says: forPairs('PairX', (a, b) => a % 3 === b % 3),
    look: noCircles,
  },
  {
    rule: 'nabner',
    told: /nabner|anti-?renban|(no|not|cannot).{0,60}consecutive/,
    notTold: /adjacent|orthogonal|neighbo/,
    colours: ['yellow'],
    says: forPairs('PairX', (a, b) => Math.abs(a - b) > 1),
    look: noCircles,
  },
  {
    rule: 'zipper',
    told: /zipper|equal(ly)? (distance|distant)|equidistant|same distance.{0,40}(cent|middle)/,
    colours: ['purple'],
    says: plain('Zipper'),
    look: noCircles,
  },
  {
    rule: 'parity',
    told: /parity|(alternat\w+).{0,40}(odd|even)|(odd|even).{0,40}alternat/,
    colours: ['red', 'teal'],
    says: forPairs('Pair', (a, b) => a % 2 !== b % 2),
    look: noCircles,
  },
  {
    rule: 'sum-line',
    told: /(\b\d+|ten).?(sum )?lines?|(segment|group|set|part|section|chunk|piece|divide|partition|contiguous).{0,80}(sum|add|total).{0,20}\b\d+|(sum|add|total).{0,20}\b\d+.{0,80}(segment|group|set|part|section|chunk|piece)/,
    notTold: /cage|\bbox|region/,
    colours: ['grey', 'orange', 'teal'],
    says: ({ cells }, scene, sentences) => {
      const sums = sentences.flatMap((sentence) =>
        [...sentence.matchAll(/\b(\d{1,2}|ten)\b/g)].map(([, sum]) =>
          sum === 'ten' ? 10 : Number(sum),
        ),
      );
      const own = [...new Set(sums)].filter((sum) => sum >= 5 && sum <= 30);
      const isClosed = cells.length > 3 && cells[0] === cells.at(-1);
      return own.flatMap((sum) => {
        const whole = [items(scene).of('Sum', cells, sum)];
        const pieces = isClosed
          ? [`${items(scene).of('SumLine', cells.slice(1), sum)}~LOOP`]
          : [items(scene).of('SumLine', cells, sum)];
        return isClosed ? [pieces] : [whole, pieces];
      });
    },
    look: noCircles,
  },
  {
    rule: 'pair-sums',
    told: /(adjacent|neighbou?ring|consecutive|every pair|each pair).{0,50}\b(sums?|adds?|totals?)\b.{0,12}\b(to|a)\b/,
    notTold: /cage|dot|separated|\bx\b|\bv\b|3 (adjacent|consecutive)|box|region|arrow/,
    colours: [],
    says: pairSums,
    look: noCircles,
  },
  {
    rule: 'most-difference',
    told: /(differ|difference).{0,30}(at most|no more than|maximum of) \d/,
    notTold: /cage|dot/,
    colours: [],
    says: (stroke, scene, sentences) => {
      const [, most] =
        sentences
          .map((sentence) => /(?:at most|no more than|maximum of) (\d)/.exec(sentence))
          .find((found) => found) ?? [];
      if (most === undefined) return [];
      return forPairs('Pair', (a, b) => Math.abs(a - b) <= Number(most))(stroke, scene, sentences);
    },
    look: noCircles,
  },
  {
    rule: 'index-line',
    told: /index line|(nth|n-th) (cell|position|digit).{0,80}(position|place)/,
    colours: ['teal', 'blue'],
    says: indexing,
  },
  {
    rule: 'low-high',
    told: /(alternat|adjacent|neighbou?r).{0,60}low.{0,30}high|low.{0,60}high.{0,40}alternat/,
    notTold: /mid|medium|entrop|2x2/,
    colours: ['peach', 'orange'],
    says: (stroke, scene, sentences) => {
      const middle = (2 * scene.lowest + scene.digits - 1) / 2;
      const differ = (a: number, b: number) => (a - middle) * (b - middle) < 0;
      return forPairs('Pair', differ)(stroke, scene, sentences);
    },
    look: noCircles,
  },
  {
    rule: 'different-line',
    told: /(no|not|cannot|don't|never).{0,30}repeat|no repeated|(different|distinct|unique).{0,30}digits?|all different/,
    notTold: /\b(cages?|rows?|columns?|diagonals?|whisper|arrow)\b/,
    colours: [],
    says: plainSet('AllDifferent'),
    look: noCircles,
  },
  {
    rule: 'consecutive-line',
    told: /(adjacent|neighbou?ring|next to).{0,60}consecutive|consecutive.{0,40}(adjacent|neighbou?r)/,
    notTold: /\bnot\b|cannot|no two|\bdots?\b/,
    colours: ['red'],
    says: forPairs('Pair', (a, b) => Math.abs(a - b) === 1),
    look: noCircles,
  },
];
