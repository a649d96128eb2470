import type { BoardPress } from '../../../board/pen.ts';
import { arrows } from '../../../board/selecting.ts';
import { cellUnder, middleOf, type Point } from '../../../board/strokes/geometry.ts';
import { extended, traced, type Path } from '../../../board/strokes/path.ts';
import type { History } from '../../../game/history.ts';
import type { AppState } from '../../../page/app-state.ts';
import type { Drawn, Point as Place } from '../../../puzzle/drawing.ts';
import { visibleDrawings } from '../../../puzzle/supplement.ts';
import { cellName, type Shape } from '../../../puzzle/shape.ts';
import { settingWords } from '../../../words/setting.ts';
import {
  cellOfDrawing,
  distanceToDrawing,
  drawnLine,
  drawnShape,
  movedDrawing,
  nearestPlace,
  restyled,
  stepOf,
  styleOf,
  toolOfDrawing,
  usualStyles,
  withDrawings,
  withoutDrawing,
  type DrawnTool,
  type Style,
} from '../things/drawn.ts';

/** What is under way: a line, a shape before it is let go, or a drawing that is dragged. */
type Stroke =
  | { readonly kind: 'line'; readonly path: Path; readonly to: Point }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'move'; readonly from: Point; readonly drawn: Drawn; readonly now: Drawn };

const { sketching: words } = settingWords;

/** Lines, shapes and texts that an author draws beside the rules, and that are none. */
export class Sketching {
  tool = $state<DrawnTool | undefined>();
  /** Which drawing is selected, by its number. */
  chosen = $state.raw<number | undefined>();
  /** Arrows move what is selected, until Enter or Esc. */
  isMoving = $state(false);
  #stroke = $state.raw<Stroke | undefined>();
  /** The stroke is made by keys, and waits for the next one. */
  #isByKeys = false;
  #styles = $state.raw(usualStyles);
  /** The last change of style: more of the same, as while a text is typed, is one step with it. */
  #restyled:
    { readonly what: string; readonly before: History; readonly after: History } | undefined;
  readonly #app: AppState;
  readonly #ontake: () => void;

  /** `ontake`: what is selected and drawn of the rules is left. */
  constructor(app: AppState, ontake: () => void) {
    this.#app = app;
    this.#ontake = ontake;
  }

