/** What an author drew as the cosmetic lines, shapes, texts and cages of f-puzzles. */
import type { Drawn, DrawnLine, DrawnShape, Point } from '../../puzzle/drawing.ts';
import { sizeOfText, widthOfLines } from '../drawn/f-puzzles-drawings.ts';
import { rounded } from '../drawn/measures.ts';
import type { Clue } from './f-puzzles-clues.ts';

/** The outlines of its shapes. */
const thin = 0.03;

/** The drawing in fields of f-puzzles; undefined where none can hold it. */
export function fieldsOfDrawing(drawn: Drawn, size: number): readonly Clue[] | undefined {
  switch (drawn.kind) {
    case 'line':
      return lineOf(drawn, size);
    case 'shape':
      return shapeOf(drawn, size);
    case 'cage': {
      const { cells, text, stroke, textColour } = drawn;
      const names = cells.map((cell) => nameAt(Math.floor(cell / size), cell % size));
      const clue = { cells: names, value: text, outlineC: stroke ?? '#00000000' };
      return [{ field: 'cage', clue: { ...clue, ...(textColour && { fontC: textColour }) } }];
    }
    case 'path':
      return undefined;
  }
}

function nameAt(row: number, column: number): string {
  return `R${row + 1}C${column + 1}`;
}

/** Through the middles of cells, those beside the board among them, and without a head. */
function lineOf(line: DrawnLine, size: number): readonly Clue[] | undefined {
  const { points, stroke, thickness, head, fill, dashes, layer } = line;
  const cells = points.map((point) => cellAround(point, size));
  if (!stroke || head || fill || dashes || layer === 'over' || cells.includes(undefined))
    return undefined;
  return [
    {
      field: 'line',
      clue: { lines: [cells], outlineC: stroke, width: rounded((thickness ?? 0.2) / widthOfLines) },
    },
  ];
}

/** A cell by its middle; the board has one more on each side. */
function cellAround([x, y]: Point, size: number): string | undefined {
  const isMiddle = (value: number) =>
    Number.isInteger(value - 0.5) && value > -1 && value < size + 1;
  return isMiddle(x) && isMiddle(y) ? nameAt(y - 0.5, x - 0.5) : undefined;
}

/** A text that f-puzzles would write in another size stands by itself. */
function shapeOf(shape: DrawnShape, size: number): readonly Clue[] | undefined {
  const { centre, width, height, round, angle, text, stroke, fill, thickness, layer } = shape;
  const cells = cellsAround(centre, size);
  const isThin = !stroke || (thickness ?? thin) <= 1.4 * thin;
  if (!cells || shape.dashes || !isThin) return undefined;
  const turned = angle ? { angle } : {};
  const textSize = shape.textSize ?? sizeOfText;
  const label = { value: text, fontC: shape.textColour ?? '#000000' };
  const hasArea = width > 0 && height > 0 && (stroke !== undefined || fill !== undefined);
  const isWithin = Math.abs(textSize - Math.min(0.6, 0.75 * Math.max(width, height))) < 0.002;
  const clues: Clue[] = [];
  if (hasArea) {
    if ((cells.length > 1 ? 'over' : 'under') !== layer) return undefined;
    const colours = { baseC: fill ?? '#00000000', outlineC: stroke ?? '#00000000' };
    clues.push({
      field: round ? 'circle' : 'rectangle',
      clue: { cells, ...colours, ...(text && isWithin && label), ...turned, width, height },
    });
  }
  if (text && !(hasArea && isWithin)) {
    // All texts are written over the digits there.
    if (layer !== 'over') return undefined;
    const wide = rounded(textSize / sizeOfText);
    clues.push({ field: 'text', clue: { cells, ...label, ...turned, size: wide } });
  }
  return clues;
}

/** The one, two or four cells whose middles have that one in common. */
function cellsAround([x, y]: Point, size: number): readonly string[] | undefined {
  const along = (value: number) =>
    Number.isInteger(value - 0.5)
      ? [value]
      : Number.isInteger(value)
        ? [value - 0.5, value + 0.5]
        : [];
  const points = along(y).flatMap((down) => along(x).map((across): Point => [across, down]));
  const cells = points.map((point) => cellAround(point, size));
  return cells.length > 0 && !cells.includes(undefined) ? (cells as readonly string[]) : undefined;
}
