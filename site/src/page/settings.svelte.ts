import {
  acceptedChoices,
  defaults,
  putOnLooks,
  systemQueries,
  type Choices,
  type GroupName,
} from './looks.ts';
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

  isOpen(group: GroupName): boolean {
    return this.#choices.openGroups.split(' ').includes(group);
  }

  /** Opens a group of controls, or closes it. */
  turn(group: GroupName, open = !this.isOpen(group)): void {
    if (open === this.isOpen(group)) return;
    const others = this.#choices.openGroups.split(' ').filter((each) => each && each !== group);
    this.set('openGroups', [...others, ...(open ? [group] : [])].join(' '));
  }

  /** The techniques that hints and walkthroughs do without. */
  get leftOut(): readonly string[] {
    return this.#choices.leftOut.split(',').filter(Boolean);
  }

  /** Leaves a technique out, or takes it in again. */
  leaveOut(technique: string, isLeftOut = true): void {
    const others = this.leftOut.filter((name) => name !== technique);
    this.set('leftOut', [...others, ...(isLeftOut ? [technique] : [])].join(','));
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
