import { answers } from './answers.ts';
import { board } from './board.ts';
import { bringing } from './bringing.ts';
import { generating } from './generating.ts';
import { keeping } from './keeping.ts';
import { play } from './play.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { shortcuts } from './shortcuts.ts';

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
    learn: 'Learn',
    learnMeaning: 'How a solver works, step by step, and what people’s techniques are',
    views: { solve: 'Play', set: 'Set', step: 'Step', watch: 'Watch', assignment: 'Assignment' },
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
