import type { Component } from 'svelte';

import SolveView from './SolveView.svelte';
import type { App } from './app.svelte.ts';
import { words } from '../words/index.ts';

interface ViewModule {
  readonly default: Component<{ app: App }>;
}

/** A way to use the page; each fills everything under the header. */
export interface View {
  readonly id: string;
  readonly label: string;
  /** One of those for who learns how a solver works: they are found under Learn. */
  readonly isLesson?: true;
  /** Brings what is shown. A hosted page fetches all but the first view when they are wanted. */
  readonly load: () => ViewModule | Promise<ViewModule>;
}

const { solve, set, step, watch, assignment } = words.app.views;

export const views: readonly View[] = [
  { id: 'solve', label: solve, load: () => ({ default: SolveView }) },
  { id: 'set', label: set, load: () => import('../features/set/SetView.svelte') },
  {
    id: 'step',
    label: step,
    isLesson: true,
    load: () => import('../features/step/StepView.svelte'),
  },
  {
    id: 'watch',
    label: watch,
    isLesson: true,
    load: () => import('../features/watch/WatchView.svelte'),
  },
  {
    id: 'assignment',
    label: assignment,
    isLesson: true,
    load: () => import('../features/assignment/AssignmentView.svelte'),
  },
];

/** Those that are in sight at once. */
export const mainViews = views.filter(({ isLesson }) => !isLesson);
export const lessonViews = views.filter(({ isLesson }) => isLesson);
