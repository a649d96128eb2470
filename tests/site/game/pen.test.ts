import { beforeEach, describe, expect, test } from 'vitest';

import type { BoardPoint } from '../../../site/src/board/pen.ts';
import { enter, restart } from '../../../site/src/game/edits.ts';
import { restoreHistory, storeHistory } from '../../../site/src/game/history-text.ts';
import { writeFragment } from '../../../site/src/game/link.ts';
import { readPen, toggled } from '../../../site/src/game/pen/drawing.ts';
import { nameOfPlace, spokenByCell } from '../../../site/src/game/pen/names.ts';
import { penKeys } from '../../../site/src/game/pen/pen-keys.ts';
import { Penning } from '../../../site/src/game/pen/penning.svelte.ts';
import { begun, markChanges, moved, spotsOf } from '../../../site/src/game/pen/strokes.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { penWords } from '../../../site/src/words/pen.ts';
import type { App } from '../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../support/app.fixture.ts';
import { whileShown } from '../support/effects.svelte.ts';

const shape = shapeOf(9);

/** The pieces of a stroke through places, across and down in cells. */
const stroke = (reach: number, ...places: readonly (readonly [number, number])[]) => {
  const [[x, y] = [0, 0], ...others] = places;
  let drawn = begun({ x, y }, reach);
  for (const [toX, toY] of others) drawn = moved(shape, drawn, { x: toX, y: toY });
  return drawn.lattice ? spotsOf(shape, drawn.lattice, drawn.path) : 'no line';
};

describe('a stroke', () => {
  test('goes through the middles of cells, however fast the pointer is', () => {
    expect(stroke(0.2, [0.5, 0.5], [3.5, 0.5])).toEqual(['l21', 'l41', 'l61']);
    expect(stroke(0.2, [0.5, 0.5], [1.5, 1.5], [2.5, 0.5])).toEqual(['d22', 'u42']);
  });

  test('goes along borders where it begins near one and follows it', () => {
    expect(stroke(0.2, [3.1, 2.5], [3.1, 5.1])).toEqual(['b67', 'b69']);
    expect(stroke(0.2, [0.1, 0.1], [0.05, 2.1])).toEqual(['b01', 'b03']);
    // A finger is less sure of it.
    expect(stroke(0.2, [3.25, 2.5], [3.25, 4.5])).toEqual(['l76', 'l78']);
    expect(stroke(0.3, [3.25, 2.5], [3.25, 4.6])[0]).toMatch(/^b/);
  });

  test('that begins near a border and crosses it goes through cells', () => {
    expect(stroke(0.3, [2.9, 2.5], [4.5, 2.5])).toEqual(['l65', 'l85']);
  });

  test('turns at a corner without crossing the cell beside it', () => {
    expect(stroke(0.2, [3, 1.9], [3, 3.4], [3.9, 4])).toEqual(['b65', 'b67', 'b78']);
    expect(stroke(0.2, [3, 3], [3, 3.3], [4, 4])).toEqual(['b76', 'b87']);
  });

  test('takes back what it goes back over', () => {
    expect(stroke(0.2, [0.5, 0.5], [3.5, 0.5], [1.5, 0.5])).toEqual(['l21']);
  });

  test('is no line before the pointer has gone a quarter of a cell', () => {
    expect(stroke(0.2, [0.5, 0.5], [0.7, 0.5])).toBe('no line');
  });
});

test('marks go from circle to cross to none in a cell, and from cross to circle on an edge', () => {
  const turn = (place: readonly [number, number]) => {
    let drawing: readonly string[] = [];
    return [0, 1, 2].map(() => (drawing = toggled(drawing, markChanges(drawing, place, 2))));
  };
  expect(turn([3, 5])).toEqual([['o352'], ['x352'], []]);
  expect(turn([4, 5])).toEqual([['x452'], ['o452'], []]);
});

