import { afterEach, expect, test, vi } from 'vitest';

import { copyText, fileNameOf, saveText } from '../../../site/src/page/files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
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
