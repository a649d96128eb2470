/**
 * Why rules leave fewer candidates, from what the core says of it (core/logic/reason.hpp). The
 * command says the same: core/cli/words/reasons.
 */
import { digitsOf, type DigitSet } from '../../../puzzle/digits.ts';
import { highestOf } from '../../../puzzle/shape.ts';
import type { LogicStep } from '../../../engine/messages/logic-types.ts';
import type { ReasonKind } from '../../../engine/messages/names.ts';
import {
  all,
  cellParts,
  digitName,
  digitNames,
  digitText,
  tell,
  type HintContext,
  type HintSentence,
} from '../../hint-part.ts';
import { noPlace, seenMissed, sharedDigits, sumMissed, sumNeeds } from './dead-ends.ts';
import {
  betweenMissed,
  hiddenMissed,
  noPartners,
  notBetween,
  notLeft,
  tooFarApart,
  tooFewAlike,
  tooFewPlaces,
  tooManyCells,
} from './closer-ends.ts';
import { opening } from './openings.ts';
import {
  countOf,
  groups,
  mostNamedCells,
  mostNeeded,
  mostToldDigits,
  mostToldPartners,
  Words,
} from './reason-words.ts';

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
  const isShort = left !== 0 && countOf(left) <= mostToldPartners;
  const isSeen = countOf(from) <= (isShort ? mostToldPartners : mostToldDigits);
  const would = countOf(from) > mostToldDigits ? needed(words) : undefined;
  if (would) return tell`${words.rule}: ${would}`;
  if (!isSeen)
    return tell`${words.rule}: whatever ${words.others} is, it does not go with ${words.gone} in ${words.cells}`;
  const what = isShort
    ? `can only be ${digitText(words.context, left, 'or')}`
    : `cannot be ${words.gone}`;
  return tell`${words.rule}: ${words.others} is ${digitText(words.context, from, 'or')}, so ${words.cells} ${what}`;
}

/** "the other 2 make at most 17, so r1c1 is at least 3" */
function sum(words: Words): HintSentence {
  const [isLeast = 0, bound = 0, total = 0, rest = 0, far = 0, count = 0, isPill = 0] =
    words.reason.numbers;
  const { across, others, cells } = words.reason;
  const extreme = isLeast ? 'at most' : 'at least';
  const opposite = isLeast ? 'at least' : 'at most';
  const isOne = cells.length === 1;
  const parts: HintSentence[] = [];
  if (across.length > 0) {
    const other = isPill ? ['the number in the pill is '] : words.ofSum(across);
    parts.push(tell`${other}${opposite} ${String(far)}`);
  }
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

/** "r2c1 and r3c1 make at least 3 and at most 17, so the number in the pill is 12 to 17" */
function numberInPill(words: Words): HintSentence {
  const [least = 0, most = 0, lowest = 0, highest = 0] = words.reason.numbers;
  const made = least === most ? String(least) : `at least ${least} and at most ${most}`;
  const range = lowest === highest ? String(lowest) : `${lowest} to ${highest}`;
  return tell`${words.rule}: ${words.ofSum(words.reason.others)}${made}, so the number in the pill is ${range}`;
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
  dead_end: (words) => tell`${words.assumed(2)}${words.starved(words.number(1))}`,
  cases,
  sandwich_reach: sandwichReach,
  skyscraper,
  sets_by_count: setsByCount,
  rest_of_sum: restOfSum,
  shared_digits: sharedDigits,
  no_place: noPlace,
  sum_missed: sumMissed,
  sum_needs: sumNeeds,
  seen_missed: seenMissed,
  too_few_places: tooFewPlaces,
  too_many_cells: tooManyCells,
  too_few_alike: tooFewAlike,
  too_far_apart: tooFarApart,
  not_between: notBetween,
  no_partners: noPartners,
  between_missed: betweenMissed,
  hidden_missed: hiddenMissed,
  not_left: notLeft,
  number_in_pill: numberInPill,
  opening,
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