test('a drawing is read only where its pieces have a place', () => {
  expect(readPen('l211o111b011xii1', shape)).toEqual(['l211', 'o111', 'b011']);
  // Out of the board, twice, across no edge, and at a corner.
  expect(readPen('l211l211lj11l111d111ozz1', shape)).toBeUndefined();
  expect(readPen('l211l211lj11l111d111o221o111', shape)).toEqual(['l211', 'o111']);
  expect(readPen('l217', shape)).toBeUndefined();
});

test.each([
  ['l', ['121', '211', 'hg1', 'gh1'], ['011', '101', 'i11', '1i1']],
  ['d', ['221', 'gg1'], ['021', '201', 'i21', '2i1']],
  ['u', ['221', 'gg1'], ['021', '201', 'i21', '2i1']],
  ['b', ['011', '101', 'i11', '1i1', 'ih1', 'hi1'], ['j21', '2j1']],
  ['o', ['111', 'hh1', '011', '1i1'], ['jj1', 'j21', '2j1']],
])('pieces of the kind %s are read at the edges of the board, and not beyond', (kind, on, off) => {
  for (const place of on) expect(readPen(kind + place, shape), place).toEqual([kind + place]);
  for (const place of off) expect(readPen(kind + place, shape), place).toEqual([]);
});

