/** Regions of a board, one number a cell from 0, as a person paints them: some may be missing. */

/** The number of a cell that has no region yet. */
export const noRegion = -1;

/** What keeps painted regions from sharing out the board: as many regions as digits, equal in size. */
export interface RegionGaps {
  /** How many cells have no region. */
  readonly unpainted: number;
  /** Regions with too few or too many cells, from 0 in order, with how many they have. */
  readonly uneven: readonly { readonly region: number; readonly cells: number }[];
}

export function gapsIn(regions: readonly number[], size: number): RegionGaps {
  const counts = Array.from({ length: size }, () => 0);
  for (const region of regions) {
    if (region !== noRegion) counts[region] = (counts[region] ?? 0) + 1;
  }
  return {
    unpainted: regions.filter((region) => region === noRegion).length,
    uneven: counts.flatMap((cells, region) => (cells === size ? [] : [{ region, cells }])),
  };
}

/** Whether every cell has a region and every region as many cells as there are digits. */
export function isWhole({ unpainted, uneven }: RegionGaps): boolean {
  return unpainted === 0 && uneven.length === 0;
}

/** The same regions, numbered in the order in which they first appear, as the core writes them. */
export function numberedInOrder(regions: readonly number[]): number[] {
  const order = [...new Set(regions)];
  return regions.map((region) => order.indexOf(region));
}
