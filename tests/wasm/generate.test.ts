import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { dailyLevels, dailyWish, rulesOfKind } from '../../site/src/features/generate/wishes.ts';
import { answer } from '../../site/src/engine/worker/answer.ts';
import type { PuzzleWish } from '../../site/src/engine/messages/request-types.ts';
import type { Reply } from '../../site/src/engine/messages/types.ts';
import { levels, plainKinds } from '../../site/src/engine/messages/names.ts';
import { writeDescription } from '../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../site/src/puzzle/puzzle.ts';
import { loadModule } from './module.ts';

const module = await loadModule();
const ignore = () => undefined;

function made(wish: PuzzleWish, puzzle = '1;;zzzc') {
  // The module answers a request with a reply of the same kind.
  const reply = answer(module, { kind: 'generate', puzzle, wish }, ignore) as Reply<'generate'>;
  if (reply.ok && reply.value.puzzle) return reply.value.puzzle;
  throw new Error('no puzzle');
}

describe('the module makes', () => {
  test('a puzzle for each day of eight weeks: of its grade, symmetric, with one solution', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 56; day++) {
      const date = new Date(2026, 10, 1 + day);
      const wish = dailyWish(date, dailyLevels(date)[day % 3] ?? 'easy');
      const { givens, solution, level } = made(wish);
      expect(level).toBe(wish.level);
      const proof = module.prove('classic', givens);
      expect(proof.counts).toBe('1');
      const solved = module.solve(
        `1;;${solution}`,
        { solutions: 0, nodes: 0, milliseconds: 0 },
        null,
      );
      expect(solved.count).toBe('1');
      const given = [...givens].map((digit) => digit !== '0');
      expect(given).toEqual([...given].reverse());
      seen.add(givens);
    }
    expect(seen.size).toBe(56);
  });

  test.each(levels)('%s puzzles', (level) => {
    for (let number = 0; number < 5; number++) {
      expect(made({ seed: 1, number, level }).level).toBe(level);
    }
  });

  test.each(plainKinds)('the puzzles of the native program: %s', (kind) => {
    // Lines of a kind, a seed and a puzzle; the native program is held to them as well.
    const lines = readFileSync(new URL('../cases/made/puzzles.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([name]) => name === kind);
    expect(lines).toHaveLength(3);
    const rules = writeDescription(rulesOfKind(kind, emptyPuzzle()));
    for (const [, seed, puzzle] of lines) {
      const { givens } = made({ seed: Number(seed), number: 0 }, rules);
      expect(givens.replaceAll('0', '.')).toBe(puzzle);
    }
  });

  test('puzzles with rules besides classic without a grade that nobody wished', () => {
    // To grade this one takes a second or more, to make it some milliseconds.
    const mystic = '1;torus-knight;zzzc';
    expect(made({ seed: 1, number: 0 }, mystic)).toMatchObject({ level: null, score: 0 });
    expect(made({ seed: 1, number: 0, level: 'extreme' }, mystic).level).toBe('extreme');
    expect(made({ seed: 1, number: 0 }).level).not.toBeNull();
  });

  test('nothing of what is asked without a puzzle, and says how many it tried', () => {
    const heard: number[] = [];
    const reply = answer(
      module,
      {
        kind: 'generate',
        puzzle: '1;;zzzc',
        wish: { seed: 1, mostGivens: 17 },
        limits: { milliseconds: 300 },
      },
      ({ count }) => heard.push(Number(count)),
    );
    expect(reply).toMatchObject({ ok: true, value: { stopped: 'time_limit', puzzle: null } });
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.at(-1)).toBeGreaterThan(heard[0] ?? Infinity);
  });
});
