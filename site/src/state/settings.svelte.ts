import { Keeper } from './storage.ts';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

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
}

const defaults: Choices = {
  theme: 'system',
  shortcuts: true,
  patterns: false,
  highlightPeers: true,
  highlightSame: true,
  showConflicts: true,
  removeMarks: true,
  autoCandidates: false,
};

export class Settings {
  #keeper: Keeper;
  #choices = $state<Choices>({ ...defaults });

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    this.#choices = { ...defaults, ...this.#kept() };
  }

  #kept(): Partial<Choices> {
    const kept = this.#keeper.read('settings').value;
    return typeof kept === 'object' && kept !== null ? accepted(kept) : {};
  }

  get choices(): Readonly<Choices> {
    return this.#choices;
  }

  set<Name extends keyof Choices>(name: Name, value: Choices[Name]): void {
    // Another tab may have chosen something since.
    this.#choices = { ...this.#choices, ...this.#kept(), [name]: value };
    this.#keeper.write('settings', this.#choices);
  }

  /** Puts the looks on the document now and whenever the choice or the system's changes. */
  applyTheme(root: HTMLElement): void {
    const [more, dark] = ['(prefers-contrast: more)', '(prefers-color-scheme: dark)'].map((query) =>
      window.matchMedia(query),
    );
    const apply = () => {
      const { theme, patterns } = this.#choices;
      const system = more?.matches ? 'contrast' : dark?.matches ? 'dark' : 'light';
      root.dataset['theme'] = theme === 'system' ? system : theme;
      root.dataset['patterns'] = String(patterns);
    };
    more?.addEventListener('change', apply);
    dark?.addEventListener('change', apply);
    $effect.root(() => {
      $effect.pre(apply);
    });
    apply();
  }
}

/** Only what is a choice and of the right type. */
function accepted(kept: object): Partial<Choices> {
  const entries = Object.entries(kept).filter(([name, value]) => {
    if (name === 'theme') return themes.some((theme) => theme === value);
    return name in defaults && typeof value === 'boolean';
  });
  return Object.fromEntries(entries) as Partial<Choices>;
}
