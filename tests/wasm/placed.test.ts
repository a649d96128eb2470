import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { anyWish, noLimits } from '../../scripts/module.mjs';
import { answerVariant } from '../../site/src/engine/worker/variant-answer.ts';
import { placedKinds, techniques, type PlacedKind } from '../../site/src/engine/messages/names.ts';
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

function place(placed: PlacedKind, number: number, limits = noLimits): Reply<'place'> {
  const request = { kind: 'place', placed, seed: 1, number, limits } as const;
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

  test('nothing within too few nodes, and nothing of a kind that it does not know', () => {
    expect(place('arrows', 0, { ...noLimits, nodes: 100 })).toMatchObject({
      ok: true,
      value: { stopped: 'node_limit', puzzle: null },
    });
    const refused = module.place('classic', 1, 0, noLimits, null);
    expect(refused).toMatchObject({ problem: { code: 'unexpected_text', found: 'classic' } });
    expect(module.place('killer', -1, 0, noLimits, null).problem.code).toBe('number_out_of_range');
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
  // Hardly any puzzle needs it.
  const leftOut = 'Set Equivalence';
  expect(techniques.filter(canBeWished)).toEqual(possible.filter((name) => name !== leftOut));
});
