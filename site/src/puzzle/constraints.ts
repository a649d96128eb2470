/**
 * The rule `constraints`, which holds the rules of a variant: the page makes one of the items that it reads from
 * other programs' puzzles, and tells of a list what each is about.
 */
import { readItems, type Item } from './items.ts';
import { standing } from './standing.ts';
import { findRule, type Puzzle, type Rule } from './puzzle.ts';

/** The rule that holds items written as `.Cage~10~R1C1~R1C2`, one a text: all of them, see `standing`. */
export function constraintsOf(texts: readonly string[]): Rule {
  const items = readItems(standing(texts).join(''));
  if (!items) throw new Error('items that do not end');
  return { name: 'constraints', items };
}

/** The rules of a variant that a puzzle has; none of any other puzzle. */
export function itemsOf(puzzle: Puzzle): readonly Item[] {
  return findRule(puzzle, 'constraints')?.items ?? [];
}

/**
 * The rules of a puzzle with other items. Without any there is no such rule, and the puzzle is no variant; but
 * a board of its own is said by an item, which stays.
 */
export function withItems(rules: readonly Rule[], items: readonly Item[]): readonly Rule[] {
  const at = rules.findIndex(({ name }) => name === 'constraints');
  if (items.length === 0) return rules.filter((_, index) => index !== at);
  const rule: Rule = { name: 'constraints', items };
  return at < 0 ? [...rules, rule] : rules.map((old, index) => (index === at ? rule : old));
}

/** Whether there are rules of a variant that are finished: without any, a description has no rule for them. */
export function saysRules(rules: readonly Rule[]): boolean {
  const items = rules.find(({ name }) => name === 'constraints')?.items;
  return items !== undefined && (items.length === 0 || items.some((item) => !item.isUnfinished));
}

/** Whether an item says what board it is, and not a rule on it. */
export function isBoardItem({ kind }: Item): boolean {
  return kind === 'Shape';
}

/**
 * The kinds of the items in such a text, each once, in its order: "Cage", "Thermo". A cell that may hold
 * some values only has no name there; its kind is "Given".
 */
export function kindsIn(text: string): readonly string[] {
  const names = Array.from(text.matchAll(/\.(\w+|(?=!))/g), ([, name]) => name || 'Given');
  return [...new Set(names)];
}
