import { expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { endless, mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestPage } from '../support/test-page.ts';
import { usePageOf } from '../support/use-page.ts';

/** Normal.txt of Colorado State's assignment. */
const normal = '1;;d4.9.14b5.86.3b861d9567f72.3.49f2758d963b6.53.7b97.3.5d';

/** UCF's second and third sample in one file: two solutions, and none. */
const ucfFile = `2
0 0 8 0 4 0 6 0 0
0 0 0 0 0 8 0 0 0
0 0 0 0 6 0 1 0 8
8 9 0 0 0 0 2 0 0
0 0 0 0 1 0 0 0 0
4 0 0 9 0 3 0 0 0
7 0 0 0 0 0 0 2 0
6 0 0 7 0 1 4 0 0
0 4 0 2 0 0 0 0 0
2 5 7 9 3
3 0 0 0 2 0 0 1 0
0 0 0 0 0 0 7 0 2
0 0 0 5 0 1 3 0 0
9 0 0 0 0 8 0 0 0
0 0 0 1 0 6 0 2 0
0 0 1 7 0 0 6 3 5
0 0 0 0 0 9 4 0 1
0 0 4 2 0 0 0 0 6
6 7 9 0 0 0 0 0 0
1 2 7
`;
const ucfOutput = 'Puzzle 1:\n2 solutions found.\n\nPuzzle 2:\nNo solution possible.\n\n';

function textOf(page: TestPage, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}

/** Waits until an element says something. */
async function says(
  page: TestPage,
  selector: string,
  text: string,
  milliseconds = 10_000,
): Promise<void> {
  await page.waitFor(
    ([where, wanted]) => document.querySelector(where)?.textContent?.includes(wanted),
    [selector, text] as const,
    milliseconds,
  );
}

/** Hands a file to an input as its dialog would. */
async function choose(page: TestPage, label: string, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([wanted, fileName, content]) => {
      const input = document.querySelector<HTMLInputElement>(
        `input[type=file][aria-label="${wanted}"]`,
      );
      const files = new DataTransfer();
      files.items.add(new File([content], fileName));
      if (!input) throw new Error(`no input ${wanted}`);
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [label, name, text] as const,
  );
}

/** Drops a file on the page. */
async function drop(page: TestPage, selector: string, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([where, fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const target = document.querySelector(where);
      for (const type of ['dragenter', 'dragover', 'drop']) {
        target?.dispatchEvent(
          new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }),
        );
      }
    },
    [selector, name, text] as const,
  );
}

