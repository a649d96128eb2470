/** Fog as SudokuPad and f-puzzles have it: cells that are clear, and what clears others. */
import type { FogTrigger } from '../../puzzle/supplement.ts';
import { fieldOf, isList, isOn, isRecord, wholeNumberOf } from '../fields.ts';
import type { Gathered } from '../gathered.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';

/** More than any board has cells, or any puzzle triggers. */
const most = 2000;

/**
 * The fog of a puzzle. `said` are the cells that a cage without cells says to be clear ("foglight:
 * r1c1r2c2"); it makes fog even where it names none. Triggers of other kinds are missing.
 */
export function readFog(data: DataRecord, gathered: Gathered, said?: Data): void {
  const { rows, columns } = gathered.board;
  const cellsIn = (value: Data | undefined) => cellsOf(value, rows, columns);
  const lights = [data['foglight'], data['fogofwar']].filter(isList);
  const items = isList(data['triggereffect']) ? data['triggereffect'] : [];
  const triggers = triggersOf(items.slice(0, most), cellsIn);
  if (triggers.length < items.length || (items.length === 0 && isOn(data['triggereffect'])))
    gathered.lacks('trigger');
  if (lights.length === 0 && said === undefined && triggers.length === 0) return;
  const lit = [...lights.flatMap(cellsIn), ...cellsIn(said)];
  gathered.fogged({ lit: [...new Set(lit)], triggers });
}

function triggersOf(
  items: readonly Data[],
  cellsIn: (value: Data | undefined) => readonly number[],
): readonly FogTrigger[] {
  return items.flatMap((item) => {
    const { trigger, effect } = isRecord(item) ? item : {};
    if (!isRecord(trigger) || !isRecord(effect)) return [];
    if (trigger['type'] !== 'cellvalue' || effect['type'] !== 'foglight') return [];
    const needs = cellsIn(fieldOf(trigger, 'cell', 'cells', 'ce'));
    const clears = cellsIn(fieldOf(effect, 'cells', 'ce', 'cell'));
    return needs.length > 0 && clears.length > 0 ? [{ needs, clears }] : [];
  });
}

/** Cells in a text of names, in a list of names, or in a list of [row, column] from 0. */
function cellsOf(data: Data | undefined, rows: number, columns: number): readonly number[] {
  const names = (text: string) =>
    [...text.slice(0, most * 8).matchAll(/r(\d{1,2})c(\d{1,2})/gi)].map(([, row, column]) => [
      Number(row) - 1,
      Number(column) - 1,
    ]);
  const items = isList(data) ? data.slice(0, most) : [data];
  const places = items.flatMap((item): readonly (readonly number[])[] => {
    if (typeof item === 'string') return names(item);
    return isList(item) ? [item.slice(0, 2).map((number) => wholeNumberOf(number) ?? -1)] : [];
  });
  return places.flatMap(([row = -1, column = -1]) => {
    const isOnBoard = row >= 0 && column >= 0 && row < rows && column < columns;
    const isWhole = Number.isInteger(row) && Number.isInteger(column);
    return isOnBoard && isWhole ? [row * columns + column] : [];
  });
}
