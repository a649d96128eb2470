/** Finds the link of another program in a text, and what of it says the puzzle. */
import type { Program } from '../names.ts';
import { firstAfter, tokensAfter, type AfterMarker } from './tokens.ts';

/** How the data in a link is packed. */
export type Packing = 'lz' | 'lz-uri' | 'penpa' | 'coach';

/** Compressed data; what follows it in the text is still behind it. */
export interface DataLink {
  readonly kind: 'data';
  readonly program: Program;
  readonly payload: string;
  readonly packing: Packing;
  /** Another payload beside it, with the solution. */
  readonly answer?: string;
}

export type Link =
  | DataLink
  /** A whole grid, its digits in reading order. */
  | { readonly kind: 'digits'; readonly program: Program; readonly digits: string }
  /** Two digits of base 36 for each cell of a board of 9 by 9. */
  | { readonly kind: 's9b'; readonly cells: string }
  | { readonly kind: 'scf'; readonly payload: string }
  /** A text that other readers know. */
  | { readonly kind: 'text'; readonly program: Program; readonly text: string }
  /** Only the name of a puzzle that is elsewhere. */
  | { readonly kind: 'id'; readonly program: Program; readonly id: string }
  | { readonly kind: 'other'; readonly program: Program };

const fPuzzles = /\bf-puzzles\.com/gi;
const lisudoku = /\blisudoku\.xyz\//gi;
const sudokuPad = /\bsudokupad\.app\/|\bcrackingthecryptic\.com\/|\bsudokupad:\/\/(?:puzzle\/)?/gi;
const sudokuMaker = /\bsudokumaker\.app\/?(?=\?)/gi;
const penpa = /\/penpa-(?:edit|player)\b|\bpenpa\.(?:app|online)\//gi;
const coach = /\bsudoku\.coach\//gi;
const iss = /\/Interactive-Sudoku-Solver\b/gi;
const solo = /\/(?:js|java)\/solo(?:\.html)?#|\/solo(?:\.html)?#/gi;
const anyLink = /https?:\/\//gi;
const shortLink = /\/\/(?:www\.)?(?:tinyurl\.com|bit\.ly|is\.gd|t\.co|goo\.gl)\//gi;

