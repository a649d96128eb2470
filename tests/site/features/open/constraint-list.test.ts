import { describe, expect, test } from 'vitest';

import { listIn, readList } from '../../../../site/src/features/open/constraint-list.ts';
import { mayBeList } from '../../../../site/src/features/open/constraint-text.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import type { VariantRead } from '../../../../site/src/solver/solver.ts';

const classic = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** Each cell of a row in the cage to its left. */
const killer = `9${'<'.repeat(8)}`.repeat(9);

/** What a text is taken for, where the page asks at all. */
function readingOf(text: string): string {
  return mayBeList(text) ? (listIn(text)?.reading ?? 'no list') : 'not asked';
}

const many = {
  'lines with a board each': '.Shape~4x4.Cage~5~R1C1~R1C2\n.Shape~6x6.AntiKnight',
  'two digits for one cell': '.~R1C1_5~R1C2_3.AntiKnight\n.~R1C1_4.AntiKing',
  'two sums of the same cells': '.Cage~5~R1C1~R1C2.X~R5C5~R5C6\n.Cage~6~r1c1~r1c2.V~R5C5~R5C6',
  'a rule that is in every line': '.AntiKing.X~R5C5~R5C6\n.AntiKing.V~R3C3~R3C4',
  'lines with a tab and more after it': '.X~R5C5~R5C6\tone\r\n.V~R3C3~R3C4\ttwo\r\n',
  'a table of names and texts': 'Cross\t.X~R5C5~R5C6\tone\nFive\t.V~R3C3~R3C4\ttwo',
  'a solution in the next column': `.X~R5C5~R5C6\t${classic}\n.V~R3C3~R3C4\t${classic}`,
  'a single line with a solution': `.X~R5C5~R5C6\t${classic}`,
  'killer cages in 81 characters': `${killer}\n${killer.replaceAll('9', '8')}`,
  'a grid and items without a blank line between': `.X~R5C5~R5C6\n${classic}\n.V~R3C3~R3C4`,
  'some lines that cannot be read': '.Shape~4x4.AntiKnight\nAntiKing\n.Shape~4x4.AntiKing',
};

test.each(Object.entries(many))('%s are a puzzle a line', (_what, text) => {
  expect(readingOf(text)).toBe('many');
});

const one = {
  'a single line': '.Shape~4x4.Cage~5~R1C1~R1C2',
  'one board for all lines': '# mine\n.Shape~4x4.~R1C1_1\n.Cage~5~R2C1~R2C2.Sandwich~2~R1',
  'a rule a line': '.Cage~5~R1C1~R1C2\n.Cage~9~R3C3~R3C4\n.Thermo~R5C5~R6C6',
  'the same digits twice': '.~R1C1_5~R1C2_3\n.~R1C1_5\n.AntiKnight',
  'a grid, and items after a blank line': `${classic}\n\n.Cage~5~R1C3~R1C4.AntiKnight`,
};

test.each(Object.entries(one))('%s is one puzzle', (_what, text) => {
  expect(['one', 'not asked']).toContain(readingOf(text));
});

const none = {
  'a line that goes on in the next one': '.Cage~5~R1C1.X~R5C5~R5C6\n~R1C2',
  'a list of grids': `${classic}\n${classic}`,
  'a grid of sixteen rows with letters':
    '.A.BCDEFGHIJKLMN\n'.repeat(8) + 'A..BCDEFGHIJKLMN\n'.repeat(8),
  'cells of a spreadsheet': '5\t.\t.\t3\n.\t1\t.\t.\n',
};

test.each(Object.entries(none))('%s is no list', (_what, text) => {
  expect(['no list', 'not asked']).toContain(readingOf(text));
});

test('a group of rules may say anything twice, and may take several lines', () => {
  const choice = ['.Or.~R1C1_1.End.X~R5C5~R5C6', '.Or.~R1C1_2.End.V~R3C3~R3C4'].join('\n');
  expect(readingOf(choice)).toBe('either');
  expect(readingOf('.Or.~R1C1_1.AntiKnight\n.~R1C1_2.AntiKnight\n.End')).toBe('one');
});

test('lines that could be a puzzle each, or parts of one, are either', () => {
  expect(readingOf('.Cage~5~R1C1~R1C2.X~R5C5~R5C6\n.Thermo~R9C1~R8C1.V~R3C3~R3C4')).toBe('either');
  expect(readingOf('.~R1C1_5~R1C2_3\n.~R2C4_5~R2C5_3')).toBe('either');
});

test('lines keep their numbers and names; \\n in them is a line break', () => {
  expect(listIn('# two\n\nCross\t.X~R5C5~R5C6\\n.Windoku\nFive\t"..V~R3C3~R3C4"')?.lines).toEqual([
    { number: 3, name: 'Cross', text: '.X~R5C5~R5C6\n.Windoku' },
    { number: 4, name: 'Five', text: '..V~R3C3~R3C4' },
  ]);
});

test.each(['\n', ' \n', '\t', '"', ' ', '#\n', '\t"', "'"])(
  'very many %j are no trouble',
  (each) => {
    expect(mayBeList(`${each.repeat(300_000)}x`)).toBe(false);
  },
);

describe('of a list', () => {
  const puzzle = readDescription('1;constraints:.Cage!5!R1C1!R1C2;zzzc');
  const read = (text: string): Promise<VariantRead> => {
    if (puzzle && !text.includes('R99')) return Promise.resolve({ kind: 'puzzle', puzzle });
    const wrong = { item: 2, called: 'Cage', argument: 2, found: '"R99"', expected: 'a cell' };
    return Promise.resolve({ kind: 'wrong', ...wrong });
  };

  test('is a table only where every line has a second field', () => {
    const [one, other] = ['.Cage~10~R1C1~R1C2', '.Thermo~R2C1~R2C2'];
    expect(listIn(`${one}\tx\n${other}\ty`)?.reading).toBe('many');
    expect(listIn(`${one}\tx\n${other}`)?.reading).not.toBe('many');
    expect(listIn(`${one}\n${other}\tx`)?.reading).not.toBe('many');
  });

  test('every line is read, and bad ones are told by their numbers', async () => {
    const list = listIn('.Shape~9x9.A\tx\n.Shape~9x9.Cage~R99\tx\n# no\n.Shape~9x9.C\tx');
    const told: number[] = [];
    const { puzzles, problems } = await readList(list?.lines ?? [], read, (done) =>
      told.push(done),
    );
    expect(puzzles.map(({ description }) => description)).toEqual(
      Array(2).fill('1;constraints:.Cage!5!R1C1!R1C2;zzzc'),
    );
    expect(problems).toEqual(['Line 2: Rule 2 (Cage, argument 2): found "R99", expected a cell.']);
    expect(told.sort()).toEqual([1, 2, 3]);
  });

  test('no more than 500 bad lines are read', async () => {
    const lines = Array.from({ length: 900 }, (_, at) => ({
      number: at + 1,
      name: '',
      text: 'R99',
    }));
    const { puzzles, problems } = await readList(lines, read);
    expect(puzzles).toEqual([]);
    expect(problems.length).toBeGreaterThan(500);
    expect(problems.length).toBeLessThan(510);
    expect(problems.at(-1)).toMatch(/^The text is too large \(line 50\d\): found more lines/);
  });
});