  get #shape(): Shape {
    return this.#app.game.shape;
  }

  /** All drawings of the puzzle, the author's and those that came with it. */
  get drawings(): readonly Drawn[] {
    return this.#app.game.position.supplement?.drawings ?? [];
  }

  get drawn(): Drawn | undefined {
    return this.chosen === undefined ? undefined : this.drawings[this.chosen];
  }

  /** What the style is about: the selected drawing, or the tool. */
  get styled(): DrawnTool | undefined {
    return this.drawn ? toolOfDrawing(this.drawn) : this.tool;
  }

  get style(): Style {
    if (this.drawn) return styleOf(this.drawn);
    return this.#styles[this.tool ?? 'line'];
  }

  /** What is drawn now, before it is let go. */
  get preview(): Drawn | undefined {
    const stroke = this.#stroke;
    const { tool } = this;
    if (stroke?.kind === 'move') return stroke.now === stroke.drawn ? undefined : stroke.now;
    if (stroke?.kind === 'line') return drawnLine(this.#shape, stroke.path, this.#styles.line);
    if (!stroke || !tool || tool === 'line') return undefined;
    return drawnShape(tool, stroke.place, this.#styles[tool]);
  }

  get isUnderWay(): boolean {
    return this.#stroke !== undefined;
  }

  /** A line of the keys that waits to be finished. */
  get isWaiting(): boolean {
    return this.#stroke?.kind === 'line';
  }

  /** Takes a tool, or lays it down. */
  take(tool: DrawnTool | undefined): void {
    this.#ontake();
    this.leave();
    this.tool = tool;
    if (tool) this.#say(settingWords.toolIs(words.tools[tool], words.how[tool]));
  }

  /** Leaves the tool, the selection and what is under way. */
  leave(): void {
    this.drop();
    this.tool = undefined;
    this.chosen = undefined;
    this.isMoving = false;
  }

  drop(): void {
    this.#stroke = undefined;
    this.#isByKeys = false;
  }

  /** Selects a drawing by its number. */
  select(index: number | undefined): void {
    this.#ontake();
    this.leave();
    this.chosen = index;
    const { drawn } = this;
    if (drawn) this.#say(words.selected(this.labelOf(drawn)));
  }

  /** What a drawing is called: "Circle, r3c4". */
  labelOf(drawn: Drawn): string {
    const tool = toolOfDrawing(drawn);
    const cell = cellOfDrawing(this.#shape, drawn);
    const where = cell === undefined ? '' : cellName(this.#shape, cell);
    const text = drawn.kind === 'shape' || drawn.kind === 'cage' ? (drawn.text ?? '') : '';
    return words.label(tool ? words.tools[tool] : words.other, text, where);
  }

  // ---- By a pointer

  /** The number of the drawing under a pointer, the topmost first; pressed again, the one below. */
  hit(point: Point, reach: number): number | undefined {
    const { supplement } = this.#app.game.position;
    if (!supplement) return undefined;
    const visible = new Set(visibleDrawings(supplement));
    const hits = this.drawings
      .flatMap((drawn, at) =>
        visible.has(drawn) && distanceToDrawing(drawn, point) <= reach ? [at] : [],
      )
      .reverse();
    return hits[0];
  }

  /** The tool goes down at a place. */
  press({ point }: BoardPress): boolean {
    this.#isByKeys = false;
    this.chosen = undefined;
    if (this.tool === 'line') {
      const cell = cellUnder(this.#shape, point);
      this.#stroke = { kind: 'line', path: cell === undefined ? [] : [cell], to: point };
    } else this.#stroke = { kind: 'place', place: nearestPlace(this.#shape, point) };
    return true;
  }

  /** Takes hold of a drawing. */
  grasp(index: number, point: Point): void {
    const drawn = this.drawings[index];
    if (!drawn) return;
    if (this.chosen !== index) this.select(index);
    this.#stroke = { kind: 'move', from: point, drawn, now: drawn };
  }

  goOn(point: Point): void {
    const stroke = this.#stroke;
    const shape = this.#shape;
    switch (stroke?.kind) {
      case 'line':
        this.#stroke = {
          ...stroke,
          to: point,
          path: traced(shape, stroke.path, stroke.to, point, true),
        };
        return;
      case 'place':
        this.#stroke = { kind: 'place', place: nearestPlace(shape, point) };
        return;
      case 'move': {
        const by = stepOf(stroke.drawn);
        const steps = (from: number, to: number) => by * Math.round((to - from) / by);
        const [right, down] = [steps(stroke.from.x, point.x), steps(stroke.from.y, point.y)];
        this.#stroke = { ...stroke, now: movedDrawing(shape, stroke.drawn, right, down) };
        return;
      }
      default:
    }
  }

  /** What is under way is drawn, or moved. */
  release(): void {
    const stroke = this.#stroke;
    const { preview } = this;
    this.drop();
    if (stroke?.kind === 'move') {
      if (stroke.now !== stroke.drawn) this.#replace(stroke.now);
      const { cursor } = this.#app.game.selection;
      const cell = cellUnder(this.#shape, stroke.from) ?? cursor;
      // Digits are givens there, whatever is drawn.
      this.#app.game.select({ cells: [cell], cursor: cell });
    } else if (preview) this.#add(preview);
  }

  #add(drawn: Drawn): void {
    const { game } = this.#app;
    game.reopen(withDrawings(game.position, [...this.drawings, drawn]));
    this.chosen = this.drawings.length - 1;
    this.#say(words.made(this.labelOf(drawn)));
  }

  #replace(drawn: Drawn): void {
    const { game } = this.#app;
    game.reopen(
      withDrawings(
        game.position,
        this.drawings.map((each, at) => (at === this.chosen ? drawn : each)),
      ),
    );
    this.#say(words.made(this.labelOf(drawn)));
  }

  /** Another style for the selected drawing, and for those that are drawn next. */
  restyle(changes: Partial<Style>): void {
    const { drawn, styled } = this;
    const style = { ...this.style, ...changes };
    if (styled && changes.text === undefined)
      this.#styles = { ...this.#styles, [styled]: { ...style, text: this.#styles[styled].text } };
    else if (styled && !drawn) this.#styles = { ...this.#styles, [styled]: style };
    if (!drawn) return;
    const { game } = this.#app;
    const last = this.#restyled;
    const what = Object.keys(changes).join();
    const goesOn = last?.after === game.history && last.what === what;
    const before = goesOn ? last.before : game.history;
    if (goesOn) game.restore(before);
    const { position } = game;
    const drawings = (position.supplement?.drawings ?? []).map((each, at) =>
      at === this.chosen ? restyled(drawn, style) : each,
    );
    game.reopen(withDrawings(position, drawings));
    this.#restyled = { what, before, after: game.history };
  }

  /** Takes the selected drawing away, or one by its number. */
  remove(index = this.chosen): void {
    const drawn = index === undefined ? undefined : this.drawings[index];
    if (!drawn || index === undefined) return;
    const { game } = this.#app;
    const label = this.labelOf(drawn);
    this.chosen = undefined;
    this.isMoving = false;
    game.reopen(withoutDrawing(game.position, index));
    this.#say(settingWords.removed(label));
  }

  // ---- By keys

  /** Does what a key says of drawings; false where it says nothing. */
  key(event: KeyboardEvent, isOnBoard: boolean): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape') return this.escape();
    if (this.tool && isOnBoard && this.#draws(event)) return true;
    return this.chosen !== undefined && this.#changes(event);
  }

  /** One thing at a time: the stroke, the moving, the selection, the tool. */
  escape(): boolean {
    if (this.#stroke) {
      this.drop();
      this.#say(settingWords.dropped);
    } else if (this.isMoving) this.isMoving = false;
    else if (this.chosen !== undefined) this.chosen = undefined;
    else if (this.tool) this.take(undefined);
    else return false;
    return true;
  }

  #draws({ key, shiftKey }: KeyboardEvent): boolean {
    const { game } = this.#app;
    const { cursor } = game.selection;
    const stroke = this.#stroke;
    if (this.tool !== 'line') {
      if (key !== ' ' && key !== 'Enter') return false;
      const { x, y } = middleOf(this.#shape, cursor);
      this.#stroke = { kind: 'place', place: [x, y] };
      this.release();
      return true;
    }
    if (key === ' ') {
      this.#addCell(cursor);
      return true;
    }
    if (key === 'Enter' && stroke) {
      this.release();
      return true;
    }
    if (key === 'Backspace' && stroke?.kind === 'line') {
      const path = stroke.path.slice(0, -1);
      this.#stroke = path.length > 0 ? { ...stroke, path } : undefined;
      this.#say(settingWords.strokeTaken(path.length));
      return true;
    }
    if (!shiftKey || !(key in arrows)) return false;
    const [down, right] = arrows[key as keyof typeof arrows];
    const { rows, columns } = this.#shape;
    const [row, column] = [Math.floor(cursor / columns) + down, (cursor % columns) + right];
    if (row < 0 || column < 0 || row >= rows || column >= columns) return true;
    if (!stroke) this.#addCell(cursor);
    game.select({ cells: [], cursor: row * columns + column });
    this.#addCell(row * columns + column);
    return true;
  }

  #addCell(cell: number): void {
    const stroke = this.#stroke;
    const own = stroke?.kind === 'line' && this.#isByKeys ? stroke.path : [];
    this.#isByKeys = true;
    this.chosen = undefined;
    const path = extended(this.#shape, own, cell, true);
    this.#stroke = { kind: 'line', path, to: middleOf(this.#shape, cell) };
    this.#say(`${cellName(this.#shape, cell)}, ${settingWords.strokeTaken(path.length)}`);
  }

  #changes({ key }: KeyboardEvent): boolean {
    const { drawn } = this;
    if (!drawn) return false;
    if (key === 'Delete' || key === 'Backspace') this.remove();
    else if (key.toLowerCase() === 'm') {
      this.isMoving = true;
      this.#say(settingWords.moving(this.labelOf(drawn)));
    } else if (key === 'Enter' && this.isMoving) this.isMoving = false;
    else if (this.isMoving && key in arrows) this.#shift(drawn, key as keyof typeof arrows);
    else return false;
    return true;
  }

  #shift(drawn: Drawn, key: keyof typeof arrows): void {
    const [down, right] = arrows[key];
    const by = stepOf(drawn);
    const now = movedDrawing(this.#shape, drawn, by * right, by * down);
    if (now === drawn) this.#say(settingWords.notThere);
    else this.#replace(now);
  }

  #say(text: string): void {
    this.#app.announcer.say(text);
  }
}
