import { highestOf, type Shape } from '../../puzzle/shape.ts';

/** A board that has no switches: its digits, its houses, and how its digits are typed. */
export function aboutBoard(shape: Shape, hasBoxes: boolean): string {
  const { lowest, isRaw } = shape;
  const highest = highestOf(shape);
  const houses = hasBoxes ? 'row, column or box' : 'row or column';
  const meaning = isRaw
    ? 'Rows and columns may repeat digits.'
    : `No digit stands twice in a ${houses}.`;
  const typing = highest > 9 ? ' A digit above 9 is typed as its two figures.' : '';
  const isLarge = Math.max(shape.rows, shape.columns, shape.digits) > 9;
  const hints = isLarge
    ? ' Hints and grades know boards of up to nine rows, columns and digits.'
    : '';
  return `Digits from ${lowest} to ${highest}. ${meaning}${typing} The switches are for 4 × 4, 6 × 6 and 9 × 9 with digits from 1; in Set rules are drawn on this board, too.${hints}`;
}
