/** The three kinds of puzzle that have a name: the assignments' rules. */
import type { Puzzle, Rule } from '../puzzle/puzzle.ts';

export const presets = ['classic', 'mystic', 'asterisk'] as const;
export type Preset = (typeof presets)[number];

/** The rules of a preset; pairs that are there already stay. */
export function rulesOfPreset(preset: Preset, puzzle: Puzzle): readonly Rule[] {
  const base: Rule = { name: 'classic' };
  if (preset === 'classic') return [base];
  if (preset === 'asterisk') return [base, { name: 'asterisk' }];
  const pairs = puzzle.rules.find(({ name }) => name === 'pairs' || name === 'torus-pairs')?.pairs;
  return [base, { name: 'torus-knight' }, { name: 'torus-pairs', pairs: pairs ?? [] }];
}

/** The preset whose rules a puzzle has, whatever its pairs. */
export function presetOf(puzzle: Puzzle): Preset | undefined {
  const names = puzzle.rules
    .map((rule) => rule.name)
    .sort()
    .join();
  if (names === 'classic') return 'classic';
  if (names === 'asterisk,classic') return 'asterisk';
  if (names === 'classic,torus-knight,torus-pairs') return 'mystic';
  return undefined;
}
