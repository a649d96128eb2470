import type { Point } from '../../../board/strokes/geometry.ts';
import type { Figure } from '../../../board/view.ts';
import type { AppState } from '../../../page/app-state.ts';
import { isBoardItem, itemsOf, withItems } from '../../../puzzle/constraints.ts';
import { itemsByNumber } from '../../../puzzle/item-ids.ts';
import type { Item } from '../../../puzzle/items.ts';
import { named, type ParameterSchema } from '../../../puzzle/schema.ts';
import { cellName, type Shape } from '../../../puzzle/shape.ts';
import { countUnfinished, missingOf } from '../../../puzzle/unfinished.ts';
import type { RefusedRule } from '../../../solver/refused-rule.ts';
import { variantFaces } from '../../../rules/variants/index.ts';
import { settingWords } from '../../../words/setting.ts';
import { labelOfKind } from '../palette.ts';
import { fitsInBlock, levelOf, withLevel } from '../things/blocks.ts';
import { cellsOf, everyItem, itemIn, withItem, type Items } from '../things/editing.ts';
import { hitsAt, type Thing } from '../things/hits.ts';
import { madeItem } from '../things/making.ts';
import { previewOf } from '../things/preview.ts';
import { hasBoxRule, regionsItem, regionsOf, withBoxes } from '../things/regions.ts';

/** The rules of the puzzle that is being set, as items and as what is drawn of them. */
export class Rules {
  #app: AppState;

  constructor(app: AppState) {
    this.#app = app;
  }

  get shape(): Shape {
    return this.#app.game.shape;
  }

  readonly items: Items = $derived.by(() => itemsOf(this.#app.game.position.puzzle));

  /** All of them but what says the board. */
  readonly listed: Items = $derived.by(() => this.items.filter((item) => !isBoardItem(item)));

  /** The rules as they are drawn: those that the core has told of, and the unfinished ones. */
  readonly things: readonly Thing[] = $derived.by(() => {
    const { variant } = this.#app.facts;
    const { shape } = this;
    const all = everyItem(this.items);
    const present = new Map(all.map((item) => [item.id, item]));
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
    return all.flatMap((item) => {
      const told = found.get(item.id);
      return (told && told.figures.length > 0 ? told : this.#previewed(item)) ?? [];
    });
  });

  /** A rule of which the core has not told yet, as long as it is on the board. */
  #previewed(item: Item): Thing | undefined {
    const figures = previewOf(item, this.shape);
    const cells = figures.flatMap((figure) => ('cells' in figure ? figure.cells : [figure.cell]));
    return figures.length > 0 ? { item, figures, cells } : undefined;
  }

  /** What is drawn of rules of which the core has not told yet. */
  readonly fresh: readonly Figure[] = $derived.by(() => {
    const { variant } = this.#app.facts;
    const numbered = itemsByNumber(variant.items);
    const told = new Set(variant.items.map(({ id }) => id));
    // Of a block the core tells as one, but where all of it holds anyway.
    for (const rule of variant.rules) told.add(numbered.get(rule.item)?.id ?? '');
    const fresh = everyItem(this.items).filter(
      ({ id, isUnfinished, parts }) => !parts && (isUnfinished || !told.has(id)),
    );
    return fresh.flatMap((item) => previewOf(item, this.shape));
  });

  /** The block that rules which are drawn go into, by its id. */
  into = $state<string | undefined>();

  /** The rules of that block, or all. */
  get level(): Items {
    return levelOf(this.items, this.into);
  }

  setLevel(level: Items): void {
    this.set(withLevel(this.items, this.into, level));
  }

  /** The region of each cell, where a rule says the regions. */
  readonly regions: readonly string[] | undefined = $derived.by(() => {
    const item = regionsItem(this.items);
    return item && regionsOf(item, this.shape);
  });

  get unfinished(): number {
    return countUnfinished(this.items);
  }

  item(id: string | undefined): Item | undefined {
    return id === undefined ? undefined : itemIn(this.items, id);
  }

  thing(id: string | undefined): Thing | undefined {
    return this.things.find(({ item }) => item.id === id);
  }

  /** Whether a pointer there has a rule within reach. */
  isAt(point: Point, reach: number): boolean {
    return hitsAt(this.shape, this.things, point, reach).length > 0;
  }

  /** Other rules in the place of these, as one step of the history. */
  set(items: Items): void {
    if (items === this.items) return;
    const { game } = this.#app;
    game.setRules(withItems(game.position.puzzle.rules, items));
  }

  /** Puts an item in the place of the one with its id. */
  change(item: Item): void {
    this.set(withItem(this.items, item));
  }

  /** Puts an item behind the others of the block that is drawn into, where it can stand in one. */
  add(item: Item): void {
    if (fitsInBlock(item)) this.setLevel([...this.level, item]);
    else this.set([...this.items, item]);
  }

  get hasBoxes(): boolean {
    return hasBoxRule(this.#app.game.position.puzzle);
  }

  /** Takes the boxes away as houses, or puts them back whatever took them away. */
  switchBoxes(): void {
    const { game, announcer } = this.#app;
    const { boxes } = settingWords.board;
    const { hasBoxes } = this;
    if (hasBoxes) this.set([...this.items, madeItem('NoBoxes', {})]);
    else game.setRules(withBoxes(game.position.puzzle));
    announcer.say(hasBoxes ? settingWords.switchedOff(boxes) : settingWords.switchedOn(boxes));
  }

  /** What the core has said of rules that it does not take, with how they were written then. */
  #refusals = $state.raw<ReadonlyMap<string, { readonly written: string; readonly why: string }>>(
    new Map(),
  );

  /** A rule that the core does not take is left out as an unfinished one is, until it is changed. */
  refuse({ item: number, found, expected }: RefusedRule): void {
    const item = itemsByNumber(this.items).get(number);
    if (!item) return;
    const written = item.arguments.join('~');
    const why = settingWords.form.refused(found, expected);
    this.#refusals = new Map([...this.#refusals, [item.id, { written, why }]]);
    const { game } = this.#app;
    const items = withItem(this.items, { ...item, isUnfinished: true });
    game.mendRules(withItems(game.position.puzzle.rules, items));
    this.#app.announcer.say(`${this.labelOf(item)}: ${why}`);
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
    return cell === undefined ? '' : cellName(this.shape, cell);
  }

  /** The cells of a rule, as far as they are known. */
  cellsIn(item: Item): readonly number[] {
    const own = cellsOf(item, this.shape);
    if (own.length > 0) return own;
    return this.thing(item.id)?.cells ?? [];
  }

  /** Whether the rule still needs something. */
  lacks(item: Item): string {
    const missing = missingOf(item);
    if (missing) return this.nameOf(missing);
    const refusal = this.#refusals.get(item.id);
    return refusal?.written === item.arguments.join('~') ? refusal.why : '';
  }
}
