import type { BoardPress, Pen } from '../../board/pen.ts';
import type { Figure } from '../../board/view.ts';
import { afterDrag, afterPress } from '../../board/selecting.ts';
import type { History } from '../../game/history.ts';
import type { AppState } from '../../page/app-state.ts';
import { itemsByNumber } from '../../puzzle/item-ids.ts';
import type { Item } from '../../puzzle/items.ts';
import { isBoardItem, itemsOf, withItems } from '../../puzzle/constraints.ts';
import { named, type ParameterSchema } from '../../puzzle/schema.ts';
import { cellName, type Shape } from '../../puzzle/shape.ts';
import { countUnfinished, missingOf } from '../../puzzle/unfinished.ts';
import { variantFaces } from '../../rules/variants/index.ts';
import { settingWords } from '../../words/setting.ts';
import { LiveAnswer } from './live.svelte.ts';
import { isSwitch, labelOfKind, toolById, type Tool } from './palette.ts';
import { cellEntered, cellUnder, type Point } from './strokes/geometry.ts';
import { begun, isOutside, moved, type Stroke } from './strokes/gestures.ts';
import { diagonalsAt } from './strokes/outside.ts';
import { extended, traced } from './strokes/path.ts';
import {
  cellsOf,
  reversed,
  shifted,
  withCells,
  withItem,
  withoutItems,
  withStroke,
  type Items,
} from './things/editing.ts';
import { nameOfCell } from './things/cell-names.ts';
import { hitsAt, type Thing } from './things/hits.ts';
import {
  changedItem,
  figuresOf,
  madeItem,
  argumentsOf,
  outOfRange,
  typedParameter,
  typedValue,
} from './things/making.ts';
import { previewOf } from './things/preview.ts';

/** How many tools that were used last stand first in the palette. */
const mostRecent = 6;

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

/** What a pointer is about to do with a selected rule, or with the cells. */
type Drag =
  | { readonly kind: 'press'; readonly from: Point; readonly hits: readonly string[] }
  | { readonly kind: 'cells'; readonly last: number }
  | { readonly kind: 'move'; readonly from: Point; readonly item: Item; readonly now: Item }
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

/** A puzzle being set: the tool, the stroke, and the rule that is selected. */
export class Setting implements Pen {
  readonly live: LiveAnswer;
  /** What strokes draw; without one they select. */
  tool = $state.raw<Tool | undefined>();
  /** Ids of tools, the last used first. */
  recent = $state.raw<readonly string[]>([]);
  stroke = $state.raw<Stroke | undefined>();
  /** The stroke is made by keys: it waits for the next one. */
  isByKeys = $state(false);
  /** Sets that are drawn already, of a kind that has several. */
  sets = $state.raw<readonly (readonly number[])[]>([]);
  selected = $state.raw<string | undefined>();
  caret = $state.raw<Caret | undefined>();
  #drag = $state.raw<Drag | undefined>();
  #lastTool: Tool | undefined;
  #app: AppState;

  constructor(app: AppState) {
    this.#app = app;
    this.live = new LiveAnswer(app);
  }

