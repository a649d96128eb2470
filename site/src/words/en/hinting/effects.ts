import { digitsOf, withDigit, type DigitSet } from '../../../puzzle/digits.ts';
import type { Candidate, LogicNode, LogicStep } from '../../../engine/messages/logic-types.ts';
import { provedBy } from '../../step-facts.ts';
import {
  bit,
  cellPart,
  cellParts,
  digitName,
  digitText,
  plainText,
  tell,
  type HintContext,
  type HintSentence,
  type Lit,
} from '../../hint-part.ts';
import { namedRule, ruleParts } from './rule-names.ts';

/** Cells and digits of these candidates; digits with the same cells are grouped. */
export function byCells(candidates: readonly Candidate[]): { digits: DigitSet; cells: number[] }[] {
  const cellsOf = new Map<number, number[]>();
  for (const { cell, digit } of candidates) {
    cellsOf.set(digit, [...(cellsOf.get(digit) ?? []), cell]);
  }
  const groups = new Map<string, { digits: DigitSet; cells: number[] }>();
  for (const [digit, cells] of [...cellsOf].sort(([one], [two]) => one - two)) {
    const group = groups.get(cells.join()) ?? { digits: 0, cells };
    groups.set(cells.join(), { cells, digits: withDigit(group.digits, digit) });
  }
  return [...groups.values()];
}

/** "5 goes into r4c7", "5 can be removed from r1c4 and r1c5; 7 from r2c2". */
export function effectOf(context: HintContext, step: LogicStep): HintSentence {
  const proved = provedBy(context.candidates, step);
  if (proved) {
    const { cell, digit } = proved;
    const struck = step.eliminations.reduce((digits, each) => digits | bit(each.digit), 0);
    return tell`${digitName(context, digit)} goes into ${cellPart(context, cell, bit(digit))}, and ${digitText(context, struck)} can be removed from ${cellPart(context, cell, struck)}`;
  }
  const placed = byCells(step.placements).map(
    ({ digits, cells }) =>
      tell`${digitText(context, digits)} goes into ${cellParts(context, cells, digits)}`,
  );
  const struck = byCells(step.eliminations).map(({ digits, cells }, at) => {
    const can = at === 0 ? 'can be removed ' : '';
    return tell`${digitText(context, digits)} ${can}from ${cellParts(context, cells, digits)}`;
  });
  return [...placed, ...struck].flatMap((part, at) => (at === 0 ? part : tell`; ${part}`));
}

/** The same for a list: "5 in r4c7", "no 5 in r1c4, r1c5". */
export function briefEffect(context: HintContext, step: LogicStep): HintSentence {
  const proved = provedBy(context.candidates, step);
  if (proved)
    return [`${digitName(context, proved.digit)} in ${cellNames(context, [proved.cell])}`];
  const placed = byCells(step.placements).map(
    ({ digits, cells }) => `${digitText(context, digits)} in ${cellNames(context, cells)}`,
  );
  const struck = byCells(step.eliminations).map(
    ({ digits, cells }) => `no ${digitText(context, digits, 'or')} in ${cellNames(context, cells)}`,
  );
  return [[...placed, ...struck].join('; ')];
}

/** A longer conclusion is not read; the board shows it. */
const longestEffect = 140;

/** The conclusion at the end: " So ... ." */
export function soThat(context: HintContext, step: LogicStep): HintSentence {
  const effect = effectOf(context, step);
  if (step.rules.length === 0 || plainText(effect).length <= longestEffect)
    return tell` So ${effect}.`;
  const count = step.eliminations.length;
  return tell` So ${{ text: `${count} candidates`, cells: [...new Set(step.eliminations.map(({ cell }) => cell))], digits: step.digits }} go, which the board shows.`;
}

/**
 * Of a step that strikes what would exclude all of `count` possibilities: " With 5 in r1c4 or r1c5 it could be none
 * of these.", or with several digits of one cell.
 */
export function excluding(
  context: HintContext,
  step: LogicStep,
  count: number,
  what: 'be' | 'be in',
): HintSentence {
  const digits = step.eliminations.reduce<DigitSet>((set, each) => withDigit(set, each.digit), 0);
  const cells = [...new Set(step.eliminations.map(({ cell }) => cell))].sort((a, b) => a - b);
  const by = step.rules.length > 0 ? tell` (by ${ruleParts(context, step.rules)})` : [];
  if (digitsOf(digits).length > 1 && cells.length > 1)
    return tell` Each of these excludes the same candidates${by}.`;
  const none = count === 2 ? 'neither' : 'none';
  return tell` With ${digitText(context, digits, 'or')} in ${cellParts(context, cells, digits, 'or')} it could ${what} ${none} of these${by}.`;
}

/** A node of a chain as a statement: "r1c7 is 5", "neither r1c7 nor r1c8 is 5". */
export function holds(context: HintContext, node: LogicNode): HintSentence {
  const { cells, digit, on } = node;
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) {
    return tell`${cellPart(context, only, bit(digit))} is ${on ? '' : 'not '}${digitName(context, digit)}`;
  }
  if (on)
    return tell`${cellParts(context, cells, bit(digit), 'or')} is ${digitName(context, digit)}`;
  if (cells.length === 2) {
    const [one, two] = cells.map((cell) => cellPart(context, cell, bit(digit)));
    return tell`neither ${one ?? ''} nor ${two ?? ''} is ${digitName(context, digit)}`;
  }
  return tell`none of ${cellParts(context, cells, bit(digit))} is ${digitName(context, digit)}`;
}

/** Of a longer chain nobody follows more in one breath. */
const linksOfSentence = 6;

/** What a set or a rule has to do with a link. */
function linkReason(context: HintContext, step: LogicStep, node: LogicNode): HintSentence {
  const set = node.set === null ? undefined : step.sets[node.set];
  if (set)
    return tell` (by the set ${{ text: cellNames(context, set.cells), cells: set.cells, digits: set.digits } satisfies Lit})`;
  if (node.rule === null) return [];
  return tell` (${namedRule(context, step, node.rule)} holds a ${digitName(context, node.digit)} in any case)`;
}

/** Whether a cell that is not the one digit has to be the other. */
function isInOneCell(one: LogicNode, two: LogicNode | undefined): two is LogicNode {
  const [cell, ...more] = one.cells;
  return (
    !one.on && two?.on === true && more.length === 0 && two.cells.join() === String(cell ?? '')
  );
}

/** "if r1c1 is not 5, then r1c7 is 5, so r1c8 is not 5 but 4." */
export function chainText(context: HintContext, step: LogicStep): HintSentence {
  const parts: HintSentence[] = [];
  const { chain } = step;
  const [only] = chain;
  if (only && chain.length === 1) return tell`if ${holds(context, only)}, that is so at once.`;
  for (let at = 0; at < chain.length; at++) {
    const node = chain[at];
    const next = chain[at + 1];
    if (!node) continue;
    const word =
      at === 0
        ? 'if '
        : at === 1
          ? ', then '
          : parts.length % linksOfSentence === 0
            ? '. Then '
            : ', so ';
    const said = tell`${word}${holds(context, node)}${linkReason(context, step, node)}`;
    if (!isInOneCell(node, next)) {
      parts.push(said);
      continue;
    }
    const but = at === 0 ? ', it is' : ' but';
    parts.push(
      tell`${said}${but} ${digitName(context, next.digit)}${linkReason(context, step, next)}`,
    );
    at++;
  }
  return tell`${parts.flat()}.`;
}

export function cellNames(context: HintContext, cells: readonly number[]): string {
  return cells.map((cell) => cellPart(context, cell).text).join(', ');
}
