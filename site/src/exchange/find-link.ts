/** Finds the link of another program in a text, and what of it says the puzzle. */
import type { Program } from './names.ts';

export type Link =
  /** Compressed data; what follows it in the text is still behind it. */
  | { readonly kind: 'data'; readonly program: Program; readonly payload: string }
  /** A whole grid, its digits in reading order. */
  | { readonly kind: 'digits'; readonly program: Program; readonly digits: string }
  | { readonly kind: 'scf'; readonly payload: string }
  /** Only the name of a puzzle that is elsewhere. */
  | { readonly kind: 'id'; readonly program: Program; readonly id: string }
  | { readonly kind: 'other'; readonly program: Program };

/** Programs whose links are known but not read. */
const others: readonly (readonly [RegExp, Program])[] = [
  [/\bsudokumaker\.app\/?\?/i, 'sudokumaker'],
  [/\/penpa-(edit|player)\b|\bpenpa\.(app|online)\//i, 'penpa'],
  [/\/Interactive-Sudoku-Solver\b/i, 'iss'],
  [/\bsudoku\.coach\/|^\s*SCv\d/i, 'sudoku-coach'],
];

const fPuzzles = /\bf-puzzles\.com\/?\S*?[?&](load|id)=/i;
const lisudoku = /\blisudoku\.xyz\/\S*?[?&]import=/i;
const sudokuPad =
  /(?:\bsudokupad\.app\/|\bcrackingthecryptic\.com\/|\bsudokupad:\/\/(?:puzzle\/)?)(?:sudoku\/?)?(?:\?(?:[^\s=&]+=[^\s&]*&)*?puzzle(?:id)?=)?/i;
const shortLink = /https?:\/\/(?:www\.)?(?:tinyurl\.com|bit\.ly|is\.gd|t\.co|goo\.gl)\/([\w-]+)/i;

/** A grid inside any link: exactly that many digits, with none before or behind. */
const digitsInLink = /https?:\/\/\S*?(?<![\d.])([\d.]{81})(?![\d.])/i;
const digitsAlone = /^(?:[\d.]{81}|[\d.]{36}|[\d.]{16})(?![\d.A-Za-z+/])/;
const packed = /^(fpuzzles|fpuz|scl|ctc)(?=\S{20})/i;
const scf = /^scf(?=[\dA-Za-z]{14})/;
/** The same inside the link of a page that shows such puzzles. */
const packedInLink = /[/=#](?=(?:fpuzzles|fpuz|scl|ctc)N4)/;
/** Compressed JSON: `{"` and the like always begin so. */
const bare = /^N4[\w+/%=-]{20}/;

const longestId = 80;

/** Undefined where there is none. */
export function findLink(text: string): Link | undefined {
  return (
    afterMatch(text, fPuzzles, fromFPuzzles) ??
    afterMatch(text, lisudoku, fromLisudoku) ??
    afterMatch(text, sudokuPad, fromSudokuPad) ??
    afterMatch(text, packedInLink, fromPayload) ??
    elsewhere(text) ??
    fromPayload(text.trim())
  );
}

function afterMatch(
  text: string,
  pattern: RegExp,
  read: (rest: string, match: RegExpExecArray) => Link | undefined,
): Link | undefined {
  const match = pattern.exec(text);
  return match ? read(text.slice(match.index + match[0].length), match) : undefined;
}

function fromFPuzzles(rest: string, match: RegExpExecArray): Link {
  if (match[1]?.toLowerCase() === 'load')
    return { kind: 'data', program: 'f-puzzles', payload: rest };
  return { kind: 'id', program: 'f-puzzles', id: idOf(rest) };
}

function fromLisudoku(rest: string): Link {
  const digits = digitsAlone.exec(rest)?.[0];
  if (digits !== undefined) return { kind: 'digits', program: 'lisudoku', digits };
  return { kind: 'data', program: 'lisudoku', payload: rest };
}

function fromSudokuPad(rest: string): Link | undefined {
  const payload = fromPayload(rest);
  if (payload) return payload;
  const digits = digitsAlone.exec(rest)?.[0];
  if (digits !== undefined) return { kind: 'digits', program: 'sudokupad', digits };
  const id = idOf(rest);
  return id === '' ? undefined : { kind: 'id', program: 'sudokupad', id };
}

/** A payload with the letters that say what it is, or one of compressed JSON without. */
function fromPayload(text: string): Link | undefined {
  const prefix = packed.exec(text)?.[0];
  if (prefix !== undefined) {
    return { kind: 'data', program: 'sudokupad', payload: text.slice(prefix.length) };
  }
  if (scf.test(text)) {
    const payload = (/^scf([\dA-Za-z]+(?:\*[^\s?#&]*)?)/.exec(text)?.[1] ?? '').trim();
    return { kind: 'scf', payload };
  }
  return bare.test(text) ? { kind: 'data', program: 'sudokupad', payload: text } : undefined;
}

function elsewhere(text: string): Link | undefined {
  const short = shortLink.exec(text);
  if (short) return { kind: 'id', program: 'short-link', id: idOf(short[1] ?? '') };
  const digits = digitsInLink.exec(text)?.[1];
  if (digits !== undefined) return { kind: 'digits', program: 'web-page', digits };
  const other = others.find(([pattern]) => pattern.test(text));
  return other && { kind: 'other', program: other[1] };
}

function idOf(rest: string): string {
  return (/^[^\s?#&]+/.exec(rest)?.[0] ?? '').slice(0, longestId);
}
