import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';

/** Two digits at the top, and rules of several kinds that all solutions of it obey. */
const text = [
  '# A puzzle of the tests',
  '.Shape~4x4.~R1C1_1.~R1C2_2.Cage~6~R1C3~R3C4.Thermo~R2C1~R2C2.WhiteDot~R3C1~R3C2',
  '.Sandwich~2~R1.LittleKiller~10~R1C1',
].join('\n');

describe('a puzzle of any rules, from disk', () => {
  let browser: ChromiumBrowser;
  let page: ChromiumPage;
  let player: Player;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    player = new Player(page);
    await player.open(fileUrl);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  const has = (selector: string) => page.playwright.locator(selector).count();

  async function open(): Promise<void> {
    await player.paste(text);
    await player.sees('Rules of this puzzle');
  }

  test('is drawn, and its rules are listed', async () => {
    await open();
    expect(await has('.board path.cage')).toBe(1);
    expect(await has('.board .grey .line')).toBe(1);
    expect(await has('.board circle.dot.white')).toBe(1);
    expect(await page.playwright.locator('.board text.clue').allTextContents()).toEqual([
      '2',
      '10',
    ]);
    const shown = await player.text();
    for (const label of ['Killer cage', 'Thermometer', 'White dot', 'Sandwich', 'Little killer'])
      expect(shown).toContain(label);
  });

  test('has no cage that strikes through the sum of another', async () => {
    await player.paste('.Shape~4x4.Sum~3~R1C1~R1C2.Cage~10~R1C1~R2C1~R1C2~R2C2.Cage~7~R1C2~R1C3');
    await player.sees('Killer cage');
    const drawn = await page.playwright
      .locator('.board path.cage, .board text.total')
      .evaluateAll((parts) => parts.map(({ localName }) => localName));
    expect(drawn).toEqual(['path', 'path', 'path', 'text', 'text', 'text']);
  });

  test('has the digits that a cell may hold at its foot, unless it has candidates', async () => {
    await player.paste('.Shape~4x4.~R1C1_1_2_4.~R1C2_1_3');
    await player.sees('Rules of this puzzle');
    const feet = () => page.playwright.locator('.board text.foot').allTextContents();
    await expect.poll(feet).toEqual(['124']);
    await player.pick(5);
    await page.press('a');
    await expect.poll(feet).toEqual([]);
  });

  test('is drawn where lines end in the cell in which they begin', async () => {
    const loops = ['Whisper~4', 'Lockout~1', 'DoubleArrow'].map(
      (kind, at) => `.${kind}~R1C${at + 1}~R2C${at + 1}~R3C${at + 1}~R1C${at + 1}`,
    );
    await open();
    await player.paste(`.Shape~5x5.${loops.join('').slice(1)}`);
    await player.sees('Double arrow');
    expect(await has('.board .dutch rect, .board .lockout .open, .board .double-arrow .open')).toBe(
      6,
    );
    expect(await has('.board path.cage')).toBe(0);
  });

  test('is drawn in the library', async () => {
    await open();
    await player.kept();
    await player.button('Library');
    await expect.poll(() => has('.chosen .picture path.cage')).toBe(1);
    expect(await has('.chosen .picture circle.dot.white')).toBe(1);
    // Lines lie under the grid, and cages with their sums over it.
    const painted = await page.playwright
      .locator('.chosen .picture :is(.grey .line, .thin, .cage, .total)')
      .evaluateAll((parts) => parts.map((part) => part.classList[0]));
    expect(painted).toEqual(['line', 'thin', 'cage', 'total']);
  });

  test('says what a digit breaks, and is solved', async () => {
    await open();
    await player.pick(2);
    await page.press('1');
    await player.sees('in row 1: ');
    await page.press('3');
    await player.pick(11);
    await page.press('3');
    await player.sees('Two 3s in the cage: r1c3 and r3c4');
    await page.press('Delete');
    await player.button('Solve');
    await player.sees(', 2 givens.');
    expect(await page.playwright.locator('.answer .headline').innerText()).not.toContain('No');
  });

  test('is said to be solved when its solution is checked', async () => {
    await player.paste(
      '.Shape~4x4.Whisper~2~R1C1~R1C3.~R1C1_1.~R1C2_2.~R2C1_3.~R2C3_1.~R3C1_2.~R3C3_4.~R4C4_1',
    );
    await player.sees('Whisper line');
    await player.button('Solve');
    await player.sees(', 7 givens.');
    await player.button('Copy to the board');
    await player.sees('Solved');
    await player.button('Check');
    await expect
      .poll(() => page.playwright.locator('.status .verdict').allTextContents())
      .toEqual(['Solved. Every rule holds.']);
  });

  /** So that what is seen next was brought by a link. */
  const openAnother = async () => {
    await player.paste('1234............');
    await expect.poll(() => has('[role=gridcell]')).toBe(16);
    await player.kept();
  };

  test('goes with a link, and comes back after a reload', async () => {
    await open();
    await player.button('Share');
    const address = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input.field')];
      return fields.find(({ value }) => value.includes('constraints'))?.value.split('#')[1] ?? '';
    }, undefined);
    expect(address).toContain('constraints:.Cage!6!R1C3!R3C4');
    await player.kept();
    await page.playwright.reload();
    await player.sees('Rules of this puzzle');
    expect(await has('.board path.cage')).toBe(1);
    await openAnother();
    await player.open(fileUrl, address);
    await player.sees('Rules of this puzzle');
    expect(await has('.board path.cage')).toBe(1);
  });

  test('is watched: its drawing, and the rule that refuses a digit', async () => {
    await open();
    await player.button('Watch');
    await player.sees('Nothing has happened yet.');
    expect(await has('.board path.cage')).toBe(1);
    expect(await has('.board circle.dot.white')).toBe(1);
    for (let event = 1; event <= 7; event++) {
      await page.press('l');
      await player.sees(`Event ${event} of`);
    }
    await player.sees('3 cannot go in r1c3: a cage with a repeated digit or the wrong sum.');
    await page.press('n');
    await player.sees('has no digits left');
    await page.press('m');
    await player.sees('solution number 1');
    await player.button('Step');
    await player.sees('Each step fills the first square');
    expect(await has('.board path.cage')).toBe(1);
  });

  test('names the rule that refuses a digit, on a board of its own with a link', async () => {
    const link = '1;constraints:.Shape!6x8!0-7.Cage!10!R1C1!R1C2!R2C1.Thermo!R3C8!R4C8;zv';
    await player.open(fileUrl, `${link}!recursion.0`);
    await player.sees('Nothing has happened yet.');
    await player.sees('for digit = 0 to 7:');
    await page.press('m');
    await player.sees('solution number 1');
    expect((await player.digits()).length).toBe(48);
    await page.press('Home');
    await player.sees('Nothing has happened yet.');
    await player.button('Step');
    await player.sees('Each step fills the first square');
    await player.open(fileUrl, `${link}!recursion.9`);
    await player.sees('Event 9 of');
    await player.sees('r1c2');
  });

  test('with cells beside its board is watched, and a sentence says what they are', async () => {
    await player.paste('.Shape~4x4.Var~A~~1.Sum~0_=_1_1_-1~R1C1~R1C2~VA.Sum~0_=_1_-1~VA~R4C4');
    await player.sees('Rules of this puzzle');
    await player.sees('about cells that are not on the board; these are not drawn');
    await player.button('Solve');
    await player.button('Copy to the board');
    await player.sees('Solved');
    await player.button('Step');
    await player.sees('This puzzle has cells beside its board');
    await player.button('Watch');
    await player.sees('This puzzle has cells beside its board');
    await player.sees('Nothing has happened yet.');
    await page.press('m');
    await player.sees('solution number 1');
  });

  test('has a board of its own: drawn, solved, typed on, kept and linked', async () => {
    await player.paste('.Shape~6x8~0-7.~R1C1_0.~R1C2_7.Cage~9~R2C1~R3C1');
    await player.sees('Digits from 0 to 7');
    expect(await has('[role=row]')).toBe(6);
    expect(await has('[role=gridcell]')).toBe(48);
    expect(await player.nameOf(0)).toBe('row 1 column 1, box 1, given 0');
    expect(await player.nameOf(8)).toMatch(
      /^row 2 column 1, box 1, empty, Killer cage 9 from r\dc\d, cell \d of \d/,
    );
    expect(await player.nameOf(47)).toBe('row 6 column 8, box 6, empty');
    await player.pick(2);
    await page.press('0');
    await player.sees('Two 0s in row 1: r1c1 and r1c3');
    await page.press('Delete');
    await page.press('6');
    await player.button('Share');
    const address = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input.field')];
      return fields.find(({ value }) => value.includes('constraints'))?.value.split('#')[1] ?? '';
    }, undefined);
    expect(address).toContain('1;constraints:.Shape!6x8!0-7.Cage!9!R2C1!R3C1;07zt');
    // The forms of grids are for other boards.
    await page.playwright.getByLabel('A forum or a message').check();
    await page.waitFor(
      () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value !== '',
      undefined,
    );
    const written = await page.evaluate(() => {
      const form = document.querySelector<HTMLSelectElement>('select.form');
      const options = [...(form?.options ?? [])].map(({ text }) => text);
      const shown = [...document.querySelectorAll('textarea')].map(({ value }) => value);
      return { options, shown };
    }, undefined);
    expect(written.options).toEqual([
      'Description, with all rules',
      'Text of Interactive Sudoku Solver, with all rules',
      'LaTeX (TikZ)',
    ]);
    expect(written.shown).toContain('1;constraints:.Shape!6x8!0-7.Cage!9!R2C1!R3C1;07zt');
    await player.kept();
    await page.playwright.reload();
    await player.sees('Digits from 0 to 7');
    expect(await player.nameOf(2)).toBe('row 1 column 3, box 1, 6');
    await openAnother();
    await player.open(fileUrl, address);
    await player.sees('Digits from 0 to 7');
  });

  test('gives hints and a walkthrough in its own digits', async () => {
    await player.paste(
      '.Shape~4x4~0-3.Cage~3~R1C1~R1C2~R1C3.Arrow~R1C4~R2C4~R3C4.~R2C1_2~R2C3_0~R3C1_1~R4C2_2',
    );
    await player.sees('Digits from 0 to 3');
    await player.button('Hint');
    await player.sees('Look at the 3 cage at r1c1');
    for (const name of ['Name the technique', 'Show where', 'Explain']) await player.button(name);
    await player.sees('the 3 cage at r1c1 can only hold 0+1+2');
    // What it draws lies on the candidates that are meant, and has their names.
    const struck = await page.evaluate(() => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const marks = [...document.querySelectorAll('#board svg text.mark')];
      return [...document.querySelectorAll('#board svg .glyph.out')].map((glyph) => {
        const [x, y] = middle(glyph);
        const distance = (mark: Element) => Math.hypot(middle(mark)[0] - x, middle(mark)[1] - y);
        return marks.sort((one, other) => distance(one) - distance(other))[0]?.textContent;
      });
    }, undefined);
    expect(struck).toEqual(['3', '3', '3']);
  });

  test('places its own digits where a hint says so', async () => {
    const givens = ['123', '2301', '1032', '3210']
      .flatMap((row, at) => [...row].map((digit, place) => [at + 1, place + (at ? 1 : 2), digit]))
      .map(([row, column, digit]) => `~R${row}C${column}_${digit}`);
    await player.paste(`.Shape~4x4~0-3.${givens.join('')}`);
    await player.sees('Digits from 0 to 3');
    await player.button('Hint');
    for (const name of ['Name the technique', 'Show where', 'Explain']) await player.button(name);
    await player.sees('r1c1 is the last empty cell of row 1, so it is 0');
    const drawn = () =>
      document.querySelector('#board svg text.digit[font-size="54"]')?.textContent;
    expect(await page.evaluate(drawn, undefined)).toBe('0');
    await player.button('Do it');
    expect(await player.nameOf(0)).toContain(', 0');
  });

  test('has no hints where it is larger than nine by nine', async () => {
    await player.paste('.Shape~10x10.Cage~3~R1C1~R1C2');
    await player.sees('Digits from 1 to 10');
    await player.button('Hint');
    await player.sees('Hints know boards of up to nine rows, columns and digits');
  });

  test.each([
    ['.Shape~4x4.Cage~5~R1C1~R1C2', '96', '1423231431424231'],
    ['.Shape~5x5.Cage~9~R1C1~R1C2.Whisper~3~R3C1~R3C2', '3,456', '4512312345512342345134512'],
  ])('is asked every question: %s', async (constraints, count, first) => {
    await player.paste(constraints);
    await player.sees('Rules of this puzzle');
    const answered = async (question: string, headline: string) => {
      await player.button(question);
      await expect
        .poll(() => page.playwright.locator('.answer .headline').allInnerTexts())
        .toEqual([headline]);
    };
    await answered('Solve', 'More than one solution');
    await answered('Count', `${count} solutions`);
    await answered('First solution', 'The first solution');
    await player.button('Copy to the board');
    expect(await player.digits()).toBe(first);
    await page.press('Control+z');
    await answered('All solutions', `${count} solutions`);
    await answered('Candidates', 'Digits that occur in at least one solution');
    await answered('Why no solution?', 'No contradiction: there is a solution');
  });

  test('takes values above 9 as two figures, in one step of the history', async () => {
    await player.paste('.Shape~16x16.~R1C1_16');
    await player.sees('typed as its two figures');
    expect(await player.nameOf(0)).toBe('row 1 column 1, box 1, given 16');
    await player.pick(155);
    await page.press('1');
    await page.press('2');
    expect(await player.nameOf(155)).toBe('row 10 column 12, box 11, 12');
    // A third figure, and one in another cell, begin again.
    await page.press('4');
    expect(await player.nameOf(155)).toContain(', 4');
    await page.press('Control+z');
    await page.press('Control+z');
    expect(await player.nameOf(155)).toContain('empty');
    await page.press('1');
    await page.press('ArrowRight');
    await page.press('3');
    expect(await player.nameOf(155)).toContain(', 1');
    expect(await player.nameOf(156)).toContain(', 3');
    await page.press('ArrowDown');
    await page.press('Shift+Digit1');
    await page.press('Shift+Digit6');
    expect(await player.nameOf(172)).toContain('corner marks 16');
    // The keypad has a key for each.
    await player.pick(0 + 17);
    await page.playwright.locator('.keypad .key', { hasText: /^14/ }).click();
    expect(await player.nameOf(17)).toContain(', 14');
  });

  test('that takes long to read says how far that is, and stops', async () => {
    // Every part of an expression can follow every other; there are three on each of 144 cells.
    const expressions = [99, 98, 97].map(
      (parts) => `.Regex~%28${'1?'.repeat(parts)})*[1-9A-G]*~R1C1`,
    );
    const cells = '__w_P8_D__w_P8_D__w_P8_D__w_P8_D';
    await player.paste(`.Shape~16x16.Replicate~${cells}${expressions.join('')}.End`);
    await player.sees('Rules of this puzzle');
    // What was just pasted is read already, but not for whoever comes back.
    await player.reload();
    await player.sees('Rules of this puzzle');
    await player.button('Count');
    await player.sees('of the rules read');
    await page.press('Escape');
    await player.sees('stopped by you');
    await player.button('Count');
    await player.sees('of the search space');
    await page.press('Escape');
  });

  test('that is wrong says which rule and argument; the board stays', async () => {
    await open();
    await player.paste('.Shape~4x4.Thermo~R1C1~R9C9');
    await player.sees('Rule 2 (Thermo, argument 2): found "R9C9"');
    await player.paste('.Shape~17x17.AntiKnight');
    await player.sees('Rule 1 (Shape, argument 1): found "17x17"');
    expect(await has('.board path.cage')).toBe(1);
  });
});
