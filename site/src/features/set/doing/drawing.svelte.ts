import type { Figure } from '../../../board/view.ts';
import type { AppState } from '../../../page/app-state.ts';
import type { Item } from '../../../puzzle/items.ts';
import { named } from '../../../puzzle/schema.ts';
import { cellName } from '../../../puzzle/shape.ts';
import { settingWords } from '../../../words/setting.ts';
import { isLine, isSwitch, toolById, type Tool } from '../palette.ts';
import { middleOf, type Point } from '../strokes/geometry.ts';
import { begun, isOutside, moved, type Stroke } from '../strokes/gestures.ts';
import { diagonalsAt } from '../strokes/outside.ts';
import { extended } from '../strokes/path.ts';
import { nameOfCell } from '../things/cell-names.ts';
import { cellsOf, withCells, withStroke } from '../things/editing.ts';
import { argumentsOf, madeItem } from '../things/making.ts';
import { previewOf } from '../things/preview.ts';
import type { Chosen } from './chosen.svelte.ts';
import type { Rules } from './rules.svelte.ts';
import type { Typing } from './typing.svelte.ts';

/** How many tools that were used last stand first in the palette. */
const mostRecent = 6;

/** The parts of a puzzle that is being set which strokes change. */
interface Parts {
  readonly app: AppState;
  readonly rules: Rules;
  readonly typing: Typing;
  readonly chosen: Chosen;
}

/** The tool, and the stroke that it draws: by a pointer or by keys. */
export class Drawing {
  /** What strokes draw; without one they select. */
  tool = $state.raw<Tool | undefined>();
  /** Ids of tools, the last used first. */
  recent = $state.raw<readonly string[]>([]);
  stroke = $state.raw<Stroke | undefined>();
  /** The stroke is made by keys: it waits for the next one. */
  isByKeys = $state(false);
  /** Sets that are drawn already, of a kind that has several. */
  sets = $state.raw<readonly (readonly number[])[]>([]);
  #isSpanning = false;
  #lastTool: Tool | undefined;
  /** The line that the stroke of keys goes on with. */
  #lengthened: { readonly item: Item; readonly isStart: boolean } | undefined;
  #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Clues outside need a margin as long as their tool is chosen, so that the board stays where it is. */
  get needsMargin(): boolean {
    return this.tool !== undefined && isOutside(this.tool.gesture);
  }

  // ---- The tool

  choose(id: string | undefined): void {
    const tool = id === undefined ? undefined : toolById(id);
    this.drop();
    this.#parts.chosen.leave();
    if (tool && isSwitch(tool)) {
      this.#turn(tool);
      return;
    }
    if (this.tool) this.#lastTool = this.tool;
    this.tool = tool;
    this.#parts.chosen.ids = [];
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
    const { rules } = this.#parts;
    const presets = tool.presets(rules.shape);
    return rules.items.find(
      (item) =>
        item.kind === tool.kind &&
        Object.entries(presets).every(([name, value]) => named(item)?.[name] === value),
    );
  }

