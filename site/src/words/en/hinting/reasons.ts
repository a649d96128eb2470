/**
 * Why rules leave fewer candidates, from what the core says of it (core/logic/reason.hpp). The
 * command says the same: core/cli/words/reason_text.cpp.
 */
import { digitsOf, type DigitSet } from '../../../puzzle/digits.ts';
import { highestOf } from '../../../puzzle/shape.ts';
import type { LogicReason, LogicStep } from '../../../engine/messages/logic-types.ts';
import type { ReasonKind } from '../../../engine/messages/names.ts';
import {
  all,
  cellPart,
  cellParts,
  digitName,
  digitNames,
  digitText,
  houseParts,
  tell,
  type HintContext,
  type HintSentence,
} from '../../hint-part.ts';
import { ruleParts } from './rule-names.ts';

/** Beyond that, digits are told by what goes. */
const mostToldDigits = 3;
/** Of so many digits it is told what they would need beside them. */
const mostNeeded = 2;
/** Of a sum, so many cells are named. */
const mostNamedCells = 4;
/** Of several rules together, so many are named. */
const mostNamedRules = 3;

const countOf = (digits: DigitSet) => digitsOf(digits).length;

/** "1+9 or 2+8", "123 or 145" */
function setText(context: HintContext, sets: readonly DigitSet[], isSum: boolean): string {
  return sets
    .map((set) => digitNames(context, set).join(isSum ? '+' : ''))
    .map((text, at) => (at === 0 ? text : `${at === sets.length - 1 ? ' or ' : ', '}${text}`))
    .join('');
}

/** The numbers of a reason from one on, in groups of so many. */
function groups(numbers: readonly number[], from: number, size: number): number[][] {
  const all: number[][] = [];
  for (let at = from; at + size <= numbers.length; at += size)
    all.push(numbers.slice(at, at + size));
  return all;
}

