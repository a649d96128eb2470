/** What a digit leads to where its rules fail at once, and a person sees how. */
import { digitText, tell, type HintSentence } from '../../hint-part.ts';
import { countOf, type Words } from './reason-words.ts';

/** Where cells that see each other have too few digits. */
export function sharedDigits(words: Words): HintSentence {
  const left = words.number(1);
  const start = tell`${words.assumed(2)}${words.failed}`;
  if (countOf(left) === 1 && words.reason.others.length === 2)
    return tell`${start}both ${words.others} would be ${digitText(words.context, left)}`;
  return tell`${start}only ${digitText(words.context, left)} would be left for ${words.others}`;
}

/** Where one side of a sum makes too much or too little for the other, or for the total. */
export function sumMissed(words: Words): HintSentence {
  const [, isTooMuch = 0, made = 0, allowed = 0, isPill = 0] = words.reason.numbers;
  const { others, across } = words.reason;
  const extreme = isTooMuch ? 'at least' : 'at most';
  const opposite = isTooMuch ? 'at most' : 'at least';
  const start = tell`${words.assumed(5)}${words.failed}${words.sumWould(others)}${extreme} ${String(made)}`;
  if (across.length === 0) return tell`${start}, not ${String(allowed)}`;
  const other = isPill ? ['the number in the pill would be '] : words.sumWould(across);
  return tell`${start}, and ${other}${opposite} ${String(allowed)}`;
}

/** Where a digit has no place in the house of the rules. */
export function noPlace(words: Words): HintSentence {
  return tell`${words.assumed(2)}${words.failed}${String(words.number(1))} would have no place in ${words.house}`;
}

/** "r1c3 would have to be 4" */
export function sumNeeds(words: Words): HintSentence {
  const verb = words.reason.others.length === 1 ? 'be' : 'make';
  return tell`${words.assumed(2)}${words.failed}${words.others} would have to ${verb} ${String(words.number(1))}`;
}

/** Where too many skyscrapers would be seen, or too few. */
export function seenMissed(words: Words): HintSentence {
  const extreme = words.number(1) === 1 ? 'at least' : 'at most';
  return tell`${words.assumed(4)}${words.failed}${extreme} ${String(words.number(2))} would be seen`;
}
