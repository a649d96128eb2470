import { expect, test } from 'vitest';

import { readDescription } from '../../../site/src/puzzle/description.ts';
import { itemsOf } from '../../../site/src/puzzle/constraints.ts';
import { conflictSentence } from '../../../site/src/rules/conflict.ts';
import { sayings } from '../../../site/src/rules/variants/conflicts/index.ts';
import { drawVariant } from '../../../site/src/rules/variants/index.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();

/** The sentences about a puzzle, as the page says them: its givens are what somebody has typed. */
function said(text: string): readonly string[] {
  const { puzzle: description, problem } = module.read_variant(text);
  expect(problem.found).toBe('');
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(description);
  const { rules, boxes } = module.variant_rules(description);
  const variant = drawVariant({ rules, boxes }, puzzle.shape, itemsOf(puzzle));
  return module.inspect(description).conflicts.map(({ first, second, others, rule }) => {
    const cells = [...new Set([first, second, ...(others ?? [])])];
    return conflictSentence({ cells, rule }, puzzle, (cell) => puzzle.givens[cell] ?? 0, variant);
  });
}

/** Kinds of rules, each with digits that break one, and what is said of them. */
const rows: readonly [kind: string, text: string, sentence: string][] = [
  [
    'Thermo',
    '.Thermo~R1C1~R1C2~R1C3.~R1C1_5~R1C2_3',
    'r1c1 to r1c2 does not rise along the thermometer',
  ],
  [
    'Thermo',
    '.Thermo~R1C1~R1C2~R1C3.~R1C1_5~R1C3_5.NoBoxes',
    'r1c1 to r1c3 does not rise along the thermometer',
  ],
  [
    'Thermo',
    '.Thermo~R1C1~R1C2~R1C3.~R1C1_5~R1C3_6',
    'The thermometer needs room to rise: 5 in r1c1 and 6 in r1c3',
  ],
  ['Thermo', '.Thermo~R1C1~R1C2~R1C3.~R1C1_9', 'The thermometer needs room to rise: 9 in r1c1'],
  [
    'SlowThermometer',
    '.SlowThermometer~R1C1~R1C2~R1C3.~R1C1_5~R1C3_4',
    'r1c1 to r1c3 falls along the slow thermometer',
  ],
  [
    'Whisper',
    '.Whisper~5~R1C1~R1C2~R1C3.~R1C1_3~R1C2_6',
    'r1c1 and r1c2 differ by 3, but the whisper line needs 5',
  ],
  [
    'Whisper',
    '.Whisper~5~R1C1~R1C2~R1C3.~R1C1_5',
    'Neighbours on the whisper line must differ by 5 or more: 5 in r1c1',
  ],
  [
    'Whisper',
    '.Whisper~R1C1~R1C2~R2C3.~R1C1_4~R2C3_6',
    'Neighbours on the whisper line must differ by 5 or more: 4 in r1c1 and 6 in r2c3',
  ],
  [
    'Renban',
    '.Renban~R1C1~R1C2~R1C3.~R1C1_1~R1C3_9',
    'The digits of the renban line must be consecutive: 1 in r1c1 and 9 in r1c3',
  ],
  ['Renban', '.Renban~R1C1~R2C2~R3C4.~R1C1_4~R3C4_4', 'Two 4s on the renban line: r1c1 and r3c4'],
  [
    'Modular',
    '.Modular~3~R1C1~R1C2~R1C3.~R1C1_1~R1C3_7',
    'r1c1 and r1c3 have the same remainder by 3, too close on the modular line',
  ],
  [
    'Modular',
    '.Modular~3~R1C1~R1C2~R1C3~R1C4.~R1C1_1~R1C4_8',
    'The remainders by 3 must repeat along the modular line: 1 in r1c1 and 8 in r1c4',
  ],
  [
    'Entropic',
    '.Entropic~R1C1~R1C2~R1C3.~R1C1_1~R1C3_2',
    'r1c1 and r1c3 are both low digits, too close on the entropic line',
  ],
  [
    'Entropic',
    '.Entropic~R1C1~R1C2~R1C3~R1C4.~R1C1_1~R1C4_8',
    'Low, middle and high digits must repeat along the entropic line: 1 in r1c1 and 8 in r1c4',
  ],
  [
    'Palindrome',
    '.Palindrome~R1C1~R1C2~R2C3~R2C4.~R1C1_3~R2C4_5',
    'r1c1 is 3 and r2c4 is 5, but on the palindrome they are equal',
  ],
  [
    'Zipper',
    '.Zipper~R1C1~R1C2~R1C3~R1C4~R1C5.~R1C1_3~R1C5_5~R1C3_9',
    'r1c1 and r1c5 add up to 8, but r1c3, the middle of the zipper line, is 9',
  ],
  [
    'Zipper',
    '.Zipper~R1C1~R1C2~R1C3~R1C4.~R1C1_3~R1C4_5~R1C2_1~R1C3_2',
    'The zipper line needs equal sums: 3 in r1c1, 1 in r1c2 and 2 in r1c3',
  ],
  [
    'Zipper',
    '.Zipper~R1C1~R1C2~R1C3.~R1C1_6~R1C2_3',
    'The zipper line needs equal sums: 6 in r1c1 and 3 in r1c2',
  ],
  [
    'Between',
    '.Between~R1C1~R1C2~R1C3.~R1C1_3~R1C3_5~R1C2_8',
    'r1c2 is 8, which is not between 3 and 5 at the ends of the line',
  ],
  [
    'Between',
    '.Between~R1C1~R1C2~R1C3.~R1C2_9',
    'The digits on the line must lie between those at its ends: 9 in r1c2',
  ],
  [
    'Between',
    '.Between~R1C1~R1C2~R1C3.~R1C1_3~R1C3_4',
    'The digits on the line must lie between those at its ends: 3 in r1c1 and 4 in r1c3',
  ],
  [
    'Lockout',
    '.Lockout~4~R1C1~R1C2~R1C3.~R1C1_3~R1C3_8~R1C2_5',
    'r1c2 is 5, which is not outside 3 and 8 at the ends of the lockout line',
  ],
  [
    'Lockout',
    '.Lockout~4~R1C1~R1C2~R1C3.~R1C1_3~R1C3_5',
    'r1c1 and r1c3 differ by 2, but the ends of the lockout line need 4',
  ],
  [
    'RegionSumLine',
    '.RegionSumLine~R1C1~R1C2~R1C3~R1C4.~R1C1_9~R1C2_8~R1C3_7~R1C4_1',
    'The parts of the region sum line need equal sums: 9 in r1c1',
  ],
  [
    'SumLine',
    '.SumLine~10~R1C1~R1C2~R1C3~R1C4.~R1C1_9~R1C2_8',
    'The sum line must be cut into parts of 10: 9 in r1c1 and 8 in r1c2',
  ],
  [
    'Cage',
    '.Cage~14~R5C4~R5C5.~R5C4_9~R5C5_6',
    'r5c4 and r5c5 add up to 15, but the cage needs 14',
  ],
  ['Cage', '.Cage~20~R1C1~R1C2~R1C3.~R1C1_1~R1C2_2', 'r1c1 is 1, so the cage cannot come to 20'],
  ['Cage', '.Cage~7~R1C1~R1C2.~R1C1_9', 'r1c1 is 9, but the cage needs 7'],
  ['Cage', '.Cage~15~R1C3~R1C4~R2C4~R2C5.~R1C3_6~R2C5_6', 'Two 6s in the cage: r1c3 and r2c5'],
  ['Cage', '.Cage~0~R1C3~R1C4~R2C4~R2C5.~R1C3_6~R2C5_6', 'Two 6s in the cage: r1c3 and r2c5'],
  [
    'Cage',
    '.Cage~14~R1C1~R1C2~R1C3.~R1C1_9~R1C2_5',
    'r1c1 and r1c2 add up to 14, which leaves nothing for the rest of the cage',
  ],
  ['Sum', '.Sum~14~R5C4~R5C5.~R5C4_9~R5C5_6', 'r5c4 and r5c5 add up to 15, but the sum needs 14'],
  [
    'Sum',
    '.Sum~0_=_1_-1~R1C1~R2C5.~R1C1_9~R2C5_6',
    'The weighted sum of the cells must be 0: 9 in r1c1 and 6 in r2c5',
  ],
  [
    'EqualSum',
    '.EqualSum~R1C1~R1C2~-~R2C4~R2C5.~R1C1_9~R1C2_6~R2C4_1~R2C5_2',
    'r1c1 and r1c2 add up to 15, but r2c4 and r2c5 add up to 3; the sums must be equal',
  ],
  [
    'EqualSum',
    '.EqualSum~R1C1~R1C2~-~R2C4.~R1C1_9~R2C4_1',
    'The sets of cells need equal sums: 9 in r1c1',
  ],
  [
    'Arrow',
    '.Arrow~R1C1~R1C2~R1C3.~R1C1_5~R1C2_3~R1C3_4',
    'r1c2 and r1c3 add up to 7, but the circle, r1c1, is 5',
  ],
  ['Arrow', '.Arrow~R1C1~R1C2~R1C3.~R1C1_1', 'The arrow must add up to its circle: 1 in r1c1'],
  [
    'Arrow',
    '.Arrow~R1C1~R1C2~R1C3.~R1C2_5~R1C3_6',
    'The arrow must add up to its circle: 5 in r1c2 and 6 in r1c3',
  ],
  ['Arrow', '.Arrow~R1C1~R1C2~R1C3.~R1C1_5~R1C2_8', 'r1c2 is 8, but the circle, r1c1, is 5'],
  [
    'DoubleArrow',
    '.DoubleArrow~R1C1~R1C2~R1C3.~R1C1_5~R1C2_3~R1C3_4',
    'r1c2 is 3, but the circles, r1c1 and r1c3, add up to 9',
  ],
  [
    'PillArrow',
    '.PillArrow~2~R1C1~R1C2~R2C1~R2C2.~R1C1_1~R1C2_5~R2C1_8~R2C2_6',
    'r2c1 and r2c2 add up to 14, but the pill reads 15',
  ],
  [
    'PillArrow',
    '.PillArrow~2~R1C1~R1C2~R2C1~R2C2.~R1C1_9',
    'The arrow must add up to its pill: 9 in r1c1',
  ],
  [
    'RellikCage',
    '.RellikCage~10~R1C1~R1C2~R1C3.~R1C1_4~R1C2_6',
    'r1c1 and r1c2 add up to 10, which the cage forbids',
  ],
  [
    'RellikCage',
    '.RellikCage~10~R1C3~R1C4~R2C4.~R1C3_4~R2C4_4',
    'Two 4s in the cage: r1c3 and r2c4',
  ],
  [
    'EqualityCage',
    '.EqualityCage~R1C1~R1C2~R1C3~R1C4.~R1C1_1~R1C2_2~R1C3_3',
    'The cage needs as many low as high digits, and as many even as odd ones: 1 in r1c1, 2 in r1c2 and 3 in r1c3',
  ],
  [
    'ContainAtLeast',
    '.ContainAtLeast~1_2~R1C1~R1C2.~R1C1_5',
    'The cells need room for 1 2: 5 in r1c1',
  ],
  [
    'ContainExact',
    '.ContainExact~1_2~R1C1~R1C2~R1C3.~R1C1_5~R1C2_6',
    'The cells must hold 1 2, each exactly as often as listed: 5 in r1c1 and 6 in r1c2',
  ],
  [
    'LookAndSay',
    '.LookAndSay~23~R1C1~R2C4.~R1C1_5',
    'The clue of the cage asks for 2 times 3: 5 in r1c1',
  ],
  [
    'CountDistinct',
    '.CountDistinct~R1C1~R1C2~R1C3~R1C4.~R1C1_2~R1C2_5~R1C3_6~R1C4_7',
    'The circle, r1c1, says 2, but its cells hold 3 different digits',
  ],
  [
    'CountDistinct',
    '.CountDistinct~R1C1~R1C2~R1C3~R1C4.~R1C1_9',
    'The circle must say how many different digits its cells hold: 9 in r1c1',
  ],
  [
    'SameValues',
    '.SameValues~2~R1C1~R1C2~R2C4~R2C5.~R1C1_5~R1C2_6~R2C4_7',
    'The sets of cells need the same digits: 5 in r1c1, 6 in r1c2 and 7 in r2c4',
  ],
  ['Given', '.~R1C1_1_2_3.~R1C1_5', 'The cell allows only 1 2 3: 5 in r1c1'],
  [
    'Given',
    '.~R1C1_1_2_3.~R1C1_4_5.~R1C2_1_2',
    'r1c1 can hold no digit: the candidates given for it have none in common',
  ],
  [
    'WhiteDot',
    '.WhiteDot~R1C1~R1C2.~R1C1_5~R1C2_8',
    'The white dot needs consecutive digits: 5 in r1c1 and 8 in r1c2',
  ],
  [
    'BlackDot',
    '.BlackDot~R1C1~R1C2.~R1C1_4~R1C2_6',
    'The black dot needs one digit twice the other: 4 in r1c1 and 6 in r1c2',
  ],
  [
    'BlackDot',
    '.BlackDot~R1C1~R1C2.~R1C1_5',
    'The black dot needs one digit twice the other: 5 in r1c1',
  ],
  ['X', '.X~R1C1~R1C2.~R1C1_5~R1C2_8', 'r1c1 and r1c2 add up to 13, but the X needs 10'],
  ['X', '.X~R1C1~R1C2~R1C3.~R1C2_5~R1C3_2', 'r1c2 and r1c3 add up to 7, but the X needs 10'],
  ['V', '.V~R1C1~R1C2.~R1C1_1~R1C2_8', 'r1c1 and r1c2 add up to 9, but the V needs 5'],
  ['V', '.V~R1C1~R1C2.~R1C1_7', 'r1c1 is 7, but the V needs 5'],
  [
    'GreaterThan',
    '.GreaterThan~R1C1~R1C2.~R1C1_5~R1C2_8',
    'r1c1 is 5, which is not greater than 8 in r1c2',
  ],
  [
    'GreaterThan',
    '.GreaterThan~R1C1~R1C2.~R1C1_1',
    'The sign must point to the smaller digit: 1 in r1c1',
  ],
  [
    'StrictKropki',
    '.StrictKropki.~R1C1_5~R1C2_6',
    'r1c1 and r1c2 are consecutive (5 and 6), but there is no white dot between them',
  ],
  [
    'StrictKropki',
    '.StrictKropki.~R1C1_8~R1C2_4',
    'r1c1 and r1c2 are in a ratio of 1 to 2 (8 and 4), but there is no black dot between them',
  ],
  [
    'StrictXV',
    '.StrictXV.~R1C1_4~R1C2_6',
    'r1c1 and r1c2 add up to 10, but there is no X between them',
  ],
  [
    'StrictXV',
    '.StrictXV.~R1C1_4~R2C1_1',
    'r1c1 and r2c1 add up to 5, but there is no V between them',
  ],
  [
    'CountingCircles',
    '.CountingCircles~R1C1~R2C4~R3C7~R4C2.~R1C1_1~R2C4_1',
    '2 circles hold 1: r1c1 and r2c4',
  ],
  [
    'Indexing',
    '.Indexing~C~R1C1~R2C1.~R1C1_2~R1C2_5',
    'The index must point to the digit that it is for: 2 in r1c1 and 5 in r1c2',
  ],
  [
    'ValueIndexing',
    '.ValueIndexing~R1C1~R1C2~R1C3~R1C4.~R1C1_2~R1C2_1~R1C3_5',
    'The index must point to the digit of its first cell: 2 in r1c1, 1 in r1c2 and 5 in r1c3',
  ],
  ['LittleKiller', '.LittleKiller~3~R7C1.~R7C1_5', 'r7c1 is 5, but the little killer needs 3'],
  [
    'LittleKiller',
    '.LittleKiller~20~R7C1.~R7C1_5~R8C2_3~R9C3_1',
    'r7c1, r8c2 and r9c3 add up to 9, but the little killer needs 20',
  ],
  [
    'Sandwich',
    '.Sandwich~14~R1.~R1C1_1~R1C2_5~R1C3_6~R1C4_9~R1C5_2~R1C6_3~R1C7_4~R1C8_7~R1C9_8',
    'r1c2 and r1c3 add up to 11, but the sandwich needs 14',
  ],
  ['Sandwich', '.Sandwich~14~R1.~R1C1_1~R1C2_9', 'The sandwich needs 14: 1 in r1c1 and 9 in r1c2'],
  [
    'Lunchbox',
    '.Lunchbox~14~R1C1~R1C2~R1C3.~R1C1_1~R1C2_5~R1C3_9',
    'r1c2 is 5, but the lunchbox needs 14',
  ],
  [
    'Lunchbox',
    '.Lunchbox~14~R1C1~R1C2~R2C4.~R1C1_1~R2C4_1',
    'Two 1s in the lunchbox: r1c1 and r2c4',
  ],
  ['XSum', '.XSum~R1~10~.~R1C1_2~R1C2_5', 'r1c1 and r1c2 add up to 7, but the X-sum needs 10'],
  ['XSum', '.XSum~R1~10~.~R1C1_9', 'The X-sum needs 10: 9 in r1c1'],
  ['Skyscraper', '.Skyscraper~C1~4~.~R1C1_9', 'The clue asks for 4 visible skyscrapers: 9 in r1c1'],
  [
    'HiddenSkyscraper',
    '.HiddenSkyscraper~R1~4~.~R1C1_4',
    'The first skyscraper that is hidden must be 4: 4 in r1c1',
  ],
  [
    'NumberedRoom',
    '.NumberedRoom~R1~4~.~R1C1_3~R1C3_5',
    'The numbered room needs 4 where the first digit points: 3 in r1c1 and 5 in r1c3',
  ],
  ['FullRank', '.Shape~4x4.FullRank~R1~1~.~R1C1_4', 'The line must come in place 1: 4 in r1c1'],
  [
    'AllDifferent',
    '.AllDifferent~R1C1~R2C4.~R1C1_5~R2C4_5',
    'Two 5s in a set of cells that differ: r1c1 and r2c4',
  ],
  ['Diagonal', '.Diagonal~-1.~R1C1_5~R9C9_5', 'Two 5s on a diagonal: r1c1 and r9c9'],
  ['Windoku', '.Windoku.~R2C2_5~R4C3_5', 'Two 5s in a window: r2c2 and r4c3'],
  [
    'DisjointSets',
    '.DisjointSets.~R1C1_5~R4C4_5',
    'Two 5s in the same place of their boxes: r1c1 and r4c4',
  ],
  ['AntiKnight', '.AntiKnight.~R1C3_5~R2C5_5', 'Two 5s a knight’s move apart: r1c3 and r2c5'],
  ['AntiKing', '.AntiKing.~R3C3_5~R4C4_5', 'Two 5s touch: r3c3 and r4c4'],
  [
    'AntiConsecutive',
    '.AntiConsecutive.~R3C3_5~R3C4_4',
    'Consecutive digits side by side: 5 in r3c3 and 4 in r3c4',
  ],
  ['AntiTaxicab', '.AntiTaxicab.~R1C1_4~R3C3_1~R2C4_4', 'Two 4s 4 steps apart: r1c1 and r2c4'],
  [
    'GlobalEntropy',
    '.GlobalEntropy.~R1C1_1~R1C2_2~R2C1_3',
    'Every square of four cells needs a low, a middle and a high digit: 1 in r1c1, 2 in r1c2 and 3 in r2c1',
  ],
  [
    'GlobalMod',
    '.GlobalMod.~R1C1_1~R1C2_4~R2C1_7',
    'Every square of four cells needs every remainder by 3: 1 in r1c1, 4 in r1c2 and 7 in r2c1',
  ],
  [
    'DutchFlatmates',
    '.DutchFlatmates.~R3C1_5~R2C1_4~R4C1_3',
    'The middle digit needs the smallest right above it, or the largest right below it: 4 in r2c1, 5 in r3c1 and 3 in r4c1',
  ],
  [
    'Pair',
    '.Pair~hCCCC~_mine~R1C1~R1C2.~R1C1_1~R1C2_9',
    'The digits are no pair of the table “mine”: 1 in r1c1 and 9 in r1c2',
  ],
  [
    'PairX',
    '.PairX~BAAAAAAAAAAAAA~_mine~R1C1~R1C2.~R1C1_1~R1C2_9',
    'The digits are no pair of the table “mine”: 1 in r1c1 and 9 in r1c2',
  ],
  ['Regex', '.Regex~MTI~R1C1~R1C2.~R1C1_5', 'The line does not fit the pattern “12”: 5 in r1c1'],
  [
    'Or',
    '.Or.X~R1C1~R1C2.V~R1C1~R1C2.End.~R1C1_1~R1C2_2',
    'None of the rules of which one must hold is met: 1 in r1c1 and 2 in r1c2',
  ],
  ['X', '.And.X~R1C1~R1C2.End.~R1C1_1~R1C2_2', 'r1c1 and r1c2 add up to 3, but the X needs 10'],
  [
    'Doppelganger',
    '.Shape~5x5~0-5.Doppelganger.~R1C1_0~R1C2_0',
    'Rows, columns and boxes must each lack another digit for their 0: 0 in r1c1 and 0 in r1c2',
  ],
  [
    'Quad',
    '.Quad~R1C1~1~2~5.~R1C1_4~R1C2_3~R2C1_7~R2C2_1',
    'The four cells around the circle need room for 1 2 5: 4 in r1c1, 3 in r1c2 and 7 in r2c1',
  ],
  [
    'Skyscraper',
    '.Skyscraper~R1~3~.~R1C1_1~R1C2_5~R1C3_6~R1C4_9~R1C5_2~R1C6_3~R1C7_4~R1C8_7~R1C9_8',
    '4 skyscrapers are visible from r1c1, but the clue says 3',
  ],
  [
    'Jigsaw',
    '.Shape~4x4.NoBoxes.Jigsaw~1112132233243444.~R1C2_1~R2C1_1',
    'Two 1s in a jigsaw region: r1c2 and r2c1',
  ],
  ['houses', '.Shape~4x4.AntiKing.~R1C2_1~R2C1_1', 'Two 1s in box 1: r1c2 and r2c1'],
  ['houses', '.Shape~6x6.AntiKing.~R1C3_1~R2C1_1', 'Two 1s in box 1: r1c3 and r2c1'],
];

