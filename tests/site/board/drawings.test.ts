// Components are drawn as a server would draw them: without a browser.
// @vitest-environment node
import { describe, expect, test } from 'vitest';

import DrawnLayer from '../../../site/src/board/figures/DrawnLayer.svelte';
import { onDark } from '../../../site/src/board/figures/ink.ts';
import { frameOf } from '../../../site/src/board/view.ts';
import type { Drawn } from '../../../site/src/puzzle/drawing.ts';
import { boardOf, drawnBy } from './drawn.fixture.ts';

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
  test('is drawn in its layer, in hundredths of a cell', () => {
    const view = { ...boardOf(4, 4), drawings: [line, circle] };
    const under = drawnBy(DrawnLayer, { view, layer: 'under' });
    expect(under.map(({ d }) => d)).toContain('M50 50L250 50M228.8 28.8L250 50L228.8 71.2');
    expect(under.some(({ text }) => text?.includes('7'))).toBe(false);
    const over = drawnBy(DrawnLayer, { view, layer: 'over' });
    expect(over).toContainEqual(expect.objectContaining({ x: '75', y: '-75', rx: '25' }));
    // Text stays text.
    expect(over.find(({ text }) => text?.includes('7'))?.text).not.toContain('<b>');
  });

  test('has a frame as wide as it reaches beyond the board, up to three cells', () => {
    const frame = (...drawings: Drawn[]) => frameOf({ ...boardOf(4, 4), drawings });
    expect(frame(line)).toBe(0);
    expect(frame(circle)).toBe(0.8);
    expect(frame({ ...circle, centre: [40, 2] })).toBe(3);
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
