/**
 * Decides what a text is: one order for all that read texts, the page and the package. It asks the engine and
 * the readers of other programs' texts, and puts nothing on any board.
 */
import type { Outcome } from '../../exchange/outcome.ts';
import type { Imported, Solver } from '../../solver/solver.ts';
import type { ListText } from './constraint-list.ts';
import { constraintTextOf, longestConstraintText } from './constraint-text.ts';
import type { Brought } from './foreign.ts';
import type { ReadForeign } from './foreign-reader.ts';
import { fromElsewhere, isWrongAsAWhole, listIn, severalLinks } from './text-kinds.ts';

/** What is asked to find out. */
export interface Readers {
  readonly solver: Pick<Solver, 'read' | 'readVariant'>;
  readonly readForeign: ReadForeign;
}

/** A text of another program with nothing in it to open. */
export interface Refused {
  readonly kind: 'refused';
  readonly sentence: string;
  /** What its reader made of it, */
  readonly outcome?: Outcome;
  /** or why that broke down. */
  readonly failure?: unknown;
}

export type Recognised =
  /** Several links, each with a puzzle. */
  | { readonly kind: 'links'; readonly links: readonly string[] }
  /** A constraint text in each line. */
  | { readonly kind: 'list'; readonly list: ListText }
  /** One constraint text; `list` where its lines may be puzzles as well. */
  | { readonly kind: 'constraints'; readonly text: string; readonly list?: ListText }
  /** What follows the # in a link of Ninefold. */
  | { readonly kind: 'own-link'; readonly fragment: string }
  | { readonly kind: 'brought'; readonly brought: Brought; readonly outcome: Outcome }
  | Refused
  /**
   * What the core made of it: grids, descriptions or why there is none. `refused` where it seemed to be of another
   * program; a grid may well come with a link in its comment.
   */
  | {
      readonly kind: 'plain';
      readonly text: string;
      readonly imported: Imported;
      readonly refused?: Refused;
    };

/** `title` is for a puzzle that has none. Rejects where the engine breaks down. */
export async function recognise(
  text: string,
  title: string,
  readers: Readers,
): Promise<Recognised> {
  const links = await severalLinks(text);
  if (links.length > 0) return { kind: 'links', links };
  const list = await listIn(text);
  if (list?.reading === 'many') return { kind: 'list', list };
  // A grid may come before its items.
  const constraints = constraintTextOf(text) ?? (list ? text : undefined);
  if (constraints !== undefined)
    return { kind: 'constraints', text: constraints, ...(list && { list }) };
  const fragment = ownFragmentOf(text.trim());
  if (fragment !== undefined) return { kind: 'own-link', fragment };
  const elsewhere = await fromElsewhere(text, title, readers.readForeign);
  if (!elsewhere) return plain(text, undefined, readers);
  const { foreign, outcome, failure } = elsewhere;
  if (foreign.kind === 'text') return recognise(foreign.text, title, readers);
  if (foreign.kind === 'brought' && outcome)
    return { kind: 'brought', brought: foreign.brought, outcome };
  if (foreign.kind === 'brought') throw new Error('brought by nothing');
  const { sentence, sure } = foreign;
  const refused: Refused = {
    kind: 'refused',
    sentence,
    ...(outcome && { outcome }),
    ...(failure !== undefined && { failure }),
  };
  return sure ? refused : plain(text, refused, readers);
}

/** A grid, a list of them, a description, or whatever else the core knows. */
async function plain(
  text: string,
  refused: Refused | undefined,
  { solver }: Readers,
): Promise<Recognised> {
  let imported: Imported;
  try {
    imported = await solver.read(text);
  } catch (error) {
    if (refused) return refused;
    throw error;
  }
  // Killer cages as 81 characters and the like are nothing that any other reader knows.
  if (imported.puzzles.length === 0 && !refused && text.length <= longestConstraintText) {
    const variant = await solver.readVariant(text).catch(() => undefined);
    if (variant && (variant.kind === 'puzzle' || isWrongAsAWhole(variant)))
      return { kind: 'constraints', text };
  }
  return { kind: 'plain', text, imported, ...(refused && { refused }) };
}

function ownFragmentOf(text: string): string | undefined {
  return /^(?:(?:https?|file):[^#]*)?#([12];\S+)/i.exec(text)?.[1];
}
