import type { Game } from '../../game/game.svelte.ts';
import { untouched, type CellProgress } from '../../game/position.ts';
import { allDigits } from '../../puzzle/digits.ts';
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Logic, Path, Technique } from '../../solver/hints.ts';
import type { Maker, Making, Numbered } from '../../solver/maker.ts';
import { words } from '../../words/index.ts';
import { hintWords } from '../../words/hints.ts';
import { learningWords, type RuleKind } from '../../words/learning.ts';

type PathStep = Path['steps'][number];

/** What is to be practised. */
interface Subject {
  readonly name: string;
  readonly make: (which: Numbered, ontried: (tried: number) => void) => Making;
  /** Techniques that paths take first where others are as simple. */
  readonly preferred: readonly Technique[];
  /** The step that is to be found. */
  readonly stepOf: (steps: readonly PathStep[]) => PathStep | undefined;
  /** What is wrong where so many puzzles were tried, and none has it. */
  readonly notFound: (tried: number) => string;
}

/** Makes puzzles in which a technique, or what a rule says, is the next step. */
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
    const name = hintWords.nameOf(technique);
    const begun = await this.#begin({
      name,
      make: (which, ontried) =>
        this.#maker.make(emptyPuzzle(), { ...which, needs: [technique] }, ontried),
      preferred: [technique],
      stepOf: (steps) => steps.find(({ step }) => step.technique === technique),
      notFound: (tried) => learningWords.notFound(name, tried),
    });
    return begun !== undefined;
  }

  /** The same with a step that a rule of that kind says; answers its technique when the puzzle is there. */
  beginRule(kind: RuleKind): Promise<Technique | undefined> {
    const name = words.generating.placedKinds[kind];
    return this.#begin({
      name,
      make: (which, ontried) => this.#maker.place(kind, { ...which, level: 'medium' }, ontried),
      preferred: [],
      stepOf: (steps) =>
        // What is trivial in many rules at once comes first; one rule by itself has more to say.
        steps.find(({ step }) => step.rules.length === 1) ??
        steps.find(({ step }) => step.rules.length > 0),
      notFound: () => learningWords.ruleNotFound(name),
    });
  }

  async #begin(subject: Subject): Promise<Technique | undefined> {
    this.stop();
    const aborter = new AbortController();
    const { signal } = aborter;
    this.running = true;
    this.tried = 0;
    this.failure = '';
    try {
      const making = subject.make({ seed: this.#seed, number: this.#number++ }, (tried) => {
        if (!signal.aborted) this.tried = tried;
      });
      this.#stop = () => {
        aborter.abort();
        making.stop();
      };
      const made = await making.made;
      if (signal.aborted) return undefined;
      if (made.kind !== 'made') {
        this.failure = subject.notFound(made.kind === 'none' ? made.tried : 0);
        return undefined;
      }
      const nothing = { entered: [], open: [] };
      const path = await this.#logic.path(made.puzzle, nothing, signal, subject.preferred);
      if (signal.aborted) return undefined;
      const found = subject.stepOf(path.steps);
      if (!found) {
        this.failure = subject.notFound(this.tried);
        return undefined;
      }
      const title = learningWords.practiseTitle(subject.name);
      this.#game.bring(made.puzzle, title, cellsBefore(found, made.puzzle));
      return found.step.technique;
    } catch (failure) {
      if (!signal.aborted) this.failure = failureText(failure);
      return undefined;
    } finally {
      if (!signal.aborted) this.running = false;
    }
  }

  stop(): void {
    this.#stop();
    this.running = false;
  }
}

/** What stands on the board before a step, candidates as centre marks too. */
function cellsBefore(
  { grid, candidates }: PathStep,
  { givens, shape }: Puzzle,
): readonly CellProgress[] {
  return givens.map((given, cell) => {
    const digit = Number(grid[cell]);
    if (given || digit) return { ...untouched, digit: given ? 0 : digit };
    const centre = candidates[cell] ?? 0;
    // Of automatic candidates the rest is ruled out.
    return { ...untouched, centre, ruledOut: allDigits(shape.digits) & ~centre };
  });
}
