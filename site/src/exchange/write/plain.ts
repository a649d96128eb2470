/** Forms of a plain grid, which hold digits and candidates and no rules but the usual ones. */
import { allDigits, digitsOf, hasDigit } from '../../puzzle/digits.ts';
import { besideLosses, titleOf, type Form, type Loss, type Outgoing } from './outgoing.ts';
import { saidIn } from './said.ts';

type Kept = readonly Loss['what'][];

/** Undefined where a grid of one character a cell has no such board. */
function losses(outgoing: Outgoing, kept: Kept = []): readonly Loss[] {
  const { shape } = outgoing.puzzle;
  if (shape.size === undefined || shape.digits > 9) return [{ what: 'board' }];
  const { items, pairs, others, hasPlainBoxes } = saidIn(outgoing.puzzle);
  const hasRules = items.length > 0 || pairs.length > 0 || others.length > 0;
  return [
    ...(hasRules ? ([{ what: 'rules' }] as const) : []),
    ...(hasPlainBoxes ? [] : ([{ what: 'regions' }] as const)),
    ...besideLosses(outgoing, ...kept),
  ];
}

function plain(write: (outgoing: Outgoing) => string, kept: Kept = []): Form {
  return {
    losses: (outgoing) => losses(outgoing, kept),
    write: (outgoing) => (losses(outgoing)[0]?.what === 'board' ? '' : write(outgoing)),
  };
}

/** The same on 9x9 boards alone. */
function ofNine(write: (outgoing: Outgoing) => string, kept: Kept = []): Form {
  const form = plain(write, kept);
  return {
    losses: (outgoing) =>
      outgoing.puzzle.shape.size === 9 ? form.losses(outgoing) : [{ what: 'board' }],
    write: (outgoing) => (outgoing.puzzle.shape.size === 9 ? form.write(outgoing) : ''),
  };
}

function givensOf(outgoing: Outgoing): readonly number[] {
  return saidIn(outgoing.puzzle).givens;
}

/** Givens, and what was entered where it goes along. */
function digitsOn(outgoing: Outgoing): readonly number[] {
  return givensOf(outgoing).map((given, cell) => given || (outgoing.work?.entered[cell] ?? 0));
}

/** What is open in each cell: one digit where one stands, all where nobody has said. */
function openIn(outgoing: Outgoing): readonly number[] {
  const { digits } = outgoing.puzzle.shape;
  return digitsOn(outgoing).map((digit, cell) => {
    if (digit) return 1 << (digit - 1);
    return outgoing.candidates?.[cell] || outgoing.work?.centre[cell] || allDigits(digits);
  });
}

function rowsOf<T>(cells: readonly T[], columns: number): readonly (readonly T[])[] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** 81 characters, 0 for an empty cell. */
export const line = plain((outgoing) => digitsOn(outgoing).join(''), ['entered']);

/** The same as a file of puzzles, one a line. */
export const sdm = ofNine((outgoing) => `${givensOf(outgoing).join('')}\n`);

/** 729 characters: each cell has one for every digit, which stands there or is a dot. */
export const candidateLine = plain(
  (outgoing) => {
    const digits = digitsOf(allDigits(outgoing.puzzle.shape.digits));
    return openIn(outgoing)
      .map((open) => digits.map((digit) => (hasDigit(open, digit) ? digit : '.')).join(''))
      .join('');
  },
  ['entered', 'marks'],
);

/** Candidates in rows and boxes, as wide as the widest cell. */
export const candidateGrid = plain(
  (outgoing) => {
    const { columns, boxRows, boxColumns } = outgoing.puzzle.shape;
    const texts = openIn(outgoing).map((open) => digitsOf(open).join(''));
    const width = Math.max(...texts.map((text) => text.length));
    const boxes = columns / boxColumns;
    const dashes = '-'.repeat(boxColumns * (width + 1) + 1);
    const rule = (end: string, between: string) =>
      end + Array.from({ length: boxes }, () => dashes).join(between) + end;
    const rows = rowsOf(texts, columns).map((cells) => {
      const parts = rowsOf(cells, boxColumns).map((part) =>
        part.map((text) => ` ${text.padEnd(width)}`).join(''),
      );
      return `|${parts.join(' |')} |`;
    });
    const lines = rows.flatMap((row, at) =>
      at > 0 && at % boxRows === 0 ? [rule(':', '+'), row] : [row],
    );
    return [rule('.', '.'), ...lines, rule("'", "'")].join('\n');
  },
  ['entered', 'marks'],
);

/** The state of a solving as HoDoKu has it in one line: what was entered has a +, ruled out candidates follow. */
export const stateLine = ofNine(
  (outgoing) => {
    const cells = givensOf(outgoing).map((given, cell) => {
      const entered = outgoing.work?.entered[cell] ?? 0;
      return given ? String(given) : entered ? `+${entered}` : '.';
    });
    const grid = digitsOn(outgoing);
    const open = openIn(outgoing);
    const deleted = grid.flatMap((digit, cell) => {
      if (digit) return [];
      const gone = digitsOf(allDigits(9) & ~(open[cell] ?? 0));
      return gone
        .filter((each) => !seenBy(cell).some((other) => grid[other] === each))
        .map((each) => `${each}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`);
    });
    return `:0000:x:${cells.join('')}:${deleted.join(' ')}::`;
  },
  ['entered', 'marks'],
);

/** The cells of the same row, column and box on a 9x9 board. */
function seenBy(cell: number): readonly number[] {
  const [row, column] = [Math.floor(cell / 9), cell % 9];
  const box = (at: number) => Math.floor(at / 3);
  return Array.from({ length: 81 }, (_, other) => other).filter((other) => {
    const [y, x] = [Math.floor(other / 9), other % 9];
    const isInBox = box(y) === box(row) && box(x) === box(column);
    return other !== cell && (y === row || x === column || isInBox);
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A file with a heading, the puzzle, and what was entered. */
export const sdk = ofNine(
  (outgoing) => {
    const { author = '', told = '' } = outgoing.supplement ?? {};
    const heading = [
      ['A', author],
      ['D', titleOf(outgoing)],
      ['C', told],
    ].flatMap(([letter, text = '']) => (text ? [`#${letter}${oneLine(text)}`] : []));
    const rows = (cells: readonly number[]) =>
      rowsOf(cells, 9).map((row) => row.map((digit) => digit || '.').join(''));
    const state = outgoing.work ? ['[State]', ...rows(digitsOn(outgoing))] : [];
    return [...heading, '[Puzzle]', ...rows(givensOf(outgoing)), ...state, ''].join('\n');
  },
  ['title', 'author', 'told', 'entered'],
);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A folder of one puzzle for the program on phones. */
export const openSudoku = ofNine(
  (outgoing) => {
    const name = titleOf(outgoing).replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<opensudoku version="2">',
      `  <folder name="${name || 'Ninefold'}" created="0">`,
      `    <game created="0" state="1" time="0" last_played="0" data="${givensOf(outgoing).join('')}" note=""/>`,
      '  </folder>',
      '</opensudoku>',
      '',
    ].join('\n');
  },
  ['title'],
);
