import { expect, test } from 'vitest';

import { unfoldFragment } from '../../../site/src/game/link.ts';
import { writeLink } from '../../../site/src/package/links.ts';
import { outerPuzzle } from '../../../site/src/package/puzzles.ts';
import { readDescription } from '../../../site/src/puzzle/description.ts';

function puzzleOf(items: number) {
  const cages = Array.from(
    { length: items },
    (_, index) => `.Cage!10!R${1 + (index % 9)}C1!R${1 + (index % 9)}C2`,
  );
  const inner = readDescription(`1;constraints:${cages.join('')};zzzc`);
  if (!inner) throw new Error('no description');
  return outerPuzzle(inner);
}

test('a long link of Ninefold is packed, as in the page', async () => {
  const long = puzzleOf(30);
  const { link, losses } = await writeLink(long, 'ninefold', 'https://example.org/');
  expect(link).toMatch(/^https:\/\/example\.org\/#2;/);
  expect(link.length).toBeLessThan(long.text.length);
  expect(await unfoldFragment(link.slice(link.indexOf('#')))).toBe(long.text);
  expect(losses).toEqual([]);
});

test('a short one stays as it is, so that people can read it', async () => {
  const short = puzzleOf(1);
  expect((await writeLink(short)).link).toBe(`#${short.text}`);
});
