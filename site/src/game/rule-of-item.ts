import type { VariantListed } from '../rules/index.ts';
import { words } from '../words/index.ts';

/** A rule of a variant by its item, as a person finds it in the list of rules. */
export function ruleOfItem(item: number, rules: readonly VariantListed[]): string {
  const listed = rules.find(({ items }) => items.includes(item));
  const text = listed?.texts[listed.items.indexOf(item)] ?? '';
  return listed ? words.rules.ofItem(listed.label, text) : words.rules.item(item);
}
