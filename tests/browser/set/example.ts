/** A real puzzle with one solution: what is set of it, in whatever way, and what has to come of that. */

/** A place on the board by row and column from 1; halves are edges, and what is beyond lies outside. */
export type Place = readonly [row: number, column: number];

/** What is drawn, in order: the tool by what a person calls it, the places, and what is typed after it. */
export const steps: readonly (readonly [tool: string, places: readonly Place[], typed?: string])[] =
  [
    [
      'killer cage',
      [
        [1, 1],
        [1, 2],
        [2, 2],
      ],
      '15',
    ],
    [
      'killer cage',
      [
        [1, 8],
        [1, 9],
      ],
      '9',
    ],
    [
      'killer cage',
      [
        [9, 1],
        [9, 2],
        [9, 3],
      ],
      '12',
    ],
    [
      'killer cage',
      [
        [8, 8],
        [8, 9],
        [9, 9],
      ],
      '20',
    ],
    ['killer cage', [[5, 5]], '7'],
    [
      'thermometer',
      [
        [4, 4],
        [3, 5],
        [3, 6],
      ],
    ],
    [
      'thermometer',
      [
        [6, 6],
        [7, 5],
        [7, 4],
      ],
    ],
    [
      'arrow',
      [
        [5, 1],
        [6, 2],
        [7, 3],
      ],
    ],
    [
      'whisper',
      [
        [2, 4],
        [2, 5],
        [2, 6],
      ],
    ],
    ['white dot', [[5, 7.5]]],
    ['black dot', [[6.5, 8]]],
    ['x-sum', [[0.1, 3]], '21'],
    ['little killer', [[0.1, 7.2]], '14'],
  ];

/** The same as a link has it. */
export const items =
  '.Cage~15~R1C1~R1C2~R2C2.Cage~9~R1C8~R1C9.Cage~12~R9C1~R9C2~R9C3.Cage~20~R8C8~R8C9~R9C9.Cage~7~R5C5' +
  '.Thermo~R4C4~R3C5~R3C6.Thermo~R6C6~R7C5~R7C4.Arrow~R5C1~R6C2~R7C3.Whisper~R2C4~R2C5~R2C6' +
  '.WhiteDot~R5C7~R5C8.BlackDot~R6C8~R7C8.XSum~C3~21.LittleKiller~14~R2C9';

/** A cage that is true and that nothing needs. */
export const needless = {
  places: [
    [3, 1],
    [3, 2],
  ] as readonly Place[],
  sum: '13',
  name: 'Killer cage r3c1',
};

/** The givens, some of them in cells in which something is drawn. */
export const givens: readonly (readonly [place: Place, digit: number])[] = [
  [[2, 3], 1],
  [[3, 2], 5],
  [[6, 8], 2],
  [[7, 3], 3],
  [[7, 7], 4],
  [[8, 5], 4],
  [[9, 6], 8],
];
