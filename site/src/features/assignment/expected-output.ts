/** Tells what a course's driver printed from what it reads. */
import type { Course } from '../../solver/lessons.ts';

/** What a text looks like when it is taken for a driver's output. */
export interface OutputLooks {
  readonly course: Course;
  /** No input looks like this; a full grid may be either. */
  readonly sure: boolean;
}

const fullRow = String.raw`(?:[1-9][ \t]+){8}[1-9][ \t]*`;
/** Only after these is "Puzzle 1:" a heading of UCF's driver, and not one of a list of puzzles. */
const ucf = new RegExp(
  String.raw`^Puzzle \d+:[ \t]*(?:$|\n\s*(?:$|${fullRow}(?:\n|$)|\d+ solutions? found\.|No solution possible\.))`,
);
const csu = /^Filled in \d+ at row \d+, column \d+[ \t]*(?:\n|$)/;
const umass = /^This puzzle has no solution\.\s*$/;
const fullRows = new RegExp(String.raw`^(?:${fullRow}\n){8}${fullRow}\s*$`);
const fullFrame = /^(?:\+-+\+\n(?:\|(?:[1-9][ |<>]){9}\n){3}){3}\+-+\+\s*$/;
/** A number alone, far from the 81 digits of a puzzle in a line. */
const count = /^\d{1,30}\s*$/;

/** The output a text looks like; undefined for everything else. */
export function outputLooks(text: string): OutputLooks | undefined {
  // A byte order mark, as a character or as its bytes one by one.
  const plain = plainLineEnds(text.replace(/^(?:\uFEFF|\u00EF\u00BB\u00BF)/, '')).trimStart();
  if (ucf.test(plain)) return { course: 'ucf', sure: true };
  if (csu.test(plain)) return { course: 'csu', sure: true };
  if (umass.test(plain)) return { course: 'umass', sure: true };
  if (fullRows.test(plain)) return { course: 'umass', sure: false };
  if (fullFrame.test(plain) || count.test(plain)) return { course: 'tue', sure: false };
  return undefined;
}

/** Whether a file of that name and text is an output and no puzzle, whatever lies beside it. */
export function isOutput(text: string, name: string): boolean {
  const looks = outputLooks(text);
  return looks !== undefined && (looks.sure || /\.out$|expected/i.test(name));
}

/** The text with every line end written as LF. */
export function plainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
