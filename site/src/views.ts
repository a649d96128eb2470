import type { Component } from 'svelte';

import SolveView from './panels/SolveView.svelte';
import AssignmentView from './panels/assignment/AssignmentView.svelte';
import StepView from './panels/step/StepView.svelte';
import WatchView from './panels/watch/WatchView.svelte';
import type { App } from './state/app.svelte.ts';
import { words } from './words/index.ts';

/** A way to use the page; each fills everything under the header. */
export interface View {
  readonly id: string;
  readonly label: string;
  readonly component: Component<{ app: App }>;
}

export const views: readonly View[] = [
  { id: 'solve', label: words.app.views.solve, component: SolveView },
  { id: 'step', label: words.app.views.step, component: StepView },
  { id: 'watch', label: words.app.views.watch, component: WatchView },
  { id: 'assignment', label: words.app.views.assignment, component: AssignmentView },
];
