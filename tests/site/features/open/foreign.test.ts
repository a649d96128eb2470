import { beforeEach, describe, expect, test, vi } from 'vitest';

import { foreignRules, programs } from '../../../../site/src/exchange/names.ts';
import { untouched } from '../../../../site/src/game/position.ts';
import { readDescription, writeDescription } from '../../../../site/src/puzzle/description.ts';
import type { RuleName } from '../../../../site/src/puzzle/puzzle.ts';
import { visibleDrawings } from '../../../../site/src/puzzle/supplement.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { ListAnswer } from '../../../../site/src/solver/solver.ts';
import { exchangeWords } from '../../../../site/src/words/exchange.ts';
import { words } from '../../../../site/src/words/index.ts';
import { appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import {
  compressed,
  fPuzzles,
  linkCase,
  penpaLink,
  penpaParts,
  scl,
  textbook,
} from '../../exchange/foreign.fixture.ts';

let app: App;
let solver: FakeSolver;
let asked: string[];

beforeEach(() => {
  ({ app, solver } = appWithout());
  asked = [];
  solver.read = (text) => {
    asked.push(text);
    const problem = { code: 'unknown_format', line: null, column: null, cell: null } as const;
    return Promise.resolve({ puzzles: [], problem: { ...problem, found: '', expected: '' } });
  };
});

const board = () => writeDescription(app.game.position.puzzle);
const notice = () => app.notices.current?.text;

describe('a puzzle of another program', () => {
  test('that is understood is brought, by its title and author', async () => {
    expect(await app.bringing.text(linkCase('f-puzzles-knight.txt'), 'Pasted')).toBeUndefined();
    expect(app.game.position.title).toBe('Knights by Nobody');
    expect(app.game.position.puzzle.rules).toEqual([{ name: 'classic' }, { name: 'knight' }]);
    // Without work in the link nothing is filled in.
    expect(app.game.position.cells.every((cell) => cell === untouched)).toBe(true);
    await vi.waitFor(() =>
      expect(notice()).toBe(
        'Knights by Nobody: 20 givens, 1 rule. Undo restores the previous board.',
      ),
    );
    expect(asked).toEqual([]);
    await app.bringing.text(linkCase('sudokupad-scf.txt'), 'Pasted');
    expect(app.game.position.title).toBe('Pasted');
  });

  test('is told with how many rules came, each item of a variant once', async () => {
    const text = fPuzzles({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }] });
    const rule = { kind: 'Cage', numbers: [], cells: [], lists: [], text: '' };
    const rules = [1, 1, 2].map((item) => ({ ...rule, item }));
    solver.variantRules = () => Promise.resolve({ rules, boxes: [] });
    await app.bringing.text(text, 'Pasted');
    expect(notice()).toMatch(/^Pasted: .*givens?, 2 rules\. Undo restores the previous board\.$/);
  });

  test('is refused where the engine takes one of its clues for wrong', async () => {
    const text = fPuzzles({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '5' }] });
    const { position } = app.game;
    solver.variantRules = () => Promise.reject(new Error('a clue'));
    expect(await app.bringing.text(text, 'Pasted')).toBe(words.bringing.cluesBad);
    expect(app.game.position).toBe(position);
    solver.variantRules = () => Promise.resolve({ rules: [], boxes: [] });
    expect(await app.bringing.text(text, 'Pasted')).toBeUndefined();
    expect(app.game.position).not.toBe(position);
  });

  test('in a link of the address is brought as well', async () => {
    const link = encodeURI(linkCase('f-puzzles-classic.txt').trim());
    expect(await app.bringing.link(link)).toBeUndefined();
    expect(app.game.position.puzzle.givens.join('')).toBe(textbook);
    expect(await app.bringing.link('https://sudokupad.app/abc123def4')).toContain('“abc123def4”');
  });

  test('is not said to be unknown where only its link has none', async () => {
    const iss = 'https://sigh.github.io/Interactive-Sudoku-Solver/';
    expect(await app.bringing.text(iss, 'Pasted')).toContain('has no puzzle in it');
    const penpa = 'https://swaroopg92.github.io/penpa-edit/#m=edit&p=https://example.org/x';
    expect(await app.bringing.text(penpa, 'Pasted')).toContain(
      'That link to Penpa+ has no puzzle in it',
    );
  });

  test('with work on it brings that as work', async () => {
    await app.bringing.text(linkCase('f-puzzles-work.json'), 'half.json');
    const { cells, puzzle } = app.game.position;
    expect([cells[2]?.digit, puzzle.givens[2]]).toEqual([4, 0]);
    expect([cells[3]?.centre, cells[3]?.corner]).toEqual([0b100010, 0b100000]);
  });

  test('takes the place of a list that was opened before', async () => {
    const puzzle = readDescription('1;;1.3d4.34e');
    if (!puzzle) throw new Error('no puzzle');
    solver.read = () =>
      Promise.resolve({
        puzzles: [
          { puzzle, description: '1;;1.3d4.34e', name: '' },
          { puzzle, description: '1;;1.3d4.34e', name: '' },
        ],
      });
    await app.bringing.text('…', 'list');
    expect(app.bringing.opened.puzzles).toHaveLength(2);
    await app.bringing.text(linkCase('f-puzzles-classic.txt'), 'Pasted');
    expect(app.bringing.opened.puzzles).toEqual([]);
  });
});

