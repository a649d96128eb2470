import type { History } from '../../../game/history.ts';
import type { AppState } from '../../../page/app-state.ts';
import type { Item } from '../../../puzzle/items.ts';
import { named, type ParameterSchema } from '../../../puzzle/schema.ts';
import {
  changedItem,
  figuresOf,
  outOfRange,
  typedParameter,
  typedValue,
} from '../things/making.ts';
import type { Rules } from './rules.svelte.ts';

/** No number of a rule has more. */
const mostFigures = 7;

/** What digits write into: a number of a rule. */
interface Caret {
  readonly id: string;
  readonly parameter: ParameterSchema;
  /** What has been typed of it; empty before the first figure. */
  readonly figures: string;
  /** Before and after the figures that were typed: one entry is one step of the history. */
  readonly before?: History;
  readonly after?: History;
}

/** What figures write: the number of a rule, or nothing, and then they are givens. */
export class Typing {
  caret = $state.raw<Caret | undefined>();
  #app: AppState;
  #rules: Rules;
  #ontyped: () => void;

  constructor(app: AppState, rules: Rules, ontyped: () => void) {
    this.#app = app;
    this.#rules = rules;
    this.#ontyped = ontyped;
  }

  /** Figures write the number of that rule; `line` says at which end of it a clue is. */
  open(item: Item, line?: { readonly isFromEnd: boolean }): void {
    const values = named(item) ?? {};
    const isOfEnd = Boolean(values['clue from the other end']) && !values['clue'];
    const parameter = typedParameter(item.kind, line ?? { isFromEnd: isOfEnd });
    this.caret = parameter && { id: item.id, parameter, figures: '' };
  }

  leave(): void {
    this.caret = undefined;
  }

  get #item(): Item | undefined {
    return this.#rules.item(this.caret?.id);
  }

  /** A figure, or a minus, for the number of the selected rule; false where digits are givens. */
  type(figure: string): boolean {
    const { caret } = this;
    const item = this.#item;
    if (!caret || !item) return false;
    if (caret.figures.length < mostFigures) this.#write(caret, item, caret.figures + figure);
    return true;
  }

  /** Takes the last figure back. */
  untype(): boolean {
    const { caret } = this;
    const item = this.#item;
    if (!caret || !item) return false;
    const value = figuresOf(named(item)?.[caret.parameter.name]);
    if (caret.figures === '' && value === '') return false;
    this.#write(caret, item, (caret.figures || value).slice(0, -1));
    return true;
  }

  #write(caret: Caret, item: Item, figures: string): void {
    const { game } = this.#app;
    const goesOn = caret.before && caret.after === game.history;
    const before = goesOn ? caret.before : game.history;
    if (outOfRange(caret.parameter, figures)) {
      const { after } = caret;
      this.caret = { ...caret, figures, ...(goesOn && after && { before, after }) };
      return;
    }
    if (goesOn) game.restore(before);
    const base = this.#rules.item(item.id) ?? item;
    this.#rules.change(
      changedItem(base, { [caret.parameter.name]: typedValue(caret.parameter, figures) }),
    );
    this.caret = { ...caret, figures, before, after: game.history };
    this.#ontyped();
  }

  /** The range that what is typed is out of. */
  get wrongRange(): { readonly least: number; readonly most: number } | undefined {
    return this.caret && outOfRange(this.caret.parameter, this.caret.figures);
  }

  /** The figures as they are seen while they are typed: those of the rule before the first. */
  get typed(): string {
    const { caret } = this;
    const item = this.#item;
    if (!caret || !item) return '';
    return caret.figures || figuresOf(named(item)?.[caret.parameter.name]);
  }
}
