import type { Game } from '../../game/game.svelte.ts';
import type { AppState } from '../../page/app-state.ts';
import type { Notices } from '../../page/notices.svelte.ts';
import { countGivens, emptyPuzzle, isVariant, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Keeper } from '../../page/storage.ts';
import { writeDescription } from '../../puzzle/description.ts';
import { failureText } from '../../solver/failure-text.ts';
import type {
  Level,
  Made,
  Maker,
  Making,
  Numbered,
  PlacedKind,
  Symmetry,
  Technique,
} from '../../solver/maker.ts';
import { words } from '../../words/index.ts';
import { Dailies, isSameDay, numberOf, type Daily } from './dailies.svelte.ts';
import {
  dailyLevels,
  dailyWish,
  isPlaced,
  rulesOfKind,
  usualExtras,
  wishOf,
  type Extras,
  type Kind,
} from './wishes.ts';

/** What the components of this feature use of the page. */
export interface GeneratingApp extends AppState {
  readonly generating: Generating;
}

/** What was asked for: how another like it is begun, and what is said of it. */
interface Asked {
  readonly begin: (which: Numbered, ontried: (tried: number) => void) => Making;
  readonly title: (level: Level | undefined) => string;
  readonly say: (level: Level | undefined, givens: number) => string;
  readonly technique?: Technique | undefined;
}

type MadePuzzle = Extract<Made, { kind: 'made' }>;

/** Makes puzzles and puts them on the board. */
export class Generating {
  kind = $state<Kind>('board');
  symmetry = $state<Symmetry>(usualExtras.symmetry);
  /** One that the puzzle needs; of no meaning where rules are placed, as symmetry. */
  technique = $state<Technique | undefined>(usualExtras.technique);
  running = $state(false);
  /** How many puzzles were tried for the wish under way. */
  tried = $state(0);
  /** Why there is no puzzle, in a sentence. */
  failure = $state('');

  readonly dailies: Dailies;
  readonly #resume: (description: string) => boolean;
  #maker: Maker;
  #game: Game;
  #notices: Notices;
  #making: Making | undefined;
  /** For another like the last, and the puzzle that the last one was, by its id. */
  #asked = $state.raw<(Asked & { readonly id: string }) | undefined>();
  /** This page's puzzles are its own; the day's puzzle is the same for everyone. */
  #seed = Math.floor(Math.random() * 2 ** 32);
  #number = 0;

  /** `resume` puts a puzzle that was begun back on the board; false where there is none. */
  constructor(
    maker: Maker,
    game: Game,
    notices: Notices,
    keeper: Keeper,
    resume: (description: string) => boolean,
  ) {
    this.dailies = new Dailies(keeper);
    this.#resume = resume;
    this.#maker = maker;
    this.#game = game;
    this.#notices = notices;
  }

  /** Whether the puzzle on the board was made here, so that another like it can be. */
  get hasAnother(): boolean {
    return this.#asked !== undefined && this.#asked.id === this.#game.position.id;
  }

  /** The techniques that the puzzle on the board was made for. */
  get techniques(): readonly Technique[] {
    const technique = this.hasAnother ? this.#asked?.technique : undefined;
    return technique ? [technique] : [];
  }

