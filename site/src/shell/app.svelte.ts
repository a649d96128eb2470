import { Assigning } from '../features/assignment/assigning.svelte.ts';
import { isOutput } from '../features/assignment/expected-output.ts';
import { Asking } from '../features/ask/asking.svelte.ts';
import { Autosave } from '../features/library/autosave.svelte.ts';
import { Bringing } from '../features/open/bringing.svelte.ts';
import type { ReadForeign } from '../features/open/foreign-reader.ts';
import type { Shelf } from '../features/library/shelf.svelte.ts';
import type { Batching } from '../features/batch/batching.svelte.ts';
import type { Booklet } from '../features/generate/booklet.svelte.ts';
import { Generating } from '../features/generate/generating.svelte.ts';
import { Hinting } from '../features/hint/hinting.svelte.ts';
import { Facts } from '../game/facts.svelte.ts';
import type { EntryMode, InputMode } from '../game/edits.ts';
import type { History } from '../game/history.ts';
import type { Selection } from '../board/selecting.ts';
import { noRegion } from '../puzzle/regions.ts';
import { Game } from '../game/game.svelte.ts';
import type { Penning } from '../game/pen/penning.svelte.ts';
import { Checking } from '../features/play/checking.svelte.ts';
import { Timing } from '../features/play/timing.svelte.ts';
import { textOfFile } from '../page/file-text.ts';
import { Announcer } from '../page/announcer.svelte.ts';
import { Notices } from '../page/notices.svelte.ts';
import { Settings } from '../page/settings.svelte.ts';
import type { Maker } from '../solver/maker.ts';
import type { Logic, Technique } from '../solver/hints.ts';
import type { Lessons } from '../solver/lessons.ts';
import { allDigitsOn, isUnset } from '../game/position.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Job, Lists, Question, Solver, TextForm } from '../solver/solver.ts';
import { Stepping } from '../features/step/stepping.svelte.ts';
import type { AppState, Batch, DialogName, SheetName } from '../page/app-state.ts';
import { cellName, highestOf } from '../puzzle/shape.ts';
import { words } from '../words/index.ts';
import { Keeper } from '../page/storage.ts';
import { Watching } from '../features/watch/watching.svelte.ts';

const readerPart = () => import('../features/open/foreign-reader.ts');

/** How soon the second figure of a value follows the first, in milliseconds. */
const patience = 1000;

/** Text of this many bytes is a list of more puzzles than are read at once. */
const longList = 10_000_000;

function isLongList({ size, type, name }: File): boolean {
  return size > longList && (type.startsWith('text/') || /\.(?:txt|csv|tsv|sdm)$/i.test(name));
}

/** Everything the page holds, put together once. */
export class App implements AppState {
  readonly keeper = new Keeper();
  readonly settings = new Settings(this.keeper);
  readonly notices = new Notices();
  readonly announcer = new Announcer();
  readonly game = new Game();
  penning = $state.raw<Penning | undefined>();
  readonly autosave: Autosave;
  readonly facts: Facts;
  readonly asking: Asking;
  readonly bringing: Bringing;
  readonly generating: Generating;
  readonly lessons: Lessons;
  readonly watching: Watching;
  readonly stepping: Stepping;
  readonly checking: Checking;
  readonly timing: Timing;
  readonly assigning: Assigning;
  readonly hinting: Hinting;

  dialog = $state<DialogName | undefined>();
  sheet = $state<SheetName | undefined>();
  /** There from when its dialog is opened first. */
  booklet = $state.raw<Booklet | undefined>();
  /** There from when its dialog is opened first, or a file comes that is too long for anything else. */
  batch = $state.raw<Batching | undefined>();
  /** There from when it holds something, or its dialog is opened first. */
  shelf = $state.raw<Shelf | undefined>();
  /** Which of the views is open, by its id. */
  view = $state('solve');

  /** What the print sheet shows: this puzzle, or this and three more; with the person's work. */
  printPerPage = $state<1 | 4>(1);
  printMarks = $state(false);

  readonly maker: Maker;
  readonly logic: Logic;
  readonly #solver: Solver;
  /** The figure that was typed last, where another may follow it. */
  #begun:
    | {
        readonly figure: number;
        readonly mode: EntryMode;
        readonly selection: Selection;
        readonly before: History;
        readonly after: History;
        readonly time: number;
      }
    | undefined;

