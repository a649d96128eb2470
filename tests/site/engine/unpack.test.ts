import { compress } from 'lzma1';
import { describe, expect, test } from 'vitest';

import { fromText, toText } from '../../../site/src/engine/packed-text.ts';
import { Unpacking } from '../../../site/src/engine/unpack.ts';

/** Bytes that look random and are the same every time. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 24;
  });
}

/** Noise that comes again, whole and in parts, near and far. */
function echoes(): Uint8Array {
  const parts = [noise(9000), noise(300), noise(40_000), noise(7), noise(9000).fill(7, 50, 900)];
  return new Uint8Array(Buffer.concat([...parts, ...parts.reverse(), noise(40_000)]));
}

const texts: Record<string, Uint8Array> = {
  nothing: new Uint8Array(),
  'one byte': Uint8Array.of(200),
  'one byte, many times': new Uint8Array(100_000).fill(65),
  words: new TextEncoder().encode('row column box cell digit given '.repeat(500)),
  'every byte': Uint8Array.from({ length: 4096 }, (_, index) => index * (index >> 8)),
  noise: noise(20_000),
  echoes: echoes(),
};

describe('unpacking', () => {
  test.each(Object.entries(texts))('gives back %s', (_, text) => {
    for (const mode of [1, 5, 9]) {
      const unpacking = new Unpacking(compress(text, mode));
      unpacking.advanceTo(Infinity);
      expect(Buffer.compare(unpacking.output, text)).toBe(0);
    }
  });

  test('goes on where it was', () => {
    const unpacking = new Unpacking(compress(texts['echoes'] ?? noise(1)));
    for (let length = 0; length < unpacking.output.length; length += 777) {
      unpacking.advanceTo(length);
      expect(unpacking.length).toBeGreaterThanOrEqual(Math.min(length, unpacking.output.length));
      expect(unpacking.length).toBeLessThan(length + 300);
    }
    unpacking.advanceTo(Infinity);
    expect(Buffer.compare(unpacking.output, texts['echoes'] ?? noise(1))).toBe(0);
  });

  test('ends on damaged bytes, whatever is wrong', () => {
    const packed = compress(texts['words'] ?? noise(1));
    for (let place = 14; place < packed.length; place++) {
      const damaged = packed.slice();
      damaged[place] = (damaged[place] ?? 0) ^ 0x55;
      const unpacking = new Unpacking(damaged);
      try {
        unpacking.advanceTo(Infinity);
      } catch (error) {
        expect(String(error)).toContain('damaged');
      }
    }
  });
});

describe('bytes as text', () => {
  test.each(Object.entries(texts))('come back: %s', (_, bytes) => {
    const text = toText(bytes);
    const back = fromText(text);
    expect(Buffer.compare(back.subarray(0, bytes.length), bytes)).toBe(0);
    expect(back.length - bytes.length).toBeLessThan(2);
    expect(text).toMatch(/^[\x01-\x7f]*$/);
    expect(text).not.toMatch(/[`\\$<\r\n]/);
  });

  test('need a seventh more characters than bytes, or a little over', () => {
    const bytes = Uint8Array.from({ length: 10_000 }, (_, index) => (index * index * 7919) >> 5);
    expect(toText(bytes).length / bytes.length).toBeLessThan(1.18);
  });
});
