import { writeDescription } from '../../puzzle/description.ts';
import { words } from '../../words/index.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Game } from '../../game/game.svelte.ts';
import { isEmpty } from '../../puzzle/supplement.ts';
import { progressOn } from '../../game/link.ts';
import { textOfFile } from '../../page/file-text.ts';
import type { Notices } from '../../page/notices.svelte.ts';
import { cellsWith, isWorkedOn } from '../../game/position.ts';
import { countGivens, type Puzzle } from '../../puzzle/puzzle.ts';
import { sentenceOf } from '../../solver/problem-text.ts';
import type { Imported, Listed, Solver } from '../../solver/solver.ts';
import type { AppState, Batch } from '../../page/app-state.ts';
import type { ListText } from './constraint-list.ts';
import type { Brought } from './foreign.ts';
import type { ReadForeign } from './foreign-reader.ts';
import { OpenedList } from './opened-list.svelte.ts';
import { readOwnLink } from './own-link.ts';
import { recognise, type Recognised } from './recognising.ts';
import { countOwnRules, countRules, decodedSafely, foreignOf } from './text-kinds.ts';

/** The largest file that is read. */
const largestFile = 16;

/** What the components of this feature use of the page. */
export interface BringingApp extends AppState {
  readonly bringing: Bringing;
}

/** What other parts of the page do with what is brought. */
export interface Others {
  /** Shows what the author gave beside the puzzle, where that is not in sight anyway. */
  readonly showAuthor: () => void;
  /** Reads texts of other programs. */
  readonly read: ReadForeign;
  /**
   * Takes a text that is not a puzzle and belongs to another part, with the file it came in; false when
   * it is none of that part's business.
   */
  readonly take: (text: string, name: string, file?: File) => boolean;
  /** Takes a file that has more puzzles than are read at once; false where it is no such file. */
  readonly takeLong?: (file: File) => boolean;
  /** Keeps the puzzles of a text that has several. */
  readonly shelve: (batch: Batch) => void;
  /** Puts a puzzle on the board with what was done on it; false where nothing was. */
  readonly resume: (listed: Listed) => boolean;
  /** Takes the puzzle of that id out of what is kept. */
  readonly drop: (id: string) => void;
  /** Makes ready what reads texts of other programs. */
  readonly prepare?: () => void;
}

/** Brings puzzles from text, files and links to the board. */
export class Bringing {
  readonly opened = new OpenedList();
  /** How often somebody has asked to see what the author gave. */
  wantsAuthor = $state(0);
  /** The puzzle, by its id, of which the meaning is being found out. */
  proving = $state('');

  #solver: Solver;
  #game: Game;
  #notices: Notices;
  /** What the notices from here are about. */
  #puzzle = () => this.#game.position.id;
  #others: Others;
  #reading: Promise<unknown> = Promise.resolve();
  #proof: AbortController | undefined;

  constructor(solver: Solver, game: Game, notices: Notices, others: Others) {
    this.#solver = solver;
    this.#game = game;
    this.#notices = notices;
    this.#others = others;
  }

  /** A text of another program may come soon. */
  prepare(): void {
    this.#others.prepare?.();
  }

  /**
   * Puts the puzzle, or the first of several, on the board, or offers it where not everything of it
   * is understood. Answers the sentence that says what is wrong when there is none; the board then
   * is as it was. Of texts that come quickly one after another, the last is on the board in the end.
   */
  text(text: string, title: string): Promise<string | undefined> {
    return this.#inTurn(() => this.#text(text, title));
  }