  constructor(
    solver: Solver,
    lessons: Lessons,
    maker: Maker,
    logic: Logic,
    read: ReadForeign = async (text) => (await readerPart()).readInWorker(text),
  ) {
    this.#solver = solver;
    this.maker = maker;
    this.lessons = lessons;
    this.watching = new Watching(lessons);
    this.stepping = new Stepping(lessons);
    this.assigning = new Assigning(lessons);
    this.autosave = new Autosave(this.keeper, this.game, this.notices);
    this.facts = new Facts(solver, this.game);
    this.checking = new Checking(solver, this.game);
    this.timing = new Timing(this.keeper, this.game, () => this.#isPlaying());
    this.asking = new Asking(solver, this.game);
    this.logic = logic;
    this.hinting = new Hinting(logic, this.game, this.facts, this.settings);
    this.generating = new Generating(maker, this.game, this.notices, this.keeper, (description) =>
      this.autosave.resume({ description }),
    );
    this.bringing = new Bringing(solver, this.game, this.notices, {
      showAuthor: () => (this.sheet = 'puzzle'),
      read,
      take: (text, name, file) => this.#takeOutput(text, name, file),
      takeLong: (file) => this.#takeLong(file),
      shelve: (batch) => void this.shelve(batch),
      resume: (listed) => this.autosave.resume(listed),
      drop: (id) => this.autosave.drop(id),
      prepare: () =>
        void readerPart().then(
          ({ prepareReader }) => prepareReader(),
          () => undefined,
        ),
    });
  }

  /** The pen comes when it is wanted; call where effects may be made. */
  followPen(): void {
    $effect(() => {
      const { mode, position } = this.game;
      if (this.penning || (mode !== 'pen' && !position.pen)) return;
      void import('../game/pen/penning.svelte.ts').then(
        ({ Penning }) => {
          this.penning ??= new Penning(this.game, (text) => this.announcer.say(text));
        },
        () => this.notices.warn(words.app.partMissing),
      );
    });
  }

  /**
   * Files that were dropped, or handed over by the system. With the expected output of an
   * assignment among them they all are Assignment's, whichever view is open.
   */
  async takeFiles(files: readonly File[]): Promise<void> {
    const [first] = files;
    if (this.view !== 'assignment' && files.length > 1) {
      const outputs = await Promise.all(files.map((file) => isOutputFile(file)));
      if (outputs.includes(true)) this.view = 'assignment';
    }
    if (this.view === 'assignment') await this.assigning.open(files);
    else if (first) {
      await this.bringing.file(first);
      if (files.length > 1) this.notices.warn(words.bringing.onlyFirst(first.name, files.length));
    }
  }

  /** Offers to answer a list of more puzzles than are put on the board; false where it is none. */
  #takeLong(file: File): boolean {
    if (!isLongList(file)) return false;
    void import('../features/batch/batching.svelte.ts').then(
      ({ Batching }) => {
        this.batch ??= new Batching(this.maker.engine);
        this.batch.choose(file);
        this.dialog = 'batch';
      },
      () => this.notices.warn(words.app.partMissing),
    );
    return true;
  }

  /** A text that was pasted or dropped. */
  async takeText(text: string): Promise<void> {
    if (this.view === 'assignment') await this.assigning.take(text, words.bringing.pasted);
    else await this.bringing.textOrNotice(text, words.bringing.pasted);
  }

