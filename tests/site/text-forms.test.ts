import { afterEach, expect, test, vi } from 'vitest';

import { enter } from '../../site/src/state/edits.ts';
import { copyText, fileNameOf, saveText } from '../../site/src/state/files.ts';
import { textForms, writeText } from '../../site/src/state/text-forms.ts';
import { positionOf } from './position.fixture.ts';

const four = enter(positionOf('1;;1.3d4.34e'), [1], 'digit', 2);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a board in every form that can be copied', () => {
  const forms = Object.fromEntries(textForms.map((form) => [form, writeText(four, form, false)]));
  expect(forms).toEqual({
    line: '1030000403400000',
    rows: '1030\n0004\n0340\n0000',
    spaced: '1 0 3 0\n0 0 0 4\n0 3 4 0\n0 0 0 0',
    frame: [
      '+-----+-----+',
      '| 1 . | 3 . |',
      '| . . | . 4 |',
      '+-----+-----+',
      '| . 3 | 4 . |',
      '| . . | . . |',
      '+-----+-----+',
    ].join('\n'),
    description: '1;;1.3d4.34e',
  });
});

test('with the digits of the person, and with boxes that are not square', () => {
  expect(writeText(four, 'line', true)).toBe('1230000403400000');
  expect(writeText(four, 'description', true)).toBe('1;;123d4.34e');
  const frame = writeText(positionOf('1;;1zi'), 'frame', false).split('\n');
  expect(frame.slice(0, 4)).toEqual([
    '+-------+-------+',
    '| 1 . . | . . . |',
    '| . . . | . . . |',
    '+-------+-------+',
  ]);
  expect(frame).toHaveLength(10);
});

test('a title as the name of a file', () => {
  expect(fileNameOf('Sunday, a bit hard', 'sudoku')).toBe('sunday-a-bit-hard');
  expect(fileNameOf('../../Été', 'sudoku')).toBe('e-te');
  expect(fileNameOf('…', 'sudoku')).toBe('sudoku');
  expect(fileNameOf('x'.repeat(500), 'sudoku')).toHaveLength(60);
});

test('copying says whether it was allowed', async () => {
  const written: string[] = [];
  const writeText = (text: string) =>
    text === 'no' ? Promise.reject(new Error('denied')) : Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect([await copyText('yes'), await copyText('no')]).toEqual([true, false]);
  expect(written).toEqual(['yes']);
  // A page opened from disk has no clipboard in some browsers.
  vi.stubGlobal('navigator', {});
  expect(await copyText('yes')).toBe(false);
});

test('a file is handed out under its name, and let go of when the browser has it', async () => {
  vi.useFakeTimers();
  const clicked: { href: string; download: string }[] = [];
  const released: string[] = [];
  let text: Promise<string> | undefined;
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => void clicked.push({ ...link }) };
      return link;
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    text = (blob as Blob).text();
    return 'blob:here';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void released.push(url));
  saveText('mine.txt', '123');
  expect(clicked).toMatchObject([{ href: 'blob:here', download: 'mine.txt' }]);
  expect(await text).toBe('123');
  expect(released).toEqual([]);
  vi.runAllTimers();
  expect(released).toEqual(['blob:here']);
});