/** A solver that answers with that, and breaks those items of any puzzle. */
function judge(
  answer: ListAnswer,
  solution: string,
  broken: readonly number[] = [],
  asked: (signal: AbortSignal) => void = () => undefined,
): void {
  solver.inspection = {
    conflicts: broken.map((item) => ({ cells: [0, 1], rule: `${item} Cage` as RuleName })),
    open: [],
  };
  solver.lists = () =>
    Promise.resolve({
      atOnce: 1,
      grade: () => Promise.resolve({}),
      solve: (_, signal) => {
        asked(signal);
        return Promise.resolve({ answer, solution });
      },
      isSolved: () => Promise.resolve(false),
    });
}

const solution4 = '1234341221434321';
const cages = [
  {
    cells: [
      [0, 0],
      [0, 1],
    ],
    value: 3,
  },
  {
    cells: [
      [3, 0],
      [3, 1],
    ],
    value: 7,
  },
];
const reading = () => app.game.position.supplement?.reading;

test('several links in one text are several puzzles, each with what its author gave', async () => {
  const first = 'https://lisudoku.xyz/solver?import=1000003002000004';
  const told = compressed(scl({ metadata: { title: 'Told', rules: 'Something else.' } }));
  const text = `${first}\nand https://sudokupad.app/scl${told}\nhttps://tinyurl.com/ab12cd`;
  expect(await app.bringing.text(text, 'Pasted')).toBeUndefined();
  expect(board()).toBe('1;;1e3b2e4');
  expect(app.bringing.opened.puzzles.map(({ name }) => name)).toEqual(['Pasted', 'Told']);
  expect(notice()).toContain('That is a short link.');
  app.bringing.show(1);
  expect(app.game.position.supplement?.told).toBe('Something else.');
});

describe('a puzzle that is not understood whole', () => {
  test('is on the board at once, with its drawings, and its rules come when they are proved', async () => {
    const text = scl(
      { cages, metadata: { title: 'Two cages', solution: solution4 } },
      '.'.repeat(16),
    );
    judge('one', solution4);
    expect(await app.bringing.text(text, 'Pasted')).toBeUndefined();
    expect(app.dialog).toBeUndefined();
    const { id } = app.game.position;
    expect(app.game.position.supplement?.drawings).toHaveLength(2);
    expect(app.bringing.proving).toBe(id);
    app.game.select({ cells: [5], cursor: 5 });
    app.enter(2, 'digit');
    await vi.waitFor(() => expect(app.bringing.proving).toBe(''));
    expect(board()).toBe('1;constraints:.Cage!3!R1C1!R1C2.Cage!7!R4C1!R4C2;p');
    // What was done meanwhile stays, and an undo takes back that alone.
    expect(app.game.position.cells[5]?.digit).toBe(2);
    app.game.undo();
    expect(board()).toBe('1;constraints:.Cage!3!R1C1!R1C2.Cage!7!R4C1!R4C2;p');
    expect(reading()).toMatchObject({ isProved: true, missing: [] });
    const { supplement } = app.game.position;
    expect(supplement && visibleDrawings(supplement)).toEqual([]);
    await vi.waitFor(() => expect(notice()).toContain('Proved: one solution'));
  });

  test.each([
    ['one', '2143341212344321'],
    ['several', ''],
    ['none', ''],
    ['late', ''],
  ] as const)(
    'is not proved by %s %s, and nothing is taken that is only drawn',
    async (answer, solution) => {
      const text = scl(
        { cages, metadata: { title: 'Two cages', solution: solution4 } },
        '.'.repeat(16),
      );
      judge(answer, solution);
      await app.bringing.text(text, 'Pasted');
      await vi.waitFor(() => expect(app.bringing.proving).toBe(''));
      expect(board()).toBe('1;;p');
      expect(reading()).toMatchObject({ isProved: false, rules: [{ isTaken: false }] });
      await vi.waitFor(() => expect(notice()).toContain('only drawn or told in words'));
      app.notices.current?.action?.run();
      expect(app.sheet).toBe('puzzle');
    },
  );

  test('loses what the solution breaks, each part by itself', async () => {
    const text = scl(
      { cages, metadata: { title: 'Two cages', solution: solution4 } },
      '.'.repeat(16),
    );
    // Items 1 and 2 are what the first cage may mean.
    judge('one', solution4, [1, 2]);
    await app.bringing.text(text, 'Pasted');
    await vi.waitFor(() => expect(app.bringing.proving).toBe(''));
    expect(board()).toBe('1;constraints:.Cage!7!R4C1!R4C2;p');
    expect(reading()?.rules).toMatchObject([{ name: 'killer-cages', dropped: 1, isTaken: true }]);
  });

  test('goes on with the last that was brought', async () => {
    const signals: AbortSignal[] = [];
    judge('one', solution4, [], (signal) => signals.push(signal));
    const text = (title: string) =>
      scl({ cages, metadata: { title, solution: solution4 } }, '.'.repeat(16));
    await app.bringing.text(text('First'), 'Pasted');
    const { id } = app.game.position;
    await app.bringing.text(text('Second'), 'Pasted');
    await vi.waitFor(() => expect(app.bringing.proving).toBe(''));
    expect(app.game.position.title).toBe('Second');
    expect(reading()?.isProved).toBe(true);
    expect(
      signals.map(({ aborted }) => aborted),
      'nothing more is asked about the first',
    ).toEqual([...signals.slice(1).map(() => true), false]);
    app.game.undo();
    expect(app.game.position.id).toBe(id);
  });

  test('keeps what the author told, and names what is missing', async () => {
    await app.bringing.text(linkCase('f-puzzles-fog.txt'), 'Pasted');
    expect(app.game.position.title).toBe('Foggy by Nobody');
    expect(app.game.position.puzzle.givens.join('')).toBe(textbook);
    await vi.waitFor(() => expect(reading()?.missing).toEqual(['fog']));
    await app.bringing.text(linkCase('sudokupad-words.txt'), 'Pasted');
    expect(app.game.position.supplement?.told).toContain('differ by at least 5');
  });

  test('with nothing for a board is refused', async () => {
    const before = app.game.position;
    const wrong = await app.bringing.text(fPuzzles({ arrow: [{}] }, '.'.repeat(16)), 'Pasted');
    expect(wrong).toContain('It has no givens that could be opened without them.');
    expect(app.game.position).toBe(before);
  });
});

