/** Rules about the whole board, regions, and rules that a puzzle brings itself. */
import type { VariantRule } from '../../puzzle/puzzle.ts';
import { cellCount, placeOf, type Shape } from '../../puzzle/shape.ts';
import type { RuleDrawing, VariantFaces } from './drawing.ts';

const shaded = ({ lists }: VariantRule): RuleDrawing => ({ shaded: lists.flat() });
const path = ({ cells }: VariantRule): RuleDrawing => ({
  figures: [{ form: 'line', cells, colour: 'arrow', width: 5 }],
});

/** What is added to the digit of a clue, 1 at most, in the corner of its cell. */
function addition(control: number, [added = 0]: readonly number[]) {
  if (added === 0) return [];
  return [{ form: 'cage', cells: [control], text: `+${added}`, inset: 6 } as const];
}

/** Whether arms from a cell are all of its row and column. */
function goAllWays(arms: readonly (readonly number[])[], start: number, shape: Shape): boolean {
  const { row, column } = placeOf(shape, start);
  const isInLine = (cell: number) => {
    const place = placeOf(shape, cell);
    return place.row === row || place.column === column;
  };
  const cells = new Set(arms.flat());
  return (
    arms.every(([first]) => first === start) &&
    cells.size === shape.rows + shape.columns - 1 &&
    [...cells].every(isInLine)
  );
}

/** The cell with the digit, and what it counts, unless that is all around it. */
function chaosArrow({ cells: [control], lists, numbers }: VariantRule, shape: Shape): RuleDrawing {
  if (control === undefined) return {};
  const arms = goAllWays(lists, control, shape) ? [] : lists.filter((arm) => arm.length > 1);
  return {
    figures: [
      { form: 'ground', cell: control, shape: 'ring', colour: 'arrow' },
      ...arms.map((cells) => ({ form: 'line', cells, colour: 'arrow', width: 5 }) as const),
      ...addition(control, numbers),
    ],
  };
}

/** Whether these are a cell and all that it touches at an edge or a corner. */
function areAround(cells: readonly number[], centre: number, shape: Shape): boolean {
  const { row, column } = placeOf(shape, centre);
  const inReach = (cell: number) => {
    const place = placeOf(shape, cell);
    return Math.abs(place.row - row) <= 1 && Math.abs(place.column - column) <= 1;
  };
  const all = Array.from({ length: cellCount(shape) }, (_, cell) => cell).filter(inReach);
  return cells.length === all.length && cells.every(inReach);
}

function chaosCount(
  { cells: [control], lists: [counted = []], numbers }: VariantRule,
  shape: Shape,
): RuleDrawing {
  if (control === undefined) return {};
  const clue = [
    { form: 'ground', cell: control, shape: 'square', colour: 'grey' } as const,
    ...addition(control, numbers),
  ];
  if (areAround(counted, control, shape)) return { figures: clue };
  return { figures: [...clue, { form: 'cage', cells: counted, text: '', inset: 12 }] };
}

