import { expect, test } from 'vitest';

import { clueDrawings } from '../../../site/src/exchange/drawn/clue-drawings.ts';
import type { ForeignRule } from '../../../site/src/exchange/names.ts';

const sides = { rows: 9, columns: 9 };
const drawn = (rule: ForeignRule, item: string) => clueDrawings(rule, item, sides);

test.each<[ForeignRule, string, object[]]>([
  [
    'whispers',
    '.Whisper~5~R1C1~R1C2',
    [
      {
        kind: 'line',
        points: [
          [0.5, 0.5],
          [1.5, 0.5],
        ],
      },
    ],
  ],
  [
    'between',
    '.Between~R1C1~R1C2~R1C3',
    [{ kind: 'line' }, { centre: [0.5, 0.5] }, { centre: [2.5, 0.5] }],
  ],
  [
    'arrow',
    '.Arrow~R1C1~R1C2~R2C2',
    [{ round: true }, { kind: 'line', head: 0.3, points: { length: 3 } }],
  ],
  [
    'arrow',
    '.PillArrow~2~R1C1~R1C2~R1C3',
    [
      { centre: [0.5, 0.5] },
      { centre: [1.5, 0.5] },
      {
        points: [
          [1.5, 0.5],
          [2.5, 0.5],
        ],
      },
    ],
  ],
  ['killer-cages', '.Cage~12~R1C1~R2C1', [{ kind: 'cage', cells: [0, 9], text: '12' }]],
  ['killer-cages', '.Cage~0~R1C1~R2C1', [{ text: '' }]],
  ['difference', '.WhiteDot~R1C1~R1C2', [{ round: true, centre: [1, 0.5], fill: '#ffffff' }]],
  ['xv', '.X~R1C1~R2C1', [{ text: 'X', centre: [0.5, 1] }]],
  ['inequality', '.GreaterThan~R1C1~R1C2', [{ text: '>', centre: [1, 0.5] }]],
  ['inequality', '.GreaterThan~R2C1~R1C1', [{ text: '⌃', centre: [0.5, 1] }]],
  ['minimum', '.GreaterThan~R1C1~R1C2', [{ centre: [1.5, 0.5] }]],
  ['maximum', '.GreaterThan~R1C1~R1C2', [{ centre: [0.5, 0.5] }]],
  ['quadruple', '.Quad~R1C1~1~2', [{ centre: [1, 1] }, { text: '1 2', centre: [1, 1] }]],
  ['odd', '.~R9C9_1_3_5_7_9', [{ round: true, centre: [8.5, 8.5] }]],
  ['even', '.~R9C9_2_4', [{ round: false }]],
  ['row-indexer', '.Indexing~R~R1C1~R1C2', [{ centre: [0.5, 0.5] }, { centre: [1.5, 0.5] }]],
  ['sandwich', '.Sandwich~5~R2', [{ text: '5', centre: [-0.5, 1.5] }]],
  ['x-sums', '.XSum~C2~5', [{ text: '5', centre: [1.5, -0.5] }]],
  ['x-sums', '.XSum~C2~~5', [{ text: '5', centre: [1.5, 9.5] }]],
  [
    'little-killer',
    '.LittleKiller~20~R3C1',
    [{ text: '20', centre: [-0.5, 1.5] }, { kind: 'line' }],
  ],
  ['little-killer', '.LittleKiller~20~R1C3', [{ centre: [3.5, -0.5] }, {}]],
  ['little-killer', '.LittleKiller~20~R9C3', [{ centre: [1.5, 9.5] }, {}]],
  ['little-killer', '.LittleKiller~20~R3C9', [{ centre: [9.5, 3.5] }, {}]],
  ['global-entropy', '.GlobalEntropy', []],
])('%s: %s looks like that', (rule, item, drawings) => {
  expect(drawn(rule, item)).toMatchObject(drawings);
});

test('what has no look has none', () => {
  expect(drawn('box-indexer', '.Indexing~B~R1C1')).toBeUndefined();
  expect(drawn('xv', '.Pair~abc~R1C1~R1C2')).toBeUndefined();
});
