/** Answers to setters, as the page has them. */
import type {
  RawImprovement,
  RawImproved,
  RawMinimalForms,
  RawSetClues,
} from '../module/raw-setting.ts';
import type { Level, StopReason, Technique } from '../messages/names.ts';
import type { Improved, Improvement, MinimalForms, SetClues } from '../messages/setting-types.ts';

interface RawOfOneSolution {
  solutions: number;
  stopped: string;
  milliseconds: number;
}

function ofOneSolution({ solutions, stopped, milliseconds }: RawOfOneSolution) {
  return {
    solutions: solutions as 0 | 1 | 2,
    stopped: stopped as StopReason,
    milliseconds,
  };
}

export function cluesOf(raw: RawSetClues): SetClues {
  const { cells, digits, rules } = raw;
  return { ...ofOneSolution(raw), cells, digits, rules };
}

export function formsOf(raw: RawMinimalForms): MinimalForms {
  const forms = raw.forms.map((form) => [...form].map((cell) => cell === '1'));
  return { ...ofOneSolution(raw), found: raw.found, forms };
}

export function rawImprovement(wish: Improvement): RawImprovement {
  const { aim, seed, number, tries, keepsSolution, symmetry, level = '' } = wish;
  return { aim, seed, number, tries, keeps_solution: keepsSolution, symmetry, level };
}

export function improvedOf(raw: RawImproved): Improved {
  const { tried, givens, level, score, hardest } = raw;
  const puzzle = {
    givens: [...givens].map(Number),
    level: level as Level,
    score,
    hardest: hardest as Technique,
  };
  return { ...ofOneSolution(raw), tried, puzzle: givens === '' ? null : puzzle };
}
