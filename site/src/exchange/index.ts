/**
 * The way in for other programs' puzzles: text in, an outcome out, whatever the text. It knows neither
 * the page nor the network, and is the same in the page, in a worker and in Node.
 */
import { binaryKindOf } from './payload/binary.ts';
import { isRecord } from './fields.ts';
import { findLink, linksIn, type DataLink, type Link } from './link/find-link.ts';
import { isFPuzzles, readFPuzzles } from './f-puzzles.ts';
import { isCoach, readCoach } from './formats/coach.ts';
import { isLisudoku, readDigits, readLisudoku } from './formats/lisudoku.ts';
import { readScf } from './formats/scf.ts';
import { readWikiCells } from './formats/wiki.ts';
import { readLooseJson } from './payload/loose-json.ts';
import type { Program } from './names.ts';
import type { Outcome } from './outcome.ts';
import {
  inflateCoachPayload,
  inflatePayload,
  inflatePenpaPayload,
  inflateUriPayload,
} from './payload/payload.ts';
import { readPenpa } from './penpa/penpa.ts';
import { isScl, readScl } from './scl.ts';
import { isSudokuMaker, readSudokuMaker } from './sudokumaker/sudokumaker.ts';
import { Unreadable, type Fault } from './unreadable.ts';

export type { About, Missing, Opening, Outcome, Work } from './outcome.ts';
export type { Fault } from './unreadable.ts';

/** JSON that is pasted may be as long as what a link inflates to. */
const longestJson = 4 * 1024 * 1024;

/** A mistake of ours; no text should bring it about. */
export const unforeseen: Fault = {
  where: '',
  found: 'something unforeseen',
  expected: 'known-data',
};

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

/** The same of a text with several links: what each of them is, in their order. */
export function readForeignLinks(text: string): readonly Outcome[] {
  return linksIn(text).flatMap((part) => readForeign(part) ?? []);
}

function readLink(link: Link): Outcome {
  switch (link.kind) {
    case 'id':
      return { kind: 'needs-network', program: link.program, id: link.id };
    case 'other':
      return { kind: 'other-program', program: link.program };
    case 'text':
      return { kind: 'text', program: link.program, text: link.text };
    case 'scf':
      return guarded('sudokupad', () => readScf(decodedSafely(link.payload)));
    case 's9b':
      return guarded('sudokuwiki', () => readWikiCells(link.cells));
    case 'digits':
      return guarded(link.program, () => readDigits(link.digits, link.program));
    case 'data':
      return guarded(link.program, () => readPayload(link));
  }
}

/** Throws Unreadable. */
function readPayload({ payload, packing, program, answer }: DataLink): Outcome {
  switch (packing) {
    case 'lz':
      return readData(inflatePayload(payload), program);
    case 'lz-uri':
      return readData(inflateUriPayload(payload), program);
    case 'coach':
      return readData(inflateCoachPayload(payload), program);
    case 'penpa':
      return readPenpa(inflatePenpaPayload(payload), answer && inflatePenpaPayload(answer));
  }
}

function guarded(program: Program | undefined, read: () => Outcome): Outcome {
  const fault = faultOf(read);
  if (!('where' in fault)) return fault;
  return program ? { kind: 'unreadable', program, fault } : { kind: 'unreadable', fault };
}

/** The outcome, or the fault. */
function faultOf(read: () => Outcome): Outcome | Fault {
  try {
    return read();
  } catch (error) {
    // Whatever a text makes go wrong in a reader is wrong with the text.
    return error instanceof Unreadable ? error.fault : { ...unforeseen };
  }
}

/** Throws Unreadable. */
function readData(text: string, program: Program): Outcome {
  if (text.length > longestJson) throw new Unreadable('smaller', `${text.length} characters`);
  const data = readLooseJson(text);
  if (!isRecord(data)) throw new Unreadable('record', data);
  if (isFPuzzles(data)) return readFPuzzles(data, program);
  if (isLisudoku(data)) return readLisudoku(data);
  if (isSudokuMaker(data)) return readSudokuMaker(data);
  if (isCoach(data)) return readCoach(data);
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
