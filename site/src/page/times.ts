/** The time spent on puzzles, as it is kept and told. */
import type { Keeper } from './storage.ts';

/** Milliseconds, by the id of the puzzle. */
export type Times = Readonly<Record<string, number>>;

export function timesKept(keeper: Keeper): Times {
  const { value } = keeper.read('times');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, spent]) => typeof spent === 'number' && Number.isFinite(spent) && spent >= 0,
    ),
  ) as Times;
}

/** "4:05", "1:02:30". */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, '0') : String(part))).join(':');
}
