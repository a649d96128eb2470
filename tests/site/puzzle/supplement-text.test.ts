import { describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import type { Drawn } from '../../../site/src/puzzle/drawing.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import {
  isSameSupplement,
  readSupplement,
  writeSupplement,
} from '../../../site/src/puzzle/supplement-text.ts';
import {
  emptySupplement,
  visibleDrawings,
  type Supplement,
} from '../../../site/src/puzzle/supplement.ts';
import { scl } from '../exchange/foreign.fixture.ts';

const shape = shapeOf(4);

function example(): Supplement {
  const outcome = readForeign(
    scl({
      metadata: {
        title: 'A\tb',
        author: 'c',
        rules: 'd\ne',
        msgcorrect: 'f',
        solution: '1234341221434321',
      },
      cages: [
        {
          cells: [
            [0, 0],
            [0, 1],
          ],
          value: 5,
        },
      ],
      lines: [
        {
          wayPoints: [
            [0.5, 1.5],
            [2.5, 1.5],
          ],
          color: '#67F067',
          thickness: 16,
          'stroke-dasharray': '4,2',
        },
        { d2: 'M32 64L0 0Z', color: '#000', fill: '#ff0000' },
      ],
      overlays: [
        { center: [1, 2], width: 1, height: 1, text: 'V', color: '#0', angle: 45, rounded: true },
      ],
      foglight: [[0, 0]],
      triggereffect: [
        {
          trigger: { type: 'cellvalue', cell: 'r1c1' },
          effect: { type: 'foglight', cells: 'r3c3' },
        },
      ],
    }),
  );
  const supplement = outcome && 'opening' in outcome ? outcome.opening?.supplement : undefined;
  if (!supplement) throw new Error('nothing is there');
  const rule = { name: 'xv', items: ['.V~R1C1~R1C2'], cells: [0, 1], covers: [0], dropped: 1 };
  return {
    ...supplement,
    reading: {
      isProved: true,
      missing: ['fog'],
      rules: [{ ...rule, isTaken: true, isLikely: false }],
    },
  };
}

const box = { kind: 'shape', centre: [1, 1], width: 1, height: 1 };
const textOf = (drawn: Drawn | undefined) => (drawn && 'text' in drawn ? drawn.text : undefined);

describe('what an author gave, as text', () => {
  test('is the same again, in one line without tabs', () => {
    const supplement = example();
    const text = writeSupplement(supplement);
    expect(text).not.toMatch(/[\t\n]/);
    expect(readSupplement(text, shape)).toEqual(supplement);
    expect(isSameSupplement(readSupplement(text, shape), supplement)).toBe(true);
    expect(isSameSupplement(emptySupplement, supplement)).toBe(false);
    expect(isSameSupplement(undefined, supplement)).toBe(false);
  });

  test('is nothing where it is no record', () => {
    for (const text of ['', '[', '[]', '7', 'null', '"x"'])
      expect(readSupplement(text, shape), text).toBeUndefined();
    expect(readSupplement('{}', shape)).toEqual(emptySupplement);
  });

  test('of any wrong type is left out, whatever field it is', () => {
    const text = writeSupplement(example());
    const wrong = [
      null,
      true,
      -1,
      1e99,
      'url(#x)',
      '</text><script>',
      [],
      {},
      [[[[]]]],
      [{}],
      [null],
    ];
    const fields = new Set<string>();
    JSON.parse(text, (key, value: unknown) => {
      if (!/^\d*$/.test(key)) fields.add(key);
      return value;
    });
    expect(fields.size).toBeGreaterThan(30);
    for (const field of fields) {
      for (const value of wrong) {
        const changed = JSON.stringify(JSON.parse(text), (key, own: unknown) =>
          key === field ? value : own,
        );
        const read = readSupplement(changed, shape);
        if (!read) throw new Error(`nothing for ${field}`);
        // Whatever is there is as it may be drawn.
        expect(readSupplement(writeSupplement(read), shape), `${field} ${String(value)}`).toEqual(
          read,
        );
        for (const drawn of read.drawings) {
          for (const colour of [drawn.stroke, 'fill' in drawn ? drawn.fill : undefined])
            if (colour !== undefined) expect(colour).toMatch(/^#[\da-f]{6,8}$/);
          if (drawn.kind === 'path') expect(drawn.path).not.toMatch(/[<>"]/);
        }
      }
    }
  });

  const drawnBack = (drawn: object) =>
    readSupplement(JSON.stringify({ drawings: [drawn] }), shape)?.drawings[0];

  test.each([
    ['title', 200, (text: string) => readSupplement(JSON.stringify({ title: text }), shape)?.title],
    ['author', 200, (text) => readSupplement(JSON.stringify({ author: text }), shape)?.author],
    ['rules', 20_000, (text) => readSupplement(JSON.stringify({ told: text }), shape)?.told],
    [
      'message',
      20_000,
      (text) => readSupplement(JSON.stringify({ message: text }), shape)?.message,
    ],
    ['sum of a cage', 200, (text) => textOf(drawnBack({ kind: 'cage', cells: [0], text }))],
    ['text of a shape', 200, (text) => textOf(drawnBack({ ...box, text }))],
  ] as readonly (readonly [string, number, (text: string) => string | undefined])[])(
    'has a %s of %i characters at most',
    (_, longest, readBack) => {
      for (const length of [longest - 1, longest])
        expect(readBack('a'.repeat(length))).toHaveLength(length);
      expect(readBack('a'.repeat(longest + 1))).toHaveLength(longest);
    },
  );

  test('has paths as long as they are read from other programs, and cuts others short', () => {
    const path = (length: number) => drawnBack({ kind: 'path', path: 'M'.padEnd(length, ' 12L3') });
    for (const length of [20_000, 40_000])
      expect(path(length)).toMatchObject({ path: 'M'.padEnd(length, ' 12L3') });
    expect(path(40_001)).toEqual(path(40_000));
  });

  test('has lines of 200,000 points in all, and hides those beyond', () => {
    const line = (count: number) => ({
      ...{ kind: 'line', layer: 'over', stroke: '#000000', thickness: 0.1 },
      points: Array.from({ length: count }, (_, at) => [at % 9, 1]),
    });
    const drawings = [line(150_000), line(50_000), line(2), box];
    const read = readSupplement(JSON.stringify({ drawings }), shape)?.drawings ?? [];
    const counts = read.map((drawn) => ('points' in drawn ? drawn.points.length : undefined));
    expect(counts).toEqual([150_000, 50_000, undefined, undefined]);
  });

  test('hides the drawings of rules that were taken', () => {
    const supplement = example();
    expect(visibleDrawings(supplement)).toHaveLength(supplement.drawings.length - 1);
    const { reading } = supplement;
    const rules = reading?.rules.map((rule) => ({ ...rule, isTaken: false })) ?? [];
    // The same list, so that nothing is drawn again.
    expect(
      visibleDrawings({ ...supplement, reading: { isProved: false, missing: [], rules } }),
    ).toBe(supplement.drawings);
  });
});
