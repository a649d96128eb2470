/**
 * The JSON of sudoku.coach: `gridSize`, and texts with a character a cell for givens and for what was entered,
 * or with a number a cell that has a bit for each candidate.
 */
import { boardOf } from '../board.ts';
import { isOn, proseOf, wholeNumberOf } from '../fields.ts';
import { Gathered } from '../gathered.ts';
import type { DataRecord } from '../payload/loose-json.ts';
import type { Outcome } from '../outcome.ts';
import { Unreadable } from '../unreadable.ts';

/** What it says of a board beside its digits; anything else may be a rule. */
const known = new Set([
  'gridSize',
  'givenDigits',
  'userDigits',
  'userCellCandidates',
  'colours',
  'givenColours',
  'userColours',
  'userCellCandidatesColours',
]);

const longestGrid = 4096;

export function isCoach(data: DataRecord): boolean {
  return 'givenDigits' in data;
}

/** Throws Unreadable where a field has not the type it must have. */
export function readCoach(data: DataRecord): Outcome {
  const about = { program: 'sudoku-coach', title: '', author: '', told: '' } as const;
  const side = wholeNumberOf(data['gridSize']) ?? 0;
  const board = boardOf(side);
  if (!board) return { kind: 'other-board', about, rows: side, columns: side };
  const gathered = new Gathered(about, board);
  digitsOf(data, 'givenDigits', gathered).forEach((digit, cell) => {
    if (digit !== 0) gathered.given(cell, digit);
  });
  if (isOn(data['userDigits']))
    digitsOf(data, 'userDigits', gathered).forEach((digit, cell) => gathered.enter(cell, digit));
  readCandidates(data, gathered);
  for (const [name, value] of Object.entries(data))
    if (!known.has(name) && isOn(value)) gathered.lacksUnknown(name);
  return gathered.outcome();
}

/** A digit a cell; letters are digits above 9. */
function digitsOf(data: DataRecord, name: string, { givens }: Gathered): number[] {
  const text = proseOf(data[name], longestGrid);
  if (text.length !== givens.length) throw new Unreadable('rows', data[name], name);
  return [...text].map((character) => {
    const digit = parseInt(character, 36);
    return Number.isNaN(digit) ? 0 : digit;
  });
}

/** The bit of a digit is that number: candidates of 1 and 3 are 2 + 8. */
function readCandidates(data: DataRecord, gathered: Gathered): void {
  const text = data['userCellCandidates'];
  if (typeof text !== 'string' || text === '') return;
  const masks = text.slice(0, longestGrid).split('-').map(Number);
  if (masks.length !== gathered.givens.length)
    throw new Unreadable('rows', text, 'userCellCandidates');
  masks.forEach((mask, cell) => {
    const digits = gathered.givens.map((_, at) => at).slice(1, gathered.board.columns + 1);
    gathered.mark(
      gathered.centre,
      cell,
      digits.filter((digit) => (mask >> digit) & 1),
    );
  });
}
