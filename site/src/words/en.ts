import { answers } from './en-answers.ts';
import { board } from './en-board.ts';
import { bringing } from './en-bringing.ts';
import { generating } from './en-generating.ts';
import { keeping } from './en-keeping.ts';
import { play } from './en-play.ts';
import { problems } from './en-problems.ts';
import { rules } from './en-rules.ts';
import { shortcuts } from './en-shortcuts.ts';

/** Everything the page says in English, by the part of the page that says it. */
export const en = {
  app: {
    name: 'Ninefold',
    skip: 'Skip to the board',
    untitled: 'Untitled puzzle',
    side: 'Rules and puzzle',
    update: 'A new version of Ninefold is available. Your puzzles are kept.',
    reload: 'Reload',
    partMissing:
      'This part of the page could not be loaded. Your work is safe; try again when you are online.',
    lessonsBroken:
      'This view stopped unexpectedly. Choose the algorithm or the file again to continue.',
    close: 'Close',
    cancel: 'Cancel',
    settings: 'Settings',
    menu: 'More',
    viewsLabel: 'Views',
    views: { solve: 'Play', step: 'Step', watch: 'Watch', assignment: 'Assignment' },
  },
  answers,
  board,
  bringing,
  generating,
  keeping,
  play,
  problems,
  rules,
  shortcuts,
  theme: {
    label: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
  },
};
