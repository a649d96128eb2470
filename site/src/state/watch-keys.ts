/** The keys of the Watch view. */
import type { Command } from './watching.svelte.ts';

const keys: Record<string, Command | 'play' | 'stop'> = {
  Escape: 'stop',
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
  ' ': 'play',
  ArrowLeft: 'back',
  ArrowRight: 'step',
};

/** Keys that something else on the page needs while it has the keyboard. */
const needed: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['input, select, textarea', ['*']],
  ['button, summary, a', [' ']],
  ['[role=grid]', ['ArrowLeft', 'ArrowRight', 'Home']],
];

export function watchCommand(event: KeyboardEvent): Command | 'play' | 'stop' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const { target, key } = event;
  const taken = needed.some(
    ([selector, list]) => target instanceof Element && target.closest(selector) && (list.includes('*') || list.includes(key)),
  );
  return taken ? undefined : keys[key];
}
