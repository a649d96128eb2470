import { at, listed, say, type Sentence } from '../sentence.ts';

/** What has just happened in a watched search. */
export const happened = {
  start: say`Nothing has happened yet.`,
  visit: (cell: number) => say`The next empty cell is ${at(cell)}.`,
  visitFewest: (cell: number, left: number) =>
    left === 0
      ? say`${at(cell)} has no candidates left, so it is visited first.`
      : say`${at(cell)} has the fewest candidates: ${left}.`,
  visitDead: (cell: number) => say`${at(cell)} has no candidates left.`,
  try: (digit: number, cell: number) => say`Tries ${digit} in ${at(cell)}.`,
  single: (digit: number, cell: number) =>
    say`${digit} is the only candidate of ${at(cell)}: no guess is needed.`,
  conflict: (digit: number, cell: number, theirs: number, other: number, sharing: string) =>
    say`${digit} cannot go in ${at(cell)}: the ${theirs} in ${at(other)} ${sharing}.`,
  conflictMade: (digit: number, cell: number, theirs: number, other: number, sharing: string) =>
    say`The board is bad: with the new ${digit} in ${at(cell)}, the ${theirs} in ${at(other)} ${sharing}.`,
  givensConflict: (first: number, a: number, b: number, second: number, sharing: string) =>
    say`The givens already break a rule: with the ${a} in ${at(first)}, the ${b} in ${at(second)} ${sharing}. There is no solution.`,
  /** Of a variant; `broken` is what there would be, such as "cells with the wrong sum". */
  conflictRule: (digit: number, cell: number, beside: Sentence, broken: string) =>
    say`${digit} cannot go in ${at(cell)}${beside}: ${broken}.`,
  conflictRuleMade: (digit: number, cell: number, beside: Sentence, broken: string) =>
    say`The board is bad with the new ${digit} in ${at(cell)}${beside}: ${broken}.`,
  givensConflictRule: (digit: number, cell: number, beside: Sentence, broken: string) =>
    say`The givens already break a rule, with the ${digit} in ${at(cell)}${beside}: ${broken}. There is no solution.`,
  beside: (theirs: number, other: number) => say`, beside the ${theirs} in ${at(other)}`,
  place: (digit: number, cell: number) => say`${digit} breaks no rule: it goes into ${at(cell)}.`,
  placeSingle: (digit: number, cell: number) => say`${digit} goes into ${at(cell)}.`,
  push: (digit: number, cell: number) =>
    say`The move “${digit} into ${at(cell)}” is made and pushed onto the stack.`,
  remove: (digit: number, cell: number) =>
    say`Removes ${digit} from ${at(cell)}: everything that follows from it has been tried, and nothing worked.`,
  removeSolved: (digit: number, cell: number) =>
    say`Removes ${digit} from ${at(cell)} to look for more solutions: all those with ${digit} there have been found.`,
  removeSingle: (digit: number, cell: number) =>
    say`Removes the single ${digit} from ${at(cell)}: it followed from a guess that is being undone.`,
  pop: (digit: number, cell: number) =>
    say`The bad move “${digit} into ${at(cell)}” is popped and undone.`,
  popBack: (digit: number, cell: number) =>
    say`The move “${digit} into ${at(cell)}” is popped and undone: nothing that followed from it worked.`,
  backtrack: (
    cell: number,
    refused: readonly number[],
    failed: readonly number[],
    solved: readonly number[],
  ) => {
    const reasons = [
      refused.length > 0 &&
        `${listed(refused)} ${refused.length === 1 ? 'breaks' : 'each break'} a rule`,
      failed.length > 0 && `${listed(failed)} led to no solution`,
      solved.length > 0 && `${listed(solved)} led to solutions, all of them found`,
    ].filter((reason) => reason !== false);
    return say`${at(cell)} has no digits left: ${reasons.join('; ')}.`;
  },
  solution: (number: number) =>
    say`The board is full and breaks no rule: solution number ${number}.`,
  solutionFirst: say`The board is full and breaks no rule. This is the first solution in reading order, and the search stops.`,
  done: (solutions: number) => {
    if (solutions === 0) return say`The search is over: there is no solution.`;
    return solutions === 1
      ? say`The search is over: there is exactly one solution.`
      : say`The search is over: there are ${solutions} solutions.`;
  },
  doneStack: (found: boolean) =>
    found ? say`Done: the solution is on the board.` : say`Done: this puzzle has no solution.`,
};

/** What the search does next; each begins with a space, to follow what has happened. */
export const next = {
  first: say` First it looks for an empty cell.`,
  visit: say` Next it moves on to the next empty cell.`,
  try: (digit: number) => say` Next it tries ${digit}.`,
  tryLast: (digit: number, cell: number, back: number | undefined, theirs: number) =>
    back === undefined
      ? say` Next it tries ${digit}. If ${digit} fails too, ${at(cell)} has no digits left, and the search is over.`
      : say` Next it tries ${digit}. If ${digit} fails too, ${at(cell)} has no digits left, and the search goes back to ${at(back)} and removes its ${theirs}.`,
  judge: say` Does it break a rule?`,
  push: say` The move is made first and checked afterwards.`,
  isBad: say` Is the board bad now?`,
  deeper: say` Next, a new call solves the rest of the board.`,
  backtrack: (cell: number) => say` ${at(cell)} has no digits left.`,
  remove: (digit: number, cell: number) =>
    say` So the search goes back to ${at(cell)} and removes its ${digit}.`,
  pop: say` So the move is popped and undone.`,
  single: say` Next it fills a cell that has only one candidate.`,
  solution: say` No empty cell is left.`,
  done: say` Nothing is left to go back to: the search ends.`,
  end: say``,
};
