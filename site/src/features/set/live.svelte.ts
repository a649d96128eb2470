import { untrack } from 'svelte';

import type { AppState } from '../../page/app-state.ts';
import { writeDescription } from '../../puzzle/description.ts';
import { itemsByNumber } from '../../puzzle/item-ids.ts';
import { isBoardItem, itemsOf } from '../../puzzle/constraints.ts';
import { countGivens, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Job, Question, SolverAnswer } from '../../solver/solver.ts';

/** What is known of a puzzle that is being set. */
export interface Verdict {
  readonly kind: 'empty' | 'checking' | 'one' | 'none' | 'several' | 'unknown' | 'failed';
  readonly solution?: readonly number[];
  /** Of no solution: a smallest set of givens and rules that contradict, once it is known. */
  readonly core?: { readonly cells: readonly number[]; readonly ids: readonly string[] };
  /** Of several: for each cell the digits that it has in some solution, once they are known. */
  readonly candidates?: readonly number[];
}

/** How long an answer may be awaited without a word, in milliseconds, and a figure after another. */
const patience = { silent: 150, typing: 150 };
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
  #job: Job | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
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
    if (known) {
      this.#tell(known);
      return;
    }
    this.isOld = true;
    const wait = this.#isTyping ? patience.typing : 0;
    this.#isTyping = false;
    // In the frame after the change is seen.
    this.#timer = setTimeout(() => {
      requestAnimationFrame(() => {
        if (this.#asked === description) void this.#ask(description, puzzle);
      });
    }, wait);
  }

  #tell(verdict: Verdict): void {
    this.verdict = verdict;
    this.isOld = false;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#job?.stop();
    this.#job = undefined;
    this.#asked = '';
  }

  async #ask(description: string, puzzle: Puzzle): Promise<void> {
    const isCurrent = () => this.#asked === description;
    const silent = setTimeout(() => {
      if (isCurrent() && this.isOld) this.#tell({ kind: 'checking' });
    }, patience.silent);
    const keep = (verdict: Verdict) => {
      if (!isCurrent()) return;
      this.#tell(verdict);
      this.#remembered.delete(description);
      this.#remembered.set(description, verdict);
      const [oldest] = this.#remembered.keys();
      if (this.#remembered.size > mostRemembered && oldest !== undefined)
        this.#remembered.delete(oldest);
    };
    try {
      const answer = await this.#question('solve', puzzle);
      if (!isCurrent()) return;
      const kind = kindOf(answer);
      keep({ kind, ...(kind === 'one' && answer.solution && { solution: answer.solution }) });
      if (kind === 'none') {
        const { core = [], rulesAtOdds = [] } = await this.#question('whyNot', puzzle);
        const items = itemsByNumber(itemsOf(puzzle));
        const ids = rulesAtOdds.flatMap((number) => items.get(number)?.id ?? []);
        keep({ kind, core: { cells: core, ids } });
      } else if (kind === 'several') {
        const { candidates, stopped } = await this.#question('candidates', puzzle);
        if (candidates && stopped === 'complete') keep({ kind, candidates });
      }
    } catch {
      if (isCurrent()) this.#tell({ kind: 'failed' });
    } finally {
      clearTimeout(silent);
    }
  }

  #question(question: Question, puzzle: Puzzle): Promise<SolverAnswer> {
    const job = this.#app.ask(question, puzzle);
    this.#job = job;
    return job.answer;
  }
}

function kindOf({ count, stopped }: SolverAnswer): 'one' | 'none' | 'several' | 'unknown' {
  if (Number(count) > 1) return 'several';
  if (stopped !== 'complete') return 'unknown';
  return count === '1' ? 'one' : 'none';
}

/** Nothing that could be asked about. */
function isEmpty(puzzle: Puzzle): boolean {
  const items = itemsOf(puzzle).filter((item) => !item.isUnfinished && !isBoardItem(item));
  const isPlain = puzzle.rules.every(({ name }) => name === 'classic' || name === 'constraints');
  return countGivens(puzzle) === 0 && items.length === 0 && isPlain;
}
