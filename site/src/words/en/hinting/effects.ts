import { withDigit, type DigitSet } from '../../../puzzle/digits.ts';
import type { Candidate, LogicNode, LogicStep } from '../../../engine/messages/logic-types.ts';
import {
  bit,
  cellPart,
  cellParts,
  digitText,
  plainText,
  tell,
  type HintContext,
  type HintSentence,
  type Lit,
} from '../../hint-part.ts';
import { namedRule } from './rule-names.ts';

/** Cells and digits of these candidates; digits with the same cells are grouped. */
function byCells(candidates: readonly Candidate[]): { digits: DigitSet; cells: number[] }[] {
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
  const placed = byCells(step.placements).map(
    ({ digits, cells }) =>
      tell`${digitText(digits)} goes into ${cellParts(context, cells, digits)}`,
  );
  const struck = byCells(step.eliminations).map(({ digits, cells }, at) => {
    const can = at === 0 ? 'can be removed ' : '';
    return tell`${digitText(digits)} ${can}from ${cellParts(context, cells, digits)}`;
  });
  return [...placed, ...struck].flatMap((part, at) => (at === 0 ? part : tell`; ${part}`));
}

/** The same for a list: "5 in r4c7", "no 5 in r1c4, r1c5". */
export function briefEffect(context: HintContext, step: LogicStep): HintSentence {
  const placed = byCells(step.placements).map(
    ({ digits, cells }) => `${digitText(digits)} in ${cellNames(context, cells)}`,
  );
  const struck = byCells(step.eliminations).map(
    ({ digits, cells }) => `no ${digitText(digits, 'or')} in ${cellNames(context, cells)}`,
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

/** A node of a chain as a statement: "r1c7 is 5", "neither r1c7 nor r1c8 is 5". */
export function holds(context: HintContext, node: LogicNode): HintSentence {
  const { cells, digit, on } = node;
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) {
    return tell`${cellPart(context, only, bit(digit))} is ${on ? '' : 'not '}${digit}`;
  }
  if (on) return tell`${cellParts(context, cells, bit(digit), 'or')} is ${digit}`;
  if (cells.length === 2) {
    const [one, two] = cells.map((cell) => cellPart(context, cell, bit(digit)));
    return tell`neither ${one ?? ''} nor ${two ?? ''} is ${digit}`;
  }
  return tell`none of ${cellParts(context, cells, bit(digit))} is ${digit}`;
}

/** Of a longer chain nobody follows more in one breath. */
const linksOfSentence = 6;

function linkWord(at: number): string {
  if (at === 0) return 'if ';
  if (at === 1) return ', then ';
  return at % linksOfSentence === 0 ? '. Then ' : ', so ';
}

/** "if r1c1 is not 5, then r1c7 is 5, so r3c8 is not 5." */
export function chainText(context: HintContext, step: LogicStep): HintSentence {
  const parts = step.chain.map((node, at): HintSentence => {
    const set = node.set === null ? undefined : step.sets[node.set];
    const by = set
      ? tell` (by the set ${{ text: cellNames(context, set.cells), cells: set.cells, digits: set.digits } satisfies Lit})`
      : node.rule === null
        ? ''
        : tell` (${namedRule(context, step, node.rule)} holds a ${node.digit} in any case)`;
    return tell`${linkWord(at)}${holds(context, node)}${by}`;
  });
  return tell`${parts.flat()}.`;
}

export function cellNames(context: HintContext, cells: readonly number[]): string {
  return cells.map((cell) => cellPart(context, cell).text).join(', ');
}
