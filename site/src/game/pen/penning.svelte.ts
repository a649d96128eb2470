import '../../board/pen-colours.css';
import { usePen, type BoardPoint, type BoardPress, type Pen } from '../../board/pen.ts';
import { arrows } from '../../board/selecting.ts';
import { isOnBoard, type Point } from '../../board/strokes/geometry.ts';
import { extended } from '../../board/strokes/path.ts';
import type { BoardView, Penned } from '../../board/view.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { penWords } from '../../words/pen.ts';
import type { Game } from '../game.svelte.ts';
import { penColours, toggled, type PenDrawing } from './drawing.ts';
import { nameOfPlace, spokenByCell } from './names.ts';
import {
  begun,
  halfPlaceOf,
  isErasing,
  latticeGrid,
  lineChanges,
  markChanges,
  markPlace,
  moved,
  nodeAt,
  piecesAt,
  spotsOf,
  type HalfPlace,
  type PenStroke,
} from './strokes.ts';

/** How near to a border a press means it, in cells. */
const precision = { fine: 0.2, coarse: 0.3 };
/** How far outside the board a stroke along its border may begin. */
const outside = 0.4;

/** The pen in a person's hand: its colour, and the stroke that is under way. */
export class Penning implements Pen {
  colour = $state(1);
  stroke = $state.raw<PenStroke | undefined>();
  /** Where the keys are, in half cells, while they go along borders; else they are in the cell of the cursor. */
  #half = $state.raw<HalfPlace | undefined>();
  /** The stroke is made by keys, and waits for the next one. */
  #isByKeys = $state(false);
  readonly words = penWords;
  readonly #game: Game;
  readonly #say: (text: string) => void;

  /** `say` tells what happens to those who hear the page. */
  constructor(game: Game, say: (text: string) => void) {
    this.#game = game;
    this.#say = say;
  }

