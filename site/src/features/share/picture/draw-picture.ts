/** The board as a picture by itself: SVG with its font inside, and the same as PNG. */
import { flushSync, mount, tick, unmount } from 'svelte';

import { frameOf, type BoardView } from '../../../board/view.ts';
import type { PenDrawing } from '../../../game/pen/drawing.ts';
import PennedPicture from './PennedPicture.svelte';
import { standalone } from './standalone.ts';

export const pictureLooks = ['light', 'dark', 'paper'] as const;
export type PictureLook = (typeof pictureLooks)[number];

/** How many pixels a cell has while it is drawn, which widths of lines are meant for. */
const cell = 64;
/** As wide as a picture of pixels is. */
const pixels = 1600;

/** Of paper: black on white, as styles/print.css has it. */
const paper: Readonly<Record<string, string>> = {
  ...{ '--board': '#fff', '--text': '#000', '--line-thin': '#000', '--line-thick': '#000' },
  ...{ '--line-house': '#000', '--digit-given': '#000', '--digit-entered': '#333' },
  ...{ '--mark': '#444', '--fill-house': '#e6e6e6' },
};

/** A picture as a file of its own, with what is drawn with the pen. */
export async function drawPicture(
  view: BoardView,
  look: PictureLook,
  drawing: PenDrawing = [],
): Promise<string> {
  const holder = document.createElement('div');
  const across = view.columns + 2 * frameOf(view) + 0.6;
  Object.assign(holder.style, {
    ...{ position: 'fixed', left: '-200vw', top: '0', width: `${across * cell}px` },
    ...{ pointerEvents: 'none', transition: 'none' },
  });
  if (look === 'paper')
    for (const [name, value] of Object.entries(paper)) holder.style.setProperty(name, value);
  holder.setAttribute('aria-hidden', 'true');
  document.body.append(holder);
  const picture = mount(PennedPicture, { target: holder, props: { view, penned: { drawing } } });
  try {
    await drawn(holder);
    const { svg, hasText } = within(look, () => standalone(svgIn(holder)));
    if (hasText) svg.prepend(await letters());
    return new XMLSerializer().serializeToString(svg);
  } finally {
    void unmount(picture);
    holder.remove();
  }
}

/** What draws figures and drawings comes with the first board that has some. */
async function drawn(holder: HTMLElement): Promise<void> {
  await Promise.all([
    import('../../../board/figures/Figures.svelte'),
    import('../../../board/figures/DrawnLayer.svelte'),
  ]);
  for (let round = 0; round < 3 || holder.querySelector('[aria-busy]'); round++) {
    await tick();
    await new Promise((resolve) => setTimeout(resolve));
  }
  flushSync();
}

function svgIn(holder: HTMLElement): SVGSVGElement {
  const svg = holder.querySelector('svg');
  if (!svg) throw new Error('no picture');
  return svg;
}

/** Reads styles as another theme has them; the page is not painted meanwhile. */
function within<T>(look: PictureLook, read: () => T): T {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset['theme'] = look === 'dark' ? 'dark' : 'light';
  try {
    return read();
  } finally {
    if (theme === undefined) delete dataset['theme'];
    else dataset['theme'] = theme;
  }
}

async function letters(): Promise<Element> {
  const { default: font } = await import('virtual:ninefold-letters');
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  const address = font || fontInStyles();
  style.textContent = `@font-face{font-family:Inter;font-weight:100 900;src:url(${address}) format('woff2')}`;
  return style;
}

/** The address of the font in the styles of the page, which a page of one file has inside. */
function fontInStyles(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const own = faces.find(({ style }) =>
    /^["']?Inter["']?$/.test(style.getPropertyValue('font-family')),
  );
  return /url\(["']?(data:[^"')]+)/.exec(own?.style.getPropertyValue('src') ?? '')?.[1] ?? '';
}

/** The picture in pixels. */
export async function pixelsOf(svg: string): Promise<Blob> {
  const image = new Image();
  const [, width = '1', height = '1'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const scale = pixels / Number(width);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = Math.round(Number(height) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('no picture'));
    }, 'image/png'),
  );
}
