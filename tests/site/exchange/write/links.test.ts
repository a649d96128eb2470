import { describe, expect, test } from 'vitest';

import { pairTable } from '../../../../site/src/exchange/clues.ts';
import { forms } from '../../../../site/src/exchange/write/index.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import { emptyPuzzle, type Rule } from '../../../../site/src/puzzle/puzzle.ts';
import { textbook } from '../foreign.fixture.ts';
import { opened, outgoing, told, variant } from './outgoing.fixture.ts';

const lost = (kind: string, count = 1) => ({ what: 'rule', kind, count, drawn: false });

function comesBack(name: 'sudokumaker' | 'lisudoku', own: Outgoing): void {
  expect(forms[name].losses(own)).toEqual([]);
  const back = opened(forms[name].write(own));
  expect(back && told(back.outgoing)).toBe(told(own));
}

const jigsaw: Rule = { name: 'jigsaw', regions: Array.from({ length: 81 }, (_, at) => at % 9) };

describe('SudokuMaker', () => {
  test.each([
    'Cage~10~R1C1~R1C2',
    'Cage~0~R1C1~R1C2',
    'AllDifferent~R1C1~R5C5',
    'Arrow~R1C1~R1C2~R1C3',
    'PillArrow~2~R5C1~R5C2~R5C3~R5C4',
    'DoubleArrow~R1C1~R1C2~R1C3',
    'Thermo~R1C1~R1C2.Thermo~R5C1~R5C2.SlowThermometer~R2C1~R2C2',
    'Palindrome~R1C1~R2C2~R3C3',
    'Renban~R1C1~R2C2.Renban~R5C5~R5C6',
    'RegionSumLine~R1C3~R1C4',
    'Between~R1C1~R1C2~R1C3',
    'Entropic~R1C1~R1C2~R1C3',
    'Modular~3~R1C1~R1C2~R1C3.Modular~2~R5C1~R5C2~R5C3',
    'Whisper~5~R1C1~R1C2.Whisper~4~R5C1~R5C2',
    'Lockout~4~R1C1~R1C2~R1C3',
    'WhiteDot~R1C1~R1C2.WhiteDot~R8C9~R9C9',
    'BlackDot~R1C1~R2C1.BlackDot~R9C8~R9C9',
    'X~R1C1~R2C1.V~R5C5~R5C6',
    'Indexing~C~R1C1.Indexing~R~R1C5',
    'Quad~R1C1~1~2~3',
    'Quad~R8C8~9',
    'LittleKiller~20~R1C5.LittleKiller~21~R5C1',
    'LittleKiller~20~R5C9.LittleKiller~21~R9C5',
    'LittleKiller~45~R1C1.LittleKiller~46~R1C9',
    'Sandwich~10~R5.Sandwich~3~C9',
    'XSum~C1~25~23',
    'Skyscraper~R2~~4',
    'NumberedRoom~R9~1~2',
    '~R1C1_1_3_5_7_9.~R1C2_2_4_6_8',
    'GreaterThan~R5C5~R4C5~R6C5~R5C4~R5C6.GreaterThan~R1C2~R1C1.GreaterThan~R2C1~R1C1',
    'AntiKnight.AntiKing.DisjointSets.Diagonal~1',
    'Diagonal~-1.AntiConsecutive',
  ])('holds .%s', (items) => {
    comesBack('sudokumaker', outgoing(variant(`.${items}`, 9, textbook)));
  });

  test('holds regions, none at all, and other sizes', () => {
    comesBack('sudokumaker', outgoing({ ...variant(''), rules: [jigsaw] }));
    comesBack('sudokumaker', outgoing({ ...variant(''), rules: [{ name: 'latin' }] }));
    comesBack('sudokumaker', outgoing(variant('.Cage~5~R1C1~R1C2', 6, '1')));
  });

  test.each(['XSum~R10~30', 'Skyscraper~C12~~3', 'Sandwich~10~R11.NumberedRoom~C10~1~2'])(
    'holds .%s of a board of 16 by 16',
    (items) => comesBack('sudokumaker', outgoing(variant(`.${items}`, 16))),
  );

  test('has all digits of a large board in the sets of a modular line', () => {
    const back = opened(
      forms.sudokumaker.write(outgoing(variant('.Modular~3~R1C1~R1C2~R1C3', 16))),
    );
    const table = pairTable(16, (a, b) => a % 3 !== b % 3);
    expect(back && told(back.outgoing)).toContain(`.PairX~${table}~R1C1~R1C2~R1C3`);
  });

  test('does not put a clue anywhere that is of no line of the board', () => {
    const own = outgoing(variant('.XSum~R10~30.Sandwich~5~C10', 9));
    expect(forms.sudokumaker.losses(own)).toEqual([lost('XSum'), lost('Sandwich')]);
    expect(forms.sudokumaker.write(own)).toBe(forms.sudokumaker.write(outgoing(variant(''))));
  });

  test('holds lines of sums in regions of a jigsaw, and not where there are none', () => {
    const { shape, givens, rules } = variant('.RegionSumLine~R1C3~R1C4');
    const constraints = rules.slice(1);
    const own = (base: Rule) => outgoing({ shape, givens, rules: [base, ...constraints] });
    expect(forms.sudokumaker.losses(own(jigsaw))).toEqual([]);
    // It comes back as what it means there.
    const back = opened(forms.sudokumaker.write(own(jigsaw)));
    expect(back && told(back.outgoing)).toContain('.EqualSum~R1C3~-~R1C4');
    expect(forms.sudokumaker.losses(own({ name: 'latin' }))).toEqual([lost('RegionSumLine')]);
  });

  test('holds words and work', () => {
    const told_ = { title: 'Mine', author: 'Me', told: 'Rules', message: 'Done' };
    const own = outgoing(variant('', 9, textbook), told_);
    const none = new Array<number>(81).fill(0);
    const work = {
      entered: none.map((_, cell) => (cell === 2 ? 4 : 0)),
      centre: none.map((_, cell) => (cell === 3 ? 0b101 : 0)),
      corner: none.map((_, cell) => (cell === 3 ? 0b10 : 0)),
    };
    comesBack('sudokumaker', { ...own, work });
  });

  test('says what it cannot hold', () => {
    const { losses } = forms.sudokumaker;
    expect(losses(outgoing(variant('.Lockout~5~R1C1~R1C2.HiddenSkyscraper~R1~2')))).toEqual([
      lost('Lockout'),
      lost('HiddenSkyscraper'),
    ]);
    expect(losses(outgoing(variant(''), { solution: [1] }))).toEqual([{ what: 'solution' }]);
  });
});

