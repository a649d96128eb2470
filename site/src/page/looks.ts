/** What a person may choose about the page, and how the looks among it are put on. */

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

/** Controls that a player seldom needs, which open as a group and stay as they were left. */
export type GroupName = 'solver' | 'puzzle' | 'setter' | 'rules';

/** What a person chose about the page itself; kept in the browser. */
export interface Choices {
  theme: Theme;
  /** Single-key shortcuts (WCAG 2.1.4 asks for a way to switch them off). */
  shortcuts: boolean;
  /** A pattern on every colour. */
  patterns: boolean;
  highlightPeers: boolean;
  highlightSame: boolean;
  showConflicts: boolean;
  removeMarks: boolean;
  autoCandidates: boolean;
  /** Typing givens goes on to the next cell by itself. */
  moveOn: boolean;
  /** The keypad picks a digit, and the cells that are pressed take it. */
  digitFirst: boolean;
  /** The time spent on the puzzle is shown. */
  showTimer: boolean;
  /** Hints and walkthroughs use techniques that rest on there being one solution. */
  assumesOneSolution: boolean;
  /** The techniques that they do without, by their names with commas between. */
  leftOut: string;
  /** The groups of controls that are open, by their names with spaces between. */
  openGroups: string;
  /** Where a copy of this page is hosted, for links from a page on disk; empty where unknown. */
  hostedAddress: string;
}

export const defaults: Choices = {
  theme: 'system',
  shortcuts: true,
  patterns: false,
  highlightPeers: true,
  highlightSame: true,
  showConflicts: true,
  removeMarks: true,
  autoCandidates: false,
  moveOn: true,
  digitFirst: false,
  showTimer: true,
  assumesOneSolution: true,
  leftOut: '',
  openGroups: '',
  hostedAddress: '',
};

/** Of what was kept only what is a choice and of the right type. */
export function acceptedChoices(kept: unknown): Partial<Choices> {
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(([name, value]) => {
    if (name === 'theme') return themes.some((theme) => theme === value);
    return name in defaults && typeof value === typeof defaults[name as keyof Choices];
  });
  return Object.fromEntries(entries) as Partial<Choices>;
}

/** What the system says about looks; a theme may follow it. */
export const systemQueries = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'] as const;

/** Puts the looks on the document. */
export function putOnLooks(
  root: HTMLElement,
  { theme, patterns }: Pick<Choices, 'theme' | 'patterns'>,
): void {
  const [contrast, dark] = systemQueries.map((query) => window.matchMedia(query).matches);
  const system = contrast ? 'contrast' : dark ? 'dark' : 'light';
  root.dataset['theme'] = theme === 'system' ? system : theme;
  root.dataset['patterns'] = String(patterns);
}
