import { words } from '../../words/index.ts';
import { lessonWords } from '../../words/lessons.ts';
import { AssignmentRun } from './assignment-run.svelte.ts';
import { isOutput, outputLooks } from './expected-output.ts';
import { pairUp } from './pairing.ts';
import type { Course, Lessons } from '../../solver/lessons.ts';
import type { AppState } from '../../page/app-state.ts';

/** The largest file that is read, in megabytes. */
const largest = 16;
/** Pictures, archives and the like, which are not text. */
const notText = /\0|^%PDF/;

const say = lessonWords.assignment;

/** A file's name and its bytes as characters one by one. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What the components of this feature use of the page. */
export interface AssigningApp extends AppState {
  readonly assigning: Assigning;
}

/** What the Assignment view holds: input files, which run one after another, and which is shown. */
export class Assigning {
  /** The course that was chosen; empty to detect it. */
  course = $state<Course | ''>('');
  runs = $state.raw<readonly AssignmentRun[]>([]);
  /** Which run is shown. */
  at = $state(0);
  running = $state(false);
  /** Expected outputs that came before any input. */
  waiting = $state.raw<readonly NamedText[]>([]);
  /** Expected outputs brought last that fit none of the inputs. */
  unpaired = $state.raw<readonly string[]>([]);
  /** What is wrong with a file that was brought last, if anything. */
  trouble = $state('');

  #lessons: Lessons;
  #abort: AbortController | undefined;

  constructor(lessons: Lessons) {
    this.#lessons = lessons;
  }

  /** The run that is shown. */
  get run(): AssignmentRun | undefined {
    return this.runs[this.at];
  }

  /** What is wrong, with a file or with what was read. */
  get problem(): string {
    return this.trouble || (this.run?.problem ?? '');
  }

  /** Files that were opened or dropped: inputs run at once, outputs are compared with them. */
  async open(files: readonly File[]): Promise<void> {
    this.trouble = '';
    const texts = await Promise.all(files.map((file) => this.#read(file)));
    await this.#takeAll(texts.filter((text) => text !== undefined));
  }

  /** A text, as if it were a file. */
  async take(text: string, name: string): Promise<void> {
    this.trouble = '';
    await this.#takeAll([{ name, text }]);
  }

  /** Another course for the same inputs. */
  async choose(course: Course | ''): Promise<void> {
    this.course = course;
    if (this.runs.length > 0) await this.#start([]);
  }

  stop(): void {
    if (this.running)
      for (const run of this.runs) if (!run.isFinished && !run.problem) run.stopped = true;
    this.running = false;
    this.#abort?.abort();
    this.#abort = undefined;
  }

  /** What the input that is shown should give, whatever the file looks like. */
  async expect(file: File): Promise<void> {
    this.trouble = '';
    const text = await this.#read(file);
    if (!text) return;
    if (this.run) this.run.expect({ ...text, puzzle: undefined });
    else this.waiting = [...this.waiting, text];
  }

  /** New inputs take the place of those before, and of what those were compared with. */
  async #takeAll(texts: readonly NamedText[]): Promise<void> {
    const sure = texts.map(({ text, name }) => isOutput(text, name));
    // A full grid is an output where there is an input that it can belong to.
    const hasInput = this.runs.length > 0 || texts.some(({ text }) => !outputLooks(text));
    const isExpected = texts.map(
      ({ text }, at) => sure[at] === true || (hasInput && outputLooks(text) !== undefined),
    );
    const outputs = texts.filter((_, at) => isExpected[at]);
    const inputs = texts.filter((_, at) => !isExpected[at]);
    if (inputs.length > 0) {
      this.stop();
      const { runs, at, waiting } = this;
      this.runs = inputs.map(({ name, text }) => new AssignmentRun(name, text));
      this.at = 0;
      this.waiting = [];
      await this.#start([...waiting, ...outputs], () => {
        if (!runs.some(({ file }) => file?.puzzles.length)) return false;
        this.#tell(...this.runs.map(({ name, problem }) => say.notAnInput(name, problem)));
        this.unpaired = outputs.map(({ name }) => name);
        [this.runs, this.at, this.waiting] = [runs, at, waiting];
        return true;
      });
    } else if (this.runs.length > 0) {
      const stale = this.#pair(outputs);
      if (stale) await this.#start([]);
    } else {
      const names = new Set(outputs.map(({ name }) => name));
      this.waiting = [...this.waiting.filter(({ name }) => !names.has(name)), ...outputs];
    }
  }

  /**
   * Reads all inputs, gives them what is expected of them, and answers one after another. Where none
   * of them has a puzzle `bringBack` may put back what was there before, and says whether it has.
   */
  async #start(outputs: readonly NamedText[], bringBack?: () => boolean): Promise<void> {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    this.running = true;
    const { runs } = this;
    let under = runs[0];
    try {
      for (const run of runs) {
        under = run;
        await run.read(this.#lessons, this.course);
        if (this.#abort !== abort) return;
      }
      if (!runs.some(({ file }) => file?.puzzles.length) && bringBack?.()) {
        this.running = false;
        return;
      }
      this.#pair(outputs);
      for (const run of runs) {
        under = run;
        const course = this.#courseOf(run);
        if (course && course !== run.file?.course) await run.read(this.#lessons, course);
        if (this.#abort !== abort) return;
        await run.answer(this.#lessons, abort.signal);
        if (this.#abort !== abort) return;
      }
    } catch {
      if (this.#abort === abort && under) under.problem = words.app.lessonsBroken;
    }
    if (this.#abort === abort) this.running = false;
  }

  /** The course that was chosen, or whose output is expected of a grid that fits several. */
  #courseOf({ expected, file }: AssignmentRun): Course | '' {
    if (this.course || file?.course !== 'umass') return this.course;
    return expected.map(({ text }) => outputLooks(text)?.course).find(Boolean) ?? '';
  }

  /** Gives outputs to the inputs they belong to; true when one of these is to be read again. */
  #pair(outputs: readonly NamedText[]): boolean {
    const places = pairUp(
      this.runs.map(({ name, file }) => ({ name, course: file?.course, names: file?.names ?? [] })),
      outputs.map(({ name, text }) => ({ name, course: outputLooks(text)?.course })),
    );
    const unpaired: string[] = [];
    for (const [index, output] of outputs.entries()) {
      const place = places[index];
      const run = place && this.runs[place.input];
      if (run) run.expect({ ...output, puzzle: place.puzzle });
      else unpaired.push(output.name);
    }
    this.unpaired = unpaired;
    return this.runs.some((run) => {
      const course = this.#courseOf(run);
      return course !== '' && course !== run.file?.course;
    });
  }

  /** Bytes as characters one by one, so that a comparison sees every one of them. */
  async #read(file: File): Promise<NamedText | undefined> {
    if (file.size > largest * 1024 * 1024) {
      this.#tell(words.bringing.tooLarge(largest));
      return undefined;
    }
    try {
      const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
      if (text.trim() !== '' && !notText.test(text)) return { name: file.name, text };
      this.#tell(text.trim() === '' ? say.emptyFile(file.name) : say.notText(file.name));
    } catch {
      this.#tell(words.bringing.cannotOpen(file.name));
    }
    return undefined;
  }

  /** Says what is wrong with files; they all came at once. */
  #tell(...sentences: readonly string[]): void {
    this.trouble = [this.trouble, ...sentences].filter(Boolean).join(' ');
  }
}
