import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import { madeItem } from '../../../../site/src/features/set/things/making.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../../site/src/puzzle/description.ts';
import { writeItems } from '../../../../site/src/puzzle/items.ts';
import { settingWords } from '../../../../site/src/words/setting.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { RefusedRule } from '../../../../site/src/solver/refused-rule.ts';
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
    setting.tools.choose('Cage');
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
    setting.tools.choose('Thermo');
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
    setting.tools.choose('Thermo');
    press(1, 1);
    setting.move([at(1, 3)]);
    expect(setting.sketch).toMatchObject([{ form: 'line', cells: [0, 1, 2], ends: 'bulb' }]);
    setting.escape();
    expect(setting.sketch).toEqual([]);
  });

  test('by keys is the same as by the pointer', () => {
    setting.tools.choose('Arrow');
    for (const cell of [0, 10, 11]) setting.drawing.addCell(cell);
    setting.drawing.takeBack();
    setting.drawing.addCell(19);
    setting.drawing.finish();
    expect(text()).toBe('.Arrow~R1C1~R2C2~R3C2');
  });

  test('of each set of a rule waits for Done', () => {
    setting.tools.choose('EqualSum');
    draw([1, 1], [1, 2]);
    draw([2, 1], [2, 2]);
    expect(text()).toBe('');
    setting.drawing.done();
    expect(text()).toBe('.EqualSum~R1C1~R1C2~-~R2C1~R2C2');
    setting.tools.choose('SameValues');
    draw([3, 1], [3, 2]);
    draw([4, 1], [4, 2]);
    setting.drawing.done();
    expect(text()).toContain('.SameValues~2~R3C1~R3C2~R4C1~R4C2');
  });
});

describe('boxes', () => {
  test('are switched off by a rule and on again', () => {
    setting.rules.switchBoxes();
    expect([text(), setting.rules.hasBoxes]).toEqual(['.NoBoxes', false]);
    setting.rules.switchBoxes();
    expect([text(), setting.rules.hasBoxes]).toEqual(['', true]);
  });

  test.each([
    ['1;latin;zzzc', '1;;zzzc'],
    ['1;latin,constraints:.NoBoxes.AntiKnight;zzzc', '1;constraints:.AntiKnight;zzzc'],
  ])('that %s does not have are switched on', (before, after) => {
    const puzzle = readDescription(before);
    if (!puzzle) throw new Error('not read');
    app.game.bring(puzzle, '');
    expect(setting.rules.hasBoxes).toBe(false);
    setting.rules.switchBoxes();
    expect(writeDescription(app.game.position.puzzle)).toBe(after);
    expect(setting.rules.hasBoxes).toBe(true);
    expect(app.announcer.text).toContain(settingWords.switchedOn(settingWords.board.boxes));
    app.game.undo();
    expect(setting.rules.hasBoxes).toBe(false);
  });
});

test('a switch puts its rule in and takes it out', () => {
  setting.tools.choose('AntiKnight');
  expect(text()).toBe('.AntiKnight');
  setting.tools.choose('falling');
  expect(text()).toBe('.AntiKnight.Diagonal~-1');
  setting.tools.choose('AntiKnight');
  expect(text()).toBe('.Diagonal~-1');
});

test('an unfinished rule is counted, and is in no question', () => {
  setting.tools.choose('Sandwich');
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
  setting.tools.choose('PillArrow');
  draw([1, 1], [1, 2], [1, 3], [1, 4]);
  const before = text();
  type('7');
  expect(text()).toBe(before);
  expect([setting.typing.typed, setting.typing.wrongRange]).toEqual(['7', { least: 2, most: 3 }]);
});

