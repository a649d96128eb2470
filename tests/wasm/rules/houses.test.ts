import { expect, test } from 'vitest';

import { boardOf } from '../../../site/src/exchange/board.ts';
import { asterisk, disjointGroups, windows } from '../../../site/src/puzzle/houses.ts';
import { loadModule, loadVariantModule } from '../module.ts';

const module = await loadVariantModule();

const sorted = (houses: readonly (readonly number[])[]) =>
  houses.map((cells) => cells.join(' ')).sort();

/** The houses that the core makes of an item. */
function ofCore(kind: string, side: number): string[] {
  const { puzzle, problem } = module.read_variant(`.Shape~${side}x${side}.${kind}`);
  expect(problem.code).toBe('');
  const { rules } = module.variant_rules(puzzle);
  return sorted(rules.filter((rule) => rule.kind === kind).flatMap(({ lists }) => lists));
}

test.each([4, 6, 8, 9, 10, 12, 14, 15, 16])(
  'houses with a name have the cells that the core knows on %i by %i',
  (side) => {
    const board = boardOf(side);
    if (!board) throw new Error('no such board');
    expect(ofCore('Windoku', side)).toEqual(sorted(windows(board)));
    expect(ofCore('DisjointSets', side)).toEqual(sorted(disjointGroups(board)));
  },
);

test('the squares of the asterisk are those that the core ties to each other', async () => {
  const { groups } = (await loadModule()).peers('1;asterisk;zzzc');
  const tied = groups.find(({ rule }) => rule === 'asterisk')?.cells ?? [];
  expect(tied.flatMap((cells, cell) => (cells.length > 0 ? [cell] : []))).toEqual(asterisk);
});
