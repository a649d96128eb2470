/** How a tool looks in the palette: what it draws on a corner of a board. */
import type { Figure } from '../../../board/view.ts';
import { parametersOf } from '../../../puzzle/schema.ts';
import { shapeOf } from '../../../puzzle/shape.ts';
import type { Tool } from '../palette.ts';
import { isOutside } from '../strokes/gestures.ts';
import { lineOf } from '../strokes/outside.ts';
import { argumentsOf, madeItem } from './making.ts';
import { previewOf } from './preview.ts';

const board = shapeOf(4);
/** The cells of a stroke on the upper left four of that board, by what is drawn. */
const cells: Readonly<Record<string, readonly number[]>> = {
  line: [4, 0, 1, 5],
  set: [0, 1, 4],
  control: [0, 1, 5],
  sets: [0, 1],
  edge: [0, 1],
  corner: [0, 1, 4, 5],
  mark: [0],
  diagonal: [0, 5, 10, 15],
};

export interface Sample {
  readonly figures: readonly Figure[];
  readonly isOutside: boolean;
}

export function sampleOf(tool: Tool): Sample {
  const { gesture, kind } = tool;
  if (gesture === 'none') return { figures: [], isOutside: false };
  if (gesture === 'regions')
    return {
      figures: [{ form: 'cage', cells: [0, 1, 4], text: '', inset: 6 }],
      isOutside: false,
    };
  const line = gesture === 'line_clue' ? lineOf(board, false, 0, false) : undefined;
  const drawn = line?.cells ?? cells[gesture] ?? [];
  if (tool.digits) {
    const digits = tool.digits(shapeOf(9)).join('_');
    const item = madeItem('Given', { cell_values: [`R1C1_${digits}`] });
    return { figures: previewOf(item, { ...shapeOf(9), columns: 4 }), isOutside: false };
  }
  const values = {
    ...numbers(kind),
    ...argumentsOf(kind, { cells: drawn, ...(line && { line }) }, board, tool.presets(shapeOf(9))),
  };
  const item = madeItem(kind, values);
  const figures = previewOf(item, board, gesture === 'sets' ? undefined : drawn);
  return { figures, isOutside: isOutside(gesture) };
}

/** Numbers as good as any. */
function numbers(kind: string): Readonly<Record<string, string | readonly string[]>> {
  const values: Record<string, string | readonly string[]> = {};
  for (const { name, kind: sort } of parametersOf(kind)) {
    if (name === 'difference' || name === 'offset') continue;
    if (sort === 'number' || (sort === 'clue' && name === 'clue')) values[name] = '9';
    else if (sort === 'values') values[name] = '1_2';
    else if (sort === 'each_value') values[name] = ['1', '2'];
    else if (sort === 'text') values[name] = kind === 'LookAndSay' ? '23' : '9';
  }
  return values;
}
