/**
 * Where things are in SudokuMaker: edges, corners and the cells around the board have numbers. A row of edges
 * is the left sides of its cells and then the bottom sides; corners are counted with the border; the
 * board and the cells around it are counted together.
 */
import type { Board } from '../board.ts';
import { isList, shortListOf, wholeNumberOf, within } from '../fields.ts';
import type { Data } from '../payload/loose-json.ts';
import { Unreadable } from '../unreadable.ts';

/** As many cells as the engine lets a rule list. */
const mostCells = 1000;

export interface OuterPlace {
  /** From 0; -1 and the number of rows are beside the board. */
  readonly row: number;
  readonly column: number;
}

export class MakerPlaces {
  readonly rows: number;
  readonly columns: number;

  constructor({ rows, columns }: Pick<Board, 'rows' | 'columns'>) {
    this.rows = rows;
    this.columns = columns;
  }

  /** Throws Unreadable where it is no cell of the board. */
  cell(data: Data | undefined, where: string): number {
    const cell = wholeNumberOf(data);
    if (cell === undefined || cell < 0 || cell >= this.rows * this.columns)
      throw new Unreadable('cell', data, where);
    return cell;
  }

  cells(data: Data | undefined, where: string): number[] {
    return shortListOf(data, where, mostCells).map((cell) => this.cell(cell, where));
  }

  /** Lists of cells. */
  groups(data: Data | undefined, where: string): number[][] {
    return shortListOf(data, where, mostCells).map((group, index) =>
      this.cells(isList(group) ? group : [group ?? ''], within(where, `${index + 1}`)),
    );
  }

  /** The two cells beside an edge. */
  edge(data: Data | undefined, where: string): [number, number] {
    const edge = wholeNumberOf(data) ?? -1;
    const row = Math.floor(edge / (2 * this.columns));
    const place = edge - row * 2 * this.columns;
    const isLeft = place < this.columns;
    const column = isLeft ? place : place - this.columns;
    const fits = edge >= 0 && (isLeft ? row < this.rows && column > 0 : row < this.rows - 1);
    if (!fits) throw new Unreadable('cell', data, where);
    const cell = row * this.columns + column;
    return isLeft ? [cell - 1, cell] : [cell, cell + this.columns];
  }

  /** The first of the four cells around a corner. */
  corner(data: Data | undefined, where: string): number {
    const corner = wholeNumberOf(data) ?? -1;
    const row = Math.floor(corner / (this.columns + 1));
    const column = corner - row * (this.columns + 1);
    const isInside = row > 0 && row < this.rows && column > 0 && column < this.columns;
    if (!isInside) throw new Unreadable('cell', data, where);
    return (row - 1) * this.columns + column - 1;
  }

  /** A place on the board or around it. */
  outer(data: Data | undefined, where: string): OuterPlace {
    const outer = wholeNumberOf(data) ?? -1;
    const row = Math.floor(outer / (this.columns + 2)) - 1;
    const column = outer - (row + 1) * (this.columns + 2) - 1;
    if (outer < 0 || row > this.rows) throw new Unreadable('cell', data, where);
    return { row, column };
  }

  /** The cells from a place on, in steps. */
  along({ row, column }: OuterPlace, down: number, right: number): number[] {
    const cells: number[] = [];
    for (let at = 1; at <= this.rows + this.columns; at++) {
      const [y, x] = [row + down * at, column + right * at];
      const isOn = y >= 0 && x >= 0 && y < this.rows && x < this.columns;
      if (isOn) cells.push(y * this.columns + x);
      else if (cells.length > 0) break;
    }
    return cells;
  }

  /** All pairs of cells side by side, in lines: a row or column each. */
  lines(): number[][] {
    const { rows, columns } = this;
    const line = (count: number, cellAt: (at: number) => number) =>
      Array.from({ length: count }, (_, at) => cellAt(at));
    return [
      ...line(rows, (row) => row).map((row) => line(columns, (at) => row * columns + at)),
      ...line(columns, (column) => column).map((column) =>
        line(rows, (at) => at * columns + column),
      ),
    ];
  }

  /** The four cells of every two by two. */
  squares(): number[][] {
    const { rows, columns } = this;
    const firsts = Array.from({ length: rows * columns }, (_, cell) => cell).filter(
      (cell) => cell % columns < columns - 1 && cell < (rows - 1) * columns,
    );
    return firsts.map((cell) => [cell, cell + 1, cell + columns, cell + columns + 1]);
  }
}
