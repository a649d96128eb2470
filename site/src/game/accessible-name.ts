/** What a screen reader says of a cell, on every board of the page. */
import { regionName, type BoardDrawing } from '../rules/index.ts';
import type { CellWords } from '../words/en/board.ts';
import { words } from '../words/index.ts';
import { placeOf, valueOf, type Shape } from '../puzzle/shape.ts';

/** What a cell holds and what is wrong with it; what is left out is nothing. */
type Contents = Partial<
  Omit<CellWords, 'row' | 'column' | 'box' | 'region' | 'value' | 'rules'>
> & {
  /** 0 for none. */
  readonly digit?: number;
};

/** The name of a cell: its place on a board with that drawing, and its contents. */
export function accessibleName(
  shape: Shape,
  drawing: Pick<BoardDrawing, 'boxes' | 'boxSize' | 'regions' | 'spoken'>,
  cell: number,
  { digit = 0, corner = [], centre = [], candidates = [], ...contents }: Contents,
): string {
  const boxed = { ...shape, ...drawing.boxSize };
  const { row, column, box } = placeOf(boxed, cell);
  const valuesOf = (digits: readonly number[]) => digits.map((each) => valueOf(shape, each));
  const isCut = boxed.boxRows < shape.rows || boxed.boxColumns < shape.columns;
  return words.board.cell({
    row: row + 1,
    column: column + 1,
    box: drawing.boxes && isCut ? box + 1 : undefined,
    region: regionName(drawing.regions[cell]),
    given: false,
    value: digit ? valueOf(shape, digit) : undefined,
    shown: false,
    corner: valuesOf(corner),
    centre: valuesOf(centre),
    candidates: valuesOf(candidates),
    colours: [],
    house: false,
    conflict: '',
    rules: drawing.spoken[cell] ?? [],
    ...contents,
  });
}