describe('with Select', () => {
  beforeEach(() => {
    setting.tools.choose('Thermo');
    draw([1, 1], [1, 2], [1, 3]);
    setting.tools.choose('Cage');
    draw([1, 1], [1, 2]);
    setting.tools.choose(undefined);
  });

  test('a press takes what is there, more of them what is below and the cell, a drag moves it', () => {
    const tap = () => {
      setting.press({ point: { x: 0.94, y: 0.5 }, reach: 0.5, extend: false, isTouch: false });
      setting.release();
      return setting.chosen.item?.kind;
    };
    const first = tap();
    const second = tap();
    expect([first, second].sort()).toEqual(['Cage', 'Thermo']);
    expect([tap(), app.game.selection.cells]).toEqual([undefined, [0]]);
    expect(app.announcer.text).toBe(settingWords.caretGiven('r1c1'));
    expect(tap()).toBe(first);
    if (first !== 'Cage') tap();
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

  test('a line drawn elsewhere while another is lengthened is one more', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    setting.drawing.lengthen(false);
    draw([8, 1], [8, 2], [8, 3]);
    expect(text()).toBe('.Thermo~R1C1~R1C2~R1C3.Cage~~R1C1~R1C2.Thermo~R8C1~R8C2~R8C3');
  });

  test('a line begun anew by keys, after all of the lengthened one was taken back, is one more', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    setting.drawing.lengthen(false);
    for (let left = 3; left > 0; left--) setting.drawing.takeBack();
    for (const cell of [63, 64]) setting.drawing.addCell(cell);
    setting.drawing.finish();
    expect(text()).toBe('.Thermo~R1C1~R1C2~R1C3.Cage~~R1C1~R1C2.Thermo~R8C1~R8C2');
  });

  test('what the system interrupts is no longer lengthened', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    setting.drawing.lengthen(false);
    setting.cancel();
    setting.drawing.addCell(63);
    setting.drawing.addCell(64);
    setting.drawing.finish();
    expect(text()).toMatch(/^[.]Thermo~R1C1~R1C2~R1C3[.].*[.]Thermo~R8C1~R8C2$/);
  });

  test('a line of which one cell would be left stays as it is, and nothing else is said', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    setting.drawing.lengthen(false);
    setting.drawing.takeBack();
    setting.drawing.takeBack();
    const before = text();
    setting.drawing.finish();
    expect(text()).toBe(before);
    expect(app.announcer.text).toContain(settingWords.dropped);
  });

  test('a line that is gone by the time it is lengthened stays gone; a changed one keeps the change', () => {
    const [thermo, cage] = setting.rules.items;
    if (!thermo || !cage) throw new Error('not drawn');
    setting.chosen.select(thermo.id);
    setting.drawing.lengthen(false);
    setting.drawing.addCell(12);
    setting.rules.set([cage]);
    setting.drawing.finish();
    expect([text(), setting.chosen.ids]).toEqual(['.Cage~~R1C1~R1C2', []]);
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
  /** Timers come in the order in which they were set, however busy the machine. */
  const settled = async () => {
    for (let left = 4; left > 0; left--) await new Promise((resolve) => setTimeout(resolve, 0));
  };

  beforeEach(() => {
    globalThis.requestAnimationFrame = (work) => {
      work(0);
      return 0;
    };
    end();
    end = whileShown(() => {
      setting = new Setting(app);
      setting.live.follow();
    });
  });

  test('is asked after a change, withdrawn by the next, and remembered for who goes back', async () => {
    await settled();
    expect(setting.live.verdict.kind).toBe('empty');
    setting.tools.choose('AntiKnight');
    await settled();
    expect(solver.last.question).toBe('solve');
    const first = solver.last;
    setting.tools.choose('AntiKing');
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
    setting.tools.choose('AntiKnight');
    setting.tools.choose('AntiKing');
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

  test.each([
    ['whose search was stopped', { stopped: 'time_limit', core: [3], rulesAtOdds: [2] }],
    ['of nothing', { core: [], rulesAtOdds: [] }],
  ] as const)('does not say what contradicts of a set %s', async (_, why) => {
    setting.tools.choose('AntiKnight');
    setting.tools.choose('AntiKing');
    await settled();
    solver.last.answer(answered({ count: '0' }));
    await settled();
    solver.last.answer(answered({ count: '0', ...why }));
    await settled();
    expect(setting.live.verdict).toEqual({ kind: 'none' });
  });

  test('that did not come in time is asked for again by who comes back', async () => {
    setting.tools.choose('AntiKnight');
    await settled();
    solver.last.answer(answered({ count: '0', stopped: 'time_limit' }));
    await settled();
    expect(setting.live.verdict.kind).toBe('unknown');
    setting.tools.choose('AntiKing');
    await settled();
    const { length } = solver.asked;
    app.game.undo();
    await settled();
    expect(solver.asked.slice(length).map(({ question }) => question)).toEqual(['solve']);
  });

  test('goes on, for who comes back, with what had not been found out yet', async () => {
    setting.tools.choose('AntiKnight');
    await settled();
    solver.last.answer(answered({ count: '2', stopped: 'solution_limit' }));
    await settled();
    expect(solver.last.question).toBe('candidates');
    setting.tools.choose('AntiKing');
    await settled();
    const { length } = solver.asked;
    app.game.undo();
    await settled();
    expect(setting.live.verdict).toEqual({ kind: 'several' });
    expect(solver.asked.slice(length).map(({ question }) => question)).toEqual(['candidates']);
  });

  test('is no longer said of the puzzle before, even where no frame is drawn', async () => {
    setting.tools.choose('AntiKnight');
    await settled();
    solver.last.answer(answered({ solution: [1] }));
    await settled();
    globalThis.requestAnimationFrame = () => 0;
    setting.tools.choose('AntiKing');
    await settled();
    expect(setting.live.isOld).toBe(true);
    await vi.waitFor(() => expect(setting.live.verdict).toEqual({ kind: 'checking' }));
  });

  test('does not ask about what the person wrote in Play', async () => {
    setting.tools.choose('AntiKnight');
    await settled();
    const { length } = solver.asked;
    app.game.settingGivens = false;
    app.game.select({ cells: [0], cursor: 0 });
    app.enter(5, 'digit');
    await settled();
    expect(solver.asked).toHaveLength(length);
  });

  test('says so when it does not come', async () => {
    setting.tools.choose('AntiKnight');
    await settled();
    solver.last.fail(new Error('gone'));
    await settled();
    expect(setting.live.verdict.kind).toBe('failed');
  });
});

describe('several rules', () => {
  beforeEach(() => {
    setting.tools.choose('Cage');
    draw([1, 1], [1, 2]);
    type('5');
    draw([5, 5], [5, 6]);
    type('9');
    setting.tools.choose(undefined);
  });
  const ids = () => setting.rules.items.map(({ id }) => id);

  test('are selected with Shift, moved together or not at all, and deleted as one step', () => {
    const extended = (row: number, column: number) =>
      setting.press({
        point: { x: column - 0.95, y: row - 0.5 },
        reach: 0.1,
        extend: true,
        isTouch: false,
      });
    expect([extended(1, 1), extended(5, 5)]).toEqual([true, true]);
    expect(setting.chosen.ids).toEqual(ids());
    setting.chosen.shift(1, 1);
    expect(text()).toBe('.Cage~5~R2C2~R2C3.Cage~9~R6C6~R6C7');
    setting.chosen.shift(0, 3);
    expect(text()).toBe('.Cage~5~R2C2~R2C3.Cage~9~R6C6~R6C7');
    extended(6, 6);
    expect(setting.chosen.ids).toEqual(ids().slice(0, 1));
    setting.chosen.selectAll(ids());
    setting.chosen.remove();
    expect(text()).toBe('');
    app.game.undo();
    expect(text()).toBe('.Cage~5~R2C2~R2C3.Cage~9~R6C6~R6C7');
  });

  test('are selected by a frame from outside the board, whole ones only', () => {
    const from = { x: -0.5, y: -0.5 };
    setting.press({ point: from, reach: 0.1, extend: false, isTouch: false });
    setting.move([{ x: 5.2, y: 5.2 }]);
    setting.release();
    expect(setting.chosen.ids).toEqual(ids().slice(0, 1));
  });

  test('become one of which one holds, which is taken apart again', () => {
    setting.chosen.selectAll(ids());
    setting.tools.choose('Or');
    expect(text()).toBe('.Or.Cage~5~R1C1~R1C2.Cage~9~R5C5~R5C6.End');
    const [block] = setting.rules.items;
    const [first, second] = block?.parts ?? [];
    if (!block || !first || !second) throw new Error('no block');
    setting.chosen.takeOut(second);
    expect(text()).toBe('.Or.Cage~5~R1C1~R1C2.End.Cage~9~R5C5~R5C6');
    setting.chosen.remove(first.id);
    expect(setting.rules.items[0]?.isUnfinished).toBe(true);
    app.game.undo();
    setting.chosen.takeApart(setting.rules.items[0] ?? block);
    expect(text()).toBe('.Cage~5~R1C1~R1C2.Cage~9~R5C5~R5C6');
  });

  test('are drawn into a block, until Esc', () => {
    setting.tools.choose('And');
    setting.tools.choose('Thermo');
    draw([3, 1], [3, 2]);
    expect(text()).toBe('.Cage~5~R1C1~R1C2.Cage~9~R5C5~R5C6.And.Thermo~R3C1~R3C2.End');
    for (let left = 5; left > 0 && setting.escape(); left--);
    setting.tools.choose('Thermo');
    draw([4, 1], [4, 2]);
    expect(text()).toMatch(/End[.]Thermo~R4C1~R4C2$/);
  });

  test('that are added by their names stand in the block too, but for those of the whole board', () => {
    setting.tools.choose('And');
    setting.rules.add(madeItem('Cage', { cells: ['R3C1', 'R3C2'] }));
    setting.tools.choose('RegionSize');
    type('6');
    expect(text()).toMatch(/[.]And[.]Cage~~R3C1~R3C2[.]End[.]RegionSize~6$/);
  });

  test('are copied to where copies begin, before the first of them too', () => {
    setting.chosen.selectAll(ids().slice(1));
    setting.tools.choose('Replicate');
    draw([7, 5]);
    expect(text()).toContain('.Replicate~BAAB~R5C5.Cage~9~R5C5~R5C6.End');
    draw([1, 5]);
    expect(text()).toContain('.Cage~9~R1C5~R1C6.End');
    draw([1, 5]);
    draw([5, 5]);
    expect(text()).toContain('.Replicate~B~R7C5.Cage~9~R7C5~R7C6.End');
    // There would be no room for it.
    draw([5, 9]);
    expect(text()).toContain('.Replicate~B~R7C5.Cage~9~R7C5~R7C6.End');
  });
});

test('regions are painted: uneven ones are unfinished, and boxes are gone', () => {
  setting.tools.choose('Jigsaw');
  draw([1, 3], [1, 4]);
  expect([text(), setting.rules.unfinished]).toEqual(['.NoBoxes', 1]);
  expect(setting.rules.regions?.slice(0, 5).join('')).toBe('11112');
  draw([2, 4], [2, 3]);
  expect(setting.rules.unfinished).toBe(0);
  expect(text()).toBe(
    `.NoBoxes.Jigsaw~111122333112222333${'111222333'}${['444555666', '777888999'].flatMap((row) => [row, row, row]).join('')}`,
  );
});

test('a rule that is filled in is made and selected, and one that can be there once is found again', () => {
  setting.tools.choose('RegionSize');
  expect(setting.chosen.item?.kind).toBe('RegionSize');
  type('6');
  expect(text()).toBe('.RegionSize~6');
  const { id } = setting.chosen;
  setting.chosen.select(undefined);
  setting.tools.choose('RegionSize');
  expect([setting.chosen.id, setting.rules.items.length]).toEqual([id, 1]);
});

test('a rule that the core refuses stays, is left out, and says why; without a step to undo', async () => {
  const { history } = app.game;
  setting.tools.choose('Cage');
  draw([1, 1], [1, 2]);
  solver.rules = () =>
    Promise.reject(
      new RefusedRule({
        code: 'bad_rule',
        line: 1,
        column: 1,
        cell: -1,
        found: 'item 1, Cage, argument 1: "99"',
        expected: 'a sum',
      }),
    );
  const follow = whileShown(() => {
    setting.follow();
    app.facts.follow();
  });
  await vi.waitFor(() => expect(setting.rules.unfinished).toBe(1));
  const [cage] = setting.rules.items;
  expect(cage && setting.rules.lacks(cage)).toBe('Found "99"; expected a sum.');
  expect(text()).toBe('');
  app.game.undo();
  expect(app.game.position).toBe(history.present);
  follow();
});
