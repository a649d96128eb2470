/** What goes out to other programs, and what a form of theirs cannot hold of it. */
import type { DigitSet } from '../../puzzle/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Fog, Supplement } from '../../puzzle/supplement.ts';
import type { Drawn } from '../../puzzle/drawing.ts';
import type { Work } from '../outcome.ts';

/** A puzzle on its way out. */
export interface Outgoing {
  /** Empty where it has none. */
  readonly title: string;
  /** All of it: what lies in fog, too. */
  readonly puzzle: Puzzle;
  /** What its author gave beside it. */
  readonly supplement?: Supplement;
  /** What has been filled in, where that goes along. */
  readonly work?: Work;
  /** The digits that are open in each cell, for forms that are of nothing else. */
  readonly candidates?: readonly DigitSet[];
  /** How its rules look that its author's drawings do not show, by the core's names of their kinds. */
  readonly figures?: Readonly<Record<string, readonly Drawn[]>>;
  /** Its rules in sentences, for those who have no words of its author. */
  readonly sentences?: readonly string[];
}

/** Something of a puzzle that a form has no room for. */
export type Loss =
  /** Rules of that kind, by the core's name for it; drawn where the form draws what it cannot say. */
  | {
      readonly what: 'rule';
      readonly kind: string;
      readonly count: number;
      readonly drawn: boolean;
    }
  /** All rules but the plain ones. */
  | { readonly what: 'rules' | 'regions' }
  | {
      readonly what:
        | 'title'
        | 'author'
        | 'told'
        | 'message'
        | 'drawings'
        | 'solution'
        | 'fog'
        | 'entered'
        | 'marks';
    }
  /** The form has no such board: nothing can be written. */
  | { readonly what: 'board' };

/** A form in which puzzles go out. */
export interface Form {
  /** What of the puzzle it cannot hold, to be said before it is written. */
  readonly losses: (outgoing: Outgoing) => readonly Loss[];
  /** The text, which holds all but the losses; empty where there is no such board. */
  readonly write: (outgoing: Outgoing) => string;
}

/** What a form makes of a puzzle, made once for its losses and its text. */
export function madeOnce<Made>(make: (outgoing: Outgoing) => Made): (outgoing: Outgoing) => Made {
  const known = new WeakMap<Outgoing, { readonly made: Made }>();
  return (outgoing) => {
    const found = known.get(outgoing) ?? { made: make(outgoing) };
    known.set(outgoing, found);
    return found.made;
  };
}

/** Whether a form has a board for the puzzle. */
export function canWrite(form: Form, outgoing: Outgoing): boolean {
  return !form.losses(outgoing).some(({ what }) => what === 'board');
}

/** Losses of rules, one for each kind. */
export function ruleLosses(kinds: readonly string[], drawn = false): readonly Loss[] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ what: 'rule', kind, count, drawn }));
}

/** What there is beside board, givens and rules. */
export function hasBeside({ title, supplement, work }: Outgoing): readonly Loss[] {
  const has: readonly (readonly [Exclude<Loss['what'], 'rule'>, unknown])[] = [
    ['title', title || supplement?.title],
    ['author', supplement?.author],
    ['told', supplement?.told],
    ['message', supplement?.message],
    ['drawings', supplement?.drawings.length],
    ['solution', supplement?.solution],
    ['fog', supplement?.fog],
    ['entered', work?.entered.some(Boolean)],
    ['marks', work && [...work.centre, ...work.corner].some(Boolean)],
  ];
  return has.flatMap(([what, is]) => (is ? [{ what }] : []));
}

/** The same without what a form does hold. */
export function besideLosses(
  outgoing: Outgoing,
  ...held: readonly Loss['what'][]
): readonly Loss[] {
  return hasBeside(outgoing).filter(({ what }) => !held.includes(what));
}

/** Losses of a form that has drawings and fog: drawings that it could not take, and fog that nothing clears. */
export function fewLosses(outgoing: Outgoing, hasDrawings: boolean): readonly Loss[] {
  const hasFog = fogOf(outgoing) !== undefined;
  return besideLosses(outgoing).filter(
    ({ what }) => (what === 'drawings' && !hasDrawings) || (what === 'fog' && !hasFog),
  );
}

/** Its fog, where there is a solution whose digits clear it. */
export function fogOf({ supplement }: Outgoing): Fog | undefined {
  return supplement?.solution?.every(Boolean) ? supplement.fog : undefined;
}

/** A title that anybody gave. */
export function titleOf({ title, supplement }: Outgoing): string {
  return title || supplement?.title || '';
}
