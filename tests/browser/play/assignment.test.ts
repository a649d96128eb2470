import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

/** A file as it is dropped: its bytes as characters one by one. */
interface Dropped {
  readonly name: string;
  readonly bytes: string;
}

const cases = join(import.meta.dirname, '../../../../shared/cases');
const hasCases = existsSync(join(cases, 'ucf')) && existsSync(join(cases, 'csu'));
if (!hasCases) console.info('No courses’ files in ../shared/cases: their tests are skipped.');

function fileOf(course: string, name: string): Dropped {
  return { name, bytes: readFileSync(join(cases, course, name), 'latin1') };
}

/** An input of UCF's course with one solution, and what its driver prints. */
const input: Dropped = {
  name: 'inputset1.in',
  bytes: `1
9 8 0 2 0 3 7 0 0
5 0 0 0 0 9 8 0 0
0 0 0 0 0 8 0 0 4
0 0 0 0 0 0 5 0 0
0 5 0 0 9 0 3 0 0
0 0 0 0 5 0 0 7 0
0 1 9 8 3 0 2 0 0
0 0 0 0 4 0 0 3 8
0 0 0 1 2 7 6 5 9
2 3 2 2 6
`,
};
const expected: Dropped = {
  name: 'tc1.txt',
  bytes: `Puzzle 1:
9 8 4 2 1 3 7 6 5${' '}
5 7 2 4 6 9 8 1 3${' '}
3 6 1 5 7 8 9 2 4${' '}
4 3 6 7 8 1 5 9 2${' '}
2 5 7 6 9 4 3 8 1${' '}
1 9 8 3 5 2 4 7 6${' '}
6 1 9 8 3 5 2 4 7${' '}
7 2 5 9 4 6 1 3 8${' '}
8 4 3 1 2 7 6 5 9${' '}

`,
};
const picture: Dropped = { name: 'photo.png', bytes: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR' };

describe('the courses’ files, dropped on the page', () => {
  const own = usePage((player) => player.open(fileUrl));

  async function drop(...files: readonly Dropped[]): Promise<void> {
    await own.page.evaluate((dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, bytes } of dropped) {
        const data = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
        dataTransfer.items.add(new File([data], name));
      }
      const event = new DragEvent('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
      document.body.dispatchEvent(event);
    }, files);
  }

  /** What the list of inputs says of each. */
  const inputs = () =>
    own.page.evaluate(
      () =>
        [...document.querySelectorAll('[aria-label=Inputs] li')].map((each) =>
          each.textContent.replace(/\s+/g, ' ').trim(),
        ),
      undefined,
    );

  test('input and expected output on Play: each finds the other, and ends with it', async () => {
    await drop(expected, input);
    await own.player.sees('Identical to tc1.txt, byte for byte');
    await drop({ ...input, name: 'another.in' });
    await own.player.sees('another.in: UCF COP3503');
    await own.player.sees('1 puzzle answered in');
    expect(await own.player.text()).not.toContain('Identical to');
    await drop({ ...expected, bytes: expected.bytes.replaceAll('\n', '\r\n') });
    await own.player.sees('Same text; only the line endings differ: CRLF in the file, LF here.');
    await drop({ ...expected, bytes: expected.bytes.replace('9 8 4', '9 8 5') });
    await own.player.sees('First difference: line 2, column 5');
  });

  test('what is no text file, or empty, is told, and what was there stays', async () => {
    await drop(picture);
    await own.player.sees('That is a picture.');
    await drop(expected, input);
    await own.player.sees('Identical to tc1.txt, byte for byte');
    for (const [file, told] of [
      [picture, 'photo.png is not a text file; it was not used.'],
      [{ name: 'tc2.txt', bytes: '' }, 'tc2.txt is empty; it was not used.'],
      [{ name: 'essay.txt', bytes: 'To be or not to be' }, 'essay.txt was not used. '],
    ] as const) {
      await drop(file);
      await own.player.sees(told);
      await own.player.sees('Identical to tc1.txt, byte for byte');
    }
    await drop(picture, input);
    await own.player.sees('photo.png is not a text file');
    await own.player.sees('1 puzzle answered in');
  });

  test('print what the driver prints, and nothing else', async () => {
    await drop(expected, input);
    await own.player.sees('Identical to tc1.txt, byte for byte');
    await own.page.playwright.emulateMedia({ media: 'print' });
    await own.page.waitFor(() => document.querySelector('[data-printed-output]'), undefined);
    const printed = await own.page.evaluate(
      () =>
        [...document.body.querySelectorAll('body *')]
          .filter((each) => each.checkVisibility() && each.children.length === 0)
          .map((each) => each.textContent)
          .filter((text) => text !== ''),
      undefined,
    );
    expect(printed).toEqual(['inputset1.in', expected.bytes, expect.stringContaining('Ninefold')]);
    const size = await own.page.evaluate(() => {
      const { width, height } =
        document.querySelector('[data-printed-output] pre')?.getBoundingClientRect() ??
        new DOMRect();
      return { width, height };
    }, undefined);
    expect(size.width).toBeGreaterThan(300);
    expect(size.height).toBeGreaterThan(150);
  });

  test.runIf(hasCases)('UMass’s, one for each named puzzle of a list', async () => {
    await drop(...readdirSync(join(cases, 'umass')).map((name) => fileOf('umass', name)));
    await own.player.sees('4 puzzles answered in');
    await own.player.sees('Identical to assignment_NYT_23Sep2012.out, byte for byte');
    expect(await own.page.playwright.getByText(/^Identical to .*, byte for byte$/).count()).toBe(4);
  });

  test.runIf(hasCases)('UCF’s and Colorado’s, all at once on Play', async () => {
    const names = readdirSync(join(cases, 'ucf')).sort().reverse();
    await drop(...names.map((name) => fileOf('ucf', name)));
    const identical = (name: string) => `${name} Identical`;
    await own.page.waitFor(
      () => document.querySelectorAll('[aria-label=Inputs] .good').length === 5,
      undefined,
    );
    expect(await inputs()).toEqual(names.filter((name) => name.endsWith('.in')).map(identical));
    const puzzles = ['Normal', 'Another', 'Hard'];
    const both = puzzles.flatMap((name) => [`${name}.moves`, `${name}.txt`]);
    await drop(...both.map((name) => fileOf('csu', name)));
    await own.player.sees('Hard.txt');
    await own.page.waitFor(
      () => document.querySelectorAll('[aria-label=Inputs] .good').length === 3,
      undefined,
    );
    expect(await inputs()).toEqual(puzzles.map((name) => identical(`${name}.txt`)));
  });
});
