/** Where things are, as Penpa+ counts: ../../penpa/places.ts says how. */
import { padding } from '../../penpa/places.ts';
import type { Shape } from '../../../puzzle/shape.ts';

/** Which corner of a cell a quarter of it is in. */
export type Quarter = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
const quarters: readonly Quarter[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The numbers of a board, with as many rows and columns of cells around it as are wanted. */
export class PenpaNumbers {
  /** With the margin. */
  readonly rows: number;
  readonly columns: number;
  readonly #board: Pick<Shape, 'rows' | 'columns'>;
  readonly #before: number;
  readonly #across: number;
  readonly #count: number;

  constructor(board: Pick<Shape, 'rows' | 'columns'>, margin: number) {
    this.#board = board;
    this.rows = board.rows + 2 * margin;
    this.columns = board.columns + 2 * margin;
    this.#before = padding + margin;
    this.#across = this.columns + 2 * padding;
    this.#count = this.#across * (this.rows + 2 * padding);
  }

  /** The cell in a row and column from 0; those of the margin are beside that. */
  at(row: number, column: number): number {
    return (row + this.#before) * this.#across + column + this.#before;
  }

  cell(cell: number): number {
    const { columns } = this.#board;
    return this.at(Math.floor(cell / columns), cell % columns);
  }

  /** The corner at the lower right of a cell in a row and column. */
  corner(row: number, column: number): number {
    return this.#count + this.at(row, column);
  }

  /** The middle of the edge between a cell and the one below or to the right of it. */
  edge(cell: number, below: boolean): number {
    return (below ? 2 : 3) * this.#count + this.cell(cell);
  }

  quarter(cell: number, which: Quarter): number {
    return 4 * (this.#count + this.cell(cell)) + quarters.indexOf(which);
  }

  /** The middle of all: a cell, an edge or a corner. */
  middle(): number {
    const down = this.rows + 2 * padding;
    const row = Math.floor((down - 1) / 2);
    const column = Math.floor((this.#across - 1) / 2);
    const [isBetweenRows, isBetweenColumns] = [down % 2 === 0, this.#across % 2 === 0];
    const kind = isBetweenRows ? (isBetweenColumns ? 1 : 2) : isBetweenColumns ? 3 : 0;
    return kind * this.#count + row * this.#across + column;
  }
}