describe('the pen on a puzzle', () => {
  let app: App;
  let pen: Penning;
  let said: string[];
  let end: () => void;
  const drawing = () => app.game.position.pen ?? [];
  const at = (row: number, column: number): BoardPoint => ({ x: column - 0.5, y: row - 0.5 });
  const draw = (from: BoardPoint, ...to: readonly BoardPoint[]) => {
    pen.press({ point: from, reach: 0.1, extend: false, isTouch: false });
    pen.move(to);
    pen.release();
  };
  const key = (name: string, shiftKey = false) =>
    pen.key({ key: name, code: '', shiftKey } as KeyboardEvent, true);

  beforeEach(() => {
    ({ app } = appWithout());
    said = [];
    app.game.mode = 'pen';
    end = whileShown(() => {
      pen = new Penning(app.game, (text) => said.push(text));
    });
    return () => end();
  });

  test('draws, takes away what is drawn over again, and each stroke is one undo', () => {
    draw(at(1, 1), at(1, 4));
    expect(drawing()).toEqual(['l211', 'l411', 'l611']);
    draw(at(1, 2), at(1, 3));
    expect(drawing()).toEqual(['l211', 'l611']);
    expect(said).toEqual(['Line through 4 cells', 'Line through 2 cells erased']);
    app.game.undo();
    expect(drawing()).toHaveLength(3);
    app.game.undo();
    expect(app.game.position.pen).toBeUndefined();
    app.game.redo();
    expect(drawing()).toHaveLength(3);
  });

  test('draws in another colour over what is there', () => {
    draw(at(1, 1), at(1, 3));
    key('3');
    draw(at(1, 2), at(1, 4));
    expect([...drawing()].sort()).toEqual(['l211', 'l413', 'l613']);
  });

  test('marks by a tap', () => {
    draw(at(2, 2));
    draw({ x: 2, y: 0.55 });
    expect(drawing()).toEqual(['o331', 'x411']);
    expect(said).toEqual(['Circle: r2c2', 'Cross: between r1c2 and r1c3']);
  });

  test('shows a stroke before it is done, and drops one that was not meant', () => {
    pen.press({ point: at(1, 1), reach: 0.1, extend: false, isTouch: true });
    pen.move([at(1, 2)]);
    expect(pen.shown.drawing).toEqual(['l211']);
    pen.cancel();
    expect(pen.shown.drawing).toEqual([]);
    expect(app.game.history.past).toHaveLength(0);
  });

  test('draws by keys through cells', () => {
    key('ArrowRight', true);
    key('ArrowDown', true);
    expect(drawing()).toEqual([]);
    key('Enter');
    expect(drawing()).toEqual(['l211', 'l321']);
    expect(said.slice(0, 2)).toEqual(['r1c2, line through 2 cells', 'r2c2, line through 3 cells']);
    key('Enter');
    expect(drawing()).toContain('o331');
    key('Delete');
    expect(drawing()).toEqual(['l211']);
  });

  test('draws by keys as far as the last row and column, where the cursor of the board goes, too', () => {
    const cursors = (name: string) =>
      Array.from({ length: 9 }, () => {
        key(name, true);
        return app.game.selection.cursor;
      });
    expect(cursors('ArrowRight')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8]);
    expect(cursors('ArrowDown')).toEqual([17, 26, 35, 44, 53, 62, 71, 80, 80]);
    key('Enter');
    expect(drawing()).toHaveLength(16);
    // Along borders the last places are on the edge of the board, which belongs to the last cells.
    key('b');
    expect(['ArrowRight', 'ArrowDown'].map((name) => (key(name), key(name), said.at(-1)))).toEqual([
      'right edge of r9c9',
      'corner of r9c9',
    ]);
    expect(app.game.selection.cursor).toBe(80);
  });

  test('draws by keys along borders, and marks edges', () => {
    key('b');
    key('ArrowLeft');
    key('Enter');
    expect(said.at(-1)).toBe('Cross: left edge of r1c1');
    key('ArrowRight', true);
    expect(said.at(-1)).toContain('Lines go from middle to middle');
    key('ArrowUp');
    expect(said.at(-1)).toBe('corner of r1c1');
    key('ArrowRight', true);
    key('ArrowRight', true);
    key('Backspace');
    key('Enter');
    expect(drawing()).toEqual(['x011', 'b101']);
    key('Escape');
    expect(key('Escape')).toBe(false);
  });

  test('has every key on the sheet of shortcuts, and each does something', () => {
    expect(penKeys.map(({ label }) => label)).toEqual(Object.values(penWords.keyLabels));
    const typed: Readonly<Record<string, string>> = { Space: ' ', Esc: 'Escape' };
    for (const { keys } of penKeys) {
      key('ArrowRight', true);
      const name = keys.at(-1) ?? '';
      const pressed = name === 'Arrow keys' ? 'ArrowLeft' : (typed[name] ?? name);
      expect(key(pressed, keys[0] === 'Shift'), name).toBe(true);
    }
  });

  test('is erased as a whole in one step', () => {
    draw(at(1, 1), at(1, 4));
    draw(at(2, 2));
    pen.clear();
    expect(drawing()).toEqual([]);
    app.game.undo();
    expect(drawing()).toHaveLength(4);
  });

  test('goes with a restart, is kept with the history, and is in no link', () => {
    const plain = writeFragment(app.game.position, true);
    draw(at(1, 1), at(1, 4));
    draw(at(1, 2), at(1, 3));
    app.game.reopen(enter(app.game.position, [40], 'digit', 5));
    draw(at(5, 5));
    const { history } = app.game;
    const stored: unknown = JSON.parse(JSON.stringify(storeHistory(history)));
    expect(restoreHistory(stored)).toEqual(history);
    expect(writeFragment(app.game.position, false)).toBe(plain);
    expect(writeFragment(app.game.position, true)).not.toContain('l211');
    const fresh = restart(app.game.position);
    expect(fresh.pen).toBeUndefined();
    expect(fresh.cells[40]?.digit).toBe(0);
  });
});

test('what is drawn is heard of each cell that it touches', () => {
  const heard = spokenByCell(shape, ['l211', 'o112', 'x411', 'b051', 'd441']);
  expect(heard.get(0)).toBe('pen: red circle, line to r1c2');
  expect(heard.get(1)).toBe('pen: cross on its right edge, line to r1c1');
  expect(heard.get(2)).toBe('pen: cross on its left edge');
  expect(heard.get(18)).toBe('pen: line on its left edge');
  expect(heard.get(10)).toBe('pen: line to r3c3');
  expect(nameOfPlace(shape, [18, 18])).toBe('corner of r9c9');
});
