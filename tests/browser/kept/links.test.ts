import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import LZString from 'lz-string';
import { expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { useVictim } from '../support/victim.ts';

const linkCase = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../cases/links', name), 'utf8').trim();

const textbook =
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const knights = '060007000000040500000005070000039000000000008479200000000903000084000090003500000';

describeInBrowsers('puzzles of other programs', (launch) => {
  const person = useVictim(launch);

  /** Whether a rule is switched on, by its label. */
  const isOn = (label: string) =>
    person().page.evaluate((name) => {
      const switches = [...document.querySelectorAll('[role=switch]')];
      const found = switches.find((each) => {
        const id = each.getAttribute('aria-labelledby') ?? '';
        return document.getElementById(id)?.textContent === name;
      });
      return found?.getAttribute('aria-checked');
    }, label);
  const dialog = () =>
    person().page.evaluate(() => document.querySelector('dialog[open]'), undefined);

  test.each([
    [
      'a classic one of f-puzzles',
      'f-puzzles-classic.txt',
      'Textbook by Nobody: 30 givens',
      textbook,
    ],
    ['the JSON of f-puzzles', 'f-puzzles.json', 'Textbook by Nobody: 30 givens', textbook],
    ['one of SudokuPad', 'sudokupad-scl.txt', 'A plain one by Nobody: 30 givens', textbook],
    ['a short one of SudokuPad', 'sudokupad-scf.txt', 'Pasted puzzle: 30 givens', textbook],
    ['one of lisudoku', 'lisudoku.txt', 'Pasted puzzle: 30 givens', textbook],
  ])('pasted on the board: %s', async (_, name, said, digits) => {
    await person().open(fileUrl);
    await person().paste(linkCase(name));
    await person().sees(said);
    expect(await person().digits()).toBe(digits);
    expect(await isOn("Knight's move")).toBe('false');
  });

  test.each(['f-puzzles-knight.txt', 'sudokupad-fpuz.txt'])(
    'an anti-knight one keeps its rule, and is solved with it: %s',
    async (name) => {
      await person().open(fileUrl);
      await person().button('Paste');
      await person().page.waitFor(() => document.querySelector('dialog[open] textarea'), undefined);
      await person().page.type(linkCase(name));
      await person().page.press('Control+Enter');
      await person().sees('Knights by Nobody: 20 givens');
      expect(await person().digits()).toBe(knights);
      expect(await isOn("Knight's move")).toBe('true');
      await person().button('Solve');
      await person().sees('One solution');
    },
  );

  test('in the address it is opened, and the address is plain again', async () => {
    await person().open(fileUrl, linkCase('f-puzzles-classic.txt'));
    await person().sees('Textbook by Nobody');
    expect(await person().digits()).toBe(textbook);
  });

  test('with work on it brings that too', async () => {
    await person().open(fileUrl);
    await person().drop('half.json', linkCase('f-puzzles-work.json'));
    await person().sees('Half done by Nobody');
    expect(await person().nameOf(2)).toContain('4');
    expect(await person().nameOf(3)).toMatch(/2.*6/);
    // Not as givens: they can be taken away.
    await person().pick(2);
    await person().page.press('Delete');
    expect(await person().digits()).toBe(textbook);
  });

  test('with cages opens with them', async () => {
    await person().openAndType();
    await person().paste(linkCase('f-puzzles-killer.txt'));
    await person().sees('Killer cage');
    expect(await person().digits()).toBe(textbook);
  });

  test('with fog is on the board without a question, and what is missing is named', async () => {
    await person().openAndType();
    await person().paste(linkCase('f-puzzles-fog.txt'));
    await person().sees('Not understood: fog.');
    expect(await dialog()).toBeNull();
    expect(await person().digits()).toBe(textbook);
    await person().pick(0);
    await person().page.press('Control+z');
    expect((await person().digits()).slice(0, 3)).toBe('984');
  });

  test('with rules told in words shows them as text beside the board, and claims none', async () => {
    await person().openAndType();
    await person().button('Paste');
    await person().page.waitFor(() => document.querySelector('dialog[open] textarea'), undefined);
    await person().page.type(linkCase('sudokupad-words.txt'));
    await person().button('Put it on the board');
    await person().sees('Along a green line neighbours differ by at least 5.');
    await person().sees('Whisper lines');
    expect(await dialog()).toBeNull();
    await person().button('Use the ticked rules');
    await person().sees('Used');
  });

  test('with drawings that look alike draws them in the order of their author', async () => {
    const dot = (column: number, backgroundColor: string) => ({
      ...{ center: [0.5, column + 0.25], width: 0.2, height: 0.2, rounded: true },
      ...{ backgroundColor, target: 'overlay' },
    });
    const colours = ['#112233', '#112233', '#445566', '#112233'];
    const puzzle = {
      cells: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
      overlays: colours.map((colour, column) => dot(column, colour)),
    };
    await person().open(fileUrl);
    await person().paste(JSON.stringify(puzzle));
    const drawn = () =>
      [...document.querySelectorAll<SVGElement>('.board g[aria-hidden] > .filled')].map((group) => [
        getComputedStyle(group.firstElementChild ?? group).fill,
        ...[...group.children].map((each) => each.getAttribute('x')),
      ]);
    await person().page.waitFor(() => document.querySelector('.board .filled'), undefined);
    expect(await person().page.evaluate(drawn, undefined)).toEqual([
      ['rgb(17, 34, 51)', '15', '115'],
      ['rgb(68, 85, 102)', '215'],
      ['rgb(17, 34, 51)', '315'],
    ]);
  });

  test('with markup in its texts shows it as text', async () => {
    const markup = '<img src=x onerror="attacked=1"><script>attacked=1</script>';
    const grid = Array.from({ length: 4 }, () => [{ value: 1, given: true }, {}, {}, {}]);
    const data = { size: 4, title: markup, author: markup, ruleset: markup, grid, [markup]: 1 };
    await person().openAndType();
    await person().paste(
      `https://f-puzzles.com/?load=${LZString.compressToBase64(JSON.stringify(data))}`,
    );
    await person().sees('what it calls “<img src=x');
    await person().sees('<img src=x');
    expect(await person().digits()).toBe('1000'.repeat(4));
  });

  test.each([
    [
      'a number of its server',
      'sudokupad-id.txt',
      'is only the name of a puzzle on the server of SudokuPad',
    ],
  ])('that is only %s says so, and the board stays', async (_, name, said) => {
    await person().openAndType();
    await person().paste(linkCase(name));
    await person().sees(said);
    await person().sees('The board has not changed');
    await person().isUnharmed();
  });

  test('cut off says where', async () => {
    await person().openAndType();
    await person().paste(linkCase('f-puzzles-classic.txt').slice(0, 200));
    await person().sees('The link from f-puzzles is cut off: it ends at character 169.');
    await person().isUnharmed();
  });

  test.each([
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13], 'That is a picture.'],
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0], 'That is a picture.'],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37, 0x0a, 0xbf], 'That is a PDF.'],
  ])('%s dropped or pasted is told what it is', async (_, bytes, said) => {
    await person().openAndType();
    for (const kind of ['drop', 'paste'] as const) {
      await person().page.evaluate(
        ([content, type]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(content)], 'puzzle', { type: 'image/png' }));
          const event =
            type === 'drop'
              ? new DragEvent('drop', { bubbles: true, cancelable: true })
              : new ClipboardEvent('paste', { bubbles: true, cancelable: true });
          Object.defineProperty(event, type === 'drop' ? 'dataTransfer' : 'clipboardData', {
            value: transfer,
          });
          document.body.dispatchEvent(event);
        },
        [bytes, kind] as const,
      );
      await person().sees(said);
      await person().button('Close');
    }
    await person().isUnharmed();
  });

  test('a link of Ninefold is read as before', async () => {
    await person().open(fileUrl);
    await person().paste(`https://example.org/ninefold/#${mystic.puzzle}`);
    await person().page.waitFor(
      () => document.querySelector('[role=gridcell]')?.getAttribute('aria-label')?.includes('9'),
      undefined,
    );
    expect((await person().digits()).slice(0, 2)).toBe('98');
  });
});
