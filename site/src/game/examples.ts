/** Puzzles to begin with: those the four assignments publish, and small boards. */
import { exampleWords, type ExampleWords } from '../words/examples.ts';

export const exampleGroups = ['mystic', 'asterisk', 'classic', 'small'] as const;
type ExampleGroup = (typeof exampleGroups)[number];

export interface Example {
  readonly group: ExampleGroup;
  readonly title: string;
  /** What is worth knowing before one asks. */
  readonly note: string;
  readonly description: string;
}

const mystic = '1;torus-knight,torus-pairs:';

const table: readonly (readonly [ExampleGroup, keyof ExampleWords, string])[] = [
  ['mystic', 'mystic1', `${mystic}26.23;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659`],
  ['mystic', 'mystic2', `${mystic}57.93;b8.4.6g8g6.1.889d2f1d4b9.3c7f2.6b7.14c4.2e`],
  ['mystic', 'mystic3', `${mystic}27;3c2b1g7.2c5.13b9d8f1.6.2c17b635e94.1b42d6679f`],
  ['mystic', 'mystic5', `${mystic}12.34;f1q8h6b7q9q52b4d`],
  ['asterisk', 'asterisk', '1;asterisk;.9.73.4h5b3d6h264d651e69.7c58g9d3.256.3c8b'],
  ['classic', 'normal', '1;;d4.9.14b5.86.3b861d9567f72.3.49f2758d963b6.53.7b97.3.5d'],
  ['classic', 'another', '1;;83.1.49b47b5b832c3814b283b7.4b38.1.921.45.7.6c2.15439915.8.2c4.26c1'],
  ['classic', 'hard', '1;;.5e7.9d6d68.75.2b1d3c9.824.5c5d8b8.91.74d4d8.2e3.'],
  ['classic', 'difficult', '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5'],
  ['classic', 'september', '1;;8g57d6.1b6.532d5f9b2.79e4c7e8l6449.31d'],
  ['classic', 'wrong', '1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d'],
  ['small', 'six', '1;;d25f2.3b4.4b6b35c4c1.'],
  ['small', 'four', '1;;1.3d4.34e'],
];

export const examples: readonly Example[] = table.map(([group, name, description]) => ({
  group,
  ...exampleWords[name],
  description,
}));