/** Everything that says nothing to draw. */
export const others: VariantFaces = {
  AllDifferent: {
    label: 'All different',
    meaning: 'The cells hold different digits',
    broken: 'equal digits in a set of cells that differ',
    draw: ({ lists }) => ({
      figures: lists.map((cells) => ({ form: 'cage', cells, text: '', inset: 12 })),
    }),
  },
  Diagonal: {
    label: 'Diagonal',
    meaning: 'The digits of the diagonal differ',
    broken: 'equal digits on a diagonal',
    draw: ({ lists }) => ({
      figures: lists.map((cells) => ({ form: 'line', cells, colour: 'diagonal', width: 3 })),
    }),
  },
  Windoku: {
    label: 'Windoku',
    meaning: 'No digit stands twice in a shaded box',
    meaningWithoutCells: 'Says nothing here: no more boxes have a place on this board',
    broken: 'equal digits in a window',
    draw: shaded,
  },
  DisjointSets: {
    label: 'Disjoint groups',
    meaning: 'Cells in the same place in their boxes differ',
    meaningWithoutCells: 'Says nothing here: this board has no boxes',
    broken: 'equal digits in the same place in two boxes',
  },
  AntiKnight: {
    label: 'Anti-knight',
    meaning: 'Cells a knight’s move apart differ',
    broken: 'equal digits a knight’s move apart',
  },
  AntiKing: {
    label: 'Anti-king',
    meaning: 'Cells a king’s move apart differ',
    broken: 'equal digits a king’s move apart',
  },
  AntiConsecutive: {
    label: 'Non-consecutive',
    meaning: 'Neighbours are not consecutive',
    broken: 'consecutive neighbours',
  },
  AntiTaxicab: {
    label: 'Anti-taxicab',
    meaning: 'Equal digits are not as many steps apart as they say',
    broken: 'equal digits as many steps apart as they say',
  },
  Jigsaw: {
    label: 'Jigsaw region',
    meaning: 'The region holds different digits',
    broken: 'equal digits in a region',
    draw: ({ cells }) => ({ region: cells }),
  },
  RegionSameValues: {
    label: 'Regions with the same digits',
    meaning: 'Rows, columns, boxes and regions have the same digits',
    broken: 'regions with different digits',
  },
  GlobalEntropy: {
    label: 'Global entropy',
    meaning: 'Every square of four cells has a low, a middle and a high digit',
    broken: 'a square of four cells without all thirds',
  },
  GlobalMod: {
    label: 'Global modulo',
    meaning: 'Every square of four cells has every remainder by 3',
    broken: 'a square of four cells without all remainders',
  },
  DutchFlatmates: {
    label: 'Dutch flatmates',
    meaning:
      'The middle digit, 5 of 9, always has the smallest right above it or the largest right below',
    broken: 'a 5 without flatmates',
  },
  Pair: {
    label: 'Pairs along a line',
    meaning: 'Neighbours on the line are one of the pairs of a table',
    broken: 'a pair that is not in the table',
    draw: path,
  },
  PairX: {
    label: 'Pairs of a set',
    meaning: 'Every two of the cells are one of the pairs of a table',
    broken: 'a pair that is not in the table',
    draw: path,
  },
  Binary: {
    label: 'Pairs along a line',
    meaning: 'Neighbours on the line are one of the pairs of a table',
    broken: 'a pair that is not in the table',
    draw: path,
  },
  BinaryX: {
    label: 'Pairs of a set',
    meaning: 'Every two of the cells are one of the pairs of a table',
    broken: 'a pair that is not in the table',
    draw: path,
  },
  NFA: {
    label: 'State machine',
    meaning:
      'The digits along the line, read in order, pass a test of the setter’s own: each leads a machine from one state to the next, and the last into one that it accepts',
    broken: 'digits that the state machine refuses',
    draw: path,
  },
  Regex: {
    label: 'Regular expression',
    meaning:
      'The digits along the line, read in order, fit a pattern from end to end. In it “.” is any digit, “[135]” one of these, “[^135]” any other and “12|34” either part; “?”, “*”, “+” and “{2}” say how often what stands before them comes',
    broken: 'digits that do not match the expression',
    draw: path,
  },
  Or: {
    label: 'One of several rules',
    meaning: 'At least one of the rules holds',
    broken: 'none of the rules holds',
  },
  And: {
    label: 'Several rules together',
    meaning: 'All of the rules hold',
    broken: 'one of the rules is broken',
  },
  Replicate: {
    label: 'Copies of a rule',
    meaning: 'The same rule in several places',
    broken: 'one of the copies is broken',
  },
  Var: {
    label: 'Cells beside the grid',
    meaning: 'Some of the rules are about cells that are not on the board; these are not drawn',
    broken: 'a cell beside the grid',
  },
  RegionSize: {
    label: 'Size of regions',
    meaning: 'Boxes have this many cells',
    broken: 'another size',
  },
  SearchPriority: {
    label: 'Search hint',
    meaning: 'It means nothing for the solution',
    broken: 'a hint',
  },
  ConnectedValues: {
    label: 'Connected digits',
    meaning: 'The cells that hold the digits are connected',
    broken: 'digits that are not connected',
  },
  ChaosConstruction: {
    label: 'Chaos construction',
    meaning: 'The regions have to be found: each is connected and has different digits',
    broken: 'regions that cannot be built',
  },
  ChaosArrow: {
    label: 'Chaos arrow',
    meaning:
      'A digit in a circle says how many cells, itself included, can be reached without leaving a region: along its lines, or up, down, left and right; a number in the corner is added to the digit first',
    broken: 'an arrow that does not fit the regions',
    draw: chaosArrow,
  },
  ChaosCount: {
    label: 'Chaos count',
    meaning:
      'A digit in a square says how many of the cells around it, itself included, belong to its region; where a cage is drawn, how many cells of the cage belong to the region of the one that the rule names first; a number in the corner is added to the digit first',
    broken: 'another number of cells of the region',
    draw: chaosCount,
  },
  Doppelganger: {
    label: 'Doppelgänger',
    meaning:
      'Every row, column and box has a 0 in place of one digit: rows lack different digits, and so do columns, boxes, and those that meet in a 0',
    broken: 'doppelgängers that do not fit',
  },
  Shape: { label: 'Board', meaning: 'Rows, columns and values', broken: 'another board' },
  NoBoxes: { label: 'No boxes', meaning: 'There are no boxes', broken: 'boxes' },
};
