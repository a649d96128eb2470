import { words } from '../../words/index.ts';
import { sentenceOf } from '../../solver/problem-text.ts';
import { firstDifference, type Difference } from './first-difference.ts';
import type { AssignmentFile, Course, Lessons } from '../../solver/lessons.ts';
import type { Progress } from '../../solver/solver.ts';
import type { AppState } from '../../page/app-state.ts';

/** The largest file that is read, in megabytes. */
const largest = 16;
/** How often answers that have come are shown, in milliseconds. */
const pace = 100;

/** One puzzle's answer. */
export interface Answered {
  readonly output: string;
  readonly count: string | null;
  readonly milliseconds: number;
}

/** What the components of this feature use of the page. */
export interface AssigningApp extends AppState {
  readonly assigning: Assigning;
}

/** What the Assignment view holds: an input file, its answers as they come, and what to expect. */
export class Assigning {
  /** The course that was chosen; empty to find out. */
  course = $state<Course | ''>('');
  name = $state('');
  file = $state.raw<AssignmentFile | undefined>();
  answers = $state.raw<readonly Answered[]>([]);
  running = $state(false);
  /** Stopped before all puzzles were answered. */
  stopped = $state(false);
  /** Of the puzzle under way. */
  progress = $state.raw<Progress | undefined>();
  milliseconds = $state(0);
  problem = $state('');
  expected = $state.raw<{ readonly name: string; readonly text: string } | undefined>();

  #lessons: Lessons;
  #text = '';
  #abort: AbortController | undefined;

  constructor(lessons: Lessons) {
    this.#lessons = lessons;
  }

  /** What the driver prints, as far as it is known. */
  get output(): string {
    return this.answers.map(({ output }) => output).join('');
  }

  get isFinished(): boolean {
    return this.file !== undefined && this.answers.length === this.file.puzzles.length;
  }

  /** Where the output first differs from what was expected; as far as both are known. */
  get difference(): Difference | undefined {
    if (!this.expected) return undefined;
    const { output } = this;
    const expected = this.isFinished
      ? this.expected.text
      : this.expected.text.slice(0, output.length);
    return firstDifference(output, expected);
  }

  /** A file that was opened or dropped: run at once. */
  async open(file: File): Promise<void> {
    const text = await this.#read(file);
    if (text !== undefined) await this.take(text, file.name);
  }

  /** The text of an input file: read, and its puzzles answered one by one. */
  async take(text: string, name: string): Promise<void> {
    this.#text = text;
    this.name = name;
    await this.run();
  }

  /** Another course for the same text. */
  async choose(course: Course | ''): Promise<void> {
    this.course = course;
    if (this.#text) await this.run();
  }

  async run(): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    this.answers = [];
    this.stopped = false;
    this.problem = '';
    this.running = true;
    const began = performance.now();
    try {
      const file = await this.#lessons.readAssignment(this.#text, this.course || null);
      if (this.#abort !== abort) return;
      this.file = file;
      this.problem = file.problem ? sentenceOf(file.problem) : '';
      await this.#answer(file, abort, began);
    } catch {
      if (this.#abort === abort && !abort.signal.aborted) this.problem = words.app.lessonsBroken;
    }
    if (this.#abort !== abort) return;
    this.running = false;
    this.progress = undefined;
    this.milliseconds = performance.now() - began;
  }

  stop(): void {
    if (this.running) this.stopped = true;
    this.running = false;
    this.#abort?.abort();
    this.#abort = undefined;
  }

  /** What the course expects, to be compared with. */
  async expect(file: File): Promise<void> {
    const text = await this.#read(file);
    if (text !== undefined) this.expected = { name: file.name, text };
  }

  async #answer(file: AssignmentFile, abort: AbortController, began: number): Promise<void> {
    const { signal } = abort;
    const answers: Answered[] = [];
    let shown = 0;
    try {
      for (const [index, puzzle] of file.puzzles.entries()) {
        const onProgress = (progress: Progress) => (this.progress = progress);
        answers.push(
          await this.#lessons.answerAssignment(file.course, puzzle, index + 1, {
            signal,
            onProgress,
          }),
        );
        this.progress = undefined;
        const now = performance.now();
        if (now - shown < pace) continue;
        shown = now;
        this.answers = [...answers];
        this.milliseconds = now - began;
      }
    } finally {
      // After a stop, too, but not where another file has taken its place.
      if (this.#abort === abort || this.#abort === undefined) this.answers = answers;
    }
  }

  /** Bytes as characters one by one, so that a comparison sees every one of them. */
  async #read(file: File): Promise<string | undefined> {
    if (file.size > largest * 1024 * 1024) {
      this.problem = words.bringing.tooLarge(largest);
      return undefined;
    }
    try {
      return new TextDecoder('latin1').decode(await file.arrayBuffer());
    } catch {
      this.problem = words.bringing.cannotOpen(file.name);
      return undefined;
    }
  }
}
