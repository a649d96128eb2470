/**
 * A link of SudokuWiki: 81 numbers of two digits in base 36. One to nine is a given; the nine after that are
 * digits that somebody entered; anything more says which digits are still possible, a bit each.
 */
import { classicBoard } from '../board.ts';
import { Gathered } from '../gathered.ts';
import type { Outcome } from '../outcome.ts';

const digitCount = 9;

export function readWikiCells(text: string): Outcome {
  const about = { program: 'sudokuwiki', title: '', author: '', told: '' } as const;
  const gathered = new Gathered(about, classicBoard(9));
  for (let cell = 0; cell < gathered.givens.length; cell++) {
    const number = parseInt(text.slice(2 * cell, 2 * cell + 2), 36);
    if (number >= 1 && number <= digitCount) gathered.given(cell, number);
    else if (number > digitCount && number <= 2 * digitCount)
      gathered.enter(cell, number - digitCount);
    else if (number > 2 * digitCount)
      gathered.mark(gathered.centre, cell, digitsOf(number - 2 * digitCount));
  }
  return gathered.outcome();
}

function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; digit <= digitCount; digit++)
    if (mask & (1 << (digit - 1))) digits.push(digit);
  return digits;
}
