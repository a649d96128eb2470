import type { Puzzle, Rule, RuleName } from '../puzzle/puzzle.ts';
import { asterisk } from './asterisk.ts';
import { boxes } from './boxes.ts';
import { extraHouse } from './extra-house.ts';
import type { Drawing, RuleFace } from './face.ts';
import { forbiddenNeighbours } from './forbidden-neighbours.ts';
import { king } from './king.ts';
import { knight } from './knight.ts';

export type { Drawing, RuleFace } from './face.ts';
export { boxes };

/** The rules with a switch, in the order they are listed. */
export const switches: readonly RuleFace[] = [knight, king, forbiddenNeighbours, asterisk];

const faces: readonly RuleFace[] = [boxes, ...switches, extraHouse];

/** The face of a rule, wrapped or not. */
export function faceOf(name: RuleName): RuleFace | undefined {
  return faces.find((face) => face.name === name || face.wrappedName === name);
}

/** The rule of that face a puzzle has, if it has one. */
export function ruleOf(face: RuleFace, puzzle: Puzzle): Rule | undefined {
  return puzzle.rules.find((rule) => rule.name === face.name || rule.name === face.wrappedName);
}

/** What all rules of a puzzle draw together. */
export function drawingOf(puzzle: Puzzle): Required<Drawing> {
  const drawings = puzzle.rules.map((rule) => faceOf(rule.name)?.draw?.(rule) ?? {});
  return {
    shaded: drawings.flatMap((drawing) => drawing.shaded ?? []),
    outlines: drawings.flatMap((drawing) => drawing.outlines ?? []),
  };
}

/** The three kinds of puzzle that have a name. */
export const presets = ['classic', 'mystic', 'asterisk'] as const;
export type Preset = (typeof presets)[number];

/** The rules of a preset; pairs that are there already stay. */
export function rulesOfPreset(preset: Preset, puzzle: Puzzle): readonly Rule[] {
  const base: Rule = { name: 'classic' };
  if (preset === 'classic') return [base];
  if (preset === 'asterisk') return [base, asterisk.fresh];
  const pairs = ruleOf(forbiddenNeighbours, puzzle)?.pairs ?? [];
  return [base, knight.fresh, { name: 'torus-pairs', pairs }];
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
