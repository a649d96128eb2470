import { acceptedChoices, defaults, putOnLooks, systemQueries, type Choices } from './looks.ts';
import { Keeper } from './storage.ts';

export class Settings {
  #keeper: Keeper;
  #choices = $state.raw<Choices>({ ...defaults });

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    this.#choices = { ...defaults, ...this.#kept() };
  }

  #kept(): Partial<Choices> {
    return acceptedChoices(this.#keeper.read('settings').value);
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
    const apply = () => putOnLooks(root, this.#choices);
    for (const query of systemQueries) window.matchMedia(query).addEventListener('change', apply);
    $effect.root(() => {
      $effect.pre(apply);
    });
    apply();
  }
}
