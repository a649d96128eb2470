import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';

import { inflate, longestInflated } from '../../../site/src/exchange/payload/inflate.ts';
import { inflatePayload } from '../../../site/src/exchange/payload/payload.ts';
import { Unreadable } from '../../../site/src/exchange/unreadable.ts';
import { randomNumbers } from './random.fixture.ts';

function faultOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

describe('compressed text', () => {
  test('becomes what lz-string made it of', () => {
    const random = randomNumbers(1);
    for (let round = 0; round < 400; round++) {
      const letters = 1 + random(40);
      const text = Array.from({ length: random(300) }, () =>
        String.fromCharCode(random(50) === 0 ? random(65_536) : 97 + random(letters)),
      ).join('');
      expect(inflate(LZString.compressToBase64(text))).toEqual({ text });
    }
  });

  test('of any characters is what lz-string makes of it, or refused', () => {
    const random = randomNumbers(2);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    for (let round = 0; round < 2000; round++) {
      const encoded = Array.from({ length: 1 + random(60) }, () => alphabet[random(64)]).join('');
      const inflated = inflate(encoded);
      if ('text' in inflated && inflated.text !== '')
        expect(LZString.decompressFromBase64(encoded)).toBe(inflated.text);
    }
  });

  test('is read to its end mark, whatever follows', () => {
    const encoded = LZString.compressToBase64('{"a":1}').replace(/=+$/, '');
    expect(inflate(`${encoded}?setting=1 and so on`)).toEqual({ text: '{"a":1}' });
  });

  test('that is cut off or is none says where', () => {
    const encoded = LZString.compressToBase64('{"title":"A long enough text"}');
    expect(inflate(encoded.slice(0, 20))).toEqual({ wrong: 'ends', at: 20 });
    expect(inflate(`${encoded.slice(0, 10)}!${encoded.slice(10)}`)).toEqual({
      wrong: 'character',
      at: 10,
    });
    expect(inflate('')).toEqual({ wrong: 'ends', at: 0 });
    // The first code is a phrase, and none is known yet.
    expect(inflate('wAAA')).toMatchObject({ wrong: 'code' });
  });

  test('that would be gigabytes stops at the limit', () => {
    expect(LZString.decompressFromBase64(bomb(100))).toBe('a'.repeat((100 * 101) / 2));
    const encoded = bomb(30_000);
    expect(encoded.length).toBeLessThan(80_000);
    expect(inflate(encoded)).toMatchObject({ wrong: 'too-large' });
    const most = 2895;
    expect((most * (most + 1)) / 2).toBeLessThanOrEqual(longestInflated);
    expect(inflate(bomb(most))).toHaveProperty('text.length', (most * (most + 1)) / 2);
    expect(inflate(bomb(most + 1))).toMatchObject({ wrong: 'too-large' });
    expect(inflate(LZString.compressToBase64('abcabcabc'), 8)).toMatchObject({
      wrong: 'too-large',
    });
    expect(faultOf(() => inflatePayload(encoded))).toMatchObject({ expected: 'smaller' });
    expect(faultOf(() => inflatePayload('A'.repeat(600_000)))).toMatchObject({
      expected: 'smaller',
    });
  });
});

describe('a payload', () => {
  // Its compressed form has a `+`, a doubled slash and padding.
  const data = JSON.stringify({ title: '\uFFFF 1001 by nobody' });
  const encoded = LZString.compressToBase64(data);

  test('is read as mail, chats and servers leave it', () => {
    expect(encoded).toMatch(/^(?=.*\+)(?=.*\/\/).*=$/);
    for (const damaged of [
      encoded,
      encoded.replaceAll('+', ' '),
      encodeURIComponent(encoded),
      encodeURIComponent(encodeURIComponent(encoded)),
      encoded.replace(/=+$/, ''),
      encoded.replace(/.{20}/g, '$&\r\n'),
      encoded.replace('//', '/'),
    ])
      expect(inflatePayload(damaged)).toBe(data);
  });

  test('that is cut off, damaged or no data says where', () => {
    expect(faultOf(() => inflatePayload(encoded.slice(0, 30)))).toEqual({
      where: 'character 31',
      found: 'nothing',
      expected: 'whole-text',
    });
    expect(
      faultOf(() => inflatePayload(`${encoded.slice(0, 8)}!${encoded.slice(8)}`)),
    ).toMatchObject({ where: 'character 9', expected: 'base64' });
    expect(faultOf(() => inflatePayload(LZString.compressToBase64('no data')))).toMatchObject({
      expected: 'base64',
    });
  });
});

/** The letter a so often as 1 + 2 + ... + `phrases` says, each phrase a letter longer than the last. */
function bomb(phrases: number): string {
  let known = 3;
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let bit = 0; bit < width; bit++) bits.push((value >> bit) & 1);
  };
  const width = () => Math.floor(Math.log2(known)) + 1;
  put(0, 2);
  put(97, 8);
  known = 4;
  for (let phrase = 2; phrase <= phrases; phrase++) {
    put(known, width());
    known++;
  }
  put(2, width());
  let encoded = '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  for (let at = 0; at < bits.length; at += 6) {
    const sextet = [0, 1, 2, 3, 4, 5].reduce((sum, bit) => sum * 2 + (bits[at + bit] ?? 0), 0);
    encoded += alphabet[sextet];
  }
  return encoded.padEnd(Math.ceil(encoded.length / 4) * 4, '=');
}
