import type { Algorithm } from '../../puzzle/algorithms.ts';
import type { Lessons } from '../../solver/lessons.ts';
import { Player } from './player.svelte.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { AppState } from '../../page/app-state.ts';

/** How far ahead a search is looked into, at most. */
const farthest = 100_000_000;

/** The speeds of playback, in events a second. */
export const speeds = [1, 2, 5, 10, 50, 200, 1_000, 10_000, 100_000, 1_000_000] as const;

export type Command =
  | 'start'
  | 'back'
  | 'step'
  | 'over'
  | 'out'
  | 'previousBacktrack'
  | 'nextBacktrack'
  | 'previousSolution'
  | 'nextSolution';

/** What the components of this feature use of the page. */
export interface WatchingApp extends AppState {
  readonly watching: Watching;
}

/** What the Watch view holds: one search, or two side by side, and how they are played. */
export class Watching {
  algorithm = $state<Algorithm>('recursion');
  other = $state<Algorithm | ''>('');
  players = $state.raw<readonly Player[]>([]);
  /** Goes on by itself. */
  playing = $state(false);
  /** On the way to something far off; can be stopped. */
  running = $state(false);
  /** The speed, as an index of `speeds`. */
  speed = $state(2);
  /** What was looked for and is not there. */
  missed = $state<'backtrack' | 'solution' | undefined>();
  broken = $state(false);

  #lessons: Lessons;
  #puzzle: Puzzle | undefined;
  /** Grows with every stop; work begun before then ends. */
  #turn = 0;
  /** What is under way: moves follow each other, so that none starts from where another leaves. */
  #work: Promise<void> = Promise.resolve();
  /** Whether that may take long, and another command rather ends it than waits for it. */
  #isLong = false;
  /** How many commands there have been. */
  #commands = 0;
  /** The turn in which the search is being looked ahead into, or -1. */
  #looking = -1;

  constructor(lessons: Lessons) {
    this.#lessons = lessons;
  }

  get puzzle(): Puzzle | undefined {
    return this.#puzzle;
  }

  get position(): number {
    return Math.max(0, ...this.players.map((player) => player.position));
  }

  /** The number of events seen, of the longer search; and whether there are no more. */
  get seen(): number {
    return Math.max(0, ...this.players.map((player) => player.view?.seen ?? 0));
  }

  get complete(): boolean {
    return this.players.every((player) => player.view?.complete);
  }

  get isOver(): boolean {
    return this.players.every((player) => player.isOver);
  }

  /** Watches a puzzle, from an event on. */
  async begin(puzzle: Puzzle, position = 0): Promise<void> {
    this.stop();
    const turn = this.#turn;
    for (const player of this.players) player.close();
    this.#puzzle = puzzle;
    this.missed = undefined;
    this.broken = false;
    const wanted =
      this.other && this.other !== this.algorithm ? [this.algorithm, this.other] : [this.algorithm];
    const players = wanted.map((algorithm) => new Player(this.#lessons, puzzle, algorithm));
    this.players = players;
    await this.#follow(() => Promise.all(players.map((player) => player.open(position))));
    if (turn === this.#turn) void this.#lookAhead(turn);
  }

  /** Ends playback and whatever is under way, as soon as the present stretch is done. */
  stop(): void {
    this.#turn++;
    this.playing = false;
    this.running = false;
    this.#isLong = false;
  }

  async command(command: Command): Promise<void> {
    const goal = goals[command];
    await this.#travel(async (player, goesOn) => {
      if (command === 'start') await player.seek(0, goesOn);
      else if (command === 'over') await player.over(goesOn);
      else if (command === 'out') await player.out(goesOn);
      else if (goal) return player.run(goal, 0, goesOn);
      return true;
    }, goal);
  }

  async seek(position: number): Promise<void> {
    await this.#travel(async (player, goesOn) => {
      await player.seek(position, goesOn);
      return true;
    });
  }

  /** Plays from here, at the speed that is set, until the end or stop(). */
  async play(): Promise<void> {
    this.stop();
    const turn = this.#turn;
    this.playing = true;
    let last = performance.now();
    // The first event comes at once, so that Play at a low speed is seen to work.
    let owed = 1;
    await this.#follow(async () => {
      while (turn === this.#turn && !this.isOver) {
        const events = Math.floor(owed);
        owed -= events;
        if (events > 0) await this.#forward(events, () => turn === this.#turn);
        await nextFrame();
        const now = performance.now();
        // After a pause of the whole page it goes on at its speed, and does not catch up.
        owed += (Math.min(now - last, 250) / 1000) * (speeds[this.speed] ?? 1);
        last = now;
      }
    });
    if (turn === this.#turn) this.playing = false;
  }

  async #forward(events: number, goesOn: () => boolean): Promise<void> {
    await Promise.all(
      this.players.map((player) =>
        player.isOver ? undefined : player.seek(player.position + events, goesOn),
      ),
    );
  }

  async #travel(
    move: (player: Player, goesOn: () => boolean) => Promise<boolean>,
    goal?: string,
  ): Promise<void> {
    if (this.playing || this.#isLong) this.stop();
    const turn = this.#turn;
    const number = ++this.#commands;
    const goesOn = () => turn === this.#turn;
    this.missed = undefined;
    this.#isLong = goal !== 'event' && goal !== 'back-event';
    // A short way needs no Stop, and the button should not flicker.
    const timer = setTimeout(() => (this.running = goesOn() && this.#isLong), 150);
    await this.#follow(async () => {
      const found = await Promise.all(this.players.map((player) => move(player, goesOn)));
      if (goesOn() && goal && found.every((one) => !one)) this.missed = kinds[goal];
    });
    clearTimeout(timer);
    // A later command may be under way already.
    if (!goesOn() || number !== this.#commands) return;
    this.#isLong = false;
    this.running = false;
    void this.#lookAhead(turn);
  }

  /** Does something when what was begun before has ended. */
  #follow(work: () => Promise<unknown>): Promise<void> {
    this.#work = this.#work.then(() => this.#guard(work));
    return this.#work;
  }

  /** While nothing else happens, finds out how many events there are. */
  async #lookAhead(turn: number): Promise<void> {
    if (this.#looking === turn) return;
    this.#looking = turn;
    while (turn === this.#turn && !this.broken) {
      const next = this.players.find(({ view }) => view && !view.complete && view.seen < farthest);
      if (!next) break;
      await this.#follow(() => next.lookAhead());
      await pause(20);
    }
    if (this.#looking === turn) this.#looking = -1;
  }

  async #guard(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch {
      this.stop();
      this.broken = true;
    }
  }
}

const goals = {
  step: 'event',
  back: 'back-event',
  nextBacktrack: 'backtrack',
  previousBacktrack: 'back-backtrack',
  nextSolution: 'solution',
  previousSolution: 'back-solution',
  start: undefined,
  over: undefined,
  out: undefined,
} as const;

const kinds: Record<string, 'backtrack' | 'solution' | undefined> = {
  backtrack: 'backtrack',
  'back-backtrack': 'backtrack',
  solution: 'solution',
  'back-solution': 'solution',
};

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
