import { describe, expect, test } from 'vitest';

import { noLimits } from '../../scripts/module.mjs';
import { answerVariant } from '../../site/src/engine/worker/variant-answer.ts';
import { isForVariants } from '../../site/src/engine/routing.ts';
import type { EngineRequest } from '../../site/src/engine/messages/request-types.ts';
import type { Outcome, Values } from '../../site/src/engine/messages/types.ts';
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
  /** Twelve givens, and a grade that can go up and down. */
  const thermometers =
    '.Thermo~R5C2~R4C3~R5C3.Thermo~R4C2~R3C1~R2C2.Thermo~R8C5~R9C5~R8C6~R7C5~R6C6~R7C6' +
    '.Thermo~R2C1~R1C2~R2C3~R2C4~R3C3~R3C2.Thermo~R6C7~R5C7~R5C8~R4C9~R4C8' +
    '.Thermo~R1C5~R2C6~R1C7~R1C8.Thermo~R6C4~R6C3~R5C4~R4C4' +
    '.Thermo~R9C1~R8C2~R7C2~R8C1.~R1C5_2~R1C6_1~R2C6_7~R2C7_4~R2C8_2~R2C9_3~R3C2_9~R4C3_3~R6C1_7~R8C4_8~R9C1_3~R9C9_2';
  const placed = module.read_variant(thermometers).puzzle;
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

  test('all minimal forms', () => {
    const { forms, found, stopped } = value<'minimal-forms'>({
      kind: 'minimal-forms',
      puzzle: variant,
    });
    // As the native program's `minimise --all` says in tests/cases/cli/minimise_iss_all.txt.
    expect([found, forms.length, stopped]).toEqual([1, 1, 'complete']);
    expect(forms[0]?.filter(Boolean)).toHaveLength(2);
  });

  test.each(aims)('a puzzle made %s whose rules stay', (aim) => {
    const symmetry = aim === 'nicer' ? 'half-turn' : 'none';
    const asked: Improvement = { ...wish, tries: 8, aim, symmetry };
    const made = value<'improve'>({ kind: 'improve', puzzle: placed, wish: asked });
    expect(made).toMatchObject({ solutions: 1, tried: 8, stopped: 'complete' });
    const digits = (made.puzzle?.givens ?? []).map((digit) => digit || '.').join('');
    const [version, rules] = placed.split(';');
    const improved = `${version};${rules};${digits}`;
    const solved = module.solve(improved, noLimits, null);
    expect(solved.count).toBe('1');
    const before = module.grade(placed, noLimits);
    const after = module.grade(improved, noLimits);
    expect([made.puzzle?.level, made.puzzle?.score]).toEqual([after.level, after.score]);
    if (aim === 'harder') expect(after.score).toBeGreaterThan(before.score);
    if (aim === 'easier') expect(after.score).toBeLessThan(before.score);
    if (aim === 'fewest') expect(digits.replaceAll('.', '').length).toBeLessThan(12);
    if (aim === 'nicer') {
      const pattern = digits.replaceAll(/\d/g, '#');
      expect([...pattern].reverse().join('')).toBe(pattern);
    }
  });

  test('why no givens are swapped', () => {
    const other = module.read_variant('.Shape~4x4~0-3.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_2').puzzle;
    const reply = ask<'improve'>({ kind: 'improve', puzzle: other, wish });
    expect(reply.ok ? '' : reply.problem.code).toBe('bad_rule');
    const broken = ask<'improve'>({
      kind: 'improve',
      puzzle: variant,
      wish: { ...wish, tries: -1 },
    });
    expect(broken.ok ? '' : broken.problem.found).toBe('-1');
  });
});
