import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { endless, mystic, Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestBrowser } from '../support/test-page.ts';

describeInBrowsers('keeping and bringing', (launch) => {
  let browser: TestBrowser;
  let player: Player;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    player = new Player(await browser.newPage());
  });
  afterEach(async () => {
    expect(await player.page.complaints()).toEqual([]);
    await player.page.close();
  });

  const { puzzle } = mystic;

  test('undo and redo go on after a reload', async () => {
    await player.open(fileUrl, puzzle);
    await player.pick(2);
    for (const key of ['4', 'ArrowRight', 'ArrowRight', '1']) await player.page.press(key);
    const worked = await player.digits();
    expect(worked.slice(0, 5)).toBe('98421');
    await player.kept();
    await player.page.reload();
    await player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 81,
      undefined,
    );
    expect(await player.digits()).toBe(worked);
    await player.pick(0);
    await player.page.press('Control+z');
    await player.page.press('Control+z');
    expect((await player.digits()).slice(0, 5)).toBe('98020');
    await player.page.press('Control+z');
    expect(await player.digits()).toBe('0'.repeat(81));
    for (let times = 0; times < 3; times++) await player.page.press('Control+y');
    expect(await player.digits()).toBe(worked);
  });

  test('a tab closed in the middle of a count loses nothing', async () => {
    await player.open(fileUrl, endless);
    await player.pick(40);
    await player.page.press('5');
    await player.button('Count');
    await player.sees('so far');
    await player.page.reload();
    await player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 81,
      undefined,
    );
    expect((await player.digits())[40]).toBe('5');
  });

  test('a link brings puzzle, rules and progress back', async () => {
    await player.open(fileUrl, puzzle);
    await player.pick(2);
    await player.page.press('4');
    await player.page.press('ArrowDown');
    await player.page.press('Shift+7');
    await player.button('Share');
    await player.page.click('dialog label.check input');
    const link = await player.page.evaluate(
      () => document.querySelector<HTMLInputElement>('dialog input[readonly]')?.value ?? '',
      undefined,
    );
    expect(link.startsWith(fileUrl)).toBe(true);
    const other = new Player(await browser.newPage());
    await other.open(link.split('#')[0] ?? '', link.split('#')[1]);
    expect((await other.digits()).slice(0, 3)).toBe('984');
    expect(await other.nameOf(11)).toContain('corner marks 7');
    await other.sees('2 · 6');
    expect(await other.page.complaints()).toEqual([]);
    await other.page.close();
  });

  for (const [what, fragment] of [
    ['markup', '1;<img src=x onerror=alert(1)>;zzzc'],
    ['a script', '1;;zzzc~<script>alert(1)</script>'],
    ['a board of no size', '1;;zz'],
    ['a version to come', '9;;zzzc'],
    ['percent signs', '%E0%A4%A'],
    ['a megabyte', `1;;${'z'.repeat(1_000_000)}`],
    ['a prototype', '__proto__;constructor;toString'],
  ] as const) {
    test(`a link with ${what} is told and does no harm`, async () => {
      await player.open(fileUrl, fragment);
      await player.sees('could not be read');
      expect(await player.digits()).toBe('0'.repeat(81));
      const strange = await player.page.evaluate(
        () => document.querySelectorAll('img, script[src]').length,
        undefined,
      );
      expect(strange).toBe(0);
      await player.pick(0);
      await player.page.press('7');
      expect((await player.digits())[0]).toBe('7');
    });
  }

  test('a pasted assignment file becomes a list beside the board', async () => {
    await player.open(fileUrl);
    const row = '0 0 0 0 0 0 0 0 0\n';
    await player.paste(
      `2\n9 8 0 2 0 3 7 0 0\n${row.repeat(8)}2 2 6 2 3\n1 0 0 0 0 0 0 0 0\n${row.repeat(8)}0\n`,
    );
    await player.sees('Read 2 puzzles');
    expect((await player.digits()).slice(0, 9)).toBe('980203700');
    await player.sees('2 · 3');
    await player.button('Next puzzle');
    expect((await player.digits()).slice(0, 9)).toBe('100000000');
  });

  test('a pasted candidate grid brings its digits and its marks', async () => {
    await player.open(fileUrl);
    await player.paste(
      [
        '| 1 2 3 | 4 5 6 | 7 8 9 |',
        '| 45 *46 #57 | 1 2 3 | 4 5 6 |',
        '7 8 46 5 6 9 1 2 3',
        '2 3 4 5 6 7 8 9 1',
        '5 6 7 8 9 1 2 3 4',
        '8 9 1 2 3 4 5 6 7',
        '3 4 5 6 7 8 9 1 2',
        '6 7 8 9 1 2 3 4 5',
        '9 1 2 3 4 5 6 7 89',
      ].join('\n'),
    );
    await player.sees('Undo restores the previous board');
    expect(await player.nameOf(0)).toContain('given 1');
    expect(await player.nameOf(9)).toContain('empty, centre marks 4 5');
    expect(await player.nameOf(8)).toContain('empty, centre marks 9');
  });

  test('givens, what is filled in and candidates in one paste are one puzzle', async () => {
    await player.open(fileUrl);
    const rows = ['12..', '....', '....', '...1'];
    await player.paste(`[Puzzle]\n${rows.join('\n')}\n[State]\n123.\n${rows.slice(1).join('\n')}`);
    await player.sees('Pasted puzzle: 3 givens');
    expect(await player.nameOf(1)).toContain('given 2');
    expect(await player.nameOf(2)).toMatch(/, 3$/);
    expect(await player.text()).not.toContain('Puzzle 2');
  });

  test('a link of another page and cells of a spreadsheet are read', async () => {
    await player.open(fileUrl);
    const digits = mystic.solution.replace(/[1-4]/g, '0');
    await player.paste(`https://www.sudokuwiki.org/sudoku.htm?bd=${digits}`);
    await player.sees('givens. Undo');
    expect(await player.digits()).toBe(digits);
    await player.paste('1\t\t\t4\n\t\t1\t\n2\t\t\t\n\t\t\t1');
    await player.sees('5 givens');
    expect(await player.digits()).toBe('1004001020000001');
  });

  test('the puzzle is copied as text in every form', async () => {
    await player.open(fileUrl, '1;;1.3d4.34e');
    await player.button('Share');
    await player.page.evaluate(() => {
      const labels = [...document.querySelectorAll<HTMLLabelElement>('dialog label.choice')];
      labels.find(({ textContent }) => textContent.startsWith('A forum'))?.click();
    }, undefined);
    await player.page.waitFor(
      () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value,
      undefined,
    );
    const written = async (form: string): Promise<string> => {
      await player.page.evaluate((value) => {
        const select = document.querySelector<HTMLSelectElement>('dialog select');
        if (!select) throw new Error('no choice of forms');
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, form);
      await player.kept();
      return player.page.evaluate(
        () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value ?? '',
        undefined,
      );
    };
    expect(await written('line')).toBe('1030000403400000');
    expect(await written('rows')).toBe('1030\n0004\n0340\n0000');
    expect(await written('frame')).toContain('| 1 . | 3 . |\n| . . | . 4 |\n+-----+-----+');
    expect(await written('description')).toBe('1;;1.3d4.34e');
  });

  test('a bad paste says where and why, and the board stays', async () => {
    await player.open(fileUrl, puzzle);
    const before = await player.digits();
    await player.paste('1\n9 8 0 2 0 3 7 0 0\n5 0 0 0 x');
    await player.sees('line 3, column 9');
    await player.sees('The board has not changed.');
    expect(await player.digits()).toBe(before);
  });

  test('forbidden and damaged storage is told and breaks nothing', async () => {
    await player.open(fileUrl, puzzle);
    await player.kept();
    await player.page.evaluate(() => {
      const history = Object.keys(localStorage).find((key) => key.includes('/history/')) ?? '';
      localStorage.setItem(history, '{"version":1,"lines":["=a\\tb\\tnonsense\\t"],"at":0}');
      localStorage.setItem('ninefold/1/settings', '[1,2');
      localStorage.setItem('ninefold/1/library', '"nonsense"');
    }, undefined);
    await player.page.reload();
    await player.sees('could not be read. It was set aside');
    await player.pick(0);
    await player.page.press('7');
    expect((await player.digits())[0]).toBe('7');
  });

  test('full storage is told', async () => {
    await player.open(fileUrl, puzzle);
    await player.page.evaluate(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1) {
        try {
          for (let at = 0; ; at++) localStorage.setItem(`filler-${size}-${at}`, 'x'.repeat(size));
        } catch {
          // Fill up with smaller pieces.
        }
      }
    }, undefined);
    await player.pick(2);
    await player.page.press('4');
    await player.sees('storage is full');
    expect((await player.digits())[2]).toBe('4');
  });

  test('several puzzles are kept side by side', async () => {
    await player.open(fileUrl, puzzle);
    await player.kept();
    await player.button('Examples');
    await player.page.waitFor(() => document.querySelector('dialog[open]'), undefined);
    await player.page.evaluate(() => {
      const entries = [...document.querySelectorAll<HTMLElement>('dialog button.example')];
      entries.find((entry) => entry.textContent.includes('TU/e'))?.click();
    }, undefined);
    await player.kept();
    await player.button('Library');
    await player.page.waitFor(
      () => document.querySelectorAll('dialog [role=option]').length === 2,
      undefined,
    );
    await player.page.click('dialog [role=option]:nth-child(2)');
    await player.button('Open From a link');
    expect((await player.digits()).slice(0, 9)).toBe('980203700');
  });

  test('save-points take one back', async () => {
    await player.open(fileUrl, puzzle);
    await player.pick(2);
    await player.page.press('4');
    await player.page.press('m');
    await player.page.press('3');
    expect((await player.digits())[2]).toBe('3');
    await player.button('Restore “Try 1”');
    expect((await player.digits())[2]).toBe('4');
  });
});
