import { expect, test } from 'vitest';

import type { Engine } from '../../../site/src/engine/engine.ts';
import type { EngineRequest } from '../../../site/src/engine/messages/request-types.ts';
import { readForeign } from '../../../site/src/exchange/index.ts';
import { PuzzleError } from '../../../site/src/package/errors.ts';
import { open } from '../../../site/src/package/current.ts';
import { readLink, readText } from '../../../site/src/package/texts.ts';
import { compressed, fPuzzles } from '../exchange/foreign.fixture.ts';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** An engine that reads lines of 81 cells, descriptions and one rule. */
function answer(request: EngineRequest): object {
  if (request.kind === 'import') {
    const lines = request.text.split('\n').filter(Boolean);
    const puzzles = lines.flatMap((line) => {
      const [cells] = /^[\d.]{81}/.exec(line) ?? [];
      return line.startsWith('1;') ? [line] : cells === undefined ? [] : [`1;;${cells}`];
    });
    const none = { line: 1, column: 1, cell: null, code: 'unknown_format' };
    const problem = puzzles.length > 0 ? null : { ...none, found: '"x"', expected: 'a puzzle' };
    const names = puzzles.map(() => '');
    return { format: 'line', puzzles, names, problem, candidates: [], entered: [] };
  }
  if (request.kind === 'read-variant') {
    if (request.text.startsWith('.Windoku'))
      return { puzzle: '1;constraints:.Windoku;zzzc', problem: null };
    const where = { item: null, kind: null, argument: null };
    return { puzzle: null, problem: { ...where, found: 'x', expected: 'y' } };
  }
  if (request.kind === 'variant-rules') return { rules: [], boxes: [] };
  throw new Error(request.kind);
}

open({
  makeEngine: () =>
    ({
      ask: (request: EngineRequest) => Promise.resolve({ ok: true, value: answer(request) }),
      start: () => Promise.reject(new Error('not asked')),
      close: () => undefined,
    }) as unknown as Engine,
  readForeign: (text) => Promise.resolve(readForeign(text)),
});

const link = (title: string) => `https://f-puzzles.com/?load=${compressed(fPuzzles({ title }))}`;

test.each([
  ['a grid', easy, 'grid', ''],
  ['a description', `1;;${easy}`, 'description', ''],
  ['constraints', '  .Windoku\n', 'constraints', ''],
  ['a link of Ninefold', `https://example.org/#1;;${easy}`, 'ninefold', ''],
  ['what follows its address', `#1;;${easy}`, 'ninefold', ''],
  ['a link of f-puzzles', link('One'), 'f-puzzles', 'One'],
])('readLink reads %s', async (_, text, kind, title) => {
  expect(await readLink(text)).toMatchObject({ kind, title });
});

test.each([
  ['two grids', `${easy}\n${easy}`, '2 puzzles'],
  ['two links', `${link('One')}\n${link('Two')}`, '2 links'],
  ['two constraint texts', 'one\t.Windoku\ntwo\t.Windoku', '2 puzzles'],
  ['a damaged link', 'https://example.org/#2;!!', 'a damaged link'],
  ['a document', '%PDF-1.4', 'not-text'],
  ['nothing', 'nonsense', '"x"'],
])('readLink refuses %s', async (_, text, found) => {
  const error = await readLink(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PuzzleError);
  expect(error).toMatchObject({ found });
});

test('readText reads every one of several', async () => {
  const links = await readText(`${link('One')}\n${link('Two')}`);
  expect(links.puzzles.map(({ title }) => title)).toEqual(['One', 'Two']);
  const list = await readText('one\t.Windoku\ntwo\t.Cage~1\n');
  expect(list.puzzles.map(({ title }) => title)).toEqual(['one']);
  expect(list.problems.map(({ where }) => where.line)).toEqual([2]);
  expect((await readText(`${easy}\n${easy}\n`)).puzzles).toHaveLength(2);
  expect((await readText(`${easy} https://tinyurl.com/abc`)).puzzles).toHaveLength(1);
});
