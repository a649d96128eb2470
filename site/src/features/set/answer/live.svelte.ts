import { untrack } from 'svelte';

import type { AppState } from '../../../page/app-state.ts';
import { writeDescription } from '../../../puzzle/description.ts';
import { digitsOf, withDigit } from '../../../puzzle/digits.ts';
import { itemsByNumber } from '../../../puzzle/item-ids.ts';
import { isBoardItem, itemsOf } from '../../../puzzle/constraints.ts';
import { countGivens, type Puzzle } from '../../../puzzle/puzzle.ts';
import type { Job, Question, SolverAnswer } from '../../../solver/solver.ts';
import { isNarrower, Pool, type Grid } from './pool.ts';

/** What is known of a puzzle that is being set. */
export interface Verdict {
  readonly kind: 'empty' | 'checking' | 'one' | 'none' | 'several' | 'unknown' | 'failed';
  readonly solution?: readonly number[];
  /** Of no solution: a smallest set of givens and rules that contradict, once it is known. */
  readonly core?: { readonly cells: readonly number[]; readonly ids: readonly string[] };
  /** Of several: for each cell the digits that it has in the solutions seen so far, before all are known. */
  readonly seen?: readonly number[];
  /** Of several: for each cell the digits that it has in some solution, once they are known. */
  readonly candidates?: readonly number[];
}

/** How long an answer may be awaited without a word, in milliseconds, and a figure after another. */
const patience = { silent: 150, typing: 150 };
/** How many solutions are tried on a changed puzzle before it is searched, and made after an answer. */
const mostTried = 8;
const mostMade = 10;
/** How many answers are remembered, for who goes back. */
const mostRemembered = 100;

const empty: Verdict = { kind: 'empty' };

/** The answer to the givens and rules as they are, asked after every change of them. */
export class LiveAnswer {
  verdict = $state.raw<Verdict>(empty);
  /** The verdict is about the puzzle before the last change. */
  isOld = $state(false);
  /** Whether the digits that each cell has in some solution are on the board. */
  showsCandidates = $state(false);
  #app: AppState;
  #remembered = new Map<string, Verdict>();
  #asked = '';
  /** What was known last for sure, of which puzzle. */
  #known: { readonly puzzle: Puzzle; readonly verdict: Verdict } | undefined;
  readonly #pool = new Pool();
  #job: Job | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silent: ReturnType<typeof setTimeout> | undefined;
  #isTyping = false;

  constructor(app: AppState) {
    this.#app = app;
  }

