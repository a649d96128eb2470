import { beforeEach, describe, expect, test } from 'vitest';

import { Setting } from '../../../../site/src/features/set/setting.svelte.ts';
import { turned, type Turn } from '../../../../site/src/features/set/things/transform.ts';
import { newPosition, type Position } from '../../../../site/src/game/position.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../../site/src/puzzle/description.ts';
import { writeItems } from '../../../../site/src/puzzle/items.ts';
import type { Rule } from '../../../../site/src/puzzle/puzzle.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { settingWords } from '../../../../site/src/words/setting.ts';
import { appWithout } from '../../support/app.fixture.ts';
import { whileShown } from '../../support/effects.svelte.ts';

function positionOf(description: string): Position {
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(`not read: ${description}`);
  return newPosition(puzzle);
}

const none = { boxRows: 3, boxColumns: 3 };
const after = (description: string, ...turns: readonly Turn[]) => {
  let position = positionOf(description);
  let lost = 0;
  for (const turn of turns) {
    const next = turned(position, turn, none);
    if (!next) throw new Error('not turned');
    ({ position } = next);
    lost += next.lost;
  }
  return { text: writeDescription(position.puzzle), lost };
};
const rules = (items: string) => `1;constraints:${items};zzzc`;

describe('a whole puzzle', () => {
  const many =
    '1;constraints:.Cage!5!R1C1!R1C2.Arrow!R2C2!R3C3!R3C4.XSum!C3!21!7.Sandwich!9!R2.LittleKiller!14!R2C9' +
    '.Quad!R4C4!1!2.Diagonal!1.Skyscraper!R9!3!4.GreaterThan!R5C5!R5C6.AntiKnight.!R9C9_1_2' +
    '.EqualSum!R1C5!-!R1C6.Or.X!R1C1!R1C2.V!R9C1!R9C2.End;1zzz9.';

  test.each([
    [['right', 'right', 'right', 'right']],
    [['right', 'left']],
    [['across', 'across']],
    [['upside', 'upside']],
    [['across', 'upside', 'right', 'right']],
  ] as const)('is the same again after %j', (turns) => {
    expect(after(many, ...turns)).toEqual({ text: many, lost: 0 });
  });

  test.each<[Turn, string, string]>([
    ['right', '.XSum!C3!21', '.XSum!R3!!21'],
    ['right', '.XSum!R3!21', '.XSum!C7!21'],
    ['left', '.XSum!R3!21', '.XSum!C3!!21'],
    ['across', '.XSum!R3!21', '.XSum!R3!!21'],
    ['across', '.XSum!C3!21', '.XSum!C7!21'],
    ['down', '.XSum!R3!21', '.XSum!R4!21'],
    ['after', '.XSum!R3!21', '.XSum!R3!21'],
    ['after', '.Thermo!R1C1!R2C4!R9C8', '.Thermo!R1C2!R2C5!R9C9'],
    ['before', '.Thermo!R1C2!R2C5!R9C9', '.Thermo!R1C1!R2C4!R9C8'],
    ['down', '.Thermo!R1C1!R4C2!R8C9', '.Thermo!R2C1!R5C2!R9C9'],
    ['up', '.Thermo!R2C1!R5C2!R9C9', '.Thermo!R1C1!R4C2!R8C9'],
    ['right', '.Quad!R1C1!1!2', '.Quad!R1C8!1!2'],
    ['upside', '.Diagonal!1', '.Diagonal!-1'],
    ['up', '.Diagonal!1', '.Diagonal!1'],
    ['right', '.Thermo!R1C1!R1C2', '.Thermo!R1C9!R2C9'],
  ])('turned %s has %s as %s', (turn, before, now) => {
    expect(after(rules(before), turn)).toEqual({ text: rules(now), lost: 0 });
  });

  test('says what has no place any more, or would say something else', () => {
    expect(after('1;constraints:.Cage!5!R1C1!R1C2.Thermo!R2C1!R2C2;1zzzb', 'up')).toEqual({
      text: rules('.Thermo!R1C1!R1C2'),
      lost: 2,
    });
    expect(after(rules('.Indexing!C!R1C1.DutchFlatmates'), 'right')).toEqual({
      text: '1;;zzzc',
      lost: 2,
    });
  });

  test('of which the boxes would lie the other way is not turned, and is mirrored', () => {
    const six = positionOf('1;constraints:.Cage!5!R1C1!R1C2;zj');
    const boxes = { boxRows: 2, boxColumns: 3 };
    expect(turned(six, 'right', boxes)).toBeUndefined();
    expect(turned(six, 'across', boxes)?.lost).toBe(0);
  });

  test('takes its solution and drawings along', () => {
    const position: Position = {
      ...positionOf('1;;zzzc'),
      supplement: {
        ...emptySupplement,
        solution: Array.from({ length: 81 }, (_, at) => (at % 9) + 1),
        drawings: [
          {
            kind: 'line',
            layer: 'under',
            points: [
              [0.5, 0.5],
              [1.5, 0.5],
            ],
          },
        ],
      },
    };
    const { supplement } = turned(position, 'right', none)?.position ?? {};
    expect(supplement?.solution?.slice(0, 10)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect(supplement?.drawings).toMatchObject([
      {
        points: [
          [8.5, 0.5],
          [8.5, 1.5],
        ],
      },
    ]);
    // Nothing is known of the row that comes in.
    expect(turned(position, 'down', none)?.position.supplement).not.toHaveProperty('solution');
  });

  test('takes lifted fog along, and clears what comes onto the board', () => {
    const dark = [0, 1, 9];
    const fog = {
      lit: Array.from({ length: 81 }, (_, at) => at).filter((cell) => !dark.includes(cell)),
      triggers: [
        { needs: [40, 80], clears: [0, 1] },
        { needs: [10], clears: [0, 9] },
      ],
      drawsRules: true,
    };
    const foggy = { ...positionOf('1;;zzzc'), supplement: { ...emptySupplement, fog } };
    const fogAfter = (position: Position, turn: Turn) =>
      turned(position, turn, none)?.position.supplement?.fog;
    const darkAfter = (turn: Turn) => {
      const lit = fogAfter(foggy, turn)?.lit ?? [];
      return [...Array(81).keys()].filter((cell) => !lit.includes(cell));
    };
    expect(darkAfter('right')).toEqual([7, 8, 17]);
    expect(darkAfter('across')).toEqual([7, 8, 17]);
    expect(darkAfter('upside')).toEqual([63, 72, 73]);
    expect(darkAfter('down')).toEqual([9, 10, 18]);
    expect(darkAfter('up')).toEqual([0]);
    expect(fogAfter(foggy, 'right')).toMatchObject({
      triggers: [
        { needs: [40, 72], clears: [8, 17] },
        { needs: [16], clears: [8, 7] },
      ],
      drawsRules: true,
    });
    // What cleared some of it has left the board below.
    expect(fogAfter(foggy, 'down')?.triggers).toEqual([{ needs: [19], clears: [9, 18] }]);
    const above = { ...fog, lit: fog.lit.concat(9), triggers: [] };
    const left = { ...foggy, supplement: { ...emptySupplement, fog: above } };
    expect(fogAfter(left, 'down')).toBeDefined();
    expect(turned(left, 'up', none)?.position.supplement).not.toHaveProperty('fog');
    const hidden = { ...fog, puzzle: '1;;zzzc' };
    const covered = { ...foggy, supplement: { ...emptySupplement, fog: hidden } };
    expect(turned(covered, 'right', none), 'what lies in it would stay').toBeUndefined();
  });

  test.each<[Turn, string, string]>([
    ['right', 'knight', 'knight'],
    ['left', 'torus-king,non-consecutive', 'torus-king,non-consecutive'],
    ['up', 'taxicab', 'taxicab'],
    ['right', 'diagonals:falling', 'diagonals:rising'],
    ['across', 'diagonals:rising', 'diagonals:falling'],
    ['upside', 'diagonals', 'diagonals'],
    ['down', 'diagonals:falling', 'diagonals:falling'],
    ['right', 'asterisk', 'asterisk'],
    ['upside', 'pairs:26.23', 'pairs:26.23'],
    ['right', 'latin,king', 'latin,king'],
  ])('turned %s with %s has %s', (turn, before, now) => {
    expect(after(`1;${before};zzzc`, turn)).toEqual({ text: `1;${now};zzzc`, lost: 0 });
  });

  test('has its extra houses and regions elsewhere, or loses a house of which a cell has no place', () => {
    const house = (...cells: readonly number[]) => {
      const position = positionOf('1;;zzzc');
      const rules: readonly Rule[] = [{ name: 'house', cells }];
      return { ...position, puzzle: { ...position.puzzle, rules } };
    };
    const nine = [0, 1, 2, 3, 4, 5, 6, 7, 17];
    const turn = (position: Position, way: Turn) => {
      const { position: now, lost } = turned(position, way, none) ?? {};
      return { rules: now?.puzzle.rules, lost };
    };
    expect(turn(house(...nine), 'right')).toEqual({
      rules: [{ name: 'house', cells: [8, 17, 26, 35, 44, 53, 62, 71, 79] }],
      lost: 0,
    });
    expect(turn(house(...nine), 'down')).toEqual({
      rules: [{ name: 'house', cells: nine.map((cell) => cell + 9) }],
      lost: 0,
    });
    expect(turn(house(...nine), 'up')).toEqual({ rules: [], lost: 1 });

    const columns = Array.from({ length: 81 }, (_, cell) => cell % 9);
    const jigsaw = house();
    const rules: readonly Rule[] = [{ name: 'jigsaw', regions: columns }];
    const painted = { ...jigsaw, puzzle: { ...jigsaw.puzzle, rules } };
    expect(turn(painted, 'right').rules).toEqual([
      { name: 'jigsaw', regions: columns.map((_, cell) => Math.floor(cell / 9)) },
    ]);
    expect(turned(painted, 'up', none)).toBeUndefined();
  });

  test('without boxes of its own is turned, whatever boxes others of its size have', () => {
    const boxes = { boxRows: 2, boxColumns: 3 };
    expect(turned(positionOf('1;latin;zj'), 'right', boxes)?.lost).toBe(0);
    expect(turned(positionOf('1;;zj'), 'right', boxes)).toBeUndefined();
  });

  test('of other sides has them exchanged', () => {
    expect(after('1;constraints:.Shape!4x9!1-9.Cage!5!R1C9!R2C9;zj', 'right').text).toBe(
      '1;constraints:.Shape!9x4!1-9.Cage!5!R9C4!R9C3;zj',
    );
  });
});

describe('copies', () => {
  let app: App;
  let setting: Setting;
  let end: () => void;
  const text = () => writeItems(itemsOf(app.game.position.puzzle));

  beforeEach(() => {
    ({ app } = appWithout());
    end = whileShown(() => {
      setting = new Setting(app);
    });
    app.game.bring(positionOf(rules('.Cage!5!R1C1!R1C2.XSum!C3!21.Or.X!R5C5!R5C6.End')).puzzle, '');
    return () => end();
  });

  test('are put with their first cell at the cursor, in one step, and selected', () => {
    const [cage, , block] = setting.rules.items;
    setting.chosen.selectAll([cage?.id ?? '', block?.id ?? '']);
    const copied = setting.copying.copy();
    expect(copied).toBe('.Cage~5~R1C1~R1C2.Or.X~R5C5~R5C6.End');
    app.game.select({ cells: [], cursor: 28 });
    setting.copying.paste(copied);
    expect(text()).toMatch(/[.]Cage~5~R4C2~R4C3[.]Or[.]X~R8C6~R8C7[.]End$/);
    expect(setting.chosen.ids).toHaveLength(2);
    expect(new Set(setting.rules.items.map(({ id }) => id)).size).toBe(5);
    app.game.undo();
    expect(setting.rules.items).toHaveLength(3);
    // Too far to the right for both.
    app.game.select({ cells: [], cursor: 8 });
    setting.copying.paste(copied);
    expect(setting.rules.items).toHaveLength(3);
  });

  test('of text that says no rules are none, and that is said', () => {
    setting.copying.paste('.Unheard~5');
    setting.copying.paste('nothing');
    expect(setting.rules.items).toHaveLength(3);
    expect(app.announcer.text).toContain(settingWords.nothingToPaste);
  });

  test('are made beside, and what is cut is gone', () => {
    setting.chosen.select(setting.rules.items[0]?.id);
    setting.copying.duplicate();
    expect(text()).toMatch(/[.]Cage~5~R2C2~R2C3$/);
    expect(setting.copying.cut()).toBe('.Cage~5~R2C2~R2C3');
    expect(setting.rules.items).toHaveLength(3);
    setting.copying.paste();
    expect(setting.rules.items).toHaveLength(4);
  });

  test('of unfinished rules are unfinished', () => {
    setting.tools.choose('Sandwich');
    setting.press({ point: { x: 3.5, y: -0.5 }, reach: 0.1, extend: false, isTouch: false });
    setting.release();
    setting.copying.copy();
    setting.copying.paste();
    expect(setting.rules.unfinished).toBe(2);
  });
});
