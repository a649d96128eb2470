import type { BoardPress } from '../../../board/pen.ts';
import { afterDrag, afterPress } from '../../../board/selecting.ts';
import type { Figure } from '../../../board/view.ts';
import type { AppState } from '../../../page/app-state.ts';
import type { Item } from '../../../puzzle/items.ts';
import { cellName } from '../../../puzzle/shape.ts';
import { settingWords } from '../../../words/setting.ts';
import { isLine, toolById } from '../palette.ts';
import {
  cellEntered,
  cellUnder,
  isOnBoard,
  middleOf,
  type Point,
} from '../../../board/strokes/geometry.ts';
import { traced } from '../../../board/strokes/path.ts';
import {
  cellsOf,
  everyItem,
  shiftedAll,
  withCells,
  withItems,
  type Items,
} from '../things/editing.ts';
import { hitsAt, type Thing } from '../things/hits.ts';
import { previewOf } from '../things/preview.ts';
import type { Chosen } from './chosen.svelte.ts';
import type { Rules } from './rules.svelte.ts';

/** What a pointer without a tool is about to do: with what is drawn, or with the cells. */
type Drag =
  | { readonly kind: 'press'; readonly from: Point; readonly hits: readonly string[] }
  | { readonly kind: 'cells'; readonly last: number }
  | { readonly kind: 'frame'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'move'; readonly from: Point; readonly items: Items; readonly now: Items }
  | {
      readonly kind: 'end';
      readonly item: Item;
      readonly now: Item;
      /** From the end that is drawn on to the other. */
      readonly path: readonly number[];
      readonly isStart: boolean;
      readonly to: Point;
      /** Where it is let go at once it was a press. */
      readonly press: { readonly from: Point; readonly hits: readonly string[] };
    };

/** Selects, moves and draws on by the pointer what is on the board. */
export class Dragging {
  #drag = $state.raw<Drag | undefined>();
  #app: AppState;
  #rules: Rules;
  #chosen: Chosen;

  constructor(app: AppState, rules: Rules, chosen: Chosen) {
    this.#app = app;
    this.#rules = rules;
    this.#chosen = chosen;
  }

  get isUnderWay(): boolean {
    return this.#drag !== undefined;
  }

  /** Whether what is dragged could not be let go there. */
  get isRefused(): boolean {
    return this.#drag?.kind === 'move' && this.#drag.now === this.#drag.items;
  }

  /** What is dragged, where it would be. */
  get figures(): readonly Figure[] {
    const drag = this.#drag;
    const { shape } = this.#rules;
    if (drag?.kind === 'move') return everyItem(drag.now).flatMap((item) => previewOf(item, shape));
    return drag?.kind === 'end' ? previewOf(drag.now, shape) : [];
  }

  /** The frame that is drawn around what is to be selected. */
  get frame(): { readonly from: Point; readonly to: Point } | undefined {
    return this.#drag?.kind === 'frame' ? this.#drag : undefined;
  }

  drop(): void {
    this.#drag = undefined;
  }

  /** The pointer goes down; false where the board selects cells. */
  press({ point, reach, extend }: BoardPress): boolean {
    const { shape, things } = this.#rules;
    const hits = hitsAt(shape, things, point, reach).map(({ id }) => id);
    if (extend) {
      const [hit] = hits;
      if (hit === undefined && isOnBoard(shape, point)) return false;
      if (hit === undefined) this.#drag = { kind: 'frame', from: point, to: point };
      else this.#chosen.toggle(hit);
      return true;
    }
    const [only, ...others] = this.#chosen.things;
    const end = only && others.length === 0 ? this.#endAt(only, point, reach, hits) : undefined;
    if (end) {
      this.#drag = end;
      return true;
    }
    if (hits.length > 0) this.#drag = { kind: 'press', from: point, hits };
    else {
      this.#chosen.ids = [];
      if (isOnBoard(shape, point)) return false;
      this.#drag = { kind: 'frame', from: point, to: point };
    }
    return true;
  }

