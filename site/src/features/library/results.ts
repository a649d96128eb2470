/** What is known of the puzzles of a collection: how many solutions each has, and how hard it is. */
import { techniques } from '../../words/library.ts';
import { levels, type Level } from '../../solver/maker.ts';
import type { Technique } from '../../solver/hints.ts';
import type { ListAnswer, ListGrade } from '../../solver/solver.ts';

const answers: readonly ('' | ListAnswer)[] = ['', 'one', 'none', 'several', 'late', 'failed'];

/** Stands for "no grade found"; levels count from 1, and 0 is a puzzle that has not been graded. */
export const gradeless = levels.length + 1;

/** Columns: a list has up to 100,000 puzzles, and is sorted at once. */
export class Results {
  readonly answers: Uint8Array;
  /** A level from 1, or `gradeless`. */
  readonly grades: Uint8Array;
  readonly scores: Uint32Array;
  /** A technique from 1; 0 for none. */
  readonly hardest: Uint8Array;
  readonly solutions: (string | undefined)[] = [];

  constructor(length: number) {
    this.answers = new Uint8Array(length);
    this.grades = new Uint8Array(length);
    this.scores = new Uint32Array(length);
    this.hardest = new Uint8Array(length);
  }

  setGrade(at: number, grade: ListGrade): void {
    const { answer, level, score = 0, hardest } = grade;
    if (answer) this.answers[at] = answers.indexOf(answer);
    this.grades[at] = level ? levels.indexOf(level) + 1 : gradeless;
    this.scores[at] = score;
    this.hardest[at] = hardest ? techniques.indexOf(hardest) + 1 : 0;
  }

  setAnswer(at: number, answer: ListAnswer, solution?: string): void {
    // Who has graded it knows that it has one.
    if (this.answerOf(at) !== 'one') this.answers[at] = answers.indexOf(answer);
    if (solution) this.solutions[at] = solution;
  }

  answerOf(at: number): ListAnswer | undefined {
    return answers[this.answers[at] ?? 0] || undefined;
  }

  levelOf(at: number): Level | undefined {
    return levels[(this.grades[at] ?? 0) - 1];
  }

  hardestOf(at: number): Technique | undefined {
    return techniques[(this.hardest[at] ?? 0) - 1];
  }

  /** Whether the grade was asked for, and not only told by who made the puzzle. */
  isGraded(at: number): boolean {
    return this.grades[at] === gradeless || this.hardest[at] !== 0;
  }

  isSolved(at: number): boolean {
    const answer = this.answerOf(at);
    return this.solutions[at] !== undefined || (answer !== undefined && answer !== 'one');
  }

  /** What is known of a puzzle as a short text, empty for nothing; the solution is left out. */
  textOf(at: number): string {
    const known = [this.answers[at], this.grades[at], this.scores[at]];
    return known.some(Boolean) ? [...known, this.hardestOf(at) ?? ''].join(' ').trimEnd() : '';
  }

  /** Takes what textOf() wrote; anything else says nothing. */
  take(at: number, text: string): void {
    const known = /^(\d) (\d) (\d{1,9})(?: (.+))?$/.exec(text);
    if (!known) return;
    const [answer = 0, grade = 0, score = 0] = known.slice(1, 4).map(Number);
    if (answer >= answers.length || grade > gradeless) return;
    this.answers[at] = answer;
    this.grades[at] = grade;
    this.scores[at] = score;
    this.hardest[at] = techniques.findIndex((technique) => technique === known[4]) + 1;
  }
}