describeInBrowsers('the lessons', (launch) => {
  const own = usePageOf(launch);

  test('Watch tells why a digit is refused and where the search goes, by keyboard', async () => {
    await own.player.open(fileUrl, mystic.puzzle);
    await own.player.button('Watch');
    await says(
      own.page,
      '[data-said]',
      'Nothing has happened yet. First it looks for an empty cell.',
    );
    const said: string[] = [];
    for (let event = 1; event <= 6; event++) {
      await own.page.press('l');
      await own.player.sees(`Event ${event} of`);
      said.push(await textOf(own.page, '[data-said]'));
    }
    expect(said).toEqual([
      'The next empty cell is r1c3. Next it tries 1.',
      'Tries 1 in r1c3. Does it break a rule?',
      '1 breaks no rule: it goes into r1c3. Next, a new call solves the rest of the board.',
      'The next empty cell is r1c5. Next it tries 1.',
      'Tries 1 in r1c5. Does it break a rule?',
      '1 cannot go in r1c5: the 1 in r1c3 is in the same row. Next it tries 2.',
    ]);
    expect(await textOf(own.page, '[aria-current=step]')).toContain('if digit breaks a rule');
    expect(await own.player.nameOf(4)).toContain('being tried');
    await own.page.press('n');
    await says(own.page, '[data-said]', 'has no digits left');
    expect(await textOf(own.page, '[data-said]')).toMatch(
      /each break a rule.* So the search goes back to r\dc\d and removes its \d\./,
    );
    await own.page.press('j');
    await says(own.page, '[data-said]', 'has no digits left.');
    await own.page.press('m');
    await says(own.page, '[data-said]', 'solution number 1');
    expect(await own.player.digits()).toBe(mystic.solution);
    await own.page.press('m');
    await own.player.sees('There are no more solutions in that direction.');
    await own.page.press('Home');
    await says(own.page, '[data-said]', 'Nothing has happened yet.');
  });

  test('Watch is played, scrubbed and compared by pointer', async () => {
    await own.player.open(fileUrl, mystic.puzzle);
    await own.player.button('Watch');
    await says(own.page, '[data-said]', 'Nothing has happened yet.');
    await own.page.evaluate(() => {
      const [, speed] = document.querySelectorAll<HTMLInputElement>('input[type=range]');
      if (!speed) throw new Error('no speed');
      speed.value = speed.max;
      speed.dispatchEvent(new Event('input', { bubbles: true }));
    }, undefined);
    await own.player.sees('1,000,000 events per second');
    await own.page.click('[data-play]');
    await says(own.page, '[data-said]', 'The search is over: there is exactly one solution.');
    await own.player.sees('Event 2,354 of 2,354');
    await own.page.evaluate(() => {
      const position = document.querySelector<HTMLInputElement>('input[type=range]');
      if (!position) throw new Error('no slider');
      position.value = '97';
      position.dispatchEvent(new Event('input', { bubbles: true }));
    }, undefined);
    await says(own.page, '[data-said]', 'the 5 in r2c1 is in the same row');
    await own.player.sees('Event 97 of 2,354');
    await own.page.evaluate(() => {
      const [, other] = document.querySelectorAll<HTMLSelectElement>('main select');
      if (!other) throw new Error('no select');
      other.value = 'stack';
      other.dispatchEvent(new Event('change', { bubbles: true }));
    }, undefined);
    await own.page.waitFor(() => document.querySelectorAll('[data-said]').length === 2, undefined);
    await own.player.button('Next solution');
    await own.page.waitFor(
      () =>
        document
          .querySelectorAll('[data-said]')[1]
          ?.textContent?.includes('first solution in reading order'),
      undefined,
    );
    expect(
      await own.page.evaluate(
        () => document.querySelectorAll('[data-counter=tries]').length,
        undefined,
      ),
    ).toBe(2);
  });

  test('the whole tree of a small puzzle is shown, and a link opens Watch at a moment', async () => {
    await own.player.open(fileUrl, '1;;12b341221434321!recursion.6');
    await says(own.page, '[data-said]', 'Tries 3 in r1c3.');
    await own.page.waitFor(() => document.querySelectorAll('[data-event]').length === 8, undefined);
    await own.page.evaluate(() => {
      document
        .querySelector('[data-event="2"]')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, undefined);
    await says(own.page, '[data-said]', 'Tries 1 in r1c3.');
  });

  test('a search that will not end can be stopped, and the page stays alive', async () => {
    await own.player.open(fileUrl, `${endless}!fewest.0`);
    await says(own.page, '[data-said]', 'Nothing has happened yet.');
    await own.page.press('l');
    await own.page.press('l');
    await own.page.press('l');
    await own.page.press('o');
    await own.player.button('Stop');
    await own.page.press('l');
    await own.player.sees('events');
  });

  test('Step fills, goes back and runs to the end', async () => {
    await own.player.open(fileUrl, normal);
    await own.player.button('Step');
    await says(own.page, '[data-said]', 'Each step fills the first square');
    await own.page.press('l');
    await says(own.page, '[data-said]', 'r1c3 can hold only 7. Success: one square was filled.');
    await own.player.sees('Filled in 7 at row 0, column 2');
    await own.page.press('l');
    await own.player.sees('Filled in 2 at row 0, column 3');
    await own.page.press('j');
    await own.page.waitFor(
      () => !document.body.innerText.includes('Filled in 2 at row 0, column 3'),
      undefined,
    );
    await own.player.sees('Filled in 7 at row 0, column 2');
    await own.page.click('[data-cell="0"]');
    await own.player.sees('0b111101001');
    await own.player.sees('4 is excluded by r1c5');
    await own.page.click('input[value=bits]');
    const bits = () =>
      [...document.querySelectorAll('svg text')]
        .map((text) => [text.textContent ?? '', text.classList.contains('single')] as const)
        .filter(([text]) => /^[01]{9}$/.test(text));
    const shown = await own.page.evaluate(bits, undefined);
    const isSingle = (text: string) => text.replaceAll('0', '').length === 8;
    expect(shown[0]).toEqual(['111101001', false]);
    expect(shown.map(([, single]) => single)).toEqual(shown.map(([text]) => isSingle(text)));
    expect(shown.some(([, single]) => single)).toBe(true);
    await own.player.button('Run to the end');
    await says(own.page, '[data-said]', 'Solved: that was the last square.');
    await own.player.button('Back to the start');
    await says(own.page, '[data-said]', 'Each step fills the first square');
  });

  test('Assignment runs a dropped file and shows the first difference', async () => {
    await own.player.open(fileUrl);
    await own.player.button('Assignment');
    await drop(own.page, 'main', 'inputset.in', ucfFile);
    await says(own.page, '[data-status]', '2 puzzles answered in');
    expect(await textOf(own.page, '[data-output]')).toBe(ucfOutput);
    await choose(own.page, 'Compare with an expected output', 'tc.txt', ucfOutput);
    await says(own.page, '[data-difference]', 'Identical to tc.txt, byte for byte');
    await drop(own.page, '.expect', 'tc.txt', ucfOutput.replace('No solution', 'no solution'));
    await says(own.page, '[data-difference]', 'First difference: line 5, column 1');
    await drop(own.page, 'main', 'tc.txt', ucfOutput.replaceAll('\n', '\r\n'));
    await says(
      own.page,
      '[data-difference]',
      'only the line endings differ: CRLF in the file, LF here',
    );
    // What is printed is the output, whole.
    await own.page.evaluate(() => window.dispatchEvent(new Event('beforeprint')), undefined);
    expect(await textOf(own.page, '[data-printed-output] pre')).toBe(ucfOutput);
    await own.player.button('Open on the board');
    await own.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 81,
      undefined,
    );
    expect((await own.player.digits()).slice(0, 9)).toBe('008040600');
    // An expected output belongs to Assignment, wherever it is dropped, and the board stays.
    await own.player.drop('tc.txt', ucfOutput);
    await says(own.page, '[data-difference]', 'Identical to tc.txt, byte for byte');
    await own.player.button('Play');
    expect((await own.player.digits()).slice(0, 9)).toBe('008040600');
    await own.player.button('Assignment');
    await drop(own.page, 'main', 'another.in', ucfFile);
    await says(own.page, '[data-status]', '2 puzzles answered in');
    expect(await textOf(own.page, '[data-difference]')).toBe('');
    await choose(own.page, 'Open files', 'bad.in', 'x y z');
    await own.page.waitFor(() => document.querySelector('[role=alert]') !== null, undefined);
  });

  test('Assignment streams a thousand puzzles, and stops', async () => {
    await own.player.open(fileUrl);
    await own.player.button('Assignment');
    const rows =
      '400520103\n090800500\n100000000\n800430000\n000000900\n056000700\n000600000\n030007002\n020000405\n\n';
    await choose(own.page, 'Open files', 'thousand.txt', rows.repeat(1000));
    await says(own.page, '[data-status]', '1000 puzzles answered in', 60_000);
    const output = await own.page.evaluate(
      () => document.querySelector('[data-output]')?.textContent ?? '',
      undefined,
    );
    expect(output.startsWith('4 8 7 5 2 6 1 9 3\n2 9 3 8 7 1 5 4 6\n')).toBe(true);
    // The empty board has more Asterisk solutions than anybody waits for.
    const endless = `int[][] grid = {${'{0,0,0,0,0,0,0,0,0},'.repeat(9)}};`;
    await choose(own.page, 'Open files', 'Endless.java', endless);
    // Not while it still reads the file.
    await says(own.page, '[data-status]', '0 of 1 puzzles');
    await own.player.button('Stop');
    await says(own.page, '[data-status]', 'Stopped after 0 of 1 puzzles');
    await choose(own.page, 'Open files', 'again.in', ucfFile);
    await says(own.page, '[data-status]', '2 puzzles answered in');
  });
});
