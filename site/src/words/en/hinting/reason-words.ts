/** What the sentences of reasons are made of. */
import { digitsOf, type DigitSet } from '../../../puzzle/digits.ts';
import type { LogicReason, LogicStep } from '../../../engine/messages/logic-types.ts';
import {
  all,
  cellPart,
  cellParts,
  digitNames,
  digitText,
  houseParts,
  tell,
  type HintContext,
  type HintSentence,
} from '../../hint-part.ts';
import { namedRule, ruleParts } from './rule-names.ts';

/** Beyond that, digits are told by what goes. */
export const mostToldDigits = 3;
/** Of two cells that stand beside each other. */
export const mostToldPartners = 4;
/** Of so many digits it is told what they would need beside them. */
export const mostNeeded = 2;
/** Of a sum, so many cells are named. */
export const mostNamedCells = 4;
/** Of several rules together, so many are named. */
const mostNamedRules = 3;

export const countOf = (digits: DigitSet) => digitsOf(digits).length;

/** "1+9 or 2+8", "123 or 145" */
function setText(context: HintContext, sets: readonly DigitSet[], isSum: boolean): string {
  return sets
    .map((set) => digitNames(context, set).join(isSum ? '+' : ''))
    .map((text, at) => (at === 0 ? text : `${at === sets.length - 1 ? ' or ' : ', '}${text}`))
    .join('');
}

/** The numbers of a reason from one on, in groups of so many. */
export function groups(numbers: readonly number[], from: number, size: number): number[][] {
  const all: number[][] = [];
  for (let at = from; at + size <= numbers.length; at += size)
    all.push(numbers.slice(at, at + size));
  return all;
}

/** What a reason is told with. */
export class Words {
  readonly context: HintContext;
  readonly step: LogicStep;
  readonly reason: LogicReason;

  constructor(context: HintContext, step: LogicStep, reason: LogicReason) {
    this.context = context;
    this.step = step;
    this.reason = reason;
  }

  number(at: number): number {
    return this.reason.numbers[at] ?? 0;
  }
  cell(cell: number): HintSentence {
    return [cellPart(this.context, cell)];
  }
  get cells(): HintSentence {
    return cellParts(this.context, this.reason.cells);
  }
  get others(): HintSentence {
    return cellParts(this.context, this.reason.others);
  }
  get house(): HintSentence {
    return houseParts(this.context, this.step.houses.slice(0, 1));
  }
  get sets(): string {
    return setText(
      this.context,
      this.step.combinations,
      this.step.technique === 'Cage Combinations',
    );
  }
  get gone(): string {
    return digitText(this.context, this.step.digits, 'or');
  }
  get rule(): HintSentence {
    const { rules, technique } = this.step;
    const { failing = 0 } = this.reason;
    if (failing > 0) {
      const others = rules.filter((_, at) => at !== failing - 1);
      const beside =
        others.length >= mostNamedRules
          ? tell`the rules of ${this.house}`
          : tell`${this.house} and ${ruleParts(this.context, others)}`;
      return tell`with ${beside}, ${namedRule(this.context, this.step, failing - 1)}`;
    }
    if (rules.length > mostNamedRules) return tell`the rules of ${this.house}`;
    const named = ruleParts(this.context, rules);
    return technique === 'Rules in a House' ? tell`${this.house} with ${named}` : named;
  }

  /** "r1c2 and r1c3 make ", "r1c2 is ". */
  ofSum(cells: readonly number[]): HintSentence {
    if (cells.length > mostNamedCells) return tell`${String(cells.length)} cells make `;
    return tell`${cellParts(this.context, cells)} ${cells.length === 1 ? 'is' : 'make'} `;
  }
  /**
   * "if r1c1 were 2, r1c2 would be 4 and r1c3 7, and ": what the digit makes of other cells stands
   * from that number on.
   */
  assumed(from: number): HintSentence {
    const start = tell`if ${this.cells} were ${digitText(this.context, this.number(0), 'or')}, `;
    const cells = groups(this.reason.numbers, from, 2).map(
      ([cell = 0, value = 0], at) =>
        tell`${this.cell(cell)}${at === 0 ? ' would be' : ''} ${String(value)}`,
    );
    return cells.length > 0 ? tell`${start}${all(cells)}, and ` : start;
  }
  get failed(): HintSentence {
    return tell`${this.rule} could not be filled: `;
  }
  /** "r1c2 and r1c3 would make ", "r1c2 would be ". */
  sumWould(cells: readonly number[]): HintSentence {
    const verb = cells.length === 1 ? 'would be' : 'would make';
    if (cells.length > mostNamedCells) return tell`${String(cells.length)} cells ${verb} `;
    return tell`${cellParts(this.context, cells)} ${verb} `;
  }
  starved(cell: number): HintSentence {
    if (cell === 0) return tell`${this.rule} could not be filled`;
    return tell`${this.rule} would leave nothing for ${this.cell(cell - 1)}`;
  }
  slope(bound: string): HintSentence {
    const later = groups(this.reason.numbers, 2, 2).map(
      ([cell = 0, value = 0], at) =>
        tell`${this.cell(cell)}${at === 0 ? ' is' : ''} ${bound} ${String(value)}`,
    );
    return tell`${this.rule}: digits grow from the bulb, and ${this.cell(this.number(0))} is ${bound} ${String(this.number(1))}, so ${all(later)}`;
  }
}
