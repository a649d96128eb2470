/** The drawings of f-puzzles: its cosmetic lines, shapes, texts and cages, and coloured cells. */
import type { Drawn, Point } from '../../puzzle/drawing.ts';
import { isList, listOf, recordOf, within } from '../fields.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import { colourOf } from './colour.ts';
import { measureOf, rounded, textOf } from './measures.ts';

/** The names of its fields that are drawings. */
export const drawingFields: ReadonlySet<string> = new Set([
  'line',
  'rectangle',
  'circle',
  'text',
  'cage',
]);

/** A line of width 1, in cells. */
export const widthOfLines = 0.5;
/** A text of size 1, in cells. */
export const sizeOfText = 0.5;

const black = '#000000';

/** One of its fields; nothing for another. Throws Unreadable where something is no list or record. */
export function fPuzzlesDrawings(field: string, value: Data, size: number): readonly Drawn[] {
  return listOf(value, field).flatMap((data, index): readonly Drawn[] => {
    const where = within(field, `${index + 1}`);
    const item = recordOf(data, where);
    if (field === 'line') return linesOf(item, where);
    if (field === 'cage') return cageOf(item, size);
    return shapeOf(item, field);
  });
}

/** The colours of a cell, side by side. */
export function cellColours(cell: DataRecord, at: Point): readonly Drawn[] {
  const several = cell['cArray'];
  const colours = (isList(several) && several.length > 1 ? several : [cell['c']])
    .slice(0, 9)
    .flatMap((data) => colourOf(data) ?? []);
  return colours.map((fill, index) => ({
    kind: 'shape',
    layer: 'under',
    centre: [rounded(at[0] - 0.5 + (index + 0.5) / colours.length), at[1]],
    width: rounded(1 / colours.length),
    height: 1,
    round: false,
    fill,
  }));
}

function linesOf(item: DataRecord, where: string): readonly Drawn[] {
  const stroke = colourOf(item['outlineC']);
  const thickness = rounded((measureOf(item['width']) ?? 0.4) * widthOfLines);
  if (!stroke) return [];
  return listOf(item['lines'], within(where, 'lines')).flatMap((line): readonly Drawn[] => {
    const points = centresOf(line);
    return points.length > 1 ? [{ kind: 'line', layer: 'under', points, stroke, thickness }] : [];
  });
}

function shapeOf(item: DataRecord, field: string): readonly Drawn[] {
  const cells = centresOf(item['cells']);
  if (cells.length === 0) return [];
  const mean = (axis: 0 | 1) =>
    rounded(cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length);
  const text = textOf(item['value']);
  const fill = colourOf(item['baseC']);
  const stroke = colourOf(item['outlineC']);
  const width = measureOf(item['width']) ?? 0;
  const height = measureOf(item['height']) ?? width;
  const isText = field === 'text';
  if (isText ? text === '' : !fill && !stroke && text === '') return [];
  const angle = measureOf(item['angle'], 3600);
  const size = isText
    ? (measureOf(item['size']) ?? 1) * sizeOfText
    : Math.min(0.6, 0.75 * Math.max(width, height));
  return [
    {
      kind: 'shape',
      layer: isText || cells.length > 1 ? 'over' : 'under',
      centre: [mean(0), mean(1)],
      width: isText ? 0 : width,
      height: isText ? 0 : height,
      round: field === 'circle',
      ...(angle && { angle }),
      ...(!isText && fill && { fill }),
      ...(!isText && stroke && { stroke, thickness: 0.03 }),
      ...(text && { text, textSize: rounded(size), textColour: colourOf(item['fontC']) ?? black }),
    },
  ];
}

function cageOf(item: DataRecord, size: number): readonly Drawn[] {
  const places = isList(item['cells']) ? item['cells'].map(centreOf) : [];
  const cells = places.flatMap((place) => {
    const [x, y] = place ?? [-1, -1];
    const isOnBoard = x > 0 && y > 0 && x < size && y < size;
    return isOnBoard ? [Math.floor(y) * size + Math.floor(x)] : [];
  });
  if (cells.length === 0) return [];
  const stroke = colourOf(item['outlineC']);
  const textColour = colourOf(item['fontC']);
  const text = textOf(item['value']);
  return [
    {
      kind: 'cage',
      layer: 'over',
      cells,
      text,
      ...(stroke && { stroke }),
      ...(textColour && { textColour }),
    },
  ];
}

function centresOf(data: Data | undefined): readonly Point[] {
  const places = isList(data) ? data.map(centreOf) : [];
  return places.filter((place): place is Point => place !== undefined);
}

/** The middle of a cell by its name; 0 and one more than the size are beside the board. */
function centreOf(data: Data | undefined): Point | undefined {
  const [, row, column] = (typeof data === 'string' && /^R(\d{1,2})C(\d{1,2})$/i.exec(data)) || [];
  return row === undefined ? undefined : [Number(column) - 0.5, Number(row) - 0.5];
}
