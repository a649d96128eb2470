/** Fog that a setter paints: all cells but those on which it lies are lit from the beginning. */
import type { Position } from '../../../game/position.ts';
import { emptySupplement } from '../../../puzzle/supplement.ts';
import { withSupplement } from './drawn.ts';

/** The puzzle with lifted fog on these cells; the same where it lies there already. */
export function withFogOn(position: Position, cells: readonly number[]): Position {
  const { fog, ...rest } = position.supplement ?? emptySupplement;
  const covered = new Set(cells);
  const lit = [...position.cells.keys()].filter((cell) => !covered.has(cell));
  if (covered.size === 0) return fog ? withSupplement(position, rest) : position;
  if (fog && String(fog.lit) === String(lit)) return position;
  const triggers = fog?.triggers ?? [];
  return withSupplement(position, { ...rest, fog: { lit, triggers, drawsRules: true } });
}
