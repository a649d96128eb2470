/** Puzzles to begin with: those the four assignments publish, and small boards. */

export const exampleGroups = ['mystic', 'asterisk', 'classic', 'small'] as const;
export type ExampleGroup = (typeof exampleGroups)[number];

export interface Example {
  readonly group: ExampleGroup;
  readonly title: string;
  /** What is worth knowing before one asks. */
  readonly note: string;
  readonly description: string;
}

const mystic = '1;torus-knight,torus-pairs:';

export const examples: readonly Example[] = [
  {
    group: 'mystic',
    title: 'Mystic 1',
    note: 'UCF, first input: pairs 2 6 and 2 3',
    description: `${mystic}26.23;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659`,
  },
  {
    group: 'mystic',
    title: 'Mystic 2',
    note: 'UCF, second input: more than one solution',
    description: `${mystic}57.93;b8.4.6g8g6.1.889d2f1d4b9.3c7f2.6b7.14c4.2e`,
  },
  {
    group: 'mystic',
    title: 'Mystic 3',
    note: 'UCF, third input: try “Why not?”',
    description: `${mystic}27;3c2b1g7.2c5.13b9d8f1.6.2c17b635e94.1b42d6679f`,
  },
  {
    group: 'mystic',
    title: 'Mystic 5',
    note: 'UCF, fifth input: eight givens',
    description: `${mystic}12.34;f1q8h6b7q9q52b4d`,
  },
  {
    group: 'asterisk',
    title: 'Asterisk',
    note: 'TU/e, the grid of the template',
    description: '1;asterisk;.9.73.4h5b3d6h264d651e69.7c58g9d3.256.3c8b',
  },
  {
    group: 'classic',
    title: 'Normal',
    note: 'Colorado State: single steps go all the way',
    description: '1;;d4.9.14b5.86.3b861d9567f72.3.49f2758d963b6.53.7b97.3.5d',
  },
  {
    group: 'classic',
    title: 'Another',
    note: 'Colorado State: 36 single steps',
    description: '1;;83.1.49b47b5b832c3814b283b7.4b38.1.921.45.7.6c2.15439915.8.2c4.26c1',
  },
  {
    group: 'classic',
    title: 'Hard',
    note: 'Colorado State: one single step, then think',
    description: '1;;.5e7.9d6d68.75.2b1d3c9.824.5c5d8b8.91.74d4d8.2e3.',
  },
  {
    group: 'classic',
    title: 'Difficult',
    note: 'UMass, as first posted: more than one solution',
    description: '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5',
  },
  {
    group: 'classic',
    title: '30 September',
    note: 'UMass, second puzzle of the driver',
    description: '1;;8g57d6.1b6.532d5f9b2.79e4c7e8l6449.31d',
  },
  {
    group: 'classic',
    title: 'One wrong number',
    note: 'UMass, third puzzle of the driver',
    description: '1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d',
  },
  { group: 'small', title: 'Six', note: '6 × 6, minimal', description: '1;;d25f2.3b4.4b6b35c4c1.' },
  { group: 'small', title: 'Four', note: '4 × 4, minimal', description: '1;;1.3d4.34e' },
];
