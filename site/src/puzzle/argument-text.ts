/** The arguments of rules as text, as core/formats/constraints/argument_text.hpp defines it. */
import type { Parameter, Range } from '../rules/face.ts';
import { escapedItems, readItems, unescapedItems, writeItems, type Item } from './items.ts';
import type { Argument, DigitPair } from './puzzle.ts';
import { cellCount, type Shape } from './shape.ts';

export function writeArgument(
  { kind }: Parameter,
  argument: Argument | undefined,
  { columns }: Shape,
): string {
  if (argument === undefined) return '';
  if (typeof argument === 'number' || typeof argument === 'string') return String(argument);
  if (kind === 'items') return escapedItems(writeItems(argument as readonly Item[]));
  if (kind === 'regions') return argument.map((region) => Number(region) + 1).join('');
  if (kind === 'digit_pairs')
    return (argument as readonly DigitPair[]).map((pair) => pair.join('')).join('.');
  return (argument as readonly number[])
    .map((cell) => `${Math.floor(cell / columns) + 1}${(cell % columns) + 1}`)
    .join('.');
}

/** The argument, or undefined when the text is none. */
export function readArgument(
  parameter: Parameter,
  text: string,
  shape: Shape,
): Argument | undefined {
  switch (parameter.kind) {
    case 'number':
      return readNumber(text, parameter);
    case 'word':
      return parameter.words?.includes(text) ? text : undefined;
    case 'items': {
      if (text === '') return [];
      const items = unescapedItems(text);
      return items === undefined ? undefined : readItems(items);
    }
    case 'regions': {
      const regions = [...text].map((character) => Number(character) - 1);
      return regions.length === cellCount(shape) && regions.every((n) => n >= 0 && n < shape.digits)
        ? regions
        : undefined;
    }
    default: {
      const pairs = readPairs(text, shape);
      return parameter.kind === 'digit_pairs'
        ? pairs
        : pairs?.map(([row, column]) => (row - 1) * shape.columns + (column - 1));
    }
  }
}

/** A whole number of the range, or undefined when the text is none. */
export function readNumber(text: string, { least, most }: Range): number | undefined {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}

function readPairs(text: string, { digits }: Shape): DigitPair[] | undefined {
  const items = text === '' ? [] : text.split('.');
  const pairs = items.map((item): DigitPair => [Number(item[0]), Number(item[1])]);
  const fits = (n: number) => n >= 1 && n <= digits;
  return items.every((item) => item.length === 2) && pairs.every((pair) => pair.every(fits))
    ? pairs
    : undefined;
}
