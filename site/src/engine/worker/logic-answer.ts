import type {
  Candidate,
  Grading,
  Hints,
  LogicHouse,
  LogicNode,
  LogicRule,
  LogicState,
  LogicStep,
  Path,
  Work,
} from '../messages/logic-types.ts';
import type {
  RawGrading,
  RawHints,
  RawLogicHouse,
  RawLogicState,
  RawLogicStep,
  RawPath,
  RawWork,
} from '../module/raw-logic.ts';
import type { Level, Technique } from '../messages/names.ts';

export function rawWork({ entered, open }: Work): RawWork {
  return { entered: entered.join(''), open: open.map((digits) => digits ?? -1) };
}

function stateOf({ kind, cell, digit }: RawLogicState): LogicState {
  return (cell < 0 ? { kind } : { kind, cell, digit }) as LogicState;
}

function pairs(numbers: readonly number[]): Candidate[] {
  return numbers.flatMap((cell, at) =>
    at % 2 === 0 ? [{ cell, digit: numbers[at + 1] ?? 0 }] : [],
  );
}

function nodeOf([digit = 0, on, set = -1, ...cells]: readonly number[]): LogicNode {
  return {
    digit,
    cells,
    on: on === 1,
    set: set < 0 ? null : set,
    rule: set < -1 ? -2 - set : null,
  };
}

function stepOf(
  raw: RawLogicStep,
  houses: readonly LogicHouse[],
  rules: readonly LogicRule[],
): LogicStep {
  const resolved = (indices: readonly number[]) => indices.flatMap((index) => houses[index] ?? []);
  return {
    technique: raw.technique as Technique,
    level: raw.level as Level,
    score: raw.score,
    digits: raw.digits,
    cells: raw.cells,
    houses: resolved(raw.houses),
    baseHouses: resolved(raw.base_houses),
    fins: raw.fins,
    endoFins: raw.endo_fins,
    sets: raw.sets.map(([digits = 0, ...cells]) => ({ digits, cells })),
    chain: raw.chain.map(nodeOf),
    eliminations: pairs(raw.eliminations),
    placements: pairs(raw.placements),
    rules: raw.rules.flatMap((index) => rules[index] ?? []),
    combinations: raw.combinations,
    outies: raw.outies,
    total: raw.total,
    excluders: pairs(raw.excluders),
    excludesAll: raw.excludes_all,
    parts: raw.parts.map((part) => stepOf(part, houses, rules)),
  };
}

function housesOf(raw: readonly RawLogicHouse[]): LogicHouse[] {
  return raw.map(({ kind, number, cells }) => ({
    kind: kind as LogicHouse['kind'],
    number,
    cells,
  }));
}

function rulesOf(raw: readonly RawLogicHouse[]): LogicRule[] {
  return raw.map(({ kind, number, cells }) => ({ kind, item: number, cells }));
}

export function hintsOf(raw: RawHints): Hints {
  const houses = housesOf(raw.houses);
  const rules = rulesOf(raw.rules);
  return {
    state: stateOf(raw.state),
    gaveUp: raw.gave_up,
    candidates: raw.candidates,
    houses,
    steps: raw.steps.map((step) => stepOf(step, houses, rules)),
  };
}

export function pathOf(raw: RawPath): Path {
  const houses = housesOf(raw.houses);
  const rules = rulesOf(raw.rules);
  return {
    state: stateOf(raw.state),
    houses,
    steps: raw.steps.map((step, at) => ({
      step: stepOf(step, houses, rules),
      grid: raw.grids[at] ?? '',
      candidates: raw.candidates[at] ?? [],
    })),
  };
}

export function gradingOf(raw: RawGrading): Grading {
  const { level, score, hardest, steps, singles } = raw;
  return {
    state: stateOf(raw.state),
    grade:
      level === ''
        ? null
        : { level: level as Level, score, hardest: hardest as Technique, steps, singles },
  };
}
