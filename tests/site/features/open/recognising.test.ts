import { beforeEach, describe, expect, test } from 'vitest';

import type { Outcome } from '../../../../site/src/exchange/outcome.ts';
import { readForeign } from '../../../../site/src/exchange/index.ts';
import {
  recognise,
  type Readers,
  type Recognised,
} from '../../../../site/src/features/open/recognising.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import type { Imported, VariantRead } from '../../../../site/src/solver/solver.ts';
import { compressed, fPuzzles } from '../../exchange/foreign.fixture.ts';

const description = '1;;1.3d4.34e';
const puzzle = readDescription(description);
if (!puzzle) throw new Error('no description');
const one: Imported = { puzzles: [{ puzzle, description, name: '' }] };
const problem = {
  code: 'unknown_format',
  line: 1,
  column: 1,
  cell: null,
  found: 'x',
  expected: 'y',
} as const;
const none: Imported = { puzzles: [], problem };
const wrong: VariantRead = {
  kind: 'wrong',
  item: null,
  called: null,
  argument: null,
  found: 'x',
  expected: 'y',
};

let asked: string[];
let imported: Imported;
let variant: VariantRead;
let readers: Readers;

beforeEach(() => {
  asked = [];
  imported = none;
  variant = wrong;
  readers = {
    solver: {
      read: (text) => {
        asked.push(`read ${text}`);
        return Promise.resolve(imported);
      },
      readVariant: (text) => {
        asked.push(`variant ${text}`);
        return Promise.resolve(variant);
      },
    },
    readForeign: (text) => Promise.resolve(readForeign(text)),
  };
});

const kindOf = async (text: string) => (await recognise(text, '', readers)).kind;
const link = `https://f-puzzles.com/?load=${compressed(fPuzzles({ title: 'One' }))}`;

describe('a text is', () => {
  test.each<[string, string, Recognised['kind']]>([
    ['several links', `${link}\n${link}`, 'links'],
    ['one link', link, 'brought'],
    ['constraints', '.Cage~5~R1C1~R1C2', 'constraints'],
    ['constraints in a link', 'https://x.org/Interactive-Sudoku-Solver/?q=.Windoku', 'constraints'],
    ['a list of them', 'one\t.Windoku\ntwo\t.AntiKnight\n', 'list'],
    ['a link of Ninefold', 'https://example.org/index.html#1;;1.3d4.34e', 'own-link'],
    ['one from disk', 'file:///home/a/index.html#2;abc', 'own-link'],
    ['its end alone', '#2;abc', 'own-link'],
    ['a document', '%PDF-1.4', 'refused'],
    ['nothing that is known', 'nonsense', 'plain'],
  ])('%s', async (_, text, kind) => {
    expect(await kindOf(text)).toBe(kind);
  });
});

test('links within the words of a puzzle are no puzzles of their own', async () => {
  const ruleset = `See ${link} and ${link} too.`;
  expect(await kindOf(fPuzzles({ ruleset }))).toBe('brought');
});

test('a text that another program means is recognised in its turn', async () => {
  const outcome: Outcome = { kind: 'text', program: 'tatham', text: '2x2:a1b' };
  readers = { ...readers, readForeign: () => Promise.resolve(outcome) };
  variant = { kind: 'puzzle', puzzle };
  expect(await recognise('https://example.org/solo#2x2:a1b', '', readers)).toEqual({
    kind: 'constraints',
    text: '2x2:a1b',
  });
  expect(asked).toEqual(['read 2x2:a1b', 'variant 2x2:a1b']);
});

test('a grid is read where a link beside it holds nothing', async () => {
  imported = one;
  const text = `${'.'.repeat(81)} https://tinyurl.com/abc`;
  expect(await recognise(text, '', readers)).toMatchObject({
    kind: 'plain',
    text,
    imported: one,
    refused: { kind: 'refused', outcome: { kind: 'needs-network' } },
  });
  expect(asked).toEqual([`read ${text}`]);
});

test('why another reader broke down is kept, unless the engine breaks down, too', async () => {
  const failure = new Error('gone');
  readers = { ...readers, readForeign: () => Promise.reject(failure) };
  expect(await recognise(link, '', readers)).toMatchObject({ kind: 'plain', refused: { failure } });
  readers.solver.read = () => Promise.reject(new Error('engine'));
  expect(await recognise(link, '', readers)).toMatchObject({ kind: 'refused', failure });
  await expect(recognise('nonsense', '', readers)).rejects.toThrow('engine');
});

test.each<[string, VariantRead, Recognised['kind']]>([
  ['a puzzle', { kind: 'puzzle', puzzle }, 'constraints'],
  ['a form that is known', { ...wrong, called: 'Killer' }, 'constraints'],
  ['nothing', wrong, 'plain'],
  ['an item that is wrong', { ...wrong, item: 1, called: 'Cage' }, 'plain'],
])('what the core knows nothing of is asked about once more: %s', async (_, found, kind) => {
  variant = found;
  expect(await kindOf('nonsense')).toBe(kind);
});
