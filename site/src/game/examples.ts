/** Puzzles to begin with: some whose rules are drawn, those the four assignments publish, and small boards. */
import { exampleWords, type ExampleWords } from '../words/examples.ts';

export const exampleGroups = ['variants', 'mystic', 'asterisk', 'classic', 'small'] as const;
type ExampleGroup = (typeof exampleGroups)[number];

export interface Example {
  readonly group: ExampleGroup;
  readonly title: string;
  /** What is worth knowing before one asks. */
  readonly note: string;
  readonly description: string;
}

const mystic = '1;torus-knight,torus-pairs:';

/** A puzzle of any rules: its items, and its givens as a description has them. */
const drawn = (items: string, givens: string) => `1;constraints:${items};${givens}`;

const table: readonly (readonly [ExampleGroup, keyof ExampleWords, string])[] = [
  [
    'variants',
    'killer',
    drawn(
      '.Cage!17!R8C1!R9C1!R9C2.Cage!10!R1C1!R1C2!R2C1.Cage!14!R8C3!R9C3.Cage!9!R7C2!R8C2' +
        '.Cage!15!R5C1!R6C1!R7C1.Cage!20!R6C3!R6C4!R6C5!R7C3!R7C4.Cage!21!R4C2!R5C2!R6C2' +
        '.Cage!13!R3C1!R4C1.Cage!9!R2C2!R2C3.Cage!15!R1C3!R1C4.Cage!11!R3C2!R3C3' +
        '.Cage!3!R4C3!R5C3.Cage!20!R1C5!R2C4!R2C5!R2C6!R3C5.Cage!13!R1C6!R1C7!R1C8' +
        '.Cage!21!R1C9!R2C8!R2C9.Cage!8!R2C7!R3C7.Cage!9!R9C4!R9C5!R9C6' +
        '.Cage!25!R7C5!R7C6!R8C4!R8C5.Cage!14!R3C8!R4C8!R5C8.Cage!14!R3C9!R4C9!R5C9' +
        '.Cage!15!R8C8!R9C7!R9C8!R9C9.Cage!30!R6C9!R7C7!R7C8!R7C9!R8C9.Cage!12!R5C7!R6C7!R6C8' +
        '.Cage!11!R3C6!R4C6!R4C7.Cage!16!R8C6!R8C7.Cage!15!R5C5!R5C6!R6C6' +
        '.Cage!25!R3C4!R4C4!R4C5!R5C4',
      'zzzc',
    ),
  ],
  [
    'variants',
    'thermometers',
    drawn(
      '.Thermo!R3C2!R2C3!R1C2!R2C2!R2C1.Thermo!R5C9!R6C8!R6C9!R7C8!R8C9' +
        '.Thermo!R4C6!R4C7!R5C6!R5C7!R5C8.Thermo!R3C8!R2C7!R3C7!R2C6.Thermo!R3C4!R4C4!R4C3!R5C4' +
        '.Thermo!R3C1!R4C2!R5C2!R4C1!R5C1!R6C1.Thermo!R9C7!R9C6!R8C7' +
        '.Thermo!R7C1!R8C1!R7C2!R6C3!R7C4.Thermo!R2C4!R2C5!R3C6!R3C5!R4C5' +
        '.Thermo!R2C9!R2C8!R1C8!R1C7',
      'l3y4q2x',
    ),
  ],
  [
    'variants',
    'arrows',
    drawn(
      '.Arrow!R3C5!R4C4!R5C3.Arrow!R9C2!R9C3!R8C2!R7C2.Arrow!R4C3!R3C4!R2C4' +
        '.Arrow!R6C6!R6C5!R7C6!R8C7.Arrow!R6C2!R6C3!R5C2.Arrow!R5C6!R4C5!R5C4' +
        '.Arrow!R2C6!R2C5!R1C6!R1C7.Arrow!R8C6!R9C7!R9C6.Arrow!R6C8!R5C9!R4C8' +
        '.Arrow!R3C6!R3C7!R3C8.Arrow!R6C4!R7C5!R7C4.Arrow!R1C3!R2C2!R1C1' +
        '.Arrow!R3C3!R2C3!R3C2!R4C2.Arrow!R2C7!R2C8!R1C8',
      'b5.8b19b4g1e2d2e7g1e7p6b9j',
    ),
  ],
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