describe('lisudoku', () => {
  test.each([
    'Cage~10~R1C1~R1C2.Cage~0~R5C1~R5C2',
    'AllDifferent~R1C1~R5C5',
    'Arrow~R1C1~R1C2~R1C3.PillArrow~2~R5C1~R5C2~R5C3~R5C4',
    'Thermo~R1C1~R1C2.Palindrome~R1C1~R2C2~R3C3.Renban~R1C1~R2C2',
    'WhiteDot~R1C1~R1C2.BlackDot~R1C1~R2C1.StrictKropki',
    'StrictKropki',
    '~R1C1_1_3_5_7_9.~R1C2_2_4_6_8',
    'AntiKnight.AntiKing.Diagonal~1.Diagonal~-1',
  ])('holds .%s', (items) => {
    comesBack('lisudoku', outgoing(variant(`.${items}`, 9, textbook)));
  });

  test('holds regions, and says what it cannot hold', () => {
    comesBack('lisudoku', outgoing({ ...variant(''), rules: [jigsaw] }));
    const { losses } = forms.lisudoku;
    expect(losses(outgoing({ ...variant('.Whisper~5~R1C1~R1C2') }, { title: 'Mine' }))).toEqual([
      lost('Whisper'),
      { what: 'title' },
    ]);
    expect(losses(outgoing({ ...variant(''), rules: [{ name: 'latin' }] }))).toEqual([
      { what: 'regions' },
    ]);
    expect(losses(outgoing({ ...variant('.AntiConsecutive') }))).toEqual([lost('pairs')]);
  });
});

