import { batchRow } from '../../engine/batch-row.ts';
import type { Engine } from '../../engine/engine.ts';
import type { BatchQuestion, TableForm } from '../../engine/messages/request-types.ts';
import type { BatchAnswer } from '../../engine/messages/types.ts';
import { hasConstraints } from '../../engine/routing.ts';
import { workersFor } from '../../engine/workers.ts';
import type { AppState } from '../../page/app-state.ts';
import { writeDescription } from '../../puzzle/description.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { failureText, isCrash } from '../../solver/failure-text.ts';
import type { Maker } from '../../solver/maker.ts';
import { batchWords } from '../../words/batch.ts';
import { Answers } from './answers.ts';
import { isDescription, isHead, piecesOf, puzzleOf, type PuzzleLine } from './puzzle-lines.ts';

export { batchQuestions, tableForms } from '../../engine/messages/request-types.ts';

/** What the components of this feature use of the page. */
export interface BatchApp extends AppState {
  readonly maker: Pick<Maker, 'engine'>;
  batch: Batching | undefined;
}

/** What every puzzle may take: one must not hold up the others for longer. */
const limits = {
  prove: { milliseconds: 10_000 },
  solve: { milliseconds: 10_000 },
  count: { milliseconds: 10_000 },
  grade: { nodes: 20_000_000 },
} as const;

/** How long the puzzles of one request should take together, in milliseconds. */
const wanted = 150;
const mostLines = 1000;

/** How far a batch has come. */
export interface Progress {
  readonly answered: number;
  readonly refused: number;
  /** Of the bytes of the file, 0 to 1. */
  readonly share: number;
  readonly seconds: number;
}

const nothing: Progress = { answered: 0, refused: 0, share: 0, seconds: 0 };

/** Between two looks at the progress, in milliseconds. */
const betweenLooks = 200;

/** Puzzles on their way to their answers. */
interface UnderWay {
  readonly rows: Promise<BatchAnswer>;
  /** How many bytes of the file have been read when these are answered. */
  readonly bytes: number;
}

/** Answers one question about every puzzle of a file, however many there are. */
export class Batching {
  file = $state.raw<File | undefined>();
  question = $state<BatchQuestion>('solve');
  form = $state<TableForm>('tsv');
  /** The lines of cells have the rules of the puzzle on the board, not the classic ones. */
  hasRulesOfBoard = $state(false);
  isRunning = $state(false);
  progress = $state.raw<Progress>(nothing);
  /** How it ended, in a sentence. */
  outcome = $state('');
  /** What was answered, to be saved. */
  answers = $state.raw<File | undefined>();

  readonly #engine: Engine;
  readonly #atOnce: number;
  #aborter = new AbortController();
  #lines = 64;

  /** `atOnce` requests are under way at a time. */
  constructor(engine: Engine, atOnce = workersFor(navigator)) {
    this.#engine = engine;
    this.#atOnce = atOnce;
  }

  choose(file: File): void {
    if (this.isRunning) return;
    this.file = file;
    this.answers = undefined;
    this.outcome = '';
    this.progress = nothing;
  }

  stop(): void {
    this.#aborter.abort();
  }

  /** Answers all, or as many as until Stop; `board` is the puzzle on the board. */
  async start(board: Puzzle): Promise<void> {
    const { file, question, form } = this;
    if (!file || this.isRunning) return;
    this.#aborter = new AbortController();
    this.isRunning = true;
    this.outcome = '';
    this.answers = undefined;
    this.progress = nothing;
    this.#lines = 64;
    const separator = form === 'csv' ? ',' : '\t';
    const answers = new Answers(batchWords.columns[question].join(separator));
    const rules = this.hasRulesOfBoard ? rulesOf(board) : '';
    try {
      await this.#answerAll(file, rules, answers);
      this.outcome = batchWords.done(this.progress);
    } catch (error) {
      this.outcome = this.#aborter.signal.aborted
        ? batchWords.stopped(this.progress)
        : `${failureText(error)} ${batchWords.stopped(this.progress)}`;
    }
    const name = `${file.name.replace(/\.\w+$/, '')}-${question}.${form}`;
    const type = form === 'csv' ? 'text/csv' : 'text/tab-separated-values';
    this.answers = new File([answers.file(type)], name, { type });
    this.isRunning = false;
  }

