/** Marks on edges, corners and cells. */
import type { VariantRule } from '../../puzzle/puzzle.ts';
import { valueOf, type Shape } from '../../puzzle/shape.ts';
import { repeated } from './cages.ts';
import type { RuleDrawing, VariantFaces } from './drawing.ts';

function dots(fill: 'white' | 'black' | 'none', text = '') {
  return ({ lists }: VariantRule): RuleDrawing => ({
    figures: lists.map((cells) => ({ form: 'dot', cells, fill, text, size: text ? 42 : 30 })),
  });
}

/** Cells for every odd digit have a disc, those for every even one a square; others have theirs written. */
function candidates({ cells: [cell], numbers }: VariantRule, shape: Shape): RuleDrawing {
  const allowed = [...new Set(numbers)].sort((a, b) => a - b);
  if (cell !== undefined && numbers.length === 0)
    return { figures: [{ form: 'foot', cell, text: 'none' }] };
  if (cell === undefined || numbers.length < 2 || allowed.length === shape.digits) return {};
  const values = Array.from({ length: shape.digits }, (_, at) => valueOf(shape, at + 1));
  const parity = (rest: number) =>
    String(allowed) === String(values.filter((value) => value % 2 === rest));
  const ground = parity(1) ? 'circle' : parity(0) ? 'square' : undefined;
  if (ground) return { figures: [{ form: 'ground', cell, shape: ground, colour: 'grey' }] };
  const written = (digits: readonly number[]) =>
    digits.join(values.some((value) => value > 9) ? ' ' : '');
  const others = values.filter((value) => !allowed.includes(value));
  // Six fit into a cell.
  const text =
    allowed.length > 6 && others.length < 4 ? `not ${written(others)}` : written(allowed);
  return { figures: [{ form: 'foot', cell, text }] };
}

/** What is too wide for a circle, as four digits are, is broken in the middle. */
function inTwoLines(text: string): string {
  if (text.length <= 5) return text;
  const parts = text.split(' ');
  const half = Math.ceil(parts.length / 2);
  return `${parts.slice(0, half).join(' ')}\n${parts.slice(half).join(' ')}`;
}

/** Each has a list of cells that it points into: those of its row for an index of columns. */
function indexers({ cells, lists }: VariantRule): RuleDrawing {
  const [first = 0, second = 0] = lists[0] ?? [];
  const look =
    second - first === 1
      ? ({ shape: 'across', colour: 'column-index' } as const)
      : ({ shape: 'down', colour: 'row-index' } as const);
  return { figures: cells.map((cell) => ({ form: 'ground', cell, ...look })) };
}

export const marks: VariantFaces = {
  Given: {
    label: 'Candidates',
    meaning:
      'The cell holds one of the digits at its foot, or none of those after “not”; an odd one where it has a disc, an even one where it has a square',
    broken: 'a digit that the cell does not allow',
    draw: candidates,
  },
  WhiteDot: {
    label: 'White dot',
    meaning: 'The two digits are consecutive',
    broken: 'digits beside a white dot that are not consecutive',
    draw: dots('white'),
  },
  BlackDot: {
    label: 'Black dot',
    meaning: 'One digit is twice the other',
    broken: 'digits beside a black dot of which neither is twice the other',
    draw: dots('black'),
  },
  X: {
    label: 'X',
    meaning: 'The two digits add up to 10',
    broken: 'digits beside an X that do not add up to 10',
    draw: dots('none', 'X'),
  },
  V: {
    label: 'V',
    meaning: 'The two digits add up to 5',
    broken: 'digits beside a V that do not add up to 5',
    draw: dots('none', 'V'),
  },
  GreaterThan: {
    label: 'Greater than',
    meaning: 'The sign points to the smaller digit',
    broken: 'a sign that points to the greater digit',
    draw: ({ lists }) => ({ figures: lists.map((cells) => ({ form: 'greater', cells })) }),
  },
  StrictKropki: {
    label: 'All kropki dots are given',
    meaning: 'Neighbours without a dot are neither consecutive nor in a ratio of 1 to 2',
    broken: 'neighbours that would have a dot',
  },
  StrictXV: {
    label: 'All X and V are given',
    meaning: 'Neighbours without a mark add up to neither 10 nor 5',
    broken: 'neighbours that would have an X or a V',
  },
  Quad: {
    label: 'Quadruple',
    meaning: 'The digits in the circle are among the four cells around it',
    broken: 'four cells that lack a digit of their circle',
    draw: ({ cells, numbers }) => ({
      figures: [
        { form: 'dot', cells, fill: 'white', text: inTwoLines(repeated(numbers)), size: 70 },
      ],
    }),
  },
  CountingCircles: {
    label: 'Counting circles',
    meaning: 'A digit in a circle says how many circles hold it',
    broken: 'a digit in too many circles',
    draw: ({ cells }) => ({
      figures: cells.map((cell) => ({ form: 'ground', cell, shape: 'ring', colour: 'arrow' })),
    }),
  },
  Indexing: {
    label: 'Indexing',
    meaning:
      'A red cell with a line across, in column 3, says in which column of its row the 3 stands; a green one with a line down says so of rows',
    broken: 'an index that points to another digit',
    draw: indexers,
  },
  ValueIndexing: {
    label: 'Value indexing',
    meaning: 'The second cell says how many cells after it the digit of the first one stands',
    broken: 'an index that points to another digit',
  },
};
