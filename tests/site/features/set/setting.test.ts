import { beforeEach, describe, expect, test } from 'vitest';

import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { writeItems } from '../../../../site/src/puzzle/items.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { answered, appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import { whileShown } from '../../support/effects.svelte.ts';

let app: App;
let solver: FakeSolver;
let setting: Setting;
let end: () => void;

beforeEach(() => {
  ({ app, solver } = appWithout());
  end = whileShown(() => {
    setting = new Setting(app);
  });
  return () => end();
});

/** The middle of a cell, by row and column from 1. */
const at = (row: number, column: number) => ({ x: column - 0.5, y: row - 0.5 });
const press = (row: number, column: number) =>
  setting.press({ point: at(row, column), reach: 0.1, extend: false, isTouch: false });
const draw = (...cells: readonly (readonly [number, number])[]) => {
  const [first = [1, 1]] = cells;
  press(...first);
  for (const cell of cells.slice(1)) setting.move([at(...cell)]);
  setting.release();
};
const text = () => writeItems(itemsOf(app.game.position.puzzle));
const type = (figures: string) => [...figures].forEach((figure) => setting.typing.type(figure));

describe('a cage', () => {
  beforeEach(() => {
    setting.drawing.choose('Cage');
    draw([1, 1], [1, 2]);
  });

  test('has the sum that is typed after it, and each entry is one undo', () => {
    type('15');
    expect(text()).toBe('.Cage~15~R1C1~R1C2');
    setting.escape();
    setting.chosen.select(setting.rules.items[0]?.id);
    type('7');
    expect(text()).toBe('.Cage~7~R1C1~R1C2');
    const undone = [0, 1, 2].map(() => {
      app.game.undo();
      return text();
    });
    expect(undone).toEqual(['.Cage~15~R1C1~R1C2', '.Cage~~R1C1~R1C2', '']);
  });

  test('loses its last figure by Backspace, and is then as before', () => {
    type('15');
    setting.typing.untype();
    expect(text()).toBe('.Cage~1~R1C1~R1C2');
    setting.typing.untype();
    expect(text()).toBe('.Cage~~R1C1~R1C2');
    app.game.undo();
    expect(text()).toBe('.Cage~~R1C1~R1C2');
  });

  test('drawn on the same cells again is the one that is there', () => {
    const { history } = app.game;
    draw([1, 2], [1, 1]);
    expect(setting.rules.items).toHaveLength(1);
    expect(app.game.history).toBe(history);
    expect(app.announcer.text).toContain('already there');
  });

  test('stays what it is when it is changed: its id, and that it is selected', () => {
    const id = setting.chosen.id;
    type('9');
    setting.chosen.shift(1, 0);
    expect(setting.rules.items.map((item) => item.id)).toEqual([id]);
    expect(text()).toBe('.Cage~9~R2C1~R2C2');
    expect(setting.chosen.id).toBe(id);
    setting.chosen.remove();
    expect([text(), setting.chosen.id]).toEqual(['', undefined]);
  });
});

describe('a stroke', () => {
  test('that is not meant leaves nothing, and no step to undo; the next one works', () => {
    const { history } = app.game;
    setting.drawing.choose('Thermo');
    press(1, 1);
    setting.move([at(1, 2), at(1, 3)]);
    setting.cancel();
    setting.release();
    expect([text(), setting.drawing.stroke]).toEqual(['', undefined]);
    expect(app.game.history).toBe(history);
    draw([1, 1], [1, 2]);
    expect(text()).toBe('.Thermo~R1C1~R1C2');
  });

  test('is drawn before it is made', () => {
    setting.drawing.choose('Thermo');
    press(1, 1);
    setting.move([at(1, 3)]);
    expect(setting.sketch).toMatchObject([{ form: 'line', cells: [0, 1, 2], ends: 'bulb' }]);
    setting.escape();
    expect(setting.sketch).toEqual([]);
  });

  test('by keys is the same as by the pointer', () => {
    setting.drawing.choose('Arrow');
    for (const cell of [0, 10, 11]) setting.drawing.addCell(cell);
    setting.drawing.takeBack();
    setting.drawing.addCell(19);
    setting.drawing.finish();
    expect(text()).toBe('.Arrow~R1C1~R2C2~R3C2');
  });

  test('of each set of a rule waits for Done', () => {
    setting.drawing.choose('EqualSum');
    draw([1, 1], [1, 2]);
    draw([2, 1], [2, 2]);
    expect(text()).toBe('');
    setting.drawing.done();
    expect(text()).toBe('.EqualSum~R1C1~R1C2~-~R2C1~R2C2');
    setting.drawing.choose('SameValues');
    draw([3, 1], [3, 2]);
    draw([4, 1], [4, 2]);
    setting.drawing.done();
    expect(text()).toContain('.SameValues~2~R3C1~R3C2~R4C1~R4C2');
  });
});

test('a switch puts its rule in and takes it out', () => {
  setting.drawing.choose('AntiKnight');
  expect(text()).toBe('.AntiKnight');
  setting.drawing.choose('falling');
  expect(text()).toBe('.AntiKnight.Diagonal~-1');
  setting.drawing.choose('AntiKnight');
  expect(text()).toBe('.Diagonal~-1');
});

test('an unfinished rule is counted, and is in no question', () => {
  setting.drawing.choose('Sandwich');
  setting.press({ point: { x: 2.5, y: -0.5 }, reach: 0.1, extend: false, isTouch: false });
  setting.release();
  expect(setting.rules.unfinished).toBe(1);
  expect(text()).toBe('');
  expect(setting.sketch).toMatchObject([{ form: 'clue', text: '?' }]);
  type('20');
  expect([setting.rules.unfinished, text()]).toEqual([0, '.Sandwich~20~C3']);
});

