/** What a text is; what reads texts of some kinds comes only with the first that looks like one. */
import type { Outcome } from '../../exchange/outcome.ts';
import { looksForeign } from '../../exchange/looks-foreign.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isBase, isOfVariants } from '../../rules/parameters.ts';
import type { Solver, VariantRead } from '../../solver/solver.ts';
import { words } from '../../words/index.ts';
import type { ListText } from './constraint-list.ts';
import { mayBeList } from './constraint-text.ts';
import type { Foreign } from './foreign.ts';
import type { ReadForeign } from './foreign-reader.ts';

/** How many rules a puzzle has by name, beside those of every board. */
export function countOwnRules({ rules }: Puzzle): number {
  return rules.filter(({ name }) => !isBase(name) && !isOfVariants(name)).length;
}

/** How many rules a puzzle has beyond those of its board, by name and by items. */
export async function countRules(
  puzzle: Puzzle,
  solver: Pick<Solver, 'variantRules'>,
): Promise<number> {
  const { rules } = await solver.variantRules(puzzle);
  return countOwnRules(puzzle) + new Set(rules.map(({ item }) => item)).size;
}

/** What the lines of a text are, where it may be more than one puzzle. */
export async function listIn(text: string): Promise<ListText | undefined> {
  if (!mayBeList(text)) return undefined;
  const part = await import('./constraint-list.ts').catch(() => undefined);
  return part?.listIn(text);
}

/** What becomes of a text of another program. */
interface FromElsewhere {
  readonly foreign: Foreign;
  /** What its reader made of it; undefined where that broke down, */
  readonly outcome?: Outcome;
  /** for this reason. */
  readonly failure?: unknown;
}

/** Undefined for a text that is from no other program; `title` is for a puzzle that has none. */
export async function fromElsewhere(
  text: string,
  title: string,
  read: ReadForeign,
): Promise<FromElsewhere | undefined> {
  if (!looksForeign(text)) return undefined;
  try {
    const [{ foreignOfOutcome }, outcome] = await Promise.all([import('./foreign.ts'), read(text)]);
    return outcome && { foreign: foreignOfOutcome(outcome, title), outcome };
  } catch (failure) {
    const sentence = words.app.partMissing;
    return { foreign: { kind: 'refused', sentence, sure: false }, failure };
  }
}

/** The same, without how it came about. */
export async function foreignOf(
  text: string,
  title: string,
  read: ReadForeign,
): Promise<Foreign | undefined> {
  return (await fromElsewhere(text, title, read))?.foreign;
}

/**
 * The links in a text that has several which say a puzzle, each with what follows it; else none. Those within
 * another program's data are its author's words.
 */
export async function severalLinks(text: string): Promise<readonly string[]> {
  if (/^\s*\{/.test(text)) return [];
  const beginnings = text.match(/(?:https?|sudokupad):\/\//gi)?.length ?? 0;
  if (beginnings < 2) return [];
  const part = await import('../../exchange/link/find-link.ts').catch(() => undefined);
  const links = part?.linksIn(text) ?? [];
  return links.length > 1 ? links : [];
}

/** Whether a text is known by its form, such as killer cages, and what is wrong is no item of it. */
export function isWrongAsAWhole(read: VariantRead): boolean {
  return read.kind === 'wrong' && !read.item && Boolean(read.called);
}

export function decodedSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
