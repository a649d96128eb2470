import { describe, expect, test } from 'vitest';

import { pairTable } from '../../../../site/src/exchange/clues.ts';
import { forms, linkForms, type FormName } from '../../../../site/src/exchange/write/index.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import { newItem } from '../../../../site/src/exchange/write/said.ts';
import type { Item } from '../../../../site/src/puzzle/items.ts';
import type { Puzzle, Rule } from '../../../../site/src/puzzle/puzzle.ts';
import {
  kindSchemas,
  type KindSchema,
  type ParameterSchema,
} from '../../../../site/src/puzzle/schema.ts';
import { faces } from '../../../../site/src/rules/index.ts';
import { opened, outgoing, told, variant } from './outgoing.fixture.ts';

const names = Object.keys(forms) as FormName[];

/** What stands for a parameter of an item on a board of nine by nine. */
function argumentsFor({ name, kind, words, least, otherwise }: ParameterSchema): string[] {
  switch (kind) {
    case 'cells':
      return ['R1C1', 'R1C2', 'R1C3', 'R1C4'].slice(0, Math.max(least ?? 2, 2));
    case 'cell':
      return ['R1C1'];
    case 'cell_lists':
      return ['R1C1', 'R1C2', '-', 'R2C1', 'R2C2'];
    case 'word':
      return [words?.[0] ?? ''];
    case 'number':
      return [String(otherwise ?? Math.max(least ?? 5, 2))];
    case 'line':
      return ['R1'];
    case 'clue':
      return [name === 'clue' ? '9' : ''];
    case 'texts':
      return ['R1C1_1_2'];
    case 'values':
      return ['1_2'];
    case 'each_value':
      return ['1', '2'];
    case 'group':
      return [''];
    case 'text':
      return [name === 'table' ? pairTable(9, (a, b) => a < b) : '12'];
  }
}

/** Some would say nothing with the least that they need. */
const own: Readonly<Record<string, readonly string[]>> = {
  Cage: ['10', 'R1C1', 'R1C2'],
  LittleKiller: ['20', 'R1C5'],
  PillArrow: ['2', 'R5C1', 'R5C2', 'R5C3', 'R5C4'],
  // What divides the board is told as its regions.
  Jigsaw: ['123456789'.repeat(9)],
};

function itemOf({ name, isBlock, parameters = [] }: KindSchema): Item {
  const item = newItem(name, ...(own[name] ?? parameters.flatMap(argumentsFor)));
  return isBlock ? { ...item, parts: [newItem('X', 'R1C1', 'R1C2')] } : item;
}

/** Kinds that say what the board is. */
const ofBoard = new Set(['Shape', 'NoBoxes']);

function withItem(item: Item): Puzzle {
  const puzzle = variant('');
  return { ...puzzle, rules: [...puzzle.rules, { name: 'constraints', items: [item] }] };
}

/** In which forms a puzzle is written as if it had not what it has, and nobody is told. */
function droppedBy(puzzle: Puzzle, bare: Puzzle = variant('')): readonly FormName[] {
  const [whole, plain]: readonly [Outgoing, Outgoing] = [outgoing(puzzle), outgoing(bare)];
  return names.filter((name) => {
    const form = forms[name];
    if (form.losses(whole).length > form.losses(plain).length) return false;
    return form.write(whole) === form.write(plain);
  });
}

/** In which links it is that can be read here, and comes back as if it had not what it has. */
function lostOnTheWay(puzzle: Puzzle): readonly FormName[] {
  const bare = told(outgoing(variant('')));
  return linkForms.filter((name) => {
    if (forms[name].losses(outgoing(puzzle)).length > 0) return false;
    const back = opened(forms[name].write(outgoing(puzzle)));
    return back !== undefined && told(back.outgoing) === bare;
  });
}

describe('a rule is written or told as a loss, by every form', () => {
  test.each(kindSchemas.filter(({ name }) => !ofBoard.has(name)).map((kind) => [kind.name, kind]))(
    '%s',
    (_, kind) => {
      const puzzle = withItem(itemOf(kind as KindSchema));
      expect(droppedBy(puzzle)).toEqual([]);
      expect(lostOnTheWay(puzzle)).toEqual([]);
    },
  );

  /** A rule that is a switch here, each with every choice that it has. */
  const rules: readonly Rule[] = faces.flatMap(({ name, wrappedName, parameters = [] }) => {
    const argument: Readonly<Record<string, Rule[string]>> = {
      cells: [0, 10, 20, 30],
      pairs: [[1, 2]],
      regions: Array.from({ length: 81 }, (_, cell) => cell % 9),
    };
    const [word] = parameters.filter(({ kind }) => kind === 'word');
    const others = Object.fromEntries(
      parameters.flatMap((each) => {
        const value = argument[each.name];
        return value === undefined ? [] : [[each.name, value]];
      }),
    );
    const all = [name, ...(wrappedName === undefined ? [] : [wrappedName])];
    return all.flatMap((each): Rule[] =>
      (word?.words ?? ['']).map((choice) => ({
        ...others,
        name: each,
        ...(word && { [word.name]: choice }),
      })),
    );
  });

  test.each(
    rules
      .filter(({ name }) => name !== 'classic' && name !== 'constraints')
      .map((rule) => [[rule.name, rule['edges'], rule['which']].filter(Boolean).join(' '), rule]),
  )('%s', (_, rule) => {
    const puzzle = variant('');
    const { name } = rule as Rule;
    const isBase = name === 'latin' || name === 'jigsaw';
    const base = isBase ? [] : puzzle.rules;
    const changed = { ...puzzle, rules: [...base, rule as Rule] };
    expect(droppedBy(changed)).toEqual([]);
    expect(lostOnTheWay(changed)).toEqual([]);
  });
});

test('windows and disjoint groups are houses where a form has no name for them', () => {
  for (const name of ['sudokumaker', 'lisudoku'] as const)
    for (const side of [9, 6])
      for (const kind of ['Windoku', 'DisjointSets']) {
        const puzzle = variant(`.${kind}`, side);
        expect(forms[name].losses(outgoing(puzzle)), `${name} ${kind} ${side}`).toEqual([]);
        const back = opened(forms[name].write(outgoing(puzzle)));
        const houses = side === 6 && kind === 'Windoku' ? '.AllDifferent~R2C2~R2C3' : `.${kind}`;
        expect(back && told(back.outgoing), `${name} ${kind} ${side}`).toContain(houses);
      }
  // A board without boxes has neither.
  const none = outgoing(variant('.Windoku', 7));
  expect(forms.sudokumaker.losses(none)).toEqual([
    { what: 'rule', kind: 'Windoku', count: 1, drawn: false },
  ]);
});
