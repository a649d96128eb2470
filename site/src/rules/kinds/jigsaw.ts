import { cellCount, placeOf, type Shape } from '../../puzzle/shape.ts';
import { noRegion } from '../../puzzle/regions.ts';
import type { RuleFace } from '../face.ts';

/** The boxes as regions: what painting begins with. */
function boxesOf(shape: Shape): number[] {
  return Array.from({ length: cellCount(shape) }, (_, cell) => placeOf(shape, cell).box);
}

function cellsByRegion(regions: readonly number[]): number[][] {
  const houses: number[][] = [];
  regions.forEach((region, cell) => {
    if (region !== noRegion) (houses[region] ??= []).push(cell);
  });
  return houses;
}

export const face: RuleFace = {
  name: 'jigsaw',
  parameters: [{ name: 'regions', kind: 'regions' }],
  base: 'yes',
  order: 60,
  fresh: (shape) => ({ name: 'jigsaw', regions: boxesOf(shape) }),
  label: 'Jigsaw regions',
  meaning: 'Regions you paint hold every digit once, instead of the boxes',
  houseName: (number) => `region ${number}`,
  houses: ({ regions }) => cellsByRegion((regions ?? []) as readonly number[]),
  broken: { jigsaw: 'equal digits in one row, column or region' },
  shared: { region: 'is in the same region' },
  draw: ({ regions }) => ({ regions: (regions ?? []) as readonly number[] }),
};
