import type { Game } from '../../game/game.svelte.ts';
import { untouched, type CellProgress } from '../../game/position.ts';
import { allDigits } from '../../puzzle/digits.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Logic, Path, Technique } from '../../solver/hints.ts';
import type { Maker } from '../../solver/maker.ts';
import { hintWords } from '../../words/hints.ts';
import { learningWords } from '../../words/learning.ts';

/** Makes puzzles in which a technique is the next step. */
export class Practising {
  running = $state(false);
  /** How many puzzles were tried for the one under way. */
  tried = $state(0);
  /** Why there is no puzzle, in a sentence. */
  failure = $state('');

  readonly #maker: Maker;
  readonly #logic: Logic;
  readonly #game: Game;
  /** Other visits get other puzzles. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);
  #number = 0;
  #stop = () => undefined as void;

  constructor(maker: Maker, logic: Logic, game: Game) {
    this.#maker = maker;
    this.#logic = logic;
    this.#game = game;
  }

  /** Puts a puzzle on the board, solved up to where the technique is next. True when it is there. */
  async begin(technique: Technique): Promise<boolean> {
    this.stop();
    const aborter = new AbortController();
    const { signal } = aborter;
    this.running = true;
    this.tried = 0;
    this.failure = '';
    try {
      const wish = { seed: this.#seed, number: this.#number++, needs: [technique] };
      const making = this.#maker.make(emptyPuzzle(), wish, (tried) => {
        if (!signal.aborted) this.tried = tried;
      });
      this.#stop = () => {
        aborter.abort();
        making.stop();
      };
      const made = await making.made;
      if (signal.aborted) return false;
      const name = hintWords.nameOf(technique);
      if (made.kind !== 'made') {
        this.failure = learningWords.notFound(name, made.kind === 'none' ? made.tried : 0);
        return false;
      }
      const nothing = { entered: [], open: [] };
      const path = await this.#logic.path(made.puzzle, nothing, signal, [technique]);
      const cells = cellsBefore(technique, made.puzzle, path);
      if (signal.aborted || !cells) return false;
      this.#game.bring(made.puzzle, learningWords.practiseTitle(name), cells);
      return true;
    } catch (failure) {
      if (!signal.aborted) this.failure = failureText(failure);
      return false;
    } finally {
      if (!signal.aborted) this.running = false;
    }
  }

  stop(): void {
    this.#stop();
    this.running = false;
  }
}

/** What stands on the board before the first step of a technique, candidates as centre marks too. */
function cellsBefore(
  technique: Technique,
  { givens, shape }: Puzzle,
  { steps }: Path,
): readonly CellProgress[] | undefined {
  const found = steps.find(({ step }) => step.technique === technique);
  if (!found) return undefined;
  const { grid, candidates } = found;
  return givens.map((given, cell) => {
    const digit = Number(grid[cell]);
    if (given || digit) return { ...untouched, digit: given ? 0 : digit };
    const centre = candidates[cell] ?? 0;
    // Of automatic candidates the rest is ruled out.
    return { ...untouched, centre, ruledOut: allDigits(shape.digits) & ~centre };
  });
}
