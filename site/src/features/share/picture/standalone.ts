/**
 * A drawing of the page as a file that needs nothing of the page: what styles say of each element becomes
 * attributes of it, and widths that are pixels on the screen become widths of the drawing.
 */

/** What is said of an element where it is not what every SVG begins with. */
const properties: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'paint-order': 'normal',
  opacity: '1',
  'shape-rendering': 'auto',
};

const ofTexts: Readonly<Record<string, string>> = {
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'letter-spacing': 'normal',
  'font-variant-numeric': 'normal',
};

/** Also said where a parent says otherwise. */
const inherited: ReadonlySet<string> = new Set([
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray', 'paint-order', 'shape-rendering'],
]);

export interface Standalone {
  readonly svg: SVGSVGElement;
  /** Whether there is text in it, which needs letters. */
  readonly hasText: boolean;
}

/** Copies a drawing that is in the document. */
export function standalone(drawing: SVGSVGElement): Standalone {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  const scale = width / drawing.getBoundingClientRect().width;
  settle(drawing, copy, scale);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  copy.removeAttribute('aria-hidden');
  copy.prepend(...patternsOf(copy, scale));
  copy.prepend(groundOf(copy));
  return { svg: copy, hasText: copy.querySelector('text') !== null };
}

/** The colour of the board behind all of it: whoever shows the picture may have any. */
function groundOf(copy: SVGSVGElement): Element {
  const { x, y, width, height } = copy.viewBox.baseVal;
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const fill = copy.querySelector('rect')?.getAttribute('fill') ?? '#fff';
  for (const [name, value] of Object.entries({ x, y, width, height, fill }))
    ground.setAttribute(name, String(value));
  return ground;
}

/** Patterns are once in a page, and in every file that uses them. */
function patternsOf(copy: SVGSVGElement, scale: number): readonly Node[] {
  const ids = new Set(
    [...copy.querySelectorAll('[fill^="url"]')].flatMap(
      (element) => /#([\w-]+)/.exec(element.getAttribute('fill') ?? '')?.[1] ?? [],
    ),
  );
  return [...ids].flatMap((id) => {
    const pattern = document.getElementById(id);
    if (!pattern) return [];
    const own = pattern.cloneNode(true) as Element;
    settle(pattern, own, scale);
    return [own];
  });
}

function settle(element: Element, copy: Element, scale: number): void {
  const style = getComputedStyle(element);
  if (style.display === 'none') {
    copy.remove();
    return;
  }
  const isText = element.tagName === 'text' || element.tagName === 'tspan';
  const said = isText ? { ...properties, ...ofTexts } : properties;
  copy.removeAttribute('class');
  copy.removeAttribute('style');
  for (const [name, usual] of Object.entries(said)) {
    const value = style.getPropertyValue(name);
    const around = copy.parentElement?.closest(`[${name}]`);
    const isUsual = value === usual && !(inherited.has(name) && around);
    if (isUsual || value === '') copy.removeAttribute(name);
    else copy.setAttribute(name, value);
  }
  if (style.getPropertyValue('vector-effect') === 'non-scaling-stroke') {
    const drawn = parseFloat(style.getPropertyValue('stroke-width')) * scale;
    copy.setAttribute('stroke-width', String(Math.round(drawn * 100) / 100));
  }
  copy.removeAttribute('vector-effect');
  if (isText) copy.setAttribute('font-family', 'Inter, sans-serif');
  const copies = [...copy.children];
  [...element.children].forEach((child, at) => {
    const own = copies[at];
    if (own) settle(child, own, scale);
  });
}
