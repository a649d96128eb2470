/** Clues of SudokuMaker that stand beside the board. */
import { item, littleKillerItem } from '../clues.ts';
import type { Drawn } from '../../puzzle/drawing.ts';
import { isList, isRecord, recordOf, wholeNumberOf } from '../fields.ts';
import type { ForeignRule } from '../names.ts';
import type { DataRecord } from '../payload/loose-json.ts';
import type { Clue, Kind } from './clue.ts';
import type { MakerPlaces } from './places.ts';

/** A number at an end of a row or column. */
export const outside =
  (says: (line: string, isFirst: boolean, value: number) => string): Clue =>
  (clue, { places }, where) => {
    const record = recordOf(clue, where);
    const value = wholeNumberOf(record['value']);
    const { row, column } = places.outer(record['outerCell'], where);
    const isAcross = row >= 0 && row < places.rows;
    const isDown = column >= 0 && column < places.columns;
    if (value === undefined || isAcross === isDown) return undefined;
    return [says(isAcross ? `R${row + 1}` : `C${column + 1}`, row < 0 || column < 0, value)];
  };

export const sided = (rule: ForeignRule, kind: string): Kind => ({
  rule,
  field: 'clues',
  clue: () =>
    outside((name, isFirst, value) =>
      isFirst ? item(kind, name, value) : item(kind, name, '', value),
    ),
});

/** A sum of no cells is told by a first cell of 0; `zeroDrawings` draws its number. */
export const xSums: Kind = {
  ...sided('x-sums', 'XSum'),
  clue: (constraint) => (clue, on, where) => {
    const { places, items, board } = on;
    const { value, outerCell } = recordOf(clue, where);
    if (wholeNumberOf(value) !== 0)
      return sided('x-sums', 'XSum').clue(constraint)(clue, on, where);
    const { row, column } = places.outer(outerCell, where);
    const next = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);
    const first = next(row, places.rows) * places.columns + next(column, places.columns);
    return board.lowest === 0 ? [items.limited(first, [0])] : undefined;
  },
};

/** A sum along a diagonal that begins beside the board; 1 rises to the right. */
export const littleKiller: Clue = (clue, { places, items, board }, where) => {
  const record = recordOf(clue, where);
  const sum = wholeNumberOf(record['value']);
  const slope = wholeNumberOf(record['diagonal']);
  if (sum === undefined || (slope !== 1 && slope !== -1)) return undefined;
  const start = places.outer(record['outerCell'], where);
  // One of the two ways leads onto the board.
  const [down, right] = [slope === 1 ? -1 : 1, 1];
  const ways = [
    { step: [down, right] as const, cells: places.along(start, down, right) },
    { step: [-down, -right] as const, cells: places.along(start, -down, -right) },
  ];
  const way = ways.find(({ cells }) => cells.length > 0);
  if (!way) return undefined;
  const { step, cells } = way;
  if (board.rows !== board.columns) return [items.of('Sum', cells, sum)];
  const size = board.columns;
  return [
    littleKillerItem(
      cells.map((cell) => ({ row: Math.floor(cell / size) + 1, column: (cell % size) + 1 })),
      step,
      size,
      sum,
    ),
  ];
};

/** The numbers of X-sums of nothing, which are said by a cell and not by a number outside. */
export function zeroDrawings(
  { clues }: DataRecord,
  places: MakerPlaces,
  attempt: <T>(read: () => T) => T | undefined,
): readonly Drawn[] {
  return (isList(clues) ? clues : []).flatMap((clue): readonly Drawn[] => {
    if (!isRecord(clue) || wholeNumberOf(clue['value']) !== 0) return [];
    const place = attempt(() => places.outer(clue['outerCell'], ''));
    if (!place) return [];
    return [
      {
        ...{ kind: 'shape', layer: 'over', centre: [place.column + 0.5, place.row + 0.5] },
        ...{ width: 0, height: 0, round: false, text: '0', textSize: 0.5, textColour: '#000000' },
      },
    ];
  });
}
