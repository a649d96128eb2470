/** The keys of the view Watch: the view and the sheet of shortcuts both read them. */
import type { Command } from './watching.svelte.ts';

export type WatchCommand = Command | 'play' | 'stop';

/** By KeyboardEvent.key; of several keys for one command the sheet names the first. */
export const watchKeys: Readonly<Record<string, WatchCommand>> = {
  k: 'play',
  j: 'back',
  l: 'step',
  o: 'over',
  u: 'out',
  n: 'nextBacktrack',
  p: 'previousBacktrack',
  m: 'nextSolution',
  M: 'previousSolution',
  Home: 'start',
  Escape: 'stop',
  ' ': 'play',
  ArrowLeft: 'back',
  ArrowRight: 'step',
};