test('givens are typed whatever the clock of Play does', () => {
  app.game.select({ cells: [0], cursor: 0 });
  app.game.settingGivens = true;
  app.timing.paused = true;
  app.enter(5, 'digit');
  expect(app.game.position.puzzle.givens[0]).toBe(0);
  app.view = 'set';
  app.enter(5, 'digit');
  expect(app.game.position.puzzle.givens[0]).toBe(5);
});

test('a number out of its range is shown, and changes nothing', () => {
  setting.drawing.choose('PillArrow');
  draw([1, 1], [1, 2], [1, 3], [1, 4]);
  const before = text();
  type('7');
  expect(text()).toBe(before);
  expect([setting.typing.typed, setting.typing.wrongRange]).toEqual(['7', { least: 2, most: 3 }]);
});

describe('with Select', () => {
  beforeEach(() => {
    setting.drawing.choose('Thermo');
    draw([1, 1], [1, 2], [1, 3]);
    setting.drawing.choose('Cage');
    draw([1, 1], [1, 2]);
    setting.drawing.choose(undefined);
  });

  test('a press takes what is there, another one what is below, a drag moves what is selected', () => {
    const tap = () => {
      setting.press({ point: { x: 0.94, y: 0.5 }, reach: 0.5, extend: false, isTouch: false });
      setting.release();
      return setting.chosen.item?.kind;
    };
    const first = tap();
    const second = tap();
    expect([first, second].sort()).toEqual(['Cage', 'Thermo']);
    if (second !== 'Cage') tap();
    setting.press({ point: { x: 0.94, y: 0.5 }, reach: 0.5, extend: false, isTouch: false });
    setting.move([{ x: 0.94, y: 2.5 }]);
    setting.release();
    expect(text()).toBe('.Thermo~R1C1~R1C2~R1C3.Cage~~R3C1~R3C2');
  });

  test('where nothing is, the board selects cells', () => {
    expect(press(5, 5)).toBe(false);
  });

  test('the end of a selected line is drawn on and taken back', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    press(1, 3);
    setting.move([at(1, 4), at(2, 4)]);
    setting.release();
    expect(text()).toContain('.Thermo~R1C1~R1C2~R1C3~R1C4~R2C4');
    press(2, 4);
    setting.move([at(1, 4), at(1, 3)]);
    setting.release();
    expect(text()).toContain('.Thermo~R1C1~R1C2~R1C3.');
    press(1, 1);
    setting.move([at(2, 1)]);
    setting.release();
    expect(text()).toContain('.Thermo~R2C1~R1C1~R1C2~R1C3');
  });

  test('keys lengthen it, turn it round and go to the next', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    setting.drawing.lengthen(false);
    setting.drawing.addCell(12);
    setting.drawing.finish();
    expect(text()).toContain('.Thermo~R1C1~R1C2~R1C3~R2C4');
    setting.chosen.reverse();
    expect(text()).toContain('.Thermo~R2C4~R1C3~R1C2~R1C1');
    setting.chosen.turn(1);
    expect(setting.chosen.item?.kind).toBe('Cage');
  });
});

describe('the live answer', () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

  beforeEach(() => {
    globalThis.requestAnimationFrame = (work) => setTimeout(() => work(0), 0) as unknown as number;
    end();
    end = whileShown(() => {
      setting = new Setting(app);
      setting.live.follow();
    });
  });

  test('is asked after a change, withdrawn by the next, and remembered for who goes back', async () => {
    await settled();
    expect(setting.live.verdict.kind).toBe('empty');
    setting.drawing.choose('AntiKnight');
    await settled();
    expect(solver.last.question).toBe('solve');
    const first = solver.last;
    setting.drawing.choose('AntiKing');
    await settled();
    expect(first.stopped).toBe(true);
    solver.last.answer(answered({ count: '1', solution: [1] }));
    await settled();
    expect(setting.live.verdict).toEqual({ kind: 'one', solution: [1] });
    const { length } = solver.asked;
    app.game.undo();
    await settled();
    app.game.redo();
    await settled();
    expect(setting.live.verdict.kind).toBe('one');
    // Of what was undone the answer had not come.
    expect(solver.asked).toHaveLength(length + 1);
  });

  test('says which rules and givens contradict each other', async () => {
    setting.drawing.choose('AntiKnight');
    setting.drawing.choose('AntiKing');
    await settled();
    solver.last.answer(answered({ count: '0' }));
    await settled();
    expect(solver.last.question).toBe('whyNot');
    solver.last.answer(answered({ count: '0', core: [3], rulesAtOdds: [2] }));
    await settled();
    expect(setting.live.verdict).toEqual({
      kind: 'none',
      core: { cells: [3], ids: [setting.rules.items[1]?.id] },
    });
  });

  test('does not ask about what the person wrote in Play', async () => {
    setting.drawing.choose('AntiKnight');
    await settled();
    const { length } = solver.asked;
    app.game.settingGivens = false;
    app.game.select({ cells: [0], cursor: 0 });
    app.enter(5, 'digit');
    await settled();
    expect(solver.asked).toHaveLength(length);
  });

  test('says so when it does not come', async () => {
    setting.drawing.choose('AntiKnight');
    await settled();
    solver.last.fail(new Error('gone'));
    await settled();
    expect(setting.live.verdict.kind).toBe('failed');
  });
});
