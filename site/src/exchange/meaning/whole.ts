/** Rules of the whole board: told in words, or drawn as diagonals. */
import type { ForeignRule } from '../names.ts';
import type { Guess } from './guess.ts';
import { Items } from './items.ts';
import { drawn, type Scene } from './scene.ts';

interface Kind {
  readonly rule: ForeignRule;
  readonly told: readonly RegExp[];
  readonly notTold?: RegExp;
  readonly item: string;
}

const negation = /\b(no|not|never|cannot|can't|may not|must not|different|don't|isn't)\b/;

const kinds: readonly Kind[] = [
  {
    rule: 'knight',
    told: [
      /\bknight'?s?\b/,
      /\b(no|not|never|cannot|can't|don't|differ\w*|anti)\b|anti-?knight|constraint/,
    ],
    item: '.AntiKnight',
  },
  {
    rule: 'king',
    told: [
      /\bking'?s?\b|anti-?king|diagonally adjacent|touch diagonally|meet diagonally|share a corner|sharing a corner/,
      negation,
    ],
    notTold: /killer|line|cage|path|loop|snake|thermo|consecutive|knight/,
    item: '.AntiKing',
  },
  {
    rule: 'non-consecutive',
    told: [/consecutive/, /adjacent|neighbo|touch|next to|orthogonal/, negation],
    notTold: /\b(dot|line|circle|cage|arrow|all|marked|purple|green|blue|red|pink|order)s?\b/,
    item: '.AntiConsecutive',
  },
  {
    rule: 'disjoint-groups',
    told: [/disjoint|same (relative )?position/],
    item: '.DisjointSets',
  },
  {
    rule: 'windoku',
    told: [/windoku|hypersudoku|hyper sudoku/],
    item: '.Windoku',
  },
  {
    rule: 'global-entropy',
    told: [/2x2|2 x 2|2 by 2/, /low|entrop/],
    item: '.GlobalEntropy',
  },
  {
    rule: 'global-remainders',
    told: [/2x2|2 x 2|2 by 2/, /1,? ?4,? ?(and )?7|modul/],
    item: '.GlobalMod',
  },
  {
    rule: 'dutch-flatmates',
    told: [/\b5'?s?\b/, /\b1 .{0,20}above/, /\b9 .{0,20}below/],
    item: '.DutchFlatmates',
  },
  {
    rule: 'negative-xv',
    told: [/adjacent|neighbo/, /\b5 or 10\b|\b10 or 5\b/, negation],
    item: '.StrictXV',
  },
];

export function wholeGuesses(scene: Scene): readonly Guess[] {
  return [...told(scene), ...diagonals(scene), ...indexedColumns(scene)];
}

/** Columns 1, 5 and 9 whose digits say where 1, 5 and 9 stand. */
function indexedColumns({ words, places, digits, lowest }: Scene): readonly Guess[] {
  if (digits !== 9 || lowest !== 1) return [];
  const isSaid = words.says(
    /\b(159|1-5-9|1\/5\/9)\b|columns 1, ?5,? (and|or|&) 9/,
    /column/,
    /index|indicat|position|appears/,
  );
  if (!isSaid) return [];
  const items = new Items(places);
  const cells = [0, 4, 8].flatMap((column) =>
    Array.from({ length: places.rows }, (_, row) => row * places.columns + column),
  );
  const item = items.of('Indexing', cells).replace('~', '~C~');
  const parts = [{ cells, choices: [[item]], covers: [] }];
  return [{ rule: 'column-indexer', subject: 'columns', parts, weight: 4, isSaid: true }];
}

/** Rules about the digits 1 to 9 alone, or about boxes as boards of these sizes have them. */
const ofNine: readonly ForeignRule[] = ['global-entropy', 'global-remainders', 'dutch-flatmates'];

function told({ digits, lowest, words }: Scene): readonly Guess[] {
  const fits = ({ rule }: Kind) =>
    ((digits === 9 && lowest === 1) || !ofNine.includes(rule)) &&
    ([4, 6, 9].includes(digits) || (rule !== 'disjoint-groups' && rule !== 'windoku'));
  return kinds.filter(fits).flatMap((kind): Guess[] => {
    const { rule, told: patterns, notTold, item } = kind;
    const isSaid = words.sentences.some(
      (sentence) => patterns.every((pattern) => pattern.test(sentence)) && !notTold?.test(sentence),
    );
    if (!isSaid) return [];
    const parts = [{ cells: [], choices: [[item]], covers: [] }];
    return [{ rule, subject: rule, parts, weight: 4, isSaid }];
  });
}

function diagonals(scene: Scene): readonly Guess[] {
  const { rows, columns } = scene.places;
  if (rows !== columns) return [];
  const { words } = scene;
  const sentences = words
    .about(/diagonal/)
    .filter((sentence) => !/little killer|\bsums?\b|arrow|diagonally/.test(sentence));
  const isTold = sentences.some((sentence) =>
    /repeat|once|1-9|1 to 9|unique|distinct|different|sudoku/.test(sentence),
  );
  const lines = drawn(scene, 'line').flatMap(({ index, drawing: { points, head } }) => {
    const from = points[0];
    const to = points.at(-1);
    if (head || !from || !to || points.length > 3) return [];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < (rows - 1.1) * Math.SQRT2) return [];
    const isFalling = [from, to].every(([x, y]) => Math.abs(x - y) < 0.3);
    const isRising = [from, to].every(([x, y]) => Math.abs(x + y - rows) < 0.3);
    return isFalling || isRising ? [{ index, isFalling }] : [];
  });
  return ([true, false] as const).flatMap((isFalling): Guess[] => {
    const own = lines.filter((line) => line.isFalling === isFalling);
    const isBoth = sentences.some((sentence) => /both|diagonals|two|main|each/.test(sentence));
    const isDrawn = own.length > 0;
    if (!isDrawn && !(isTold && isBoth && lines.length === 0)) return [];
    if (isDrawn && !isTold && !words.isEmpty && sentences.length === 0) return [];
    const rule = isFalling ? 'falling-diagonal' : 'rising-diagonal';
    const part = {
      cells: Array.from(
        { length: rows },
        (_, row) => row * columns + (isFalling ? row : columns - 1 - row),
      ),
      choices: [[`.Diagonal~${isFalling ? -1 : 1}`]],
      covers: own.map(({ index }) => index),
    };
    return [{ rule, subject: rule, parts: [part], weight: 4, isSaid: isTold }];
  });
}
