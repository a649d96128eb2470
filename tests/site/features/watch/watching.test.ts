import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type {
  Lessons,
  TraceEvent,
  TraceView,
  WatchGoal,
} from '../../../../site/src/solver/lessons.ts';
import { viewOfWatched } from '../../../../site/src/features/watch/watch-view.ts';
import { Player } from '../../../../site/src/features/watch/player.svelte.ts';
import { Watching, type Command } from '../../../../site/src/features/watch/watching.svelte.ts';
import { at, frame } from '../../support/trace.fixture.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const puzzle = emptyPuzzle(shapeOf(4));

/** A search of a few events, each with its depth. */
const events = [
  ['start', 0],
  ['visit', 1],
  ['try', 1],
  ['place', 1],
  ['visit', 2],
  ['try', 2],
  ['backtrack', 2],
  ['remove', 1],
  ['solution', 1],
  ['backtrack', 1],
  ['done', 0],
] as const;
const last = events.length - 1;

const kindOf: Partial<Record<WatchGoal, string>> = {
  backtrack: 'backtrack',
  'back-backtrack': 'backtrack',
  solution: 'solution',
  'back-solution': 'solution',
};

function eventAt(position: number): Partial<TraceEvent> {
  const [kind, depth] = events[Math.min(position, last)] ?? ['done', 0];
  return { kind, depth };
}

/** Where a search gets from a position, as the core does it; undefined where there is no such place. */
function reached(from: number, goal: WatchGoal, depth: number): number | undefined {
  const forward = events.map((_, index) => index).filter((index) => index > from);
  const back = events
    .map((_, index) => index)
    .filter((index) => index < from)
    .reverse();
  const way = goal.startsWith('back-') ? back : forward;
  if (goal === 'event' || goal === 'back-event') return way[0];
  if (goal === 'depth') return way.find((index) => (events[index]?.[1] ?? 0) <= depth);
  return way.find((index) => events[index]?.[0] === kindOf[goal]);
}

let breaks: boolean;

/** Sees one event more with every look ahead. */
let seen: number;

function watch(move: Parameters<Lessons['watch']>[2]): TraceView {
  const { position = 0, goal = 'stay', depth = 0, ahead = 0 } = move;
  if (breaks) throw new Error('lost');
  const start = Math.min(position, last);
  const found = goal === 'stay' ? start : reached(start, goal, depth);
  const end = found ?? (goal.startsWith('back-') ? start : last);
  seen = Math.min(last, Math.max(seen, end) + (ahead > 0 ? 1 : 0));
  return at(eventAt(end), eventAt(end + 1), {
    position: end,
    arrived: found !== undefined && position <= last,
    complete: seen === last,
    seen,
  });
}

const lessons = {
  watch: async (...[, , move]: Parameters<Lessons['watch']>) => watch(move),
  tree: async () => ({ complete: true, nodes: [] }),
} as unknown as Lessons;

let watching: Watching;

beforeEach(async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  seen = 0;
  breaks = false;
  watching = new Watching(lessons);
  await watching.begin(puzzle);
});

afterEach(() => {
  watching.stop();
  vi.unstubAllGlobals();
});

/** The positions that commands lead to, one after the other. */
async function positions(...commands: Command[]): Promise<number[]> {
  const found: number[] = [];
  for (const command of commands) {
    await watching.command(command);
    found.push(watching.position);
  }
  return found;
}

