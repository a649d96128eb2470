import { plainLineEnds } from './expected-output.ts';
import { firstDifference, type Difference } from './first-difference.ts';

export type LineEnds = 'CRLF' | 'LF' | 'CR' | 'mixed' | 'none';

/** How what a driver prints stands to what was expected. */
export type Comparison =
  | { readonly verdict: 'same' | 'sameSoFar' }
  /** The same but for how lines end. */
  | { readonly verdict: 'lineEnds'; readonly printed: LineEnds; readonly expected: LineEnds }
  /** The same except for the number of line ends after the last line. */
  | { readonly verdict: 'lastLineEnds'; readonly printed: number; readonly expected: number }
  | {
      readonly verdict: 'differs';
      readonly difference: Difference;
      /** The file ends its lines in another way, too. */
      readonly lineEnds: LineEnds | undefined;
    };

export type Verdict = Comparison['verdict'];

/** Compares byte for byte; before everything is printed only as far as it is. */
export function compare(printed: string, expected: string, isFinished: boolean): Comparison {
  if (isFinished && printed === expected) return { verdict: 'same' };
  const here = plainLineEnds(printed);
  const whole = plainLineEnds(expected);
  const there = isFinished ? whole : whole.slice(0, here.length);
  const ends = { printed: lineEndsOf(printed), expected: lineEndsOf(expected) };
  if (here === there)
    return isFinished ? { verdict: 'lineEnds', ...ends } : { verdict: 'sameSoFar' };
  const last = { printed: lastLineEnds(here), expected: lastLineEnds(there) };
  if (
    isFinished &&
    here.slice(0, -last.printed || undefined) === there.slice(0, -last.expected || undefined)
  )
    return { verdict: 'lastLineEnds', ...last };
  const difference = firstDifference(here, there);
  if (!difference) return { verdict: 'same' };
  const others = ends.expected !== ends.printed && ends.expected !== 'none';
  return { verdict: 'differs', difference, lineEnds: others ? ends.expected : undefined };
}

/** How the lines of a text end. */
export function lineEndsOf(text: string): LineEnds {
  const kinds = new Set(text.match(/\r\n|\r|\n/g));
  if (kinds.size > 1) return 'mixed';
  const [kind] = kinds;
  if (kind === undefined) return 'none';
  return kind === '\r\n' ? 'CRLF' : kind === '\n' ? 'LF' : 'CR';
}

function lastLineEnds(text: string): number {
  return /\n*$/.exec(text)?.[0].length ?? 0;
}
