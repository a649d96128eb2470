import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { answer } from '../../../site/src/engine/worker/answer.ts';
import { loadModule } from '../module.ts';

const module = await loadModule();

/** Puzzles of ours with the tenths of their ratings, which the command gives, too. */
const rated = readFileSync(new URL('../../cases/logic/er.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('\t'));

const rate = (puzzle: string, milliseconds = 60_000) =>
  answer(module, { kind: 'rate', puzzle, limits: { milliseconds } }, () => undefined);

describe('what Sudoku Explainer would call a puzzle', () => {
  test('is what the command says', () => {
    expect(rated.length).toBeGreaterThan(8);
    for (const [puzzle = '', tenths] of rated) {
      expect(rate(`1;classic;${puzzle.replaceAll('.', '0')}`)).toEqual({
        ok: true,
        value: { tenths: Number(tenths), isEstimate: false },
      });
    }
  });

  test('is not said under other rules, of other boards and without a solution', () => {
    const none = { ok: true, value: { tenths: null, isEstimate: false } };
    const [easy = ''] = rated[0] ?? [];
    expect(rate(`1;classic,diagonals;${easy.replaceAll('.', '0')}`)).toEqual(none);
    expect(rate(`1;classic;${'0'.repeat(81)}`)).toEqual(none);
    expect(rate(`1;classic;0004300200000010`)).toEqual(none);
  });

  test('of no puzzle is a problem', () => {
    expect(rate('nothing')).toMatchObject({ ok: false });
  });
});
