import type { AppState } from '../../../page/app-state.ts';
import type { Item } from '../../../puzzle/items.ts';
import { settingWords } from '../../../words/setting.ts';
import { takenApart, takenOut } from '../things/blocks.ts';
import { reversed, shiftedAll, withItems, withoutItems } from '../things/editing.ts';
import type { Thing } from '../things/hits.ts';
import type { Rules } from './rules.svelte.ts';
import type { Typing } from './typing.svelte.ts';

/** The rules that are selected, and what can be done to them. */
export class Chosen {
  /** Their ids, the one selected last at the end. */
  ids = $state.raw<readonly string[]>([]);
  /** Arrows move what is selected, until Enter or Esc. */
  isMoving = $state(false);
  #app: AppState;
  #rules: Rules;
  #typing: Typing;

  constructor(app: AppState, rules: Rules, typing: Typing) {
    this.#app = app;
    this.#rules = rules;
    this.#typing = typing;
  }

  /** The one selected last. */
  get id(): string | undefined {
    return this.ids.at(-1);
  }

  get item(): Item | undefined {
    return this.#rules.item(this.id);
  }

  get items(): readonly Item[] {
    return this.ids.flatMap((id) => this.#rules.item(id) ?? []);
  }

  get things(): readonly Thing[] {
    return this.ids.flatMap((id) => this.#rules.thing(id) ?? []);
  }

  /** What is typed or moved is done with. */
  leave(): void {
    this.#typing.leave();
    this.isMoving = false;
  }

  /** Selects one rule and lets figures write its number; undefined selects none. */
  select(id: string | undefined): void {
    this.leave();
    this.ids = id === undefined ? [] : [id];
    const { item } = this;
    if (!item) return;
    this.#typing.open(item);
    this.#say(settingWords.selectedThing(this.#rules.labelOf(item), this.#rules.whereIs(item)));
  }

  /** Selects several at once. */
  selectAll(ids: readonly string[]): void {
    this.leave();
    this.ids = ids;
    if (ids.length === 1) this.select(ids[0]);
    else if (ids.length > 1) this.#say(settingWords.selectedThings(ids.length));
  }

  /** Adds one to the selected, or takes it from them. */
  toggle(id: string): void {
    this.selectAll(
      this.ids.includes(id) ? this.ids.filter((each) => each !== id) : [...this.ids, id],
    );
  }

  /** Selects the next rule, in the order of the list. */
  turn(by: 1 | -1): void {
    const { listed: items } = this.#rules;
    if (items.length === 0) return;
    const at = items.findIndex(({ id }) => id === this.id);
    const next = items[(at + by + items.length + (at < 0 && by < 0 ? 1 : 0)) % items.length];
    this.select(next?.id);
    const cell = next && this.#rules.cellsIn(next)[0];
    if (cell !== undefined) this.#app.game.select({ cells: [], cursor: cell });
  }

  /** Takes away what is selected, or the rule that is named. */
  remove(id?: string): void {
    const gone = id === undefined ? this.items : [this.#rules.item(id)].filter((item) => !!item);
    const [first] = gone;
    if (!first) return;
    const ids = new Set(gone.map((item) => item.id));
    this.leave();
    this.ids = this.ids.filter((each) => !ids.has(each));
    this.#rules.set(withoutItems(this.#rules.items, ids));
    this.#say(
      gone.length > 1
        ? settingWords.removedThings(gone.length)
        : settingWords.removed(this.#rules.labelOf(first)),
    );
  }

  get canReverse(): boolean {
    return this.items.some((item) => reversed(item, this.#rules.shape) !== undefined);
  }

  reverse(): void {
    const turned = this.items.flatMap((item) => reversed(item, this.#rules.shape) ?? []);
    const [first] = turned;
    if (!first) return;
    this.#rules.set(withItems(this.#rules.items, turned));
    this.#say(settingWords.reversed(this.#rules.labelOf(first)));
  }

  /** A rule leaves its block. */
  takeOut(item: Item): void {
    this.#rules.set(takenOut(this.#rules.items, item.id));
    this.#say(settingWords.takenOut(this.#rules.labelOf(item)));
  }

  /** The rules of a block stand for themselves again. */
  takeApart(block: Item): void {
    this.leave();
    this.ids = (block.parts ?? []).map(({ id }) => id);
    this.#rules.set(takenApart(this.#rules.items, block.id));
    this.#say(settingWords.removed(this.#rules.labelOf(block)));
  }

  beginMoving(): void {
    const { item } = this;
    if (!item) return;
    this.leave();
    this.isMoving = true;
    this.#say(settingWords.moving(this.#rules.labelOf(item)));
  }

  /** Moves what is selected by rows and columns, all of it or nothing. */
  shift(down: number, right: number): void {
    const { items } = this;
    if (items.length === 0) return;
    const moved = shiftedAll(items, down, right, this.#rules.shape);
    const [first] = moved ?? [];
    if (!moved || !first) this.#say(settingWords.notThere);
    else {
      this.#rules.set(withItems(this.#rules.items, moved));
      this.#say(settingWords.movedTo(this.#rules.labelOf(first), this.#rules.whereIs(first)));
    }
  }

  #say(text: string): void {
    this.#app.announcer.say(text);
  }
}
