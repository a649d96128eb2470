/** State machines that people often begin with. */
import { valueOf, type Shape } from '../../../../puzzle/shape.ts';
import { emptyTable, type State, type StateTable } from './state-table.ts';

export const usualMachines = ['rising', 'turns', 'odds', 'sum', 'once', 'even', 'none'] as const;
export type UsualMachine = (typeof usualMachines)[number];

/** The digit of which there is one: 5, or the highest where there is no 5. */
export function onceValue({ digits, lowest }: Shape): number {
  return Math.min(5, lowest + digits - 1);
}

export function usualMachine(name: UsualMachine, shape: Shape): StateTable {
  const values = Array.from({ length: shape.digits }, (_, digit) => valueOf(shape, digit + 1));
  /** A state by where each value leads; undefined is nowhere. */
  const state = (
    lead: (value: number, symbol: number) => number | undefined,
    { isStart = false, accepts = true } = {},
  ): State => ({
    isStart,
    accepts,
    next: values.map((value, symbol) => {
      const target = lead(value, symbol);
      return target === undefined ? [] : [target];
    }),
  });
  const isOdd = (value: number) => value % 2 === 1;
  const start = { isStart: true };
  switch (name) {
    case 'rising':
      // In each of the others that digit was the last.
      return [
        state((_, symbol) => symbol + 1, start),
        ...values.map((last) => state((value, symbol) => (value > last ? symbol + 1 : undefined))),
      ];
    case 'turns':
      return [
        state((value) => (isOdd(value) ? 1 : 2), start),
        state((value) => (isOdd(value) ? undefined : 2)),
        state((value) => (isOdd(value) ? 1 : undefined)),
      ];
    case 'odds':
      return [
        state((value) => (isOdd(value) ? 1 : 0), start),
        state((value) => (isOdd(value) ? undefined : 0)),
      ];
    case 'sum':
      return [0, 1, 2].map((rest) =>
        state((value) => (rest + value) % 3, { isStart: rest === 0, accepts: rest === 0 }),
      );
    case 'once': {
      const own = onceValue(shape);
      return [
        state((value) => (value === own ? 1 : 0), { isStart: true, accepts: false }),
        state((value) => (value === own ? undefined : 1)),
      ];
    }
    case 'even':
      return [
        state((value) => (isOdd(value) ? undefined : 1), { isStart: true, accepts: false }),
        state(() => 1),
      ];
    case 'none':
      return emptyTable(shape.digits);
  }
}
