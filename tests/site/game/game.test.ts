import { beforeEach, describe, expect, test } from 'vitest';

import { digitsOf } from '../../../site/src/puzzle/digits.ts';
import type { Rule } from '../../../site/src/puzzle/puzzle.ts';
import { Game } from '../../../site/src/game/game.svelte.ts';
import { digitAt } from '../../../site/src/game/position.ts';
import { mystic, positionOf } from '../support/position.fixture.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

let game: Game;

/** Nothing sees anything. */
const blind = () => [];

beforeEach(() => {
  game = new Game();
  game.bring(positionOf(mystic).puzzle, 'Sample');
  game.select({ cells: [2], cursor: 2 });
});

const cell = (index: number) => game.position.cells[index];

describe('setting a puzzle', () => {
  beforeEach(() => {
    game = new Game();
    game.select({ cells: [0, 1], cursor: 1 });
  });

  test('digits are givens until there is a puzzle, and go again by the same key', () => {
    expect(game.settingGivens).toBe(true);
    game.enter(4, 'digit', blind, false);
    expect(game.position.puzzle.givens.slice(0, 3)).toEqual([4, 4, 0]);
    game.enter(4, 'digit', blind, false);
    expect(game.position.puzzle.givens.slice(0, 3)).toEqual([0, 0, 0]);
    game.bring(positionOf(mystic).puzzle, '');
    expect(game.settingGivens).toBe(false);
    game.undo();
    expect(game.settingGivens).toBe(true);
  });

  test('clearing takes givens away, then what else is there', () => {
    game.enter(4, 'digit', blind, false);
    game.enter(2, 'colour', blind, false);
    game.clear();
    expect(game.position.puzzle.givens[0]).toBe(0);
    expect(cell(0)?.colours).toBe(2);
    game.clear();
    expect(cell(0)?.colours).toBe(0);
  });
});

test('a smaller board that was kept leaves of the selection what lies on it', () => {
  const small = new Game();
  small.newBoard(shapeOf(4));
  const selected = (cells: number[], cursor: number) => {
    game = new Game();
    game.select({ cells, cursor });
    game.restore(small.history);
    return game.selection;
  };
  expect(selected([2, 40], 40)).toEqual({ cells: [2], cursor: 15 });
  expect(selected([2, 40], 2)).toEqual({ cells: [2], cursor: 2 });
  expect(selected([40], 4)).toEqual({ cells: [], cursor: 4 });
  expect(selected([15, 16], 16)).toEqual({ cells: [15], cursor: 15 });
  expect(selected([3], 80)).toEqual({ cells: [3], cursor: 15 });
});

