/** The drawings of SudokuPad's own JSON: lines, arrows, underlays and overlays. */
import type { Drawn, Layer, Point } from '../../puzzle/drawing.ts';
import { fieldOf, isList, isOn, isRecord, listOf } from '../fields.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import { colourOf } from './colour.ts';
import { measureOf, pointOf, rounded, textOf } from './measures.ts';

/** Its thicknesses and sizes of text are of a cell of so many. */
const unit = 64;

const longestPath = 20_000;
/** Letters and numbers of paths, and nothing that could be anything else. */
const path = /^[\sMmLlHhVvCcSsQqTtAaZz\d,.+-]*$/;

type Reader = (item: DataRecord) => Drawn | undefined;

/** The fields whose lists are drawings, in the order in which they are drawn. */
const readers: readonly (readonly [name: string, short: string, read: Reader])[] = [
  ['underlays', 'u', (item) => shape(item, 'under')],
  ['lines', 'l', line],
  ['arrows', 'a', line],
  ['overlays', 'o', (item) => shape(item, 'over')],
];

/** All that can be seen of them; throws Unreadable where one is no list. */
export function sclDrawings(data: DataRecord): readonly Drawn[] {
  return readers.flatMap(([name, short, read]) =>
    listOf(fieldOf(data, name, short), name).flatMap((item) => {
      const drawn = isRecord(item) ? read(item) : undefined;
      return drawn ? [drawn] : [];
    }),
  );
}

function layerOf(item: DataRecord, usual: Layer): Layer {
  switch (item['target']) {
    case 'overlay':
    case 'cages':
    case 'cell-values':
      return 'over';
    case 'underlay':
    case 'arrows':
    case 'cell-colors':
      return 'under';
    default:
      return usual;
  }
}

function dashesOf(data: Data | undefined): readonly number[] | undefined {
  const parts = typeof data === 'string' ? data.trim().split(/[\s,]+/) : isList(data) ? data : [];
  const lengths = parts.slice(0, 12).map((part) => measureOf(part, 10_000));
  if (lengths.length === 0 || lengths.some((length) => length === undefined || length < 0))
    return undefined;
  return lengths.map((length) => rounded((length ?? 0) / unit));
}

function line(item: DataRecord): Drawn | undefined {
  const stroke = colourOf(fieldOf(item, 'color', 'c', 'stroke'));
  const fill = colourOf(item['fill']);
  if (!stroke && !fill) return undefined;
  const thickness = measureOf(fieldOf(item, 'thickness', 'th', 'stroke-width'), 2000);
  const dashes = dashesOf(item['stroke-dasharray']);
  const stroked = {
    layer: layerOf(item, 'under'),
    ...(stroke && { stroke, thickness: rounded((thickness ?? 2) / unit) }),
    ...(fill && { fill }),
    ...(dashes && { dashes }),
  };
  const drawn = fieldOf(item, 'd2', 'd');
  const points = listOf(fieldOf(item, 'wayPoints', 'wp'), 'wayPoints').map(pointOf);
  if (points.length === 0 && typeof drawn === 'string') {
    if (drawn.length > longestPath || !path.test(drawn)) return undefined;
    return { kind: 'path', ...stroked, path: inHundredths(drawn) };
  }
  const found = points.filter((point): point is Point => point !== undefined);
  if (found.length < 2 || found.length < points.length) return undefined;
  const head = measureOf(fieldOf(item, 'headLength', 'hl'));
  return { kind: 'line', ...stroked, points: found, ...(head && { head }) };
}

/** Flags of arcs are numbers that are no lengths, and so are turns. */
function inHundredths(drawn: string): string {
  const parts = drawn.match(/[A-Za-z]|[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let command = '';
  let count = 0;
  return parts
    .map((part) => {
      if (/[A-Za-z]/.test(part)) {
        command = part;
        count = 0;
        return part;
      }
      const ofArc = command.toUpperCase() === 'A' ? count % 7 : 0;
      count++;
      return ofArc >= 2 && ofArc <= 4 ? part : String(rounded((Number(part) * 100) / unit));
    })
    .join(' ');
}

/** Nothing where it cannot be seen, such as the clear square that says where the board is. */
function shape(item: DataRecord, usual: Layer): Drawn | undefined {
  const centre = pointOf(fieldOf(item, 'center', 'ct'));
  const width = measureOf(fieldOf(item, 'width', 'w')) ?? 0;
  const height = measureOf(fieldOf(item, 'height', 'h')) ?? 0;
  const text = textOf(fieldOf(item, 'text', 'te'));
  const fill = colourOf(fieldOf(item, 'backgroundColor', 'c2'));
  const border = fieldOf(item, 'borderColor', 'c1') ?? (text ? undefined : item['stroke']);
  const stroke = colourOf(border);
  const hasArea = width > 0 && height > 0 && (fill !== undefined || stroke !== undefined);
  if (!centre || (!hasArea && text === '')) return undefined;
  const thickness = measureOf(fieldOf(item, 'thickness', 'th', 'borderSize', 'stroke-width'), 2000);
  const angle = measureOf(item['angle'], 3600);
  const textColour = colourOf(fieldOf(item, 'color', 'c', 'textColor'));
  const size = measureOf(fieldOf(item, 'fontSize', 'fs'), 2000);
  const dashes = dashesOf(item['stroke-dasharray']);
  return {
    kind: 'shape',
    layer: layerOf(item, usual),
    centre,
    width,
    height,
    round: isOn(fieldOf(item, 'rounded', 'r')),
    ...(angle && { angle }),
    ...(fill && { fill }),
    ...(stroke && { stroke, thickness: rounded((thickness ?? 2) / unit) }),
    ...(dashes && { dashes }),
    ...(text && { text, textSize: rounded((size || 20) / unit) }),
    ...(text && textColour && { textColour }),
  };
}

/** A cage as it looks; nothing where it is hidden, which a rule may be all the same. */
export function cageDrawing(cage: DataRecord, cells: readonly number[]): Drawn | undefined {
  const hasNoOutline = cage['outlineC'] !== undefined && !colourOf(cage['outlineC']);
  const text = textOf(fieldOf(cage, 'value', 'v', 'sum'));
  if (isOn(cage['hidden']) || cells.length === 0 || (hasNoOutline && text === '')) return undefined;
  const stroke = hasNoOutline ? undefined : (colourOf(cage['outlineC']) ?? '#000000');
  const textColour = colourOf(cage['fontC']);
  return {
    kind: 'cage',
    layer: 'over',
    cells,
    text,
    ...(stroke && { stroke }),
    ...(textColour && { textColour }),
  };
}
