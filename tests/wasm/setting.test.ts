import { describe, expect, test } from 'vitest';

import { answerVariant } from '../../site/src/engine/worker/variant-answer.ts';
import { isForVariants } from '../../site/src/engine/routing.ts';
import type { EngineRequest, Outcome, Values } from '../../site/src/engine/messages/types.ts';
import { aims, type Improvement } from '../../site/src/engine/messages/setting-types.ts';
import { loadModule, loadVariantModule } from './module.ts';

const classic = await loadModule();
const module = await loadVariantModule();

/** 30 givens, of which 22 are not needed each by itself; 416 minimal forms. */
const puzzle = '1;;53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79';
const several = '1;;1zzzb';
const none = '1;;11zzza';

type Kind = 'redundant' | 'changeable' | 'minimal-forms' | 'improve';

type Asked<K extends Kind> = Extract<EngineRequest, { kind: K }>;

function ask<K extends Kind>(request: Asked<K>): Outcome<Values[K]> {
  expect(isForVariants(request)).toBe(true);
  // The module answers with the kind that was asked.
  return answerVariant(module, request, () => undefined) as Outcome<Values[K]>;
}

function value<K extends Kind>(request: Asked<K>): Values[K] {
  const reply = ask<K>(request);
  if (!reply.ok) throw new Error(reply.problem.code);
  return reply.value;
}

const wish: Improvement = {
  aim: 'harder',
  seed: 1,
  number: 0,
  tries: 60,
  keepsSolution: false,
  symmetry: 'none',
};

const solutions = (description: string) =>
  classic.solve(description, { solutions: 0, nodes: 0, milliseconds: 0 }, null).count;

describe('the second module tells setters', () => {
  test('the givens that a puzzle does not need', () => {
    const { cells, digits, rules, ...rest } = value<'redundant'>({ kind: 'redundant', puzzle });
    expect(rest).toMatchObject({ solutions: 1, stopped: 'complete' });
    expect(cells).toHaveLength(22);
    expect([digits, rules]).toEqual([[], []]);
  });

  test('the givens that could have other digits', () => {
    const { cells, digits } = value<'changeable'>({ kind: 'changeable', puzzle });
    // As the native program's `changeable` says in tests/cases/cli/changeable.txt.
    expect(cells.map((cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`)).toEqual([
      'r3c8',
      'r4c5',
      'r6c5',
      'r9c8',
    ]);
    expect(digits[0]).toBe(1 << 4);
  });

  test('the minimal forms, those with the fewest givens first', () => {
    const { found, forms, stopped } = value<'minimal-forms'>({ kind: 'minimal-forms', puzzle });
    expect([found, stopped]).toEqual([416, 'complete']);
    expect(forms).toHaveLength(100);
    const counts = forms.map((form) => form.filter(Boolean).length);
    expect(counts).toEqual([...counts].sort((one, other) => one - other));
    expect(counts[0]).toBeLessThan(counts.at(-1) ?? 0);
    const some = value<'minimal-forms'>({
      kind: 'minimal-forms',
      puzzle,
      limits: { solutions: 3 },
    });
    expect([some.found, some.forms.length, some.stopped]).toEqual([3, 3, 'solution_limit']);
  });

  test.each(aims)('a puzzle made %s', (aim) => {
    const symmetry = aim === 'nicer' ? 'half-turn' : 'none';
    const asked = { kind: 'improve', puzzle, wish: { ...wish, aim, symmetry } } as const;
    const made = value<'improve'>(asked);
    expect(made).toMatchObject({ solutions: 1, tried: 60, stopped: 'complete' });
    expect(made.puzzle).toEqual(value<'improve'>(asked).puzzle);
    const digits = (made.puzzle?.givens ?? []).map((digit) => digit || '.').join('');
    expect(solutions(`1;;${digits}`)).toBe('1');
    const count = digits.replaceAll('.', '').length;
    if (aim === 'harder') expect(made.puzzle?.score).toBeGreaterThan(1200);
    if (aim === 'fewest') expect(count).toBeLessThan(26);
    if (aim === 'nicer') {
      expect(made.puzzle?.level).toBe('easy');
      const pattern = digits.replaceAll(/\d/g, '#');
      expect([...pattern].reverse().join('')).toBe(pattern);
    }
  });

  test('nothing of puzzles with no solution, or several', () => {
    for (const kind of ['redundant', 'changeable', 'minimal-forms'] as const) {
      expect(value<typeof kind>({ kind, puzzle: none }).solutions).toBe(0);
      expect(value<typeof kind>({ kind, puzzle: several }).solutions).toBe(2);
    }
    expect(value<'improve'>({ kind: 'improve', puzzle: several, wish })).toMatchObject({
      solutions: 2,
      puzzle: null,
    });
  });

  test('what is wrong with a wish', () => {
    const refusedFor = (changes: object) => {
      const reply = ask<'improve'>({ kind: 'improve', puzzle, wish: { ...wish, ...changes } });
      return reply.ok ? '' : reply.problem.found;
    };
    expect(refusedFor({ aim: 'larger' })).toBe('larger');
    expect(refusedFor({ symmetry: 'round' })).toBe('round');
    expect(refusedFor({ level: 'nice' })).toBe('nice');
    expect(refusedFor({ tries: -1 })).toBe('-1');
    expect(ask<'redundant'>({ kind: 'redundant', puzzle: 'nonsense' }).ok).toBe(false);
  });
});

describe('of puzzles of any rules it tells setters', () => {
  const text =
    '.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R1C3~R1C4.GreaterThan~R2C2~R2C1' +
    '.GreaterThan~R2C4~R2C3.~R2C1_3~R3C1_2~R4C4_1';
  const variant = module.read_variant(text).puzzle;

  test('the givens and the rules that are not needed', () => {
    const {
      cells,
      rules,
      solutions: count,
    } = value<'redundant'>({ kind: 'redundant', puzzle: variant });
    expect(count).toBe(1);
    expect(cells.length).toBeGreaterThan(0);
    // The thermometer says all that the cage says.
    expect(rules).toContain(1);
  });

  test('some minimal forms', () => {
    const { forms, solutions: count } = value<'minimal-forms'>({
      kind: 'minimal-forms',
      puzzle: variant,
    });
    expect(count).toBe(1);
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form.filter(Boolean).length).toBeLessThan(3);
  });

  test('that it swaps no givens', () => {
    const reply = ask<'improve'>({ kind: 'improve', puzzle: variant, wish });
    expect(reply.ok ? '' : reply.problem.code).toBe('bad_rule');
  });
});
