/** Which values two cells may have together, as the rules that bring a table of their own have it. */
import { valueOf, type Shape } from '../../../puzzle/shape.ts';
import { readSixBits, writeSixBits } from '../things/six-bits.ts';

/** By the first digit and the second, counted from 0. */
export type PairTable = readonly (readonly boolean[])[];

/** Kinds of which the table is the same in both orders. */
export function isSymmetric(kind: string): boolean {
  return kind === 'PairX' || kind === 'BinaryX';
}

/** The older kinds have two of the characters the other way round. */
function exchanged(kind: string, text: string): string {
  return kind.startsWith('Binary')
    ? text.replace(/[-_]/g, (character) => (character === '-' ? '_' : '-'))
    : text;
}

export function readTable(kind: string, text: string, { digits }: Shape): PairTable {
  const allowed = new Set(readSixBits(exchanged(kind, text)));
  return filled(digits, (a, b) => allowed.has(a * digits + b));
}

export function writeTable(kind: string, table: PairTable): string {
  const numbers = table.flatMap((row, a) =>
    row.flatMap((isAllowed, b) => (isAllowed ? [a * table.length + b] : [])),
  );
  return exchanged(kind, writeSixBits(numbers));
}

/** The table with one pair allowed or no longer; of symmetric kinds in both orders. */
export function toggled(kind: string, table: PairTable, a: number, b: number): PairTable {
  const is = !table[a]?.[b];
  return filled(table.length, (row, column) => {
    const isIt = (row === a && column === b) || (isSymmetric(kind) && row === b && column === a);
    return isIt ? is : (table[row]?.[column] ?? false);
  });
}

function filled(size: number, is: (a: number, b: number) => boolean): PairTable {
  return Array.from({ length: size }, (_, a) => Array.from({ length: size }, (__, b) => is(a, b)));
}

/** Tables that people often begin with, by name. */
export const usualTables = [
  'consecutive',
  'apart',
  'doubles',
  'parity',
  'greater',
  'none',
] as const;
export type UsualTable = (typeof usualTables)[number];

export function usualTable(name: UsualTable, shape: Shape): PairTable {
  const { digits } = shape;
  const half = Math.ceil(digits / 2);
  return filled(digits, (first, second) => {
    const [a, b] = [valueOf(shape, first + 1), valueOf(shape, second + 1)];
    switch (name) {
      case 'consecutive':
        return Math.abs(a - b) === 1;
      case 'apart':
        return Math.abs(a - b) >= half;
      case 'doubles':
        return a === 2 * b || b === 2 * a;
      case 'parity':
        return a % 2 !== b % 2;
      case 'greater':
        return a < b;
      case 'none':
        return false;
    }
  });
}
