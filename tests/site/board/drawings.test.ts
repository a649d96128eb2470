// @vitest-environment node
import { describe, expect, test } from 'vitest';

import { grouped, partsOf } from '../../../site/src/board/figures/drawn-parts.ts';
import { onDark } from '../../../site/src/board/figures/ink.ts';
import { frameOf } from '../../../site/src/board/view.ts';
import type { Drawn } from '../../../site/src/puzzle/drawing.ts';
import { boardOf } from './drawn.fixture.ts';

const line: Drawn = {
  kind: 'line',
  layer: 'under',
  points: [
    [0.5, 0.5],
    [2.5, 0.5],
  ],
  stroke: '#67f067',
  thickness: 0.2,
  head: 0.3,
};
const circle: Drawn = {
  kind: 'shape',
  layer: 'over',
  centre: [1, -0.5],
  width: 0.5,
  height: 0.5,
  round: true,
  fill: '#ffffff',
  text: '<b>7</b>',
};

describe('what an author drew', () => {
  const drawn = (one: Drawn) => partsOf(one, boardOf(4, 4));

  test('is drawn in hundredths of a cell, in both its colours', () => {
    const [path] = drawn(line);
    expect(path?.attributes).toMatchObject({
      class: 'stroke stroked',
      d: 'M50 50L250 50M228.8 28.8L250 50L228.8 71.2',
      'stroke-width': 20,
    });
    expect(path?.styles).toMatchObject({ '--ink': '#67f067', '--ink-dark': onDark('#67f067') });
    const [rect, text] = drawn(circle);
    expect(rect?.attributes).toMatchObject({
      class: 'stroke filled',
      ...{ x: 75, y: -75, width: 50, height: 50, rx: 25 },
    });
    expect(rect?.styles).toMatchObject({
      '--ground': '#ffffff',
      '--ground-dark': onDark('#ffffff'),
    });
    expect(text).toMatchObject({ name: 'text', text: '<b>7</b>' });
    expect(text?.attributes).toMatchObject({ x: 100, y: -50, 'font-size': 30 });
  });

  test('is turned, has dashes, and is nothing where it has no size', () => {
    const turned = drawn({ ...circle, angle: 30, stroke: '#000000', dashes: [0.1, 0.2] });
    expect(turned.map(({ attributes }) => attributes['transform'])).toEqual([
      'rotate(30 100 -50)',
      'rotate(30 100 -50)',
    ]);
    expect(turned[0]?.attributes).toMatchObject({ 'stroke-dasharray': '10 20' });
    expect(drawn({ ...circle, width: 0 }).map(({ name }) => name)).toEqual(['text']);
  });

  test('has cages around their cells, with their sum in the first', () => {
    const cage: Drawn = {
      kind: 'cage',
      layer: 'over',
      cells: [6, 5],
      text: '12',
      stroke: '#ff0000',
    };
    const [outline, sum] = drawn(cage);
    expect(outline?.attributes).toMatchObject({ class: 'stroke cage stroked' });
    expect(outline?.attributes).not.toHaveProperty('stroke-width');
    expect(outline?.styles).toMatchObject({ '--ink': '#ff0000' });
    expect(sum).toMatchObject({ text: '12', attributes: { class: 'sum', x: 106, y: 122 } });
    expect(drawn({ ...cage, text: '' })).toHaveLength(1);
  });

  test('has a frame as wide as it reaches beyond the board, up to three cells', () => {
    const frame = (...drawings: Drawn[]) => frameOf({ ...boardOf(4, 4), drawings });
    expect(frame(line)).toBe(0);
    expect(frame(circle)).toBe(0.8);
    expect(frame({ ...circle, centre: [40, 2] })).toBe(3);
  });
});

describe('how a shape is drawn', () => {
  const dot: Drawn = { ...circle, text: '', stroke: '#000000', thickness: 0.01, dashes: [0.1] };
  const groupsOf = (one: Drawn) => partsOf(one, boardOf(4, 4)).map((part) => grouped(part));

  test('is the same wherever it is, and its own element says where', () => {
    const [[group, own] = []] = groupsOf(dot);
    const [[other, moved] = []] = groupsOf({ ...dot, centre: [2, 3], width: 1, angle: 30 });
    expect(other).toEqual(group);
    expect(own?.attributes).toMatchObject({ x: 75, y: -75, width: 50, height: 50, rx: 25 });
    expect(moved?.attributes).toMatchObject({
      x: 150,
      width: 100,
      transform: 'rotate(30 200 300)',
    });
    expect({ ...own?.styles, ...moved?.styles }).toEqual({});
    for (const name of Object.keys(group?.attributes ?? {}))
      expect(own?.attributes).not.toHaveProperty(name);
  });

  test.each([
    ['fill', { fill: '#ff0000' }],
    ['fill left out', { fill: undefined }],
    ['stroke', { stroke: '#ff0000' }],
    ['thickness', { thickness: 0.02 }],
    ['dashes', { dashes: [0.2] }],
  ])('changes with the %s', (_, changes) => {
    const [[group] = []] = groupsOf(dot);
    const [[other] = []] = groupsOf({ ...dot, ...changes } as Drawn);
    expect(other).not.toEqual(group);
  });

  test('goes for its words, too, which stay with their element', () => {
    const words = groupsOf({ ...circle, text: '8', textSize: 0.5, textColour: '#ff0000' }).at(-1);
    expect(words?.[0].attributes).toMatchObject({ class: 'word', 'font-size': 50 });
    expect(words?.[0].styles).toMatchObject({ '--word': '#ff0000' });
    expect(words?.[1]).toMatchObject({ name: 'text', text: '8' });
    expect(words?.[0]).not.toHaveProperty('text');
  });
});

describe('on a dark board', () => {
  const lightOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  test.each([
    '#000000',
    '#cfcfcf',
    '#a1a1a1',
    '#67f067',
    '#f067f0',
    '#2ecbff',
    '#0000ff',
    '#ffccaa',
  ])('%s can be seen', (colour) => {
    expect(contrast(onDark(colour), '#171b23')).toBeGreaterThan(1.8);
  });

  test('black is bright, white is the board, and what shines through still does', () => {
    expect(contrast(onDark('#000000'), onDark('#ffffff'))).toBeGreaterThan(10);
    expect(onDark('#00ff0080')).toMatch(/^#[\da-f]{6}80$/);
  });
});
