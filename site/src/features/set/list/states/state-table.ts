/** A state machine as a table: what people change in it, and what it says of a line of digits. */
import { valueOf, type Shape } from '../../../../puzzle/shape.ts';

/** A row of the table. */
export interface State {
  /** A line may begin in it, and end in it. */
  readonly isStart: boolean;
  readonly accepts: boolean;
  /** By symbol, the states that it leads to. */
  readonly next: readonly (readonly number[])[];
}

/**
 * Symbols are digits counted from 0; behind the last of them may come the break between parts of a line, and what only
 * boards with more digits have, which is kept.
 */
export type StateTable = readonly State[];

/** As many as there are letters to call them by. */
export const mostStates = 26;

/** What a state is called. */
export function stateName(state: number): string {
  return String.fromCharCode(65 + state);
}

export function namesOfStates(states: readonly number[]): string {
  return states.map(stateName).join(' ');
}

/** The states that a person names, in order; or the first word that names none of the table. */
export function statesNamed(
  text: string,
  table: StateTable,
): { readonly states: readonly number[] } | { readonly wrong: string } {
  const names = [...text.toUpperCase()].filter((character) => !/[\s,]/.test(character));
  const wrong = names.find(
    (name) => !/^[A-Z]$/.test(name) || name.charCodeAt(0) - 65 >= table.length,
  );
  if (wrong !== undefined) return { wrong };
  const states = names.map((name) => name.charCodeAt(0) - 65);
  return { states: [...new Set(states)].sort((a, b) => a - b) };
}

/** How many symbols the table has a column for. */
export function widthOf(table: StateTable): number {
  return Math.max(0, ...table.map(({ next }) => next.length));
}

/** One state in which lines begin, and that leads nowhere. */
export function emptyTable(width: number): StateTable {
  return [{ isStart: true, accepts: false, next: leadingNowhere(width) }];
}

export function leadingNowhere(width: number): readonly (readonly number[])[] {
  return Array.from({ length: width }, () => []);
}

export function withState(table: StateTable): StateTable {
  if (table.length >= mostStates) return table;
  return [...table, { isStart: false, accepts: false, next: leadingNowhere(widthOf(table)) }];
}

/** Without one of the states: what led to it leads nowhere, and later ones move up. The last one stays. */
export function withoutState(table: StateTable, state: number): StateTable {
  if (table.length < 2) return table;
  return table
    .filter((_, at) => at !== state)
    .map((each) => ({
      ...each,
      next: each.next.map((targets) =>
        targets.filter((to) => to !== state).map((to) => (to > state ? to - 1 : to)),
      ),
    }));
}

export function changedState(
  table: StateTable,
  state: number,
  changes: Partial<Pick<State, 'isStart' | 'accepts'>>,
): StateTable {
  return table.map((each, at) => (at === state ? { ...each, ...changes } : each));
}

/** The table in which a symbol leads from a state to these. */
export function leading(
  table: StateTable,
  state: number,
  symbol: number,
  targets: readonly number[],
): StateTable {
  return table.map((each, at) =>
    at === state
      ? { ...each, next: each.next.map((old, column) => (column === symbol ? targets : old)) }
      : each,
  );
}

/** What comes of a line. */
export interface Walk {
  /** The states that it may be in: before its first symbol, and after each that is allowed. */
  readonly path: readonly (readonly number[])[];
  /** The first symbol that may not stand where it does, by its place. */
  readonly failsAt?: number;
  readonly accepts: boolean;
}

/** Reads a line as the table says. */
export function walked(table: StateTable, line: readonly number[]): Walk {
  let states = table.flatMap(({ isStart }, state) => (isStart ? [state] : []));
  const path = [states];
  for (const [place, symbol] of line.entries()) {
    const reached = states.flatMap((state) => table[state]?.next[symbol] ?? []);
    states = [...new Set(reached)].sort((a, b) => a - b);
    if (states.length === 0) return { path, failsAt: place, accepts: false };
    path.push(states);
  }
  return { path, accepts: states.some((state) => table[state]?.accepts) };
}

/**
 * The symbols of a line as a person writes it; or the first word that is no digit of the board. A minus is a break.
 * Figures that stand together are a digit each.
 */
export function symbolsOf(
  text: string,
  shape: Shape,
): { readonly symbols: readonly number[] } | { readonly wrong: string } {
  const isParted = /[\s,;]/.test(text.trim());
  const words = isParted ? text.split(/[\s,;]+/).filter(Boolean) : [...text.trim()];
  const symbols: number[] = [];
  for (const word of words) {
    const symbol = word === '-' ? shape.digits : Number(word) - shape.lowest;
    const isDigit = /^\d+$/.test(word) && symbol >= 0 && symbol < shape.digits;
    if (!isDigit && word !== '-') return { wrong: word };
    symbols.push(symbol);
  }
  return { symbols };
}

/** How a symbol is written: its value, or a minus for a break. */
export function symbolName(symbol: number, shape: Shape): string {
  return symbol === shape.digits ? '-' : String(valueOf(shape, symbol + 1));
}
