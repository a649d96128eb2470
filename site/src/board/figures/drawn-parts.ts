/** What an author drew, as SVG: made at once and by hand, since there may be thousands, of which none ever changes. */
import type { Drawn, DrawnLine } from '../../puzzle/drawing.ts';
import { contour } from '../contour.ts';
import type { BoardView } from '../view.ts';
import { onDark } from './ink.ts';

type Values = Readonly<Record<string, string | number | undefined>>;

/** An element that is to be made. */
export interface SvgPart {
  readonly name: 'g' | 'path' | 'rect' | 'text';
  readonly attributes: Values;
  /** Its properties of style, which no attribute may set: the page allows styles of its own alone. */
  readonly styles: Values;
  readonly text?: string;
}

const hundredths = (value: number) => Math.round(value * 1000) / 10;

/** One drawing on a board, in hundredths of a cell. */
export function partsOf(
  drawn: Drawn,
  board: Pick<BoardView, 'rows' | 'columns'>,
): readonly SvgPart[] {
  switch (drawn.kind) {
    case 'line':
      return [outlineOf('path', drawn, { d: linePath(drawn) })];
    case 'path':
      return [outlineOf('path', drawn, { d: drawn.path })];
    case 'cage': {
      const first = Math.min(...drawn.cells);
      const [x, y] = [first % board.columns, Math.floor(first / board.columns)];
      return [
        outlineOf('path', drawn, { d: contour(drawn.cells, board, 8) }),
        ...wordsOf(drawn, { class: 'sum', x: x * 100 + 6, y: y * 100 + 22 }),
      ];
    }
    case 'shape': {
      const [x, y] = [hundredths(drawn.centre[0]), hundredths(drawn.centre[1])];
      const [width, height] = [hundredths(drawn.width), hundredths(drawn.height)];
      const transform = drawn.angle ? `rotate(${drawn.angle} ${x} ${y})` : undefined;
      const isSeen = width > 0 && height > 0 && (drawn.fill ?? drawn.stroke) !== undefined;
      const rx = drawn.round ? Math.min(width, height) / 2 : undefined;
      const place = { x: x - width / 2, y: y - height / 2, width, height, rx, transform };
      const size = hundredths(drawn.textSize ?? 0.3);
      return [
        ...(isSeen ? [outlineOf('rect', drawn, place)] : []),
        ...wordsOf(drawn, { class: 'word', x, y, dy: '0.36em', 'font-size': size, transform }),
      ];
    }
  }
}

function outlineOf(name: 'path' | 'rect', drawn: Drawn, attributes: Values): SvgPart {
  const { stroke } = drawn;
  const isCage = drawn.kind === 'cage';
  const fill = isCage ? undefined : drawn.fill;
  const names = ['stroke', isCage && 'cage', stroke && 'stroked', fill && 'filled'];
  return {
    name,
    attributes: {
      class: names.filter(Boolean).join(' '),
      ...attributes,
      ...(!isCage && {
        'stroke-width': hundredths(drawn.thickness ?? 0),
        'stroke-dasharray': drawn.dashes?.map(hundredths).join(' '),
      }),
    },
    styles: {
      '--ink': stroke,
      '--ink-dark': stroke && onDark(stroke),
      '--ground': fill,
      '--ground-dark': fill && onDark(fill),
    },
  };
}

function wordsOf(
  { text, textColour }: { readonly text?: string; readonly textColour?: string },
  attributes: Values,
): readonly SvgPart[] {
  if (!text) return [];
  const styles = { '--word': textColour, '--word-dark': textColour && onDark(textColour) };
  return [{ name: 'text', attributes, styles, text }];
}

function linePath({ points, head = 0 }: DrawnLine): string {
  const path = `M${points.map(([x, y]) => `${hundredths(x)} ${hundredths(y)}`).join('L')}`;
  const to = points.at(-1);
  const from = points.at(-2);
  if (!head || !to || !from) return path;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  // As wide as it is long.
  const reach = head * Math.SQRT1_2;
  const side = (turn: 1 | -1) =>
    `${hundredths(to[0] - reach * (dx - turn * dy))} ${hundredths(to[1] - reach * (dy + turn * dx))}`;
  return `${path}M${side(1)}L${hundredths(to[0])} ${hundredths(to[1])}L${side(-1)}`;
}

/** The attributes that elements take over from the group they are in. */
const inherited: ReadonlySet<string> = new Set([
  'class',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
]);

/** A part as a group that says how it is drawn, and in it an element that says what and where. */
export function grouped({
  name,
  attributes,
  styles,
  text,
}: SvgPart): [group: SvgPart, own: SvgPart] {
  const some = (isOfGroup: boolean) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([key]) => inherited.has(key) === isOfGroup),
    );
  return [
    { name: 'g', attributes: some(true), styles },
    { name, attributes: some(false), styles: {}, ...(text !== undefined && { text }) },
  ];
}

/**
 * Makes the elements of parts, one after the other. Parts in a row that are drawn alike share a group,
 * since a thousand styles take longer than a thousand shapes.
 */
export class ElementGroups {
  #last = '';
  #group: SVGElement | undefined;

  /** Adds a part to the last group, or begins another one, which it returns. */
  add(part: SvgPart): SVGElement | undefined {
    const [group, own] = grouped(part);
    const key = JSON.stringify(group);
    const begun = key === this.#last ? undefined : elementOf(group);
    this.#last = key;
    this.#group = begun ?? this.#group;
    this.#group?.append(elementOf(own));
    return begun;
  }
}

function elementOf({ name, attributes, styles, text }: SvgPart): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(key, String(value));
  for (const [key, value] of Object.entries(styles))
    if (value !== undefined) element.style.setProperty(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}
