/** Tells what a file is that was brought as a puzzle and is not text. */
import type { BinaryKind } from '../names.ts';

/** How much of a file is looked at. */
const headLength = 4096;

/**
 * How files begin, in a text of one character a byte; where bytes were read as UTF-8, those that
 * are none have become U+FFFD.
 */
const beginnings: readonly (readonly [RegExp, BinaryKind])[] = [
  [/^[\x89\uFFFD]PNG\r?\n\x1A/, 'picture'],
  [/^\xFF\xD8\xFF/, 'picture'],
  [/^\uFFFD{2,4}[^]{0,6}(JFIF|Exif)/, 'picture'],
  [/^GIF8[79]a/, 'picture'],
  [/^RIFF[^]{4,8}WEBP/, 'picture'],
  [/^[^]{4}ftyp(hei|avi|mif|msf)/, 'picture'],
  [/^(II\*\0|MM\0\*)/, 'picture'],
  [/^BM[^]{4,8}\0\0\0\0/, 'picture'],
  [/^\s*(<\?xml[^>]*>\s*)?(<!--[^]{0,999}?-->\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i, 'picture'],
  [/^\uFEFF?%PDF-/, 'pdf'],
  [/^PK\x03\x04/, 'archive'],
  [/^[\x1F]([\x8B\uFFFD]|\x9D)/, 'archive'],
  [/^(7z\xBC\xAF|7z\uFFFD|Rar!\x1A)/, 'archive'],
];

/** Characters that no text has: control characters, and what was no UTF-8. */
const noText = /[\0-\x08\x0E-\x1A\x1C-\x1F\x7F\uFFFD]/g;
/** This many characters to one of those make it another kind of file, and not a slip. */
const oneIn = 8;

/** What the text of a file is when it is none; undefined for text. */
export function binaryKindOf(text: string): BinaryKind | undefined {
  const head = text.slice(0, headLength);
  const beginning = beginnings.find(([pattern]) => pattern.test(head));
  if (beginning) return beginning[1];
  const strange = head.match(noText)?.length ?? 0;
  return strange * oneIn > head.length ? 'binary' : undefined;
}
