import { describe, expect, test } from 'vitest';

import { noLimits } from '../../../scripts/module.mjs';
import { writeAutomaton } from '../../../site/src/features/set/list/states/automaton-code.ts';
import { walked, type StateTable } from '../../../site/src/features/set/list/states/state-table.ts';
import {
  usualMachine,
  usualMachines,
} from '../../../site/src/features/set/list/states/usual-states.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();
const digits = 4;
const length = 3;

/** How many lines of the first three cells the core accepts; the other cells of the board are given. */
function counted(table: StateTable): number {
  const rule = `NFA!${writeAutomaton(table)}!R1C1!R1C2!R1C3`;
  const description = `1;constraints:.Shape!4x4!1-4!Raw.${rule};c${'1'.repeat(13)}`;
  return Number(module.count(description, noLimits, null).count);
}

function walkedLines(table: StateTable): number {
  let count = 0;
  for (let number = 0; number < digits ** length; number++) {
    const line = [16, 4, 1].map((power) => Math.floor(number / power) % digits);
    if (walked(table, line).accepts) count++;
  }
  return count;
}

describe('the core reads a state machine as its table says', () => {
  test.each(usualMachines)('%s', (name) => {
    const table = usualMachine(name, shapeOf(4));
    expect(counted(table)).toBe(walkedLines(table));
  });

  test('and random ones, with several starts and several states for a digit', () => {
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const counts = new Set<number>();
    for (let times = 0; times < 60; times++) {
      const count = 1 + next(7);
      const most = 1 + next(3);
      const table = Array.from({ length: count }, () => ({
        isStart: next(3) === 0,
        accepts: next(3) === 0,
        next: Array.from({ length: digits }, () => {
          const states = Array.from({ length: next(most + 1) }, () => next(count));
          return [...new Set(states)].sort((a, b) => a - b);
        }),
      }));
      const lines = walkedLines(table);
      counts.add(lines);
      expect(counted(table), JSON.stringify(table)).toBe(lines);
    }
    expect(counts.size).toBeGreaterThan(10);
  });
});
