import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import {
  readAutomaton,
  writeAutomaton,
} from '../../../../site/src/features/set/list/states/automaton-code.ts';
import {
  changedState,
  emptyTable,
  leading,
  mostStates,
  namesOfStates,
  stateName,
  statesNamed,
  symbolsOf,
  walked,
  withState,
  withoutState,
  type StateTable,
} from '../../../../site/src/features/set/list/states/state-table.ts';
import {
  onceValue,
  usualMachine,
  usualMachines,
} from '../../../../site/src/features/set/list/states/usual-states.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const shape = shapeOf(9);

function tableOf(code: string, digits = 9): StateTable {
  const read = readAutomaton(code, digits);
  if ('problem' in read) throw new Error(`${code}: ${read.problem}`);
  return read.table;
}

/** Rows as "start end: A B . C", a column a symbol. */
function rows(table: StateTable): readonly string[] {
  return table.map(
    ({ isStart, accepts, next }) =>
      `${isStart ? '>' : ''}${accepts ? '=' : ''} ${next.map((to) => to.map(stateName).join('') || '.').join(' ')}`,
  );
}

/** Every line of digits up to that length. */
function lines(digits: number, longest: number): readonly (readonly number[])[] {
  let last: readonly (readonly number[])[] = [[]];
  const all = [...last];
  for (let length = 0; length < longest; length++) {
    last = last.flatMap((line) => Array.from({ length: digits }, (_, digit) => [...line, digit]));
    all.push(...last);
  }
  return all;
}

const accepted = (table: StateTable, digits: number, longest = 3) =>
  lines(digits, longest).filter((line) => walked(table, line).accepts);

describe('the text of a state machine', () => {
  test('is read as Interactive Sudoku Solver writes it', () => {
    // “even sum” of six digits, packed.
    expect(rows(tableOf('QW_1fqg', 6))).toEqual(['>= B A B A B A', ' A B A B A B']);
    // 1s, a 2 and 1s, plain.
    expect(rows(tableOf('AjFAGhA'))).toEqual(['> A B . . . . . . .', '= B . . . . . . . .']);
  });

  test('has a column for each digit of the board, and keeps what only other boards have', () => {
    expect(rows(tableOf('QW_1fqg', 8))).toEqual(['>= B A B A B A . .', ' A B A B A B . .']);
    const four = tableOf('QW_1fqg', 4);
    expect(four[0]?.next).toHaveLength(6);
    expect(writeAutomaton(four)).toBe('QW_1fqg');
  });

  test('is packed where each digit leads to one state', () => {
    expect(writeAutomaton(tableOf('QW_1fqg', 6))).toBe('QW_1fqg');
    const packed = writeAutomaton(tableOf('AjFAGhA'));
    expect(packed).toMatch(/^Q/);
    expect(rows(tableOf(packed))).toEqual(rows(tableOf('AjFAGhA')));
  });

  test('has a plain form where a digit leads to several states', () => {
    const table: StateTable = [
      { isStart: true, accepts: false, next: [[0, 1], [0], []] },
      { isStart: false, accepts: true, next: [[], [1], [0, 1]] },
    ];
    const code = writeAutomaton(table);
    expect(rows(tableOf(code, 3))).toEqual(rows(table));
  });

  test('has starts first and then ends, and says the same', () => {
    const table: StateTable = [
      { isStart: false, accepts: false, next: [[1], [2], []] },
      { isStart: false, accepts: true, next: [[0], [], [2]] },
      { isStart: true, accepts: false, next: [[0], [1], [2]] },
      { isStart: true, accepts: true, next: [[3], [], [1]] },
    ];
    const again = tableOf(writeAutomaton(table), 3);
    expect(rows(again)).toEqual(['> D C A', '>= B . C', '= D . A', ' C A .']);
    expect(accepted(again, 3, 4)).toEqual(accepted(table, 3, 4));
  });

  test.each([1, 2, 3, 4])('of %i states that all are starts', (count) => {
    const table = Array.from({ length: count }, (_, state) => ({
      isStart: true,
      accepts: state === count - 1,
      next: [[state], [0]],
    }));
    expect(rows(tableOf(writeAutomaton(table), 2))).toEqual(rows(table));
  });

  test('whose states lead nowhere is still one', () => {
    expect(rows(tableOf(writeAutomaton(emptyTable(4)), 4))).toEqual(['> . . . .']);
  });

  test('has an end that nothing leads to', () => {
    const end = changedState(withState(emptyTable(2)), 1, { accepts: true });
    expect(rows(tableOf(writeAutomaton(end), 2))).toEqual(['> . .', '= . .']);
  });

  test.each([
    ['A', 'unreadable'],
    ['Q.', 'unreadable'],
    ['QW', 'unreadable'],
    ['gW_1fqg', 'unreadable'],
    // The last target is cut off.
    ['QW_1', 'unreadable'],
  ])('%s is none', (code, problem) => {
    expect(readAutomaton(code, 6)).toEqual({ problem });
  });

  test('with more states than letters stays a text', () => {
    const line = (count: number): StateTable =>
      Array.from({ length: count }, (_, state) => ({
        isStart: state === 0,
        accepts: state === count - 1,
        next: [state + 1 < count ? [state + 1] : []],
      }));
    expect(rows(tableOf(writeAutomaton(line(mostStates)), 1))).toHaveLength(mostStates);
    expect(readAutomaton(writeAutomaton(line(mostStates + 1)), 1)).toEqual({ problem: 'large' });
  });

  const random = (seed: number) => {
    let state = seed;
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * below);
    };
  };

  test('says what the table said, whatever that is', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const next = random(seed);
      const count = 1 + next(6);
      const width = 1 + next(4);
      const most = 1 + next(3);
      const table = Array.from({ length: count }, () => ({
        isStart: next(3) === 0,
        accepts: next(2) === 0,
        next: Array.from({ length: width }, () => {
          const states = Array.from({ length: next(most + 1) }, () => next(count));
          return [...new Set(states)].sort((a, b) => a - b);
        }),
      }));
      const again = tableOf(writeAutomaton(table), width);
      expect(accepted(again, width), String(seed)).toEqual(accepted(table, width));
      expect(rows(tableOf(writeAutomaton(again), width)), String(seed)).toEqual(rows(again));
    }
  });
});

