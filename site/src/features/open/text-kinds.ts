/** What a text is; what reads texts of some kinds comes only with the first that looks like one. */
import { looksForeign } from '../../exchange/looks-foreign.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { isBase, isOfVariants } from '../../rules/parameters.ts';
import type { VariantRead } from '../../solver/solver.ts';
import { words } from '../../words/index.ts';
import type { ListText } from './constraint-list.ts';
import { mayBeList } from './constraint-text.ts';
import type { Foreign } from './foreign.ts';
import type { ReadForeign } from './foreign-reader.ts';

/** How many rules a puzzle has by name, beside those of every board. */
export function countOwnRules({ rules }: Puzzle): number {
  return rules.filter(({ name }) => !isBase(name) && !isOfVariants(name)).length;
}

/** What the lines of a text are, where it may be more than one puzzle. */
export async function listIn(text: string): Promise<ListText | undefined> {
  if (!mayBeList(text)) return undefined;
  const part = await import('./constraint-list.ts').catch(() => undefined);
  return part?.listIn(text);
}

/** What a text of another program is; `title` is for a puzzle that has none. */
export async function foreignOf(
  text: string,
  title: string,
  read: ReadForeign,
): Promise<Foreign | undefined> {
  if (!looksForeign(text)) return undefined;
  try {
    const [{ foreignOfOutcome }, outcome] = await Promise.all([import('./foreign.ts'), read(text)]);
    return outcome && foreignOfOutcome(outcome, title);
  } catch {
    return { kind: 'refused', sentence: words.app.partMissing, sure: false };
  }
}

/** The links in a text that has several which say a puzzle, each with what follows it; else none. */
export async function severalLinks(text: string): Promise<readonly string[]> {
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
