/**
 * Says what becomes of a text from another program. Loaded only when there is one: all that such
 * puzzles need, their words included, comes with it.
 */
import type { About, Opening, Outcome } from '../../exchange/outcome.ts';
import { exchangeWords } from '../../words/exchange.ts';

/** A puzzle to put on the board. */
interface Ready {
  readonly opening: Opening;
  readonly title: string;
}

/** A puzzle that is put on the board at once, and what is still to find out about it. */
export interface Brought extends Ready {
  /** Whether all that it says is understood. */
  readonly isWhole: boolean;
  /** What is known not to be understood, by name. */
  readonly missing: readonly string[];
}

export type Foreign =
  /** Another text in its place. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'brought'; readonly brought: Brought }
  /** `sure` where no other reader can make more of the text. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly sure: boolean };

/** `title` is for a puzzle that has none. */
export function foreignOfOutcome(outcome: Outcome, title: string): Foreign {
  switch (outcome.kind) {
    case 'puzzle':
      return broughtOf(outcome.about, outcome.opening, title, [], true);
    case 'needs-rules': {
      const missing = outcome.missing.map(({ rule, called }) =>
        rule === 'unknown' ? exchangeWords.unknownRule(called ?? '') : exchangeWords.rules[rule],
      );
      if (outcome.opening) return broughtOf(outcome.about, outcome.opening, title, missing, false);
      return nothingIn(outcome.about, exchangeWords.needsRules(missing));
    }
    case 'told-in-words':
      if (outcome.opening) return broughtOf(outcome.about, outcome.opening, title, [], false);
      return nothingIn(outcome.about, exchangeWords.toldInWords(outcome.drawn));
    case 'other-board': {
      const { about, rows, columns } = outcome;
      return refused(exchangeWords.otherBoard(about.title, rows, columns), true);
    }
    case 'other-genre': {
      const { about, genre } = outcome;
      return refused(exchangeWords.otherGenre(about.title, about.program, genre), true);
    }
    case 'needs-network':
      return refused(exchangeWords.needsNetwork(outcome.program, outcome.id), false);
    case 'text':
      return { kind: 'text', text: outcome.text };
    case 'other-program':
      return refused(exchangeWords.otherProgram(outcome.program), false);
    case 'not-text':
      return refused(exchangeWords.notText[outcome.what], true);
    case 'unreadable':
      return refused(exchangeWords.unreadable(outcome.program, outcome.fault), false);
  }
}

function refused(sentence: string, sure: boolean): Foreign {
  return { kind: 'refused', sentence, sure };
}

/** A puzzle with nothing that a board could show. */
function nothingIn({ title, author, program }: About, why: string): Foreign {
  const name = exchangeWords.from(title, author, program);
  return refused(`${name}. ${why} ${exchangeWords.nothingToOpen}`, true);
}

function broughtOf(
  { title, author }: About,
  opening: Opening,
  otherwise: string,
  missing: readonly string[],
  isWhole: boolean,
): Foreign {
  const named = title || author ? exchangeWords.titleOf(title || otherwise, author) : otherwise;
  return { kind: 'brought', brought: { opening, title: named, isWhole, missing } };
}
