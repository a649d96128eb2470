/** Lines from cell to cell: which rule the lines of a colour follow. */
import type { DrawnLine } from '../../puzzle/drawing.ts';
import type { ForeignRule } from '../names.ts';
import type { Guess, Part } from './guess.ts';
import { Items, pairTable } from './items.ts';
import { drawn, grouped, lookOfLine, marksOf, type Scene } from './scene.ts';

/** A line of a colour, and the drawings it is made of. */
interface Stroke {
  readonly cells: readonly number[];
  readonly line: DrawnLine;
  readonly covers: readonly number[];
}

/** Round shapes and others at the ends of lines. */
interface Ends {
  readonly circles: ReadonlyMap<number, number>;
  readonly others: ReadonlyMap<number, number>;
}

/** How a kind of line is told, how it usually looks, and what it says. */
interface Kind {
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

const items = (scene: Scene) => new Items(scene.places);

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

const bothCircles = ({ cells }: Stroke, { circles, others }: Ends) =>
  (has(circles, cells[0]) || has(others, cells[0])) &&
  (has(circles, cells.at(-1)) || has(others, cells.at(-1)))
    ? 2
    : -3;

const bulb = ({ cells }: Stroke, { circles }: Ends) =>
  has(circles, cells[0]) !== has(circles, cells.at(-1)) ? 2 : -2;

const noCircles = ({ cells }: Stroke, { circles }: Ends) =>
  has(circles, cells[0]) || has(circles, cells.at(-1)) ? -1 : 0;

const kinds: readonly Kind[] = [
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

/** The lines that are neither arrows nor diagonals of the board, by look. */
export function lineGuesses(scene: Scene): readonly Guess[] {
  const groups = grouped(strokesOf(scene), ({ line }) => lookOfLine(line));
  const ends = endsOf(scene);
  return groups.flatMap((strokes) => {
    const subject = strokes[0] ? lookOfLine(strokes[0].line) : '';
    const whole = joined(strokes);
    return kinds.flatMap((kind) => {
      const apart = guessOf(kind, subject, strokes, ends, scene);
      const together =
        whole.length < strokes.length ? guessOf(kind, subject, whole, ends, scene) : undefined;
      // As they are drawn, unless that does not fit.
      return [
        ...(apart ? [apart] : []),
        ...(together ? [{ ...together, weight: together.weight - 0.5 }] : []),
      ];
    });
  });
}

/** Strokes that end where others begin are one line. */
function joined(strokes: readonly Stroke[]): readonly Stroke[] {
  const open = strokes.slice(0, mostJoined);
  for (let at = 0; at < open.length; at++) {
    for (;;) {
      const stroke = open[at];
      const other = stroke && open.findIndex((each, index) => index > at && meet(stroke, each));
      const next = other === undefined || other < 0 ? undefined : open.splice(other, 1)[0];
      if (!stroke || !next) break;
      const covers = [...stroke.covers, ...next.covers];
      open[at] = { ...stroke, cells: joinedCells(stroke.cells, next.cells), covers };
    }
  }
  return [...open, ...strokes.slice(mostJoined)];
}

/** More lines of a look than that are not one. */
const mostJoined = 100;

function meet({ cells }: Stroke, other: Stroke): boolean {
  const ends = [cells[0], cells.at(-1)];
  if (ends[0] === ends[1]) return false;
  return ends.includes(other.cells[0]) || ends.includes(other.cells.at(-1));
}

function joinedCells(cells: readonly number[], more: readonly number[]): readonly number[] {
  const back = [...more].reverse();
  if (cells.at(-1) === more[0]) return [...cells, ...more.slice(1)];
  if (cells.at(-1) === back[0]) return [...cells, ...back.slice(1)];
  if (cells[0] === more.at(-1)) return [...more, ...cells.slice(1)];
  return [...back, ...cells.slice(1)];
}

function guessOf(
  kind: Kind,
  subject: string,
  strokes: readonly Stroke[],
  ends: Ends,
  scene: Scene,
): Guess | undefined {
  const { words } = scene;
  const { rule, told, notTold } = kind;
  const sentences = words.about(told).filter((sentence) => !notTold?.test(sentence));
  const colour = strokes[0]?.line.stroke;
  const fit = words.fit(sentences, colour);
  if (fit === undefined && !words.isEmpty) return undefined;
  const isUsual = words.usual(colour, kind.colours);
  if (fit === undefined && !isUsual) return undefined;
  const parts = strokes.flatMap((stroke): Part[] => {
    const choices = kind.says(stroke, scene, sentences);
    return choices.length > 0 ? [{ cells: stroke.cells, choices, covers: stroke.covers }] : [];
  });
  if (parts.length === 0 || parts.length * 2 < strokes.length) return undefined;
  const look =
    strokes.reduce((sum, stroke) => sum + (kind.look?.(stroke, ends) ?? 0), 0) / strokes.length;
  const weight = (fit ?? 0) + (isUsual ? 1 : 0) + look;
  return { rule, subject, parts, weight, isSaid: (fit ?? 0) > 0 };
}

/** Lines through cells; two on one another are one. */
function strokesOf(scene: Scene): readonly Stroke[] {
  const { places } = scene;
  const strokes = drawn(scene, 'line').flatMap(({ index, drawing }) => {
    if (drawing.head || !drawing.stroke) return [];
    const isInside = drawing.points.every((point) => places.cellAround(point) !== undefined);
    const cells = isInside ? places.cellsAlong(drawing.points) : undefined;
    return cells ? [{ cells, line: drawing, covers: [index] }] : [];
  });
  return grouped(strokes, ({ cells }) => cells.join()).flatMap((same) => {
    // The one on top is seen, but a thin one in the middle of a thick one is decoration.
    const widest = [...same].sort((a, b) => (b.line.thickness ?? 0) - (a.line.thickness ?? 0))[0];
    return widest ? [{ ...widest, covers: same.flatMap(({ covers }) => covers) }] : [];
  });
}

const endsOfScene = new WeakMap<Scene, Ends>();

function endsOf(scene: Scene): Ends {
  const known = endsOfScene.get(scene);
  if (known) return known;
  const circles = new Map<number, number>();
  const others = new Map<number, number>();
  for (const { index, shape, centre, size } of marksOf(scene)) {
    const cell = scene.places.cellAt(centre);
    if (cell === undefined || size < 0.35 || size > 1.05 || (!shape.fill && !shape.stroke))
      continue;
    (shape.round ? circles : others).set(cell, index);
  }
  const ends = { circles, others };
  endsOfScene.set(scene, ends);
  return ends;
}

export { endsOf };
