/**
 * SudokuPad's shortest link: the cells of a 9x9 board, a character for each digit and the empty
 * cells after it, and behind a `*` what else there is: `w` four windows, `x` both diagonals,
 * `t…*` and `a…*` a title and an author, where `**` is a `*` of their own.
 */
import { classicBoard } from '../board.ts';
import { proseOf } from '../fields.ts';
import { Gathered } from '../gathered.ts';
import type { About, Outcome } from '../outcome.ts';
import { Unreadable } from '../unreadable.ts';

const cellCount = 81;
const longestRun = 6;
const longestTitle = 200;

/** Throws Unreadable where it is none. */
export function readScf(payload: string): Outcome {
  const star = payload.indexOf('*');
  const cells = readCells(star === -1 ? payload : payload.slice(0, star));
  const { flags, title, author } = readOptions(star === -1 ? '' : payload.slice(star + 1));
  const about: About = { program: 'sudokupad', title, author, told: '' };
  const gathered = new Gathered(about, classicBoard(9));
  cells.forEach((digit, cell) => {
    if (digit !== 0) gathered.given(cell, digit);
  });
  for (const flag of flags) {
    if (flag === 'w') gathered.rule('windoku');
    else if (flag === 'x') {
      gathered.rule('rising-diagonal');
      gathered.rule('falling-diagonal');
    } else gathered.lacksUnknown(flag);
  }
  return gathered.outcome();
}

/** A character stands for `digit + 10 * (cells - 1)`, in 0-9, A-Z, a-z: a digit and empty cells. */
function readCells(text: string): number[] {
  const cells: number[] = [];
  [...text].forEach((character, at) => {
    const where = `character ${at + 1}`;
    if (!/^[0-9A-Za-z]$/.test(character)) throw new Unreadable('base64', character, where);
    const number = parseSymbol(character);
    const run = Math.floor(number / 10) + 1;
    if (run > longestRun || cells.length + run > cellCount)
      throw new Unreadable('cells-of-board', text, where);
    cells.push(number % 10, ...new Array<number>(run - 1).fill(0));
  });
  if (cells.length !== cellCount) throw new Unreadable('cells-of-board', `${cells.length} cells`);
  return cells;
}

function parseSymbol(character: string): number {
  const code = character.charCodeAt(0);
  if (character > 'Z') return code - 61;
  return character > '9' ? code - 55 : code - 48;
}

function readOptions(text: string): { flags: string[]; title: string; author: string } {
  const read = { flags: [] as string[], title: '', author: '' };
  for (let at = 0; at < text.length; at++) {
    const option = text[at] ?? '';
    if (option === '*') continue;
    if (option !== 't' && option !== 'a') {
      read.flags.push(option);
      continue;
    }
    let prose = '';
    for (at++; at < text.length; at++) {
      if (text[at] === '*' && text[at + 1] !== '*') break;
      if (text[at] === '*') at++;
      prose += text[at] ?? '';
    }
    if (option === 't') read.title = proseOf(prose, longestTitle);
    else read.author = proseOf(prose, longestTitle);
  }
  return read;
}
