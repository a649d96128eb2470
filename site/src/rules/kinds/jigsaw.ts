import { placeOf, shapeOf, type Size } from '../../puzzle/shape.ts';
import type { RuleFace } from '../face.ts';

/** The boxes as regions: what painting begins with. */
function boxesOf(size: Size): number[] {
  const shape = shapeOf(size);
  return Array.from({ length: size * size }, (_, cell) => placeOf(shape, cell).box);
}

export const face: RuleFace = {
  name: 'jigsaw',
  parameters: [{ name: 'regions', kind: 'regions' }],
  base: 'yes',
  order: 60,
  fresh: (size) => ({ name: 'jigsaw', regions: boxesOf(size) }),
  label: 'Jigsaw regions',
  meaning: 'Regions you paint hold every digit once, instead of the boxes',
  houseName: (number) => `region ${number}`,
  broken: { jigsaw: 'equal digits in one row, column or region' },
  shared: { region: 'is in the same region' },
  draw: ({ regions }) => ({ regions: (regions ?? []) as readonly number[] }),
};