/** What a reason is told with. */
class Words {
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
    if (rules.length > mostNamedRules) return tell`the rules of ${this.house}`;
    const named = ruleParts(this.context, rules);
    return technique === 'Rules in a House' ? tell`${this.house} with ${named}` : named;
  }

  /** "r1c2 and r1c3 make ", "r1c2 is ". */
  ofSum(cells: readonly number[]): HintSentence {
    if (cells.length > mostNamedCells) return tell`${String(cells.length)} cells make `;
    return tell`${cellParts(this.context, cells)} ${cells.length === 1 ? 'is' : 'make'} `;
  }
  /** "r1c2 would be 4 and r1c3 7, and ", where a digit makes other cells one digit. */
  made(): HintSentence {
    const cells = groups(this.reason.numbers, 2, 2).map(
      ([cell = 0, value = 0], at) =>
        tell`${this.cell(cell)}${at === 0 ? ' would be' : ''} ${String(value)}`,
    );
    return cells.length > 0 ? tell`${all(cells)}, and ` : [];
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

/** "with 7 in r1c1, r1c2 and r1c3 would have to make 2, which they cannot" */
function restOfSum(words: Words): HintSentence {
  const count = words.reason.others.length;
  const rest = count > mostNamedCells ? tell`the other ${String(count)}` : words.others;
  const sums = all(
    words.reason.numbers.slice(1).map((sum) => tell`${String(sum)}`),
    'or',
  );
  const [make, cannot] = count === 1 ? ['be', 'it cannot'] : ['make', 'they cannot'];
  return tell`${words.rule}: with ${digitText(words.context, words.number(0), 'or')} in ${words.cells}, ${rest} would have to ${make} ${sums}, which ${cannot}`;
}

function equal(words: Words): HintSentence {
  const both = words.number(0);
  const what =
    countOf(both) <= mostToldDigits
      ? `both are ${digitText(words.context, both, 'or')}`
      : `neither is ${words.gone}`;
  return tell`${words.rule}: ${words.cells} are equal, so ${what}`;
}

/** "1 in r2c2 would need 9 in r1c2, and 2 would need 8", or nothing where that would be long. */
function needed(words: Words): HintSentence | undefined {
  const sets = words.reason.numbers.slice(2);
  const { context, step, cells, others } = words;
  if (sets.length !== countOf(step.digits)) return undefined;
  if (sets.every((digits) => digits === 0))
    return tell`no digit goes with ${words.gone} in ${cells}`;
  const isLong = (digits: DigitSet) => digits === 0 || countOf(digits) > mostToldDigits;
  if (sets.length > mostNeeded || sets.some(isLong)) return undefined;
  const [first = [], second] = digitsOf(step.digits).map((digit, at) => {
    const said = digitText(context, sets[at] ?? 0, 'or');
    const name = digitName(context, digit);
    return at === 0
      ? tell`${name} in ${cells} would need ${said} in ${others}`
      : tell`${name} would need ${said}`;
  });
  return second ? tell`${first}, and ${second}` : first;
}

function partners(words: Words): HintSentence {
  const [from = 0, left = 0] = words.reason.numbers;
  if (countOf(from) > mostToldDigits) {
    const why =
      needed(words) ??
      tell`whatever ${words.others} is, it does not go with ${words.gone} in ${words.cells}`;
    return tell`${words.rule}: ${why}`;
  }
  const isShort = left !== 0 && countOf(left) <= mostToldDigits;
  const what = isShort
    ? `can only be ${digitText(words.context, left, 'or')}`
    : `cannot be ${words.gone}`;
  return tell`${words.rule}: ${words.others} is ${digitText(words.context, from, 'or')}, so ${words.cells} ${what}`;
}

/** "the other 2 make at most 17, so r1c1 is at least 3" */
function sum(words: Words): HintSentence {
  const [isLeast = 0, bound = 0, total = 0, rest = 0, far = 0, count = 0] = words.reason.numbers;
  const { across, others, cells } = words.reason;
  const extreme = isLeast ? 'at most' : 'at least';
  const opposite = isLeast ? 'at least' : 'at most';
  const isOne = cells.length === 1;
  const parts: HintSentence[] = [];
  if (across.length > 0) parts.push(tell`${words.ofSum(across)}${opposite} ${String(far)}`);
  if (count > 0) {
    const isCounted = !isOne || count > mostToldDigits;
    const others_ = isCounted
      ? [count === 1 ? 'the other cell is ' : `the other ${count} make `]
      : words.ofSum(others);
    parts.push(tell`${others_}${extreme} ${String(rest)}`);
  }
  const why = parts.length > 0 ? all(parts) : tell`the sum is ${String(total)}`;
  return tell`${words.rule}: ${why}, so ${isOne ? '' : 'each of '}${words.cells} is ${opposite} ${String(bound)}`;
}

function sumTight(words: Words): HintSentence {
  const [isLeast = 0, total = 0, ...made] = words.reason.numbers;
  const together = made.length > 1 ? `${made.join('+')} = ${total}` : String(total);
  return tell`${words.rule}: cells that see each other differ, so together they make ${isLeast ? 'at least' : 'at most'} ${together}, which is the clue: nothing is to spare`;
}

/** Of counts that are all too small, or all too large, the nearest says it. */
function countOfSum(words: Words): HintSentence {
  const clue = words.number(0);
  const struck = groups(words.reason.numbers, 1, 3);
  const isMore = (count: readonly number[] | undefined) =>
    count !== undefined && (count[1] ?? 0) > clue;
  const nearest = struck.filter((one, at) =>
    isMore(one) ? !isMore(struck[at - 1]) : at + 1 === struck.length || isMore(struck[at + 1]),
  );
  const told = nearest.map((one) => {
    const [count = 0, least = 0, most = 0] = one;
    const bound = least === most ? '' : isMore(one) ? 'at least ' : 'at most ';
    return `${count} ${count === 1 ? 'cell makes' : 'cells make'} ${bound}${isMore(one) ? least : most}`;
  });
  return tell`${words.rule}: ${words.cells} says how many cells make ${String(clue)}; ${all(told)}`;
}

function setsByCount(words: Words): HintSentence {
  const ways = groups(words.reason.numbers, 1, 2).map(([count = 0, digits = 0]) =>
    digits === 0
      ? `${count} cells cannot make it`
      : `with ${count} cells the others are among ${digitNames(words.context, digits).join('')}`,
  );
  return tell`${words.rule}: ${words.cells} says how many cells make ${String(words.number(0))}; ${all(ways)}`;
}

function placeOfClue(words: Words): HintSentence {
  const most = 4;
  const places = groups(words.reason.numbers, 1, 2).slice(0, most);
  const start = tell`${words.rule}: ${words.cells} says where the ${String(words.number(0))} is; `;
  const [[place = 0, cell = 0] = []] = places;
  if (places.length === 1)
    return tell`${start}with ${String(place)} there it would be in ${words.cell(cell)}, which cannot be`;
  return tell`${start}${all(places.map(([, each = 0]) => words.cell(each)))} cannot hold it`;
}

function cases(words: Words): HintSentence {
  const each = groups(words.reason.numbers, 1, 2);
  const start = tell`if ${words.cells} were ${digitText(words.context, words.number(0), 'or')}, ${words.others} would be ${all(
    each.map(([digit = 0]) => String(digit)),
    'or',
  )} by ${words.rule}; `;
  const [[, first = 0] = []] = each;
  const areTwo = each.length === 2;
  if (each.every(([, cell]) => cell === first))
    return first === 0
      ? tell`${start}${areTwo ? 'neither' : 'none of them'} fits`
      : tell`${start}${areTwo ? 'either' : 'each'} leaves nothing for ${words.cell(first - 1)}`;
  const ends = each.map(([digit = 0, cell = 0]) =>
    cell === 0
      ? tell`with ${String(digit)} nothing fits`
      : tell`with ${String(digit)} nothing is left for ${words.cell(cell - 1)}`,
  );
  return tell`${start}${all(ends)}`;
}

function sandwichReach(words: Words): HintSentence {
  const [clue = 0, , other = 0, least = 0, most = 0] = words.reason.numbers;
  const { shape } = words.context;
  const count = least === most ? String(least) : `${least} to ${most}`;
  const cells = count === '1' ? 'cell' : 'cells';
  return tell`${words.rule}: ${String(clue)} between ${String(shape.lowest)} and ${String(highestOf(shape))} takes ${count} ${cells}, and so far from ${cellParts(words.context, words.reason.cells, 0, 'or')} there is no place for ${String(other)}`;
}

function skyscraper(words: Words): HintSentence {
  const bounds = groups(words.reason.numbers, 2, 2).map(
    ([cell = 0, most = 0]) => tell`${words.cell(cell)} is at most ${String(most)}`,
  );
  return tell`${words.rule}: ${String(words.number(0))} are seen up to the ${String(words.number(1))}, so taller ones have to follow: ${all(bounds)}`;
}

const byKind: Readonly<Record<ReasonKind, (words: Words) => HintSentence>> = {
  none: () => [],
  equal,
  partners,
  partner_twice: (words) =>
    tell`${words.rule}: ${String(words.number(0))} in ${words.cells} would need ${String(words.number(1))} in both ${words.others}, which see each other`,
  rising: (words) => words.slope('at least'),
  falling: (words) => words.slope('at most'),
  sum,
  sum_tight: sumTight,
  combinations: (words) => tell`${words.rule} can only hold ${words.sets}`,
  digit_of_house: (words) =>
    tell`${words.house} has its ${String(words.number(0))} on ${words.rule} (${cellParts(words.context, words.reason.cells, 0, 'or')}), which then holds ${words.sets}`,
  count_of_sum: countOfSum,
  place_of_clue: placeOfClue,
  dead_end: (words) =>
    tell`if ${words.cells} were ${digitText(words.context, words.number(0), 'or')}, ${words.made()}${words.starved(words.number(1))}`,
  cases,
  sandwich_reach: sandwichReach,
  skyscraper,
  sets_by_count: setsByCount,
  rest_of_sum: restOfSum,
  // Told with the steps that it is made of: rules.ts.
  contradiction: () => [],
  common_ground: () => [],
};

/** The reason of a step, without what follows; nothing where the core gives none. */
export function reasonText(context: HintContext, step: LogicStep): HintSentence | undefined {
  const { reason } = step;
  if (!reason || reason.kind === 'none') return undefined;
  return byKind[reason.kind](new Words(context, step, reason));
}