describe('the text of Interactive Sudoku Solver', () => {
  const text = (own: Outgoing) => forms['iss-text'].write(own);

  test('has givens, items, and rules that are a switch here', () => {
    const rules: readonly Rule[] = [{ name: 'classic' }, { name: 'knight' }];
    const puzzle = { ...variant('', 9, '0005'), rules };
    expect(text(outgoing(puzzle))).toBe('.AntiKnight.~R1C4_5');
    expect(forms.iss.write(outgoing(puzzle))).toBe(
      'https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight.~R1C4_5',
    );
    expect(text(outgoing(variant('.Cage~10~R1C1~R1C2')))).toBe('.Cage~10~R1C1~R1C2');
    expect(text(outgoing(variant('')))).toBe('.');
  });

  test('says the board and its regions', () => {
    expect(text(outgoing(emptyPuzzle({ ...variant('', 6).shape })))).toBe('.Shape~6x6~1-6');
    expect(text(outgoing({ ...variant(''), rules: [{ name: 'latin' }] }))).toBe('.NoBoxes');
    expect(text(outgoing({ ...variant(''), rules: [jigsaw] }))).toBe(
      `.NoBoxes.Jigsaw~${'012345678'.repeat(9)}`,
    );
  });

  test('says digits that are never side by side by a name, or by a table', () => {
    const pairs = (...list: readonly (readonly [number, number])[]) =>
      text(
        outgoing({ ...variant(''), rules: [{ name: 'classic' }, { name: 'pairs', pairs: list }] }),
      );
    expect(pairs([1, 4], [2, 3], [1, 9], [2, 8], [3, 7], [4, 6])).toBe('.StrictXV');
    const dots = [
      [1, 2],
      [2, 3],
      [2, 4],
      [3, 4],
      [3, 6],
      [4, 5],
      [4, 8],
      [5, 6],
      [6, 7],
      [7, 8],
      [8, 9],
    ] as const;
    expect(pairs(...dots)).toBe('.StrictKropki');
    // Without one of them it is no rule that has a name.
    expect(pairs(...dots.slice(1))).toMatch(/^\.Pair~/);
    const table = pairTable(9, (a, b) => Math.min(a, b) !== 1 || Math.max(a, b) !== 9);
    expect(pairs([1, 9]).match(/\.Pair~/g)).toHaveLength(18);
    expect(pairs([1, 9])).toContain(`.Pair~${table}~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9`);
  });

  test('has both of two clues on one key', () => {
    const own = outgoing(variant('.LittleKiller~20~R1C5.And.LittleKiller~21~R1C5.End'));
    expect(text(own)).toBe('.LittleKiller~20~R1C5.And.LittleKiller~21~R1C5.End');
  });

  test('says slow thermometers by a table, and which rules it has not', () => {
    expect(text(outgoing(variant('.SlowThermometer~R1C1~R1C2')))).toBe(
      `.Pair~${pairTable(9, (a, b) => a <= b)}~R1C1~R1C2`,
    );
    const ofSix = pairTable(6, (a, b) => a <= b);
    expect(text(outgoing(variant('.SlowThermometer~R1C1~R1C2', 6)))).toBe(
      `.Shape~6x6~1-6.Pair~${ofSix}~R1C1~R1C2`,
    );
    expect(
      text(outgoing(variant('.Or.And.SlowThermometer~R1C1~R1C2.End.Thermo~R1C1~R2C1.End', 6))),
    ).toBe(`.Shape~6x6~1-6.Or.And.Pair~${ofSix}~R1C1~R1C2.End.Thermo~R1C1~R2C1.End`);
    const torus: Rule = { name: 'torus-knight' };
    expect(
      forms.iss.losses(outgoing({ ...variant(''), rules: [{ name: 'classic' }, torus] })),
    ).toEqual([lost('torus-knight')]);
  });
});