  /** Begins to follow the board; call where effects may be made. */
  follow(): void {
    $effect(() => {
      const { puzzle } = this.#app.game.position;
      untrack(() => this.#about(puzzle));
    });
    $effect(() => () => this.#stop());
  }

  /** The one solution of a puzzle, where that is known. */
  solutionOf(puzzle: Puzzle): readonly number[] | undefined {
    return this.#remembered.get(writeDescription(puzzle))?.solution;
  }

  toggleCandidates(): void {
    this.showsCandidates = !this.showsCandidates;
  }

  /** Another figure may follow soon. */
  typed(): void {
    this.#isTyping = true;
  }

  #about(puzzle: Puzzle): void {
    const description = writeDescription(puzzle);
    if (description === this.#asked) return;
    this.#stop();
    this.#asked = description;
    if (isEmpty(puzzle)) {
      this.#tell(empty);
      return;
    }
    const known = this.#remembered.get(description);
    const wait = this.#isTyping ? patience.typing : 0;
    this.#isTyping = false;
    if (known) {
      this.#tell(known);
      if (isWhole(known)) return;
    } else {
      this.isOld = true;
      // Frames may not come, as in a tab that is not in sight.
      this.#silent = setTimeout(() => {
        if (this.isOld) this.#tell({ kind: 'checking' });
      }, wait + patience.silent);
    }
    // In the frame after the change is seen.
    this.#timer = setTimeout(() => {
      requestAnimationFrame(() => {
        if (this.#asked === description) void this.#ask(description, puzzle, known);
      });
    }, wait);
  }

  #tell(verdict: Verdict): void {
    this.verdict = verdict;
    this.isOld = false;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silent);
    this.#job?.stop();
    this.#job = undefined;
    this.#asked = '';
  }

  /** Asks about the puzzle, or what is left to ask of it where a part of the answer is known. */
  async #ask(description: string, puzzle: Puzzle, part: Verdict | undefined): Promise<void> {
    const isCurrent = () => this.#asked === description;
    const keep = (verdict: Verdict) => {
      if (!isCurrent()) return;
      this.#tell(verdict);
      // Who comes back may have more luck.
      if (verdict.kind === 'unknown') return;
      this.#remembered.delete(description);
      this.#remembered.set(description, verdict);
      const [oldest] = this.#remembered.keys();
      if (this.#remembered.size > mostRemembered && oldest !== undefined)
        this.#remembered.delete(oldest);
    };
    try {
      const told = part ?? this.#told(puzzle, isCurrent);
      const early = told instanceof Promise ? await told : told;
      if (!isCurrent()) return;
      if (early) keep(early);
      const answer = early ?? (await this.#searched(puzzle));
      if (!isCurrent()) return;
      if (!early) keep(answer);
      const { kind } = answer;
      if (kind !== 'unknown') this.#known = { puzzle, verdict: answer };
      if (answer.solution) this.#pool.add([answer.solution]);
      if (kind === 'none') {
        const {
          core: cells = [],
          rulesAtOdds = [],
          stopped,
        } = await this.#question('whyNot', puzzle);
        const items = itemsByNumber(itemsOf(puzzle));
        const ids = rulesAtOdds.flatMap((number) => items.get(number)?.id ?? []);
        if (stopped === 'complete' && cells.length + ids.length > 0)
          keep({ kind, core: { cells, ids } });
      } else if (kind === 'several') {
        const { candidates, stopped } = await this.#question('candidates', puzzle);
        if (candidates && stopped === 'complete') keep({ kind, candidates });
        if (isCurrent()) await this.#fillPool(puzzle, candidates, isCurrent);
      }
    } catch {
      if (isCurrent()) this.#tell({ kind: 'failed' });
    }
  }

  /** What is known without a search: by what was found before the last change, and what was not. */
  #told(
    puzzle: Puzzle,
    isCurrent: () => boolean,
  ): Promise<Verdict | undefined> | Verdict | undefined {
    const known = this.#known && isNarrower(this.#known.puzzle, puzzle) ? this.#known : undefined;
    if (known?.verdict.kind === 'none') return { kind: 'none' };
    const { solution } = known?.verdict ?? {};
    if (known?.verdict.kind === 'one' && solution) return this.#stillOne(puzzle, solution);
    const grids = this.#pool.agreeing(puzzle);
    return grids.length > 1
      ? this.#several(puzzle, grids.slice(0, mostTried), isCurrent)
      : undefined;
  }

  async #stillOne(puzzle: Puzzle, solution: Grid): Promise<Verdict | undefined> {
    const holds = await this.#holds(puzzle, solution);
    if (holds === undefined) return undefined;
    return holds ? { kind: 'one', solution } : { kind: 'none' };
  }

  async #several(
    puzzle: Puzzle,
    grids: readonly Grid[],
    isCurrent: () => boolean,
  ): Promise<Verdict | undefined> {
    const found: Grid[] = [];
    for (const grid of grids) {
      if (!isCurrent()) return undefined;
      if (await this.#holds(puzzle, grid)) found.push(grid);
      if (found.length === 2) return { kind: 'several', seen: seenIn(found) };
    }
    return undefined;
  }

  async #searched(puzzle: Puzzle): Promise<Verdict> {
    const answer = await this.#question('solve', puzzle);
    const kind = kindOf(answer);
    return { kind, ...(kind === 'one' && answer.solution && { solution: answer.solution }) };
  }

  /** Whether a full grid is a solution; undefined where that was not found out. */
  async #holds(puzzle: Puzzle, grid: Grid): Promise<boolean | undefined> {
    const givens = puzzle.givens.map((given, cell) => given || (grid[cell] ?? 0));
    const { count, stopped } = await this.#question('solve', { ...puzzle, givens });
    if (Number(count) > 0) return true;
    return stopped === 'complete' ? false : undefined;
  }

  /** Solutions that differ where cells do, for the time after the next change. */
  async #fillPool(
    puzzle: Puzzle,
    candidates: readonly number[] | undefined,
    isCurrent: () => boolean,
  ): Promise<void> {
    const open = (candidates ?? []).flatMap((set, cell) =>
      digitsOf(set).length > 1 ? [cell] : [],
    );
    for (let made = 0; made < mostMade && open.length > 0; made++) {
      if (!isCurrent()) return;
      const cell = open[(made * 31) % open.length] ?? 0;
      const digits = digitsOf(candidates?.[cell] ?? 0);
      const digit = digits[made % digits.length] ?? 0;
      const givens = puzzle.givens.map((given, at) => (at === cell ? digit : given));
      const { solution } = await this.#question('first', { ...puzzle, givens });
      if (solution) this.#pool.add([solution]);
    }
  }

  #question(question: Question, puzzle: Puzzle): Promise<SolverAnswer> {
    const job = this.#app.ask(question, puzzle);
    this.#job = job;
    return job.answer;
  }
}

/** For each cell the digits that it has in some of the grids. */
function seenIn(grids: readonly Grid[]): readonly number[] {
  const [first = []] = grids;
  return first.map((_, cell) => grids.reduce((set, grid) => withDigit(set, grid[cell] ?? 0), 0));
}

function kindOf({ count, stopped }: SolverAnswer): 'one' | 'none' | 'several' | 'unknown' {
  if (Number(count) > 1) return 'several';
  if (stopped !== 'complete') return 'unknown';
  return count === '1' ? 'one' : 'none';
}

/** Whether there is nothing left to ask about a puzzle of which that is known. */
function isWhole({ kind, core, candidates }: Verdict): boolean {
  return kind === 'one' || core !== undefined || candidates !== undefined;
}

/** Nothing that could be asked about. */
function isEmpty(puzzle: Puzzle): boolean {
  const items = itemsOf(puzzle).filter((item) => !item.isUnfinished && !isBoardItem(item));
  const isPlain = puzzle.rules.every(({ name }) => name === 'classic' || name === 'constraints');
  return countGivens(puzzle) === 0 && items.length === 0 && isPlain;
}