  /** After all that was brought before. */
  #inTurn(bring: () => Promise<string | undefined>): Promise<string | undefined> {
    const brought = this.#reading.then(bring);
    this.#reading = brought.catch(() => undefined);
    return brought;
  }

  async #text(text: string, title: string): Promise<string | undefined> {
    if (this.#others.take(text, title)) return undefined;
    const readers = { solver: this.#solver, readForeign: this.#others.read };
    try {
      return await this.#takeRecognised(await recognise(text, title, readers), title);
    } catch (error) {
      return failureText(error);
    }
  }

  async #takeRecognised(recognised: Recognised, title: string): Promise<string | undefined> {
    switch (recognised.kind) {
      case 'links':
        return this.#takeLinks(recognised.links, title);
      case 'list':
        return this.#takeMany(recognised.list, title);
      case 'constraints':
        return this.#takeVariant(recognised.text, title, recognised.list);
      case 'own-link':
        return this.#link(recognised.fragment, true);
      case 'brought':
        return this.#takeForeign(recognised.brought);
      case 'refused':
        return recognised.sentence;
      case 'plain':
        return this.#takePlain(recognised.imported, title, recognised.refused?.sentence);
    }
  }

  /** Grids and descriptions; `refusal` is why they are nothing of another program. */
  #takePlain(
    { puzzles, problem, skipped = [] }: Imported,
    title: string,
    refusal: string | undefined,
  ): string | undefined {
    const [first] = puzzles;
    // A grid may well come with a link in its comment; then it is the grid that counts.
    const [wrong = problem] = skipped;
    if (!first || (refusal !== undefined && wrong)) return refusal ?? sentenceOf(wrong);
    const problems = (problem ? [...skipped, problem] : skipped).map(sentenceOf);
    if (problem) {
      this.#take(puzzles, title, problems);
      this.#notices.warn(words.bringing.partly(sentenceOf(problem)), this.#puzzle);
    } else this.#takeList(puzzles, title, problems, countOwnRules(first.puzzle));
    return undefined;
  }

  /** Puzzles, some of whose list could perhaps not be read; `rules` are those of the first. */
  #takeList(
    puzzles: readonly Listed[],
    title: string,
    problems: readonly string[],
    rules: number,
  ): void {
    const [first] = puzzles;
    if (!first) return;
    this.#take(puzzles, title, problems);
    const { bringing } = words;
    const [wrong] = problems;
    if (wrong !== undefined)
      this.#notices.warn(bringing.skipped(puzzles.length, problems.length, wrong), this.#puzzle);
    else if (puzzles.length > 1)
      this.#notices.say(bringing.openedMany(puzzles.length), this.#puzzle);
    else
      this.#notices.say(
        bringing.opened(first.name || title, countGivens(first.puzzle), rules),
        this.#puzzle,
      );
  }

  /** Pasted or dropped where no answer can be shown but a notice. */
  async textOrNotice(text: string, title: string): Promise<void> {
    if (text.trim() === '') {
      this.#notices.warn(words.bringing.nothingToPaste, this.#puzzle);
      return;
    }
    const wrong = await this.text(text, title);
    if (wrong) this.#notices.warn(`${wrong} ${words.problems.kept}`, this.#puzzle);
  }

  async file(file: File): Promise<void> {
    if (this.#others.takeLong?.(file)) return;
    const wrong = await this.fileText(file);
    if (wrong) this.#notices.warn(wrong, this.#puzzle);
  }

  /** Reads a file as `text` does. */
  async fileText(file: File): Promise<string | undefined> {
    if (file.size > largestFile * 1024 * 1024) return words.bringing.tooLarge(largestFile);
    try {
      const text = await textOfFile(file);
      if (this.#others.take(text, file.name, file)) return undefined;
      if (text.trim() === '') return words.bringing.nothingToPaste;
      const wrong = await this.text(text, file.name);
      return wrong && `${wrong} ${words.problems.kept}`;
    } catch {
      return words.bringing.cannotOpen(file.name);
    }
  }

  /** Opens the part of a link after `#`, in turn with texts. Answers what is wrong with it, if anything. */
  link(fragment: string): Promise<string | undefined> {
    return this.#inTurn(() => this.#link(fragment, false));
  }

  /** A link that is pasted takes the place of the puzzle on the board, so a notice says what it brought. */
  async #link(fragment: string, isPasted: boolean): Promise<string | undefined> {
    const foreign = await foreignOf(
      decodedSafely(fragment),
      words.bringing.fromLink,
      this.#others.read,
    );
    if (foreign?.kind === 'text') return await this.#text(foreign.text, words.bringing.fromLink);
    if (foreign?.kind === 'refused') return foreign.sentence;
    if (foreign) return await this.#takeForeign(foreign.brought);
    const read = await readOwnLink(fragment, this.#solver);
    if (read.kind === 'bad') return read.sentence;
    const { puzzle: written, progress, whole, isBesideBad } = read;
    const cells = progress ? progressOn(written.givens, written.shape, progress) : undefined;
    const { puzzle, supplement } = whole ?? { puzzle: written };
    this.#proof?.abort();
    this.opened.clear();
    const { fromLink, opened, linkBesideBad, linkProgressBad } = words.bringing;
    const given =
      supplement && (!isEmpty(supplement) || supplement.author !== '') ? supplement : undefined;
    this.#game.bring(puzzle, supplement?.title || fromLink, cells, given);
    if (progress && !cells) this.#notices.warn(linkProgressBad, this.#puzzle);
    else if (isBesideBad) this.#notices.warn(linkBesideBad, this.#puzzle);
    else if (isPasted) {
      const rules = await countRules(puzzle, this.#solver).catch(() => undefined);
      if (rules !== undefined)
        this.#notices.say(opened(fromLink, countGivens(puzzle), rules), this.#puzzle);
    }
    return undefined;
  }

  /** Puts another puzzle of the list on the board. */
  show(index: number): void {
    const listed = this.opened.puzzles[index];
    if (!listed) return;
    this.opened.at = index;
    if (!this.#others.resume(listed)) this.#bring(listed, this.opened.titleOf(index));
  }

  /**
   * Puts a puzzle of several on the board, with the others before and after it; `numbers` are their
   * places where they came from, from 0.
   */
  open(list: readonly Listed[], source: string, index: number, numbers: Uint32Array): void {
    this.opened.fill(list, source, index, numbers);
    this.show(index);
  }

  /**
   * A puzzle of any rules, or what is wrong with its text. Where each of its lines may be a puzzle as well,
   * that is offered; where they are none together, it is what they are.
   */
  async #takeVariant(text: string, title: string, list?: ListText): Promise<string | undefined> {
    const read = await this.#solver.readVariant(text);
    if (read.kind === 'wrong') {
      const { item, called, argument, found, expected } = read;
      const wrong = words.bringing.variantWrong(item, called, argument, found, expected);
      if (!list || list.lines.length < 2) return wrong;
      return (await this.#takeMany(list, title, true)) && wrong;
    }
    const { puzzle } = read;
    if (list?.reading === 'either') {
      // Givens that break a rule together are of several puzzles.
      const { conflicts } = await this.#solver.inspect(puzzle);
      if (conflicts.length > 0 && !(await this.#takeMany(list, title, true))) return undefined;
    }
    this.opened.clear();
    this.#game.bring(puzzle, title);
    const came = [title, countGivens(puzzle), await countRules(puzzle, this.#solver)] as const;
    if (list?.reading === 'either')
      this.#notices.offer(
        words.bringing.contents(...came),
        words.bringing.openAsMany(list.lines.length),
        () => void this.#openAsMany(list, title, puzzle),
        this.#puzzle,
      );
    else this.#notices.say(words.bringing.opened(...came), this.#puzzle);
    return undefined;
  }

  /** A puzzle in each of several links. */
  async #takeLinks(links: readonly string[], title: string): Promise<string | undefined> {
    const puzzles: Listed[] = [];
    const problems: string[] = [];
    for (const link of links) {
      const foreign = await foreignOf(link, title, this.#others.read);
      if (foreign?.kind === 'brought') {
        const { opening, title: name } = foreign.brought;
        const { puzzle, work, supplement } = opening;
        const description = writeDescription(puzzle);
        const entered = work && { entered: work.entered, candidates: work.centre };
        puzzles.push({ puzzle, name, description, ...entered, ...(supplement && { supplement }) });
      } else if (foreign?.kind === 'text') {
        const read = await this.#solver.readVariant(foreign.text);
        if (read.kind === 'puzzle') {
          const { puzzle } = read;
          puzzles.push({ puzzle, name: '', description: writeDescription(puzzle) });
        } else {
          const { item, called, argument, found, expected } = read;
          problems.push(words.bringing.variantWrong(item, called, argument, found, expected));
        }
      } else if (foreign) problems.push(foreign.sentence);
    }
    const [first] = puzzles;
    if (!first) return problems[0];
    this.#takeList(
      puzzles,
      title,
      problems,
      await countRules(first.puzzle, this.#solver).catch(() => 0),
    );
    return undefined;
  }

  /** A puzzle of any rules in each line. `whole`: only if all of them can be read. */
  async #takeMany({ lines }: ListText, title: string, whole = false): Promise<string | undefined> {
    const { readList } = await import('./constraint-list.ts');
    const { puzzles, problems } = await readList(
      lines,
      (line) => this.#solver.readVariant(line),
      (done) => {
        if (done % 200 === 0)
          this.#notices.say(words.bringing.reading(done, lines.length), this.#puzzle);
      },
    );
    const [first] = puzzles;
    if (!first || (whole && problems.length > 0)) return problems[0];
    this.#takeList(puzzles, title, problems, await countRules(first.puzzle, this.#solver));
    return undefined;
  }

  /**
   * Opens the lines as a list, in place of the one puzzle that they were read as. That puzzle is not kept
   * unless something was done on it.
   */
  async #openAsMany(list: ListText, title: string, one: Puzzle): Promise<void> {
    const before = this.#game.position;
    const wrong = await this.#takeMany(list, title).catch(failureText);
    if (wrong) this.#notices.warn(`${wrong} ${words.problems.kept}`, this.#puzzle);
    else if (before.puzzle === one && !isWorkedOn(before)) this.#others.drop(before.id);
  }

  /** Answers what is wrong with its rules, if anything. */
  async #takeForeign(brought: Brought): Promise<string | undefined> {
    const { opening, title, isWhole } = brought;
    const { puzzle, supplement } = opening;
    if (isWhole && !supplement) {
      // What another program calls a clue need not be one that the engine accepts.
      const count = await countRules(puzzle, this.#solver).catch(() => undefined);
      if (count === undefined) return words.bringing.cluesBad;
      this.#put(brought);
      this.#notices.say(words.bringing.opened(title, countGivens(puzzle), count), this.#puzzle);
      return undefined;
    }
    this.#put(brought);
    // What was wrong with a text before this one.
    if (this.#notices.current?.trouble) this.#notices.close();
    void this.#prove(brought, this.#game.position.id);
    return undefined;
  }

  /** Before anything is known but what its program says: it is drawn at once. */
  #put({ opening, title }: Brought): void {
    const { puzzle, work, supplement } = opening;
    this.#proof?.abort();
    this.opened.clear();
    const cells = cellsWith(puzzle.shape, work?.entered, work?.centre, work?.corner);
    this.#game.bring(puzzle, title, cells, supplement);
  }

  /** Finds out what the puzzle of that id means, while it may be played already. */
  async #prove(brought: Brought, id: string): Promise<void> {
    const aborter = new AbortController();
    this.#proof = aborter;
    this.proving = id;
    try {
      await this.#settle(brought, id, aborter.signal);
    } catch (error) {
      if (!aborter.signal.aborted) this.#notices.warn(failureText(error), this.#puzzle);
    }
    if (this.proving === id) this.proving = '';
  }

  async #settle(brought: Brought, id: string, signal: AbortSignal): Promise<void> {
    const { settleBrought } = await import('./reading.ts');
    const settled = await settleBrought(brought, this.#solver, signal);
    if (signal.aborted) return;
    if (settled) this.#game.amend(id, settled.rules, settled.supplement);
    if (this.#game.position.id !== id) return;
    const { puzzle } = this.#game.position;
    const count = settled && (await countRules(puzzle, this.#solver).catch(() => undefined));
    if (signal.aborted || this.#game.position.id !== id) return;
    const { bringing } = words;
    const { title } = brought;
    if (count === undefined) this.#notices.warn(bringing.cluesBad, this.#puzzle);
    else if (settled?.isProved)
      this.#notices.say(bringing.proved(title, countGivens(puzzle), count), this.#puzzle);
    else if (settled?.takesAll)
      this.#notices.say(bringing.opened(title, countGivens(puzzle), count), this.#puzzle);
    else
      this.#notices.offer(
        bringing.notAllUnderstood(title),
        bringing.showAuthor,
        () => {
          this.#others.showAuthor();
          this.wantsAuthor++;
        },
        this.#puzzle,
      );
  }

  #take(puzzles: readonly Listed[], title: string, problems: readonly string[]): void {
    const [first] = puzzles;
    if (!first) return;
    const isList = puzzles.length > 1;
    this.opened.fill(isList ? puzzles : [], title);
    if (isList) this.#others.shelve({ kind: 'opened', name: title, puzzles, problems });
    this.#bring(first, isList ? this.opened.titleOf(0) : first.name || title);
  }

  /** On the board; what a candidate grid leaves open becomes centre marks. */
  #bring({ puzzle, candidates, entered, supplement }: Listed, title: string): void {
    this.#game.bring(puzzle, title, cellsWith(puzzle.shape, entered, candidates), supplement);
  }
}