  get #shape(): Shape {
    return this.#app.game.shape;
  }

  readonly items: Items = $derived.by(() => itemsOf(this.#app.game.position.puzzle));

  /** All of them but what says the board. */
  readonly rules: Items = $derived.by(() => this.items.filter((item) => !isBoardItem(item)));

  /** The rules as they are drawn: those that the core has told of, and the unfinished ones. */
  readonly things: readonly Thing[] = $derived.by(() => {
    const { variant } = this.#app.facts;
    const shape = this.#app.game.shape;
    const present = new Map(this.items.map((item) => [item.id, item]));
    const numbered = itemsByNumber(variant.items);
    const found = new Map<string, Thing>();
    for (const rule of variant.rules) {
      const id = numbered.get(rule.item)?.id ?? '';
      const item = present.get(id);
      if (!item || item.isUnfinished) continue;
      const { figures = [] } = variantFaces[rule.kind]?.draw?.(rule, shape, []) ?? {};
      const known = found.get(id);
      const cells = rule.cells.length > 0 ? rule.cells : rule.lists.flat();
      found.set(id, {
        item,
        figures: [...(known?.figures ?? []), ...figures],
        cells: [...(known?.cells ?? []), ...cells],
      });
    }
    return this.items.flatMap((item) => found.get(item.id) ?? this.#previewed(item) ?? []);
  });

  /** A rule of which the core has not told yet, as long as it is on the board. */
  #previewed(item: Item): Thing | undefined {
    const figures = previewOf(item, this.#shape);
    const cells = figures.flatMap((figure) => ('cells' in figure ? figure.cells : [figure.cell]));
    return figures.length > 0 ? { item, figures, cells } : undefined;
  }

  /** What is drawn over the board now: the stroke, and rules of which the core has not told yet. */
  readonly sketch: readonly Figure[] = $derived.by(() => {
    const drawn = new Set(this.#app.facts.variant.items.map(({ id }) => id));
    const fresh = this.items.filter((item) => item.isUnfinished || !drawn.has(item.id));
    return [
      ...fresh.flatMap((item) => previewOf(item, this.#shape)),
      ...this.#strokeFigures(),
      ...this.#draggedFigures(),
    ];
  });

  #strokeFigures(): readonly Figure[] {
    const { tool, stroke, sets } = this;
    const shape = this.#shape;
    const drawnSets = sets.map((cells): Figure => ({ form: 'cage', cells, text: '', inset: 12 }));
    if (!tool || !stroke || stroke.cells.length === 0) return drawnSets;
    if (tool.gesture === 'sets')
      return [...drawnSets, { form: 'cage', cells: stroke.cells, text: '', inset: 12 }];
    const values = tool.digits
      ? {
          cell_values: stroke.cells
            .slice(0, 1)
            .map((cell) => [nameOfCell(shape, cell), ...(tool.digits?.(shape) ?? [])].join('_')),
        }
      : argumentsOf(tool.kind, stroke, shape, tool.presets(shape));
    const item = madeItem(tool.kind, values);
    if (tool.digits) return stroke.cells.flatMap((cell) => previewOf(item, shape, [cell]));
    return previewOf(item, shape, stroke.cells);
  }

  #draggedFigures(): readonly Figure[] {
    const drag = this.#drag;
    return drag?.kind === 'move' || drag?.kind === 'end' ? previewOf(drag.now, this.#shape) : [];
  }

  /** Whether the thing that is dragged could not be let go there. */
  get isRefused(): boolean {
    return this.#drag?.kind === 'move' && this.#drag.now === this.#drag.item;
  }

  /** Clues outside need a margin as long as their tool is chosen, so that the board stays where it is. */
  get needsMargin(): boolean {
    return this.tool !== undefined && isOutside(this.tool.gesture);
  }

  get selectedThing(): Thing | undefined {
    return this.things.find(({ item }) => item.id === this.selected);
  }

  get selectedItem(): Item | undefined {
    return this.items.find(({ id }) => id === this.selected);
  }

  get unfinished(): number {
    return countUnfinished(this.items);
  }

  // ---- Tools

  choose(id: string | undefined): void {
    const tool = id === undefined ? undefined : toolById(id);
    this.drop();
    this.#leaveCaret();
    if (tool && isSwitch(tool)) {
      this.#turn(tool);
      return;
    }
    if (this.tool) this.#lastTool = this.tool;
    this.tool = tool;
    this.selected = undefined;
    if (tool) {
      this.#remember(tool);
      this.#say(settingWords.toolIs(tool.label, settingWords.how[tool.gesture]));
    } else this.#say(settingWords.select);
  }

  /** Back to the tool before. */
  chooseLast(): void {
    const last = this.#lastTool;
    if (last) this.choose(last.id);
  }

  #remember(tool: Tool): void {
    this.recent = [tool.id, ...this.recent.filter((id) => id !== tool.id)].slice(0, mostRecent);
  }

  /** The rule that a switch has put into the puzzle. */
  switchedOn(tool: Tool): Item | undefined {
    const presets = tool.presets(this.#shape);
    return this.items.find(
      (item) =>
        item.kind === tool.kind &&
        Object.entries(presets).every(([name, value]) => named(item)?.[name] === value),
    );
  }

  #turn(tool: Tool): void {
    const on = this.switchedOn(tool);
    this.#set(
      on
        ? this.items.filter((item) => item !== on)
        : [...this.items, madeItem(tool.kind, tool.presets(this.#shape))],
    );
    this.#remember(tool);
    this.#say(on ? settingWords.switchedOff(tool.label) : settingWords.switchedOn(tool.label));
  }

  // ---- Strokes by the pointer

  press({ point, reach, extend }: BoardPress): boolean {
    this.#leaveCaret();
    const { tool } = this;
    if (!tool) return this.#pressToSelect(point, reach, extend);
    this.isByKeys = false;
    this.stroke = begun(this.#shape, tool.gesture, point);
    this.#isSpanning = extend;
    if (this.stroke) this.selected = undefined;
    return true;
  }

  #isSpanning = false;

  move(points: readonly Point[]): void {
    const { tool } = this;
    for (const point of points) {
      if (this.stroke && tool)
        this.stroke = moved(this.#shape, this.stroke, point, {
          revisits: tool.revisits,
          spans: this.#isSpanning,
        });
      else if (this.#drag) this.#dragTo(point);
    }
  }

  release(): void {
    if (this.stroke) this.finish();
    else if (this.#drag) this.#letGo(this.#drag);
    this.#drag = undefined;
  }

  /** The stroke was not meant: a second finger, or the system took the pointer. */
  cancel(): void {
    if (this.stroke || this.#drag) this.#say(settingWords.dropped);
    this.stroke = undefined;
    this.#drag = undefined;
  }

  #pressToSelect(point: Point, reach: number, extend: boolean): boolean {
    const hits = hitsAt(this.#shape, this.things, point, reach).map(({ id }) => id);
    const { selectedThing } = this;
    const end =
      selectedThing && !extend ? this.#endAt(selectedThing, point, reach, hits) : undefined;
    if (end) {
      this.#drag = end;
      return true;
    }
    if (hits.length === 0 || extend) {
      this.selected = undefined;
      return false;
    }
    this.#drag = { kind: 'press', from: point, hits };
    return true;
  }

  /** The end of a selected line that a pointer is at. */
  #endAt({ item }: Thing, point: Point, reach: number, hits: readonly string[]): Drag | undefined {
    const cells = cellsOf(item, this.#shape);
    if (!this.isLine(item) || cells.length < 2) return undefined;
    const near = (cell: number | undefined) => {
      const [x, y] = [
        (cell ?? 0) % this.#shape.columns,
        Math.floor((cell ?? 0) / this.#shape.columns),
      ];
      return Math.hypot(point.x - x - 0.5, point.y - y - 0.5);
    };
    const [start, end] = [near(cells[0]), near(cells.at(-1))];
    if (Math.min(start, end) > Math.max(0.3, reach)) return undefined;
    const isStart = start < end;
    const path = isStart ? [...cells].reverse() : cells;
    const press = { from: point, hits };
    return { kind: 'end', item, now: item, path, isStart, to: point, press };
  }

  isLine({ kind }: Item): boolean {
    return toolById(kind)?.gesture === 'line';
  }

  #dragTo(point: Point): void {
    const drag = this.#drag;
    const shape = this.#shape;
    const { game } = this.#app;
    switch (drag?.kind) {
      case 'press': {
        if (Math.hypot(point.x - drag.from.x, point.y - drag.from.y) < 0.3) return;
        const item = this.selectedItem;
        if (item && drag.hits.includes(item.id))
          this.#drag = { kind: 'move', from: drag.from, item, now: item };
        else {
          const cell = cellUnder(shape, drag.from);
          if (cell === undefined) return;
          game.select(afterPress(game.selection, cell, false));
          this.selected = undefined;
          this.#drag = { kind: 'cells', last: cell };
        }
        this.#dragTo(point);
        return;
      }
      case 'cells': {
        const cell = cellEntered(shape, point);
        if (cell === undefined || cell === drag.last) return;
        game.select(afterDrag(game.selection, cell, false));
        this.#drag = { kind: 'cells', last: cell };
        return;
      }
      case 'move': {
        const [down, right] = [
          Math.round(point.y - drag.from.y),
          Math.round(point.x - drag.from.x),
        ];
        const now = down === 0 && right === 0 ? drag.item : shifted(drag.item, down, right, shape);
        this.#drag = { ...drag, now: now ?? drag.now };
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

  #letGo(drag: Drag): void {
    if (drag.kind === 'press') this.#tapped(drag);
    else if (drag.kind === 'end' && drag.now === drag.item) this.#tapped(drag.press);
    else if ((drag.kind === 'move' || drag.kind === 'end') && drag.now !== drag.item) {
      this.#change(drag.now);
      if (drag.kind === 'move')
        this.#say(settingWords.movedTo(this.labelOf(drag.now), this.whereIs(drag.now)));
      else this.#say(settingWords.strokeTaken(cellsOf(drag.now, this.#shape).length));
    }
  }

  /** Takes the nearest; pressed again, the one below. Its cell is selected as well, for givens. */
  #tapped({ from, hits }: { readonly from: Point; readonly hits: readonly string[] }): void {
    const at = this.selected === undefined ? -1 : hits.indexOf(this.selected);
    const cell = cellUnder(this.#shape, from);
    if (cell !== undefined) this.#app.game.select({ cells: [cell], cursor: cell });
    this.select(hits[(at + 1) % hits.length]);
  }

  // ---- Strokes, however they are made

  /** Makes a rule of the stroke. */
  finish(): void {
    const { tool, stroke } = this;
    const lengthened = this.#lengthened;
    this.drop(this.sets);
    if (lengthened && stroke) {
      const cells = lengthened.isStart ? [...stroke.cells].reverse() : stroke.cells;
      const item = withCells(lengthened.item, cells, this.#shape);
      if (cells.length > 1) this.#change(item);
      this.tool = undefined;
      this.selected = item.id;
      this.#say(settingWords.strokeTaken(cells.length));
      return;
    }
    if (!tool || !stroke || stroke.cells.length === 0) return;
    if (tool.gesture === 'sets') {
      this.sets = [...this.sets, stroke.cells];
      this.#say(settingWords.strokeTaken(stroke.cells.length));
      return;
    }
    const drawn = withStroke(this.items, tool, stroke, this.#shape);
    this.#set(drawn.items);
    if (tool.gesture === 'mark') {
      const { label } = tool;
      this.#say(
        drawn.outcome === 'removed'
          ? settingWords.removed(label)
          : settingWords.made(label, stroke.cells.length, this.rules.length),
      );
      return;
    }
    this.selected = drawn.id;
    const item = this.selectedItem;
    if (item) this.#openCaret(item, stroke.line);
    if (drawn.outcome === 'there') this.#say(settingWords.alreadyThere(tool.label));
    else if (drawn.outcome === 'replaced' && drawn.other)
      this.#say(settingWords.replaced(tool.label, this.labelOf(drawn.other)));
    else this.#say(this.#afterMaking(tool, stroke.cells.length));
  }

  #afterMaking(tool: Tool, count: number): string {
    const made = settingWords.made(tool.label, count, this.rules.length);
    const { caret } = this;
    return caret ? `${made} ${settingWords.thenType(this.nameOf(caret.parameter))}` : made;
  }

  /** The sets that are drawn become one rule. */
  done(): void {
    const { tool } = this;
    if (this.stroke) this.finish();
    if (!tool || tool.gesture !== 'sets' || this.sets.length === 0) return;
    const shape = this.#shape;
    const isCounted = tool.kind === 'SameValues';
    const lists = this.sets.map((each) => each.map((cell) => nameOfCell(shape, cell)));
    const cells = isCounted
      ? lists.flat()
      : lists.flatMap((list, at) => (at > 0 ? ['-', ...list] : list));
    const item = madeItem(tool.kind, {
      ...(isCounted && { sets: String(lists.length) }),
      cells,
    });
    this.sets = [];
    this.#set([...this.items, item]);
    this.selected = item.id;
    this.#say(this.#afterMaking(tool, cells.length));
  }

  /** Esc, one thing at a time: the stroke, what is typed, the selection, the tool. False where nothing is left. */
  escape(): boolean {
    if (this.stroke || this.sets.length > 0) this.drop();
    else if (this.caret || this.isMoving) this.#leaveCaret();
    else if (this.selected !== undefined) this.selected = undefined;
    else if (this.tool) this.choose(undefined);
    else return false;
    return true;
  }

  /** Leaves what is being drawn, but for sets that are to stay. */
  drop(sets: readonly (readonly number[])[] = []): void {
    this.stroke = undefined;
    this.sets = sets;
    this.isByKeys = false;
    this.#drag = undefined;
    this.#lengthened = undefined;
  }

  // ---- Strokes by keys

  /** Adds a cell to the stroke that keys make, or begins one. */
  addCell(cell: number): void {
    const { tool } = this;
    if (!tool) return;
    this.#leaveCaret();
    const { columns } = this.#shape;
    const point = { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 };
    if (!this.stroke || !this.isByKeys) {
      const path = [cell];
      this.stroke = { gesture: tool.gesture, cells: path, from: point, to: point, path };
      this.isByKeys = true;
    } else {
      const path = extended(this.#shape, this.stroke.path, cell, tool.revisits);
      this.stroke = { ...this.stroke, cells: path, path, to: point };
    }
    this.#say(
      `${cellName(this.#shape, cell)}, ${settingWords.strokeTaken(this.stroke.cells.length)}`,
    );
  }

  takeBack(): void {
    const { stroke } = this;
    if (!stroke) return;
    const cells = stroke.cells.slice(0, -1);
    this.stroke = cells.length > 0 ? { ...stroke, cells, path: cells } : undefined;
    this.#say(settingWords.strokeTaken(cells.length));
  }

  /** Draws a whole stroke at once, as keys do where one press says it all. */
  draw(stroke: Stroke): void {
    this.stroke = stroke;
    this.finish();
  }

  /** Shows where a stroke would be; it is made when it is finished. */
  hover(stroke: Stroke): void {
    this.#leaveCaret();
    this.stroke = stroke;
    this.isByKeys = true;
  }

  /** The other diagonal that begins at the same place outside the board. */
  turnDiagonal(): void {
    const { stroke } = this;
    if (!stroke) return;
    const { x, y } = stroke.from;
    const all = diagonalsAt(this.#shape, Math.floor(y), Math.floor(x));
    const at = all.findIndex((cells) => String(cells) === String(stroke.cells));
    const next = all[(at + 1) % all.length] ?? stroke.cells;
    this.stroke = { ...stroke, cells: next };
    this.#say(settingWords.diagonalTo(cellName(this.#shape, next.at(-1) ?? 0)));
  }

  // ---- The selected rule

  /** Arrows move the selected rule, until Enter or Esc. */
  isMoving = $state(false);

  beginMoving(): void {
    if (!this.selectedItem) return;
    this.#leaveCaret();
    this.isMoving = true;
    this.#say(settingWords.moving(this.labelOf(this.selectedItem)));
  }

  /** Goes on with the selected line, from its end or from its start, with the tool that draws it. */
  lengthen(fromStart: boolean): void {
    const item = this.selectedItem;
    if (!item || !this.isLine(item)) return;
    const cells = cellsOf(item, this.#shape);
    const path = fromStart ? [...cells].reverse() : cells;
    const last = path.at(-1) ?? 0;
    this.#leaveCaret();
    this.#lengthened = { item, isStart: fromStart };
    this.tool = toolById(item.kind);
    const { columns } = this.#shape;
    const point = { x: (last % columns) + 0.5, y: Math.floor(last / columns) + 0.5 };
    this.stroke = { gesture: 'line', cells: path, from: point, to: point, path };
    this.isByKeys = true;
    this.#app.game.select({ cells: [], cursor: last });
    this.#say(settingWords.strokeTaken(path.length));
  }

  /** The line that the stroke of keys goes on with. */
  #lengthened: { readonly item: Item; readonly isStart: boolean } | undefined;

  /** What is typed or moved is done with. */
  leave(): void {
    this.#leaveCaret();
  }

  select(id: string | undefined): void {
    this.#leaveCaret();
    this.selected = id;
    const item = this.selectedItem;
    if (!item) return;
    this.#openCaret(item);
    this.#say(settingWords.selectedThing(this.labelOf(item), this.whereIs(item)));
  }

  /** Selects the next rule, in the order of the list. */
  turn(by: 1 | -1): void {
    const { rules: items, selected } = this;
    if (items.length === 0) return;
    const at = items.findIndex(({ id }) => id === selected);
    const next = items[(at + by + items.length + (at < 0 && by < 0 ? 1 : 0)) % items.length];
    this.select(next?.id);
    const cell = next && this.cellsIn(next)[0];
    if (cell !== undefined) this.#app.game.select({ cells: [], cursor: cell });
  }

  remove(id = this.selected): void {
    const item = this.items.find((each) => each.id === id);
    if (!item) return;
    this.#leaveCaret();
    if (this.selected === id) this.selected = undefined;
    this.#set(withoutItems(this.items, new Set([item.id])));
    this.#say(settingWords.removed(this.labelOf(item)));
  }

  reverse(): void {
    const item = this.selectedItem;
    const turned = item && reversed(item, this.#shape);
    if (!turned) return;
    this.#change(turned);
    this.#say(settingWords.reversed(this.labelOf(turned)));
  }

  canReverse(item: Item | undefined): boolean {
    return item !== undefined && reversed(item, this.#shape) !== undefined;
  }

  /** Moves the selected rule by rows and columns. */
  shift(down: number, right: number): void {
    const item = this.selectedItem;
    if (!item) return;
    const now = shifted(item, down, right, this.#shape);
    if (!now) {
      this.#say(settingWords.notThere);
      return;
    }
    this.#change(now);
    this.#say(settingWords.movedTo(this.labelOf(now), this.whereIs(now)));
  }

  /** Puts an item in the place of the one with its id. */
  change(item: Item): void {
    this.#leaveCaret();
    this.#change(item);
  }

  add(item: Item): void {
    this.#leaveCaret();
    this.#set([...this.items, item]);
  }

  // ---- Figures

  #openCaret(item: Item, line?: { readonly isFromEnd: boolean }): void {
    const values = named(item) ?? {};
    const isOfEnd = Boolean(values['clue from the other end']) && !values['clue'];
    const parameter = typedParameter(item.kind, line ?? { isFromEnd: isOfEnd });
    this.caret = parameter && { id: item.id, parameter, figures: '' };
  }

  #leaveCaret(): void {
    this.caret = undefined;
    this.isMoving = false;
  }

  /** A figure, or a minus, for the number of the selected rule; false where digits are givens. */
  type(figure: string): boolean {
    const { caret } = this;
    const item = caret && this.items.find(({ id }) => id === caret.id);
    if (!caret || !item) return false;
    if (caret.figures.length < mostFigures) this.#write(caret, item, caret.figures + figure);
    return true;
  }

  /** Takes the last figure back. */
  untype(): boolean {
    const { caret } = this;
    const item = caret && this.items.find(({ id }) => id === caret.id);
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
    const base = this.items.find(({ id }) => id === item.id) ?? item;
    this.#change(
      changedItem(base, { [caret.parameter.name]: typedValue(caret.parameter, figures) }),
    );
    this.caret = { ...caret, figures, before, after: game.history };
    this.live.typed();
  }

  /** The range that what is typed is out of. */
  get wrongRange(): { readonly least: number; readonly most: number } | undefined {
    return this.caret && outOfRange(this.caret.parameter, this.caret.figures);
  }

  /** The figures as they are seen while they are typed: those of the rule before the first. */
  get typed(): string {
    const { caret } = this;
    const item = caret && this.items.find(({ id }) => id === caret.id);
    if (!caret || !item) return '';
    return caret.figures || figuresOf(named(item)?.[caret.parameter.name]);
  }

  // ---- Words

  nameOf({ name }: ParameterSchema): string {
    return settingWords.parameters[name] ?? name;
  }

  labelOf(item: Item): string {
    return labelOfKind(item.kind);
  }

  /** Where a rule is: its first cell, or the line that it is about. */
  whereIs(item: Item): string {
    const [cell] = this.cellsIn(item);
    const line = named(item)?.['line'];
    if (typeof line === 'string') return line.toLowerCase();
    return cell === undefined ? '' : cellName(this.#shape, cell);
  }

  /** The cells of a rule, as far as they are known. */
  cellsIn(item: Item): readonly number[] {
    const own = cellsOf(item, this.#shape);
    if (own.length > 0) return own;
    return this.things.find((thing) => thing.item.id === item.id)?.cells ?? [];
  }

  /** Whether the rule still needs something. */
  lacks(item: Item): string {
    const missing = missingOf(item);
    return missing ? this.nameOf(missing) : '';
  }

  #change(item: Item): void {
    this.#set(withItem(this.items, item));
  }

  #set(items: Items): void {
    if (items === this.items) return;
    const { game } = this.#app;
    game.setRules(withItems(game.position.puzzle.rules, items));
  }

  #say(text: string): void {
    this.#app.announcer.say(text);
  }
}
