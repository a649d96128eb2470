/**
 * The rule `constraints` as core/formats/iss/described_variant.hpp writes it: the page makes one of the
 * items that it reads from other programs' puzzles, and tells of a list what each is about.
 */
import type { Rule } from './puzzle.ts';

/** The rule that holds such items, `.Cage~10~R1C1~R1C2` and the like. */
export function constraintsOf(items: readonly string[]): Rule {
  return { name: 'constraints', text: [...items.join('')].map(escaped).join('') };
}

/**
 * The kinds of the items in such a text, each once, in its order: "Cage", "Thermo". A cell that may hold
 * some values only has no name there; its kind is "Given".
 */
export function kindsIn(text: string): readonly string[] {
  const names = Array.from(text.matchAll(/\.(\w+|(?=!))/g), ([, name]) => name || 'Given');
  return [...new Set(names)];
}

/** What is safe in a link stays; the items themselves are ASCII. */
function escaped(character: string): string {
  if (/[\w.-]/.test(character)) return character;
  if (character === '~') return '!';
  return `*${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