const shown = join(import.meta.dirname, '../../../../../shared/cases/variants/puzzles.tsv');
const areThere = existsSync(shown);
if (!areThere) console.info('No puzzles in ../shared/cases: their state machines are not read.');

describe.skipIf(!areThere)('state machines of published puzzles', () => {
  const text = areThere ? readFileSync(shown, 'utf8') : '';
  const codes = [...new Set([...text.matchAll(/\.NFA~([\w-]*)/g)].map(([, code = '']) => code))];

  test('open as tables where they are small, and are written as they were', () => {
    const read = codes.map((code) => [code, readAutomaton(code, 4)] as const);
    const tables = read.flatMap(([code, found]) =>
      'table' in found ? [[code, found.table] as const] : [],
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const [, found] of read) if ('problem' in found) expect(found.problem).toBe('large');
    for (const [code, table] of tables) {
      const again = tableOf(writeAutomaton(table), 4);
      expect(rows(again), code).toEqual(rows(table));
      // The steps of a plain one may be in any order.
      if (/^[QRSTUVWXYZabcdef]/.test(code)) expect(writeAutomaton(table), code).toBe(code);
      else expect(writeAutomaton(table), code).toHaveLength(code.length);
    }
  });
});

describe('a table', () => {
  const odds = usualMachine('odds', shape);

  test('gets a state that leads nowhere, up to as many as there are letters', () => {
    expect(rows(withState(odds))[2]).toBe(' . . . . . . . . .');
    let table = odds;
    for (let times = 0; times < 40; times++) table = withState(table);
    expect(table).toHaveLength(26);
  });

  test('without a state leads nowhere where it led there', () => {
    const table: StateTable = [
      { isStart: true, accepts: false, next: [[0], [1], [1, 2]] },
      { isStart: false, accepts: false, next: [[0], [1], [2]] },
      { isStart: false, accepts: true, next: [[0, 2], [1], []] },
    ];
    expect(rows(withoutState(table, 1))).toEqual(['> A . B', '= AB . .']);
    expect(withoutState(emptyTable(3), 0)).toHaveLength(1);
  });

  test('is changed in one place', () => {
    expect(rows(leading(emptyTable(3), 0, 1, [0]))).toEqual(['> . A .']);
    expect(rows(changedState(odds, 1, { accepts: false }))[1]).toMatch(/^ A?/);
    expect(changedState(odds, 1, { isStart: true }).map(({ isStart }) => isStart)).toEqual([
      true,
      true,
    ]);
  });

  test.each([
    ['B a', { states: [0, 1] }],
    ['b,B', { states: [1] }],
    ['', { states: [] }],
    ['C', { wrong: 'C' }],
    ['1', { wrong: '1' }],
  ])('“%s” names states', (text, expected) => {
    expect(statesNamed(text, odds)).toEqual(expected);
  });

  test('reads a line: where it is, and where it fails', () => {
    expect(walked(odds, [0, 1, 0])).toEqual({ path: [[0], [1], [0], [1]], accepts: true });
    expect(walked(odds, [1, 0, 2, 1])).toEqual({
      path: [[0], [0], [1]],
      failsAt: 2,
      accepts: false,
    });
    expect(walked(usualMachine('sum', shape), [0]).accepts).toBe(false);
    const both = leading(changedState(odds, 1, { accepts: false }), 0, 0, [0, 1]);
    expect(walked(both, [0])).toEqual({ path: [[0], [0, 1]], accepts: true });
    expect(namesOfStates([0, 2])).toBe('A C');
  });

  test.each([
    ['3 1 4', { symbols: [2, 0, 3] }],
    ['314', { symbols: [2, 0, 3] }],
    ['3, - 4', { symbols: [2, 9, 3] }],
    ['3 10', { wrong: '10' }],
    ['0', { wrong: '0' }],
    ['x', { wrong: 'x' }],
    [' ', { symbols: [] }],
  ])('a line “%s”', (line, expected) => {
    expect(symbolsOf(line, shape)).toEqual(expected);
  });
});

