/** Items of a constraint text (core/formats/iss/iss_text.hpp) about cells by their indexes. */
import { cellName, item, pairTable } from '../clues.ts';
import type { Places } from './places.ts';

export { pairTable };

export class Items {
  readonly #columns: number;

  constructor({ columns }: Pick<Places, 'columns'>) {
    this.#columns = columns;
  }

  /** "R1Ca": rows and columns are digits of base 17. */
  name(cell: number): string {
    return cellName(cell, this.#columns);
  }

  of(kind: string, cells: readonly number[], ...first: readonly (string | number)[]): string {
    return item(kind, ...first, ...cells.map((cell) => this.name(cell)));
  }

  /** A cell that may hold some digits only. */
  limited(cell: number, digits: readonly number[]): string {
    return `.~${[this.name(cell), ...digits].join('_')}`;
  }
}

export function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
