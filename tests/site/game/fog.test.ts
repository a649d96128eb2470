import { beforeEach, describe, expect, test } from 'vitest';

import { enter, replacePuzzle, reread } from '../../../site/src/game/edits.ts';
import { cleared, fogCells, fogOn, wholePuzzle } from '../../../site/src/game/fog.ts';
import { Game } from '../../../site/src/game/game.svelte.ts';
import { readLine, whole } from '../../../site/src/game/history-text.ts';
import {
  packBeside,
  progressOn,
  splitFragment,
  unpackBeside,
  writeFragment,
} from '../../../site/src/game/link.ts';
import type { Position } from '../../../site/src/game/position.ts';
import { constraintsOf, itemsOf, withItems } from '../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../site/src/puzzle/description.ts';
import type { Item } from '../../../site/src/puzzle/items.ts';
import { emptySupplement, type Fog } from '../../../site/src/puzzle/supplement.ts';

const solution = [...'1234341221434321'].map(Number);

/** A given in r4c4, a cage in the first row and one in the last, and light in r1c1 alone. */
function foggy(fog: Partial<Fog> = {}): Position {
  const puzzle = readDescription('1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;o1');
  if (!puzzle) throw new Error('no puzzle');
  return replacePuzzle(puzzle, 'Foggy', undefined, {
    ...emptySupplement,
    solution,
    fog: { lit: [0], triggers: [], ...fog },
  });
}

const digit = (position: Position, cell: number, value: number) =>
  cleared(enter(position, [cell], 'digit', value));
const played = ({ puzzle }: Position) => writeDescription(puzzle);

