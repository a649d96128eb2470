import { beforeEach, describe, expect, test } from 'vitest';

import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import {
  distanceToDrawing,
  restyled,
  styleOf,
  toolOfDrawing,
} from '../../../../site/src/features/set/things/drawn.ts';
import { forms } from '../../../../site/src/exchange/write/index.ts';
import { readForeign } from '../../../../site/src/exchange/index.ts';
import { packBeside, unpackBeside } from '../../../../site/src/game/link.ts';
import { storeHistory, restoreHistory } from '../../../../site/src/game/history-text.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import type { Drawn } from '../../../../site/src/puzzle/drawing.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../../support/app.fixture.ts';
import { whileShown } from '../../support/effects.svelte.ts';

let app: App;
let setting: Setting;
let end: () => void;

beforeEach(() => {
  ({ app } = appWithout());
  end = whileShown(() => {
    setting = new Setting(app);
  });
  return () => end();
});

const at = (row: number, column: number) => ({ x: column - 0.5, y: row - 0.5 });
const draw = (from: readonly [number, number], ...to: readonly (readonly [number, number])[]) => {
  setting.press({ point: at(...from), reach: 0.1, extend: false, isTouch: false });
  setting.move(to.map((place) => at(...place)));
  setting.release();
};
const drawings = () => app.game.position.supplement?.drawings ?? [];
const key = (name: string, shiftKey = false) =>
  setting.sketching.key({ key: name, shiftKey } as KeyboardEvent, true);

/** One of each, as a person draws them. */
function drawAll(): void {
  setting.sketching.take('line');
  draw([1, 1], [1, 4], [3, 4]);
  setting.sketching.take('circle');
  draw([5, 5]);
  setting.sketching.restyle({ fill: '#ff9a00' });
  setting.sketching.take('square');
  draw([6, 6.5]);
  setting.sketching.take('diamond');
  draw([7.5, 7.5]);
  setting.sketching.take('text');
  draw([8, 8]);
  setting.sketching.restyle({ text: 'A' });
}

