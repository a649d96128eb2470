import { describe, expect, test } from 'vitest';

import { colourOf } from '../../../site/src/exchange/drawn/colour.ts';
import { readForeign } from '../../../site/src/exchange/index.ts';
import type { Supplement } from '../../../site/src/puzzle/supplement.ts';
import { fPuzzles, scl, solved } from './foreign.fixture.ts';

function supplementOf(text: string): Supplement | undefined {
  const outcome = readForeign(text);
  return outcome && 'opening' in outcome ? outcome.opening?.supplement : undefined;
}

describe('a colour from outside', () => {
  test.each([
    ['#ABCDEF', '#abcdef'],
    ['CFCFCF', '#cfcfcf'],
    ['#0', '#000000'],
    ['#F', '#ffffff'],
    ['#fa08', '#ffaa0088'],
    ['#12345680', '#12345680'],
    ['#123456ff', '#123456'],
    ['rgba(0, 128, 255, 0.5)', '#0080ff80'],
    ['rgb(1,2,3)', '#010203'],
    [333333, '#333333'],
    ['#FFFFFF00', undefined],
    ['none', undefined],
    ['url(#x)', undefined],
    ['red;background:url(//x)', undefined],
    ['rgb(300,0,0)', undefined],
    ['#12345', undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j is %j', (text, colour) => {
    expect(colourOf(text)).toBe(colour);
  });
});

describe('the drawings of SudokuPad', () => {
  test('lines, arrows and shapes are kept, in cells from the top left corner', () => {
    const supplement = supplementOf(
      scl({
        u: [{ ct: [0.5, 1.5], w: 0.8, h: 0.4, r: true, c2: 'CFCFCF', c1: '#0', angle: 45 }],
        lines: [
          {
            wayPoints: [
              [0.5, 1.5],
              [2.5, 1.5],
            ],
            color: '#67F067FF',
            thickness: 16,
          },
        ],
        arrows: [
          {
            wayPoints: [
              [0.5, 0.5],
              [1.5, 0.5],
            ],
            color: '#000',
            thickness: 2,
            headLength: 0.3,
          },
        ],
        overlays: [{ center: [1, 2], width: 0, height: 0, text: 'V', fontSize: 16, color: '#0' }],
      }),
    );
    expect(supplement?.drawings).toEqual([
      {
        kind: 'shape',
        layer: 'under',
        centre: [1.5, 0.5],
        width: 0.8,
        height: 0.4,
        round: true,
        angle: 45,
        fill: '#cfcfcf',
        stroke: '#000000',
        thickness: 0.031,
      },
      {
        kind: 'line',
        layer: 'under',
        stroke: '#67f067',
        thickness: 0.25,
        points: [
          [1.5, 0.5],
          [1.5, 2.5],
        ],
      },
      {
        kind: 'line',
        layer: 'under',
        stroke: '#000000',
        thickness: 0.031,
        points: [
          [0.5, 0.5],
          [0.5, 1.5],
        ],
        head: 0.3,
      },
      {
        kind: 'shape',
        layer: 'over',
        centre: [2, 1],
        width: 0,
        height: 0,
        round: false,
        text: 'V',
        textSize: 0.25,
        textColour: '#000000',
      },
    ]);
  });

  test('a path is in hundredths of a cell, its flags as they were', () => {
    const drawn = (d: string) =>
      supplementOf(scl({ lines: [{ d2: d, color: '#000' }] }))?.drawings[0];
    expect(drawn('M32 64L-16.5,0a32 32 30 0 1 64 0Z')).toMatchObject({
      path: 'M 50 100 L -25.781 0 a 50 50 30 0 1 100 0 Z',
    });
    expect(drawn('M0 0"/><script>')).toBeUndefined();
  });

  test('what cannot be seen or measured is no drawing', () => {
    const supplement = supplementOf(
      scl({
        metadata: { rules: 'Anything' },
        u: [{ ct: [2, 2], w: 4, h: 4, c2: '#FFFFFF00' }, { ct: ['x', 2], w: 1, h: 1, c2: '#0' }, 7],
        lines: [
          {
            wayPoints: [
              [0, 1e9],
              [0, 0],
            ],
            color: '#0',
          },
          { wayPoints: [[1, 1]], color: '#0' },
        ],
      }),
    );
    expect(supplement).toMatchObject({ told: 'Anything', drawings: [] });
  });

  test('cages without cells and metadata say the solution, the message, and where it is light', () => {
    const solution = '1234341221434321';
    const supplement = supplementOf(
      scl({
        cages: [
          { value: `solution: ${solution}` },
          { value: 'msgcorrect: Well done' },
          { value: 'foglight: r1c1r4c4' },
          { value: 'FOGLIGHT', cells: [[1, 1]] },
        ],
        triggereffect: [
          {
            trigger: { type: 'cellvalue', cell: 'r1c1r1c2' },
            effect: { type: 'foglight', cells: 'r3c3' },
          },
        ],
      }),
    );
    expect(supplement).toMatchObject({
      solution: [...solution].map(Number),
      message: 'Well done',
      fog: { lit: [0, 15, 5], triggers: [{ needs: [0, 1], clears: [10] }] },
    });
  });
});

describe('the drawings of f-puzzles', () => {
  test('lines, shapes, texts and cages are kept', () => {
    const supplement = supplementOf(
      fPuzzles({
        line: [{ lines: [['R1C1', 'R2C2']], outlineC: '#CCCCCC', width: 0.25 }],
        circle: [
          {
            cells: ['R1C1', 'R1C2'],
            baseC: '#FFF',
            outlineC: '#000',
            width: 0.3,
            height: 0.3,
            value: '6',
          },
        ],
        text: [{ cells: ['R0C1'], value: '12', fontC: '#000', size: 0.5 }],
        cage: [{ cells: ['R1C1', 'R2C1', 'R9C9'], value: 'a', outlineC: '#000', fontC: '#000' }],
      }),
    );
    expect(supplement?.drawings).toMatchObject([
      {
        kind: 'line',
        points: [
          [0.5, 0.5],
          [1.5, 1.5],
        ],
        thickness: 0.125,
        stroke: '#cccccc',
      },
      { kind: 'shape', round: true, centre: [1, 0.5], text: '6', layer: 'over' },
      { kind: 'shape', centre: [0.5, -0.5], text: '12', textSize: 0.25 },
      { kind: 'cage', cells: [0, 4], text: 'a' },
    ]);
  });

  test('a solution is kept as text, as a list, or as a full board', () => {
    const told = { told: '' };
    const list = [...solved].map(Number);
    const empty = '.'.repeat(81);
    expect(supplementOf(fPuzzles({ solution: solved }, empty))).toMatchObject({
      ...told,
      solution: list,
    });
    expect(supplementOf(fPuzzles({ solution: list }, empty))).toMatchObject({ solution: list });
    expect(supplementOf(fPuzzles({ solution: [1, 2] }, empty))).toBeUndefined();
    expect(supplementOf(fPuzzles({ solution: solved.replace('5', '?') }, empty))).toMatchObject({
      solution: [0, ...list.slice(1)],
    });
  });
});
