import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Facts } from '../../../site/src/game/facts.svelte.ts';
import { Game } from '../../../site/src/game/game.svelte.ts';
import { constraintsOf } from '../../../site/src/puzzle/constraints.ts';
import type { VariantRules } from '../../../site/src/puzzle/puzzle.ts';
import type { Inspection, Reach, Solver } from '../../../site/src/solver/solver.ts';
import { whileShown } from '../support/effects.svelte.ts';

/** Everything that was asked and is not answered yet. */
let inspections: {
  givens: readonly number[];
  answer: (found: Inspection) => void;
  fail: () => void;
}[];
let reaches: { rules: number; answer: (found: Reach) => void; fail: () => void }[];
let variants: ((rules: VariantRules) => void)[];
let game: Game;
let facts: Facts;
let end: () => void;

const solver = {
  inspect: ({ givens }) =>
    new Promise((answer, reject) => {
      inspections.push({ givens, answer, fail: () => reject(new Error('lost')) });
    }),
  reach: ({ rules }) =>
    new Promise((answer, reject) => {
      reaches.push({ rules: rules.length, answer, fail: () => reject(new Error('lost')) });
    }),
  variantRules: () => new Promise<VariantRules>((answer) => variants.push(answer)),
} satisfies Partial<Solver>;

const settle = () => new Promise((resolve) => setTimeout(resolve));

const found = (cell: number): Inspection => ({ conflicts: [], open: [cell] });

beforeEach(async () => {
  inspections = [];
  reaches = [];
  variants = [];
  game = new Game();
  facts = new Facts(solver as unknown as Solver, game);
  end = whileShown(() => facts.follow());
  await settle();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

async function write(digit: number): Promise<void> {
  game.select({ cells: [0], cursor: 0 });
  game.enter(digit, 'digit', () => [], false);
  await settle();
}

test('every change is asked about, and only the last answer counts', async () => {
  await write(3);
  expect(inspections.map(({ givens }) => givens[0])).toEqual([0, 3]);
  inspections[1]?.answer(found(1));
  await settle();
  inspections[0]?.answer(found(7));
  await settle();
  expect(facts.inspection.open).toEqual([1]);
});

test('what sees what is asked again for other rules only', async () => {
  await write(3);
  expect(reaches).toHaveLength(1);
  game.setRules([{ name: 'classic' }, { name: 'knight' }]);
  await settle();
  expect(reaches.map(({ rules }) => rules)).toEqual([1, 2]);
  reaches[1]?.answer({ seen: [[5]], far: [], different: [[6]] });
  await settle();
  reaches[0]?.answer({ seen: [[7]], far: [], different: [[7]] });
  await settle();
  expect([facts.seen(0), facts.different(0)]).toEqual([[5], [6]]);
  expect([facts.seen(99), facts.different(99)]).toEqual([[], []]);
});

test('the rules of a variant are drawn as long as they are there, whichever answer comes last', async () => {
  const variant = (text: string) => [{ name: 'classic' }, constraintsOf([text])];
  const rulesOf = (kind: string): VariantRules => ({
    rules: [{ item: 1, kind, numbers: [], cells: [0, 1], lists: [], text: '' }],
    boxes: [],
  });
  const drawn = () => facts.variant.list.map(({ kind }) => kind);
  game.setRules(variant('.Cage~5~R1C1~R1C2'));
  await settle();
  game.setRules(variant('.Thermo~R1C1~R1C2'));
  await settle();
  variants[1]?.(rulesOf('Thermo'));
  await vi.waitFor(() => expect(drawn()).toEqual(['Thermo']));
  variants[0]?.(rulesOf('Cage'));
  await settle();
  expect(drawn()).toEqual(['Thermo']);
  game.setRules([{ name: 'classic' }]);
  await settle();
  expect([facts.variant.list, facts.variant.figures]).toEqual([[], []]);
});

test('a full board is solved once the core has looked at just that board', async () => {
  game.fillIn(new Array<number>(81).fill(1));
  expect(facts.solved, 'not looked at yet').toBe(false);
  await settle();
  inspections.at(-1)?.answer({ conflicts: [], open: [] });
  await settle();
  expect(facts.solved).toBe(true);
  game.fillIn(new Array<number>(81).fill(2));
  expect(facts.solved, 'another board').toBe(false);
});

test('where there is no answer, what was known stays', async () => {
  inspections[0]?.answer(found(1));
  reaches[0]?.fail();
  await settle();
  await write(3);
  inspections[1]?.fail();
  await settle();
  expect([facts.inspection.open, facts.seen(0)]).toEqual([[1], []]);
});
