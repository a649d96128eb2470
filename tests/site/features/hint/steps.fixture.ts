import type { Hints, LogicHouse, LogicStep } from '../../../../site/src/solver/hints.ts';

const row: LogicHouse = { kind: 'row', number: 0, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
export const box: LogicHouse = { kind: 'box', number: 0, cells: [0, 1, 2, 9, 10, 11, 18, 19, 20] };

/** A step that says nothing but what a test is about. */
export const stepWith = (parts: Partial<LogicStep>): LogicStep => ({
  technique: 'Naked Pair',
  level: 'medium',
  score: 60,
  digits: 0,
  cells: [],
  houses: [],
  baseHouses: [],
  fins: [],
  endoFins: [],
  sets: [],
  chain: [],
  eliminations: [],
  placements: [],
  rules: [],
  combinations: [],
  outies: [],
  total: 0,
  excluders: [],
  excludesAll: false,
  parts: [],
  ...parts,
});

/** 1 and 2 in r1c1 and r1c2, which take 1 from r1c3. */
export const pair = stepWith({
  digits: 0b11,
  cells: [0, 1],
  sets: [{ cells: [0, 1], digits: 0b11, links: 0 }],
  eliminations: [{ cell: 2, digit: 1 }],
});

export const hintsOf = (step: LogicStep): Hints => ({
  state: { kind: 'sound' },
  gaveUp: false,
  candidates: [0b11, 0b11, 0b101, ...new Array<number>(78).fill(511)],
  houses: [row, box],
  steps: [step],
});