describe.each([
  ['1 to 4', { ...shapeOf(4) }],
  ['0 to 5', { ...shapeOf(6), lowest: 0 as const }],
])('what people begin with, on digits from %s', (_, board) => {
  const values = Array.from({ length: board.digits }, (__, digit) => digit + board.lowest);
  const own = onceValue(board);
  const isOdd = (value: number) => value % 2 === 1;
  const meanings: Readonly<Record<string, (line: readonly number[]) => boolean>> = {
    rising: (line) => line.every((value, at) => at === 0 || value > (line[at - 1] ?? 0)),
    turns: (line) =>
      line.every((value, at) => at === 0 || isOdd(value) !== isOdd(line[at - 1] ?? 0)),
    odds: (line) =>
      line.every((value, at) => at === 0 || !isOdd(value) || !isOdd(line[at - 1] ?? 0)),
    sum: (line) => line.reduce((sum, value) => sum + value, 0) % 3 === 0,
    once: (line) => line.filter((value) => value === own).length === 1,
    even: (line) => line.length > 0 && !isOdd(line[0] ?? 0),
    none: () => false,
  };

  test.each(usualMachines)('%s', (name) => {
    const table = usualMachine(name, board);
    const meant = lines(board.digits, 4).filter((line) =>
      meanings[name]?.(line.map((digit) => values[digit] ?? 0)),
    );
    expect(accepted(table, board.digits, 4)).toEqual(meant);
    expect(accepted(tableOf(writeAutomaton(table), board.digits), board.digits, 4)).toEqual(meant);
  });
});

test('the largest board has all its presets as tables', () => {
  const large = { ...shape, rows: 16, columns: 16, digits: 16 };
  for (const name of usualMachines)
    expect(readAutomaton(writeAutomaton(usualMachine(name, large)), 16)).toHaveProperty('table');
});