  /**
   * Puts a puzzle of a day on the board, with the work on it where it was begun; `kind` is that of a variant.
   * True when it is there.
   */
  async daily(level: Level, day: Date = new Date(), kind?: PlacedKind): Promise<boolean> {
    const known = this.dailies.of(day, level, kind);
    if (known && (this.onBoard === known || this.#resume(known.puzzle))) return true;
    if (kind) {
      const asked = this.#placed(kind, level);
      const which = { seed: numberOf(day), number: 0 };
      const made = await this.#make((ontried) => asked.begin(which, ontried));
      return this.#bringDaily({ day, level, kind }, made, asked.say, asked);
    }
    const asked = this.#graded(emptyPuzzle(), level, usualExtras);
    const made = await this.#daily(day, level);
    return this.#bringDaily({ day, level }, made, asked.say, asked);
  }

  /** The easy one for somebody who has just come, unless they begin something of their own meanwhile. */
  async welcome(day: Date = new Date()): Promise<void> {
    const { position } = this.#game;
    const [level = 'easy'] = dailyLevels(day);
    const asked = this.#graded(emptyPuzzle(), level, usualExtras);
    const made = await this.#daily(day, level);
    // Nobody has asked for it.
    if (!this.running) this.failure = '';
    if (this.#game.position !== position) return;
    this.#bringDaily({ day, level }, made, withLevel(words.generating.welcome), asked);
  }

  /** The puzzle on the board, where it is one of a day. */
  get onBoard(): Daily | undefined {
    return this.dailies.named(writeDescription(this.#game.position.puzzle));
  }

  /** Says that there is a new one today, to who comes back to one of another day. */
  offerToday(open: () => void): void {
    const { onBoard } = this;
    if (!onBoard || isSameDay(onBoard.day, new Date())) return;
    const { todayIsNew, daily } = words.generating;
    this.#notices.offer(todayIsNew, daily, open, () => this.#game.position.id);
  }

  /** The puzzle on the board was solved. */
  noteSolved(seconds: number): void {
    this.dailies.solve(writeDescription(this.#game.position.puzzle), seconds);
  }

  /** Another puzzle with the rules on the board, of a grade. */
  async graded(level: Level): Promise<void> {
    const rules = rulesOfKind('board', this.#game.position.puzzle);
    const wrong = !(await this.#fresh(this.#graded(rules, level, usualExtras)));
    if (wrong && this.failure) this.#notices.warn(this.failure, () => this.#game.position.id);
  }

  /** Puts a new puzzle of the chosen kind on the board. True when it is there. */
  async fresh(level: Level | undefined): Promise<boolean> {
    if (isPlaced(this.kind)) return this.#fresh(this.#placed(this.kind, level));
    const rules = rulesOfKind(this.kind, this.#game.position.puzzle);
    if (isVariant(rules)) {
      // Made without some of its rules it would be another kind of puzzle.
      this.stop();
      this.failure = words.generating.variant;
      return false;
    }
    const { symmetry, technique } = this;
    return this.#fresh(this.#graded(rules, level, { symmetry, technique }));
  }

  /** Another puzzle like the last. */
  async another(): Promise<void> {
    if (!this.#asked) return;
    const wrong = !(await this.#fresh(this.#asked));
    if (wrong && this.failure) this.#notices.warn(this.failure, () => this.#game.position.id);
  }

  stop(): void {
    this.#making?.stop();
  }

  #graded(rules: Puzzle, level: Level | undefined, extras: Extras): Asked {
    const { title, made } = words.generating;
    return {
      begin: (which, ontried) =>
        this.#maker.make(rules, { ...which, ...wishOf(rules, level, extras) }, ontried),
      title: (found) => (found ? title(found) : ''),
      say: withLevel(made),
      technique: extras.technique,
    };
  }

  #placed(kind: PlacedKind, level: Level | undefined): Asked {
    const { placedKinds, placedMade } = words.generating;
    return {
      begin: (which, ontried) =>
        this.#maker.place(kind, { ...which, ...(level && { level }) }, ontried),
      title: () => placedKinds[kind],
      say: withLevel((name, givens) => placedMade(placedKinds[kind], name, givens)),
    };
  }

  #daily(day: Date, level: Level): Promise<MadePuzzle | undefined> {
    return this.#make((ontried) => this.#maker.make(emptyPuzzle(), dailyWish(day, level), ontried));
  }

  #bringDaily(
    { day, level, kind }: Pick<Daily, 'day' | 'level' | 'kind'>,
    made: MadePuzzle | undefined,
    say: Asked['say'],
    asked: Asked,
  ): boolean {
    if (!made) return false;
    const { dailyTitle, levels, placedKinds } = words.generating;
    const puzzle = writeDescription(made.puzzle);
    this.dailies.begin(day, level, puzzle, kind);
    if (this.#resume(puzzle)) return true;
    const title = () => dailyTitle(day, levels[level], kind && placedKinds[kind]);
    return this.#bring(made, { title, say }, asked);
  }

  async #fresh(asked: Asked): Promise<boolean> {
    const which = { seed: this.#seed, number: this.#number++ };
    const made = await this.#make((ontried) => asked.begin(which, ontried));
    return this.#bring(made, asked, asked);
  }

  /**
   * What comes of a wish, or nothing, and then `failure` says why. One puzzle at a time; who asks for
   * another gives up the one before.
   */
  async #make(
    begin: (ontried: (tried: number) => void) => Making,
  ): Promise<MadePuzzle | undefined> {
    this.stop();
    this.running = true;
    this.tried = 0;
    this.failure = '';
    const making = begin((tried) => {
      if (this.#making === making) this.tried = tried;
    });
    this.#making = making;
    let made: Made | undefined;
    try {
      made = await making.made;
    } catch (error) {
      if (this.#making === making) this.failure = failureText(error);
    }
    // If another was asked for since then, that one is reported.
    if (this.#making !== making) return undefined;
    this.#making = undefined;
    this.running = false;
    if (made?.kind === 'none') this.failure = words.generating.none(made.tried);
    if (made?.kind === 'contradictory') this.failure = words.generating.contradictory;
    return made?.kind === 'made' ? made : undefined;
  }

  /** Puts a puzzle that was made on the board, if one was; another one is made as was asked. */
  #bring(
    made: MadePuzzle | undefined,
    { title, say }: Pick<Asked, 'title' | 'say'>,
    asked: Asked,
  ): boolean {
    if (!made) return false;
    const { puzzle, level } = made;
    this.#game.bring(puzzle, title(level));
    const { id } = this.#game.position;
    this.#asked = { ...asked, id };
    this.#notices.say(say(level, countGivens(puzzle)), () => this.#game.position.id);
    return true;
  }
}

/** The same sentence with the level as a word. */
function withLevel(say: (level: string, givens: number) => string): Asked['say'] {
  return (level, givens) => say(level ? words.generating.levels[level] : '', givens);
}
