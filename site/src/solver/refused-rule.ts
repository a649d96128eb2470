import type { Problem } from '../engine/messages/types.ts';

/** A rule that the core does not take, as it says what is wrong: "item 3, Cage, argument 1: "x"". */
export class RefusedRule extends Error {
  /** The number of its item in the text of the rules. */
  readonly item: number;
  readonly found: string;
  readonly expected: string;

  constructor({ found, expected }: Problem) {
    super(found);
    const said = /^item (\d+)[^:]*: ?(.*)$/s.exec(found);
    this.item = Number(said?.[1] ?? 0);
    this.found = said?.[2] ?? found;
    this.expected = expected;
  }
}
