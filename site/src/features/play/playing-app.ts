import type { AppState } from '../../page/app-state.ts';
import type { Checking } from './checking.svelte.ts';
import type { Timing } from './timing.svelte.ts';

/** What the components of this feature use of the page. */
export interface PlayingApp extends AppState {
  readonly checking: Checking;
  readonly timing: Timing;
}