describe('playing', () => {
  test('givens stay, digits beyond the board are none, colours go to nine', () => {
    game.select({ cells: [0], cursor: 0 });
    game.enter(4, 'digit', blind, false);
    game.clear();
    expect(digitAt(game.position, 0)).toBe(9);
    game.newBoard(shapeOf(4));
    game.select({ cells: [0], cursor: 0 });
    game.settingGivens = false;
    game.enter(5, 'digit', blind, false);
    game.enter(5, 'corner', blind, false);
    game.enter(5, 'colour', blind, false);
    expect(cell(0)).toMatchObject({ digit: 0, corner: 0, colours: 16 });
  });

  test('a digit takes its marks from the cells that see it, and from no others', () => {
    game.select({ cells: [4, 7, 8], cursor: 4 });
    game.enter(4, 'corner', blind, false);
    game.enter(4, 'centre', blind, false);
    game.enter(1, 'centre', blind, false);
    game.select({ cells: [2], cursor: 2 });
    game.enter(4, 'digit', () => [4, 5, 7], false);
    expect([cell(4), cell(7), cell(8)].map((each) => digitsOf(each?.corner ?? 0))).toEqual([
      [],
      [],
      [4],
    ]);
    expect(digitsOf(cell(4)?.centre ?? 0)).toEqual([1]);
  });

  test('automatic candidates are ruled out and let in again', () => {
    game.enter(4, 'centre', blind, true);
    expect(digitsOf(cell(2)?.ruledOut ?? 0)).toEqual([4]);
    game.enter(4, 'centre', blind, true);
    expect(cell(2)?.ruledOut).toBe(0);
  });

  describe('Delete', () => {
    /** What of a digit and marks of every kind is left after each press. */
    const presses = (mode: typeof game.mode, auto = false): string[] => {
      for (const kind of ['corner', 'centre', 'colour', 'digit'] as const)
        game.enter(3, kind, blind, false);
      game.mode = mode;
      return Array.from({ length: 5 }, () => {
        game.clear(auto);
        return Object.entries(cell(2) ?? {})
          .flatMap(([kind, value]) => (value ? [kind] : []))
          .join(' ');
      });
    };

    test.each(['digit', 'corner'] as const)('in %s mode takes digits, then marks', (mode) => {
      expect(presses(mode)).toEqual(['corner centre colours', 'centre colours', 'colours', '', '']);
    });

    test('takes the marks of Centre mode before others, and in Colour mode colours first', () => {
      expect(presses('centre').slice(0, 2)).toEqual(['corner centre colours', 'corner colours']);
      game.restart();
      expect(presses('colour').slice(0, 2)).toEqual(['digit corner centre', 'corner centre']);
    });

    test('leaves centre marks that auto candidates hide, and takes what was ruled out', () => {
      game.enter(5, 'centre', blind, true);
      expect(presses('digit', true)).toEqual([
        'corner centre colours ruledOut',
        'centre colours ruledOut',
        'centre colours',
        'centre',
        'centre',
      ]);
    });

    test('takes the digits of all cells before any mark of one', () => {
      game.enter(3, 'digit', blind, false);
      game.select({ cells: [4], cursor: 4 });
      game.enter(3, 'corner', blind, false);
      game.select({ cells: [2, 4], cursor: 4 });
      game.clear();
      expect([cell(2)?.digit, cell(4)?.corner]).toEqual([0, 4]);
    });
  });

  test('starting again leaves the givens, and can be undone', () => {
    game.enter(4, 'digit', blind, false);
    game.restart();
    expect(digitAt(game.position, 2)).toBe(0);
    expect(digitAt(game.position, 0)).toBe(9);
    game.undo();
    expect(digitAt(game.position, 2)).toBe(4);
  });

  test('a solution and its candidates go into open cells only', () => {
    game.fillIn(new Array<number>(81).fill(7));
    expect([digitAt(game.position, 0), digitAt(game.position, 2)]).toEqual([9, 7]);
    game.undo();
    game.fillCentreMarks(new Array<number>(81).fill(5));
    expect([cell(0)?.centre, cell(2)?.centre]).toEqual([0, 5]);
  });
});