  /** The end of a selected line that a pointer is at. */
  #endAt({ item }: Thing, point: Point, reach: number, hits: readonly string[]): Drag | undefined {
    const { shape } = this.#rules;
    const cells = cellsOf(item, shape);
    if (!isLine(item.kind) || cells.length < 2) return undefined;
    const near = (cell = 0) => {
      const { x, y } = middleOf(shape, cell);
      return Math.hypot(point.x - x, point.y - y);
    };
    const [start, end] = [near(cells[0]), near(cells.at(-1))];
    if (Math.min(start, end) > Math.max(0.3, reach)) return undefined;
    const isStart = start < end;
    const path = isStart ? [...cells].reverse() : cells;
    const press = { from: point, hits };
    return { kind: 'end', item, now: item, path, isStart, to: point, press };
  }

  goOn(point: Point): void {
    const drag = this.#drag;
    const { shape } = this.#rules;
    const { game } = this.#app;
    switch (drag?.kind) {
      case 'press': {
        if (Math.hypot(point.x - drag.from.x, point.y - drag.from.y) < 0.3) return;
        const { items, ids } = this.#chosen;
        if (ids.some((id) => drag.hits.includes(id)))
          this.#drag = { kind: 'move', from: drag.from, items, now: items };
        else {
          const cell = cellUnder(shape, drag.from);
          if (cell === undefined) return;
          game.select(afterPress(game.selection, cell, false));
          this.#chosen.ids = [];
          this.#drag = { kind: 'cells', last: cell };
        }
        this.goOn(point);
        return;
      }
      case 'cells': {
        const cell = cellEntered(shape, point);
        if (cell === undefined || cell === drag.last) return;
        game.select(afterDrag(game.selection, cell, false));
        this.#drag = { kind: 'cells', last: cell };
        return;
      }
      case 'frame':
        this.#drag = { ...drag, to: point };
        return;
      case 'move': {
        const [down, right] = [
          Math.round(point.y - drag.from.y),
          Math.round(point.x - drag.from.x),
        ];
        const { items } = drag;
        const now = shiftedAll(items, down, right, shape);
        const isStill = down === 0 && right === 0;
        if (isStill) this.#drag = { ...drag, now: items };
        else if (now) this.#drag = { ...drag, now };
        return;
      }
      case 'end': {
        const revisits = toolById(drag.item.kind)?.revisits ?? false;
        const path = traced(shape, drag.path, drag.to, point, revisits);
        const cells = drag.isStart ? [...path].reverse() : path;
        const isSame = String(cells) === String(cellsOf(drag.item, shape));
        const changed = path.length > 1 ? withCells(drag.item, cells, shape) : drag.now;
        const now = isSame ? drag.item : changed;
        this.#drag = { ...drag, path, to: point, now };
        return;
      }
      default:
    }
  }

  release(): void {
    const drag = this.#drag;
    const rules = this.#rules;
    this.#drag = undefined;
    if (drag?.kind === 'press') this.#tapped(drag);
    else if (drag?.kind === 'frame') this.#framed(drag);
    else if (drag?.kind === 'end' && drag.now === drag.item) this.#tapped(drag.press);
    else if (drag?.kind === 'end') {
      rules.change(drag.now);
      this.#say(settingWords.strokeTaken(cellsOf(drag.now, rules.shape).length));
    } else if (drag?.kind === 'move' && drag.now !== drag.items) {
      rules.set(withItems(rules.items, drag.now));
      const [first] = drag.now;
      if (first) this.#say(settingWords.movedTo(rules.labelOf(first), rules.whereIs(first)));
    }
  }

  /** Takes the nearest; pressed again, the one below, and below all of them the cell, for a given. */
  #tapped({ from, hits }: { readonly from: Point; readonly hits: readonly string[] }): void {
    const { shape } = this.#rules;
    const { id } = this.#chosen;
    const at = id === undefined ? -1 : hits.indexOf(id);
    const cell = cellUnder(shape, from);
    if (cell !== undefined) this.#app.game.select({ cells: [cell], cursor: cell });
    const next = hits[at + 1] ?? (cell === undefined ? hits[0] : undefined);
    this.#chosen.select(next);
    if (next === undefined && cell !== undefined)
      this.#say(settingWords.caretGiven(cellName(shape, cell)));
  }

  /** Takes everything all of whose cells lie within a frame. */
  #framed({ from, to }: { readonly from: Point; readonly to: Point }): void {
    const { shape, things } = this.#rules;
    const isIn = (cell: number) => {
      const { x, y } = middleOf(shape, cell);
      return (
        x >= Math.min(from.x, to.x) &&
        x <= Math.max(from.x, to.x) &&
        y >= Math.min(from.y, to.y) &&
        y <= Math.max(from.y, to.y)
      );
    };
    const within = things.filter(({ cells }) => cells.length > 0 && cells.every(isIn));
    this.#chosen.selectAll(within.map(({ item }) => item.id));
  }

  #say(text: string): void {
    this.#app.announcer.say(text);
  }
}
