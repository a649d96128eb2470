import type { ErrorCode } from './names.ts';

/** What is wrong with an input. Lines and columns count from 1. */
export interface Problem {
  readonly code: ErrorCode;
  readonly line: number | null;
  readonly column: number | null;
  /** Index in reading order, from 0. */
  readonly cell: number | null;
  readonly found: string;
  readonly expected: string;
}