describe('another board', () => {
  const rules: readonly Rule[] = [
    { name: 'classic' },
    { name: 'knight' },
    { name: 'asterisk' },
    { name: 'pairs', pairs: [[8, 9]] },
    { name: 'house', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] },
  ];

  test('of the same size has the same rules, of another size those that fit it', () => {
    game.setRules(rules);
    game.newBoard(shapeOf(9));
    expect(game.position.puzzle.rules).toEqual(rules);
    game.newBoard(shapeOf(6));
    expect(game.position.puzzle).toMatchObject({
      shape: shapeOf(6),
      rules: [{ name: 'classic' }, { name: 'knight' }],
    });
  });

  test('has nothing selected, and says to whom it matters that the one before is left', () => {
    let left = 0;
    game.whenLeft(() => left++);
    game.picked = 3;
    game.select({ cells: [2, 15, 80], cursor: 80 });
    game.bring(positionOf(mystic).puzzle, 'Another');
    expect(game.selection).toEqual({ cells: [], cursor: 0 });
    expect(game.picked).toBe(0);
    game.select({ cells: [2], cursor: 2 });
    game.enter(4, 'digit', blind, false);
    expect([left, game.selection.cells]).toEqual([1, [2]]);
    game.undo();
    game.undo();
    expect([left, game.selection.cells]).toEqual([2, []]);
  });

  test('that is new has none of the rules that were drawn, and the shape', () => {
    const cages = '.Cage~10~R1C1~R1C2';
    const bring = (rules: string, cells: string) =>
      game.bring(positionOf(`1;${rules};${cells}`).puzzle, 'Variant');
    bring(`constraints:${cages.replaceAll('~', '!')},knight`, '1zzzb');
    game.newBoard(game.shape);
    expect(game.position.puzzle.rules).toEqual([{ name: 'classic' }, { name: 'knight' }]);
    bring(`constraints:.Shape!6x7${cages.replaceAll('~', '!')}`, '1zo');
    game.newBoard(game.shape);
    expect(game.position.puzzle).toMatchObject({ shape: { rows: 6, columns: 7 } });
    expect(game.position.puzzle.rules.flatMap(({ items = [] }) => items)).toMatchObject([
      { kind: 'Shape' },
    ]);
  });

  test('new rules keep digits and marks', () => {
    game.enter(4, 'digit', blind, false);
    game.setRules(rules);
    expect(digitAt(game.position, 2)).toBe(4);
    expect(game.position.puzzle.rules).toBe(rules);
  });
});

describe('names', () => {
  test('a title is one step, and none when it is the same', () => {
    const { length } = game.history.past;
    game.rename('Sunday');
    game.rename('Sunday');
    expect(game.position.title).toBe('Sunday');
    expect(game.history.past).toHaveLength(length + 1);
  });

  test('a save-point is replaced by one of its name, returned to, and forgotten', () => {
    game.keepPoint('Try');
    game.enter(4, 'digit', blind, false);
    game.keepPoint('Try');
    game.clear();
    game.returnTo('Try');
    expect(digitAt(game.position, 2)).toBe(4);
    game.returnTo('Never');
    expect(digitAt(game.position, 2)).toBe(4);
    game.keepPoint('Other');
    game.forgetPoint('Try');
    expect(game.history.savePoints.map(({ name }) => name)).toEqual(['Other']);
  });

  test('a copy is another puzzle from its first step to its last, and the one before is not', () => {
    const { id } = game.position;
    game.enter(4, 'digit', blind, false);
    game.keepPoint('Try');
    game.enter(4, 'digit', blind, false);
    game.undo();
    game.copy();
    const { past, present, future, savePoints } = game.history;
    const own = [
      ...past.slice(1),
      present,
      ...future,
      ...savePoints.map(({ position }) => position),
    ];
    expect(own.length).toBeGreaterThan(3);
    expect(own.map((each) => each.id)).toEqual(own.map(() => present.id));
    expect(present.id).not.toBe(id);
    expect(past[0]?.id).not.toBe(present.id);
  });
});

describe('cells alike', () => {
  test('have the digit, or no digit and all the marks', () => {
    game.select({ cells: [4, 7], cursor: 4 });
    game.enter(1, 'centre', blind, false);
    game.select({ cells: [7], cursor: 7 });
    game.enter(2, 'corner', blind, false);
    game.selectLike(4);
    expect(game.selection).toEqual({ cells: [4, 7], cursor: 4 });
    game.selectLike(7);
    expect(game.selection.cells).toEqual([7]);
    game.selectLike(0);
    const nines = game.position.puzzle.givens.flatMap((digit, at) => (digit === 9 ? [at] : []));
    expect(game.selection.cells).toEqual(nines);
  });

  test('of an untouched cell are not looked for', () => {
    game.selectLike(8);
    expect(game.selection).toEqual({ cells: [2], cursor: 2 });
  });
});