describe('fog', () => {
  test('hides every rule and given that is not clear, from all who ask about the puzzle', () => {
    const position = foggy();
    expect(fogCells(position)).toEqual(solution.flatMap((_, cell) => (cell === 0 ? [] : [cell])));
    expect(played(position)).toBe('1;;p');
    expect(fogOn(position)).toMatchObject({ figures: [] });
  });

  test('is cleared around a right digit, and not by a wrong one or a mark', () => {
    const position = foggy();
    const wrong = digit(position, 0, 2);
    expect(fogCells(wrong)).toHaveLength(15);
    expect(fogCells(cleared(enter(position, [0], 'centre', 1)))).toHaveLength(15);
    const right = digit(position, 0, 1);
    expect(fogCells(right)).toEqual([2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(played(right)).toBe('1;constraints:.Cage!3!R1C1!R1C2;p');
    // A digit that is taken away again lets it back.
    expect(played(digit(right, 0, 1))).toBe('1;;p');
  });

  test('is cleared by a trigger when all it needs is right', () => {
    const position = foggy({ triggers: [{ needs: [0, 5], clears: [14, 15] }] });
    expect(played(digit(position, 0, 1))).not.toContain('R4C3');
    const both = digit(digit(position, 0, 1), 5, 4);
    expect(played(both)).toBe('1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;o1');
  });

  test('gives a given its place when it comes to light', () => {
    const position = digit(foggy(), 15, 2);
    expect(position.cells[15]?.digit).toBe(2);
    const clear = digit(position, 10, 4);
    expect(clear.puzzle.givens[15]).toBe(1);
    expect(clear.cells[15]?.digit).toBe(0);
  });

  test('keeps what it hides when it is kept, and when the rules are read anew', () => {
    const position = foggy();
    const again = readLine(whole(position), undefined);
    expect(again).toEqual(position);
    const read = reread(
      position,
      [{ name: 'classic' }, constraintsOf(['.Cage~9~R4C2~R4C3~R4C4'])],
      position.supplement ?? emptySupplement,
    );
    expect(played(read)).toBe('1;;p');
    const clear = digit(digit(read, 10, 4), 8, 2);
    expect(played(clear)).toBe('1;constraints:.Cage!9!R4C2!R4C3!R4C4;o1');
  });

  test('keeps what it hides in a link, with and without the work', async () => {
    const position = digit(foggy(), 10, 4);
    const beside = await packBeside(position);
    const opened = async (withProgress: boolean) => {
      const parts = splitFragment(writeFragment(position, withProgress, beside));
      const clear = readDescription(parts.description);
      const own = clear && (await unpackBeside(parts.beside, clear));
      if (!own) throw new Error('not read');
      const cells = progressOn(own.puzzle.givens, own.puzzle.shape, parts.progress);
      return replacePuzzle(own.puzzle, 'Foggy', cells, own.supplement);
    };
    const again = await opened(true);
    expect([played(again), fogCells(again)]).toEqual([played(position), fogCells(position)]);
    expect(writeDescription(wholePuzzle(again))).toBe(writeDescription(wholePuzzle(position)));
    const anew = await opened(false);
    expect([played(anew), fogCells(anew)]).toEqual([played(foggy()), fogCells(foggy())]);
    expect(writeDescription(wholePuzzle(anew))).toBe(writeDescription(wholePuzzle(position)));
  });

  test('is none without a solution, or around a text that is no puzzle', () => {
    const { supplement = emptySupplement, ...position } = foggy();
    const { solution: _, ...untold } = supplement;
    expect(fogCells({ ...position, supplement: untold })).toEqual([]);
    const fog = { lit: [], triggers: [], puzzle: 'nonsense' };
    const broken = { ...position, supplement: { ...supplement, fog } };
    expect(fogCells(broken)).toEqual([]);
    expect(cleared(broken)).toBe(broken);
  });
});

describe('a puzzle with fog that is changed by hand', () => {
  const all = (position: Position) => writeDescription(wholePuzzle(position));
  let game: Game;
  let begun: Position;
  beforeEach(() => {
    game = new Game();
    begun = digit(foggy(), 0, 1);
    game.reopen(begun);
    game.settingGivens = true;
  });

  /** A given that is typed into one cell. */
  const give = (cell: number, value: number) => {
    game.select({ cells: [cell], cursor: cell });
    game.enter(value, 'digit', () => [], false);
  };
  const items = () => itemsOf(game.position.puzzle);

  test('takes a given, and keeps what lies in fog', () => {
    give(4, 3);
    expect(played(game.position)).toBe('1;constraints:.Cage!3!R1C1!R1C2;d3k');
    expect(all(game.position)).toBe('1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;d3j1');
    expect(fogCells(game.position)).toHaveLength(12);
    give(4, 3);
    expect(all(game.position)).toBe(all(foggy()));
    game.undo();
    game.undo();
    expect(game.position).toBe(begun);
  });

  test('takes away a given and a rule that came to light, and no more', () => {
    game.reopen(digit(digit(game.position, 10, 4), 14, 2));
    expect(items()).toHaveLength(2);
    give(15, 0);
    game.setRules(withItems(game.position.puzzle.rules, items().slice(0, 1)));
    expect(all(game.position)).toBe('1;constraints:.Cage!3!R1C1!R1C2;p');
    game.undo();
    game.undo();
    expect(all(game.position)).toBe(all(foggy()));
    expect(played(game.position)).toBe(all(foggy()));
  });

  test('shows what is written into fog, there alone', () => {
    give(10, 4);
    expect(game.position.puzzle.givens[10]).toBe(4);
    expect(fogCells(game.position)).not.toContain(10);
    expect(fogCells(game.position)).toContain(11);
    game.undo();
    expect(fogCells(game.position)).toContain(10);
  });

  test('takes a rule under the id it is selected by, which it keeps as more comes to light', () => {
    const drawn: Item = { id: 'drawn', kind: 'Thermo', arguments: ['R2C1', 'R2C2', 'R2C3'] };
    const unfinished: Item = { id: 'open', kind: 'Cage', arguments: [], isUnfinished: true };
    game.setRules(withItems(game.position.puzzle.rules, [...items(), drawn, unfinished]));
    expect(items().map(({ id }) => id)).toEqual(['1', 'drawn', 'open']);
    expect(fogCells(game.position)).not.toContain(6);
    expect(all(game.position)).toContain('.Thermo!R2C1!R2C2!R2C3.Cage!3!R4C3!R4C4');
    game.settingGivens = false;
    give(10, 4);
    expect(items().map(({ kind }) => kind)).toEqual(['Cage', 'Thermo', 'Cage', 'Cage']);
    expect(new Set(items().map(({ id }) => id)).size).toBe(4);
    expect(
      items()
        .slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['1', 'drawn']);
    expect(items()[3]).toBe(unfinished);
  });

  test('takes other rules too, with the extra houses that lie in fog', () => {
    const house = (...cells: number[]) => ({ name: 'house', cells }) as const;
    const { puzzle, supplement } = foggy();
    const rules = [...puzzle.rules, house(0, 1, 4, 6), house(10, 11, 13, 15)];
    const hiding = reread(game.position, rules, supplement ?? emptySupplement);
    game.reopen(hiding);
    expect(game.position.puzzle.rules).not.toContainEqual(house(10, 11, 13, 15));
    game.setRules([...game.position.puzzle.rules, { name: 'diagonals' }, house(2, 3, 6, 8)]);
    const names = (of: Position) => wholePuzzle(of).rules.map(({ name }) => name);
    expect(names(game.position)).toEqual(expect.arrayContaining(['diagonals', 'house']));
    expect(wholePuzzle(game.position).rules).toContainEqual(house(10, 11, 13, 15));
    expect(game.position.puzzle.rules).toContainEqual(house(2, 3, 6, 8));
    expect(game.position.puzzle.rules).not.toContainEqual(house(10, 11, 13, 15));
    expect(fogCells(game.position)).not.toContain(8);
  });

  test('is left without a rule that the core refuses', () => {
    const [cage] = items();
    if (!cage) throw new Error('no cage');
    const refused = { ...cage, isUnfinished: true } as const;
    game.mendRules(withItems(game.position.puzzle.rules, [refused]));
    give(4, 3);
    expect(items()).toEqual([refused]);
    expect(all(game.position)).not.toContain('R1C1');
  });

  test('is no longer known to have one solution', () => {
    const { supplement = emptySupplement, ...rest } = game.position;
    const reading = { isProved: true, rules: [], missing: [] };
    game.reopen({ ...rest, supplement: { ...supplement, reading } });
    give(4, 3);
    expect(game.position.supplement).toMatchObject({ solution, reading: { isProved: false } });
  });
});
