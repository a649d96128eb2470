/** A board as text to copy: plain layouts of its digits, without any rule. */
import { writeDescription } from '../puzzle/description.ts';
import { allDigitsOn, type Position } from './position.ts';
import { shapeOf } from '../puzzle/shape.ts';

export const textForms = ['line', 'rows', 'spaced', 'frame', 'description'] as const;
export type TextForm = (typeof textForms)[number];

/** The text in one form; `all` takes the person's digits along. */
export function writeText(position: Position, form: TextForm, all: boolean): string {
  const { puzzle } = position;
  const digits = all ? allDigitsOn(position) : puzzle.givens;
  const { size } = puzzle;
  const rows = Array.from({ length: size }, (_, row) => digits.slice(row * size, (row + 1) * size));
  switch (form) {
    case 'line':
      return digits.join('');
    case 'rows':
      return rows.map((row) => row.join('')).join('\n');
    case 'spaced':
      return rows.map((row) => row.join(' ')).join('\n');
    case 'frame':
      return frame(rows, shapeOf(size).boxRows, shapeOf(size).boxColumns);
    case 'description':
      return writeDescription(puzzle, digits);
  }
}

function frame(rows: readonly (readonly number[])[], boxRows: number, boxColumns: number): string {
  const boxesAcross = rows.length / boxColumns;
  const line = `+${`${'-'.repeat(boxColumns * 2 + 1)}+`.repeat(boxesAcross)}`;
  const lines: string[] = [];
  rows.forEach((row, at) => {
    if (at % boxRows === 0) lines.push(line);
    const boxes = Array.from({ length: boxesAcross }, (_, box) =>
      row.slice(box * boxColumns, (box + 1) * boxColumns),
    );
    lines.push(
      `|${boxes.map((box) => ` ${box.map((digit) => digit || '.').join(' ')} `).join('|')}|`,
    );
  });
  return [...lines, line].join('\n');
}
