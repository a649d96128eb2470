/**
 * What something drawn or told probably means. A guess is about parts that look alike, all of the same
 * rule: the green lines are whispers. Guesses with the same subject exclude each other, and the likelier
 * comes first.
 */
import type { ForeignRule } from '../names.ts';

/** One line, one dot, one cage: what it says in items of a constraint text. */
export interface Part {
  readonly cells: readonly number[];
  /** Its meanings, the likeliest first: the first that the author's solution satisfies is taken. */
  readonly choices: readonly (readonly string[])[];
  /** The drawings that show it, as indexes. */
  readonly covers: readonly number[];
}

export interface Guess {
  readonly rule: ForeignRule;
  /** What it is about, such as lines of one colour. */
  readonly subject: string;
  readonly parts: readonly Part[];
  /** How likely, in no unit: 0 is what only the look tells. */
  readonly weight: number;
  /** Whether the author's words, or a field of the program it is from, name it. */
  readonly isSaid: boolean;
}

/** Whether a guess is what the program says itself. */
export function isDeclared({ subject }: Pick<Guess, 'subject'>): boolean {
  return subject.startsWith('declared ');
}

/** A guess as it was settled: the meaning of each part that is kept. */
export interface Settled {
  readonly rule: ForeignRule;
  readonly subject: string;
  readonly isSaid: boolean;
  readonly parts: readonly SettledPart[];
  /** Parts of which every meaning breaks the author's solution. */
  readonly dropped: readonly Part[];
}

export interface SettledPart {
  readonly cells: readonly number[];
  readonly items: readonly string[];
  readonly covers: readonly number[];
}

/** Of what only looks alike all must fit; of what the author named, this share. */
const leastShare = 0.5;

/** The items of the likeliest meanings. */
export function likeliestItems(guesses: readonly Guess[]): readonly string[] {
  return guesses.flatMap(({ parts }) => parts.flatMap(({ choices }) => choices[0] ?? []));
}

/** All items that a guess may come to. */
export function itemsOfGuesses(guesses: readonly Guess[]): readonly string[] {
  const all = guesses.flatMap(({ parts }) => parts.flatMap(({ choices }) => choices.flat()));
  return [...new Set(all)];
}

/**
 * The likeliest guess about each subject that the author's solution allows; `isBroken` says whether it
 * breaks an item, and is never true where there is no solution. `mayBeBoth` where the words say that
 * something follows several rules: then all that are said and fit.
 */
export function settle(
  guesses: readonly Guess[],
  isBroken: (item: string) => boolean,
  mayBeBoth = false,
): readonly Settled[] {
  const subjects = new Map<string, Guess[]>();
  for (const guess of guesses) {
    const others = subjects.get(guess.subject);
    if (others) others.push(guess);
    else subjects.set(guess.subject, [guess]);
  }
  return [...subjects.values()].flatMap((alternatives) => {
    const ordered = [...alternatives].sort((a, b) => b.weight - a.weight);
    const settled = ordered.map((guess) => settledOf(guess, isBroken));
    const share = ({ parts, dropped }: Settled) =>
      parts.length / Math.max(1, parts.length + dropped.length);
    const whole = settled.find((each) => share(each) === 1);
    const partly = settled.find((each) => each.isSaid && share(each) >= leastShare);
    const best = whole ?? partly;
    if (!best) return [];
    const also = mayBeBoth ? settled.filter((each) => each.isSaid && share(each) === 1) : [];
    return [best, ...also.filter((each) => each !== best && each.rule !== 'different-line')];
  });
}

function settledOf(guess: Guess, isBroken: (item: string) => boolean): Settled {
  const parts: SettledPart[] = [];
  const dropped: Part[] = [];
  for (const part of guess.parts) {
    const items = part.choices.find((choice) => !choice.some(isBroken));
    if (items) parts.push({ cells: part.cells, items, covers: part.covers });
    else dropped.push(part);
  }
  const { rule, subject, isSaid } = guess;
  return { rule, subject, isSaid, parts, dropped };
}
