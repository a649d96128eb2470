import { answers } from './en-answers.ts';
import { board } from './en-board.ts';
import { bringing } from './en-bringing.ts';
import { keeping } from './en-keeping.ts';
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
    update: 'A new version of Ninefold is there. Your puzzles stay.',
    reload: 'Reload',
    partMissing:
      'This part of the page could not be fetched. Your work is safe; try again when you are online.',
    lessonsBroken: 'The lessons stopped unexpectedly. Choose the algorithm again to go on.',
    close: 'Close',
    cancel: 'Cancel',
    menu: 'More',
    viewsLabel: 'What to do',
    views: { solve: 'Play', step: 'Step', watch: 'Watch', assignment: 'Assignment' },
  },
  answers,
  board,
  bringing,
  keeping,
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
  settings: {
    title: 'Settings',
    shortcuts: 'Single-key shortcuts',
    shortcutsMeaning:
      'Z X C V, ? and the like on the board, the keys of Step and Watch, and digits typed beside the board.',
    highlightPeers: 'Show the cells a cell sees',
    highlightSame: 'Show the same digit everywhere',
    showConflicts: 'Show conflicts while typing',
    patterns: 'Show a pattern on each colour',
    removeMarks: 'Take marks away when a digit is placed',
  },
};
