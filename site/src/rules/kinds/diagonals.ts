import type { Shape } from '../../puzzle/shape.ts';
import type { RuleFace } from '../face.ts';

function diagonalsOf(which: unknown, { digits: size }: Shape): number[][] {
  const steps = Array.from({ length: size }, (_, step) => step);
  const falling = steps.map((step) => step * size + step);
  const rising = steps.map((step) => (size - 1 - step) * size + step);
  if (which === 'falling') return [falling];
  return which === 'rising' ? [rising] : [falling, rising];
}

const mirroredNames: Readonly<Record<string, string>> = { falling: 'rising', rising: 'falling' };

export const face: RuleFace = {
  name: 'diagonals',
  parameters: [
    {
      name: 'which',
      kind: 'word',
      label: 'Which',
      words: ['both', 'falling', 'rising'],
      wordNames: { both: 'both diagonals', falling: 'falling \\', rising: 'rising /' },
    },
  ],
  order: 50,
  fresh: () => ({ name: 'diagonals', which: 'both' }),
  label: 'Diagonals',
  meaning: 'The marked diagonals hold every digit once',
  broken: { diagonals: 'equal digits on a diagonal' },
  conflict: { diagonals: 'on a diagonal' },
  shared: { diagonals: 'is on the same diagonal' },
  mirrored: (rule) => ({ ...rule, which: mirroredNames[String(rule['which'])] ?? rule['which'] }),
  draw: ({ which }, shape) => ({ shaded: diagonalsOf(which, shape).flat() }),
};
