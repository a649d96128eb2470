/** From what was drawn to a rule, and what a rule still lacks. */
import { newItemId } from '../../../puzzle/item-ids.ts';
import type { Item } from '../../../puzzle/items.ts';
import {
  named,
  parametersOf,
  schemaOf,
  withArguments,
  written,
  type Arguments,
  type ParameterSchema,
} from '../../../puzzle/schema.ts';
import type { Shape } from '../../../puzzle/shape.ts';
import { settled } from '../../../puzzle/unfinished.ts';
import type { Stroke } from '../strokes/gestures.ts';
import { nameOfDiagonal } from '../strokes/outside.ts';
import { nameOfCell } from './cell-names.ts';

/** What a tool sets beside the cells, by the names of parameters. */
export type Presets = Arguments;

/** The arguments that a stroke gives. */
export function argumentsOf(
  kind: string,
  { cells, line }: Pick<Stroke, 'cells' | 'line'>,
  shape: Shape,
  presets: Presets = {},
): Arguments {
  const names = cells.map((cell) => nameOfCell(shape, cell));
  const gesture = schemaOf(kind)?.gesture;
  const values: Record<string, string | readonly string[]> = { ...presets };
  for (const { name, kind: sort } of parametersOf(kind)) {
    if (sort === 'line' && line) values[name] = line.name;
    else if (sort === 'cells' || sort === 'cell_lists') values[name] = names;
    else if (sort === 'cell' && gesture === 'diagonal')
      values[name] = nameOfCell(shape, nameOfDiagonal(shape, cells) ?? 0);
    else if (sort === 'cell') values[name] = names[0] ?? '';
  }
  return values;
}

/** A new rule, unfinished while something that it needs is missing. */
export function madeItem(kind: string, values: Arguments): Item {
  return settled({ id: newItemId(), kind, arguments: written(kind, values) });
}

/** The item with other values for some of its parameters; undefined takes one away. */
export function changedItem(
  item: Item,
  changes: Readonly<Record<string, string | readonly string[] | undefined>>,
): Item {
  const values = Object.fromEntries(
    Object.entries({ ...named(item), ...changes }).filter(([, value]) => value !== undefined),
  ) as Arguments;
  return settled(withArguments(item, values));
}

/** What of a rule is typed: its first number, or what stands for one. `line` says at which end of a line. */
export function typedParameter(
  kind: string,
  line?: { readonly isFromEnd: boolean },
): ParameterSchema | undefined {
  const parameters = parametersOf(kind);
  const clues = parameters.filter(({ kind: sort }) => sort === 'clue');
  if (clues.length > 0) return clues[line?.isFromEnd ? 1 : 0];
  return parameters.find((parameter) => isTyped(kind, parameter));
}

/** Whether figures alone say it. */
function isTyped(kind: string, { kind: sort }: ParameterSchema): boolean {
  if (sort === 'number' || sort === 'values' || sort === 'each_value') return true;
  return sort === 'text' && (kind === 'Sum' || kind === 'LookAndSay');
}

/** What figures come to: a number, or a list of values of one figure each. */
export function typedValue(
  { kind: sort }: ParameterSchema,
  figures: string,
): string | readonly string[] | undefined {
  if (figures === '' || figures === '-') return undefined;
  if (sort === 'values') return [...figures].join('_');
  if (sort === 'each_value') return [...figures];
  return figures;
}

/** The opposite, for who goes on typing. */
export function figuresOf(value: string | readonly string[] | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value.replaceAll('_', '') : value.join('');
}

/** Why figures are no value of the parameter; undefined where they are. */
export function outOfRange(
  { kind: sort, least, most }: ParameterSchema,
  figures: string,
): { readonly least: number; readonly most: number } | undefined {
  if (sort === 'each_value') return figures.length > 4 ? { least: 1, most: 4 } : undefined;
  if (least === undefined || most === undefined || figures === '') return undefined;
  const number = Number(figures);
  return number < least || number > most ? { least, most } : undefined;
}
