import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { filesIn, firstLoad, sizesOf } from '../../../scripts/page-files.mjs';
import { fileUrl, hostFolder } from '../support/site-server.ts';

/** How many bytes a host sends for a file. */
const sent = (name: string) => sizesOf(readFileSync(`${hostFolder}${name}`)).gzip;

test('the page for the disk is under 2.499 MB', () => {
  expect(statSync(fileURLToPath(fileUrl)).size).toBeLessThan(2_499_000);
});

test('what is painted first comes in the first round trip', () => {
  // Ten packets of 1460 bytes, less what the answer says of itself.
  expect(sent('index.html')).toBeLessThan(14_000);
});

/** What each part of the hosted page may have, by the name of its file without the hash. */
const limits: Record<string, number> = {
  // The view that is there at once.
  'index.js': 60_400,
  'svelte.js': 20_000,
  'words.js': 30_000,
  // Boards and puzzles as data and as text, edits, the pen's lines, the rules of a variant one by one, the face of
  // each rule, and the engine's names.
  'puzzle.js': 12_800,
  // What grades a puzzle, rates it and tells its steps is 110 kB of it, since it is compiled for speed.
  '_virtual_ninefold-engine.js': 279_000,
  // Puzzles of any rules: their engine, generator and lessons, loaded with the first of them.
  '_virtual_ninefold-variants.js': 675_500,
  // What draws rules, says what they mean, and tells what is wrong where digits break them.
  'variants.js': 12_000,
  // The tools for setters, with their words.
  'ImprovePanel.js': 6_500,
  // Everything of Set with its words, and what the core says of each of its kinds.
  'SetView.js': 41_200,
  'WatchView.js': 12_000,
  // What reads other programs' puzzles, and finds out what is drawn in them: a worker of its own.
  '_virtual_ninefold-reader.js': 45_400,
  // The lessons on every technique and on rules.
  'LearnContent.js': 11_200,
  // All ways out, the forms of other programs among them.
  'ShareContent.js': 30_600,
  // The font of the page as text, for pictures.
  '_virtual_ninefold-letters.js': 49_000,
  // The list of a collection, and what is known of its puzzles.
  'LibraryContent.js': 7_500,
  // The sentences of every technique.
  'hints.js': 16_700,
  'inter-latin-wght-normal.woff2': 50_000,
};
/** For every other part, each of which is loaded when it is wanted. */
const limit = 6_000;

describe('of the parts of the hosted page', () => {
  const parts = filesIn(hostFolder)
    .filter((name) => name.startsWith('assets/'))
    .map((name) => [name.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''), name] as const);

  test.each(parts)('%s keeps to its limit', (part, name) => {
    expect(sent(name)).toBeLessThan(limits[part] ?? limit);
  });

  test('every limit is that of a part', () => {
    const names = parts.map(([part]) => part);
    expect(Object.keys(limits).filter((part) => !names.includes(part))).toEqual([]);
  });

  test('a first visit waits for the view, its words and the engine alone', () => {
    const files = firstLoad(hostFolder);
    // All styles are in the page itself.
    expect(files.filter((name) => name.endsWith('.css'))).toEqual([]);
    const scripts = files.filter((name) => name.endsWith('.js'));
    expect(scripts.filter((name) => name.includes('engine'))).toHaveLength(1);
    expect(scripts.filter((name) => name.includes('variants'))).toEqual([]);
    expect(scripts.length).toBeGreaterThanOrEqual(3);
    expect(files.map(sent).reduce((sum, size) => sum + size, 0)).toBeLessThan(406_500);
  });
});
