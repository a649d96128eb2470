/**
 * Rules that f-puzzles itself does not draw: whoever writes them draws them as well, and says of each drawing which
 * rule it shows (`fromConstraint`). Read, such a drawing is no more than the rule.
 */
import { isList, isRecord } from '../fields.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';

/** How such a rule is drawn. */
export interface Look {
  /** The name that its drawings bear. */
  readonly name: string;
  readonly form: 'line' | 'cage' | 'outside';
  readonly colour: string;
  /** Of a line, as f-puzzles has widths. */
  readonly width?: number;
  /** Discs at the first cell of a line, or at both ends. */
  readonly discs?: 'first' | 'both';
  /** What stands around a number outside. */
  readonly sign?: string;
}

/** By the fields of f-puzzles. */
export const looks: Readonly<Record<string, Look>> = {
  renban: { name: 'Renban', form: 'line', colour: '#F067F0', width: 0.25 },
  whispers: { name: 'German Whispers', form: 'line', colour: '#67F067', width: 0.1875 },
  entropicline: { name: 'Entropic Line', form: 'line', colour: '#FFCCAA', width: 0.15625 },
  modularline: { name: 'Modular Line', form: 'line', colour: '#33BBBB', width: 0.15625 },
  regionsumline: { name: 'Region Sum Line', form: 'line', colour: '#2ECBFF', width: 0.15625 },
  nabner: { name: 'Nabner', form: 'line', colour: '#C9C883', width: 0.25 },
  doublearrow: {
    ...{ name: 'Double Arrow', form: 'line', colour: '#C54B8B', width: 0.15 },
    discs: 'both',
  },
  zipperline: { name: 'Zipper Line', form: 'line', colour: '#CDB1EC', width: 0.15625 },
  slowthermometer: {
    ...{ name: 'Slow Thermometer', form: 'line', colour: '#6495ED', width: 0.3 },
    discs: 'first',
  },
  rowindexer: { name: 'Row Indexer', form: 'cage', colour: '#7CC77C' },
  columnindexer: { name: 'Column Indexer', form: 'cage', colour: '#C77C7C' },
  boxindexer: { name: 'Box Indexer', form: 'cage', colour: '#7C7CC7' },
  xsum: { name: 'X Sum', form: 'outside', colour: '#000000', sign: '\u25EF' },
  skyscraper: { name: 'Skyscraper', form: 'outside', colour: '#000000', sign: '\u25AF' },
};

/** The name of whispers that are not German ones. */
export const dutchWhispers: Look = {
  ...{ name: 'Dutch Whispers', form: 'line', colour: '#FF9A00', width: 0.1875 },
};

const fields = new Map<string, string>([
  ...Object.entries(looks).map(([field, { name }]): [string, string] => [name, field]),
  [dutchWhispers.name, 'whispers'],
  // As older puzzles have it.
  ['Whispers', 'whispers'],
]);

const drawings = ['line', 'cage', 'text', 'circle'];

/** A puzzle without the drawings of rules that it has. */
export function withoutShown(data: DataRecord): DataRecord {
  const isShown = (drawing: Data): boolean => {
    const name = isRecord(drawing) ? drawing['fromConstraint'] : undefined;
    const field = typeof name === 'string' ? fields.get(name) : undefined;
    const clues = field === undefined ? undefined : data[field];
    return isList(clues) && clues.length > 0;
  };
  const kept = Object.entries(data).map(([name, value]): [string, Data] => [
    name,
    drawings.includes(name) && isList(value) ? value.filter((each) => !isShown(each)) : value,
  ]);
  return Object.fromEntries(kept);
}
