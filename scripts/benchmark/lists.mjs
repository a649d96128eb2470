import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ownFolder = new URL('../../tests/bench/', import.meta.url);
const sharedFolder = new URL('../../../shared/puzzles/', import.meta.url);

/** Lists of our own, with the rules they are read under and what must come of them. */
export const ownLists = readFileSync(new URL('lists.tsv', ownFolder), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [name = '', rules = '', puzzles, nodes, solutions] = row.split('\t');
    return {
      name,
      file: fileURLToPath(new URL(name, ownFolder)),
      rules,
      puzzles: Number(puzzles),
      signature: `${nodes}/${solutions}`,
    };
  });

/** Lists beside the project, where there are any. */
export function sharedLists() {
  if (!existsSync(sharedFolder)) return [];
  return readdirSync(sharedFolder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ file: fileURLToPath(new URL(name, sharedFolder)), rules: 'classic' }));
}
