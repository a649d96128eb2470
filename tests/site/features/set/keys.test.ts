import { beforeEach, describe, expect, test } from 'vitest';

import { takeKey } from '../../../../site/src/features/set/keys.ts';
import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { writeItems } from '../../../../site/src/puzzle/items.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../../support/app.fixture.ts';
import { whileShown } from '../../support/effects.svelte.ts';

let app: App;
let setting: Setting;
let shown: string[];

beforeEach(() => {
  ({ app } = appWithout());
  shown = [];
  return whileShown(() => {
    setting = new Setting(app);
  });
});

/** Presses keys one after the other, as in `Shift+ArrowRight`; says of each whether it was taken. */
function press(...keys: readonly string[]): readonly boolean[] {
  return keys.map((name) => {
    const parts = name.split('+');
    const key = parts.at(-1) ?? '';
    const event = {
      key,
      code: /^\d$/.test(key) ? `Digit${key}` : '',
      shiftKey: parts.includes('Shift'),
      ctrlKey: parts.includes('Control'),
      metaKey: false,
      altKey: parts.includes('Alt'),
    } as KeyboardEvent;
    return takeKey(event, {
      setting,
      app,
      isOnBoard: true,
      showPalette: () => shown.push('palette'),
      showList: () => shown.push('list'),
    });
  });
}

const at = (row: number, column: number) => {
  app.game.select({ cells: [], cursor: (row - 1) * 9 + column - 1 });
};
const text = () => writeItems(itemsOf(app.game.position.puzzle));

describe('keys draw', () => {
  test.each([
    ['Thermo', [1, 1], ['Shift+ArrowRight', 'Shift+ArrowDown', 'Enter'], '.Thermo~R1C1~R1C2~R2C2'],
    ['Thermo', [9, 9], ['Shift+ArrowUp', 'Shift+ArrowLeft', 'Enter'], '.Thermo~R9C9~R8C9~R8C8'],
    [
      'Thermo',
      [1, 1],
      [' ', 'Shift+ArrowRight', 'Backspace', 'Shift+ArrowDown', 'Enter'],
      '.Thermo~R1C1~R2C1',
    ],
    ['WhiteDot', [2, 2], [' ', 'ArrowRight'], '.WhiteDot~R2C2~R2C3'],
    ['WhiteDot', [2, 2], [' ', 'ArrowUp'], '.WhiteDot~R2C2~R1C2'],
    ['Sandwich', [1, 4], ['ArrowUp', '7'], '.Sandwich~7~C4'],
    ['Sandwich', [4, 9], ['ArrowRight', '7'], '.Sandwich~7~R4'],
    ['XSum', [4, 9], ['ArrowRight', '7'], '.XSum~R4~~7'],
    ['XSum', [9, 4], ['ArrowDown', '7'], '.XSum~C4~~7'],
    ['XSum', [4, 1], ['ArrowLeft', '7'], '.XSum~R4~7'],
    ['LittleKiller', [1, 4], ['ArrowUp', 'Enter', '9'], '.LittleKiller~9~R5C9'],
    ['LittleKiller', [1, 4], ['ArrowUp', ' ', 'Enter', '9'], '.LittleKiller~9~R1C3'],
    ['Quad', [2, 2], [' ', '1', '2'], '.Quad~R2C2~1~2'],
  ] as const)('%s from %j by %j', (tool, [row, column], keys, item) => {
    setting.tools.choose(tool);
    at(row, column);
    expect(press(...keys)).toEqual(keys.map(() => true));
    expect(text()).toBe(item);
  });

  test.each([
    ['WhiteDot', [1, 1], [' ', 'ArrowUp']],
    ['Quad', [9, 9], [' ']],
  ] as const)(
    'no %s at %j, where there is no room for it, and say so',
    (tool, [row, column], keys) => {
      setting.tools.choose(tool);
      at(row, column);
      expect(press(...keys)).toEqual(keys.map(() => true));
      expect(text()).toBe('');
      expect(app.announcer.text).toContain('no room');
    },
  );

  test('a diagonal, and say to which cell it goes', () => {
    setting.tools.choose('LittleKiller');
    at(1, 4);
    press('ArrowUp', ' ');
    expect(app.announcer.text).toContain('Diagonal to r3c1.');
    press(' ');
    expect(app.announcer.text).toContain('Diagonal to r5c9.');
  });

  test('nothing without a tool, so that arrows go on moving the cursor', () => {
    at(1, 1);
    expect(press('ArrowRight', 'Shift+ArrowRight', ' ', 'Enter')).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('keys of Set', () => {
  test('write givens, and clear them', () => {
    at(1, 2);
    expect(press('5')).toEqual([true]);
    expect(app.game.position.puzzle.givens.slice(0, 3)).toEqual([0, 5, 0]);
    app.game.select({ cells: [1], cursor: 1 });
    press('Delete');
    expect(app.game.position.puzzle.givens[1]).toBe(0);
  });

  test('write givens again, and no number of a rule, after a press on the board', () => {
    setting.tools.choose('Sandwich');
    at(1, 4);
    press('ArrowUp', '7', 'v', '.');
    expect(setting.typing.caret).toBeDefined();
    setting.press({ point: { x: 4.5, y: 4.5 }, reach: 0.1, extend: false, isTouch: false });
    setting.release();
    app.game.select({ cells: [40], cursor: 40 });
    press('5');
    expect(app.game.position.puzzle.givens[40]).toBe(5);
    expect(text()).toBe('.Sandwich~7~C4');
  });

  test('select all cells, then all rules, which Delete takes away', () => {
    setting.tools.choose('Thermo');
    at(1, 1);
    press('Shift+ArrowRight', 'Enter', 'v');
    press('Control+a');
    expect(app.game.selection.cells).toHaveLength(81);
    press('Control+a');
    expect(setting.chosen.ids).toHaveLength(1);
    press('Delete');
    expect(text()).toBe('');
  });

  test('move, turn round and double a rule that is selected', () => {
    setting.tools.choose('Thermo');
    at(1, 1);
    press('Shift+ArrowRight', 'Enter', 'v', '.');
    expect(setting.chosen.ids).toHaveLength(1);
    press('r');
    expect(text()).toBe('.Thermo~R1C2~R1C1');
    press('m', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Escape');
    expect(text()).toBe('.Thermo~R3C3~R3C2');
    press('d');
    expect(itemsOf(app.game.position.puzzle)).toHaveLength(2);
  });

  test('show what they name, and leave others alone', () => {
    press('/', 'i');
    expect(shown).toEqual(['palette', 'list']);
    for (const [key, dialog] of [
      ['o', 'examples'],
      ['p', 'paste'],
      ['l', 'library'],
      ['s', 'share'],
    ] as const) {
      press(key);
      expect(app.dialog).toBe(dialog);
    }
    press('g');
    expect(app.view).toBe('solve');
    expect(press('y', 'Alt+r', 'Control+z', 'constructor')).toEqual([false, false, false, false]);
  });

  test('are the browser’s where shortcuts of one key are switched off', () => {
    app.settings.set('shortcuts', false);
    expect(press('/', 'g')).toEqual([false, false]);
    expect(shown).toEqual([]);
  });
});
