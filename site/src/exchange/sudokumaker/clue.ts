/** What a clue of SudokuMaker is read with, and what it comes to. */
import type { Board } from '../board.ts';
import { pairTable } from '../clues.ts';
import type { Items } from '../meaning/items.ts';
import type { ForeignRule } from '../names.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import type { MakerPlaces } from './places.ts';

/** What is known of the board where a clue is read. */
export interface MakerBoard {
  readonly board: Board;
  readonly places: MakerPlaces;
  readonly items: Items;
  /** The region of a cell, the same for all cells where there are none. */
  readonly regionOf: readonly number[];
  /** Whether the engine has these regions as boxes. */
  readonly hasBoxes: boolean;
  /** Cells side by side, as in `unmarkedItems`, of which a constraint of that type says nothing where they have no mark. */
  readonly exempt: (type: number) => ReadonlySet<string>;
}

/** One clue in items; undefined where no item says it. */
export type Clue = (clue: Data, on: MakerBoard, where: string) => readonly string[] | undefined;

/** Pairs of the board's values, as an item has them. */
export function tableOf(
  { digits, lowest }: Board,
  allowed: (a: number, b: number) => boolean,
): string {
  return pairTable(digits, allowed, lowest);
}

/** A type of constraint. */
export interface Kind {
  readonly rule: ForeignRule;
  /** The field whose list holds the clues; the whole constraint is the clue where there is none. */
  readonly field?: string;
  readonly clue: (constraint: DataRecord) => Clue;
}
