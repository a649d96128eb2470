/** The cosmetics of SudokuMaker: lines, cages, symbols and coloured cells. Places are in cells, across and down. */
import type { Drawn, Point } from '../../puzzle/drawing.ts';
import { colourOf } from '../drawn/colour.ts';
import { measureOf, mostDrawn, rounded, textOf } from '../drawn/measures.ts';
import { isList, isRecord, listOf, recordOf, shortListOf, within } from '../fields.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import type { MakerPlaces } from './places.ts';

/** The numbers of cosmetics. */
export const cosmetic = { line: 2000, cage: 2001, symbol: 2002 } as const;

/** What a constraint draws; nothing for one that is no cosmetic. Throws Unreadable. */
export function makerDrawings(
  type: number,
  constraint: DataRecord,
  places: MakerPlaces,
  where: string,
): readonly Drawn[] {
  if (type === cosmetic.line) return linesOf(constraint, where);
  if (type === cosmetic.cage) return cagesOf(constraint, places, where);
  if (type === cosmetic.symbol) return symbolsOf(constraint, where);
  return [];
}

function pointOf(data: Data | undefined): Point | undefined {
  if (!isRecord(data)) return undefined;
  const [x, y] = [measureOf(data['x']), measureOf(data['y'])];
  return x === undefined || y === undefined ? undefined : [x, y];
}

function linesOf(constraint: DataRecord, where: string): readonly Drawn[] {
  const style = isRecord(constraint['style']) ? constraint['style'] : {};
  const stroke = colourOf(style['color']);
  if (!stroke) return [];
  const thickness = measureOf(style['thickness']) ?? 0.1;
  const layer = style['layer'] === 'foreground' ? 'over' : 'under';
  return shortListOf(constraint['lines'], within(where, 'lines'), mostDrawn).flatMap(
    (line): readonly Drawn[] => {
      const points = (isList(line) ? line : []).flatMap((point) => {
        const found = pointOf(point);
        return found ? [found] : [];
      });
      return points.length > 1 ? [{ kind: 'line', layer, points, stroke, thickness }] : [];
    },
  );
}

function cagesOf(constraint: DataRecord, places: MakerPlaces, where: string): readonly Drawn[] {
  const style = isRecord(constraint['style']) ? constraint['style'] : {};
  const colourIn = (name: string) =>
    isRecord(style[name]) ? colourOf(style[name]['color']) : undefined;
  const stroke = colourIn('cage') ?? '#000000';
  const textColour = colourIn('text') ?? '#000000';
  return shortListOf(constraint['cages'], within(where, 'cages'), mostDrawn).map((data, index) => {
    const at = within(where, 'cages', `${index + 1}`);
    const cage = recordOf(data, at);
    const cells = places.cells(cage['cells'], at);
    return { kind: 'cage', layer: 'over', cells, text: textOf(cage['value']), stroke, textColour };
  });
}

/** Each symbol is a place and, where there are several, the number of what stands there. */
function symbolsOf(constraint: DataRecord, where: string): readonly Drawn[] {
  const looks = listOf(constraint['params'], within(where, 'params'));
  const style = isRecord(constraint['style']) ? constraint['style'] : constraint;
  const layer = style['layer'] === 'background' || style['layer'] === 'default' ? 'under' : 'over';
  return shortListOf(constraint['symbols'], within(where, 'symbols'), mostDrawn).flatMap(
    (symbol) => {
      const [x, y, number = 0] = isList(symbol) ? symbol.map((part) => measureOf(part, 1000)) : [];
      const look = looks[number];
      if (x === undefined || y === undefined || !isRecord(look)) return [];
      if (Math.max(Math.abs(x), Math.abs(y)) > 64) return [];
      return symbolOf(look, [x, y], layer);
    },
  );
}

function symbolOf(look: DataRecord, centre: Point, layer: Drawn['layer']): readonly Drawn[] {
  const fill = colourOf(look['fill']);
  const stroke = colourOf(look['stroke']);
  const thickness = measureOf(look['strokeWidth']) ?? 0.02;
  const angle = measureOf(look['angle'], 3600) ?? 0;
  const stroked = stroke && thickness > 0 ? { stroke, thickness } : {};
  const turned = angle ? { angle } : {};
  const side = (name: string) => Math.abs(measureOf(look[name]) ?? 0);
  switch (look['type']) {
    case 'rectangle':
    case 'ellipse': {
      const round = look['type'] === 'ellipse';
      const [width, height] = round
        ? [2 * side('rx'), 2 * side('ry')]
        : [side('width'), side('height')];
      if (!fill && !stroke) return [];
      return [
        {
          ...{ kind: 'shape', layer, centre, round, ...turned, ...stroked },
          width: rounded(width),
          height: rounded(height),
          ...(fill && { fill }),
        },
      ];
    }
    case 'text': {
      const text = textOf(look['text']);
      if (text === '') return [];
      const textColour = fill ?? '#000000';
      const textSize = rounded(side('size') || 0.5);
      const shape = { kind: 'shape', layer: 'over', centre, width: 0, height: 0 } as const;
      return [{ ...shape, round: false, ...turned, text, textSize, textColour }];
    }
    case 'arrow': {
      const half = side('length') / 2;
      const radians = (angle * Math.PI) / 180;
      const [dx, dy] = [half * Math.cos(radians), half * Math.sin(radians)];
      if (!stroke || half === 0) return [];
      const points: readonly Point[] = [
        [rounded(centre[0] - dx), rounded(centre[1] - dy)],
        [rounded(centre[0] + dx), rounded(centre[1] + dy)],
      ];
      return [{ kind: 'line', layer, points, stroke, thickness, head: side('headSize') || 0.2 }];
    }
    default:
      return [];
  }
}

/** Its colours of cells by the number of their bit. */
const palette = [
  ...['#ffffff', '#f4a7a7', '#fbc88b', '#f8ec94', '#cdeba5', '#8fd694', '#a8dcf5', '#8fb3f0'],
  ...['#c7a6ee', '#f0a8dc', '#d4d4d4', '#8c8c8c', '#4a4a4a', '#ff6fb5', '#b08968', '#b8e04a'],
  ...['#5cc9c1', '#4a6fe0', '#9a5fd0'],
] as const;

/** The colours of a cell side by side. */
export function makerColours(mask: number, [x, y]: Point): readonly Drawn[] {
  const colours = palette.filter((_, bit) => (mask >> bit) & 1);
  return colours.map((fill, at) => ({
    ...{ kind: 'shape', layer: 'under', height: 1, round: false, fill },
    centre: [rounded(x - 0.5 + (at + 0.5) / colours.length), y],
    width: rounded(1 / colours.length),
  }));
}
