import type { Puzzle } from '../puzzle/puzzle.ts';
import { faceOf, type VariantListed } from '../rules/index.ts';
import { words } from '../words/index.ts';

/**
 * What a solver has to know beyond rows, columns and boxes, a sentence for each rule, and one for several
 * of which the board shows the difference, such as extra houses. `list` are the rules of a variant, where
 * the puzzle is one.
 */
export function ruleSentences(
  { rules }: Puzzle,
  list: readonly VariantListed[] = [],
): readonly string[] {
  const sentences = rules.flatMap((rule) => {
    const face = faceOf(rule.name);
    if (!face || face.base === 'default') return [];
    if (face.isOfVariants) return [list.map(sentenceOfKind).join(' ')];
    const pairs = rule.pairs?.map(([a, b]) => words.rules.pair(a, b)).join(', ');
    const wrapped = rule.name === face.wrappedName ? `, ${words.rules.wrap}` : '';
    return [`${face.label}: ${face.meaning}${wrapped}${pairs ? ` (${pairs})` : ''}.`];
  });
  return [...new Set(sentences)];
}

/** Says what a kind means, after the names that its coded rules have, or their patterns. */
function sentenceOfKind({ label, meaning, said }: VariantListed): string {
  const names = [...new Set(said)].filter(Boolean);
  const quoted = names.map((name) => (name.startsWith('“') ? name : `“${name}”`));
  return `${label}${quoted.length > 0 ? ` ${quoted.join(', ')}` : ''}: ${meaning}.`;
}

/** A rule of a variant by its item, as a person finds it in the list of rules. */
export function ruleOfItem(item: number, rules: readonly VariantListed[]): string {
  const listed = rules.find(({ items }) => items.includes(item));
  const text = listed?.textOf.get(item) ?? '';
  return listed ? words.rules.ofItem(listed.label, text) : words.rules.item(item);
}
