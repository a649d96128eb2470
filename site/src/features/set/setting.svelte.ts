import { untrack } from 'svelte';

import type { BoardPress, Pen } from '../../board/pen.ts';
import type { Figure } from '../../board/view.ts';
import type { AppState } from '../../page/app-state.ts';
import { settingWords } from '../../words/setting.ts';
import { Chosen } from './doing/chosen.svelte.ts';
import { Copying } from './doing/copying.svelte.ts';
import { Dragging } from './doing/dragging.svelte.ts';
import { Drawing } from './doing/drawing.svelte.ts';
import { Fogging } from './doing/fogging.svelte.ts';
import { Rules } from './doing/rules.svelte.ts';
import { Sketching } from './doing/sketching.svelte.ts';
import { Tools } from './doing/tools.svelte.ts';
import { Typing } from './doing/typing.svelte.ts';
import { LiveAnswer } from './answer/live.svelte.ts';
import { NeedlessSearch } from './answer/needless.svelte.ts';
import type { Point } from '../../board/strokes/geometry.ts';

/** A puzzle being set: its rules, what is selected and typed, the tool and its stroke, and the answer. */
export class Setting implements Pen {
  readonly live: LiveAnswer;
  readonly needless: NeedlessSearch;
  readonly rules: Rules;
  readonly typing: Typing;
  readonly chosen: Chosen;
  readonly copying: Copying;
  readonly tools: Tools;
  readonly drawing: Drawing;
  readonly dragging: Dragging;
  readonly fogging: Fogging;
  /** What is drawn beside the rules. */
  readonly sketching: Sketching;
  /** The form of the board is open in the list. */
  isBoardOpen = $state(false);
  #app: AppState;

  constructor(app: AppState) {
    this.#app = app;
    this.live = new LiveAnswer(app);
    this.needless = new NeedlessSearch(app);
    this.rules = new Rules(app);
    this.typing = new Typing(app, this.rules, () => this.live.typed());
    this.chosen = new Chosen(app, this.rules, this.typing);
    const { rules, typing, chosen } = this;
    this.copying = new Copying(app, rules, chosen);
    this.tools = new Tools(app, rules, chosen, () => this.drop());
    const { tools } = this;
    this.fogging = new Fogging(app, () =>
      tools.tool?.way === 'fog' ? (this.drawing.stroke?.cells ?? []) : [],
    );
    const { fogging } = this;
    this.drawing = new Drawing({ app, rules, typing, chosen, tools, fogging });
    this.dragging = new Dragging(app, rules, chosen);
    this.sketching = new Sketching(app, () => this.#layDown());
  }

  /** Begins to follow the board; call where effects may be made. */
  follow(): void {
    this.live.follow();
    $effect(() => {
      const { refused } = this.#app.facts;
      if (refused?.rules === this.#app.game.position.puzzle.rules)
        untrack(() => this.rules.refuse(refused.refusal));
    });
    // Fog is cleared by digits of the solution, which is known from the answer.
    $effect(() => {
      const { game } = this.#app;
      const { position } = game;
      void this.live.verdict;
      if (!this.fogging.lacksSolution) return;
      const solution = this.live.solutionOf(position.puzzle);
      if (solution) untrack(() => game.keepSolution(solution));
    });
  }

  /** What is drawn over the board now: the stroke, and rules of which the core has not told yet. */
  readonly sketch: readonly Figure[] = $derived.by(() => [
    ...this.rules.fresh,
    ...this.drawing.figures,
    ...this.dragging.figures,
  ]);

  press(press: BoardPress): boolean {
    this.chosen.leave();
    const { tool } = this.tools;
    const { sketching } = this;
    if (sketching.tool) return sketching.press(press);
    if (!tool) return this.#takeHold(press);
    this.drawing.begin(tool, press.point, press.extend);
    return true;
  }

  /** Rules lie above drawings, but for a drawing that is selected. */
  #takeHold(press: BoardPress): boolean {
    const { sketching, rules, dragging } = this;
    const { point, reach, extend } = press;
    const hit = extend ? undefined : sketching.hit(point, reach);
    const isChosen = hit !== undefined && hit === sketching.chosen;
    if (hit !== undefined && (isChosen || !rules.isAt(point, reach))) {
      sketching.grasp(hit, point);
      return true;
    }
    sketching.leave();
    return dragging.press(press);
  }

  move(points: readonly Point[]): void {
    for (const point of points) {
      if (this.sketching.isUnderWay) this.sketching.goOn(point);
      else if (this.drawing.stroke) this.drawing.goOn(point);
      else this.dragging.goOn(point);
    }
  }

  release(): void {
    if (this.sketching.isUnderWay) this.sketching.release();
    else if (this.drawing.stroke) this.drawing.finish();
    else this.dragging.release();
    this.dragging.drop();
  }

  /** The stroke was not meant: a second finger, or the system took the pointer. */
  cancel(): void {
    if (this.drawing.stroke || this.dragging.isUnderWay || this.sketching.isUnderWay)
      this.#app.announcer.say(settingWords.dropped);
    this.drawing.drop(this.drawing.sets);
    this.dragging.drop();
    this.sketching.drop();
  }

  /** Esc, one thing at a time: the stroke, what is typed, the selection, the tool. False where nothing is left. */
  escape(): boolean {
    const { drawing, typing, chosen, tools, rules } = this;
    if (drawing.stroke || drawing.sets.length > 0) this.drop();
    else if (typing.caret || chosen.isMoving) chosen.leave();
    else if (chosen.ids.length > 0) chosen.ids = [];
    else if (tools.tool || tools.hasPen) tools.choose(undefined);
    else if (rules.into !== undefined) rules.into = undefined;
    else return false;
    return true;
  }

  /** Leaves what is being drawn and dragged. */
  drop(): void {
    this.drawing.drop();
    this.dragging.drop();
    this.sketching.leave();
  }

  /** Leaves the tool and what is selected of the rules: something beside them is drawn. */
  #layDown(): void {
    const { tools, chosen, drawing } = this;
    drawing.drop();
    chosen.leave();
    chosen.ids = [];
    tools.layDown();
  }
}
