import { describe, expect, it } from 'vitest';

import { digitsOf } from '../../../site/src/puzzle/digits.ts';
import {
  changeRules,
  clear,
  enter,
  fillIn,
  mendRules,
  restart,
  setGiven,
} from '../../../site/src/game/edits.ts';
import { digitAt, type Position } from '../../../site/src/game/position.ts';
import { constraintsOf } from '../../../site/src/puzzle/constraints.ts';
import { emptySupplement } from '../../../site/src/puzzle/supplement.ts';
import { mystic, positionOf } from '../support/position.fixture.ts';

const start = positionOf(mystic);

describe('a digit', () => {
  it('goes into open cells only', () => {
    const next = enter(start, [0, 2], 'digit', 4);
    expect(digitAt(next, 0)).toBe(9);
    expect(digitAt(next, 2)).toBe(4);
  });

  it('is taken away when every cell has it', () => {
    const both = enter(start, [2, 4], 'digit', 4);
    expect(enter(both, [2, 4], 'digit', 4).cells).toEqual(start.cells);
    const one = enter(start, [2], 'digit', 4);
    expect(digitAt(enter(one, [2, 4], 'digit', 4), 2)).toBe(4);
  });

  it('changes nothing on givens alone, and says so', () => {
    expect(enter(start, [0], 'digit', 4)).toBe(start);
    expect(enter(start, [], 'digit', 4)).toBe(start);
  });

  it('never changes the position it was given', () => {
    const before = structuredClone(start);
    enter(start, [2], 'digit', 4);
    enter(start, [2], 'corner', 4);
    expect(start).toEqual(before);
  });
});

describe('marks', () => {
  it('are kept apart by kind', () => {
    const next = enter(enter(start, [2], 'corner', 1), [2], 'centre', 2);
    expect(digitsOf(next.cells[2]?.corner ?? 0)).toEqual([1]);
    expect(digitsOf(next.cells[2]?.centre ?? 0)).toEqual([2]);
  });

  it('do not go where a digit stands', () => {
    const filled = enter(start, [2], 'digit', 4);
    expect(enter(filled, [2], 'corner', 1)).toBe(filled);
  });

  it('of colour go on givens too', () => {
    expect(enter(start, [0], 'colour', 3).cells[0]?.colours).toBe(4);
  });
});

describe('clearing', () => {
  it('takes one kind at a time, in the order that is asked for', () => {
    const marked = enter(enter(start, [2], 'corner', 1), [2], 'colour', 3);
    const once = clear(marked, [2], ['digit', 'corner', 'colours']);
    expect(once.cells[2]).toMatchObject({ corner: 0, colours: 4 });
    const twice = clear(once, [2], ['digit', 'corner', 'colours']);
    expect(twice.cells[2]).toMatchObject({ corner: 0, colours: 0 });
    expect(clear(once, [2], ['digit', 'corner'])).toBe(once);
  });

  it('leaves givens alone', () => {
    expect(clear(start, [0], ['digit'])).toBe(start);
  });
});

describe('givens', () => {
  it('can be typed and taken away', () => {
    const next = setGiven(enter(start, [2], 'digit', 4), [2], 6);
    expect(next.puzzle.givens[2]).toBe(6);
    expect(next.cells[2]?.digit).toBe(0);
    expect(setGiven(next, [2], 6).puzzle.givens[2]).toBe(0);
    expect(setGiven(next, [2], 6, true)).toBe(next);
  });
});

describe('the whole board', () => {
  it('restarts to the givens', () => {
    expect(restart(enter(start, [2, 4], 'digit', 4)).cells).toEqual(start.cells);
  });

  it('is filled in around the givens', () => {
    const grid = start.puzzle.givens.map((digit) => digit || 1);
    const filled = fillIn(start, grid);
    expect(digitAt(filled, 2)).toBe(1);
    expect(filled.cells[0]?.digit).toBe(0);
    expect(fillIn(filled, grid)).toBe(filled);
  });

  it('keeps every mark and colour when it is filled in', () => {
    let marked = start;
    for (const mode of ['corner', 'centre', 'colour'] as const)
      marked = enter(marked, [2, 4], mode, 3);
    const filled = fillIn(
      enter(marked, [4], 'digit', 1),
      start.puzzle.givens.map((digit) => digit || 1),
    );
    for (const cell of [2, 4])
      expect(filled.cells[cell]).toMatchObject({ digit: 1, corner: 4, centre: 4, colours: 4 });
  });
});

describe("the author's solution", () => {
  const reading = { isProved: true, rules: [], missing: [] };
  const solution = new Array<number>(81).fill(1);
  const told: Position = {
    ...start,
    supplement: { ...emptySupplement, author: 'Somebody', solution, reading },
  };
  const { rules } = start.puzzle;

  it('is not that of a puzzle with other givens or rules', () => {
    for (const next of [
      setGiven(told, [2], 6),
      setGiven(told, [0], 0),
      changeRules(told, [...rules, { name: 'knight' }]),
    ]) {
      expect(next.supplement).not.toHaveProperty('solution');
      expect(next.supplement).toMatchObject({ author: 'Somebody', reading: { isProved: false } });
    }
  });

  it('stays where the puzzle does', () => {
    const [given = 0] = start.puzzle.givens;
    const unfinished = constraintsOf(['.Cage~10~R1C1']);
    const items = (unfinished.items ?? []).map((item) => ({
      ...item,
      isUnfinished: true as const,
    }));
    for (const next of [
      setGiven(told, [0], given, true),
      enter(told, [2], 'digit', 4),
      changeRules(told, [...rules]),
      changeRules(told, [...rules, { ...unfinished, items }]),
      mendRules(told, [...rules, { name: 'knight' }]),
    ])
      expect(next.supplement).toMatchObject({ solution, reading: { isProved: true } });
  });

  it('stays where fog lies on the puzzle, which nobody changes', () => {
    const fog = { lit: [], triggers: [], puzzle: mystic };
    const foggy = { ...told, supplement: { ...emptySupplement, solution, fog } };
    expect(setGiven(foggy, [2], 6).supplement).toMatchObject({ solution });
  });
});
