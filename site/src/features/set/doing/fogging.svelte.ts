import { fogCells, isLifted, paintedCells } from '../../../game/fog.ts';
import type { AppState } from '../../../page/app-state.ts';
import { settingWords } from '../../../words/setting.ts';
import { withFogOn } from '../things/fog.ts';

const { fog: words } = settingWords;

/** Fog that is painted on cells, and taken off them. */
export class Fogging {
  readonly #app: AppState;
  readonly #strokeOf: () => readonly number[];

  /** `strokeOf`: the cells of the stroke that paints fog now. */
  constructor(app: AppState, strokeOf: () => readonly number[]) {
    this.#app = app;
    this.#strokeOf = strokeOf;
  }

  /** The cells on which fog lies, after the stroke that is drawn. */
  readonly cells: readonly number[] = $derived.by(() => {
    const { position } = this.#app.game;
    return isLifted(position)
      ? this.#after(paintedCells(position), this.#strokeOf())
      : this.isHidden
        ? fogCells(position)
        : this.#strokeOf();
  });

  /** The puzzle came with fog that hides something from whoever sets it, too. */
  get isHidden(): boolean {
    return fogCells(this.#app.game.position).length > 0;
  }

  /** Fog needs digits that are known to be right. */
  get lacksSolution(): boolean {
    const { position } = this.#app.game;
    return isLifted(position) && position.supplement?.solution === undefined;
  }

  /** The first cell of a stroke says whether fog is put there or taken off. */
  #after(painted: readonly number[], stroke: readonly number[]): readonly number[] {
    const [first] = stroke;
    if (first === undefined) return painted;
    return painted.includes(first)
      ? painted.filter((cell) => !stroke.includes(cell))
      : [...new Set([...painted, ...stroke])];
  }

  paint(stroke: readonly number[]): void {
    if (this.isHidden) this.#app.announcer.say(words.hidden);
    else this.#set(this.#after(paintedCells(this.#app.game.position), stroke));
  }

  everywhere(): void {
    this.#set([...this.#app.game.position.cells.keys()]);
  }

  nowhere(): void {
    this.#set([]);
  }

  /** Shows what lies in fog that came with the puzzle. */
  lift(): void {
    this.#app.game.liftFog();
    this.#app.announcer.say(words.lifted);
  }

  #set(cells: readonly number[]): void {
    const { game, announcer } = this.#app;
    game.liftFog();
    game.reopen(withFogOn(game.position, cells));
    announcer.say(words.count(cells.length));
  }
}
