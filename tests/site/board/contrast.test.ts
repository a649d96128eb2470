// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const [page, drawn] = ['styles/tokens.css', 'board/figures/colours.css'].map((name) =>
  readFileSync(new URL(`../../../site/src/${name}`, import.meta.url), 'utf8'),
);

/** The tokens of a theme, over those that hold everywhere. */
function tokensOf(theme: string): ReadonlyMap<string, string> {
  const blocks = ['', `[data-theme='${theme}']`].flatMap((name) =>
    [page, drawn].map((css = '') => {
      const start = css.indexOf(`:root${name} {`);
      expect(start, theme).toBeGreaterThanOrEqual(0);
      return css.slice(start, css.indexOf('\n}', start));
    }),
  );
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  );
}

type Colour = readonly [red: number, green: number, blue: number];

function colourOf(hex: string): Colour {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  const part = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** What is seen of a colour that is not opaque. */
function over(top: Colour, ground: Colour, opacity: number): Colour {
  const mixed = top.map((part, at) => part * opacity + (ground[at] ?? 0) * (1 - opacity));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
}

/** The contrast of WCAG 2: 1 to 21. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = colour.map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('the measure is that of WCAG', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([207, 207, 207], [255, 255, 255])).toBeCloseTo(1.56, 2);
});

test('every rule that is drawn is seen in high contrast, and so are digits on it', () => {
  const tokens = tokensOf('contrast');
  const colour = (name: string) => colourOf(tokens.get(name) ?? '');
  const board = colour('--board');
  const figures = [...tokens.keys()].filter((name) => /^--figure-(?!opacity)/.test(name));
  expect(figures.length).toBeGreaterThanOrEqual(15);
  for (const opacity of ['--figure-opacity', '--ground-opacity'].map((name) =>
    Number(tokens.get(name)),
  )) {
    for (const name of figures) {
      const seen = over(colour(name), board, opacity);
      expect(contrast(seen, board), name).toBeGreaterThanOrEqual(3);
      for (const digit of ['--digit-given', '--mark'])
        expect(contrast(seen, colour(digit)), `${digit} on ${name}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  for (const name of ['--dot-rim', '--line-thin', '--line-thick', '--text'])
    expect(contrast(colour(name), board), name).toBeGreaterThanOrEqual(3);
});
