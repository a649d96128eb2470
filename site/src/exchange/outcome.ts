import type { DigitSet } from '../puzzle/digits.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import type { Base } from './meaning/proving.ts';
import type { Guess } from './meaning/guess.ts';
import type { BinaryKind, ForeignRule, Program } from './names.ts';
import type { Fault } from './unreadable.ts';

/** What a puzzle says about itself: anybody's text, to be shown as text and nothing else. */
export interface About {
  readonly program: Program;
  /** Empty where there is none, as the two others. */
  readonly title: string;
  readonly author: string;
  /** Its rules as told to people. */
  readonly told: string;
  /** What it says to whoever has solved it; missing where it says nothing. */
  readonly message?: string;
}

/** What has been filled in besides the givens, one entry a cell in reading order. */
export interface Work {
  /** 0 for none. */
  readonly entered: readonly number[];
  readonly centre: readonly DigitSet[];
  readonly corner: readonly DigitSet[];
}

/** The rules of a puzzle that are only drawn or told. */
export interface Meaning {
  readonly base: Base;
  readonly guesses: readonly Guess[];
  /** Whether the words say that something follows several rules. */
  readonly mayBeBoth: boolean;
}

/** A puzzle as far as it is understood. */
export interface Opening {
  /** With all rules that its program says, and none that are only drawn or told. */
  readonly puzzle: Puzzle;
  /** What drawings and words probably mean, to be proved by the author's solution. */
  readonly meaning?: Meaning;
  readonly work?: Work;
  /** What its author gave beside rules and givens, where there is any of it. */
  readonly supplement?: Supplement;
}

/** A rule that is not known here: one of those with a name, or what the other program calls it. */
export interface Missing {
  readonly rule: ForeignRule | 'unknown';
  readonly called?: string;
}

/** What became of a text from another program. */
export type Outcome =
  /** All of it is understood. */
  | { readonly kind: 'puzzle'; readonly about: About; readonly opening: Opening }
  /** Rules are in it that Ninefold does not know; `opening` is what remains without them, if anything. */
  | {
      readonly kind: 'needs-rules';
      readonly about: About;
      readonly missing: readonly Missing[];
      readonly opening?: Opening;
    }
  /** Its text or its drawings may hold rules that nothing else says; `opening` as above. */
  | {
      readonly kind: 'told-in-words';
      readonly about: About;
      readonly drawn: boolean;
      readonly opening?: Opening;
    }
  /** On a board that Ninefold does not have. */
  | {
      readonly kind: 'other-board';
      readonly about: About;
      readonly rows: number;
      readonly columns: number;
    }
  /** No Sudoku but a puzzle of another kind, which has this name where it has any. */
  | { readonly kind: 'other-genre'; readonly about: About; readonly genre: string }
  /** The link is only the number of a puzzle that another server keeps. */
  | { readonly kind: 'needs-network'; readonly program: Program; readonly id: string }
  /** The link holds a text that is read otherwise, such as a list of constraints. */
  | { readonly kind: 'text'; readonly program: Program; readonly text: string }
  /** Made by a program whose links are not read. */
  | { readonly kind: 'other-program'; readonly program: Program }
  /** No text at all. */
  | { readonly kind: 'not-text'; readonly what: BinaryKind }
  | { readonly kind: 'unreadable'; readonly program?: Program; readonly fault: Fault };
