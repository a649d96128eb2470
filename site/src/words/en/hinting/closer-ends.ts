/** What a digit leads to where its rules fail and a closer look shows how. */
import { digitsOf, type DigitSet } from '../../../puzzle/digits.ts';
import { all, cellParts, digitName, digitText, tell, type HintSentence } from '../../hint-part.ts';
import { countOf, mostNamedCells, type Words } from './reason-words.ts';

const areNamed = (cells: readonly number[]) => cells.length <= mostNamedCells;

/** "3 and 7 would have no place but r1c4", "2 cells would have to be 3, and only r1c4 could be" */
export function tooFewPlaces(words: Words): HintSentence {
  const [, digits = 0, needed = 0, count = 0] = words.reason.numbers;
  const { others } = words.reason;
  const start = tell`${words.assumed(4)}${words.failed}`;
  const any = digits === 0 ? 'that digit' : digitText(words.context, digits, 'or');
  if (count === 0) {
    const none = areNamed(others) ? tell`none of ${words.others}` : 'no cell';
    return tell`${start}${none} could be ${any}`;
  }
  const isEachOnce = needed === countOf(digits) && count === others.length;
  if (areNamed(others) && isEachOnce)
    return tell`${start}${digitText(words.context, digits)} would have no place but ${words.others}`;
  const wanted = tell`${start}${String(needed)} cells would have to be ${any}, and `;
  if (count === 1 && others.length > 1) return tell`${wanted}all that could be see each other`;
  if (count < others.length)
    return tell`${wanted}at most ${String(count)} that do not see each other could be`;
  return tell`${wanted}only ${areNamed(others) ? words.others : String(count)} could be`;
}

/** "at most 1 cell may be 3, and r1c1 and r1c2 would be" */
export function tooManyCells(words: Words): HintSentence {
  const [, digits = 0, most = 0] = words.reason.numbers;
  const { others } = words.reason;
  const start = tell`${words.assumed(3)}${words.failed}`;
  const cells = most === 0 ? 'no cell' : `at most ${most} ${most === 1 ? 'cell' : 'cells'}`;
  const named = areNamed(others) ? words.others : String(others.length);
  return tell`${start}${cells} may be ${digitText(words.context, digits, 'or')}, and ${named} would be`;
}

/** "r1c1 would be 8 or 9, neither of which could be in so many cells" */
export function tooFewAlike(words: Words): HintSentence {
  const digits = words.number(1);
  const none = countOf(digits) === 2 ? 'neither' : 'none';
  return tell`${words.assumed(2)}${words.failed}${words.others} would be ${digitText(words.context, digits, 'or')}, ${none} of which could be in so many cells`;
}

const acrossOf = (words: Words, joint = 'and') =>
  cellParts(words.context, words.reason.across, 0, joint);

/** "4", or "at most 4" where the digits are several. */
function mostOf(words: Words, digits: DigitSet): string {
  const names = digitsOf(digits).map((digit) => digitName(words.context, digit));
  return `${names.length === 1 ? '' : 'at most '}${names.at(-1) ?? ''}`;
}

function leastOf(words: Words, digits: DigitSet): string {
  const names = digitsOf(digits).map((digit) => digitName(words.context, digit));
  return `${names.length === 1 ? '' : 'at least '}${names[0] ?? ''}`;
}

/** "r1c1 would be at most 3 and r1c2 5, too far apart for a run of 2" */
export function tooFarApart(words: Words): HintSentence {
  const [, low = 0, high = 0, length = 0] = words.reason.numbers;
  return tell`${words.assumed(4)}${words.failed}${words.others} would be ${mostOf(words, low)} and ${acrossOf(words)} ${leastOf(words, high)}, too far apart for a run of ${String(length)}`;
}

/** "r1c2 would be 7, and neither r1c1 nor r1c3 could be more" */
export function notBetween(words: Words): HintSentence {
  const [, isHigh = 0, digits = 0] = words.reason.numbers;
  const bound = isHigh ? leastOf(words, digits) : mostOf(words, digits);
  return tell`${words.assumed(3)}${words.failed}${words.others} would be ${bound}, and neither ${acrossOf(words, 'nor')} could be ${isHigh ? 'more' : 'less'}`;
}

/** "r1c2 would be 4 and r1c3 7 or 8, which do not go together" */
export function noPartners(words: Words): HintSentence {
  const pair = all([
    tell`${words.others} would be ${digitText(words.context, words.number(1), 'or')}`,
    tell`${acrossOf(words)} ${digitText(words.context, words.number(2), 'or')}`,
  ]);
  return tell`${words.assumed(3)}${words.failed}${pair}, which do not go together`;
}

/** "what lies between the smallest (r1c1) and the largest would make at least 12, not 10" */
export function betweenMissed(words: Words): HintSentence {
  const [, below = 0, above = 0, clue = 0] = words.reason.numbers;
  const { others, across } = words.reason;
  const placed = (cells: readonly number[]) =>
    cells.length === 1 ? tell` (${cellParts(words.context, cells)})` : [];
  const sums = [
    ...(below < 0 ? [] : [`at most ${below}`]),
    ...(above < 0 ? [] : [`at least ${above}`]),
  ].join(' or ');
  return tell`${words.assumed(4)}${words.failed}what lies between the smallest${placed(others)} and the largest${placed(across)} would make ${sums}, not ${String(clue)}`;
}

/** "r1c2 would be hidden first, as 2 or 5", "r1c3 would be 7, and not the first that is hidden" */
export function hiddenMissed(words: Words): HintSentence {
  const [, hidden = 0, clue = 0] = words.reason.numbers;
  const { others, across } = words.reason;
  const start = tell`${words.assumed(3)}${words.failed}`;
  if (across.length > 0)
    return tell`${start}${acrossOf(words)} would be ${String(clue)}, and not the first that is hidden`;
  if (others.length === 0) return tell`${start}none would be hidden`;
  if (!areNamed(others)) return tell`${start}${String(clue)} would not be hidden first`;
  const as =
    countOf(hidden) > mostNamedCells
      ? `, and not as ${clue}`
      : `, as ${digitText(words.context, hidden, 'or')}`;
  return tell`${start}${cellParts(words.context, others, 0, 'or')} would be hidden first${as}`;
}

/** "r1c4 would be 1 or 2, and the other cells leave it only 7" */
export function notLeft(words: Words): HintSentence {
  const [could, left] = [words.number(1), words.number(2)].map((digits) =>
    digitText(words.context, digits, 'or'),
  );
  return tell`${words.assumed(3)}${words.failed}${words.others} would be ${could ?? ''}, and the other cells leave it only ${left ?? ''}`;
}
