import type { Shape } from '../../puzzle/shape.ts';

/** The parts into which walls divide a board, each a list of cells. */
export function regionsBetween(
  { rows, columns }: Pick<Shape, 'rows' | 'columns'>,
  walls: readonly (readonly [number, number])[],
): number[][] {
  const closed = new Set(walls.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`));
  const regionOf = new Array<number | undefined>(rows * columns).fill(undefined);
  const regions: number[][] = [];
  for (let start = 0; start < regionOf.length; start++) {
    if (regionOf[start] !== undefined) continue;
    const region = regions.length;
    const cells = [start];
    regionOf[start] = region;
    for (const cell of cells) {
      for (const next of neighboursOf(cell)) {
        const wall = `${Math.min(cell, next)} ${Math.max(cell, next)}`;
        if (regionOf[next] !== undefined || closed.has(wall)) continue;
        regionOf[next] = region;
        cells.push(next);
      }
    }
    regions.push(cells.sort((a, b) => a - b));
  }
  return regions;

  function neighboursOf(cell: number): number[] {
    const column = cell % columns;
    return [
      ...(column > 0 ? [cell - 1] : []),
      ...(column < columns - 1 ? [cell + 1] : []),
      ...(cell >= columns ? [cell - columns] : []),
      ...(cell + columns < rows * columns ? [cell + columns] : []),
    ];
  }
}

/** Lists of numbers that belong together because pairs of them do. */
export function joinedBy(pairs: readonly (readonly [number, number])[]): number[][] {
  const groupOf = new Map<number, Set<number>>();
  for (const [first, second] of pairs) {
    const one = groupOf.get(first) ?? new Set([first]);
    const other = groupOf.get(second) ?? new Set([second]);
    if (one === other) {
      groupOf.set(first, one);
      continue;
    }
    const [large, small] = one.size < other.size ? [other, one] : [one, other];
    for (const number of small) large.add(number);
    for (const number of [first, second, ...small]) groupOf.set(number, large);
  }
  return [...new Set(groupOf.values())].map((group) => [...group].sort((a, b) => a - b));
}
