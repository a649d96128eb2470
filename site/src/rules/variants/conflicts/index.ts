/** What is wrong with digits that break a rule of a variant, a file for each family of rules. */
import type { VariantRule } from '../../../puzzle/puzzle.ts';
import { cellName, type Shape } from '../../../puzzle/shape.ts';
import { conflictWords } from '../../conflict-words.ts';
import type { VariantDrawing, VariantListed } from '../drawing.ts';
import { cageSayings } from './cages.ts';
import { lineSayings } from './lines.ts';
import { markSayings } from './marks.ts';
import { otherSayings } from './others.ts';
import { outsideSayings } from './outside.ts';
import type { Broken, FamilySayings } from './telling.ts';

/** By the core's names of kinds. */
export const sayings: FamilySayings = {
  ...lineSayings,
  ...cageSayings,
  ...markSayings,
  ...outsideSayings,
  ...otherSayings,
};

/** Makes the sentences about conflicts of a puzzle with these rules; `list` is what is listed of them. */
export function conflictsOf(
  rules: readonly VariantRule[],
  list: readonly VariantListed[],
  shape: Shape,
): VariantDrawing['conflict'] {
  return ({ cells, rule: named }, valueAt) => {
    const [number = '', kind = ''] = named.split(' ');
    const item = Number(number);
    if (!kind || Number.isNaN(item)) return undefined;
    const values = cells.map((cell) => valueAt(cell) ?? 0);
    const told = (what: string) =>
      conflictWords.told(
        what,
        values,
        cells.map((cell) => cellName(shape, cell)),
      );
    const rule = ruleOf(rules, item, cells);
    const said = sayings[rule?.kind ?? kind];
    if (!said || !rule) {
      const needs = list.find(({ items }) => items.includes(item))?.broken ?? kind;
      return told(conflictWords.broken(needs));
    }
    const broken: Broken = { rule, cells, values, shape, valueAt };
    for (const say of said.better ?? []) {
      const sentence = say(broken);
      if (sentence) return sentence;
    }
    return told(said.needs(rule));
  };
}

/**
 * Tells of a cell without a digit that the candidates given for it leave it none. `rules` have one rule for the
 * candidates of a cell, with what all that is said of it has in common.
 */
export function noDigitOf(rules: readonly VariantRule[], shape: Shape): VariantDrawing['noDigit'] {
  return ({ cells }) => {
    const isEmpty = ({ kind, numbers, cells: [cell = -1] }: VariantRule) =>
      kind === 'Given' && numbers.length === 0 && cells.includes(cell);
    const [cell] = rules.find(isEmpty)?.cells ?? [];
    return cell === undefined ? undefined : conflictWords.noDigit(cellName(shape, cell));
  };
}

/** The rule of an item that is about all of the cells; an item may say several. */
function ruleOf(
  rules: readonly VariantRule[],
  item: number,
  cells: readonly number[],
): VariantRule | undefined {
  const own = rules.filter((rule) => rule.item === item);
  const isAbout = ({ cells: alone, lists }: VariantRule) =>
    cells.every((cell) => alone.includes(cell) || lists.some((list) => list.includes(cell)));
  return own.find(isAbout) ?? own[0];
}