  #turn(tool: Tool): void {
    const { rules } = this.#parts;
    const on = this.switchedOn(tool);
    if (on) rules.set(rules.items.filter((item) => item !== on));
    else rules.add(madeItem(tool.kind, tool.presets(rules.shape)));
    this.#remember(tool);
    this.#say(on ? settingWords.switchedOff(tool.label) : settingWords.switchedOn(tool.label));
  }

  // ---- Strokes by a pointer

  /** The tool goes down at a place. */
  begin(tool: Tool, point: Point, spans: boolean): void {
    this.isByKeys = false;
    this.#isSpanning = spans;
    this.stroke = begun(this.#parts.rules.shape, tool.gesture, point);
    if (this.stroke) this.#parts.chosen.ids = [];
  }

  goOn(to: Point): void {
    const { tool, stroke } = this;
    if (!tool || !stroke) return;
    this.stroke = moved(this.#parts.rules.shape, stroke, to, {
      revisits: tool.revisits,
      spans: this.#isSpanning,
    });
  }

  /** What is drawn over the board now. */
  get figures(): readonly Figure[] {
    const { tool, stroke, sets } = this;
    const { shape } = this.#parts.rules;
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

  // ---- Strokes, however they are made

  /** Makes a rule of the stroke. */
  finish(): void {
    const { tool, stroke } = this;
    const { rules, chosen, typing } = this.#parts;
    const lengthened = this.#lengthened;
    this.drop(this.sets);
    if (lengthened && stroke) {
      const cells = lengthened.isStart ? [...stroke.cells].reverse() : stroke.cells;
      const item = withCells(lengthened.item, cells, rules.shape);
      if (cells.length > 1) rules.change(item);
      this.tool = undefined;
      chosen.ids = [item.id];
      this.#say(settingWords.strokeTaken(cells.length));
      return;
    }
    if (!tool || !stroke || stroke.cells.length === 0) return;
    if (tool.gesture === 'sets') {
      this.sets = [...this.sets, stroke.cells];
      this.#say(settingWords.strokeTaken(stroke.cells.length));
      return;
    }
    const drawn = withStroke(rules.items, tool, stroke, rules.shape);
    rules.set(drawn.items);
    if (tool.gesture === 'mark') {
      const { label } = tool;
      this.#say(
        drawn.outcome === 'removed'
          ? settingWords.removed(label)
          : settingWords.made(label, stroke.cells.length, rules.listed.length),
      );
      return;
    }
    chosen.ids = drawn.id === undefined ? [] : [drawn.id];
    const { item } = chosen;
    if (item) typing.open(item, stroke.line);
    if (drawn.outcome === 'there') this.#say(settingWords.alreadyThere(tool.label));
    else if (drawn.outcome === 'replaced' && drawn.other)
      this.#say(settingWords.replaced(tool.label, rules.labelOf(drawn.other)));
    else this.#say(this.#afterMaking(tool, stroke.cells.length));
  }

  #afterMaking(tool: Tool, count: number): string {
    const { rules, typing } = this.#parts;
    const made = settingWords.made(tool.label, count, rules.listed.length);
    const { caret } = typing;
    return caret ? `${made} ${settingWords.thenType(rules.nameOf(caret.parameter))}` : made;
  }

  /** The sets that are drawn become one rule. */
  done(): void {
    const { tool } = this;
    const { rules, chosen } = this.#parts;
    if (this.stroke) this.finish();
    if (!tool || tool.gesture !== 'sets' || this.sets.length === 0) return;
    const isCounted = tool.kind === 'SameValues';
    const lists = this.sets.map((each) => each.map((cell) => nameOfCell(rules.shape, cell)));
    const cells = isCounted
      ? lists.flat()
      : lists.flatMap((list, at) => (at > 0 ? ['-', ...list] : list));
    const item = madeItem(tool.kind, {
      ...(isCounted && { sets: String(lists.length) }),
      cells,
    });
    this.sets = [];
    rules.add(item);
    chosen.ids = [item.id];
    this.#say(this.#afterMaking(tool, cells.length));
  }

  /** Leaves what is being drawn, but for sets that are to stay. */
  drop(sets: readonly (readonly number[])[] = []): void {
    this.stroke = undefined;
    this.sets = sets;
    this.isByKeys = false;
    this.#lengthened = undefined;
  }

  // ---- Strokes by keys

  /** Adds a cell to the stroke that keys make, or begins one. */
  addCell(cell: number): void {
    const { tool } = this;
    const { rules, chosen } = this.#parts;
    if (!tool) return;
    chosen.leave();
    const point = middleOf(rules.shape, cell);
    if (!this.stroke || !this.isByKeys) {
      const path = [cell];
      this.stroke = { gesture: tool.gesture, cells: path, from: point, to: point, path };
      this.isByKeys = true;
    } else {
      const path = extended(rules.shape, this.stroke.path, cell, tool.revisits);
      this.stroke = { ...this.stroke, cells: path, path, to: point };
    }
    this.#say(
      `${cellName(rules.shape, cell)}, ${settingWords.strokeTaken(this.stroke.cells.length)}`,
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
    this.#parts.chosen.leave();
    this.stroke = stroke;
    this.isByKeys = true;
  }

  /** The other diagonal that begins at the same place outside the board. */
  turnDiagonal(): void {
    const { stroke } = this;
    const { shape } = this.#parts.rules;
    if (!stroke) return;
    const { x, y } = stroke.from;
    const all = diagonalsAt(shape, Math.floor(y), Math.floor(x));
    const at = all.findIndex((cells) => String(cells) === String(stroke.cells));
    const next = all[(at + 1) % all.length] ?? stroke.cells;
    this.stroke = { ...stroke, cells: next };
    this.#say(settingWords.diagonalTo(cellName(shape, next.at(-1) ?? 0)));
  }

  /** Goes on with the selected line, from its end or from its start, with the tool that draws it. */
  lengthen(fromStart: boolean): void {
    const { app, rules, chosen } = this.#parts;
    const { item } = chosen;
    if (!item || !isLine(item.kind)) return;
    const cells = cellsOf(item, rules.shape);
    const path = fromStart ? [...cells].reverse() : cells;
    const last = path.at(-1) ?? 0;
    chosen.leave();
    this.#lengthened = { item, isStart: fromStart };
    this.tool = toolById(item.kind);
    const point = middleOf(rules.shape, last);
    this.stroke = { gesture: 'line', cells: path, from: point, to: point, path };
    this.isByKeys = true;
    app.game.select({ cells: [], cursor: last });
    this.#say(settingWords.strokeTaken(path.length));
  }

  #say(text: string): void {
    this.#parts.app.announcer.say(text);
  }
}