  get #shape(): Shape {
    return this.#game.shape;
  }

  get #drawing(): PenDrawing {
    return this.#game.position.pen ?? [];
  }

  /** Whether the pen is taken. */
  get isOn(): boolean {
    return this.#game.mode === 'pen';
  }

  /** What the stroke passes, as pieces without their colour. */
  readonly #spots: readonly string[] = $derived.by(() => {
    const { stroke } = this;
    return stroke?.lattice ? spotsOf(this.#shape, stroke.lattice, stroke.path) : [];
  });

  /** All that is drawn, with the stroke that is under way. */
  readonly #drawn: PenDrawing = $derived.by(() =>
    toggled(this.#drawing, lineChanges(this.#drawing, this.#spots, this.colour)),
  );

  /** What the board shows of it. */
  readonly shown: Penned = $derived.by(() => ({
    drawing: this.#drawn,
    ...(this.isOn && (this.#half ?? this.#isByKeys) && { cursor: this.place }),
  }));

  readonly #spoken = $derived.by(() => spokenByCell(this.#shape, this.#drawing));

  /** The board with what is heard of the drawing in the names of its cells. */
  named(view: BoardView): BoardView {
    const spoken = this.#spoken;
    if (spoken.size === 0) return view;
    const cells = view.cells.map((cell, at) => {
      const more = spoken.get(at);
      return more === undefined ? cell : { ...cell, name: `${cell.name}, ${more}` };
    });
    return { ...view, cells };
  }

  /** Takes the pointer of a board; returns what ends that. */
  listen(board: HTMLElement): () => void {
    const stop = usePen(board, this);
    return () => {
      stop();
      this.drop();
    };
  }

  /** Another colour for what is drawn next; numbers of none are nothing. */
  choose(colour: number): void {
    if (colour < 1 || colour > penColours) return;
    this.colour = colour;
    this.#say(penWords.isColour(colour));
  }

  /** Takes away all that is drawn, as one step of the history. */
  clear(): void {
    this.drop();
    if (this.#drawing.length === 0) return;
    this.#game.draw(this.#drawing);
    this.#say(penWords.cleared);
  }

  // ---- By a pointer

  press({ point, isTouch }: BoardPress): boolean {
    const { rows, columns } = this.#shape;
    const around = { rows: rows + 2 * outside, columns: columns + 2 * outside };
    if (!isOnBoard(around, { x: point.x + outside, y: point.y + outside })) return false;
    this.drop();
    this.#half = undefined;
    this.stroke = begun(point, isTouch ? precision.coarse : precision.fine);
    return true;
  }

  move(points: readonly BoardPoint[]): void {
    for (const point of points) if (this.stroke) this.#goOn(this.stroke, point);
  }

  #goOn(stroke: PenStroke, point: Point): void {
    this.stroke = moved(this.#shape, stroke, point);
  }

  release(): void {
    const { stroke } = this;
    if (stroke && !stroke.lattice) {
      this.stroke = undefined;
      const place = markPlace(this.#shape, stroke.from, stroke.reach);
      if (place) this.#mark(place);
    } else this.finish();
  }

  cancel(): void {
    if (this.stroke) this.#say(penWords.dropped);
    this.drop();
  }

  /** Leaves the stroke that is under way. */
  drop(): void {
    this.stroke = undefined;
    this.#isByKeys = false;
  }

  /** The line that is under way becomes a part of the drawing. */
  finish(): void {
    const spots = this.#spots;
    const pieces = lineChanges(this.#drawing, spots, this.colour);
    const what = this.#strokeText();
    const erases = isErasing(this.#drawing, spots, this.colour);
    this.drop();
    if (spots.length === 0) return;
    this.#game.draw(pieces);
    this.#say(erases ? penWords.erased(what) : penWords.drawn(what));
  }

  #strokeText(): string {
    const { lattice, path = [] } = this.stroke ?? {};
    return lattice === 'corners'
      ? penWords.along(new Set(this.#spots).size)
      : penWords.through(new Set(path).size);
  }

  #mark(place: HalfPlace): void {
    const pieces = markChanges(this.#drawing, place, this.colour);
    const made = pieces.find((piece) => !this.#drawing.includes(piece));
    const where = nameOfPlace(this.#shape, place);
    this.#game.draw(pieces);
    if (made === undefined) this.#say(penWords.unmarked(where));
    else this.#say(penWords.marked(made.startsWith('o') ? 'circle' : 'cross', where));
  }

  // ---- By keys

  /** Where the keys are, in half cells. */
  get place(): HalfPlace {
    const { cursor } = this.#game.selection;
    return this.#half ?? halfPlaceOf(this.#shape, 'middles', cursor);
  }

  /** Does what a key says; false where it says nothing to the pen. `singles`: letters are keys of commands. */
  key(event: KeyboardEvent, singles: boolean): boolean {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1] ?? /^[0-9]$/.exec(key)?.[0];
    if (digit !== undefined && !shiftKey) {
      this.choose(Number(digit));
      return true;
    }
    if (key in arrows) {
      const [down, right] = arrows[key as keyof typeof arrows];
      return this.#arrow(down, right, shiftKey);
    }
    switch (key) {
      case ' ':
        this.#addPlace();
        return true;
      case 'Enter':
        if (this.stroke) this.finish();
        else if (nodeAt(this.#shape, this.place)?.lattice === 'corners')
          this.#say(this.#placeText());
        else this.#mark(this.place);
        return true;
      case 'Backspace':
      case 'Delete':
        if (this.stroke) this.#takeBack();
        else this.#erase();
        return true;
      case 'Escape':
        return this.#escape();
      case 'b':
      case 'B':
        if (singles) this.#turnHalves();
        return singles;
      default:
        return false;
    }
  }

  #escape(): boolean {
    if (this.stroke) this.cancel();
    else if (this.#half) this.#turnHalves();
    else return false;
    return true;
  }

  #turnHalves(): void {
    this.#half = this.#half ? undefined : this.place;
    this.#say(penWords.halves(this.#half !== undefined, this.#placeText()));
  }

  /** An arrow moves by a cell, or by half of one; with Shift it draws. Moves of the cursor alone are the board's. */
  #arrow(down: number, right: number, draws: boolean): boolean {
    if (!draws && !this.#half) return false;
    const { rows, columns } = this.#shape;
    const [x, y] = this.place;
    const by = draws ? 2 : 1;
    const to: HalfPlace = [x + by * right, y + by * down];
    const least = this.#half ? 0 : 1;
    const isThere =
      to[0] >= least && to[1] >= least && to[0] <= 2 * columns - least && to[1] <= 2 * rows - least;
    if (!isThere) return true;
    if (draws && !this.stroke && !this.#add(this.place)) return true;
    this.#go(to);
    if (draws) this.#addPlace();
    else this.#say(this.#placeText());
    return true;
  }

  /** Puts the keys at a place, and the cursor of the board into a cell that is there. */
  #go(to: HalfPlace): void {
    const { rows, columns } = this.#shape;
    if (this.#half) this.#half = to;
    const column = Math.min(columns - 1, Math.floor(to[0] / 2));
    const row = Math.min(rows - 1, Math.floor(to[1] / 2));
    this.#game.select({ cells: [], cursor: row * columns + column });
  }

  #addPlace(): void {
    if (this.#add(this.place)) this.#say(`${this.#placeText()}, ${this.#strokeText()}`);
  }

  /** Begins a line of the keys at a place, or goes on with it; false where none goes there. */
  #add(place: HalfPlace): boolean {
    const shape = this.#shape;
    const at = nodeAt(shape, place);
    const { stroke } = this;
    if (!at || (stroke?.lattice && stroke.lattice !== at.lattice)) {
      this.#say(penWords.notThere);
      return false;
    }
    const point = { x: place[0] / 2, y: place[1] / 2 };
    const before = stroke ?? begun(point, 0);
    const path = extended(latticeGrid(shape, at.lattice), before.path, at.node, true);
    this.stroke = { ...before, to: point, lattice: at.lattice, path };
    this.#isByKeys = true;
    return true;
  }

  /** Takes the last point of a line back; the first ends it. */
  #takeBack(): void {
    const { stroke } = this;
    if (!stroke?.lattice) return;
    const path = stroke.path.slice(0, -1);
    const last = path.at(-1);
    if (last === undefined) this.cancel();
    else {
      this.stroke = { ...stroke, path };
      this.#go(halfPlaceOf(this.#shape, stroke.lattice, last));
      this.#say(`${this.#placeText()}, ${this.#strokeText()}`);
    }
  }

  #erase(): void {
    const pieces = piecesAt(this.#drawing, this.place);
    this.#game.draw(pieces);
    const where = this.#placeText();
    this.#say(pieces.length > 0 ? penWords.erasedAt(where) : penWords.nothingAt(where));
  }

  #placeText(): string {
    return nameOfPlace(this.#shape, this.place);
  }
}
