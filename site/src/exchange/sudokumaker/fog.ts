/** The fog of SudokuMaker: cells that are lit, and labels by which digits light others. */
import { isRecord, listOf, proseOf, within } from '../fields.ts';
import type { Gathered } from '../gathered.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import type { FogTrigger } from '../../puzzle/supplement.ts';
import type { MakerPlaces } from './places.ts';

const most = 2000;
const longestLabel = 40;

interface Constraint {
  readonly data: DataRecord;
  readonly where: string;
}

/** Throws Unreadable where a field has not the type it must have. */
export function readMakerFog(
  constraints: readonly Constraint[],
  places: MakerPlaces,
  gathered: Gathered,
): void {
  if (constraints.length === 0) return;
  const lit = constraints.flatMap(({ data, where }) =>
    places.cells(data['cells'], within(where, 'cells')),
  );
  const triggers = constraints.flatMap(({ data, where }) => triggersOf(data, where, places));
  gathered.fogged({ lit: [...new Set(lit)], triggers });
}

/** When all cells of a label are right, all that it lights is clear. */
function triggersOf(data: DataRecord, where: string, places: MakerPlaces): readonly FogTrigger[] {
  const labelled = (name: string) => {
    const byLabel = new Map<string, number[]>();
    for (const item of listOf(data[name], within(where, name)).slice(0, most)) {
      const { label, cells } = isRecord(item) ? item : ({} as Record<string, Data>);
      const key = proseOf(label, longestLabel);
      const found = places.cells(cells, within(where, name));
      byLabel.set(key, [...(byLabel.get(key) ?? []), ...found].slice(0, most));
    }
    return byLabel;
  };
  const effects = labelled('effects');
  return [...labelled('triggers')].flatMap(([label, needs]) => {
    const clears = effects.get(label) ?? [];
    return needs.length > 0 && clears.length > 0 ? [{ needs, clears }] : [];
  });
}