describe('what cannot be opened is told in a sentence of its own', () => {
  test.each([
    [
      penpaLink(penpaParts({}, { genres: ['yajilin'] })),
      'That puzzle from Penpa+ is no Sudoku but of the kind “yajilin”.',
    ],
    ['https://f-puzzles.com/?id=ab12', 'the name of a puzzle on the server of f-puzzles'],
    ['https://tinyurl.com/ab12cd', 'That is a short link.'],
    ['https://sudokumaker.app/?puzzle=', 'That link to SudokuMaker has no puzzle in it'],
    ['https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGo', 'The link from SudokuMaker is cut off'],
    ['{"size":5,"title":"Five","grid":[[{}],[{}],[{}],[{}],[{}]]}', 'grid, row 1'],
    ['{"cells":[[{},{},{}],[{},{}]]}', 'That puzzle is on a 2 by 3 board.'],
    ['{"name":1}', 'That JSON cannot be read: found “name”, expected a puzzle of a program'],
    ['%PDF-1.7 …', 'That is a PDF.'],
    ['\uFFFDPNG\r\n\u001a\n\0\0', 'That is a picture.'],
    ['https://sudokupad.app/sclN4SwJgXA5AnlA0BjAzhArABi!', 'The link from SudokuPad'],
  ])('%j', async (text, said) => {
    expect(await app.bringing.text(text, 'Pasted')).toContain(said);
    expect(app.dialog).toBeUndefined();
  });

  test('but a grid with a link in its comment is that grid', async () => {
    const puzzle = readDescription('1;;1.3d4.34e');
    if (!puzzle) throw new Error('no puzzle');
    solver.read = () =>
      Promise.resolve({ puzzles: [{ puzzle, description: '1;;1.3d4.34e', name: '' }] });
    const text = '1.3.\n...4\n.34.\n....\n# https://sudokupad.app/abc123def4';
    expect(await app.bringing.text(text, 'Pasted')).toBeUndefined();
    expect(board()).toBe('1;;1.3d4.34e');
  });

  test('also of a file', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
    await app.bringing.file(new File([png], 'photo.png'));
    expect(notice()).toMatch(/^That is a picture\..* The board has not changed\.$/);
    expect(asked).toEqual([]);
  });
});

test('every rule and program has a phrase', () => {
  expect(Object.keys(exchangeWords.rules).sort()).toEqual([...foreignRules].sort());
  expect(Object.keys(exchangeWords.programs).sort()).toEqual([...programs].sort());
});
