import type { LogicReason, LogicStep } from '../../../site/src/engine/messages/logic-types.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';

/** Why an assumption fails, if nothing else is said. */
export const reasonWith = (parts: Partial<LogicReason>): LogicReason => ({
  kind: 'contradiction',
  cells: [],
  others: [],
  across: [],
  numbers: [],
  ...parts,
});

/** A step that an assumption or a case makes: the digit in its cell. */
export const single = (cell: number, digit: number) =>
  stepWith({ technique: 'Naked Single', cells: [cell], placements: [{ cell, digit }] });

/** A case: what follows from the digit in the cell. */
export const caseOf = (cell: number, digit: number, parts: LogicStep[]) =>
  stepWith({
    technique: 'Forcing Through Rules',
    cells: [cell],
    placements: [{ cell, digit }],
    parts,
  });

/** That the digit is not in the cell, whichever of the cases holds. */
export const common = (cell: number, digit: number, parts: LogicStep[]) =>
  stepWith({
    technique: 'Forcing Through Rules',
    reason: reasonWith({ kind: 'common_ground' }),
    eliminations: [{ cell, digit }],
    cells: [...new Set(parts.flatMap(({ cells }) => cells))],
    digits: parts.reduce((set, part) => set | (1 << ((part.placements[0]?.digit ?? 1) - 1)), 0),
    parts,
  });

/** That the digit leads to where nothing is left for the cell `starved`. */
export const assumed = (cell: number, digit: number, starved: number, parts: LogicStep[]) =>
  stepWith({
    technique: 'Forcing Through Rules',
    reason: reasonWith({ cells: [starved] }),
    eliminations: [{ cell, digit }],
    cells: [cell],
    digits: 1 << (digit - 1),
    parts,
  });