test.each(rows)('%s: %s', (_, text, sentence) => {
  expect(said(text)).toContain(sentence);
});

test('every kind has words for what it needs, and most have a row', () => {
  const kinds = module.kinds().map(({ name }) => name);
  expect(Object.keys(sayings).sort()).toEqual([...kinds].sort());
  const rule = { item: 1, kind: '', numbers: [], cells: [], lists: [], text: '' };
  for (const kind of kinds) expect(sayings[kind]?.needs(rule), kind).toMatch(/^[A-Z].*[^.]$/);
  const tried = new Set(rows.map(([kind]) => kind));
  expect(kinds.filter((kind) => !tried.has(kind)).length).toBeLessThan(18);
});

test('a cell that has been cleared is in conflict no more', () => {
  const { puzzle: description } = module.read_variant('.~R1C1_1_2_3.~R1C2_1_2.~R1C2_3_4');
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(description);
  const { rules, boxes } = module.variant_rules(description);
  const variant = drawVariant({ rules, boxes }, puzzle.shape, itemsOf(puzzle));
  const sentence = (cell: number) =>
    conflictSentence({ cells: [cell], rule: '1 Given' }, puzzle, () => 0, variant);
  expect(sentence(0)).toBe('');
  expect(sentence(1)).toContain('r1c2 can hold no digit');
});
