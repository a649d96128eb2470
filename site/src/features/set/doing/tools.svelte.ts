import type { AppState } from '../../../page/app-state.ts';
import type { Item } from '../../../puzzle/items.ts';
import { named, schemaOf } from '../../../puzzle/schema.ts';
import { settingWords } from '../../../words/setting.ts';
import { isSwitch, toolById, type Tool } from '../palette.ts';
import { isOutside } from '../strokes/gestures.ts';
import { originOf, together, withTargets } from '../things/blocks.ts';
import { itemIn, withItem } from '../things/editing.ts';
import { madeItem } from '../things/making.ts';
import type { Chosen } from './chosen.svelte.ts';
import type { Rules } from './rules.svelte.ts';

/** How many tools that were used last stand first in the palette. */
const mostRecent = 6;

/** What is chosen in the palette. */
export class Tools {
  /** What strokes draw; without one they select. */
  tool = $state.raw<Tool | undefined>();
  /** Ids of tools, the last used first. */
  recent = $state.raw<readonly string[]>([]);
  #last: Tool | undefined;
  #app: AppState;
  #rules: Rules;
  #chosen: Chosen;
  #ondrop: () => void;

  /** `ondrop`: what is being drawn is left. */
  constructor(app: AppState, rules: Rules, chosen: Chosen, ondrop: () => void) {
    this.#app = app;
    this.#rules = rules;
    this.#chosen = chosen;
    this.#ondrop = ondrop;
  }

  /** Clues outside need a margin as long as their tool is chosen, so that the board stays where it is. */
  get needsMargin(): boolean {
    return this.tool !== undefined && isOutside(this.tool.gesture);
  }

  choose(id: string | undefined): void {
    const tool = id === undefined ? undefined : toolById(id);
    this.#ondrop();
    this.#app.game.mode = 'digit';
    this.#chosen.leave();
    if (tool && isSwitch(tool)) this.#turn(tool);
    else if (tool?.way === 'form') this.#fillIn(tool);
    else if (tool?.way === 'block') this.#putTogether(tool);
    else if (tool?.way === 'board') return;
    else this.#take(tool);
    if (tool) this.#remember(tool);
  }

  #take(tool: Tool | undefined): void {
    if (this.tool) this.#last = this.tool;
    this.tool = tool;
    this.#chosen.ids = [];
    this.#say(
      tool ? settingWords.toolIs(tool.label, settingWords.how[tool.gesture]) : settingWords.select,
    );
  }

  /** The pen is no tool for rules: what it draws is a note, of whoever has the puzzle. */
  get hasPen(): boolean {
    return this.#app.game.mode === 'pen';
  }

  /** Without a tool, and without the pen. */
  layDown(): void {
    if (this.tool) this.#last = this.tool;
    this.tool = undefined;
    this.#app.game.mode = 'digit';
  }

  /** Takes the pen, or lays it down. */
  turnPen(): void {
    const has = this.hasPen;
    this.#ondrop();
    this.#chosen.leave();
    this.#chosen.ids = [];
    this.layDown();
    if (!has) this.#app.game.mode = 'pen';
  }

  /** Back to the tool before. */
  chooseLast(): void {
    const last = this.#last;
    if (last) this.choose(last.id);
  }

  #remember(tool: Tool): void {
    this.recent = [tool.id, ...this.recent.filter((id) => id !== tool.id)].slice(0, mostRecent);
  }

  /** The rule that a switch has put into the puzzle. */
  switchedOn(tool: Tool): Item | undefined {
    const presets = tool.presets(this.#rules.shape);
    return this.#rules.items.find(
      (item) =>
        item.kind === tool.kind &&
        Object.entries(presets).every(([name, value]) => named(item)?.[name] === value),
    );
  }

  #turn(tool: Tool): void {
    const rules = this.#rules;
    const on = this.switchedOn(tool);
    if (on) rules.set(rules.items.filter((item) => item !== on));
    else rules.set([...rules.items, madeItem(tool.kind, tool.presets(rules.shape))]);
    this.#say(on ? settingWords.switchedOff(tool.label) : settingWords.switchedOn(tool.label));
  }

  /** A rule without a place: one of it is made, or the one that can be there once is selected. */
  #fillIn(tool: Tool): void {
    const rules = this.#rules;
    this.tool = undefined;
    const isSingle = schemaOf(tool.kind)?.role === 'layout' && tool.kind !== 'Var';
    const own = isSingle ? rules.items.find(({ kind }) => kind === tool.kind) : undefined;
    const item = own ?? madeItem(tool.kind, tool.presets(rules.shape));
    if (!own) rules.add(item);
    this.#chosen.select(item.id);
  }

  /** The selected rules become one; where none are, those that are drawn next go into it. */
  #putTogether(tool: Tool): void {
    const rules = this.#rules;
    const { ids } = this.#chosen;
    const { items, id } = together(rules.items, ids, tool.kind);
    const block = itemIn(items, id);
    const { shape } = rules;
    // The first copy is the rules themselves.
    const copied =
      block?.kind === 'Replicate' && withTargets(block, [originOf(block, shape)], shape);
    rules.set(copied ? withItem(items, copied) : items);
    this.#chosen.ids = [id];
    const isEmpty = ids.length === 0;
    rules.into = isEmpty ? id : undefined;
    // Where copies begin is drawn.
    this.tool = tool.gesture === 'set' && !isEmpty ? tool : undefined;
    this.#say(
      isEmpty
        ? settingWords.drawInto(tool.label)
        : settingWords.putTogether(tool.label, ids.length),
    );
  }

  #say(text: string): void {
    this.#app.announcer.say(text);
  }
}
