import { beforeEach, describe, expect, test, vi } from 'vitest';

import { readDescription } from '../../../../site/src/puzzle/description.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { sentenceOf } from '../../../../site/src/solver/problem-text.ts';
import type { Listed, Problem, VariantRead } from '../../../../site/src/solver/solver.ts';
import { digitAt, newPosition, untouched } from '../../../../site/src/game/position.ts';
import { appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import { mystic } from '../../support/position.fixture.ts';

const problem: Problem = {
  code: 'row_too_short',
  line: 3,
  column: 17,
  cell: null,
  found: 'the end of the line',
  expected: '9 digits',
};
const sentence =
  'A row is too short (line 3, column 17): found the end of the line, expected 9 digits.';

function listed(description: string, name = ''): Listed {
  const puzzle = readDescription(description);
  if (puzzle === undefined) throw new Error(`not a description: ${description}`);
  return { puzzle, description, name };
}

const sample = listed(mystic, 'Sample');
const small = listed('1;;1.3d4.34e');

let app: App;
let solver: FakeSolver;
const notice = () => app.notices.current;

beforeEach(() => {
  ({ app, solver } = appWithout());
});

describe('a text', () => {
  test('with one puzzle brings it, by its own name or that of its source', async () => {
    solver.read = () => Promise.resolve({ puzzles: [sample] });
    expect(await app.bringing.text('…', 'Pasted')).toBeUndefined();
    expect(app.game.position.title).toBe('Sample');
    expect(notice()).toMatchObject({ trouble: false });
    expect(notice()?.text).toMatch(/^Sample: 30 givens/);
    solver.read = () => Promise.resolve({ puzzles: [small] });
    await app.bringing.text('…', 'Pasted');
    expect(app.game.position.title).toBe('Pasted');
    expect(app.bringing.opened.puzzles).toEqual([]);
  });

  test('that is a constraint text is told with its rules, and takes the place of a list', async () => {
    solver.read = () => Promise.resolve({ puzzles: [sample, small] });
    await app.bringing.text('…', 'Two');
    const { puzzle } = listed('1;constraints:.Cage!5!R1C1!R1C2;zzzc');
    solver.readVariant = () => Promise.resolve({ kind: 'puzzle', puzzle });
    // A rule that stands in two places is one rule.
    const rule = { item: 1, kind: 'Cage', numbers: [], cells: [], lists: [], text: '' };
    solver.variantRules = () => Promise.resolve({ rules: [rule, rule], boxes: [] });
    expect(await app.bringing.text('.Cage~5~R1C1~R1C2', 'Pasted')).toBeUndefined();
    expect(app.bringing.opened.puzzles).toEqual([]);
    expect(notice()?.text).toMatch(/^Pasted: no givens, 1 rule\./);
  });

  describe('of several constraint texts, one a line,', () => {
    const given = (cell: number, digit: number) =>
      listed(`1;constraints:.AntiKnight;${cell ? '.' : ''}${digit}zzz${cell ? 'a' : 'b'}`).puzzle;
    const lines = ['.~R1C1_1.AntiKnight', '.~R1C2_2.AntiKing'];

    /** The engine reads single lines and both together; `together` is what is wrong with both. */
    function readsEach(together?: VariantRead): void {
      solver.readVariant = (text) => {
        const isFirst = text.includes('R1C1');
        if (together && isFirst && text.includes('R1C2')) return Promise.resolve(together);
        return Promise.resolve({ kind: 'puzzle', puzzle: isFirst ? given(0, 1) : given(1, 2) });
      };
    }
    const wrong = { kind: 'wrong', item: 4, called: 'AntiKing', argument: null } as const;

    test('opens them as a list where they cannot be one puzzle', async () => {
      readsEach();
      const text = lines.map((line) => `${line}.Shape~9x9`).join('\n');
      expect(await app.bringing.text(text, 'mine.txt')).toBeUndefined();
      expect(app.bringing.opened.puzzles.map(({ puzzle }) => puzzle)).toEqual([
        given(0, 1),
        given(1, 2),
      ]);
      expect(app.game.position.title).toBe('mine.txt · Puzzle 1');
      expect(notice()?.text).toBe('Read 2 puzzles; the first is on the board.');
    });

    test('offers to open as a list what can be one puzzle', async () => {
      readsEach();
      await app.bringing.text(lines.join('\n'), 'Pasted');
      expect([app.bringing.opened.puzzles, app.game.position.puzzle]).toEqual([[], given(0, 1)]);
      expect(notice()?.action?.label).toBe('Open as 2 puzzles');
      notice()?.action?.run();
      await expect.poll(() => app.bringing.opened.puzzles.length).toBe(2);
      expect(notice()?.text).toBe('Read 2 puzzles; the first is on the board.');
    });

    test.each<[string, () => void, boolean]>([
      ['is not kept once they are opened as a list', () => undefined, false],
      [
        'is kept where a digit was entered',
        () => app.game.enter(2, 'digit', () => [], false),
        true,
      ],
      [
        'is kept where a given was added',
        () => {
          app.game.settingGivens = true;
          app.game.enter(2, 'digit', () => [], false);
        },
        true,
      ],
    ])('as the one puzzle they were read as %s', async (_, act, isKept) => {
      readsEach();
      await app.bringing.text(lines.join('\n'), 'Pasted');
      app.game.settingGivens = false;
      app.game.select({ cells: [5], cursor: 5 });
      act();
      const one = { position: app.game.position, changed: 2 };
      const other = { position: newPosition(given(1, 2), '', 'other'), changed: 1 };
      app.autosave.library = [one, other];
      notice()?.action?.run();
      await expect.poll(() => app.bringing.opened.puzzles.length).toBe(2);
      await expect.poll(() => app.autosave.library).toEqual(isKept ? [one, other] : [other]);
    });

    test('as the one puzzle they were read as is kept where no line can be opened', async () => {
      readsEach();
      await app.bringing.text(lines.join('\n'), 'Pasted');
      const one = { position: app.game.position, changed: 1 };
      app.autosave.library = [one];
      solver.readVariant = () => Promise.resolve({ ...wrong, found: 'x', expected: 'y' });
      notice()?.action?.run();
      await expect.poll(() => notice()?.trouble).toBe(true);
      expect(app.autosave.library).toEqual([one]);
    });

    test('opens them as a list where the engine refuses them together', async () => {
      readsEach({ ...wrong, found: 'x', expected: 'y' });
      expect(await app.bringing.text(lines.join('\n'), 'Pasted')).toBeUndefined();
      expect(app.bringing.opened.puzzles.length).toBe(2);
    });

    test('opens them as a list where their givens are in conflict', async () => {
      readsEach();
      solver.inspection = { conflicts: [{ cells: [0, 1], rule: 'classic' }], open: [] };
      await app.bringing.text(lines.join('\n'), 'Pasted');
      expect(app.bringing.opened.puzzles.length).toBe(2);
    });

    test('says what is wrong with one puzzle where a line alone is none either', async () => {
      solver.readVariant = (text) =>
        Promise.resolve({ ...wrong, found: text.includes('\n') ? 'both' : 'one', expected: 'y' });
      expect(await app.bringing.text(lines.join('\n'), 'Pasted')).toBe(
        'Rule 4 (AntiKing): found both, expected y.',
      );
      expect(app.bringing.opened.puzzles).toEqual([]);
    });
  });

  test('that seems to be killer cages is told what is wrong with them', async () => {
    solver.read = () => Promise.resolve({ puzzles: [], problem });
    const expected = '81, one for each cell';
    const wrong = { kind: 'wrong', item: null, called: 'killer cages', argument: null } as const;
    const read = { ...wrong, found: '80 sums and pointers', expected };
    solver.readVariant = () => Promise.resolve(read);
    expect(await app.bringing.text('…', 'Pasted')).toBe(
      'The killer cages: found 80 sums and pointers, expected 81, one for each cell.',
    );
    // What is wrong is not told of a text that was taken for items only for want of anything else.
    solver.readVariant = () => Promise.resolve({ ...read, item: 1, called: null });
    expect(await app.bringing.text('…', 'Pasted')).toBe(sentence);
  });

  test('with what somebody has filled in brings that as work, not as givens', async () => {
    const entered = new Array<number>(16).fill(0);
    entered[1] = 2;
    const candidates = new Array<number>(16).fill(0);
    candidates[3] = 0b1010;
    solver.read = () => Promise.resolve({ puzzles: [{ ...small, entered, candidates }] });
    await app.bringing.text('…', 'Pasted');
    const { puzzle, cells } = app.game.position;
    expect([puzzle.givens[1], cells[1]?.digit, cells[3]?.centre]).toEqual([0, 2, 0b1010]);
    expect(digitAt(app.game.position, 1)).toBe(2);
  });

  test('that comes while another is read is on the board in the end', async () => {
    const answers: (() => void)[] = [];
    const later = (puzzle: Listed) =>
      (solver.read = () =>
        new Promise((resolve) => answers.push(() => resolve({ puzzles: [puzzle] }))));
    const waiting = () => expect.poll(() => answers.length).toBeGreaterThan(0);
    later(sample);
    const first = app.bringing.text('…', 'Pasted');
    await waiting();
    solver.read = () => Promise.resolve({ puzzles: [small] });
    const second = app.bringing.text('…', 'Pasted again');
    // Read side by side, the second would be done by now.
    await new Promise((done) => setTimeout(done, 20));
    answers.shift()?.();
    await Promise.all([first, second]);
    expect(app.game.position.title).toBe('Pasted again');
    // What fails holds up nothing.
    solver.read = () => Promise.reject(new Error('lost'));
    await app.bringing.text('…', 'Lost');
    solver.read = () => Promise.resolve({ puzzles: [sample] });
    await app.bringing.text('…', 'Pasted');
    expect(app.game.position.title).toBe('Sample');
  });

  test('with several brings the first, and the others one by one', async () => {
    solver.read = () => Promise.resolve({ puzzles: [sample, small] });
    await app.bringing.text('…', 'input.txt');
    expect([app.bringing.opened.puzzles.length, app.bringing.opened.at]).toEqual([2, 0]);
    expect(app.game.position.title).toBe('input.txt · Sample');
    expect(notice()?.text).toContain('2 puzzles');
    app.bringing.show(1);
    expect(app.game.position).toMatchObject({
      title: 'input.txt · Puzzle 2',
      puzzle: small.puzzle,
    });
    app.bringing.show(2);
    expect([app.bringing.opened.at, app.game.position.puzzle]).toEqual([1, small.puzzle]);
  });

  test('that is wrong further down brings what comes before, and says where', async () => {
    solver.read = () => Promise.resolve({ puzzles: [small], problem });
    expect(await app.bringing.text('…', 'Pasted')).toBeUndefined();
    expect(app.game.position.puzzle).toBe(small.puzzle);
    expect(notice()).toEqual({
      trouble: true,
      text: `Only the puzzles before the first error were read. ${sentence}`,
    });
  });

  test('without a puzzle says why, and the board stays', async () => {
    const before = app.game.position;
    solver.read = () => Promise.resolve({ puzzles: [], problem });
    expect(await app.bringing.text('…', 'Pasted')).toBe(sentence);
    await app.bringing.textOrNotice('…', 'Pasted');
    expect(notice()).toEqual({ trouble: true, text: `${sentence} The board has not changed.` });
    await app.bringing.textOrNotice(' \n', 'Pasted');
    expect(notice()?.text).toBe('There is no text to read.');
    solver.read = () => Promise.reject(new Error('lost'));
    for (const text of ['…', 'file:///page/index.html#1;;p'])
      expect(await app.bringing.text(text, 'Pasted')).toContain('stopped unexpectedly');
    expect(app.game.position).toBe(before);
  });

  test('with candidates brings them as centre marks', async () => {
    const candidates = small.puzzle.givens.map((digit) => (digit ? 0 : 6));
    solver.read = () => Promise.resolve({ puzzles: [{ ...small, candidates }] });
    await app.bringing.text('…', 'Pasted');
    expect(app.game.position.cells.map(({ centre }) => centre)).toEqual(candidates);
  });
});

describe('a file', () => {
  test('is read under its name', async () => {
    let seen = '';
    solver.read = (text) => {
      seen = text;
      return Promise.resolve({ puzzles: [small] });
    };
    await app.bringing.file(new File(['123'], 'mine.txt'));
    expect([seen, app.game.position.title]).toEqual(['123', 'mine.txt']);
  });

  test.each([
    ['UTF-16 with its byte order mark', [0xff, 0xfe, 0x31, 0, 0xe4, 0], '1ä'],
    ['UTF-16, the other way round', [0xfe, 0xff, 0, 0x31, 0, 0xe4], '1ä'],
    ['Latin-1', [0x31, 0xe4], '1ä'],
  ])('in %s is read as what it says', async (_, bytes, text) => {
    let seen = '';
    solver.read = (read) => {
      seen = read;
      return Promise.resolve({ puzzles: [small] });
    };
    await app.bringing.file(new File([Uint8Array.from(bytes)], 'mine.txt'));
    expect(seen).toBe(text);
  });

  test('that is too large or cannot be opened is told, and not read', async () => {
    solver.read = () => Promise.reject(new Error('must not be asked'));
    const size = 16 * 1024 * 1024 + 1;
    await app.bringing.file({ size, name: 'large.json', type: 'application/json' } as File);
    expect(notice()?.text).toContain('larger than the limit of 16 MB');
    const gone = {
      size: 1,
      name: 'gone.txt',
      type: '',
      arrayBuffer: () => Promise.reject(new Error('gone')),
    };
    await app.bringing.file(gone as unknown as File);
    expect(notice()).toEqual({ trouble: true, text: 'gone.txt could not be opened.' });
  });
});

test('a list that is too long for the board is offered to be answered as a whole', async () => {
  const file = new File(['.'.repeat(81).concat('\n').repeat(130_000)], 'long.txt');
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  await app.bringing.file(file);
  await vi.waitFor(() => expect(app.dialog).toBe('batch'));
  expect(app.batch?.file).toBe(file);
  vi.unstubAllGlobals();
  expect(notice()).toBeUndefined();
});

describe('a link', () => {
  const bad = 'The puzzle in the link could not be read.';

  beforeEach(() => {
    solver.read = () => Promise.resolve({ puzzles: [small] });
  });

  test('brings its puzzle, pasted whole as well', async () => {
    expect(await app.bringing.text(' https://example.org/page#1;;1.3d4.34e\n', 'Pasted')).toBe(
      undefined,
    );
    expect(app.game.position).toMatchObject({ title: 'From a link', puzzle: small.puzzle });
    expect(notice()?.text).toMatch(/^From a link: 5 givens\. Undo/);
  });

  test('that is followed brings its puzzle without a notice', async () => {
    expect(await app.bringing.link('1;;1.3d4.34e')).toBeUndefined();
    expect(app.game.position.puzzle).toEqual(small.puzzle);
    expect(notice()).toBeUndefined();
  });

  test('that is still being read when a text comes is not on the board in the end', async () => {
    solver.read = async (text) => {
      if (text === '…') return { puzzles: [sample] };
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { puzzles: [small] };
    };
    const followed = app.bringing.link('1;;1.3d4.34e');
    const pasted = app.bringing.text('…', 'Pasted');
    expect(await Promise.all([followed, pasted])).toEqual([undefined, undefined]);
    expect(app.game.position.title).toBe('Sample');
  });

  test('with progress that cannot be read brings the puzzle without, and says so', async () => {
    expect(await app.bringing.link('1;;1.3d4.34e~~nonsense')).toBeUndefined();
    expect(notice()?.text).toContain('what its author gave with it could not be read');
    expect(await app.bringing.link('1;;1.3d4.34e~nonsense')).toBeUndefined();
    const bad = 'progress in the link could not be read';
    expect(notice()?.text).toContain(bad);
    await app.bringing.text('https://example.org/page#1;;1.3d4.34e~nonsense', 'Pasted');
    expect(notice()?.text, 'pasted').toContain(bad);
    expect(digitAt(app.game.position, 1)).toBe(0);
  });

  test('brings its puzzle where the engine cannot tell its rules', async () => {
    solver.variantRules = () => Promise.reject(new Error('no engine'));
    const link = 'https://example.org/page#1;;1.3d4.34e';
    expect(await app.bringing.text(link, 'Pasted')).toBeUndefined();
    expect(app.game.position.puzzle).toEqual(small.puzzle);
    expect(notice()).toBeUndefined();
  });

  test('that is too long, of another kind, or wrong is refused', async () => {
    expect(await app.bringing.link(`1;;${'1'.repeat(20_000)}`)).toBe(bad);
    expect(await app.bringing.link('2;;p')).toBe(bad);
    solver.read = () => Promise.resolve({ puzzles: [small], problem });
    expect(await app.bringing.link('1;;p')).toBe(`${bad} ${sentence}`);
    solver.read = () => Promise.resolve({ puzzles: [] });
    expect(await app.bringing.link('1;;p')).toMatch(
      /^The puzzle in the link could not be read\. The text/,
    );
  });
});

test('a problem is told with as much as is known of it', () => {
  const unplaced: Problem = { ...problem, line: null, column: null };
  expect(sentenceOf({ ...unplaced, expected: '' })).toBe(
    'A row is too short: found the end of the line.',
  );
  expect(sentenceOf({ ...unplaced, found: '', expected: '' })).toBe('A row is too short.');
  expect(sentenceOf({ ...problem, column: null, found: '' })).toBe(
    'A row is too short (line 3): expected 9 digits.',
  );
});

test('a puzzle of a list is called by its number where it came from, and goes on with its work', () => {
  app.bringing.open([sample, small, small], 'list', 1, Uint32Array.of(7, 3, 5));
  expect([app.bringing.opened.at, app.game.position.title]).toEqual([1, 'list · Puzzle 4']);
  expect(app.bringing.opened.nameOf(0)).toBe('Sample');
  app.game.select({ cells: [1], cursor: 1 });
  app.game.enter(2, 'digit', () => [], false);
  const { position } = app.game;
  app.autosave.library = [{ position, changed: 1 }];
  app.bringing.show(0);
  expect(app.game.position.title).toBe('list · Sample');
  app.bringing.show(2);
  expect(app.game.position).toBe(position);
  // One on which nothing was done is brought again, as the list has it.
  app.autosave.library = [
    { position: { ...position, cells: position.cells.map(() => untouched) }, changed: 1 },
  ];
  app.bringing.show(2);
  expect(app.game.position.id).not.toBe(position.id);
  const kept = { ...small, kept: position.id };
  app.bringing.open([kept], 'kept', 0, Uint32Array.of(0));
  expect(app.game.position.id).toBe(position.id);
});
