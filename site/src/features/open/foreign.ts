/**
 * Says what becomes of a text from another program. Loaded only when there is one: all that such
 * puzzles need, their words included, comes with it.
 */
import { readForeign, type Opening, type Outcome } from '../../exchange/index.ts';
import { countGivens, type Puzzle } from '../../puzzle/puzzle.ts';
import { faceOf } from '../../rules/index.ts';
import { exchangeWords } from '../../words/exchange.ts';

/** A puzzle to put on the board. */
export interface Ready {
  readonly opening: Opening;
  readonly title: string;
}

/** What a person is asked before a puzzle is opened of which not everything is understood. */
export interface Offer {
  /** Which puzzle it is. */
  readonly name: string;
  readonly says: readonly string[];
  /** Its rules as somebody told them, and by whom; empty where nobody did. */
  readonly told: string;
  readonly toldBy: string;
  /** What can be opened all the same. */
  readonly open?: Ready & { readonly label: string; readonly said: string };
}

export type Foreign =
  | { readonly kind: 'ready'; readonly ready: Ready }
  | { readonly kind: 'offer'; readonly offer: Offer }
  /** `sure` where no other reader can make more of the text. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly sure: boolean };

/** Undefined for a text that is from no other program. `title` is for a puzzle that has none. */
export function foreignOf(text: string, title: string): Foreign | undefined {
  const outcome = readForeign(text);
  return outcome && foreignOfOutcome(outcome, title);
}

function foreignOfOutcome(outcome: Outcome, title: string): Foreign {
  switch (outcome.kind) {
    case 'puzzle': {
      const ready = readyOf(outcome.about, outcome.opening, title);
      return { kind: 'ready', ready };
    }
    case 'needs-rules':
    case 'told-in-words':
      return { kind: 'offer', offer: offerOf(outcome, title) };
    case 'other-board': {
      const { about, rows, columns } = outcome;
      return refused(exchangeWords.otherBoard(about.title, rows, columns), true);
    }
    case 'needs-network':
      return refused(exchangeWords.needsNetwork(outcome.program, outcome.id), false);
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

function readyOf(about: { title: string; author: string }, opening: Opening, title: string): Ready {
  const name =
    about.title || about.author ? exchangeWords.titleOf(about.title || title, about.author) : title;
  return { opening, title: name };
}

function offerOf(
  outcome: Extract<Outcome, { kind: 'needs-rules' | 'told-in-words' }>,
  title: string,
): Offer {
  const { about, opening } = outcome;
  const says = [
    outcome.kind === 'needs-rules'
      ? exchangeWords.needsRules(
          outcome.missing.map(({ rule, called }) =>
            rule === 'unknown'
              ? exchangeWords.unknownRule(called ?? '')
              : exchangeWords.rules[rule],
          ),
        )
      : exchangeWords.toldInWords(outcome.drawn),
  ];
  const offer = {
    name: exchangeWords.from(about.title, about.author, about.program),
    says,
    told: about.told,
    toldBy: exchangeWords.toldBy(about.author),
  };
  if (!opening) return { ...offer, says: [...says, exchangeWords.nothingToOpen] };
  const known = knownRules(opening.puzzle);
  const count = countGivens(opening.puzzle);
  const can = outcome.kind === 'needs-rules' ? exchangeWords.canOpen : exchangeWords.canOpenWords;
  const ready = readyOf(about, opening, title);
  return {
    ...offer,
    says: [...says, can(count, known)],
    open: {
      opening,
      title: exchangeWords.incomplete(ready.title),
      said: exchangeWords.openedWithout(ready.title, count),
      label: known.length === 0 ? exchangeWords.openAlone(count) : exchangeWords.openKnown,
    },
  };
}

/** The rules of a puzzle beyond the plain ones, as they are named in a list. */
function knownRules({ rules }: Puzzle): string[] {
  const names = new Set(rules.map(({ name }) => name));
  names.delete('classic');
  return [...names].map((name) =>
    exchangeWords.known(
      name,
      faceOf(name)?.label ?? name,
      rules.filter((rule) => rule.name === name).length,
    ),
  );
}