  async #answerAll(file: File, rules: string, answers: Answers): Promise<void> {
    const { signal } = this.#aborter;
    const began = performance.now();
    const underWay: UnderWay[] = [];
    let looked = 0;
    let done = 0;
    let { answered, refused } = nothing;
    const tell = () => {
      looked = performance.now();
      const share = file.size > 0 ? done / file.size : 1;
      this.progress = { answered, refused, share, seconds: (looked - began) / 1000 };
    };
    const takeFirst = async () => {
      const first = underWay.shift();
      if (!first) return;
      const found = await first.rows;
      signal.throwIfAborted();
      answers.add(found.rows);
      answered += found.answered;
      refused += found.refused;
      done = first.bytes;
      if (performance.now() - looked >= betweenLooks) tell();
    };
    let bytes = 0;
    let waiting: PuzzleLine[] = [];
    const send = () => {
      const rows = this.#ask(waiting, rules, signal);
      // It is heard in its turn.
      rows.catch(() => undefined);
      underWay.push({ rows, bytes });
      waiting = [];
    };
    let isFirst = true;
    try {
      for await (const piece of piecesOf(file.stream())) {
        signal.throwIfAborted();
        for (const line of piece.lines) {
          const puzzle = isFirst && isHead(line) ? undefined : puzzleOf(line);
          isFirst = false;
          if (!puzzle) continue;
          waiting.push(puzzle);
          if (waiting.length < this.#lines) continue;
          send();
          // Nothing more is read of the file until there is room.
          while (underWay.length > 2 * this.#atOnce) await takeFirst();
        }
        bytes += piece.bytes;
      }
      if (waiting.length > 0) send();
      while (underWay.length > 0) await takeFirst();
      done = file.size;
    } finally {
      tell();
    }
  }

  /** The answers to some lines, in their order. */
  async #ask(
    lines: readonly PuzzleLine[],
    rules: string,
    signal: AbortSignal,
  ): Promise<BatchAnswer> {
    const began = performance.now();
    const answers = await Promise.all(
      groups.map((group) =>
        this.#askAlike(
          lines.filter((line) => groupOf(line) === group),
          rules,
          signal,
        ),
      ),
    );
    this.#fit(lines.length, performance.now() - began);
    const rows = answers.map((answer) => answer.rows.split('\n'));
    return {
      rows: lines.map((line) => rows[groups.indexOf(groupOf(line))]?.shift() ?? '').join('\n'),
      answered: answers.reduce((sum, { answered }) => sum + answered, 0),
      refused: answers.reduce((sum, { refused }) => sum + refused, 0),
    };
  }

  /** Lines of one group. */
  async #askAlike(
    lines: readonly PuzzleLine[],
    rules: string,
    signal: AbortSignal,
  ): Promise<BatchAnswer> {
    const [first] = lines;
    if (!first) return { rows: '', answered: 0, refused: 0 };
    const { question, form } = this;
    const group = groupOf(first);
    try {
      const reply = await this.#engine.ask(
        {
          kind: 'batch',
          question,
          rules: group === 'cells' ? rules : '',
          lines: lines.map(({ text }) => text),
          anyRules: group === 'any rules',
          form,
          limits: limits[question],
        },
        { signal },
      );
      if (!reply.ok) throw new Error(reply.problem.code);
      return reply.value;
    } catch (error) {
      signal.throwIfAborted();
      if (!isCrash(error)) throw error;
      return this.#askApart(lines, rules, signal);
    }
  }

  /** One of them was too much for the engine: each is asked alone, and that one is refused. */
  async #askApart(
    lines: readonly PuzzleLine[],
    rules: string,
    signal: AbortSignal,
  ): Promise<BatchAnswer> {
    const [only, ...others] = lines;
    if (only && others.length === 0) {
      const row = batchRow(only.text, { refusal: batchWords.tooMuch }, this);
      return { rows: row, answered: 0, refused: 1 };
    }
    const middle = Math.ceil(lines.length / 2);
    const halves = [lines.slice(0, middle), lines.slice(middle)];
    const [one, two] = [
      await this.#askAlike(halves[0] ?? [], rules, signal),
      await this.#askAlike(halves[1] ?? [], rules, signal),
    ];
    return {
      rows: `${one.rows}\n${two.rows}`,
      answered: one.answered + two.answered,
      refused: one.refused + two.refused,
    };
  }

  /** How many lines go into the next request, by how long the last ones took. */
  #fit(lines: number, milliseconds: number): void {
    if (lines < this.#lines) return;
    const fitting = (this.#lines * wanted * 2) / Math.max(1, milliseconds);
    this.#lines = Math.max(1, Math.min(mostLines, 2 * this.#lines, Math.round(fitting)));
  }
}

const groups = ['cells', 'description', 'any rules'] as const;
type Group = (typeof groups)[number];

/** Lines that may be asked about together. */
function groupOf({ text, isCells }: PuzzleLine): Group {
  if (isCells) return 'cells';
  return isDescription(text) && !hasConstraints(text) ? 'description' : 'any rules';
}

/** What a description says of the rules of a puzzle. */
function rulesOf(puzzle: Puzzle): string {
  const [, rules = ''] = writeDescription(puzzle).split(';');
  return rules;
}
