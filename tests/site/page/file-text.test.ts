import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { binaryKindOf } from '../../../site/src/exchange/payload/binary.ts';
import { PieceDecoder, textOfBytes } from '../../../site/src/page/file-text.ts';

const grid = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const text = `# Größe “ä”, 😀\r\n${grid}\r\n`;

function utf16(of: string, isLittle: boolean): Uint8Array {
  const units = [...`\uFEFF${of}`].flatMap((each) =>
    Array.from({ length: each.length }, (_, at) => each.charCodeAt(at)),
  );
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

/** The whole, cut into pieces of that many bytes. */
function inPieces(bytes: Uint8Array, size: number): string {
  const decoder = new PieceDecoder();
  let read = '';
  for (let at = 0; at < bytes.length; at += size)
    read += decoder.decode(bytes.slice(at, at + size));
  return read + decoder.decode();
}

/** Without what Windows-1252 has beyond Latin-1, which Node reads otherwise than browsers do. */
const latin = Uint8Array.from([...`# Gr\xF6\xDFe, \xE4\r\n${grid}\n`], (each) =>
  each.charCodeAt(0),
);
const fromLatin = `# Größe, ä\r\n${grid}\n`;

describe.each([
  ['UTF-8', new TextEncoder().encode(text), text],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`), text],
  ['UTF-16, the low byte first', utf16(text, true), text],
  ['UTF-16, the high byte first', utf16(text, false), text],
  ['Windows-1252', latin, fromLatin],
  ['one byte', Uint8Array.of(0x35), '5'],
  ['nothing', new Uint8Array(), ''],
] as const)('%s', (_, bytes, expected) => {
  test('is read at once', () => expect(textOfBytes(bytes)).toBe(expected));

  test.each([1, 2, 3, 5, 7, 80, 1000])('is read in pieces of %i bytes', (size) => {
    expect(inPieces(bytes, size)).toBe(expected);
  });
});

test('every byte is kept of what is no UTF-8, each as a character of its own', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte).filter((byte) => byte >= 0x80);
  expect(new Set(textOfBytes(bytes)).size).toBe(128);
  expect(textOfBytes(bytes)).not.toContain('\uFFFD');
});

test('a character that is cut in two by the end of the file is kept, too', () => {
  const bytes = Uint8Array.of(0x35, 0xc3);
  expect(textOfBytes(bytes)).toBe('5Ã');
  for (const size of [1, 2]) expect(inPieces(bytes, size)).toBe('5Ã');
  // Of UTF-16 half a character is none.
  expect(textOfBytes(Uint8Array.of(0xff, 0xfe, 0x35, 0, 0x36))).toBe('5\uFFFD');
});

test('UTF-16 without a byte order mark is no text, for the command line neither', () => {
  const bytes = utf16(text, true).slice(2);
  expect(textOfBytes(bytes)).toContain('\0');
});

test.each([
  ['a tab', 0x09, 'ü'],
  ['the end of a page', 0x0c, 'ü'],
  ['a line end of old', 0x0d, 'ü'],
  ['an escape', 0x1b, 'ü'],
  ['a bell', 0x08, '\uFFFD'],
  ['what comes after line ends', 0x0e, '\uFFFD'],
  ['the last before a space', 0x1f, '\uFFFD'],
  ['a deletion', 0x7f, '\uFFFD'],
])('a letter of Windows-1252 beside %s', (_, byte, letter) => {
  expect(textOfBytes(Uint8Array.of(0x35, byte, 0xfc))).toBe(
    `5${String.fromCharCode(byte)}${letter}`,
  );
});

test('a picture is still told from a text', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0xff, 0xfe, 0x80];
  expect(binaryKindOf(textOfBytes(Uint8Array.from(png)))).toBe('picture');
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1];
  expect(binaryKindOf(textOfBytes(Uint8Array.from(jpeg)))).toBe('picture');
  const gzip = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3];
  expect(binaryKindOf(textOfBytes(Uint8Array.from(gzip)))).toBe('archive');
});

const list = join(
  import.meta.dirname,
  '../../../../shared/cases/files/lines/exemplars-utf16le.txt',
);

test.runIf(existsSync(list))('a published list in UTF-16 is as long as it is', () => {
  const lines = textOfBytes(readFileSync(list)).split('\r\n');
  expect(lines.filter((line) => /^[\d.]{81}/.test(line)).length).toBeGreaterThan(50);
  expect(lines.join('')).not.toMatch(/[\0\uFFFD]/);
});
