import { describe, expect, it, test } from 'vitest';

import { readBeside, writeBeside } from '../../../site/src/game/beside-text.ts';
import {
  packBeside,
  splitFragment,
  unpackBeside,
  writeFragment,
} from '../../../site/src/game/link.ts';
import { readLine, whole } from '../../../site/src/game/history-text.ts';
import { newPosition, type Position } from '../../../site/src/game/position.ts';
import { itemsOf, withItems } from '../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../site/src/puzzle/description.ts';
import { readItems, writeItems, type Item } from '../../../site/src/puzzle/items.ts';
import { emptyPuzzle } from '../../../site/src/puzzle/puzzle.ts';
import { emptySupplement } from '../../../site/src/puzzle/supplement.ts';
import {
  countUnfinished,
  settled,
  withUnwritten,
  writeUnwritten,
} from '../../../site/src/puzzle/unfinished.ts';

/** Items of which those that lack something are unfinished. */
function made(text: string): readonly Item[] {
  const mark = (item: Item): Item =>
    settled({ ...item, ...(item.parts && { parts: item.parts.map(mark) }) });
  return (readItems(text) ?? []).map(mark);
}

/** What matters of items: everything but their ids. */
function plain(items: readonly Item[]): unknown {
  return items.map(({ id: _id, parts, ...item }) => ({
    ...item,
    ...(parts && { parts: plain(parts) }),
  }));
}

/** As a constraint text and what stands beside it have them. */
function again(items: readonly Item[]): readonly Item[] {
  const said: unknown = JSON.parse(writeUnwritten(items) || '{}');
  return withUnwritten(readItems(writeItems(items)) ?? [], said);
}

const lists: Readonly<Record<string, string>> = {
  first: '.Sum~~R1C1.Cage~5~R1C1~R1C2.AntiKnight',
  between: '.Cage~5~R1C1~R1C2.Sum~~R1C1.Sum~~R2C1.AntiKnight',
  last: '.Cage~5~R1C1~R1C2.XSum~R3',
  'at the beginning of a block': '.Or.XSum~R1.X~R1C1~R1C2.End.AntiKnight',
  'at the end of a block': '.Or.X~R1C1~R1C2.XSum~R1.End.AntiKnight',
  'behind a block': '.Or.X~R1C1~R1C2.End.XSum~R1.AntiKnight',
  'in a block in a block': '.Or.And.X~R1C1~R1C2.Sum~~R5C5.End.V~R2C1~R2C2.End.Windoku',
  'a block without rules': '.Or.End.AntiKnight',
  'a block of unfinished ones': '.Or.XSum~R1.Sum~~R1C1.End.AntiKnight',
  alone: '.LittleKiller~~R1C3',
};

describe('unfinished rules', () => {
  it.each(Object.entries(lists))('%s keep their places', (_, text) => {
    const items = made(text);
    expect(countUnfinished(items)).toBeGreaterThan(0);
    expect(plain(again(items))).toEqual(plain(items));
    const ids = again(items).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('and finished ones keep the end at which their clue stands', () => {
    const turned = made('.LittleKiller~12~R1C3.LittleKiller~9~R1C5.LittleKiller~~R1C7').map(
      (item, at): Item => (at === 1 ? item : { ...item, isAtOtherEnd: true }),
    );
    expect(again(turned).map(({ isAtOtherEnd }) => isAtOtherEnd)).toEqual([true, undefined, true]);
  });

  it('of which there are none need no text', () => {
    expect(writeUnwritten(made('.Cage~5~R1C1~R1C2.AntiKnight'))).toBe('');
    expect(writeUnwritten([])).toBe('');
  });

  it.each([
    null,
    7,
    [],
    { unfinished: 7 },
    { unfinished: [[1], ['x', 'y'], [0, '.Nope~1']], ends: 'x' },
  ])('that are none are left out: %j', (data) => {
    const items = made('.Cage~5~R1C1~R1C2');
    expect(withUnwritten(items, data)).toEqual(items);
  });
});

describe('a puzzle with unfinished rules', () => {
  const positionOf = (text: string, more: Partial<Position> = {}): Position => {
    const puzzle = emptyPuzzle();
    return {
      ...newPosition({ ...puzzle, rules: withItems(puzzle.rules, made(text)) }),
      ...more,
    };
  };
  const supplement = { ...emptySupplement, title: 'Mine', told: 'Normal rules.' };

  it.each(Object.values(lists))('is kept whole: %s', (text) => {
    for (const position of [positionOf(text), positionOf(text, { supplement })]) {
      const back = readLine(whole(position), undefined);
      expect(back && plain(itemsOf(back.puzzle))).toEqual(plain(itemsOf(position.puzzle)));
      expect(back?.supplement).toEqual(position.supplement);
    }
  });

  test('is in a link whole, and in a long one without what its author gave', async () => {
    const noise = Array.from({ length: 19_000 }, (_, at) =>
      String.fromCharCode(33 + ((at * at * 7919 + at * 31) % 90)),
    ).join('');
    for (const told of ['Short.', noise]) {
      const position = positionOf('.Cage~5~R1C1~R1C2.XSum~R3', {
        supplement: { ...supplement, told },
      });
      const packed = await packBeside(position);
      const { description, beside } = splitFragment(`#${writeFragment(position, false, packed)}`);
      const written = readDescription(description);
      const back = written && (await unpackBeside(beside, written));
      expect(back && plain(itemsOf(back.puzzle))).toEqual(plain(itemsOf(position.puzzle)));
      if (told !== noise) expect(back?.supplement?.told).toBe(told);
    }
  });

  test('says nothing of them in its description, and no empty rule', () => {
    expect(writeDescription(positionOf('.XSum~R3').puzzle)).toBe('1;;zzzc');
  });

  test('has a text of its own beside it only where there is something', () => {
    const position = positionOf('.Cage~5~R1C1~R1C2');
    expect(writeBeside(position)).toBe('');
    expect(readBeside('', position.puzzle)).toBeUndefined();
    expect(readBeside('{}', position.puzzle)?.supplement).toEqual(emptySupplement);
  });
});
