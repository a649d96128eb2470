import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import { losesFogOn, onBoard, boardOf } from '../../../../site/src/features/set/things/board.ts';
import { withFogOn } from '../../../../site/src/features/set/things/fog.ts';
import { replacePuzzle } from '../../../../site/src/game/edits.ts';
import {
  fallen,
  fogCells,
  fogOn,
  isLifted,
  lifted,
  wholePuzzle,
} from '../../../../site/src/game/fog.ts';
import { pictureOf } from '../../../../site/src/game/picture.ts';
import { newPosition, type Position } from '../../../../site/src/game/position.ts';
import { readDescription, writeDescription } from '../../../../site/src/puzzle/description.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';
import { readSupplement, writeSupplement } from '../../../../site/src/puzzle/supplement-text.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { settingWords } from '../../../../site/src/words/setting.ts';
import { answered, appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import { whileShown } from '../../support/effects.svelte.ts';

const solution = [...'1234341221434321'].map(Number);
/** A given in r4c4, a cage in the first row and one in the last. */
const all = '1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;o1';

function puzzleOf(text: string): NonNullable<ReturnType<typeof readDescription>> {
  const puzzle = readDescription(text);
  if (!puzzle) throw new Error(text);
  return puzzle;
}

let app: App;
let solver: FakeSolver;
let setting: Setting;
let end: () => void;

beforeEach(() => {
  ({ app, solver } = appWithout());
  end = whileShown(() => {
    setting = new Setting(app);
  });
  app.game.bring(puzzleOf(all), 'Own');
  app.game.beSet(true);
  return () => end();
});

const at = (row: number, column: number) => ({ x: column - 0.5, y: row - 0.5 });
const down = (row: number, column: number) =>
  setting.press({ point: at(row, column), reach: 0.1, extend: false, isTouch: false });
const draw = (...cells: readonly (readonly [number, number])[]) => {
  const [first = [1, 1]] = cells;
  down(...first);
  for (const cell of cells.slice(1)) setting.move([at(...cell)]);
  setting.release();
};
const fog = () => app.game.position.supplement?.fog;
const played = () => writeDescription(app.game.position.puzzle);

describe('fog', () => {
  beforeEach(() => setting.tools.choose('fog'));

  test('is painted, the rest is lit, and a stroke is one undo', () => {
    draw([4, 3], [4, 4]);
    expect(setting.fogging.cells).toEqual([14, 15]);
    expect(fog()).toEqual({
      lit: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      triggers: [],
      drawsRules: true,
    });
    expect(app.announcer.text).toBe('2 cells lie in fog.');
    draw([1, 1]);
    expect(setting.fogging.cells).toEqual([0, 14, 15]);
    app.game.undo();
    expect(setting.fogging.cells).toEqual([14, 15]);
    app.game.undo();
    expect(fog()).toBeUndefined();
    expect(app.game.position.supplement).toBeUndefined();
  });

  test('is taken off by a stroke that begins in it, whatever else the stroke passes', () => {
    draw([1, 1], [1, 2]);
    draw([1, 2], [1, 3]);
    expect(setting.fogging.cells).toEqual([0]);
    draw([1, 1]);
    expect(app.game.position.supplement).toBeUndefined();
  });

  test('is seen while it is painted, and makes no rule', () => {
    const before = setting.sketch;
    down(2, 2);
    setting.move([at(2, 3)]);
    expect(setting.fogging.cells).toEqual([5, 6]);
    expect(setting.sketch).toEqual(before);
    setting.cancel();
    expect(setting.fogging.cells).toEqual([]);
    draw([2, 2]);
    expect(played()).toBe(all);
  });

  test('lies everywhere or nowhere with one press', () => {
    setting.fogging.everywhere();
    expect(fog()?.lit).toEqual([]);
    const { history } = app.game;
    setting.fogging.everywhere();
    expect(app.game.history).toBe(history);
    setting.fogging.nowhere();
    expect(fog()).toBeUndefined();
  });

  test('is painted by keys, as marks are', () => {
    setting.drawing.addCell(5);
    setting.drawing.addCell(6);
    setting.drawing.finish();
    expect(setting.fogging.cells).toEqual([5, 6]);
  });
});

describe('the solution that clears fog', () => {
  const later = () => new Promise((resolve) => setTimeout(resolve, 0));
  const settled = async () => {
    await later();
    await vi.waitFor(() =>
      expect([setting.live.isOld, setting.live.verdict.kind === 'checking']).toEqual([
        false,
        false,
      ]),
    );
    await later();
  };

  beforeEach(() => {
    end();
    globalThis.requestAnimationFrame = (work) => setTimeout(() => work(0), 0) as unknown as number;
    solver.ask = (_, puzzle) => {
      const isOne = puzzle.givens[15] === 1;
      const answer = answered(isOne ? { count: '1', solution } : { count: '2' });
      return { answer: Promise.resolve(answer), stop: () => undefined };
    };
    end = whileShown(() => {
      setting = new Setting(app);
      setting.follow();
    });
  });

  test('is kept once it is known, and not that of another puzzle', async () => {
    setting.fogging.everywhere();
    expect(setting.fogging.lacksSolution).toBe(true);
    await settled();
    expect(app.game.position.supplement?.solution).toEqual(solution);
    expect(setting.fogging.lacksSolution).toBe(false);
    const { past } = app.game.history;

    app.game.settingGivens = true;
    app.game.select({ cells: [15], cursor: 15 });
    app.game.clear();
    expect(app.game.history.past).toHaveLength(past.length + 1);
    flushSync();
    expect(setting.fogging.lacksSolution).toBe(true);
    await settled();
    expect(setting.live.verdict.kind).toBe('several');
    expect(app.game.position.supplement?.solution).toBeUndefined();

    app.game.undo();
    await settled();
    expect(app.game.position.supplement?.solution).toEqual(solution);
  });
});

describe('in Play', () => {
  beforeEach(() => {
    setting.tools.choose('fog');
    draw([4, 3], [4, 4]);
  });

  test('fog falls where the solution is known, and is lifted again in Set', () => {
    app.game.keepSolution(solution);
    app.game.beSet(false);
    expect(fogCells(app.game.position)).toEqual([14, 15]);
    expect(played()).toBe('1;constraints:.Cage!3!R1C1!R1C2;p');
    expect(writeDescription(wholePuzzle(app.game.position))).toBe(all);
    app.game.beSet(true);
    expect([played(), isLifted(app.game.position)]).toEqual([all, true]);
    expect(setting.fogging.cells).toEqual([14, 15]);
  });

  test('and after an undo too', () => {
    app.game.keepSolution(solution);
    draw([1, 4]);
    app.game.keepSolution(solution);
    app.game.beSet(false);
    app.game.undo();
    expect(fogCells(app.game.position)).toEqual([14, 15]);
    app.game.redo();
    expect(fogCells(app.game.position)).toEqual([3, 14, 15]);
  });

  test('there is none without a solution', () => {
    app.game.beSet(false);
    expect(played()).toBe(all);
    expect(fogOn(app.game.position)).toEqual({});
    expect(isLifted(app.game.position)).toBe(true);
  });

  test('a changed puzzle has no solution of the one before', () => {
    app.game.keepSolution(solution);
    app.game.select({ cells: [0], cursor: 0 });
    app.game.settingGivens = true;
    app.game.enter(2, 'digit', () => [], false);
    expect(app.game.position.supplement).toEqual({ ...emptySupplement, fog: fog() });
  });

  test('rules are drawn beneath the fog, not left out', () => {
    app.game.keepSolution(solution);
    const figures = [{ form: 'cage', cells: [14, 15], text: '3', inset: 8 }] as const;
    expect(fogOn(fallen(app.game.position), figures)).toEqual({ fog: [14, 15], figures });
    expect(fogOn(fallen(app.game.position))).toEqual({ fog: [14, 15] });
  });

  test('a picture from Set has the fog, and no digit in it', () => {
    app.game.keepSolution(solution);
    const view = pictureOf(app.game.position, false, false);
    expect(view.fog).toEqual([14, 15]);
    expect(view.cells[15]?.digit).toBe(0);
  });
});

describe('fog that came with a puzzle', () => {
  const foreign = (): Position =>
    replacePuzzle(puzzleOf(all), 'Other', undefined, {
      ...emptySupplement,
      solution,
      fog: { lit: [0, 1], triggers: [] },
    });

  test('hides from whoever opens Set as well, until it is lifted', () => {
    app.game.reopen(foreign());
    const hidden = played();
    expect(hidden).not.toContain('R4C3');
    setting.tools.choose('fog');
    draw([1, 1]);
    expect(app.announcer.text).toBe(settingWords.fog.hidden);
    expect(fogCells(app.game.position)).toHaveLength(14);
    setting.fogging.lift();
    expect(played()).toBe(all);
    app.game.beSet(false);
    expect(played()).toBe(hidden);
  });

  test('stays away from Play when it was lifted, over another puzzle and back', () => {
    app.game.reopen(foreign());
    setting.fogging.lift();
    app.game.bring(puzzleOf('1;;p'), 'Third');
    app.game.undo();
    expect(played()).toBe(all);
  });

  test('says in what is kept how rules are drawn in it', () => {
    const position = withFogOn(newPosition(puzzleOf(all)), [3]);
    const { supplement = emptySupplement } = position;
    const again = readSupplement(writeSupplement(supplement), position.puzzle.shape);
    expect(again?.fog).toEqual(supplement.fog);
  });

  test('keeps its triggers when it is painted', () => {
    const triggers = [{ needs: [0], clears: [9] }];
    const position = lifted(
      replacePuzzle(puzzleOf(all), '', undefined, {
        ...emptySupplement,
        solution,
        fog: { lit: [0], triggers },
      }),
    );
    expect(withFogOn(position, [3]).supplement?.fog?.triggers).toEqual(triggers);
  });
});

describe('another board', () => {
  const painted = () => withFogOn(newPosition(puzzleOf(all)), [3]);
  const changed = (changes: Partial<ReturnType<typeof boardOf>>) => ({
    ...boardOf(painted().puzzle.shape),
    ...changes,
  });

  test('keeps lifted fog on the same cells, and is said to lose it on others', () => {
    const other = changed({ lowest: 0, highest: 3 });
    expect(losesFogOn(painted(), other)).toBe(false);
    const { position } = onBoard(painted(), other);
    expect(position.supplement?.fog).toMatchObject(painted().supplement?.fog ?? {});
    expect(losesFogOn(painted(), changed({ rows: 5, highest: 5 }))).toBe(true);
  });
});
