import type { RuleFace } from './face.ts';

/** Rows, columns and boxes. Without the boxes a Latin square is left, which is the rule `latin`. */
export const boxes: RuleFace = { name: 'classic', fresh: { name: 'classic' } };