describe('a drawing', () => {
  test('is drawn beside the rules, and is none', () => {
    drawAll();
    expect(drawings().map((drawn) => toolOfDrawing(drawn))).toEqual([
      'line',
      'circle',
      'square',
      'diamond',
      'text',
    ]);
    expect(drawings()[0]).toMatchObject({
      points: [
        [0.5, 0.5],
        [3.5, 0.5],
        [3.5, 2.5],
      ],
    });
    expect(drawings()[1]).toMatchObject({ centre: [4.5, 4.5], fill: '#ff9a00', layer: 'under' });
    expect(drawings()[2]).toMatchObject({ centre: [6, 5.5], layer: 'over' });
    expect(drawings()[4]).toMatchObject({ text: 'A', centre: [7.5, 7.5], layer: 'over' });
    expect(itemsOf(app.game.position.puzzle)).toEqual([]);
  });

  test('is one undo, and so is a text that is typed into it', () => {
    setting.sketching.take('text');
    draw([1, 1]);
    for (const text of ['h', 'he', 'hey']) setting.sketching.restyle({ text });
    setting.sketching.restyle({ size: 0.6 });
    expect(styleOf(drawings()[0] as Drawn)).toMatchObject({ text: 'hey', size: 0.6 });
    app.game.undo();
    expect(styleOf(drawings()[0] as Drawn)).toMatchObject({ text: 'hey', size: 0.4 });
    app.game.undo();
    expect(styleOf(drawings()[0] as Drawn).text).toBe('?');
    app.game.undo();
    expect(app.game.position.supplement).toBeUndefined();
  });

  test('is selected, moved by half a cell, and deleted', () => {
    setting.sketching.take('circle');
    draw([5, 5]);
    setting.sketching.take(undefined);
    draw([5, 5]);
    expect(setting.sketching.chosen).toBe(0);
    draw([5, 5], [5, 6.5]);
    expect(drawings()[0]).toMatchObject({ centre: [6, 4.5], layer: 'over' });
    key('m');
    key('ArrowDown');
    expect(drawings()[0]).toMatchObject({ centre: [6, 5] });
    key('Enter');
    key('Delete');
    expect(app.game.position.supplement).toBeUndefined();
    app.game.undo();
    expect(drawings()).toHaveLength(1);
  });

  test('is drawn by keys alone', () => {
    setting.sketching.take('line');
    key('ArrowRight', true);
    key('ArrowDown', true);
    key('Enter');
    expect(drawings()[0]).toMatchObject({
      points: [
        [0.5, 0.5],
        [1.5, 0.5],
        [1.5, 1.5],
      ],
    });
    // The line stays selected until another is begun, which no key for a selection may reach.
    expect(setting.sketching.chosen).toBe(0);
    key(' ');
    expect(setting.sketching.chosen).toBeUndefined();
    key('Escape');
    setting.sketching.take('diamond');
    key(' ');
    expect(drawings()[1]).toMatchObject({ centre: [1.5, 1.5], angle: 45 });
    expect([key('Escape'), key('Escape'), key('Escape')]).toEqual([true, true, false]);
  });

  test('waits to be finished where keys draw a line, and only there', () => {
    const { sketching } = setting;
    sketching.take('line');
    expect(sketching.isWaiting).toBe(false);
    key('ArrowRight', true);
    expect(sketching.isWaiting).toBe(true);
    // As the button for it does.
    sketching.release();
    expect(sketching.isWaiting).toBe(false);
    expect(drawings()).toHaveLength(1);
    sketching.take('circle');
    setting.press({ point: at(5, 5), reach: 0.1, extend: false, isTouch: false });
    expect([sketching.isUnderWay, sketching.isWaiting]).toEqual([true, false]);
  });

  test('is called by the cell in which it begins, or that is nearest to it', () => {
    drawAll();
    const begins = drawings().map((drawn) => setting.sketching.labelOf(drawn).split(', ').at(-1));
    expect(begins).toEqual(['r1c1', 'r5c5', 'r6c7', 'r8c8', 'r8c8']);
    const beside = { ...restyledCircle(), centre: [2.5, -0.5] } as Drawn;
    expect(setting.sketching.labelOf(beside)).toContain('r1c3');
    expect(setting.sketching.labelOf({ ...beside, centre: [9.5, 3.5] } as Drawn)).toContain('r4c9');
  });

  test('lies below rules, and is taken where no rule is', () => {
    setting.tools.choose('Thermo');
    draw([5, 4], [5, 6]);
    setting.sketching.take('circle');
    draw([5, 5]);
    setting.sketching.take(undefined);
    draw([5, 5]);
    expect(setting.sketching.chosen).toBeUndefined();
    expect(setting.chosen.ids).toHaveLength(1);
    draw([5.3, 5]);
    expect(setting.sketching.chosen).toBe(0);
    expect(setting.chosen.ids).toHaveLength(0);
  });

  test('that goes leaves the others what they show', () => {
    const circle = { ...restyledCircle(), layer: 'under' } as Drawn;
    const rule = {
      name: 'thermometers',
      items: [],
      cells: [],
      covers: [0, 2],
      dropped: 0,
      isTaken: true,
      isLikely: true,
    };
    app.game.reopen({
      ...app.game.position,
      supplement: {
        ...emptySupplement,
        drawings: [circle, circle, circle],
        reading: { isProved: false, rules: [rule], missing: [] },
      },
    });
    setting.sketching.remove(1);
    expect(app.game.position.supplement?.reading?.rules[0]?.covers).toEqual([0, 1]);
  });

  test('travels in our link, in the library and in what other programs read', async () => {
    drawAll();
    const { position } = app.game;
    const packed = await packBeside(position);
    const back = await unpackBeside(packed, position.puzzle);
    expect(back?.supplement?.drawings).toEqual(drawings());
    const kept = restoreHistory(JSON.parse(JSON.stringify(storeHistory(app.game.history))));
    expect(kept?.present.supplement?.drawings).toEqual(drawings());
    const outgoing = { title: '', puzzle: position.puzzle, supplement: back?.supplement };
    expect(
      forms.sudokupad.losses(outgoing as Parameters<typeof forms.sudokupad.losses>[0]),
    ).toEqual([]);
    const read = readForeign(
      forms.sudokupad.write(outgoing as Parameters<typeof forms.sudokupad.write>[0]),
    );
    expect(JSON.stringify(read)).toContain('"text":"A"');
  });
});

function restyledCircle(): Drawn {
  return restyled(
    { kind: 'shape', layer: 'under', centre: [4.5, 4.5], width: 1, height: 1, round: true },
    { stroke: '#000000', fill: undefined, size: 0.7, text: '' },
  );
}

test('a drawing is as near as its line, or as what it covers', () => {
  const line: Drawn = {
    kind: 'line',
    layer: 'under',
    points: [
      [0.5, 0.5],
      [3.5, 0.5],
    ],
    thickness: 0.2,
  };
  expect(distanceToDrawing(line, { x: 2, y: 1 })).toBeCloseTo(0.4);
  expect(distanceToDrawing(restyledCircle(), { x: 4.6, y: 4.6 })).toBe(0);
  expect(distanceToDrawing(restyledCircle(), { x: 5.5, y: 4.5 })).toBeCloseTo(0.65);
});
