/** Numbers and texts of drawings, kept within reason. */
import type { Point } from '../../puzzle/drawing.ts';
import { isList, proseOf } from '../fields.ts';
import type { Data } from '../payload/loose-json.ts';

/** In cells: more than any board with all that stands around it. */
const farthest = 64;

const longestText = 200;

/** As many parts as a drawing may have: far more than any puzzle seen. */
export const mostDrawn = 20_000;
/** As many points as all lines together may have. */
export const mostPoints = 200_000;

/** A number written as one or as text, or undefined where it is none or beyond reason. */
export function measureOf(data: Data | undefined, most = farthest): number | undefined {
  const value = typeof data === 'string' && data.trim() !== '' ? Number(data) : data;
  return typeof value === 'number' && Math.abs(value) <= most ? rounded(value) : undefined;
}

/** A place written as [row, column]. */
export function pointOf(data: Data | undefined): Point | undefined {
  if (!isList(data)) return undefined;
  const [down, across] = [measureOf(data[0]), measureOf(data[1])];
  return down === undefined || across === undefined ? undefined : [across, down];
}

/** A short text as it is drawn. */
export function textOf(data: Data | undefined): string {
  return proseOf(data, longestText);
}

/** To a thousandth of a cell. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
