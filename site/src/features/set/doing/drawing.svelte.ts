import type { Figure } from '../../../board/view.ts';
import type { AppState } from '../../../page/app-state.ts';
import { cellName } from '../../../puzzle/shape.ts';
import { settingWords } from '../../../words/setting.ts';
import { isLine, toolById, type Tool } from '../palette.ts';
import { middleOf, type Point } from '../../../board/strokes/geometry.ts';
import { begun, moved, type Stroke } from '../strokes/gestures.ts';
import { diagonalsAt } from '../strokes/outside.ts';
import { extended } from '../../../board/strokes/path.ts';
import { targetsOf, withTargets } from '../things/blocks.ts';
import { nameOfCell } from '../things/cell-names.ts';
import { cellsOf, withCells, withStroke } from '../things/editing.ts';
import { argumentsOf, madeItem } from '../things/making.ts';
import { previewOf } from '../things/preview.ts';
import { countsOf, firstRegions, withRegions } from '../things/regions.ts';
import type { Chosen } from './chosen.svelte.ts';
import type { Fogging } from './fogging.svelte.ts';
import type { Rules } from './rules.svelte.ts';
import type { Tools } from './tools.svelte.ts';
import type { Typing } from './typing.svelte.ts';

/** The parts of a puzzle that is being set which strokes change. */
interface Parts {
  readonly app: AppState;
  readonly rules: Rules;
  readonly typing: Typing;
  readonly chosen: Chosen;
  readonly tools: Tools;
  readonly fogging: Fogging;
}

/** A line, and the end of it that goes on. */
interface Lengthened {
  readonly id: string;
  readonly isStart: boolean;
}

/** The stroke that the tool draws: by a pointer or by keys. */
export class Drawing {
  stroke = $state.raw<Stroke | undefined>();
  /** The stroke is made by keys: it waits for the next one. */
  isByKeys = $state(false);
  /** Sets that are drawn already, of a kind that has several. */
  sets = $state.raw<readonly (readonly number[])[]>([]);
  #isSpanning = false;
  /** The line that the stroke of keys goes on with. */
  #lengthened: Lengthened | undefined;
  #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  // ---- Strokes by a pointer

  /** The tool goes down at a place. */
  begin(tool: Tool, point: Point, spans: boolean): void {
    this.isByKeys = false;
    this.#lengthened = undefined;
    this.#isSpanning = spans;
    this.stroke = begun(this.#parts.rules.shape, tool.gesture, point);
    // Copies are drawn of what is selected.
    if (this.stroke && tool.way !== 'block') this.#parts.chosen.ids = [];
  }

  goOn(to: Point): void {
    const { stroke } = this;
    const { tool } = this.#parts.tools;
    if (!tool || !stroke) return;
    this.stroke = moved(this.#parts.rules.shape, stroke, to, {
      revisits: tool.revisits,
      spans: this.#isSpanning,
    });
  }