/** A grid inside any link: exactly that many digits, with none before or behind. */
const digitsInLink = /(?<![\d.])[\d.]{81}(?![\d.])/;
const digitsAlone = /^(?:[\d.]{81}|[\d.]{36}|[\d.]{16})(?![\d.A-Za-z+/])/;
const wikiCells = /[?&]bd=S9B([\da-z]{162})(?![\da-z])/i;
const packed = /^(fpuzzles|fpuz|scl|ctc)(?=\S{20})/i;
const scf = /^scf(?=[\dA-Za-z]{14})/;
/** The same inside the link of a page that shows such puzzles. */
const packedInLink = /[/=#](?=(?:fpuzzles|fpuz|scl|ctc)N4)/g;
/** Compressed JSON: `{"` and the like always begin so. */
const bare = /^N4[\w+/%=-]{20}/;
/** A saved puzzle of sudoku.coach. */
const coachCode = /(?:^|[/=#?&])SCv\d+_32_([\da-v]+)/i;
const soloId = /^(?:\d{1,2}x\d{1,2}|\d{1,2}j)[a-z]*:[\w,]+/;

/** Where people write one after another; within a link there may well be another. */
const linkBeginning = /(?<![^\s<>()"'`[\]])(?:https?|sudokupad):\/\//gi;

const longestId = 80;
/** As many links of one text as are read. */
const mostLinks = 200;

/** Undefined where there is none. */
export function findLink(text: string): Link | undefined {
  const rest = ({ at }: AfterMarker) => text.slice(at);
  return (
    firstAfter(text, fPuzzles, (after) => fromFPuzzles(after, rest(after))) ??
    firstAfter(text, lisudoku, (after) => fromLisudoku(after, rest(after))) ??
    firstAfter(text, sudokuPad, (after) => fromSudokuPad(after, rest(after))) ??
    firstAfter(text, sudokuMaker, fromSudokuMaker) ??
    firstAfter(text, penpa, fromPenpa) ??
    firstAfter(text, coach, fromCoach) ??
    firstAfter(text, iss, fromIss) ??
    firstAfter(text, solo, fromSolo) ??
    firstAfter(text, packedInLink, (after) => fromPayload(rest(after))) ??
    firstAfter(text, shortLink, ({ token }) => idLink('short-link', token)) ??
    firstAfter(text, anyLink, fromAnyLink) ??
    fromPayload(text.trim())
  );
}

/**
 * A text with several links, each with what follows it up to the next; one part where there are fewer than two
 * that say a puzzle, or far too many.
 */
export function linksIn(text: string): readonly string[] {
  const starts = Array.from(tokensAfter(text, linkBeginning), ({ from }) => from);
  if (starts.length < 2 || starts.length > mostLinks) return [text];
  const parts = starts.map((start, index) => text.slice(start, starts[index + 1]));
  const known = parts.filter((part) => findLink(part) !== undefined);
  return known.length > 1 ? known : [text];
}

function fromFPuzzles({ token }: AfterMarker, rest: string): Link | undefined {
  const match = /[?&](load|id)=/i.exec(token);
  if (!match) return undefined;
  const value = rest.slice(match.index + match[0].length);
  return match[1]?.toLowerCase() === 'load'
    ? lz('f-puzzles', value)
    : idLink('f-puzzles', value, true);
}

function fromLisudoku({ token }: AfterMarker, rest: string): Link | undefined {
  const match = /[?&]import=/i.exec(token);
  if (!match) return undefined;
  const value = rest.slice(match.index + match[0].length);
  const digits = digitsAlone.exec(value)?.[0];
  if (digits !== undefined) return { kind: 'digits', program: 'lisudoku', digits };
  return lz('lisudoku', value);
}

function fromSudokuPad({ token }: AfterMarker, rest: string): Link | undefined {
  const folder = /^sudoku\/?/i.exec(token)?.[0].length ?? 0;
  const query = token[folder] === '?' ? /[?&]puzzle(?:id)?=/i.exec(token) : null;
  const value = rest.slice(query ? query.index + query[0].length : folder);
  const payload = fromPayload(value);
  if (payload) return payload;
  const digits = digitsAlone.exec(value)?.[0];
  if (digits !== undefined) return { kind: 'digits', program: 'sudokupad', digits };
  return idLink('sudokupad', value);
}

function fromSudokuMaker({ token }: AfterMarker): Link {
  const payload = /[?&]puzzle=([^&#]+)/i.exec(token)?.[1];
  if (payload === undefined) return { kind: 'other', program: 'sudokumaker' };
  return { kind: 'data', program: 'sudokumaker', payload, packing: 'lz-uri' };
}

function fromPenpa({ token }: AfterMarker): Link {
  const payload = /[?&#]p=([^&#]+)/i.exec(token)?.[1];
  if (payload === undefined || /^https?(?::|%3A)/i.test(payload))
    return { kind: 'other', program: 'penpa' };
  const answer = /[?&#]a=([^&#]+)/i.exec(token)?.[1];
  return { kind: 'data', program: 'penpa', payload, packing: 'penpa', ...(answer && { answer }) };
}

function fromCoach({ token }: AfterMarker): Link {
  const code = coachCode.exec(token)?.[1];
  if (code !== undefined) return coachLink(code);
  const digits = digitsInLink.exec(token)?.[0];
  if (digits !== undefined) return { kind: 'digits', program: 'sudoku-coach', digits };
  return { kind: 'other', program: 'sudoku-coach' };
}

function coachLink(payload: string): Link {
  return { kind: 'data', program: 'sudoku-coach', payload, packing: 'coach' };
}

function fromIss({ token }: AfterMarker): Link {
  const query = /[?&]q=([^&#]+)/i.exec(token)?.[1];
  if (query === undefined) return { kind: 'other', program: 'iss' };
  return { kind: 'text', program: 'iss', text: decodedSafely(query.replaceAll('+', ' ')) };
}

function fromSolo({ token }: AfterMarker): Link | undefined {
  const id = soloId.exec(decodedSafely(token))?.[0];
  return id === undefined ? undefined : { kind: 'text', program: 'tatham', text: id };
}

function fromAnyLink({ token }: AfterMarker): Link | undefined {
  const cells = wikiCells.exec(token)?.[1];
  if (cells !== undefined) return { kind: 's9b', cells };
  const digits = digitsInLink.exec(token)?.[0];
  return digits === undefined ? undefined : { kind: 'digits', program: 'web-page', digits };
}

/** A payload with the letters that say what it is, or one of compressed JSON without. */
function fromPayload(text: string): Link | undefined {
  const prefix = packed.exec(text)?.[0];
  if (prefix !== undefined) return lz('sudokupad', text.slice(prefix.length));
  if (scf.test(text)) {
    const payload = (/^scf([\dA-Za-z]+(?:\*[^\s?#&]*)?)/.exec(text)?.[1] ?? '').trim();
    return { kind: 'scf', payload };
  }
  const code = /^SCv/.test(text) ? coachCode.exec(text)?.[1] : undefined;
  if (code !== undefined) return coachLink(code);
  return bare.test(text) ? lz('sudokupad', text) : undefined;
}

function lz(program: Program, payload: string): Link {
  return { kind: 'data', program, payload, packing: 'lz' };
}

/** `mayBeEmpty`: the link has a place for the name, whatever stands there. */
function idLink(program: Program, rest: string, mayBeEmpty = false): Link | undefined {
  const id = (/^[^\s?#&]+/.exec(rest)?.[0] ?? '').slice(0, longestId);
  return id === '' && !mayBeEmpty ? undefined : { kind: 'id', program, id };
}

function decodedSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
