import { beforeEach, describe, expect, test, vi } from 'vitest';

import { NeedlessSearch } from '../../../../site/src/features/set/answer/needless.svelte.ts';
import { isNarrower, Pool } from '../../../../site/src/features/set/answer/pool.ts';
import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { withDigit } from '../../../../site/src/puzzle/digits.ts';
import type { Puzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { Question, SolverAnswer } from '../../../../site/src/solver/solver.ts';
import { answered, appWithout } from '../../support/app.fixture.ts';
import { whileShown } from '../../support/effects.svelte.ts';

function puzzleOf(description: string): Puzzle {
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(`not read: ${description}`);
  return puzzle;
}

describe('a puzzle is narrower than another', () => {
  const before = '1;constraints:.Cage!5!R1C1!R1C2.XSum!C3!9.WhiteDot!R5C5!R5C6;zzzc';
  test.each([
    ['with one more line', '.Thermo!R8C1!R8C2', '', true],
    ['with one more dot', '.BlackDot!R8C1!R8C2', '', true],
    ['with a given', '', '1', true],
    ['the same', '', '', true],
    ['not where a clue takes the place of another', '.XSum!C3!10', '', false],
    ['not with a rule about what has no dot', '.StrictKropki', '', false],
    ['not with other regions', '.NoBoxes', '', false],
  ])('%s', (_, more, given, is) => {
    const now = before.replace(';zzzc', `${more};${given ? '1zzzb' : 'zzzc'}`);
    expect(isNarrower(puzzleOf(before), puzzleOf(now))).toBe(is);
  });

  test('never where a rule or a given is gone or another, or a dot comes beside a negative rule', () => {
    const other = (description: string) => isNarrower(puzzleOf(before), puzzleOf(description));
    expect(other('1;constraints:.XSum!C3!9.WhiteDot!R5C5!R5C6;zzzc')).toBe(false);
    expect(other(before.replace('!5!', '!6!'))).toBe(false);
    expect(other(before.replace('1;', '1;latin,'))).toBe(false);
    expect(other('1;constraints:.Cage!5!R1C1!R1C2.Cage!5!R1C1!R1C2;zzzc')).toBe(false);
    const given = before.replace('zzzc', '1zzzb');
    expect(isNarrower(puzzleOf(given), puzzleOf(before))).toBe(false);
    const negative = before.replace('.Cage', '.StrictKropki.Cage');
    const dotted = negative.replace(';zzzc', '.BlackDot!R8C1!R8C2;zzzc');
    expect(isNarrower(puzzleOf(negative), puzzleOf(dotted))).toBe(false);
  });
});

test('a pool has each solution once, the latest in front, and tells those that agree with givens', () => {
  const pool = new Pool();
  const board = puzzleOf('1;;p');
  const grid = (first: number, second: number) => [first, second, ...new Array<number>(14).fill(1)];
  pool.add([grid(1, 2)]);
  pool.add([grid(2, 3), grid(1, 2)]);
  expect(pool.agreeing(board)).toEqual([grid(2, 3), grid(1, 2)]);
  expect(
    pool.agreeing({ ...board, givens: board.givens.map((_, at) => (at === 0 ? 1 : 0)) }),
  ).toEqual([grid(1, 2)]);
  expect(pool.agreeing(puzzleOf('1;;zzzc'))).toEqual([]);
});

describe('a session', () => {
  /** Solutions of a world of two cells, and the kinds that each of them breaks. */
  const world = [
    { digits: [1, 2], breaks: ['Renban'] },
    { digits: [2, 1], breaks: ['Renban', 'Whisper'] },
    { digits: [1, 3], breaks: ['Whisper', 'Thermo'] },
  ];
  let app: App;
  let setting: Setting;
  let end: () => void;
  let asked: Question[];

  const holding = (puzzle: Puzzle) => {
    const kinds = itemsOf(puzzle).map(({ kind }) => kind);
    return world.filter(
      ({ digits, breaks }) =>
        !breaks.some((kind) => kinds.includes(kind)) &&
        puzzle.givens.every((given, cell) => given === 0 || given === digits[cell]),
    );
  };
  const full = (digits: readonly number[], puzzle: Puzzle) =>
    puzzle.givens.map((_, cell) => digits[cell] ?? 0);

  function answerTo(question: Question, puzzle: Puzzle): SolverAnswer {
    const found = holding(puzzle);
    const [first] = found;
    const count = String(Math.min(found.length, 2));
    switch (question) {
      case 'candidates':
        return answered({
          count: '',
          candidates: puzzle.givens.map((_, cell) =>
            found.reduce(
              (set, { digits }) => (digits[cell] ? withDigit(set, digits[cell]) : set),
              0,
            ),
          ),
        });
      case 'whyNot':
        return answered({ count: '0', rulesAtOdds: [1] });
      default:
        return answered({
          count,
          ...(first && (question === 'first' || found.length === 1)
            ? { solution: full(first.digits, puzzle) }
            : {}),
        });
    }
  }

  beforeEach(() => {
    globalThis.requestAnimationFrame = (work) => setTimeout(() => work(0), 0) as unknown as number;
    const made = appWithout();
    ({ app } = made);
    asked = [];
    made.solver.ask = (question, puzzle) => {
      asked.push(puzzle.givens.filter(Boolean).length > 1 ? 'all' : question);
      return { answer: Promise.resolve(answerTo(question, puzzle)), stop: () => undefined };
    };
    end = whileShown(() => {
      setting = new Setting(app);
      setting.live.follow();
    });
    return () => end();
  });

  const later = () => new Promise((resolve) => setTimeout(resolve, 0));
  const settled = async () => {
    await later();
    const { live } = setting;
    await vi.waitFor(() =>
      expect([live.isOld, live.verdict.kind === 'checking']).toEqual([false, false]),
    );
    // What is asked after the first answer is answered at once.
    await later();
  };
  const add = async (kind: string) => {
    asked = [];
    setting.tools.choose(kind);
    const point = (column: number) => ({ x: column + 0.5, y: 0.5 });
    setting.press({ point: point(0), reach: 0.1, extend: false, isTouch: false });
    setting.move([point(1)]);
    setting.release();
    await settled();
  };

  test('knows without a search that several are left, that one is, and that none is', async () => {
    await add('Palindrome');
    expect([setting.live.verdict.kind, asked[0]]).toEqual(['several', 'solve']);
    // Two solutions that are known still hold: the full grids are looked at, nothing is searched.
    await add('Between');
    expect(setting.live.verdict.kind).toBe('several');
    expect(asked).not.toContain('solve');
    await add('Whisper');
    expect(setting.live.verdict).toMatchObject({ kind: 'one' });
    await add('Zipper');
    expect(setting.live.verdict).toMatchObject({ kind: 'one' });
    expect(asked).toEqual(['all']);
    await add('Renban');
    expect(setting.live.verdict.kind).toBe('none');
    expect(asked).toEqual(['all', 'whyNot']);
    await add('Lockout');
    expect(setting.live.verdict.kind).toBe('none');
    expect(asked).toEqual(['whyNot']);
  });

  test('asks again where a rule has gone', async () => {
    await add('Whisper');
    await add('Renban');
    expect(setting.live.verdict.kind).toBe('none');
    asked = [];
    setting.chosen.remove(setting.rules.items[0]?.id);
    await settled();
    expect(setting.live.verdict.kind).toBe('one');
  });

  test('finds the rules that are not needed, each alone, and counts what was not found out', async () => {
    await add('Whisper');
    await add('Zipper');
    await add('Thermo');
    const needless = new NeedlessSearch(app);
    await needless.run(setting.live.verdict.solution ?? []);
    const kinds = itemsOf(app.game.position.puzzle)
      .filter(({ id }) => needless.found?.ids.includes(id))
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['Zipper', 'Thermo']);
    expect(needless.found).toMatchObject({ cells: [], unknown: 0 });
    expect(needless.progress).toBeUndefined();
  });
});