describe('a watched search', () => {
  test('goes forth and back by events, backtracks and solutions', async () => {
    expect(await positions('step', 'step', 'back')).toEqual([1, 2, 1]);
    expect(await positions('nextBacktrack', 'nextBacktrack', 'previousBacktrack')).toEqual([
      6, 9, 6,
    ]);
    expect(await positions('nextSolution', 'nextBacktrack', 'previousSolution')).toEqual([8, 9, 8]);
    expect(await positions('start')).toEqual([0]);
  });

  test('goes over what is below a digit, and out of a call', async () => {
    await watching.seek(3);
    expect(await positions('over')).toEqual([7]);
    await watching.seek(5);
    expect(await positions('over')).toEqual([6]);
    await watching.seek(5);
    expect(await positions('out')).toEqual([7]);
    await watching.seek(2);
    expect(await positions('out')).toEqual([10]);
  });

  test('says what is not there, until something else is done', async () => {
    await watching.command('previousBacktrack');
    expect([watching.missed, watching.position]).toEqual(['backtrack', 0]);
    await watching.command('step');
    expect(watching.missed).toBeUndefined();
    await watching.seek(9);
    await watching.command('nextSolution');
    expect(watching.missed).toBe('solution');
    expect(watching.isOver).toBe(true);
    await watching.begin(puzzle);
    expect(watching.missed, 'with another puzzle').toBeUndefined();
  });

  test('of a variant is asked for as many events at once as pass in a moment', async () => {
    const budgets: number[] = [];
    let takes = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let now = 0;
    const slow = {
      ...lessons,
      watch: async (...[, , move]: Parameters<Lessons['watch']>) => {
        budgets.push(move.budget ?? 0);
        now += takes;
        return watch(move);
      },
    } as unknown as Lessons;
    const rules = [{ name: 'classic' }, { name: 'constraints' }] as const;
    const player = new Player(slow, emptyPuzzle(shapeOf(4), rules), 'recursion');
    const go = () => player.seek(1, () => true);
    await go();
    takes = 1000;
    for (let times = 0; times < 5; times++) await go();
    expect(budgets).toEqual([500, 1000, 500, 250, 125, 63]);
    vi.restoreAllMocks();
  });

  test('finds out how many events there are while nothing else happens', async () => {
    await vi.waitFor(() => expect(watching.complete).toBe(true));
    expect([watching.seen, watching.position]).toEqual([last, 0]);
  });

  test('is played to its end, and stopped in the middle', async () => {
    watching.speed = 0;
    const stopped = watching.play();
    await vi.waitFor(() => expect(watching.position).toBe(1));
    expect(watching.playing).toBe(true);
    watching.stop();
    await stopped;
    expect([watching.playing, watching.position]).toEqual([false, 1]);
    watching.speed = 9;
    await watching.play();
    expect([watching.playing, watching.isOver]).toEqual([false, true]);
  });

  test('after a pause of the whole page goes on at its speed, and does not catch up', async () => {
    watching.speed = 0;
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    let draw: (() => void) | undefined;
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => (draw = next));
    const played = watching.play();
    await vi.waitFor(() => expect(draw).toBeDefined());
    expect(watching.position).toBe(1);
    now = 60_000;
    const paused = draw;
    paused?.();
    await vi.waitFor(() => expect(draw).not.toBe(paused));
    expect(watching.position).toBe(1);
    watching.stop();
    draw?.();
    await played;
    vi.restoreAllMocks();
  });

  test('another command ends playing', async () => {
    watching.speed = 0;
    const played = watching.play();
    await vi.waitFor(() => expect(watching.position).toBe(1));
    await watching.command('step');
    await played;
    expect([watching.playing, watching.position]).toEqual([false, 2]);
  });

  test('two searches go side by side, and the same one twice is one', async () => {
    watching.other = 'stack';
    await watching.begin(puzzle, 4);
    expect(watching.players.map(({ algorithm, position }) => [algorithm, position])).toEqual([
      ['recursion', 4],
      ['stack', 4],
    ]);
    await watching.command('step');
    expect(watching.players.map(({ position }) => position)).toEqual([5, 5]);
    watching.other = 'recursion';
    await watching.begin(puzzle);
    expect(watching.players).toHaveLength(1);
  });

  test('tells when the engine breaks down, and goes on with the next puzzle', async () => {
    breaks = true;
    await watching.command('step');
    expect([watching.broken, watching.running, watching.playing]).toEqual([true, false, false]);
    breaks = false;
    await watching.begin(puzzle);
    expect([watching.broken, await positions('step')]).toEqual([false, [1]]);
  });

  test('of the puzzle before shows nothing any more', async () => {
    const [before] = watching.players;
    await watching.begin(emptyPuzzle(shapeOf(4)));
    const position = before?.position;
    await before?.seek(5, () => true);
    expect(before?.position).toBe(position);
  });
});

describe('the board of a watched search', () => {
  const rules = [{ name: 'latin' }, { name: 'house', cells: [0, 1, 4, 5] }] as const;
  const conflict = {
    kind: 'conflict',
    depth: 2,
    cell: 1,
    digit: 3,
    other: 5,
    reason: 'column',
  } as const;
  const view = at(
    conflict,
    {},
    { frames: [frame(0, 1, true)], depths: [1, ...new Array<number>(15).fill(0)] },
  );

  test('shows what is tried, what it conflicts with, and what a reader points at', () => {
    const { cells, outlines, links } = viewOfWatched(emptyPuzzle(shapeOf(4), rules), view, 2);
    expect(cells[1]).toMatchObject({ digit: 3, kind: 'tried', tints: ['house', 'trial'] });
    expect(cells[1]?.name).toMatch(/conflicts with r2c2.*being tried$/);
    expect(cells[5]?.tints).toEqual(['house', 'cause']);
    expect(
      outlines?.map(({ cells: [cell], stroke, dashed }) => [cell, stroke, dashed ?? false]),
    ).toEqual([
      [0, 'house', false],
      [5, 'cause', false],
      [1, 'cause', false],
      [2, 'current', true],
    ]);
    expect(links).toMatchObject([{ from: 5, to: 1 }]);
    expect(viewOfWatched(emptyPuzzle(shapeOf(4), rules), view, 1).outlines).toHaveLength(3);
  });

  test('shades cells by the depth of their digit, and tells it', () => {
    const { cells } = viewOfWatched(puzzle, view);
    expect(cells[0]?.depth).toBeCloseTo(0.55 / 16);
    expect(cells[0]?.name).toMatch(/placed at depth 1$/);
    expect(cells[2]).not.toHaveProperty('depth');
  });

  test.each([
    ['backtrack', 'conflict'],
    ['remove', 'cause'],
    ['place', 'current'],
  ] as const)('outlines a cell after %s as %s', (kind, stroke) => {
    const { outlines } = viewOfWatched(puzzle, at({ kind, depth: 1, cell: 3, digit: 1 }, {}));
    expect(outlines).toMatchObject([{ cells: [3], stroke }]);
  });

  test('a solution is good everywhere', () => {
    const { cells } = viewOfWatched(puzzle, at({ kind: 'solution' }, {}));
    expect(cells.every(({ tints = [] }) => tints.join() === 'good')).toBe(true);
  });
});
