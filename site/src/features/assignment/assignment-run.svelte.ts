import { compare, type Comparison } from './compare.ts';
import { sentenceOf } from '../../solver/problem-text.ts';
import type { AssignmentFile, Course, Lessons } from '../../solver/lessons.ts';
import type { Progress } from '../../solver/solver.ts';

/** How often answers that have come are shown, in milliseconds. */
const pace = 100;

/** One puzzle's answer. */
export interface Answered {
  readonly output: string;
  readonly count: string | null;
  readonly milliseconds: number;
}

/** What is expected of an input, or of one of its puzzles. */
export interface ExpectedOutput {
  readonly name: string;
  readonly text: string;
  readonly puzzle: number | undefined;
}

export type NamedComparison = Comparison & Pick<ExpectedOutput, 'name' | 'puzzle'>;

/** An input file, its answers as they come, and what they are compared with. */
export class AssignmentRun {
  readonly name: string;
  readonly text: string;
  file = $state.raw<AssignmentFile | undefined>();
  answers = $state.raw<readonly Answered[]>([]);
  running = $state(false);
  /** Stopped before all puzzles were answered. */
  stopped = $state(false);
  /** Of the puzzle under way. */
  progress = $state.raw<Progress | undefined>();
  milliseconds = $state(0);
  problem = $state('');
  expected = $state.raw<readonly ExpectedOutput[]>([]);

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  /** What the driver prints, as far as it is known. */
  get output(): string {
    return this.answers.map(({ output }) => output).join('');
  }

  get isFinished(): boolean {
    return this.file !== undefined && this.answers.length === this.file.puzzles.length;
  }

  /** Each expected output against what is printed; none for a puzzle that is not answered yet. */
  get comparisons(): readonly NamedComparison[] {
    return this.expected.flatMap(({ name, text, puzzle }) => {
      if (puzzle === undefined)
        return { ...compare(this.output, text, this.isFinished), name, puzzle };
      const answer = this.answers[puzzle];
      // From the second on, the line end that sets it apart from the one before comes first.
      return answer
        ? { ...compare(answer.output.replace(/^\n/, ''), text, true), name, puzzle }
        : [];
    });
  }

  /** Takes an expected output; one for the same puzzles gives way. */
  expect(expected: ExpectedOutput): void {
    this.expected = [...this.expected.filter(({ puzzle }) => puzzle !== expected.puzzle), expected];
  }

  /** Reads the puzzles, as the input of a course if one is given. */
  async read(lessons: Lessons, course: Course | ''): Promise<void> {
    const file = await lessons.readAssignment(this.text, course || null);
    this.file = file;
    this.answers = [];
    this.stopped = false;
    this.problem = file.problem ? sentenceOf(file.problem) : '';
  }

  /** Answers the puzzles one by one until a signal ends it. Rejects when the engine broke down. */
  async answer(lessons: Lessons, signal: AbortSignal): Promise<void> {
    const { file } = this;
    if (!file) return;
    const answers: Answered[] = [];
    const began = performance.now();
    let shown = 0;
    this.running = true;
    try {
      for (const [index, puzzle] of file.puzzles.entries()) {
        signal.throwIfAborted();
        const onProgress = (progress: Progress) => (this.progress = progress);
        answers.push(
          await lessons.answerAssignment(file.course, puzzle, index + 1, { signal, onProgress }),
        );
        this.progress = undefined;
        const now = performance.now();
        if (now - shown < pace) continue;
        shown = now;
        this.answers = [...answers];
        this.milliseconds = now - began;
      }
    } finally {
      // After a stop, too.
      this.answers = answers;
      this.running = false;
      this.progress = undefined;
      this.milliseconds = performance.now() - began;
    }
  }
}
