/**
 * What a rule draws before the core has said anything: while its stroke goes on, and while a number that it needs
 * is missing. The core's own word takes its place as soon as it is there.
 */
import type { Figure } from '../../../board/view.ts';
import type { Item } from '../../../puzzle/items.ts';
import type { VariantRule } from '../../../puzzle/puzzle.ts';
import { named, parametersOf, schemaOf, type ParameterSchema } from '../../../puzzle/schema.ts';
import type { Shape } from '../../../puzzle/shape.ts';
import { variantFaces } from '../../../rules/variants/index.ts';
import { cellsAround } from '../../../board/strokes/geometry.ts';
import { diagonalNamed, lineOf } from '../strokes/outside.ts';
import { cellOfName } from './cell-names.ts';

/** What stands where a number is missing. */
const unknown = '?';

/** The figures of an item; `cells` are those of its stroke, where they say more than its arguments. */
export function previewOf(item: Item, shape: Shape, cells?: readonly number[]): readonly Figure[] {
  const rule = ruleOf(item, shape, cells);
  const figures = variantFaces[item.kind]?.draw?.(rule, shape, []).figures ?? [];
  if (figures.length === 0 && rule.cells.length > 0) return [badge(rule.cells)];
  return item.isUnfinished ? figures.map(withUnknown) : figures;
}

/** A kind without a drawing of its own: its cells, dotted around. */
function badge(cells: readonly number[]): Figure {
  return { form: 'cage', cells, text: '', inset: 12 };
}

/** Where a text is missing there is a question mark. */
function withUnknown(figure: Figure): Figure {
  if (figure.form !== 'cage' && figure.form !== 'clue' && figure.form !== 'dot') return figure;
  return /\d/.test(figure.text) ? figure : { ...figure, text: unknown };
}

/** The item as the core would tell of it, as far as that can be said without the core. */
function ruleOf(item: Item, shape: Shape, drawn?: readonly number[]): VariantRule {
  const { kind } = item;
  const values = named(item) ?? {};
  const schema = schemaOf(kind);
  const numbers: number[] = [];
  const cells: number[] = [];
  const lists: number[][] = [];
  for (const parameter of parametersOf(kind)) {
    const value = values[parameter.name];
    const texts = value === undefined ? [] : typeof value === 'string' ? [value] : value;
    const found = texts.flatMap((text) => cellOfName(shape, text) ?? []);
    switch (parameter.kind) {
      case 'cells':
      case 'cell':
        cells.push(...found);
        break;
      case 'cell_lists':
        for (const list of listsOf(texts))
          lists.push(list.flatMap((text) => cellOfName(shape, text) ?? []));
        break;
      case 'texts':
        for (const text of texts) {
          const [name = '', ...values] = text.split('_');
          cells.push(...[cellOfName(shape, name) ?? []].flat());
          numbers.push(...values.map(Number));
        }
        break;
      case 'line':
        cells.push(...lineCells(shape, texts[0] ?? '', values));
        break;
      default:
        numbers.push(...numbersOf(kind, parameter, texts));
    }
  }
  if (schema?.gesture === 'diagonal') {
    const diagonal = diagonalNamed(shape, cells[0] ?? 0);
    cells.splice(0, 1, ...(item.isAtOtherEnd ? [...diagonal].reverse() : diagonal));
  }
  if (schema?.gesture === 'corner') cells.push(...cellsAround(shape, cells[0] ?? 0).slice(1));
  const all = drawn ?? cells;
  // The first cell of a counting kind is not one of those that are counted.
  if (lists.length === 0) lists.push([...all]);
  return { item: 0, kind, numbers, cells: all, lists, text: '' };
}

/** Lists of a text that parts them by dashes. */
export function listsOf(texts: readonly string[]): readonly (readonly string[])[] {
  return texts
    .join(' ')
    .split(/ ?- ?/)
    .map((list) => list.split(' ').filter((text) => text !== ''));
}

function lineCells(
  shape: Shape,
  name: string,
  values: Readonly<Record<string, unknown>>,
): readonly number[] {
  const at = Number(name.slice(1)) - 1;
  const isFromEnd = Boolean(values['clue from the other end']) && !values['clue'];
  return Number.isInteger(at) && at >= 0
    ? lineOf(shape, name.startsWith('R'), at, isFromEnd).cells
    : [];
}

/** As rules have them: values with how often they occur, words by their places. */
function numbersOf(kind: string, { kind: sort, words }: ParameterSchema, texts: readonly string[]) {
  if (sort === 'word') return [Math.max(0, words?.indexOf(texts[0] ?? '') ?? 0)];
  if (sort === 'values' || sort === 'each_value') return counted(texts.flatMap(split).map(Number));
  if (kind === 'LookAndSay') return pairsOf(texts[0] ?? '');
  return texts
    .filter((text) => text !== '')
    .map((text) => parseInt(text, 10))
    .filter((number) => !Number.isNaN(number));
}

function split(text: string): string[] {
  return text.split('_');
}

function counted(values: readonly number[]): number[] {
  const sorted = [...new Set(values)].sort((a, b) => a - b);
  return sorted.flatMap((value) => [value, values.filter((other) => other === value).length]);
}

/** "23": two 3s, as a value and a count. */
function pairsOf(text: string): number[] {
  const pairs: number[] = [];
  for (let at = 0; at + 1 < text.length; at += 2)
    pairs.push(Number(text[at + 1]), Number(text[at]));
  return pairs;
}
