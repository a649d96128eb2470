import { words } from '../../words/index.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Game } from '../../game/game.svelte.ts';
import { longestLink, progressOn, splitFragment } from '../../game/link.ts';
import type { Notices } from '../../page/notices.svelte.ts';
import { untouched } from '../../game/position.ts';
import { countGivens } from '../../puzzle/puzzle.ts';
import { sentenceOf } from '../../solver/problem-text.ts';
import type { Imported, Listed, Solver } from '../../solver/solver.ts';
import type { AppState } from '../../page/app-state.ts';

/** The largest file that is read. */
const largestFile = 16;

/** What the components of this feature use of the page. */
export interface BringingApp extends AppState {
  readonly bringing: Bringing;
}

/** Brings puzzles from text, files and links to the board. */
export class Bringing {
  /** The puzzles of the file that was opened last, when it had several. */
  list = $state.raw<readonly Listed[]>([]);
  at = $state(0);
  source = $state('');

  #solver: Solver;
  #game: Game;
  #notices: Notices;
  /** What the notices from here are about. */
  #puzzle = () => this.#game.position.id;

  constructor(solver: Solver, game: Game, notices: Notices) {
    this.#solver = solver;
    this.#game = game;
    this.#notices = notices;
  }

  /**
   * Puts the puzzle, or the first of several, on the board. Answers the sentence that says what is
   * wrong when there is none; the board then is as it was.
   */
  async text(text: string, title: string): Promise<string | undefined> {
    const link = /#(1;[^\s]+)/.exec(text.trim());
    let imported: Imported;
    try {
      if (link && /^(https?|file):/i.test(text.trim())) return await this.link(link[1] ?? '');
      imported = await this.#solver.read(text);
    } catch (error) {
      return failureText(error);
    }
    const { puzzles, problem } = imported;
    const [first] = puzzles;
    if (!first) return sentenceOf(problem);
    this.#take(puzzles, title);
    if (problem) this.#notices.warn(words.bringing.partly(sentenceOf(problem)), this.#puzzle);
    else if (puzzles.length > 1)
      this.#notices.say(words.bringing.openedMany(puzzles.length), this.#puzzle);
    else
      this.#notices.say(
        words.bringing.opened(first.name || title, countGivens(first.puzzle)),
        this.#puzzle,
      );
    return undefined;
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
    if (file.size > largestFile * 1024 * 1024) {
      this.#notices.warn(words.bringing.tooLarge(largestFile), this.#puzzle);
      return;
    }
    try {
      await this.textOrNotice(await file.text(), file.name);
    } catch {
      this.#notices.warn(words.bringing.cannotOpen(file.name), this.#puzzle);
    }
  }

  /** The part of a link after `#`. Answers what is wrong with it, if anything. */
  async link(fragment: string): Promise<string | undefined> {
    if (fragment.length > longestLink) return words.bringing.linkBad;
    const { description, progress } = splitFragment(fragment);
    if (!description.startsWith('1;')) return words.bringing.linkBad;
    const { puzzles, problem } = await this.#solver.read(description);
    const puzzle = puzzles[0]?.puzzle;
    if (!puzzle || problem) return `${words.bringing.linkBad} ${sentenceOf(problem)}`;
    const cells = progress ? progressOn(puzzle.givens, puzzle.size, progress) : undefined;
    this.list = [];
    this.#game.bring(puzzle, words.bringing.fromLink, cells);
    if (progress && !cells) this.#notices.warn(words.bringing.linkProgressBad, this.#puzzle);
    return undefined;
  }

  /** Puts another puzzle of the list on the board. */
  show(index: number): void {
    const listed = this.list[index];
    if (!listed) return;
    this.at = index;
    this.#bring(listed, this.titleOf(index));
  }

  titleOf(index: number): string {
    const name = this.list[index]?.name || words.bringing.numbered(index + 1);
    return `${this.source} · ${name}`;
  }

  #take(puzzles: readonly Listed[], title: string): void {
    const [first] = puzzles;
    if (!first) return;
    this.list = puzzles.length > 1 ? puzzles : [];
    this.source = title;
    this.at = 0;
    this.#bring(first, puzzles.length > 1 ? this.titleOf(0) : first.name || title);
  }

  /** On the board; what a candidate grid leaves open becomes centre marks. */
  #bring({ puzzle, candidates, entered }: Listed, title: string): void {
    const cells = puzzle.givens.map((_, cell) => {
      const digit = entered?.[cell] ?? 0;
      const centre = candidates?.[cell] ?? 0;
      return digit || centre ? { ...untouched, digit, centre } : untouched;
    });
    this.#game.bring(puzzle, title, cells);
  }
}
