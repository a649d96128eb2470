/**
 * The way in for other programs' puzzles: text in, an outcome out, whatever the text. It knows neither
 * the page nor the network, and is the same in the page, in a worker and in Node.
 */
import { binaryKindOf } from './payload/binary.ts';
import { isRecord } from './fields.ts';
import { findLink, type Link } from './find-link.ts';
import { isFPuzzles, readFPuzzles } from './f-puzzles.ts';
import { isLisudoku, readDigits, readLisudoku } from './lisudoku.ts';
import { readLooseJson } from './payload/loose-json.ts';
import type { Program } from './names.ts';
import type { Outcome } from './outcome.ts';
import { inflatePayload } from './payload/payload.ts';
import { readScf } from './scf.ts';
import { isScl, readScl } from './scl.ts';
import { Unreadable } from './unreadable.ts';

export type { About, Missing, Opening, Outcome, Work } from './outcome.ts';
export type { Fault } from './unreadable.ts';

/** JSON that is pasted may be as long as what a link inflates to. */
const longestJson = 4 * 1024 * 1024;

/**
 * What a text from another program is; undefined for one that is not from any. Never throws, and
 * takes no longer than a fraction of a second whatever the text.
 */
export function readForeign(text: string): Outcome | undefined {
  const binary = binaryKindOf(text);
  if (binary) return { kind: 'not-text', what: binary };
  if (/^\s*\{/.test(text)) return guarded(undefined, () => readData(text, 'f-puzzles'));
  const link = findLink(text);
  return link && readLink(link);
}

function readLink(link: Link): Outcome {
  switch (link.kind) {
    case 'id':
      return { kind: 'needs-network', program: link.program, id: link.id };
    case 'other':
      return { kind: 'other-program', program: link.program };
    case 'scf':
      return guarded('sudokupad', () => readScf(decodedSafely(link.payload)));
    case 'digits':
      return guarded(link.program, () => readDigits(link.digits, link.program));
    case 'data':
      return guarded(link.program, () => readData(inflatePayload(link.payload), link.program));
  }
}

function guarded(program: Program | undefined, read: () => Outcome): Outcome {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const { fault } = error;
    return program ? { kind: 'unreadable', program, fault } : { kind: 'unreadable', fault };
  }
}

/** Throws Unreadable. */
function readData(text: string, program: Program): Outcome {
  if (text.length > longestJson) throw new Unreadable('smaller', `${text.length} characters`);
  const data = readLooseJson(text);
  if (!isRecord(data)) throw new Unreadable('record', data);
  if (isFPuzzles(data)) return readFPuzzles(data, program);
  if (isLisudoku(data)) return readLisudoku(data);
  if ('formatVersion' in data) return { kind: 'other-program', program: 'sudokumaker' };
  if ('givenDigits' in data) return { kind: 'other-program', program: 'sudoku-coach' };
  if (isScl(data)) return readScl(data);
  throw new Unreadable('known-data', Object.keys(data).slice(0, 3).join(', ') || 'an empty record');
}

function decodedSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
