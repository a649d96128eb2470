/** The fields of a rule's form: what is in them, and what a person's text comes to. */
import type { Item } from '../../../puzzle/items.ts';
import { named, parametersOf, takesList, type ParameterSchema } from '../../../puzzle/schema.ts';
import type { Shape } from '../../../puzzle/shape.ts';
import { settingWords } from '../../../words/setting.ts';
import { codeOfPattern, patternOf } from '../../../rules/variants/codes.ts';
import { cellOfName, cellsText, nameOfCell, readCells } from '../things/cell-names.ts';

/** What a text comes to: a value, nothing where it may be left out, or what is wrong with it. */
export type FieldValue =
  { readonly value: string | readonly string[] | undefined } | { readonly problem: string };

/** What stands in the field of a parameter. */
export function textOf(item: Item, parameter: ParameterSchema, shape: Shape): string {
  const value = named(item)?.[parameter.name];
  if (value === undefined) return '';
  if (parameter.kind === 'cell') return cellsAsText([String(value)], shape);
  if (parameter.name === 'expression') return patternOf(String(value));
  if (parameter.kind === 'text') return String(value);
  if (typeof value === 'string') return value.replaceAll('_', ' ');
  if (parameter.kind === 'cell_lists')
    return value
      .join(' ')
      .split(/ ?- ?/)
      .map((list) => cellsAsText(list.split(' '), shape))
      .join(' | ');
  if (parameter.kind === 'cells') return cellsAsText(value, shape);
  return value.join(' ');
}

/** Cells beside the grid keep their own names. */
function cellsAsText(names: readonly string[], shape: Shape): string {
  const cells = names.map((name) => cellOfName(shape, name));
  return cells.includes(undefined)
    ? names.filter((name) => name !== '').join(' ')
    : cellsText(shape, cells as number[]);
}

/** Reads what a person has written. */
export function valueOf(text: string, parameter: ParameterSchema, shape: Shape): FieldValue {
  const { kind, least = 1, most } = parameter;
  const { form } = settingWords;
  const written = text.trim();
  switch (kind) {
    case 'cells': {
      const read = readNames(written, shape);
      if ('problem' in read) return read;
      return read.value.length < least ? { problem: form.fewCells(least) } : read;
    }
    case 'cell_lists': {
      const lists = written.split('|').map((list) => readNames(list, shape));
      const wrong = lists.find((list) => 'problem' in list);
      if (wrong) return wrong;
      return {
        value: lists.flatMap((list, at) =>
          'problem' in list ? [] : at > 0 ? ['-', ...list.value] : list.value,
        ),
      };
    }
    case 'cell': {
      const cell = cellOfName(shape, written);
      return cell === undefined
        ? { problem: form.wrongCell(written) }
        : { value: nameOfCell(shape, cell) };
    }
    case 'line':
      return /^[rc]\d{1,2}$/i.test(written)
        ? { value: written.toUpperCase() }
        : { problem: form.wrongLine };
    case 'number':
    case 'clue': {
      if (written === '') return { value: undefined };
      const number = Number(written);
      const isIn = Number.isInteger(number) && number >= least && number <= (most ?? Infinity);
      return isIn ? { value: String(number) } : { problem: form.wrongNumber(least, most ?? 0) };
    }
    case 'values': {
      const values = figures(written);
      return { value: values.length > 0 ? values.join('_') : undefined };
    }
    case 'each_value':
    case 'texts':
      return { value: kind === 'texts' ? written.split(/\s+/).filter(Boolean) : figures(written) };
    default: {
      if (parameter.name === 'expression')
        return { value: written === '' ? undefined : codeOfPattern(written) };
      // What parts rules and their arguments in a text stands in none of them.
      const wrong = /[.~]/.exec(written)?.[0];
      if (wrong !== undefined) return { problem: form.wrongCharacter(wrong) };
      return { value: written === '' ? undefined : written.replace(/\s+/g, '_') };
    }
  }
}

/** Numbers that are parted by anything; figures that stand together are one each. */
function figures(text: string): string[] {
  return /[^\d]/.test(text) ? text.split(/[^\d]+/).filter(Boolean) : [...text];
}

function readNames(
  text: string,
  shape: Shape,
): { readonly value: readonly string[] } | { readonly problem: string } {
  // Cells beside the grid, which have no place on it, are taken as they are.
  if (/^[A-Z]{2}\d+(?:\s|$)/.test(text)) return { value: text.split(/\s+/) };
  const read = readCells(shape, text);
  return 'wrong' in read
    ? { problem: settingWords.form.wrongCell(read.wrong) }
    : { value: read.cells.map((cell) => nameOfCell(shape, cell)) };
}

/** The parameters of a rule that can be filled in: all of them, but for blocks, whose parts are rules. */
export function fieldsOf(item: Item): readonly ParameterSchema[] {
  return parametersOf(item.kind);
}

export function isLong(parameter: ParameterSchema): boolean {
  return takesList(parameter) || parameter.kind === 'text';
}
