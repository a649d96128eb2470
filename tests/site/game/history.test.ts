import { describe, expect, it } from 'vitest';

import { enter, replacePuzzle, reread } from '../../../site/src/game/edits.ts';
import { restoreHistory, storeHistory } from '../../../site/src/game/history-text.ts';
import {
  forget,
  newHistory,
  push,
  redo,
  renamed,
  returnTo,
  saveAs,
  undo,
  type History,
} from '../../../site/src/game/history.ts';
import { emptySupplement } from '../../../site/src/puzzle/supplement.ts';
import { mystic, positionOf } from '../support/position.fixture.ts';

/** Six edits, two of them undone, a save-point, and another puzzle on the way. */
function worked(): History {
  let history = newHistory(positionOf(mystic));
  history = push(history, enter(history.present, [2], 'digit', 4));
  history = saveAs(history, 'Try 1');
  history = push(history, enter(history.present, [4], 'centre', 1));
  history = push(history, enter(history.present, [4], 'centre', 1));
  history = push(history, replacePuzzle(positionOf('1;;1.3d4.34e').puzzle, 'Four'));
  history = push(history, enter(history.present, [1], 'digit', 2));
  history = push(history, enter(history.present, [3], 'colour', 9));
  return undo(undo(history));
}

describe('a history', () => {
  it('goes back and forth without end', () => {
    let history = newHistory(positionOf(mystic));
    const start = history.present;
    for (let at = 0; at < 1000; at++)
      history = push(history, enter(history.present, [2], 'digit', (at % 9) + 1));
    const end = history.present;
    for (let at = 0; at < 1000; at++) history = undo(history);
    expect(history.present).toBe(start);
    for (let at = 0; at < 1000; at++) history = redo(history);
    expect(history.present).toBe(end);
  });

  it('forgets what was undone when something new is done', () => {
    const history = worked();
    expect(history.future).toHaveLength(2);
    expect(push(history, enter(history.present, [5], 'digit', 1)).future).toEqual([]);
  });

  it('does not move past its ends', () => {
    const history = newHistory(positionOf(mystic));
    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('returns to a save-point, which can be undone', () => {
    const history = worked();
    const returned = returnTo(history, 'Try 1');
    expect(returned.present.cells[2]?.digit).toBe(4);
    expect(undo(returned).present).toBe(history.present);
    expect(returnTo(history, 'Never')).toBe(history);
    expect(forget(history, 'Try 1').savePoints).toEqual([]);
    expect(forget(history, 'Never').savePoints).toEqual(history.savePoints);
  });

  it('does not grow where nothing changes', () => {
    const history = worked();
    expect(push(history, history.present)).toBe(history);
  });

  it('under another id has that id wherever the puzzle is, and other puzzles keep theirs', () => {
    const history = worked();
    const copy = renamed(history, 'test', 'copy');
    const ids = ({ past, present, future, savePoints }: History) =>
      [...past, present, ...future, ...savePoints.map(({ position }) => position)].map(
        ({ id }) => id,
      );
    expect(ids(history).filter((id) => id === 'test').length).toBeGreaterThan(3);
    expect(ids(history).some((id) => id !== 'test')).toBe(true);
    expect(ids(copy)).toEqual(ids(history).map((id) => (id === 'test' ? 'copy' : id)));
  });
});

describe('a stored history', () => {
  it('comes back whole, through JSON', () => {
    const history = worked();
    expect(restoreHistory(JSON.parse(JSON.stringify(storeHistory(history))))).toEqual(history);
  });

  it('comes back whole when a save-point brought a position again, after another one', () => {
    let history = worked();
    // Every line is written once, for the position before it, and kept.
    storeHistory(history);
    history = push(history, enter(history.present, [6], 'digit', 1));
    history = returnTo(history, 'Try 1');
    history = push(history, enter(history.present, [5], 'digit', 1));
    expect(restoreHistory(storeHistory(history))).toEqual(history);
  });

  it('comes back with what authors gave beside their puzzles, also where that changes', () => {
    const { puzzle } = positionOf(mystic);
    const told = { ...emptySupplement, told: 'One\ttwo\nthree' };
    let history = newHistory(replacePuzzle(puzzle, 'Mine', undefined, told));
    history = push(history, enter(history.present, [2], 'digit', 4));
    history = push(
      history,
      reread(history.present, puzzle.rules, { ...told, message: 'Well done' }),
    );
    const again = restoreHistory(JSON.parse(JSON.stringify(storeHistory(history))));
    expect(again).toEqual(history);
    expect(again?.past.at(-1)?.supplement).toEqual(told);
    expect(again?.present.supplement?.message).toBe('Well done');
  });

  it('is refused when it is damaged', () => {
    const good = storeHistory(worked());
    for (const bad of [
      null,
      17,
      {},
      { ...good, version: 2 },
      { ...good, at: 99 },
      { ...good, at: -1 },
      { ...good, lines: [...good.lines, '+zz5'] },
      { ...good, lines: ['+005'] },
      { ...good, lines: ['=a\tb\tnonsense\tc'] },
      { ...good, savePoints: [{ name: 1, line: '' }] },
    ]) {
      expect(restoreHistory(bad)).toBeUndefined();
    }
  });
});