  /** Gives what an assignment's driver printed to Assignment; false where it is none. */
  #takeOutput(text: string, name: string, file?: File): boolean {
    if (!isOutput(text, name)) return false;
    this.view = 'assignment';
    void (file ? this.assigning.open([file]) : this.assigning.take(text, name));
    return true;
  }

  async shelve(batch: Batch): Promise<void> {
    // Without the part that it is for it is not missed.
    const part = await import('../features/library/shelf.svelte.ts').catch(() => undefined);
    if (part) (this.shelf ??= part.shelfOf(this)).add(batch);
  }

  lists(): Promise<Lists> {
    return this.#solver.lists();
  }

  ask(question: Question, puzzle: Puzzle): Job {
    return this.#solver.ask(question, puzzle, () => undefined);
  }

  /** The puzzle on the board as text; `all` takes the person's digits along. */
  textOf(form: TextForm, all: boolean): Promise<string> {
    const { position } = this.game;
    const { puzzle } = position;
    return this.#solver.write(all ? { ...puzzle, givens: allDigitsOn(position) } : puzzle, form);
  }

  constraintText(): Promise<string> {
    return this.#solver.writeVariant(this.game.position.puzzle);
  }

  /**
   * A figure that is typed. On a board with values above 9 two of them soon after each other are one
   * value, and one step of the history; 0 clears where no value begins with it.
   */
  type(figure: number, mode: EntryMode): void {
    const { game } = this;
    const { lowest } = game.shape;
    const highest = highestOf(game.shape);
    if (mode === 'colour') {
      this.enter(figure, mode);
      return;
    }
    const begun = this.#begun;
    this.#begun = undefined;
    const follows =
      begun?.mode === mode &&
      begun.after === game.history &&
      begun.selection === game.selection &&
      Date.now() - begun.time < patience;
    const value = follows ? begun.figure * 10 + figure : 0;
    if (follows && value > 9 && value <= highest) {
      game.restore(begun.before);
      this.enter(value - lowest + 1, mode);
      return;
    }
    const { history: before, selection } = game;
    this.enter(figure - lowest + 1, mode);
    if (highest > 9)
      this.#begun = { figure, mode, selection, before, after: game.history, time: Date.now() };
  }

  /** A digit for the selected cells; 0 clears them, and typing givens goes on from there, too. */
  enter(digit: number, mode: InputMode = this.game.mode): void {
    const { game } = this;
    const { choices } = this.settings;
    if (this.#isCovered() || mode === 'pen') return;
    if (game.painting) {
      if (digit <= game.shape.digits) game.painting.choose(digit === 0 ? noRegion : digit - 1);
      return;
    }
    if (digit === 0) {
      this.clear();
      if (choices.moveOn && game.settingGivens && mode === 'digit') game.moveOn();
      return;
    }
    const before = game.position;
    const seen = choices.removeMarks ? (cell: number) => this.facts.different(cell) : () => [];
    // Where a second figure may come, the cell waits for it.
    const moveOn = choices.moveOn && highestOf(game.shape) < 10;
    game.enter(digit, mode, seen, choices.autoCandidates, moveOn);
    if (game.position === before) this.#sayGiven();
  }

  /** A key of the keypad: a digit for the selected cells, or for those that are pressed next. */
  pressKey(digit: number): void {
    if (this.game.mode === 'pen') this.penning?.choose(digit);
    else if (!this.settings.choices.digitFirst || this.game.painting) this.enter(digit);
    else this.game.picked = this.game.picked === digit ? 0 : digit;
  }

  /** A cell was pressed: it takes the digit that was picked. False where the selection is all. */
  pressCell(): boolean {
    const { picked, selectingSeveral } = this.game;
    if (!this.settings.choices.digitFirst || picked === 0 || selectingSeveral) return false;
    this.enter(picked);
    return true;
  }

  /** Somebody plays a puzzle that is not solved yet. */
  #isPlaying(): boolean {
    const { game } = this;
    return (
      this.view === 'solve' && !game.settingGivens && !isUnset(game.position) && !this.facts.solved
    );
  }

  /** One press of Hint; where it has a sheet, that comes over the lower edge. */
  hint(): void {
    if (this.#isCovered()) return;
    this.sheet = 'tools';
    // Among the digits of an answer there would be nothing to hint at.
    this.asking.hide();
    void this.hinting.press();
  }

  learn(technique: Technique = this.hinting.lesson): void {
    this.hinting.lesson = technique;
    this.dialog = 'learn';
  }

  async findTechnique(technique: Technique): Promise<boolean> {
    if (!(await this.hinting.find(technique))) return false;
    // The views of Learn show no hints.
    this.view = 'solve';
    this.asking.hide();
    this.sheet = 'tools';
    return true;
  }

  closeHint(): void {
    this.hinting.close();
    if (this.sheet === 'tools') this.sheet = undefined;
  }

  showPath(): void {
    this.sheet = 'tools';
    this.asking.hide();
    void this.hinting.openPath(this.generating.techniques);
  }

  showImprove(): void {
    this.hinting.close();
    this.sheet = 'tools';
    this.hinting.open = 'improve';
  }

  /** Nothing is written on a board that is covered, or that shows something else. */
  #isCovered(): boolean {
    // Who sets a puzzle has its own board.
    if (this.view === 'set') return false;
    if (this.hinting.open === 'path') {
      this.announcer.say(words.play.pathOpen);
      return true;
    }
    if (!this.timing.paused) return false;
    this.announcer.say(words.play.paused);
    return true;
  }

  /** Why a key did nothing. */
  #sayGiven(): void {
    const { selection, position, shape, settingGivens } = this.game;
    const { cells } = selection;
    const [first] = cells;
    if (settingGivens || first === undefined) return;
    if (!cells.every((cell) => position.puzzle.givens[cell])) return;
    const { board } = words;
    this.announcer.say(
      cells.length === 1 ? board.isGiven(cellName(shape, first)) : board.areGivens,
    );
  }

  clear(): void {
    if (this.#isCovered()) return;
    if (this.game.painting) {
      this.game.painting.choose(noRegion);
      return;
    }
    if (this.game.mode === 'pen') this.penning?.clear();
    else this.game.clear(this.settings.choices.autoCandidates);
  }
}

/** Of a file too large to be an output it is not asked. */
async function isOutputFile(file: File): Promise<boolean> {
  if (file.size > 1 << 20) return false;
  return textOfFile(file).then(
    (text) => isOutput(text, file.name),
    () => false,
  );
}