  /** What is drawn over the board now. */
  get figures(): readonly Figure[] {
    const { stroke, sets } = this;
    const { tool } = this.#parts.tools;
    const { shape } = this.#parts.rules;
    const drawnSets = sets.map((cells): Figure => ({ form: 'cage', cells, text: '', inset: 12 }));
    if (!tool || !stroke || stroke.cells.length === 0 || tool.way === 'fog') return drawnSets;
    if (tool.gesture === 'sets' || tool.way === 'block')
      return [...drawnSets, { form: 'cage', cells: stroke.cells, text: '', inset: 12 }];
    if (tool.gesture === 'regions') return [this.#spread(stroke.cells)];
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

  /** A region with the cells that it spreads over, and how many it has of how many. */
  #spread(cells: readonly number[]): Figure {
    const { app, rules } = this.#parts;
    const boxes = { ...rules.shape, ...app.facts.variant.boxSize };
    const regions = rules.regions ?? firstRegions(rules.shape, boxes);
    const own = regions[cells[0] ?? 0];
    const all = regions.flatMap((region, cell) =>
      region === own || cells.includes(cell) ? [cell] : [],
    );
    return { form: 'cage', cells: all, text: String(all.length), inset: 6 };
  }

  // ---- Strokes, however they are made

  /** Makes a rule of the stroke. */
  finish(): void {
    const { stroke } = this;
    const { rules, chosen, typing, tools } = this.#parts;
    const { tool } = tools;
    const lengthened = this.#lengthened;
    this.drop(this.sets);
    if (lengthened && stroke) {
      this.#finishLengthened(lengthened, stroke.cells);
      return;
    }
    if (!tool || !stroke || stroke.cells.length === 0) return;
    if (tool.way === 'fog') {
      this.#parts.fogging.paint(stroke.cells);
      return;
    }
    if (tool.gesture === 'sets') {
      this.sets = [...this.sets, stroke.cells];
      this.#say(settingWords.strokeTaken(stroke.cells.length));
      return;
    }
    if (tool.gesture === 'regions') {
      this.#paintRegions(stroke.cells);
      return;
    }
    if (tool.way === 'block') {
      this.#paintTargets(stroke.cells);
      return;
    }
    const drawn = withStroke(rules.level, tool, stroke, rules.shape);
    rules.setLevel(drawn.items);
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

  /** The line goes on along the stroke, as long as it is there and has an end. */
  #finishLengthened({ id, isStart }: Lengthened, stroke: readonly number[]): void {
    const { rules, chosen, tools } = this.#parts;
    const item = rules.item(id);
    tools.tool = undefined;
    chosen.ids = item ? [id] : [];
    if (!item || stroke.length < 2) {
      this.#say(settingWords.dropped);
      return;
    }
    rules.change(withCells(item, isStart ? [...stroke].reverse() : stroke, rules.shape));
    this.#say(settingWords.strokeTaken(stroke.length));
  }

  /** The region of the first cell spreads over the others. */
  #paintRegions(cells: readonly number[]): void {
    const { app, rules, chosen } = this.#parts;
    if (cells.length < 2) return;
    const { items, id } = withRegions(rules.items, cells, rules.shape, {
      ...rules.shape,
      ...app.facts.variant.boxSize,
    });
    rules.set(items);
    chosen.ids = [id];
    const counts = countsOf(rules.regions ?? []);
    this.#say(settingWords.regionHas(counts.get(rules.regions?.[cells[0] ?? 0] ?? '') ?? 0));
  }

  /** Copies of a block begin at the cells, or no longer where they did. */
  #paintTargets(cells: readonly number[]): void {
    const { rules, chosen } = this.#parts;
    const block = chosen.item;
    if (block?.kind !== 'Replicate') {
      this.#say(settingWords.copiesOfWhat);
      return;
    }
    const before = targetsOf(block, rules.shape);
    const isTaken = before.includes(cells[0] ?? -1);
    const targets = isTaken
      ? before.filter((cell) => !cells.includes(cell))
      : [...before, ...cells];
    const changed = withTargets(block, targets, rules.shape);
    if (changed) rules.change(changed);
    this.#say(changed ? settingWords.copies(targets.length) : settingWords.notThere);
  }

  #afterMaking(tool: Tool, count: number): string {
    const { rules, typing } = this.#parts;
    const made = settingWords.made(tool.label, count, rules.listed.length);
    const { caret } = typing;
    return caret ? `${made} ${settingWords.thenType(rules.nameOf(caret.parameter))}` : made;
  }

  /** The sets that are drawn become one rule. */
  done(): void {
    const { rules, chosen, tools } = this.#parts;
    const { tool } = tools;
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
    const { rules, chosen, tools } = this.#parts;
    const { tool } = tools;
    if (!tool) return;
    chosen.leave();
    const point = middleOf(rules.shape, cell);
    if (!this.stroke || !this.isByKeys) {
      const path = [cell];
      this.#lengthened = undefined;
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
    const { app, rules, chosen, tools } = this.#parts;
    const { item } = chosen;
    if (!item || !isLine(item.kind)) return;
    const cells = cellsOf(item, rules.shape);
    const path = fromStart ? [...cells].reverse() : cells;
    const last = path.at(-1) ?? 0;
    chosen.leave();
    this.#lengthened = { id: item.id, isStart: fromStart };
    tools.tool = toolById(item.kind);
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
