import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const source = join(root, 'site/src');

/** The characters of the font that the page carries, as its package states them. */
function carried(): (code: number) => boolean {
  const style = readFileSync(
    join(root, 'node_modules/@fontsource-variable/inter/index.css'),
    'utf8',
  );
  const latin = style.slice(style.indexOf('/* inter-latin-wght-normal */'));
  const ranges = /unicode-range: ([^;]+);/.exec(latin)?.[1]?.split(',') ?? [];
  const bounds = ranges.map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });
  expect(bounds.length).toBeGreaterThan(5);
  return (code) => bounds.some(([first, last]) => code >= first && code <= last);
}

test('the page says nothing in letters that its font lacks: they would differ between machines', () => {
  const isCarried = carried();
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    // The readers of other programs' texts know their letters, and show none.
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.startsWith('exchange'));
  expect(files.length).toBeGreaterThan(100);
  const lacking = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    const letters = [...new Set(text)].filter((letter) => !isCarried(letter.codePointAt(0) ?? 0));
    return letters.length > 0 ? `${file}: ${letters.join(' ')}` : [];
  });
  expect(lacking).toEqual([]);
});
