import type { Expectation } from './names.ts';

/** What is wrong with data from outside: where, what is there, what was expected. */
export interface Fault {
  /** Such as `grid, row 3, column 4, value` or `character 812`; empty for the text as a whole. */
  readonly where: string;
  readonly found: string;
  readonly expected: Expectation;
}

/**
 * Thrown by the readers of this folder and caught at its door, `readForeign`, so that every field
 * can be read without asking after each whether it was right. Nothing outside ever sees it.
 */
export class Unreadable extends Error {
  readonly fault: Fault;

  constructor(expected: Expectation, found: unknown, where = '') {
    super(`${where}: found ${described(found)}, expected ${expected}`);
    this.fault = { where, found: described(found), expected };
  }
}

const longestQuoted = 24;

/** A value as one reads it in a sentence, short whatever it is. */
function described(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a record';
  if (typeof value !== 'string') return String(value).slice(0, longestQuoted);
  return value.length > longestQuoted ? `“${value.slice(0, longestQuoted)}…”` : `“${value}”`;
}
