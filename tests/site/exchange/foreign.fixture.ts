import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import LZString from 'lz-string';
import { expect } from 'vitest';

import { writeDescription } from '../../../site/src/puzzle/description.ts';
import { readForeign, type Outcome } from '../../../site/src/exchange/index.ts';

/** The puzzle in most of `tests/cases/links`. */
export const textbook =
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const solved =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

export function linkCase(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../cases/links', name), 'utf8');
}

export function compressed(data: unknown): string {
  return LZString.compressToBase64(typeof data === 'string' ? data : JSON.stringify(data));
}

export type Kind = Outcome['kind'];

/** What a text is, which must be of that kind. */
export function read<K extends Kind>(text: string, kind: K): Extract<Outcome, { kind: K }> {
  const outcome = readForeign(text);
  expect(outcome).toMatchObject({ kind });
  return outcome as Extract<Outcome, { kind: K }>;
}

/** The puzzle of an outcome as a description, or why there is none. */
export function described(outcome: Outcome | undefined): string {
  const opening = outcome && 'opening' in outcome ? outcome.opening : undefined;
  return opening ? writeDescription(opening.puzzle) : (outcome?.kind ?? 'nothing');
}

/** What is missing, by name. */
export function missing(outcome: Outcome | undefined): string[] {
  if (outcome?.kind !== 'needs-rules') throw new Error(`misses nothing: ${outcome?.kind}`);
  return outcome.missing.map(({ rule, called }) => called ?? rule).sort();
}

/** A board of f-puzzles: digits, and `.` for empty cells. */
export function gridOf(digits: string): Record<string, unknown>[][] {
  const size = Math.sqrt(digits.length);
  return Array.from({ length: size }, (_, row) =>
    [...digits.slice(row * size, (row + 1) * size)].map((digit) =>
      /[1-9]/.test(digit) ? { value: Number(digit), given: true } : {},
    ),
  );
}

export function fPuzzles(fields: object, digits = '1...............'): string {
  return JSON.stringify({ size: Math.sqrt(digits.length), grid: gridOf(digits), ...fields });
}

/** A board of SudokuPad with its boxes. */
export function scl(fields: object, digits = '1...............'): string {
  const cells = gridOf(digits).map((row) => row.map(({ value }) => (value ? { value } : {})));
  return JSON.stringify({ cells, regions: boxes4, ...fields });
}

export const boxes4 = [0, 2, 8, 10].map((corner) =>
  [0, 1, 4, 5].map((step) => [Math.floor((corner + step) / 4), (corner + step) % 4]),
);

/** The number of the box of each cell, in reading order. */
export const makerBoxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];

/** A board of SudokuMaker of four by four with its boxes, or with constraints that say more. */
export function maker(
  fields: object,
  constraints: readonly object[] = [],
  digits = '1...............',
): object {
  return {
    formatVersion: '1.5.0',
    puzzle: {
      ...{ name: '', author: '', comment: '', size: 4 },
      cells: [...digits].map((digit) =>
        /[0-9]/.test(digit) ? { given: true, value: Number(digit) } : {},
      ),
      constraints: [{ type: 0 }, { type: 1, regions: makerBoxes }, ...constraints],
      ...fields,
    },
  };
}

/** The parts of a link of Penpa+ that say something of the puzzle. */
export interface PenpaParts {
  readonly header: readonly unknown[];
  readonly steps: unknown;
  readonly question: unknown;
  readonly answer: unknown;
  readonly genres: unknown;
}

/** A board of Penpa+ for Sudoku of four by four, with nothing around it, and what is drawn on it. */
export function penpaParts(question: unknown = {}, more: Partial<PenpaParts> = {}): PenpaParts {
  return {
    header: [
      'sudoku',
      4,
      4,
      38,
      0,
      1,
      1,
      190,
      190,
      0,
      0,
      0,
      0,
      0,
      0,
      'Title: ',
      'Author: ',
      '',
      '',
    ],
    steps: [18, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1, 5, 1, 1, 1],
    question,
    answer: {},
    genres: [],
    ...more,
  };
}

export function penpaLink(parts: PenpaParts, check?: string): string {
  const { header, steps, question, answer, genres } = parts;
  const lines = new Array<string>(19).fill('');
  lines[0] = header.join();
  lines[3] = JSON.stringify(question) ?? '';
  lines[4] = JSON.stringify(answer) ?? '';
  lines[5] = JSON.stringify(steps) ?? '';
  lines[17] = JSON.stringify(genres) ?? '';
  const packed = (text: string) => deflateRawSync(text).toString('base64');
  const payload = packed(lines.join('\n').replaceAll('"number"', 'zN').replaceAll('null', 'zO'));
  const answered = check === undefined ? '' : `&a=${packed(check)}`;
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${payload}${answered}`;
}
