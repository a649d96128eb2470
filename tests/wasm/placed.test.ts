import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { anyWish, noLimits } from '../../scripts/module.mjs';
import { answerVariant } from '../../site/src/engine/worker/variant-answer.ts';
import {
  levels,
  placedKinds,
  techniques,
  type Level,
  type PlacedKind,
} from '../../site/src/engine/messages/names.ts';
import { isForVariants } from '../../site/src/engine/routing.ts';
import type { Reply } from '../../site/src/engine/messages/types.ts';
import { readDescription } from '../../site/src/puzzle/description.ts';
import { canBeWished } from '../../site/src/solver/wished.ts';
import { loadModule, loadVariantModule } from './module.ts';

const module = await loadVariantModule();

/** The puzzles that the native program is held to as well. */
const puzzles = readFileSync(new URL('../cases/placed/puzzles.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [PlacedKind, string]);

/** Of each kind and level the first, which both programs are held to as well. */
const graded = readFileSync(new URL('../cases/placed/graded.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [PlacedKind, string, string]);

function place(
  placed: PlacedKind,
  number: number,
  limits = noLimits,
  level?: Level,
): Reply<'place'> {
  const request = {
    kind: 'place',
    placed,
    seed: 1,
    number,
    limits,
    ...(level && { level }),
  } as const;
  expect(isForVariants(request)).toBe(true);
  // The module answers with the kind that was asked.
  return answerVariant(module, request, () => undefined) as Reply<'place'>;
}

describe('the second module makes', () => {
  test.each(placedKinds)('the puzzles of the native program: %s', (kind) => {
    const native = puzzles.filter(([name]) => name === kind);
    expect(native).toHaveLength(2);
    native.forEach(([, text], number) => {
      const reply = place(kind, number);
      const made = reply.ok ? reply.value.puzzle : null;
      expect(made?.description).toBe(module.read_variant(text).puzzle);
      const solved = module.solve(made?.description ?? '', noLimits, null);
      expect(solved).toMatchObject({ count: '1', solution: made?.solution });
      expect(readDescription(made?.description ?? '')?.shape.size).toBe(9);
    });
  });

  test.each(levels)(
    'the puzzles of the native program that are %s',
    (level) => {
      const native = graded.filter(([, name]) => name.toLowerCase() === level);
      expect(native.map(([kind]) => kind)).toEqual([...placedKinds]);
      for (const [kind, , text] of native) {
        const reply = place(kind, 0, noLimits, level);
        const made = reply.ok ? reply.value.puzzle : null;
        expect(made?.description).toBe(module.read_variant(text).puzzle);
        expect(made?.level).toBe(level);
      }
    },
    120_000,
  );

  test('nothing within too few nodes, and nothing of a kind that it does not know', () => {
    expect(place('arrows', 0, { ...noLimits, nodes: 10 })).toMatchObject({
      ok: true,
      value: { stopped: 'node_limit', puzzle: null },
    });
    const problemOf = (kind: string, level: string, seed: number) =>
      module.place(kind, { level, seed, number: 0 }, noLimits, null).problem;
    expect(problemOf('classic', '', 1)).toMatchObject({
      code: 'unexpected_text',
      found: 'classic',
    });
    expect(problemOf('killer', 'mild', 1)).toMatchObject({
      code: 'unexpected_text',
      found: 'mild',
    });
    expect(problemOf('killer', '', -1).code).toBe('number_out_of_range');
  });
});

test('the page offers the techniques that a puzzle can need', async () => {
  const classic = await loadModule();
  const possible = techniques.filter((needs) => {
    const { problem } = classic.generate(
      '1;;zzzc',
      { ...anyWish, seed: 1, number: 0, needs },
      { ...noLimits, nodes: 1 },
      null,
    );
    return problem.code === '';
  });
  // Hardly any puzzle needs them.
  const leftOut: readonly string[] = ['Set Equivalence', 'SK Loop', 'Exocet'];
  expect(techniques.filter(canBeWished)).toEqual(
    possible.filter((name) => !leftOut.includes(name)),
  );
});
