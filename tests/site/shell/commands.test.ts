import { describe, expect, test } from 'vitest';

import type { App } from '../../../site/src/shell/app.svelte.ts';
import { commandOf, commands, writeDigit } from '../../../site/src/shell/commands.ts';
import { digitAt } from '../../../site/src/game/position.ts';
import { answered, appWithout } from '../support/app.fixture.ts';
import { mystic, positionOf } from '../support/position.fixture.ts';

/** A key press as browsers tell it: `Control+Shift+Enter`, `Alt+3`, `Shift+?`. */
function press(keys: string, code = ''): KeyboardEvent {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key,
    code: code || (/^\d$/.test(key) ? `Digit${key}` : ''),
    ctrlKey: parts.includes('Control'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
    preventDefault: () => undefined,
  } as unknown as KeyboardEvent;
}

function run(app: App, keys: string): void {
  const command = commandOf(press(keys));
  if (command === undefined) throw new Error(`${keys} does nothing`);
  command.run(app);
}

/** With the Mystic sample on the board and its third cell, which is open, selected. */
function playing() {
  const { app, solver } = appWithout();
  app.game.bring(positionOf(mystic).puzzle, 'Sample');
  app.game.select({ cells: [2], cursor: 2 });
  return { app, solver };
}

describe('keys', () => {
  test('choose what digits write, one by one or in turn', () => {
    const { app } = playing();
    const modes = ['x', 'c', 'v', 'z', ' ', ' ', ' ', ' '].map((key) => {
      run(app, key);
      return app.game.mode;
    });
    expect(modes).toEqual([
      'corner',
      'centre',
      'colour',
      'digit',
      'corner',
      'centre',
      'colour',
      'digit',
    ]);
  });

  test('turn on that cells are selected one by one, and off again', () => {
    const { app } = playing();
    const turned = ['e', 'e'].map((key) => {
      run(app, key);
      return app.game.selectingSeveral;
    });
    expect(turned).toEqual([true, false]);
  });

  test('write nothing while the board shows the path, and say so', () => {
    const { app } = playing();
    app.hinting.open = 'path';
    app.enter(4);
    expect(digitAt(app.game.position, 2)).toBe(0);
    expect(app.announcer.text).toBe('Close the walkthrough to write on the board.');
    app.hinting.open = undefined;
    app.enter(4);
    expect(digitAt(app.game.position, 2)).toBe(4);
  });

  test('clear, undo and redo, each by all of its keys', () => {
    const { app } = playing();
    for (const clear of ['Delete', 'Backspace']) {
      app.enter(4);
      run(app, clear);
      expect(digitAt(app.game.position, 2)).toBe(0);
      for (const redo of ['Control+y', 'Control+Shift+Z', 'Meta+Shift+z']) {
        run(app, 'Control+z');
        expect(digitAt(app.game.position, 2)).toBe(4);
        run(app, redo);
        expect(digitAt(app.game.position, 2)).toBe(0);
      }
    }
  });

  test('select everything, the others, and all that look alike', () => {
    const { app } = playing();
    run(app, 'Control+a');
    expect(app.game.selection.cells).toHaveLength(81);
    app.game.select({ cells: [0], cursor: 0 });
    run(app, 'Control+i');
    expect(app.game.selection.cells).toHaveLength(80);
    run(app, 'Enter');
    const nines = app.game.selection.cells;
    expect(nines.length).toBeGreaterThan(1);
    expect(nines.map((cell) => digitAt(app.game.position, cell))).toEqual(nines.map(() => 9));
  });

  test('ask, leaf, hide and stop', async () => {
    const { app, solver } = playing();
    run(app, 'Control+Enter');
    run(app, 'Control+Shift+Enter');
    expect(solver.asked.map(({ question }) => question)).toEqual(['solve', 'count']);
    run(app, 'Escape');
    expect(solver.last.stopped).toBe(true);

    const asking = app.asking.ask('all');
    const solutions = [1, 2, 3].map((digit) => new Array<number>(81).fill(digit));
    solver.last.answer(answered({ count: '3', solutions }));
    await asking;
    for (const [key, at] of [
      ['.', 1],
      ['.', 2],
      ['.', 0],
      [',', 2],
      [',', 1],
    ] as const) {
      run(app, key);
      expect(app.asking.at).toBe(at);
    }
    expect(app.asking.solution).toBe(solutions[1]);
    run(app, 'h');
    expect(app.asking.solution).toBeUndefined();
    run(app, 'h');
    expect(app.asking.solution).toBe(solutions[1]);
  });

  test('Escape goes back one step at a time', () => {
    const { app, solver } = playing();
    app.sheet = 'tools';
    void app.asking.ask('count');
    run(app, 'Escape');
    expect([solver.last.stopped, app.sheet]).toEqual([true, 'tools']);
    app.asking.question = undefined;
    run(app, 'Escape');
    expect([app.sheet, app.game.selection.cells]).toEqual([undefined, [2]]);
    run(app, 'Escape');
    expect(app.game.selection).toEqual({ cells: [], cursor: 2 });
  });

  test('open every dialog that has one', () => {
    const { app } = playing();
    const opened = ['o', 'p', 'l', 's', 'Shift+?'].map((keys) => {
      run(app, keys);
      return app.dialog;
    });
    expect(opened).toEqual(['examples', 'paste', 'library', 'share', 'shortcuts']);
  });

  test('turn automatic candidates on and off, and keep a save-point that can be found', () => {
    const { app } = playing();
    run(app, 'a');
    expect(app.settings.choices.autoCandidates).toBe(true);
    run(app, 'A');
    expect(app.settings.choices.autoCandidates).toBe(false);
    run(app, 'm');
    run(app, 'm');
    expect(app.game.history.savePoints.map(({ name }) => name)).toEqual(['Try 1', 'Try 2']);
    expect(app.notices.current?.text).toContain('Try 2');
  });

  test('of the system and of other programs are left alone', () => {
    for (const keys of ['Alt+z', 'Control+s', 'Control+p', 'Shift+Enter', 'q', 'F5'])
      expect(commandOf(press(keys))).toBeUndefined();
  });

  test('mean one thing each', () => {
    const names = commands.map(({ key, ctrl, shift }) => `${key} ${ctrl ?? ''} ${shift ?? ''}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('digit keys', () => {
  test('write what their modifiers say, wherever they are on the keyboard', () => {
    const { app } = playing();
    const cell = () => app.game.position.cells[2];
    expect(writeDigit(app, press('Shift+!', 'Digit1'))).toBe(true);
    expect(cell()?.corner).toBe(1);
    expect(writeDigit(app, press('Control+2'))).toBe(true);
    expect(cell()?.centre).toBe(2);
    expect(writeDigit(app, press('Meta+1'))).toBe(true);
    expect(cell()?.centre).toBe(3);
    expect(writeDigit(app, press('Alt+3'))).toBe(true);
    expect(cell()?.colours).toBe(4);
    expect(writeDigit(app, press('Control+Shift+$', 'Digit4'))).toBe(true);
    expect(cell()?.colours).toBe(12);
    expect(writeDigit(app, press('5', 'Numpad5'))).toBe(true);
    expect(cell()?.digit).toBe(5);
    // Where a keyboard's places have no names.
    expect(writeDigit(app, press('4', 'Unidentified'))).toBe(true);
    expect(cell()?.digit).toBe(4);
    expect(writeDigit(app, press('9', 'Unidentified'))).toBe(true);
    expect(cell()?.digit).toBe(9);
  });

  test('take marks away where the digit is seen, unless that is switched off', () => {
    for (const removes of [true, false]) {
      const { app } = playing();
      app.settings.set('removeMarks', removes);
      app.facts.reach = { seen: [], far: [], different: Array.from({ length: 81 }, () => [4]) };
      app.game.select({ cells: [4], cursor: 4 });
      app.enter(4, 'corner');
      app.game.select({ cells: [2], cursor: 2 });
      writeDigit(app, press('4'));
      expect(app.game.position.cells[4]?.corner).toBe(removes ? 0 : 8);
    }
  });

  test('clear with 0, and are not digits with Ctrl and Alt together', () => {
    const { app } = playing();
    app.enter(4);
    expect(writeDigit(app, press('Control+Alt+5'))).toBe(false);
    expect(writeDigit(app, press('x'))).toBe(false);
    expect(digitAt(app.game.position, 2)).toBe(4);
    expect(writeDigit(app, press('0'))).toBe(true);
    expect(digitAt(app.game.position, 2)).toBe(0);
  });
});
