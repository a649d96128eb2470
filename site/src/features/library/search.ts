/** Searching a collection for words, a number or digits of the puzzle. */
import { kindsIn } from '../../puzzle/constraints.ts';
import { faceOf } from '../../rules/index.ts';
import { variantFaces } from '../../rules/variants/index.ts';
import { words } from '../../words/index.ts';
import { techniques, techniqueWords } from '../../words/library.ts';
import { partsOf, type Collection } from './collection.ts';

/** From this many characters on, digits and dots are looked for in the puzzles. */
const leastCells = 8;

/** Whether a puzzle is what somebody has typed. */
export function matcherOf(collection: Collection, typed: string): (at: number) => boolean {
  const query = typed.trim().toLowerCase();
  if (query === '') return () => true;
  if (query.length >= leastCells && /^[0-9._*]+$/.test(query))
    return cellMatcher(collection, query);
  const names = collection.names(words.bringing.numbered);
  if (/^\d+$/.test(query)) {
    const number = Number(query);
    return (at) =>
      at + 1 === number || (collection.entries[at]?.name !== '' && !!names[at]?.includes(query));
  }
  const { hardest } = collection.results;
  const fitting = techniques.map((technique) =>
    techniqueWords[technique].name.toLowerCase().includes(query),
  );
  const rules = collection.ruleNames(rulesText).map((name) => name.includes(query));
  return (at) =>
    !!names[at]?.includes(query) ||
    !!fitting[(hardest[at] ?? 0) - 1] ||
    !!rules[collection.ruleOf[at] ?? 0];
}

/** Descriptions write empty cells as letters that say how many there are. */
function cellMatcher({ entries }: Collection, query: string): (at: number) => boolean {
  const cells = query
    .replace(/[0_*]/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .replace(/\.{2,}/g, (run) => {
      const whole = 'z'.repeat(Math.floor(run.length / 26));
      const rest = run.length % 26;
      return whole + (rest === 1 ? '.' : rest ? String.fromCharCode(96 + rest) : '');
    });
  return (at) => partsOf(entries[at]?.description ?? '')[1].includes(cells);
}

/**
 * The rules of a description as they are named in lists: "Diagonals, Knight's move"; those of a variant by
 * their kinds, "Killer cage, Thermometer".
 */
export function rulesText(rules: string): string {
  const labels = rules.split(',').flatMap((rule) => {
    const [name = '', text = ''] = rule.split(':');
    const face = faceOf(name);
    if (!face || face.base === 'default') return [];
    if (!face.isOfVariants) return [face.label];
    // The picture shows what board it is.
    const kinds = kindsIn(text).filter((kind) => kind !== 'Shape');
    return kinds.flatMap((kind) => variantFaces[kind]?.label ?? []);
  });
  return [...new Set(labels)].join(', ');
}
